"""The little map on the home page, `web/src/screens/home/china-picture.json`, made from the board file of side A."""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BOARD = ROOT / "src/guanxi/china/boards/a.toml"
PICTURE = ROOT / "web/src/screens/home/china-picture.json"

# A position in which something is to be seen: four chains, some rivals between them.
PALACES = {
    "green": "zhao-1 zhao-2 zhao-3 yan-1 shu-5 chin-3",
    "purple": "yan-7 yan-6 yan-5 qi-2 wei-1 zhao-5 chu-4",
    "blue": "wei-4 wei-5 han-3 han-1 han-2 chin-2 chu-7",
    "red": "lu-1 lu-2 lu-4 lu-3 yan-3 qi-1 wei-6",
}
EMISSARIES = {"zhao": "green green", "wei": "green purple", "han": "green green", "yan": "red red purple", "qi": "red"}
SCORED = ("han", "qi")


def outline(polygon: list[list[int]]) -> str:
    """A land with soft corners: a curve through the middles of its sides."""
    pairs = list(zip(polygon, polygon[1:] + polygon[:1], strict=True))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairs]
    curves = [f"Q{b[0]} {b[1]} {x:g} {y:g}" for (_, b), (x, y) in zip(pairs, middles[1:] + middles[:1], strict=True)]
    return f"M{middles[0][0]:g} {middles[0][1]:g}{''.join(curves)}Z"


def main() -> None:
    """Write it."""
    board = tomllib.loads(BOARD.read_text())
    at = {space["id"]: space["at"] for space in board["spaces"]}
    owner = {space: colour for colour, spaces in PALACES.items() for space in spaces.split()}
    roads = []
    for road in board["roads"]:
        one, two = road["ends"]
        via = f"Q{road['via'][0]} {road['via'][1]} " if "via" in road else "L"
        d = f"M{at[one][0]} {at[one][1]}{via}{at[two][0]} {at[two][1]}"
        chain = owner[one] if owner.get(one) and owner.get(one) == owner.get(two) else None
        roads.append({"d": d, "chain": chain})
    picture = {
        "lands": [
            {
                "id": land["id"],
                "name": land["name"],
                "colour": land["color"],
                "d": outline(land["polygon"]),
                "dragon": land["dragon"],
                "label": land["label"],
                "emissaries": EMISSARIES.get(land["id"], "").split(),
                "scored": land["id"] in SCORED,
            }
            for land in board["province"]
        ],
        "lake": outline(board["water"][0]["polygon"]),
        "roads": roads,
        "spaces": [{"id": space, "at": place, "owner": owner.get(space)} for space, place in at.items()],
        "alliances": [{"number": each["number"], "at": each["at"]} for each in board["alliances"]],
    }
    PICTURE.write_text(json.dumps(picture, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
