"""A page of HTML that stands alone: its style and drawings are in it, and it fetches nothing."""

from collections.abc import Sequence

from guanxi.arena.charts.svg import BLUE, FAINT, INK, PAPER
from guanxi.core.languages import USUAL
from guanxi.core.showing import in_html

STYLE = f"""\
:root {{ color-scheme: light; }}
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem;
  padding: 1.5rem; }}
h1 {{ color: {BLUE}; font-size: 1.6rem; margin: 0 0 .2rem; }}
h2 {{ font-size: 1.15rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid {FAINT}; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; }}
th, td {{ padding: .25rem .7rem; text-align: right; border-bottom: 1px solid {FAINT}; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
thead th {{ border-bottom: 2px solid {BLUE}; }}
svg {{ max-width: 100%; height: auto; border: 1px solid {FAINT}; }}
p.note {{ max-width: 44rem; }}
"""


def page(title: str, parts: Sequence[str]) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{in_html(title)}</title>'
    body = "\n".join([f"<h1>{in_html(title)}</h1>", *parts])
    top = f'<!doctype html>\n<html lang="{USUAL}"><head>{head}<style>\n{STYLE}</style></head>'
    return f"{top}\n<body>\n{body}\n</body></html>\n"


def heading(words: str) -> str:
    """What the next part is about."""
    return f"<h2>{in_html(words)}</h2>"


def note(words: str) -> str:
    """A paragraph."""
    return f'<p class="note">{in_html(words)}</p>'


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the rows."""
    top = "".join(f'<th scope="col">{in_html(cell)}</th>' for cell in head)
    body = "".join(_row(row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _row(cells: Sequence[str]) -> str:
    first, *others = (in_html(cell) for cell in cells)
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others) + "</tr>"
