"""Prepared cases: twenty tables with a twist, and magnifiers to earn."""
