"""The stuff things are made of. Every function returns a new Blender material."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bpy

from art.blender.nodes import Colour, Nodes, hex_colour, new_material, shade

ALONG = {"X": (0.28, 2.2, 2.2), "Y": (2.2, 0.28, 2.2), "Z": (2.2, 2.2, 0.28)}
FIBRE = {"X": (1.1, 26.0, 26.0), "Y": (26.0, 1.1, 26.0), "Z": (26.0, 26.0, 1.1)}


def _scaled(scale: tuple[float, float, float], factor: float) -> tuple[float, float, float]:
    return scale[0] * factor, scale[1] * factor, scale[2] * factor


def plain(
    name: str,
    colour: Colour,
    rough: float = 0.4,
    metallic: float = 0.0,
    coat: float = 0.0,
    specular: float = 0.5,
    emit: float = 0.0,
) -> Any:
    """One even colour: paint, paper, enamel; ``emit`` makes it glow."""
    material, _, shader = new_material(name)
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Coat Weight"].default_value = coat
    shader.inputs["Coat Roughness"].default_value = 0.08
    shader.inputs["Specular IOR Level"].default_value = specular
    if emit:
        shader.inputs["Emission Color"].default_value = (*colour, 1)
        shader.inputs["Emission Strength"].default_value = emit
    return material


def glow(name: str, colour: Colour, strength: float) -> Any:
    """Fire: it gives light and shows none of what falls on it, so that it keeps its colour."""
    material, _, shader = new_material(name)
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    shader.inputs["Specular IOR Level"].default_value = 0.0
    shader.inputs["Emission Color"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def fire(name: str, tall: float, strength: float) -> Any:
    """A flame ``tall`` units high: pale at its foot, orange, red at its tip."""
    material = glow(name, (1, 0.3, 0), strength)
    shader = material.node_tree.nodes["Principled BSDF"]
    nodes = Nodes(material.node_tree)
    parts = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.mapped((1, 1, 1 / tall)), parts.inputs[0])
    stops = [
        (0.0, (1.0, 0.66, 0.10)),
        (0.3, (1.0, 0.44, 0.02)),
        (0.65, (1.0, 0.20, 0.0)),
        (1.0, (0.6, 0.05, 0.0)),
    ]
    nodes.link(nodes.ramp(parts.outputs[2], stops), shader.inputs["Emission Color"])
    return material


def waxy(name: str, colour: Colour, rough: float = 0.35, depth: float = 0.5) -> Any:
    """Light goes a little way in: ivory, wax, porcelain, candle, petals."""
    material = plain(name, colour, rough, coat=0.3)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Subsurface Weight"].default_value = depth
    shader.inputs["Subsurface Radius"].default_value = (0.12, 0.07, 0.05)
    shader.inputs["Subsurface Scale"].default_value = 0.5
    return material


def _crevices(nodes: Nodes, distance: float, inside: bool = False) -> Any:
    occlusion = nodes.add("ShaderNodeAmbientOcclusion", Distance=distance)
    occlusion.samples = 2
    occlusion.inside = inside
    return occlusion.outputs["AO"]


def wood(
    name: str,
    dark: Colour,
    light: Colour,
    axis: str = "Z",
    scale: float = 1.0,
    coat: float = 0.6,
    rough: float = 0.38,
    grain: float = 1.0,
    crevices: bool = True,
) -> Any:
    """Polished wood whose grain runs along ``axis`` (object space); dirt in its crevices."""
    material, nodes, shader = new_material(name)
    along = nodes.mapped(_scaled(ALONG[axis], scale))
    fibre = nodes.mapped(_scaled(FIBRE[axis], scale))
    clouds = nodes.noise(along, Scale=1.6, Detail=4, Distortion=0.6)
    rings = nodes.add("ShaderNodeTexWave", Scale=2.6, Distortion=5.0, Detail=3, Detail__Scale=1.4)
    nodes.link(along, rings.inputs["Vector"])
    fine = nodes.noise(fibre, Scale=1.0, Detail=5, Roughness=0.65)
    value = nodes.math("MULTIPLY", rings.outputs[1], 0.26 * grain)
    value = nodes.math("ADD", value, nodes.math("MULTIPLY", clouds, 0.70))
    fine_part = nodes.math("MULTIPLY", nodes.math("SUBTRACT", fine, 0.5), 0.75 * grain)
    colour = nodes.ramp(nodes.math("ADD", value, fine_part), [(0.18, dark), (0.75, light)])
    if crevices:
        hidden = nodes.math("SUBTRACT", 1.0, nodes.math("POWER", _crevices(nodes, 0.25), 1.4))
        colour = nodes.mix(hidden, colour, shade(dark, 0.25))
    nodes.link(colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Coat Weight"].default_value = coat
    shader.inputs["Coat Roughness"].default_value = 0.12
    nodes.bump(fine, shader, 0.10, 0.02)
    return material


def metal(
    name: str,
    base: Colour,
    rough: float = 0.26,
    patina: Colour = (0.02, 0.018, 0.015),
    wear: float = 0.35,
    bump: float = 0.06,
    scale: float = 1.0,
) -> Any:
    """Die-cast metal: patina in the crevices, bright worn edges, a fine casting grain.

    ``scale`` is how much smaller than two units the object is: it sets grain and crevices.
    """
    material, nodes, shader = new_material(name)
    place = nodes.mapped((1, 1, 1))
    clouds = nodes.noise(place, Scale=9 * scale, Detail=6, Roughness=0.6)
    grain = nodes.noise(place, Scale=70 * scale, Detail=3)
    hidden = nodes.math("SUBTRACT", 1.0, nodes.math("POWER", _crevices(nodes, 0.16 / scale), 1.6))
    uneven = nodes.math("ADD", 0.65, nodes.math("MULTIPLY", clouds, 0.7))
    dirt = nodes.math("MINIMUM", nodes.math("MULTIPLY", hidden, uneven), 0.92)
    colour = nodes.mix(dirt, base, patina)
    edge = nodes.math("SUBTRACT", 1.0, _crevices(nodes, 0.05 / scale, inside=True))
    edge = nodes.math("MINIMUM", nodes.math("MULTIPLY", edge, wear), 1.0)
    red, green, blue = (min(1.0, part * 1.5 + 0.12) for part in base)
    nodes.link(nodes.mix(edge, colour, (red, green, blue)), shader.inputs["Base Color"])
    shader.inputs["Metallic"].default_value = 1.0
    rise = nodes.math(
        "ADD", nodes.math("MULTIPLY", clouds, 0.14), nodes.math("MULTIPLY", dirt, 0.35)
    )
    nodes.link(nodes.math("ADD", rough - 0.06, rise), shader.inputs["Roughness"])
    nodes.bump(grain, shader, bump, 0.02)
    return material


def brass(scale: float = 1.0) -> Any:
    """Polished brass, brown in the crevices."""
    return metal("brass", hex_colour("#d8a548"), 0.2, (0.045, 0.02, 0.006), scale=scale)


def pewter(scale: float = 1.0) -> Any:
    """Die-cast pewter."""
    return metal("pewter", hex_colour("#b4b2ae"), 0.27, scale=scale)


def steel(scale: float = 1.0) -> Any:
    """Bright steel."""
    return metal("steel", hex_colour("#d2d6da"), 0.17, scale=scale)


def gunmetal(scale: float = 1.0) -> Any:
    """Blued, nearly black steel with bright edges."""
    return metal("gun", hex_colour("#5d6068"), 0.23, (0.01, 0.01, 0.012), 0.8, scale=scale)


def leather(name: str, colour: Colour, scale: float = 60.0) -> Any:
    """Pebbled hide, unevenly worn."""
    material, nodes, shader = new_material(name)
    place = nodes.mapped((1, 1, 1))
    pebbles = nodes.add("ShaderNodeTexVoronoi", Scale=scale)
    nodes.link(place, pebbles.inputs["Vector"])
    worn = nodes.noise(place, Scale=5, Detail=4)
    nodes.link(
        nodes.mix(worn, shade(colour, 0.55), shade(colour, 1.25)), shader.inputs["Base Color"]
    )
    shader.inputs["Roughness"].default_value = 0.38
    nodes.bump(pebbles.outputs["Distance"], shader, 0.25)
    return material


def cloth(name: str, colour: Colour, weave: float = 130.0, sheen: float = 0.4) -> Any:
    """Woven or napped cloth: matt, a little sheen, a fine weave, slow waves of shade."""
    material, nodes, shader = new_material(name)
    place = nodes.mapped((1, 1, 1))
    slow = nodes.noise(place, Scale=4, Detail=3)
    nodes.link(
        nodes.mix(slow, shade(colour, 0.75), shade(colour, 1.15)), shader.inputs["Base Color"]
    )
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular IOR Level"].default_value = 0.1
    shader.inputs["Sheen Weight"].default_value = sheen
    nodes.bump(nodes.noise(place, Scale=weave, Detail=2), shader, 0.45)
    return material


def glass(name: str = "glass", tint: Colour = (1.0, 1.0, 1.0), rough: float = 0.03) -> Any:
    """Clear glass that lets light through to what is behind without caustics."""
    material, nodes, shader = new_material(name)
    shader.inputs["Base Color"].default_value = (*tint, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Transmission Weight"].default_value = 1.0
    shader.inputs["IOR"].default_value = 1.45
    clear = nodes.add("ShaderNodeBsdfTransparent", Color=(*tint, 1))
    rays = nodes.add("ShaderNodeLightPath")
    either = nodes.add("ShaderNodeMixShader")
    nodes.link(rays.outputs["Is Shadow Ray"], either.inputs[0])
    nodes.link(shader.outputs[0], either.inputs[1])
    nodes.link(clear.outputs[0], either.inputs[2])
    output = next(n for n in nodes.tree.nodes if n.type == "OUTPUT_MATERIAL")
    nodes.link(either.outputs[0], output.inputs[0])
    return material


def marble(name: str, base: Colour, vein: Colour, scale: float = 1.0, rough: float = 0.12) -> Any:
    """Polished stone with wandering veins."""
    material, nodes, shader = new_material(name)
    place = nodes.mapped((scale, scale, scale), "Generated" if scale < 0 else "Object")
    drift = nodes.noise(place, Scale=1.3, Detail=7, Roughness=0.62, Distortion=1.6)
    ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", drift, 0.5))
    thin = nodes.math("MULTIPLY", ridge, 14.0)
    colour = nodes.ramp(nodes.math("MINIMUM", thin, 1.0), [(0.0, vein), (0.55, base), (1.0, base)])
    cloud = nodes.noise(place, Scale=2.2, Detail=4)
    nodes.link(nodes.mix(cloud, shade(base, 0.78), colour, "MIX"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Coat Weight"].default_value = 0.3
    return material


def picture(name: str, path: Path | str, rough: float = 0.8, sheen: float = 0.0) -> Any:
    """An image laid on by the object's UV map (see ``shapes.lay_flat``)."""
    material, nodes, shader = new_material(name)
    image = bpy.data.images.load(str(path))
    image.pack()
    node = nodes.add("ShaderNodeTexImage")
    node.image = image
    nodes.link(node.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular IOR Level"].default_value = 0.15 if sheen else 0.4
    shader.inputs["Sheen Weight"].default_value = sheen
    return material
