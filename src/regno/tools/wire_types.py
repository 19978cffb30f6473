"""The JavaScript types of all messages, made from the Python ones: `python -m regno.tools.wire_types`.

Writes `static/lib/wire.d.ts`; a test fails while that file is older than the messages.
"""

from pathlib import Path
from typing import Any

from regno.folders import static_folder
from regno.wire.messages import from_page
from regno.wire.replies import from_server

HEAD = """\
/**
 * What passes between a page and the server, as `docs/wire.md` words it. Types alone: nothing here runs.
 *
 * Made from `src/regno/wire/` by `python -m regno.tools.wire_types`: change it there.
 */

/** A square of the board, x eastwards and y southwards, both from 0. */
export type Cell = [number, number];
export type Language = 'it' | 'en';
/** Plain facts of one thing on the board; each game knows what its kinds hold. */
export type Entity = any;
/** Everything on the board by `kind.id` (`heroes.kayla`) or by a single name (`board`). */
export type Entities = Record<string, Entity>;
"""

TAIL = """\
export type FromServer = {from_server};

export type FromPage = {from_page};

/** Something to do at the table. */
export type Deed = Do['action'];

/** Fields of the first message of a link, but for its type and the last update seen. */
export type Greeting = Omit<Hello, 'type' | 'seq'>;

/** What a page asks of the server; the link gives it an id. */
export type Command = Omit<Answer, 'command_id'> | Omit<Do, 'command_id'>;

/** Every command ends in one of these two. */
export type Outcome =
  | {{ accepted: true; result: any }}
  | {{ accepted: false; code: string; detail: Record<string, any> }};
"""

SPECIAL = {
    ("MissionEntry", "words"): "Record<Language, { title: string; blurb: string }>",
    ("MissionEntry", "players"): "[number, number]",
    ("Snapshot", "entities"): "Entities | null",
}
"""Fields that JavaScript knows better than JSON Schema."""


def wire_types() -> str:
    """The whole text of `wire.d.ts`."""
    named: dict[str, dict[str, Any]] = {}
    unions = {}
    for union, adapter in (("from_page", from_page), ("from_server", from_server)):
        schema = adapter.json_schema(mode="validation")
        for name, definition in schema.get("$defs", {}).items():
            named[name] = definition
        unions[union] = " | ".join(_name(part["$ref"]) for part in schema.get("oneOf") or schema["anyOf"])
    parts = [HEAD, *(_interface(name, named[name]) for name in named), TAIL.format(**unions)]
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [*_comment(schema), f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {SPECIAL.get((name, field)) or _type(kind)};")
    if schema.get("additionalProperties") is True:
        lines.append("  [fact: string]: any;")
    return "\n".join([*lines, "}", ""])


def _comment(schema: dict[str, Any]) -> list[str]:
    rows = schema.get("description", "").strip().replace("None", "null").splitlines()
    if len(rows) <= 1:
        return [f"/** {row} */" for row in rows]
    return ["/**", *(f" * {row}".rstrip() for row in rows), " */"]


def _type(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "const" in schema:
        return f"'{schema['const']}'"
    if "enum" in schema:
        values = [f"'{value}'" for value in schema["enum"]]
        return "Language" if sorted(schema["enum"]) == ["en", "it"] else " | ".join(values)
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema.get("anyOf") or schema["oneOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            items = [_type(item) for item in schema["prefixItems"]]
            return "Cell" if items == ["number", "number"] else f"[{', '.join(items)}]"
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if " " in item else f"{item}[]"
        case "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {'any' if isinstance(values, bool) else _type(values)}>"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "any"


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def wire_types_path() -> Path:
    """Where the types are kept."""
    return static_folder() / "lib" / "wire.d.ts"


if __name__ == "__main__":
    wire_types_path().write_text(wire_types(), encoding="utf-8")
