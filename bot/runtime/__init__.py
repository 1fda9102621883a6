"""The parts that the process needs around its work: time, settings, log, metrics, other processes."""
