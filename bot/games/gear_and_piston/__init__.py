"""Gear & Piston: build a car, and please the investors (specs/gear-and-piston.md)."""
