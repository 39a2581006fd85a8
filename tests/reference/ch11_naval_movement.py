"""Chapter 11: what sailing costs and how far it leads, what ships carry, and when a lake may be used for troops."""
from board import enemy

POINTS = 6  # 3.24, 8.5, 11.13
TRANSIT = "transit"
SMALL = ("schooner", "sloop")
SLOTS = {"brig": 1, "corvette": 1, "frigate": 2, "ship-of-the-line": 3}  # 11.35


def water(position, place):
    """The lake that a town, a box or the transit box lies on."""
    return place if place in position.pack.lakes or place == TRANSIT else position.pack.spaces[place].lake


def step_cost(position, a, b):
    """11.15, 2.5: one point a town or control box, two into the transit box; None where no ship can go.

    Out of the transit box a town or a box costs what it always does (ruling R-transit-cost, exit-one).
    """
    if a == b or water(position, a) is None or water(position, b) is None:
        return None
    if TRANSIT in (a, b):
        other = water(position, b if a == TRANSIT else a)
        if not position.pack.lakes[other].transit:
            return None
        return 2 if b == TRANSIT else 1
    if water(position, a) == water(position, b):
        return 1
    joined = position.pack.lakes[water(position, a)].transit and position.pack.lakes[water(position, b)].transit
    return 3 if joined else None  # through the transit box, though the record leaves it out


def voyage(position, side, way, ships, spent):
    """Can these ships sail this way, having spent so much? 11.41: enemies in a box end it; 12.42: no damaged ship in a box."""
    costs = [step_cost(position, a, b) for a, b in zip(way, way[1:])]
    if None in costs:
        return False
    if any(position.at(place, enemy(side), "ship") for place in way[1:-1] if place in position.pack.lakes):
        return False
    if any(place in position.pack.lakes for place in way[1:]) and any(s in position.flipped for s in ships):
        return False
    return all(spent.get(s, 0) + sum(costs) <= POINTS for s in ships)


def sail_cost(position, way):
    return sum(step_cost(position, a, b) or 0 for a, b in zip(way, way[1:]))


def enough(position, ships, units):
    """11.35: a schooner lifts a detachment, four of them any unit; the others as many of any size as SLOTS says.

    Kinds of ship are not put together but for the four schooners (ruling R-capacity-pooling, by-type).
    """
    able = [s for s in ships if s not in position.flipped]
    large = sum(SLOTS.get(position.piece(s).type, 0) for s in able)
    small = sum(position.piece(s).type in SMALL for s in able)
    big = sum(position.strength(u) > 2 for u in units)  # the side shown (R-detachment-reduced)
    for fours in range(small // 4 + 1):
        anything, detachments = large + fours, small - 4 * fours
        if big <= anything and len(units) <= anything + detachments:
            return True
    return False


def may_board(position, unit):
    """11.33, 3.62"""
    return not position.indian(unit) and not position.piece(unit).dragoon


def transport(position, side, start, end):
    """11.31, 11.42, 11.51: troops go from a friendly town to a friendly one, or make a landing where it is not; the enemy must
    not control the lake."""
    lakes = {water(position, start), water(position, end)}
    return position.friendly(side, start) and not any(position.lake.get(lake) == enemy(side) for lake in lakes)


def drop_cost(position, side, end):
    """11.15, 11.52: one point to put troops ashore, one more against a town that is not friendly."""
    return 1 if position.friendly(side, end) else 2
