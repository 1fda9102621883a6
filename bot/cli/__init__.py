"""The commands of `python -m bot` besides `run`: play, check, simulate, arena, backup, replay."""
