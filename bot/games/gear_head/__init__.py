"""Gear Head: draw parts, build a complete car, pull up to the starting line (specs/gear-head.md)."""
