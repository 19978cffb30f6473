"""Everything that Super Fantasy, its rules and its pages mention by id has its words, in both languages."""

from __future__ import annotations

import re
import tomllib

import pytest
from msgspec import structs

from regno.engine.events import Event, snake
from regno.folders import missions_folder, static_folder
from regno.games.super_fantasy import events, hero_events, master_events, mission_events, monster_events
from regno.games.super_fantasy.content.abilities import ABILITIES
from regno.games.super_fantasy.content.faces import FATE_COLOURS, FATE_SYMBOLS
from regno.games.super_fantasy.content.heroes import ATTRIBUTES, HEROES, SLOTS
from regno.games.super_fantasy.content.items import CURSES, GEAR, SMALL_ITEMS
from regno.games.super_fantasy.content.missions import COMPANIONS, GOAL_KINDS, STORY_MODES, SURVIVAL_MODES
from regno.games.super_fantasy.content.monster_abilities import MONSTER_ABILITIES
from regno.games.super_fantasy.content.monsters import DIFFICULTIES, KINDS
from regno.games.super_fantasy.content.rulings import PRESETS, RULINGS
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.steps.prologue import NOTHING
from tests.words.code import abouts, action_groups, page_keys, page_literals, refusal_codes, rule_ids
from tests.words.fluent import LANGUAGES, Message, patterns, variables, words

EVENTS = {
    snake(name): kind
    for module in (events, hero_events, master_events, mission_events, monster_events)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
}
"""Everything the game can tell, by the name that pages know it by."""

PER_SENTENCE = {"text", "speaker"}
"""Arguments that a page adds to an event's own fields: a mission's line and who says it."""


def key(*parts: str) -> str:
    """The key of an id, as the pages make it."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> dict[str, Message]:
    """All words of a language."""
    return words(request.param)


def needs(said: dict[str, Message], found: str, *attributes: str) -> list[str]:
    """Which of a key's value and attributes have no words."""
    there = patterns(said[found]) if found in said else {}
    return [f"{found}.{name}" if name else found for name in ("", *attributes) if name not in there]


def test_everything_on_the_boards_has_words(said: dict[str, Message]) -> None:
    missing = [
        *(gap for hero in HEROES for gap in needs(said, key("sf-hero", hero), "line", "short", "full")),
        *(gap for name in ATTRIBUTES for gap in needs(said, key("sf-attribute", name), "rule")),
        *(gap for a in ABILITIES for gap in needs(said, key("sf-ability", a), "short", "rule", "rule2", "rule3")),
        *(gap for item in (*GEAR, *SMALL_ITEMS, *CURSES) for gap in needs(said, key("sf-item", item), "rule")),
        *(gap for kind in KINDS for gap in needs(said, key("sf-monster", kind), "rule", "many")),
        *(gap for a in MONSTER_ABILITIES for gap in needs(said, key("sf-monster-ability", a), "rule")),
        *(gap for name in DIFFICULTIES for gap in needs(said, key("sf-difficulty", name), "rule")),
        *(gap for name in (*SLOTS, "backpack") for gap in needs(said, key("sf-slot", name))),
        *(gap for name in ("stunned", "frozen", "poisoned") for gap in needs(said, key("sf-status", name), "rule")),
        *(gap for name in FATE_SYMBOLS for gap in needs(said, key("sf-symbol", name))),
        *(gap for name in FATE_COLOURS for gap in needs(said, key("sf-colour", name))),
    ]
    assert missing == []


def test_everything_missions_bring_and_ways_to_play_them_have_words(said: dict[str, Message]) -> None:
    used_up = ("brazier", "button", "boulder", "padlock", "crypt")
    missing = [
        *(gap for thing in used_up for gap in needs(said, key("sf-thing", thing), "rule", "used")),
        *(gap for thing in ("gold", *COMPANIONS) for gap in needs(said, key("sf-thing", thing), "rule")),
        *(gap for m in (*STORY_MODES, *SURVIVAL_MODES) for gap in needs(said, key("sf-mode", m), "short", "rule")),
        *(gap for name in SuperFantasy.campaigns() for gap in needs(said, key("sf-campaign", name), "rule")),
        *(gap for reason in ("markers", "lives", "dawn") for gap in needs(said, key("sf-reason", reason))),
        *needs(said, "option-keep-item"),
        *needs(said, key("option-keep-item", NOTHING)),
    ]
    assert missing == []


def test_every_ability_tells_its_bonuses(said: dict[str, Message]) -> None:
    for ability in ABILITIES.values():
        text = patterns(said[key("sf-ability", ability.id)])
        for level, bonus in enumerate(ability.bonus, 1):
            if ability.id in ("retro_rockets", "holy_lightning"):
                continue  # numbers of squares, and a bonus that Fate decides
            told = set(re.findall(r"[+−]\d", text["rule" if level == 1 else f"rule{level}"]))
            if bonus and (told or level == 1 or bonus != ability.bonus[level - 2]):
                assert f"{bonus:+}".replace("-", "−") in told, f"{ability.id} {level}"


def test_every_ruling_and_preset_has_words(said: dict[str, Message]) -> None:
    missing = [
        *(
            gap
            for ruling in RULINGS.values()
            for gap in needs(said, key("sf-ruling", ruling.name), "why", *(key(choice) for choice in ruling.choices))
        ),
        *(gap for preset in PRESETS for gap in needs(said, key("sf-preset", preset), "line")),
    ]
    assert missing == []


def test_every_event_has_a_line_that_uses_only_its_own_fields(said: dict[str, Message]) -> None:
    assert len(EVENTS) > 40
    for name, kind in EVENTS.items():
        if kind is events.GameEvent:
            continue
        found = key("event", name)
        assert needs(said, found) == []
        used = {used.removesuffix("_id") for used in variables(said[found].value, said)}
        assert used - PER_SENTENCE <= set(kind.__struct_fields__), name


def test_pages_know_what_events_may_leave_out() -> None:
    fields = {field.name for kind in EVENTS.values() for field in structs.fields(kind) if field.default is None}
    known = re.search(r"const NOTHING = {(.*)}", (static_folder() / "lib" / "saying.js").read_text(encoding="utf-8"))
    assert known is not None
    assert set(re.findall(r"(\w+): null", known[1])) == fields


def test_every_rule_says_why(said: dict[str, Message]) -> None:
    known = {
        *rule_ids(),
        *(f"sf.goal.{kind}" for kind in GOAL_KINDS),
        *(f"sf.ability.{ability}" for ability in ABILITIES),
        *(f"sf.monster.{ability}" for ability in MONSTER_ABILITIES),
        *(f"sf.item.{item}" for item in (*GEAR, *SMALL_ITEMS, *CURSES)),
    }
    assert [gap for rule in sorted(known) for gap in needs(said, key("rule", rule))] == []


def test_every_question_has_a_headline_for_who_is_asked_and_for_the_others(said: dict[str, Message]) -> None:
    assert len(abouts()) > 15
    assert [gap for about in sorted(abouts()) for gap in needs(said, key("ask", about))] == []
    assert [gap for about in sorted(abouts()) for gap in needs(said, key("wait", about))] == []


def test_every_action_of_a_turn_has_a_button(said: dict[str, Message]) -> None:
    assert len(action_groups()) > 12
    assert [gap for group in sorted(action_groups()) for gap in needs(said, key("action", group), "line")] == []


def test_every_refusal_gives_its_reason(said: dict[str, Message]) -> None:
    assert {"stale", "no_dice", "seat_taken", "unknown_message"} <= refusal_codes()
    assert [gap for code in sorted(refusal_codes()) for gap in needs(said, key("refused", code))] == []


def test_no_reason_is_kept_that_nobody_gives(said: dict[str, Message]) -> None:
    given = {key("refused", code) for code in refusal_codes() | page_literals()}
    assert [name for name in said if name.startswith("refused-") and name not in given] == []


def test_every_key_that_a_page_names_exists(said: dict[str, Message]) -> None:
    assert [name for name in sorted(page_keys()) if not _exists(said, name)] == []


def _exists(said: dict[str, Message], name: str) -> bool:
    message, _, attribute = name.replace("_", "-").partition(".")
    return message in said and attribute in patterns(said[message])


def test_every_mission_tells_the_same_story_in_both_languages() -> None:
    files = sorted((missions_folder() / "super_fantasy").glob("*.toml"))
    assert files
    for path in files:
        story = tomllib.loads(path.read_text(encoding="utf-8"))["words"]
        italian, english = story["it"], story["en"]
        for table in ("goals", "areas", "lines"):
            assert italian.get(table, {}).keys() == english.get(table, {}).keys(), f"{path.name}: {table}"
        for line, told in italian["lines"].items():
            assert told["speaker"] == english["lines"][line]["speaker"], line
            for language in LANGUAGES:
                assert key("sf-speaker", told["speaker"]) in words(language)
                assert len(story[language]["lines"][line]["text"]) <= 110, f"{line} is too long to hear out"
