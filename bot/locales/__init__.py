"""The texts that people read, in every language, as Fluent files with one folder per language."""
