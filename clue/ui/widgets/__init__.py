"""Buttons, lists, fields and pages: small parts that know no game."""
