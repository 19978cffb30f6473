"""What only bosses do: a sermon, a hook, a shed skin, a crown that does not let go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.missions import Crypt
from ..content.monster_abilities import HOOK_PULL, SHED_SQUARES
from ..effects import show_ability
from ..events import MonsterKilled, MonsterSpawned
from ..goals import is_reached
from ..monster_events import HeroPulled, MonsterFell, MonsterRose, MonsterSlipped
from ..movement import drag, slips
from ..spawning import free_around
from ..targets import has

if TYPE_CHECKING:
    from regno.engine.questions import Cell

    from ..game import SuperFantasy
    from ..state import Hero, Monster


def preach(game: SuperFantasy, monster: Monster) -> None:
    """The Archbishop's sermon: on a Drop every standing hero in his Area dozes off, on a Skull a Badly Dead climbs up
    beside him, on a Lightning nobody has listened."""
    rule = "sf.monster.sermon"
    show_ability(game, monster, "sermon")
    symbol, _ = game.roll_fate("monster_ability", who=monster.id, rule=rule)
    if symbol == "drop":
        for hero in game.standing():
            if game.area_of(hero.cell) == game.area_of(monster.cell):
                game.add_status(hero, "stunned", rule=rule)
    if symbol == "skull":
        free = free_around(game, (monster.cell,))
        risen = game.add_monster("badly_dead", free[0]) if free else None
        if risen is not None:
            game.tell(MonsterSpawned(monster=risen.id, kind=risen.kind, cell=risen.cell, source=monster.id, rule=rule))


def hook(game: SuperFantasy, monster: Monster, hero: Hero) -> None:
    """The Fishmonger drags a hero straight towards himself."""
    show_ability(game, monster, "hook", hero.id)
    path = drag(game, hero, monster.cell, HOOK_PULL)
    hero.cell = path[-1]
    game.tell(HeroPulled(monster=monster.id, hero=hero.id, path=path))


def slip_away(game: SuperFantasy, monster: Monster) -> None:
    """Sstraxas leaves his skin in your hands and is two squares off."""
    path = slips(game, monster, SHED_SQUARES)
    if len(path) > 1:
        show_ability(game, monster, "sheds")
        monster.cell = path[-1]
        game.face_nearest(monster)
        game.tell(MonsterSlipped(monster=monster.id, path=path))


# ── the crown ────────────────────────────────────────────────────────────────────────────────────────────────────────


def will_be_back(game: SuperFantasy, monster: Monster) -> bool:
    """King Skullcleaver, about to fall: does he rise again? As long as his crypt is not sealed; where no crypt can be,
    once."""
    if not has(game, monster, "crown"):
        return False
    crypts = _crypts(game)
    return any(not _is_sealed(game, crypt) for crypt in crypts) if crypts else not monster.has_risen


def lie_down(game: SuperFantasy, monster: Monster, by: str) -> None:
    """He leaves the board until the clean-up."""
    del game.state.monsters[monster.id]
    game.state.fallen[monster.id] = monster
    game.tell(MonsterFell(monster=monster.id, kind=monster.kind, cell=monster.cell, by=by or None))


def rise_again(game: SuperFantasy) -> None:
    """The clean-up: who has fallen is back beside his crypt with all his Life, or where he fell with half of it. If the
    crypt has been sealed meanwhile he stays down for good."""
    for monster in list(game.state.fallen.values()):
        crypts = _crypts(game)
        opened = [crypt for crypt in crypts if not _is_sealed(game, crypt)]
        if crypts and not opened:
            del game.state.fallen[monster.id]
            game.tell(MonsterKilled(monster=monster.id, kind=monster.kind, cell=monster.cell, rule="sf.monster.crown"))
            continue
        free = free_around(game, opened[0].cells) if opened else _where_he_fell(game, monster)
        if not free:
            continue
        del game.state.fallen[monster.id]
        life = game.sheets[monster.kind].life
        left = life if opened else (life + 1) // 2
        monster.cell, monster.wounds, monster.status, monster.has_risen = free[0], life - left, (), True
        game.state.monsters[monster.id] = monster
        game.face_nearest(monster)
        show_ability(game, monster, "crown")
        game.tell(MonsterRose(monster=monster.id, kind=monster.kind, cell=monster.cell, life=left))


def _crypts(game: SuperFantasy) -> list[Crypt]:
    """The crypts that can be sealed."""
    return [crypt for crypt in game.mission.crypts.values() if crypt.goal]


def _is_sealed(game: SuperFantasy, crypt: Crypt) -> bool:
    return is_reached(game, game.mission.goal(crypt.goal))


def _where_he_fell(game: SuperFantasy, monster: Monster) -> list[Cell]:
    return [monster.cell] if monster.cell not in game.occupied() else free_around(game, (monster.cell,))
