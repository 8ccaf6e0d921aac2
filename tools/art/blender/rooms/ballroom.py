"""The ballroom: a parquet star under the chandelier's light, a grand piano in the bay."""

from __future__ import annotations

import math

from art.blender import kit
from art.blender.house import floors, lamps, music, plants, seating
from art.blender.house.floors import Piece
from art.blender.house.site import Site

CENTRE = (4.0, 3.0)
REACH = 2.35


def _moved(pieces: list[Piece], dx: float, dy: float) -> list[Piece]:
    return [Piece(tuple((x + dx, y + dy) for x, y in p.outline), p.grain, p.tone) for p in pieces]


def _floor(site: Site) -> None:
    """Oak squares all over; in the middle a ring, a star of sixteen rays, a rose."""
    x, y, _ = site.at(*CENTRE)
    oak = floors.stave_wood("#7a4c20", "#b07c3e", "#dcb273", 0.24, 0.3)
    dark = floors.stave_wood("#2b1409", "#5a2f16", "#86502a", 0.24, 0.3)
    contrast = floors.stave_wood("#4a2410", "#9a6430", "#e6c68c", 0.22, 0.75)
    floors.inlay(floors.basket(site.width + 1, site.height + 1, 0.5, 4), oak)
    layers = (
        ([*floors.ring(REACH, REACH + 0.16, 72)], dark, 0.006),
        ([*floors.ring(0.0001 + 0.02, REACH, 64)], oak, 0.007),
        ([*floors.star(16, REACH - 0.05, 1.15, math.pi / 16)], contrast, 0.010),
        ([*floors.star(8, REACH - 0.25, 0.72)], contrast, 0.014),
        ([*floors.ring(0.02, 0.52, 32)], dark, 0.018),
        ([*floors.star(8, 0.5, 0.2, math.pi / 8)], contrast, 0.022),
    )
    for pieces, wood, lift in layers:
        part = floors.inlay(_moved(pieces, x, y), wood, 0.005, 0.008)
        part.location.z = lift


def furnish(site: Site) -> None:
    """Dancing room in the middle; music below; seats and candles along the walls."""
    stuff = site.stuff
    _floor(site)
    kit.group([music.grand_piano(stuff)], site.at(3.4, 5.6), (0, 0, 168), 0.88)
    kit.place(music.harp(stuff), site.at(5.15, 6.15), (0, 0, 30))
    kit.place(music.cello(stuff), site.at(5.25, 5.2, 0.12), (0, 0, 20))
    for x, y in ((0.5, 0.5), (7.5, 0.5), (0.5, 5.5), (7.5, 5.5)):
        kit.place(lamps.candle_stand(stuff, 13), site.at(x, y))
    for x, turn in ((0.48, 90), (7.52, -90)):
        kit.place(seating.bench(stuff, 1.1, "#7a2430"), site.at(x, 4.6), (0, 0, turn))
        kit.place(plants.palm(stuff, 0.42, 9, int(x) + 2, "#2f4a5a"), site.at(x, 1.35))
    kit.place(seating.bench(stuff, 1.2, "#7a2430"), site.at(4.0, 0.5))
    for n in range(8):
        a = 2 * math.pi * n / 8
        spot = site.at(CENTRE[0] + 0.75 * math.cos(a), CENTRE[1] + 0.75 * math.sin(a), 2.6)
        kit.bulb(spot, 11, (1.0, 0.78, 0.46), 0.1)
