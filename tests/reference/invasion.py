"""Battles, control and pools of 1812: The Invasion of Canada told a second time (rules 1.4, 3.2.8, 3.3)."""

SIDE = {"ar": "us", "am": "us", "br": "br", "cm": "br", "na": "br"}
MOST_DICE = {"ar": 2, "br": 2, "am": 3, "cm": 3, "na": 3}
POOL = {"ar": 30, "am": 45, "br": 25, "cm": 35, "na": 25}  # the list of the material


def dice(faction, units):
    """3.3: a die a unit, two of regulars and three of others at most."""
    return min(units, MOST_DICE[faction])


def hits_due(faces, enemies):
    """3.3.1: units that the other side loses for the hits of a roll."""
    return min(enemies, sum(faces[f].count("hit") for f in faces))


def flight_due(faction, faces, units):
    """3.3.2: units of a faction that flee for the flights on its own dice."""
    return min(units, faces.get(faction, ()).count("flee"))


def alone(units):
    """The side whose units stand by themselves, or None."""
    sides = {SIDE[f] for f, n in units.items() if n}
    return sides.pop() if len(sides) == 1 else None


def points(areas, side):
    """3.2.8, 4.0: the enemy objectives that a side holds. areas: (homeland, objectives, units)."""
    return sum(stars for home, stars, units in areas if home != side and alone(units) == side)


def reserve(faction, areas, fled):
    """1.4: all units that are neither on the board nor in the box of the fled."""
    return POOL[faction] - fled.get(faction, 0) - sum(units.get(faction, 0) for _, _, units in areas)
