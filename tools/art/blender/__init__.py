"""What the makers share when they work in Blender; import ``art.blender.kit`` inside a maker."""
