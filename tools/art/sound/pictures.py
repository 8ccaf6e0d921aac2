"""Sounds to look at: waveform above, spectrogram below, many on a sheet."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy.signal import spectrogram

from .mastering import heard
from .waves import RATE, Wave

WIDE, WAVE_HIGH, SPECTRUM_HIGH, HEAD = 560, 60, 240, 18
FLOOR_DB, TOP_DB = -105.0, -25.0
PER_SHEET = 9
HEAT = np.array(
    [(8, 6, 16), (48, 16, 84), (132, 32, 96), (214, 72, 60), (248, 156, 52), (255, 252, 200)]
)


def heat(levels: Wave) -> NDArray[np.uint8]:
    """Levels in decibels as colours."""
    share = np.clip((levels - FLOOR_DB) / (TOP_DB - FLOOR_DB), 0, 1) * (len(HEAT) - 1)
    low = np.minimum(share.astype(int), len(HEAT) - 2)
    part = (share - low)[..., None]
    return np.asarray((1 - part) * HEAT[low] + part * HEAT[low + 1], dtype=np.uint8)


def _spectrum(wave: Wave) -> Image.Image:
    """Log-frequency from 40 Hz to 18 kHz, so that wood and bass show as well as air."""
    size = 1024 if len(wave) < 8 * RATE else 4096
    padded = np.concatenate([np.zeros(size // 2), wave, np.zeros(size)])
    step = max(32, len(padded) // (WIDE * 2))
    hertz, _, power = spectrogram(
        padded, RATE, "hann", size, size - min(step, size // 2), nfft=size * 4, mode="psd"
    )
    rows = np.geomspace(18000, 40, SPECTRUM_HIGH)
    levels = 10 * np.log10(power[np.searchsorted(hertz, rows).clip(0, len(hertz) - 1)] + 1e-14)
    return Image.fromarray(heat(levels)).resize((WIDE, SPECTRUM_HIGH), Image.Resampling.BOX)


def _outline(wave: Wave) -> Image.Image:
    picture = Image.new("RGB", (WIDE, WAVE_HIGH), (16, 26, 30))
    draw = ImageDraw.Draw(picture)
    edges = np.linspace(0, len(wave), WIDE + 1).astype(int)
    middle = WAVE_HIGH / 2
    for x in range(WIDE):
        piece = wave[edges[x] : max(edges[x + 1], edges[x] + 1)]
        draw.line(
            (x, middle - piece.max() * middle, x, middle - piece.min() * middle), (212, 178, 80)
        )
    return picture


def panel(path: Path) -> Image.Image:
    """One sound."""
    wave = heard(path)
    mono = wave.mean(axis=1) if wave.ndim == 2 else wave
    picture = Image.new("RGB", (WIDE, HEAD + WAVE_HIGH + SPECTRUM_HIGH), (6, 10, 12))
    ImageDraw.Draw(picture).text(
        (4, 3), f"{path.stem}   {len(mono) / RATE:.2f} s   40 Hz - 18 kHz", (230, 220, 190)
    )
    picture.paste(_outline(mono), (0, HEAD))
    picture.paste(_spectrum(mono), (0, HEAD + WAVE_HIGH))
    return picture


def sheets(paths: list[Path], folder: Path) -> list[Path]:
    """All sounds, three abreast."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = []
    for first in range(0, len(paths), PER_SHEET):
        panels = [panel(path) for path in paths[first : first + PER_SHEET]]
        wide, high = panels[0].size
        rows = -(-len(panels) // 3)
        sheet = Image.new("RGB", (3 * (wide + 6), rows * (high + 6)))
        for index, picture in enumerate(panels):
            sheet.paste(picture, (index % 3 * (wide + 6), index // 3 * (high + 6)))
        page = folder / f"sounds_{first // PER_SHEET + 1}.png"
        sheet.save(page)
        pages.append(page)
    return pages
