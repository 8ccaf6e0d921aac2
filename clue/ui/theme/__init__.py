"""How everything looks: colours, letters, skins and measures."""
