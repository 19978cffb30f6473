"""What a roll is worth: attribute, bonuses and number to reach, worked out in one place for rules and odds alike."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from .content.faces import ACTION_FACES, STAR


class Plan(Struct, frozen=True):
    """A roll before it is made. `star` is what each Star counts, `bonuses` are `(why, value)`, `need` the total to
    reach (None: any), `extra_dice` come free of charge, `spends` names the armed things this roll uses up. `again` is
    what lets the whole roll be made a second time if it fails; then only the second one counts."""

    purpose: str
    attribute: str
    star: int
    need: int | None = None
    bonuses: tuple[tuple[str, int], ...] = ()
    extra_dice: int = 0
    spends: tuple[str, ...] = ()
    again: str = ""

    @property
    def bonus(self) -> int:
        """All bonuses together."""
        return sum(value for _, value in self.bonuses)

    def odds(self, dice: int) -> float | None:
        """The exact chance (0–1) to reach `need` with this many dice of the pool; None when nothing is needed."""
        if self.need is None:
            return None
        chance = chance_of(dice + self.extra_dice, self.star, self.need - self.bonus)
        return 1 - (1 - chance) ** 2 if self.again else chance

    def mean(self, dice: int) -> float:
        """The total to expect with this many dice of the pool."""
        return (dice + self.extra_dice) * (1 + self.star / 3) + self.bonus


def total_of(faces: tuple[int, ...], star: int, bonus: int) -> int:
    """The total of a roll; never below 0."""
    return max(0, sum(star if face == STAR else face for face in faces) + bonus)


@cache
def distribution(dice: int, star: int) -> tuple[float, ...]:
    """The chance of every total, from 0 up, of so many action dice with Stars worth `star`."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + max(2, star))
        for total, chance in enumerate(chances):
            for face in ACTION_FACES:
                longer[total + (star if face == STAR else face)] += chance / len(ACTION_FACES)
        chances = longer
    return tuple(chances)


@cache
def chance_of(dice: int, star: int, need: int) -> float:
    """The chance that so many dice total `need` or more."""
    return min(1.0, sum(distribution(dice, star)[max(0, need) :]))


@cache
def chance_to_be_hit(shield_dice: int, defence: int, attack_dice: int, attack_star: int) -> float:
    """The chance that a monster's blow hits a hero who defends with so many Shield dice: a draw hits, and with no
    dice at all every blow does."""
    if shield_dice == 0:
        return 1.0
    return sum(
        chance * chance_of(attack_dice, attack_star, total)
        for total, chance in enumerate(distribution(shield_dice, defence))
    )
