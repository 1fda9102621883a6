"""The texts for people, in every language: messages in Fluent files, one folder for each language."""
