"""Chapter 16.2: what winter takes of the land units in a space."""
import ch13_supply as supply


def room(position, space):
    """2.17, 4.13; 2.74: a fort built by an event has room for four more; 13.51, 13.56, 13.57: so has a depot."""
    event_fort = position.pack.spaces[space].fort_when == "event" and position.fort(space)
    return position.value(space) + (4 if event_fort else 0) + (4 if space in position.depots else 0)


def due(position, space, phase=False):
    """How many units in a space take a step, all of them their own side's.

    16.26: where there is no room nobody survives. 16.21 to 16.25: at home only unreduced units are set against the room, in
    enemy territory all are (ruling R-winter-count-reduced); unreduced ones go first, reduced ones only in enemy territory and
    out of supply. The phase says whether the step has begun; to the rules it is all one.
    """
    units = position.at(space)
    fresh = [u for u in units if u not in position.flipped]
    limit = room(position, space)
    if not units or limit == 0:
        return len(units)
    side = position.piece(units[0]).side
    if position.pack.spaces[space].territory == side:
        return max(0, len(fresh) - limit)
    excess = max(0, len(units) - limit)
    fed = supply.supplied(position, side, space)
    return min(excess, len(fresh)) if fed else excess
