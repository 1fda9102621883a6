HANDS: dict[str, tuple[float, ...]] = {}
ACTIONS: dict[str, tuple[float, ...]] = {}
