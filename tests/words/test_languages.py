"""Both languages say the same things: same files, same keys, same variables."""

import re

import pytest

from tests.words.fluent import LANGUAGES, files, patterns, read, variables, words, words_folder

GRAMMAR = "sf-ending-"
"""Endings that only Italian needs (caduto, caduta)."""


def test_both_languages_have_the_same_files() -> None:
    assert files("it") == files("en")


@pytest.mark.parametrize("name", files("it"))
def test_both_languages_have_the_same_keys(name: str) -> None:
    keys = {
        language: {
            f"{key}.{attribute}"
            for key, message in read(words_folder(language) / name).items()
            for attribute in patterns(message)
            if not key.startswith(GRAMMAR)
        }
        for language in LANGUAGES
    }
    assert keys["it"] == keys["en"]


@pytest.mark.parametrize("name", files("it"))
def test_both_languages_use_the_same_variables(name: str) -> None:
    italian, english = words("it"), words("en")
    for key, message in read(words_folder("en") / name).items():
        for attribute, text in patterns(message).items():
            there, here = variables(patterns(italian[key])[attribute], italian), variables(text, english)
            assert {v for v in there if not v.endswith("_id")} == {v for v in here if not v.endswith("_id")}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice(language: str) -> None:
    assert words(language)


def test_italian_is_written_with_its_accents_and_apostrophes() -> None:
    wrong = re.compile(r"\b(perche|piu|puo|cosi|gia|pero|sara|citta)\b", re.IGNORECASE)
    for key, message in words("it").items():
        for text in patterns(message).values():
            sentence = re.sub(r"\{[^{}]*\}", "", text)
            assert not wrong.search(sentence), key
            assert "'" not in sentence, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_longer_than_a_glance(language: str) -> None:
    for key, message in words(language).items():
        if not key.startswith("rules-"):
            for text in patterns(message).values():
                longest = max(text.split("\n"), key=len)
                assert len(longest) <= 200, f"{key}: {len(longest)} characters"
