"""Plots as SVG: shares of a hundred as dots on one line a thing, with the wished range shaded behind them."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

LEFT: Final = 130
WIDTH: Final = 600
ROW: Final = 26
TOP: Final = 34
STYLE: Final = "font-family:system-ui,sans-serif;font-size:13px"
SHADES: Final = ("#b8c4d6", "#93a7c4", "#6f8ab2", "#4c6da0", "#2a508e", "#0b347c")
"""From few players to many."""


def strips(rows: dict[str, list[float]], wish: tuple[int, int], caption: str) -> str:
    """A picture with a row for each name and a dot for each of its values (0–100)."""

    def x(share: float) -> float:
        return round(LEFT + share / 100 * WIDTH, 1)

    height = TOP + ROW * len(rows) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {height}" style="{STYLE}">',
        f'<rect width="{LEFT + WIDTH + 30}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" fill="#333">{escape(caption)}</text>',
        f'<path d="M{x(wish[0])} {TOP}H{x(wish[1])}V{TOP + ROW * len(rows)}H{x(wish[0])}Z" fill="#e3f1df"/>',
    ]
    for share in range(0, 101, 25):
        parts.append(f'<path d="M{x(share)} {TOP}V{TOP + ROW * len(rows)}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(share)}" y="{height - 10}" fill="#555" text-anchor="middle">{share}</text>')
    for number, (name, values) in enumerate(rows.items()):
        y = TOP + ROW * number + ROW / 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" fill="#333" text-anchor="end">{escape(name)}</text>')
        for shade, value in zip(SHADES, values, strict=False):
            parts.append(f'<circle cx="{x(value)}" cy="{y}" r="6" fill="{shade}" fill-opacity="0.85"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
