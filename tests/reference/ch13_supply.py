"""Chapter 13: who is in supply. A step of the line at a time, from the unit outward, until a source is met."""
from board import enemy


def passable(position, side, space):
    """13.32, 13.33: own territory unless the enemy controls it; enemy territory only under control."""
    return position.control(space) == side


def over_lakes(position, side, space):
    """13.35: the towns that can be reached over the water from a lakeside town.

    The enemy must not control the lake. Erie and Huron are one water through the transit box (2.5, 4.34; ruling
    R-huron-erie-supply, linked) while the enemy controls neither.
    """
    lake = position.pack.spaces[space].lake
    if lake is None or position.lake.get(lake) == enemy(side):
        return []
    waters = [lake]
    if position.pack.lakes[lake].transit:
        waters += [n for n, row in position.pack.lakes.items()
                   if row.transit and n != lake and position.lake.get(n) != enemy(side)]
    return [town for water in waters for town in position.pack.towns(water)]


def source(position, side, space, depots):
    """13.21, 13.22, 13.51: a printed source, or one's own depot where depots count."""
    row = position.pack.spaces[space]
    if row.source and row.territory == side:
        return True
    return depots and position.depots.get(space) == side


def reaches(position, side, starts, depots, closed=()):
    """Does a line lead from one of these spaces to a source, every space after the start passable?"""
    seen, todo = set(), [s for s in starts]
    while todo:
        space = todo.pop()
        if space in seen or space in closed:
            continue
        seen.add(space)
        if passable(position, side, space) and source(position, side, space, depots):
            return True
        ways = position.pack.neighbours(space) + over_lakes(position, side, space)
        todo += [w for w in ways if passable(position, side, w)]
    return False


def depots_feed(position, side, space):
    """13.51: a depot feeds forces in their own territory (ruling R-depot-range, own-territory-only)."""
    return position.pack.spaces[space].territory == side


def supplied(position, side, space):
    """13.31: can units of this side in this space trace a line?"""
    return reaches(position, side, [space], depots_feed(position, side, space))


def attacker_supplied(position, side, battle, entries, landed):
    """13.36 for the attacker: judged where the move brought him.

    The line goes back from the battle through a space by which an attacker came in, or over the lake that he came by; ways
    out on the far side are the defender's (ruling R-supply-attack-moment, battle-space). A defender in the attacker's own
    territory who is too weak to control the space blocks nothing (13.33, 4.14).
    """
    own = position.pack.spaces[battle].territory == side and passable(position, side, battle)
    if own:
        return supplied(position, side, battle)
    starts = [e for e in entries if passable(position, side, e)]
    if landed:
        starts += [t for t in over_lakes(position, side, battle) if passable(position, side, t)]
    depots = depots_feed(position, side, battle)
    return reaches(position, side, starts, depots, closed=(battle,))


def defender_supplied(before, now, side, battle):
    """13.36, 13.37: who was in supply when the play began stays so; who is so now is so (R-supply-defender-restored)."""
    return supplied(before, side, battle) or supplied(now, side, battle)
