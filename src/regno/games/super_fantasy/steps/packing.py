"""Finding, keeping and handing over items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.heroes import SLOTS
from ..content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from ..hero_events import CurseDrawn, ItemDiscarded, ItemDrawn, ItemGiven, ItemMoved, ItemTaken

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Hero


def has_room(game: SuperFantasy, backpack: tuple[str, ...], item: str) -> bool:
    """A backpack holds one magic item if it is empty, or two small ones (the ruling says whether both)."""
    small = [name for name in backpack if name in SMALL_ITEMS]
    if item in MAGIC_ITEMS:
        return not backpack
    if len(small) < len(backpack) and game.ruled("backpack", "item_or_two_small"):
        return False
    return len(small) < 2


def fits_in_backpack(game: SuperFantasy, hero: Hero, item: str) -> bool:
    """Is there room for an item in a hero's backpack?"""
    return has_room(game, hero.backpack, item)


def discard(game: SuperFantasy, hero: Hero, item: str) -> None:
    """An item leaves a hero: magic items go to the discards, small ones out of the game."""
    if item in MAGIC_ITEMS:
        game.state.discarded.append(item)
    game.tell(ItemDiscarded(hero=hero.id, item=item))


def take_out(hero: Hero, item: str) -> None:
    """Remove an item from its slot or from the backpack."""
    for slot in SLOTS:
        if hero.gear[slot] == item:
            hero.gear[slot] = ""
            return
    hero.backpack = without(hero.backpack, item)


def without(backpack: tuple[str, ...], item: str) -> tuple[str, ...]:
    """What a backpack holds once one such item is taken out."""
    where = backpack.index(item)
    return backpack[:where] + backpack[where + 1 :]


class DrawItem(Step, tag=True):
    """A tile from the stack of magic items; curses hide among them."""

    hero: str
    source: str
    chest: str = ""
    has_been_cursed: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """The discards are shuffled when the stack is empty; with none left there is nothing."""
        state = game.state
        if not state.deck:
            state.deck, state.discarded = state.discarded, []
            game.progress.dice.shuffle(state.deck)
        if not state.deck:
            return Done()
        item = state.deck.pop()
        rule = "sf.curse.again" if self.has_been_cursed else "sf.item.draw"
        game.tell(ItemDrawn(hero=self.hero, item=item, source=self.source, rule=rule))
        if item in CURSES:
            return Do(Curse(hero=self.hero, curse=item), then=self.console)
        return Do(TakeItem(hero=self.hero, item=item, chest=self.chest), then=self.over)

    def console(self, game: SuperFantasy, _: Any) -> Outcome:
        """Who draws a curse draws again, once."""
        again = game.ruled("curse_compensation", "always") or self.source == "chest"
        if self.has_been_cursed or not again:
            return Done()
        self.has_been_cursed = True
        return Go(self.start)


class Curse(Step, tag=True):
    """A curse lies on one of the hero's abilities, of his choice."""

    hero: str
    curse: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Which one? If all are cursed already, it finds no hold."""
        hero = game.hero(self.hero)
        free = tuple(name for name in hero.charge if name not in hero.curses)
        if not free:
            game.state.discarded.append(self.curse)
            return Done()
        return Ask({hero.id: ChooseOne(about="curse_place", options=free)}, then=self.settle)

    def settle(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """It works at once; the ability's energy stays, unusable."""
        hero, ability = game.hero(self.hero), answers[self.hero]
        hero.curses[ability] = self.curse
        game.tell(CurseDrawn(hero=hero.id, curse=self.curse, ability=ability))
        if CURSES[self.curse].status:
            game.add_status(hero, CURSES[self.curse].status, rule="sf.curse")
        return Done()


class TakeItem(Step, tag=True):
    """A magic item in hand: use it, pack it, or refuse it; things can be thrown out of the backpack to make room."""

    hero: str
    item: str
    chest: str = ""

    def start(self, game: SuperFantasy) -> Outcome:
        """Where does it go?"""
        hero = game.hero(self.hero)
        options = [*MAGIC_ITEMS[self.item].slots]
        if fits_in_backpack(game, hero, self.item):
            options.append("backpack")
        else:
            options.extend(f"drop:{name}" for name in dict.fromkeys(hero.backpack))
        options.append("discard")
        for_the_absent = "backpack" if "backpack" in options else "discard"
        question = ChooseOne(about="item_found", options=tuple(options), default=for_the_absent)
        return Ask({hero.id: question}, then=self.place)

    def place(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """What it replaces goes into an empty backpack, else to the discards."""
        hero, slot = game.hero(self.hero), answers[self.hero]
        if slot.startswith("drop:"):
            thrown = slot.removeprefix("drop:")
            take_out(hero, thrown)
            discard(game, hero, thrown)
            return Go(self.start)
        if slot == "discard":
            if self.chest and game.ruled("refused_item", "left_in_chest"):
                game.state.left_behind[self.chest] = self.item
                game.tell(ItemDiscarded(hero=hero.id, item=self.item))
            else:
                discard(game, hero, self.item)
        else:
            put(game, hero, self.item, slot)
        return Done()


def put(game: SuperFantasy, hero: Hero, item: str, slot: str) -> None:
    """An item goes into a slot or the backpack, in place of what is there."""
    if slot == "backpack":
        hero.backpack += (item,)
    else:
        before, hero.gear[slot] = hero.gear[slot], item
        if before and fits_in_backpack(game, hero, before):
            hero.backpack += (before,)
            game.tell(ItemMoved(hero=hero.id, item=before, slot="backpack"))
        elif before:
            discard(game, hero, before)
    game.tell(ItemTaken(hero=hero.id, item=item, slot=slot))


class FindSmallItem(Step, tag=True):
    """A small item from the pile goes into the backpack."""

    hero: str

    def start(self, game: SuperFantasy) -> Outcome:
        """If there is one left."""
        if not game.state.small_deck:
            return Done()
        item = game.state.small_deck.pop()
        game.tell(ItemDrawn(hero=self.hero, item=item, source="tombstone", rule="sf.item.small"))
        return Do(PackSmallItem(hero=self.hero, item=item), then=self.over)


class PackSmallItem(Step, tag=True):
    """A small item for the backpack; if that is full, something must go."""

    hero: str
    item: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Is there room?"""
        hero = game.hero(self.hero)
        if fits_in_backpack(game, hero, self.item):
            put(game, hero, self.item, "backpack")
            return Done()
        in_the_way = [name for name in hero.backpack if has_room(game, without(hero.backpack, name), self.item)]
        options = tuple(dict.fromkeys((self.item, *in_the_way)))
        return Ask({hero.id: ChooseOne(about="small_item_full", options=options)}, then=self.drop)

    def drop(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """What goes? The new one, or one from the backpack."""
        hero, dropped = game.hero(self.hero), answers[self.hero]
        if dropped != self.item:
            take_out(hero, dropped)
            hero.backpack += (self.item,)
            game.tell(ItemTaken(hero=hero.id, item=self.item, slot="backpack"))
        discard(game, hero, dropped)
        return Done()


class Arrange(Step, tag=True):
    """The end of a turn: change slots, drop things, hand them to heroes in the same area."""

    hero: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Is there anything to sort?"""
        options = self._options(game)
        if len(options) == 1:
            return Done()
        return Ask({self.hero: ChooseOne(about="arrange", options=options)}, then=self.sort)

    def sort(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """One thing at a time."""
        hero = game.hero(self.hero)
        what, *names = answers[hero.id].split(":")
        match what, names:
            case "equip", [item, slot]:
                take_out(hero, item)
                put(game, hero, item, slot)
            case "stow", [item]:
                take_out(hero, item)
                hero.backpack += (item,)
                game.tell(ItemMoved(hero=hero.id, item=item, slot="backpack"))
            case "swap", []:
                hero.gear["right"], hero.gear["left"] = hero.gear["left"], hero.gear["right"]
                for slot in ("right", "left"):
                    if hero.gear[slot]:
                        game.tell(ItemMoved(hero=hero.id, item=hero.gear[slot], slot=slot))
            case "drop", [item]:
                take_out(hero, item)
                discard(game, hero, item)
            case "give", [item, to]:
                return Do(HandOver(hero=hero.id, item=item, to=to), then=self.again)
            case _:
                return Done()
        return Go(self.start)

    def again(self, game: SuperFantasy, _: Any) -> Outcome:
        """And the next."""
        return Go(self.start)

    def _options(self, game: SuperFantasy) -> tuple[str, ...]:
        hero = game.hero(self.hero)
        others = [
            other.id
            for other in game.standing()
            if other.id != hero.id and game.area_of(other.cell) == game.area_of(hero.cell)
        ]
        options = ["done"]
        for item in dict.fromkeys(hero.backpack):
            if item in MAGIC_ITEMS:
                options.extend(f"equip:{item}:{slot}" for slot in MAGIC_ITEMS[item].slots)
        held = [item for slot in SLOTS if (item := hero.gear[slot])]
        options.extend(f"stow:{item}" for item in held if fits_in_backpack(game, hero, item))
        if hero.gear["right"] or hero.gear["left"]:
            options.append("swap")
        for item in dict.fromkeys((*held, *hero.backpack)):
            options.extend(f"give:{item}:{other}" for other in others)
            options.append(f"drop:{item}")
        return tuple(options)


class HandOver(Step, tag=True):
    """An item for a hero in the same area, who may refuse it."""

    hero: str
    item: str
    to: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Do you want it?"""
        return Ask({self.to: ChooseOne(about="accept_gift", options=("accept", "refuse"))}, then=self.hand)

    def hand(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """It changes hands, and finds a slot there."""
        if answers[self.to] == "refuse":
            return Done()
        take_out(game.hero(self.hero), self.item)
        game.tell(ItemGiven(hero=self.hero, item=self.item, to=self.to))
        if self.item in SMALL_ITEMS:
            return Do(PackSmallItem(hero=self.to, item=self.item), then=self.over)
        return Do(TakeItem(hero=self.to, item=self.item), then=self.over)
