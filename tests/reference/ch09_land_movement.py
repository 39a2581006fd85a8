"""Chapter 9: what a march costs and how far it leads (9.1 to 9.3, with 2.2, 3.16, 3.34, 3.62)."""
COST = {"road": 1, "trail": 2, "invasion": 3}  # 2.21 to 2.23, 9.2


def allowance(position, name):
    """3.16, 3.34, 3.62: units 6, dragoons and land leaders 10."""
    piece = position.piece(name)
    return 10 if piece.kind == "leader" or piece.dragoon else 6


def barrier(position, side, space):
    """9.3: who enters a space with an enemy land combat unit stops there."""
    return bool(position.at(space, "br" if side == "us" else "us"))


def cost(position, way):
    """What the way costs, None where two of its spaces are not joined by a path."""
    paths = [position.pack.path(a, b) for a, b in zip(way, way[1:])]
    return None if None in paths else sum(COST[p] for p in paths)


def march(position, side, way, spent, names):
    """Is this march legal for all of these pieces, who have spent so much already?"""
    price = cost(position, way)
    if price is None or any(barrier(position, side, s) for s in way[:-1]):
        return False
    return all(spent.get(n, 0) + price <= allowance(position, n) for n in names)


def cheapest(position, side, start, end):
    """The least cost from one space to another; nobody marches on through enemies."""
    best = {start: 0}
    todo = [start]
    while todo:
        space = todo.pop(0)
        if space != start and barrier(position, side, space):
            continue
        for way in position.pack.neighbours(space):
            price = best[space] + COST[position.pack.path(space, way)]
            if price < best.get(way, 99):
                best[way] = price
                todo.append(way)
    return best.get(end)
