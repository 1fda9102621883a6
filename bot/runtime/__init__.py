"""What every part of the process needs of its surroundings: time, settings, log, figures, other processes."""
