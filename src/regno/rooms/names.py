"""Names as people type them, made fit for a screen."""

import unicodedata
from collections.abc import Collection

LONGEST = 16
"""Most letters of a name, as a reader counts them."""

_JOINER = "\u200d"
_TOO_MANY_MARKS = 6


def graphemes(text: str) -> list[str]:
    """`text` cut into what a reader takes for one letter: accents, joined emoji and flags stay whole."""
    letters: list[str] = []
    for character in text:
        if letters and _belongs_to(letters[-1], character):
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def clean(name: str) -> str:
    """`name` without control characters and needless space, cut to `LONGEST` letters; empty if nothing is left.

    Markup is left as it is: pages show names as text, never as markup.
    """
    normal = unicodedata.normalize("NFC", name)
    visible = "".join(" " if c.isspace() else c for c in normal if c == _JOINER or not _is_hidden(c))
    letters = graphemes(" ".join(visible.split()).strip(_JOINER))[:LONGEST]
    return "".join(
        letter[:_TOO_MANY_MARKS] if unicodedata.combining(letter[-1]) else letter for letter in letters
    ).strip()


def distinct(name: str, taken: Collection[str]) -> str:
    """`name`, or "name 2", "name 3"… where somebody at the table has it already."""
    lowered = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in lowered:
        number += 1
        suffix = f" {number}"
        candidate = "".join(graphemes(name)[: LONGEST - len(suffix)]).rstrip() + suffix
    return candidate


def _is_hidden(character: str) -> bool:
    """Control and format characters: among them those that turn the direction of writing."""
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} and not character.isspace()


def _belongs_to(letter: str, character: str) -> bool:
    if character == _JOINER or letter[-1] == _JOINER:
        return True
    if unicodedata.category(character) in {"Mn", "Mc", "Me"}:
        return True
    if "\U0001f3fb" <= character <= "\U0001f3ff":  # skin tones
        return True
    return _is_flag_half(character) and len(letter) == 1 and _is_flag_half(letter)


def _is_flag_half(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
