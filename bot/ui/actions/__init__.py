"""The handlers of buttons, menus and forms that belong to no feature, and their answers."""
