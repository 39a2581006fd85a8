"""Chapter 4: victory points for towns and lakes, and what the end of the game takes away (4.3). Scores are US minus British."""
from board import SIDES, enemy
import ch13_supply as supply

SIGN = {"us": 1, "br": -1}


def town_points(position, space):
    """4.13 to 4.15: an enemy town scores its value for who controls it."""
    who = position.control(space)
    return 0 if who == position.pack.spaces[space].territory else SIGN[who] * position.value(space)


def lake_points(position, lake):
    """4.16"""
    return 2 * SIGN[position.lake[lake]] if position.lake.get(lake) else 0


def ledger(position):
    """Every place that scores now."""
    points = {s: town_points(position, s) for s in position.pack.spaces}
    points.update({lake: lake_points(position, lake) for lake in position.pack.lakes})
    return {place: p for place, p in points.items() if p}


def huron_garrison(position, side):
    """4.34: on Lake Huron only the Americans can be cut off, and only by British control of that lake."""
    huron = next(lake for lake, row in position.pack.lakes.items() if row.role == "huron")
    return not (side == "us" and position.lake.get(huron) == "br")


def fed_at_end(position, side, space):
    """4.32, as in chapter 13; 4.34 answers for the two forts on Lake Huron."""
    if position.pack.spaces[space].role in ("mackinac", "st-joseph"):
        return huron_garrison(position, side)
    return supply.supplied(position, side, space)


def town_kept(position, space):
    """4.32: no points for units that are cut off."""
    return fed_at_end(position, position.control(space), space)


def lake_kept(position, lake):
    """4.33: the fleet must have a friendly town in supply to go to, on Erie and Huron on either (2.6)."""
    side = position.lake[lake]
    waters = [lake]
    if position.pack.lakes[lake].transit:
        waters = [n for n, row in position.pack.lakes.items() if row.transit]
    towns = [t for water in waters for t in position.pack.towns(water)]
    return any(position.friendly(side, t) and fed_at_end(position, side, t) for t in towns)


def lost_at_end(position):
    """What 4.3 takes from the score; nothing is added (4.31)."""
    points = ledger(position)
    return -sum(p for place, p in points.items()
                if not (lake_kept if place in position.pack.lakes else town_kept)(position, place))


def ghent_penalty(side, cards_left):
    """4.22: a point for each card that the player has left."""
    return -SIGN[side] * cards_left


def net(points):
    """The score as a record says it."""
    return "us %d" % points if points > 0 else "br %d" % -points if points < 0 else "0"
