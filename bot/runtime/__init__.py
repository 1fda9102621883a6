"""The surroundings of the process: time, settings, log, metrics, other processes."""
