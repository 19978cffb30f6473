"""Just enough of a Project Fluent reader for tests: which messages a file has, and what each of them mentions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from regno.folders import static_folder

LANGUAGES = ("it", "en")

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*)$")
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= ?(.*)$")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.([\w-]+))? *\}")


@dataclass
class Message:
    """The source text of one message: its value, and its attributes by name."""

    value: str = ""
    attributes: dict[str, str] = field(default_factory=dict)


def words_folder(language: str) -> Path:
    """Where the words of a language lie."""
    return static_folder() / "words" / language


def files(language: str) -> list[str]:
    """The word files of a language, by name."""
    return sorted(path.name for path in words_folder(language).glob("*.ftl"))


def read(path: Path) -> dict[str, Message]:
    """Every message of a file by key. A key that comes twice raises `ValueError`."""
    messages: dict[str, Message] = {}
    message, attribute = Message(), ""
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line.startswith("#"):
            continue
        if start := _MESSAGE.match(line):
            key, text = start.groups()
            if key in messages:
                raise ValueError(f"{path}: {key} comes twice")
            message, attribute = Message(text), ""
            messages[key] = message
        elif start := _ATTRIBUTE.match(line):
            attribute, text = start.groups()
            message.attributes[attribute] = text
        elif attribute:
            message.attributes[attribute] += "\n" + line
        else:
            message.value += "\n" + line
    return messages


def words(language: str) -> dict[str, Message]:
    """Every message of a language, whatever its file."""
    found: dict[str, Message] = {}
    for name in files(language):
        for key, message in read(words_folder(language) / name).items():
            if key in found:
                raise ValueError(f"{language}: {key} is in two files")
            found[key] = message
    return found


def patterns(message: Message) -> dict[str, str]:
    """The value (under "") and the attributes that have text."""
    texts = {"": message.value, **message.attributes}
    return {name: text for name, text in texts.items() if text.strip()}


def variables(text: str, among: dict[str, Message]) -> set[str]:
    """The variables a pattern uses, those of the messages it refers to included."""
    found = set(_VARIABLE.findall(text))
    for key, attribute in _REFERENCE.findall(text):
        found |= variables(patterns(among[key])[attribute], among)
    return found
