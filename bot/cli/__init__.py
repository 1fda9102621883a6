"""The commands of `python -m bot`: run, play, check, status, simulate, arena, backup, restore, move and
replay.
"""
