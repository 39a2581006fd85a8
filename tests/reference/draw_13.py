"""Random positions for chapter 13: who controls what, and which forces and spaces are in supply."""
import board
import ch13_supply as supply
from draw_10 import flips, leaders, units

LAKES = ["lake_x", "lake_y", "lake_z"]


def draw(pack, rng):
    spaces = sorted(pack.spaces)
    spec = {"side": rng.choice(board.SIDES), "stands": [], "depots": [], "lakes": [], "map": [], "unsure": [],
            "destroyed": [s for s in ("US2", "BR4") if rng.random() < 0.15]}
    taken = {}
    for side in board.SIDES:
        for name in units(pack, side, rng, rng.randint(2, 9)) + leaders(pack, side, rng, 2):
            space = rng.choice(spaces)
            if taken.setdefault(space, side) == side:
                spec["stands"].append((name, space))
    spec["flipped"] = flips(pack, [n for n, _ in spec["stands"]], rng)
    for lake in LAKES:
        spec["lakes"].append((lake, rng.choice([None, "us", "br"])))
    for _ in range(rng.choice([0, 0, 1, 2])):
        space = rng.choice(spaces)
        spec["depots"].append((space, pack.spaces[space].territory))
    for _ in range(rng.choice([0, 0, 1, 2])):
        spec["map"].append(change(spaces, rng))
    if rng.random() < 0.4:
        spec["unsure"] = [doubt(spec, spaces, rng) for _ in range(rng.choice([1, 1, 2]))]
    keys = [(k, n) for k, n, _ in spec["map"] + spec["unsure"]]
    return spec if len(set(keys)) == len(keys) else None


def change(spaces, rng):
    kind = rng.choice(["path", "path", "value", "lake"])
    if kind == "path":
        return kind, frozenset(rng.sample(spaces, 2)), rng.choice(["road", "trail", "invasion"])
    return kind, rng.choice(spaces), rng.randint(0, 5) if kind == "value" else rng.choice(LAKES)


def doubt(spec, spaces, rng):
    if rng.random() < 0.6 or not spec["stands"]:
        least = rng.randint(0, 3)
        return "value", rng.choice(spaces), list(range(least, least + rng.randint(2, 4)))
    name = rng.choice([n for n, _ in spec["stands"]])
    return "cf", name, [2, 3, 4]


def position(pack, spec):
    p = board.Position(pack)
    p.place, p.lake = dict(spec["stands"]), dict(spec["lakes"])
    p.flipped, p.depots = {n for n in spec["flipped"] if n in p.place}, dict(spec["depots"])
    p.destroyed = set(spec["destroyed"])
    return p


def sensible(p, spec):
    """No two sides in a space, no depot under the enemy or abroad (13.52, 13.55)."""
    if any(p.piece(n).kind != "unit" for kind, n, _ in spec["unsure"] if kind == "cf"):
        return False
    if any(p.at(s, "us") and p.at(s, "br") for s in p.pack.spaces):
        return False
    return not any(p.at(s, board.enemy(side)) or p.pack.spaces[s].territory != side for s, side in p.depots.items())


def story(pack, spec):
    p = position(pack, spec)
    if not sensible(p, spec):
        return None
    p.settle()
    told = board.say(p)
    for space in sorted(pack.spaces):
        told.append(("control " + space, p.control(space)))
        for side in board.SIDES:
            if pack.spaces[space].territory == side and not p.at(space, board.enemy(side)):
                told.append(("supply %s side=%s" % (space, side), yes(supply.supplied(p, side, space))))
    for name in sorted(p.place):
        told.append(("supply " + name, yes(supply.supplied(p, p.piece(name).side, p.place[name]))))
    return told


def yes(fact):
    return "yes" if fact else "no"
