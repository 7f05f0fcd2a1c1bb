"""Colours as people see them: contrast (WCAG 2.2), distance (CIEDE2000), and what the colour-blind see."""

import math
from collections.abc import Sequence

Triple = tuple[float, float, float]

# What dichromats see of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """`#rrggbb` as light: red, green, blue from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def times(rows: Sequence[Triple], light: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return first, second, third


def contrast(text: str, ground: str) -> float:
    """From 1 to 21."""
    darker, lighter = sorted(times(TO_XYZ, linear(each))[1] for each in (text, ground))
    return (lighter + 0.05) / (darker + 0.05)


def lab(colour: str, sight: str) -> Triple:
    """In CIE L*a*b*, as somebody with that sight sees it."""
    red, green, blue = (min(1.0, max(0.0, each)) for each in times(SIGHTS[sight], linear(colour)))
    found = zip(times(TO_XYZ, (red, green, blue)), WHITE, strict=True)
    x, y, z = (
        t ** (1 / 3) if (t := part / white) > 216 / 24389 else (24389 / 27 * t + 16) / 116 for part, white in found
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Triple, other: Triple) -> float:
    """CIEDE2000 of two colours in L*a*b*; about 2 is just seen."""
    (light, a, b), (light_2, a_2, b_2) = one, other
    seventh = ((math.hypot(a, b) + math.hypot(a_2, b_2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - math.sqrt(seventh / (seventh + 25**7)))
    chroma, chroma_2 = math.hypot(a * stretch, b), math.hypot(a_2 * stretch, b_2)
    hue = math.atan2(b, a * stretch) % math.tau
    hue_2 = math.atan2(b_2, a_2 * stretch) % math.tau
    grey = chroma * chroma_2 == 0
    turn = 0.0 if grey else (hue_2 - hue + math.pi) % math.tau - math.pi
    mean_hue = hue + hue_2 if grey else hue + turn / 2
    mean_light, mean_chroma = (light + light_2) / 2, (chroma + chroma_2) / 2
    weight = (
        1
        - 0.17 * math.cos(mean_hue - math.radians(30))
        + 0.24 * math.cos(2 * mean_hue)
        + 0.32 * math.cos(3 * mean_hue + math.radians(6))
        - 0.20 * math.cos(4 * mean_hue - math.radians(63))
    )
    by_light = (light_2 - light) / (1 + 0.015 * (mean_light - 50) ** 2 / math.sqrt(20 + (mean_light - 50) ** 2))
    by_chroma = (chroma_2 - chroma) / (1 + 0.045 * mean_chroma)
    by_hue = 2 * math.sqrt(chroma * chroma_2) * math.sin(turn / 2) / (1 + 0.015 * mean_chroma * weight)
    degrees = math.degrees(mean_hue) % 360
    bend = math.radians(30) * math.exp(-(((degrees - 275) / 25) ** 2))
    rotated = -2 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)) * math.sin(2 * bend)
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotated * by_chroma * by_hue)
