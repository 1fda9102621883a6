"""The bot without a gateway under load, its processes killed again and again: `make scale`."""
