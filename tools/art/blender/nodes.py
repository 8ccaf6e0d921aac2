"""Shader node trees in few words."""

from __future__ import annotations

from typing import Any

import bpy

Colour = tuple[float, float, float]
Stop = tuple[float, Colour]


def hex_colour(text: str) -> Colour:
    """``#rrggbb`` as the linear light Blender works in."""
    text = text.lstrip("#")
    red, green, blue = (int(text[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def shade(colour: Colour, factor: float) -> Colour:
    """The same hue, darker or brighter."""
    red, green, blue = (min(1.0, part * factor) for part in colour)
    return red, green, blue


class Nodes:
    """A thin hand on one node tree."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree

    def add(self, kind: str, **inputs: Any) -> Any:
        """A node; ``Some__Input=value`` sets an input, ``_attribute=value`` an attribute."""
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            if name.startswith("_"):
                setattr(node, name[1:], value)
            else:
                node.inputs[name.replace("__", " ")].default_value = value
        return node

    def link(self, output: Any, target: Any) -> None:
        """Join an output to an input."""
        self.tree.links.new(output, target)

    def mapped(self, scale: tuple[float, float, float], source: str = "Object") -> Any:
        """Texture coordinates stretched by ``scale``."""
        coordinates = self.add("ShaderNodeTexCoord")
        mapping = self.add("ShaderNodeMapping", Scale=scale)
        self.link(coordinates.outputs[source], mapping.inputs[0])
        return mapping.outputs[0]

    def noise(self, vector: Any, **inputs: Any) -> Any:
        """The value of a noise texture at ``vector``."""
        node = self.add("ShaderNodeTexNoise", **inputs)
        self.link(vector, node.inputs["Vector"])
        return node.outputs[0]

    def ramp(self, factor: Any, stops: list[Stop]) -> Any:
        """A colour ramp."""
        node = self.add("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) > len(stops):
            elements.remove(elements[-1])
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (position, colour) in zip(elements, stops, strict=True):
            element.position = position
            element.color = (*colour, 1)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, factor: Any, first: Any, second: Any, mode: str = "MIX") -> Any:
        """Two colours mixed; each argument a value or another node's output."""
        node = self.add("ShaderNodeMix", _data_type="RGBA", _blend_type=mode)
        for index, value in ((0, factor), (6, first), (7, second)):
            if hasattr(value, "is_output"):
                self.link(value, node.inputs[index])
            elif isinstance(value, tuple):
                node.inputs[index].default_value = (*value, 1)
            else:
                node.inputs[index].default_value = value
        return node.outputs[2]

    def math(self, operation: str, first: Any, second: Any = 0.0) -> Any:
        """Arithmetic on two values or outputs."""
        node = self.add("ShaderNodeMath", _operation=operation)
        for index, value in enumerate((first, second)):
            if hasattr(value, "is_output"):
                self.link(value, node.inputs[index])
            else:
                node.inputs[index].default_value = value
        return node.outputs[0]

    def bump(self, height: Any, target: Any, strength: float, distance: float = 0.01) -> None:
        """Let ``height`` disturb the normal of the shader ``target``."""
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        self.link(node.outputs[0], target.inputs["Normal"])


def new_material(name: str) -> tuple[Any, Nodes, Any]:
    """An empty material: itself, its nodes, its principled shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    output = nodes.add("ShaderNodeOutputMaterial")
    shader = nodes.add("ShaderNodeBsdfPrincipled")
    nodes.link(shader.outputs[0], output.inputs[0])
    return material, nodes, shader
