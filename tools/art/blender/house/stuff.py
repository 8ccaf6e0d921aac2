"""The materials the whole mansion shares, made once a scene."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from art.blender import kit
from art.blender.kit import hex_colour as hexa


class Stuff:
    """Each material comes into being when it is first asked for."""

    def wood(self, tone: str = "mahogany", axis: str = "X") -> Any:
        """Polished wood by the name of its tone, its grain along ``axis``."""
        key = f"{tone}-{axis}"
        if key not in self._woods:
            dark, light = WOODS[tone]
            self._woods[key] = kit.wood(key, hexa(dark), hexa(light), axis, 1.4, crevices=False)
        return self._woods[key]

    @cached_property
    def _woods(self) -> dict[str, Any]:
        return {}

    @cached_property
    def _hides(self) -> dict[str, Any]:
        return {}

    @cached_property
    def _cloths(self) -> dict[str, Any]:
        return {}

    @cached_property
    def _paints(self) -> dict[str, Any]:
        return {}

    def hide(self, colour: str) -> Any:
        """Leather of a colour."""
        if colour not in self._hides:
            self._hides[colour] = kit.leather(f"leather {colour}", hexa(colour))
        return self._hides[colour]

    def cloth(self, colour: str, sheen: float = 0.4) -> Any:
        """Upholstery or linen of a colour."""
        if colour not in self._cloths:
            self._cloths[colour] = kit.cloth(f"cloth {colour}", hexa(colour), sheen=sheen)
        return self._cloths[colour]

    def paint(self, colour: str, rough: float = 0.45, coat: float = 0.0) -> Any:
        """One even colour."""
        key = f"{colour}-{rough}-{coat}"
        if key not in self._paints:
            self._paints[key] = kit.plain(f"paint {key}", hexa(colour), rough, coat=coat)
        return self._paints[key]

    @cached_property
    def brass(self) -> Any:
        """Bright brass: lamps, rails, handles."""
        return kit.plain("brass", hexa("#c99a45"), 0.24, 1.0)

    @cached_property
    def gold(self) -> Any:
        """Gilding."""
        return kit.plain("gilt", hexa("#c8963c"), 0.34, 1.0)

    @cached_property
    def sill(self) -> Any:
        """The brass of doorways, with a glow of its own: doors must be found at a glance."""
        return kit.plain("sill", hexa("#e0a93c"), 0.4, 0.8, emit=0.30)

    @cached_property
    def silver(self) -> Any:
        """Table silver."""
        return kit.plain("silver", hexa("#d9dcdf"), 0.16, 1.0)

    @cached_property
    def copper(self) -> Any:
        """Kitchen copper."""
        return kit.plain("copper", hexa("#d07a48"), 0.22, 1.0)

    @cached_property
    def iron(self) -> Any:
        """Black cast iron."""
        return kit.plain("iron", hexa("#2b2c30"), 0.42, 0.7)

    @cached_property
    def china(self) -> Any:
        """White porcelain."""
        return kit.plain("china", hexa("#efe8d8"), 0.2, coat=0.5)

    @cached_property
    def paper(self) -> Any:
        """Cream paper."""
        return kit.plain("paper", hexa("#efe3c6"), 0.85)

    @cached_property
    def ink(self) -> Any:
        """Writing on paper."""
        return kit.plain("ink", hexa("#3a3028"), 0.8)

    @cached_property
    def leaf(self) -> Any:
        """Living green, uneven."""
        material, nodes, shader = kit.new_material("leaf")
        tone = nodes.noise(nodes.mapped((1, 1, 1)), Scale=5, Detail=3)
        stops = [(0.3, hexa("#0f3014")), (0.55, hexa("#2a5f28")), (0.85, hexa("#6a9440"))]
        nodes.link(nodes.ramp(tone, stops), shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.5
        return material

    @cached_property
    def tinted(self) -> Any:
        """Takes its colour from each block (see ``blocks.blocks``)."""
        material, nodes, shader = kit.new_material("tinted")
        tint = nodes.add("ShaderNodeAttribute", _attribute_name="tint")
        nodes.link(tint.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.5
        return material

    @cached_property
    def wicker(self) -> Any:
        """Woven cane."""
        material, nodes, shader = kit.new_material("wicker")
        place = nodes.mapped((1, 1, 1))
        weave = nodes.add("ShaderNodeTexChecker", Scale=26.0)
        nodes.link(place, weave.inputs["Vector"])
        fibres = nodes.noise(place, Scale=40, Detail=3)
        tone = nodes.math("ADD", nodes.math("MULTIPLY", weave.outputs["Fac"], 0.35), fibres)
        stops = [(0.35, hexa("#7a5226")), (0.6, hexa("#b98a48")), (0.95, hexa("#e0bd7c"))]
        nodes.link(nodes.ramp(tone, stops), shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.6
        nodes.bump(tone, shader, 0.6, 0.02)
        return material


WOODS = {
    "mahogany": ("#3b170b", "#8a4522"),
    "walnut": ("#2e1a0d", "#6e4526"),
    "oak": ("#6a4420", "#b98546"),
    "ebony": ("#0c0a09", "#241c18"),
    "pine": ("#9a6a34", "#d9ad6c"),
    "cherry": ("#55210f", "#a55a2e"),
}
