"""What people read, in every language: messages in Fluent files, one folder a language."""
