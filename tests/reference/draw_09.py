"""Random marches for chapter 9: units alone or under a leader, way by way, some with their way left open."""
import board
import ch09_land_movement as land
from draw_10 import leaders, units


def draw(pack, rng):
    side = rng.choice(board.SIDES)
    spaces = sorted(s for s in pack.spaces if pack.neighbours(s))
    start = rng.choice(spaces)
    spec = {"side": side, "start": start, "map": [], "unsure": [], "stands": [], "legs": [],
            "led": rng.random() < 0.5, "force": units(pack, side, rng, rng.randint(1, 3))}
    spec["leader"] = next((n for n in leaders(pack, side, rng, 3) if pack.pieces[n].special != "tecumseh"))
    for name in units(pack, board.enemy(side), rng, rng.randint(0, 5)) + units(pack, side, rng, 2):
        if name not in spec["force"]:
            spec["stands"].append((name, rng.choice(spaces)))
    for _ in range(rng.choice([0, 0, 1, 2])):
        spec["map"].append(("path", frozenset(rng.sample(spaces, 2)), rng.choice(sorted(land.COST))))
    for _ in range(rng.choice([0, 0, 1, 2])):
        choice = rng.choice([["road", "trail"], ["trail", "invasion"], ["road", "trail", "invasion"]])
        spec["unsure"].append(("path", rng.choice(sorted(pack.links, key=sorted)), choice))
    keys = [(k, n) for k, n, _ in spec["map"] + spec["unsure"]]
    if len(set(keys)) < len(keys):
        return None
    for kind, key, value in spec["map"]:
        pack = pack.changed(kind, key, value)
    spec["legs"] = legs(pack, spec, rng)
    return spec


def legs(pack, spec, rng):
    """Marches of one to five steps, now and then over no path at all, now and then with the way left open."""
    groups = [list(spec["force"])] if spec["led"] else [[n] for n in spec["force"]]
    found = []
    for group in groups:
        space = spec["start"]
        for _ in range(rng.choice([1, 1, 2])):
            way = [space]
            for _ in range(rng.randint(1, 4)):
                far = rng.random() < 0.03
                way.append(rng.choice(sorted(pack.spaces) if far else sorted(pack.neighbours(way[-1])) or [way[-1]]))
            if any(a == b for a, b in zip(way, way[1:])):
                break
            found.append((group, way, rng.random() < 0.25))
            space = way[-1]
    return found


def story(pack, spec):
    side = spec["side"]
    p = board.Position(pack, 1814)  # no instant victory at Quebec (17.31)
    p.place = dict(spec["stands"])
    for name in spec["force"]:
        p.place[name] = spec["start"]
    if spec["led"]:
        p.place[spec["leader"]] = spec["start"]
    if any(p.at(s, "us") and p.at(s, "br") for s in pack.spaces) or not spec["legs"]:
        return None
    told = board.say(p)
    told[0] = told[0].replace(" us", " " + side)
    told.append("hand %s: 14-3" % side)
    told.append("play 14-3 " + ("leader " + spec["leader"] if spec["led"] else "units " + spec["start"]))
    spent, wrong = {}, False
    for group, way, left_open in spec["legs"]:
        names = [n for n in group if n in spec["force"]] + ([spec["leader"]] if spec["led"] else [])
        if wrong or not names or any(p.place[n] != way[0] for n in names) or land.barrier(p, side, way[-1]):
            return None  # a march on from an illegal one, or a battle: not for this chapter
        price = land.cheapest(p, side, way[0], way[-1]) if left_open else land.cost(p, way)
        if left_open:
            if way[0] == way[-1] or price is None:
                return None
            legal = all(spent.get(n, 0) + price <= land.allowance(p, n) for n in names)
        else:
            legal = land.march(p, side, way, spent, names)
        told.append("move %s: %s" % (", ".join(names), " .. ".join((way[0], way[-1])) if left_open else " - ".join(way)))
        told.append(("verdict", "legal" if legal else "illegal"))
        for n in names:
            p.place[n], spent[n] = way[-1], spent.get(n, 0) + (price or 0)
            if legal:
                told.append(("cost " + n, spent[n]))
        wrong = not legal
    return told
