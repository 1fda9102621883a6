"""Tests of the page of `make play` in a real browser, with the real bot behind it."""
