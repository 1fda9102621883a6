"""The infrastructure of a process: time, settings, log, metrics, and other processes."""
