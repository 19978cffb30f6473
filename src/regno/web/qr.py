"""QR codes: for the television as SVG, for the terminal as text. Always black on white, with the quiet zone around."""

from functools import lru_cache

import qrcode
from qrcode.constants import ERROR_CORRECT_M

QUIET_ZONE = 4


def _matrix(text: str) -> list[list[bool]]:
    """The squares of the code with its quiet zone; true is black."""
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=QUIET_ZONE)
    code.add_data(text)
    code.make(fit=True)
    return code.get_matrix()


@lru_cache(maxsize=32)
def svg(text: str) -> str:
    """`text` as an SVG that fills whatever holds it: one path, no styles, about 3 kB."""
    rows = _matrix(text)
    runs = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            start = x
            while x < len(row) and row[x]:
                x += 1
            runs.append(f"M{start} {y}h{x - start}v1h-{x - start}z")
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{"".join(runs)}"/></svg>'
    )


def terminal(text: str) -> str:
    """`text` in half-block characters, two rows a line: ink where the code is dark, so print it black on white."""
    rows = _matrix(text)
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    blocks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
