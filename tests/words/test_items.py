"""What is written on an item is what it does: every figure of its rule is in its text, in both languages."""

from __future__ import annotations

import pytest

from regno.games.super_fantasy.content.items import (
    CURSES,
    GEAR,
    MENDED,
    PADDED,
    PIE_DICE,
    POISON_REACH,
    PUSHED,
    SMALL_ITEMS,
    TOME_REACH,
    Item,
)
from tests.words.fluent import LANGUAGES, patterns, words

ATTACKS = {
    "it": {"strength": "Corpo a corpo", "aim": "A distanza", "magic": "Attacco magico"},
    "en": {"strength": "Melee", "aim": "Ranged", "magic": "Magic attack"},
}
RANGE = {"it": "raggio", "en": "range"}
SPELLS = {"mend": MENDED, "shield": PADDED, "poison": POISON_REACH, "burn": 1}


def rule(language: str, name: str) -> str:
    """The text of an item or a curse."""
    return patterns(words(language)["sf-item-" + name.replace("_", "-")])["rule"]


def figures(item: Item) -> list[str]:
    """The figures that the text of an item of equipment has to name."""
    found = [
        f"+{value}" for value in (item.bonus, item.behind, *item.attributes.values(), *item.tests.values()) if value
    ]
    found += [str(value) for value in (item.shield_dice, item.condition.value if item.condition else 0) if value]
    found += [str(PUSHED)] if item.effect == "push" else []
    found += [str(SPELLS[item.spell])] if item.spell in SPELLS else []
    found += [str(TOME_REACH)] if item.spell not in ("", "poison") else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("item", GEAR.values(), ids=list(GEAR))
def test_an_items_text_has_its_figures(language: str, item: Item) -> None:
    text = rule(language, item.id)
    assert [figure for figure in figures(item) if figure not in text] == []
    if item.attack:
        assert ATTACKS[language][item.attack] in text
        assert f"{RANGE[language]} {item.rings[0]}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_items_text_has_its_figures(language: str) -> None:
    for item in SMALL_ITEMS.values():
        text = rule(language, item.id)
        wanted = [f"+{item.bonus}"] if item.bonus else []
        wanted += [str(figure) for figure in (item.amount, item.reach) if figure > 1]
        wanted += [str(PUSHED)] if item.effect == "push" else [str(PIE_DICE)] if item.effect == "pie" else []
        assert [figure for figure in wanted if figure not in text] == [], item.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curses_text_has_its_figures_and_says_how_long_it_lasts(language: str) -> None:
    lasts = {"it": "finché non te ne liberi", "en": "until you get rid of it"}
    for curse in CURSES.values():
        text = rule(language, curse.id)
        assert all(f"{value}".replace("-", "−") in text for value in curse.attributes.values()), curse.id
        assert lasts[language] in text, curse.id
