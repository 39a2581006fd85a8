"""Random scores for chapter 4: a play that takes and leaves towns, or the end of the game."""
import board
import ch04_victory as victory
from draw_10 import flips, units

COST = {"road": 1, "trail": 2, "invasion": 3}
LAKES = ["lake_x", "lake_y", "lake_z"]


def draw(pack, rng):
    spaces = sorted(pack.spaces)
    taken = {}
    spec = {"side": rng.choice(board.SIDES), "stands": [], "moves": [], "map": [], "unsure": [],
            "lakes": [(lake, rng.choice([None, "us", "br"])) for lake in LAKES], "extra": rng.randint(-4, 4),
            "end": rng.choice([None, None, "cards-out", "ghent"]), "cards": rng.randint(0, 3),
            "destroyed": [s for s in ("US2", "BR4") if rng.random() < 0.15]}
    for side in board.SIDES:
        for name in units(pack, side, rng, rng.randint(2, 9)):
            space = rng.choice([s for s in spaces if rng.random() < 0.5 or pack.spaces[s].territory != side] or spaces)
            if taken.setdefault(space, side) == side:
                spec["stands"].append((name, space))
    spec["flipped"] = flips(pack, [n for n, _ in spec["stands"]], rng)
    mine = sorted({s for s, side in taken.items() if side == spec["side"]})
    if not mine:
        return None
    start = rng.choice(mine)
    for name, space in spec["stands"]:
        ways = pack.neighbours(start)
        if space == start and ways and len(spec["moves"]) < 3 and rng.random() < 0.7:
            spec["moves"].append((name, rng.choice(ways)))
    spec["start"] = start
    if rng.random() < 0.3:
        spec["map"] = [("value", rng.choice(spaces), rng.randint(0, 4))]
    return spec


def story(pack, spec):
    p = board.Position(pack, 1814 if spec["end"] else 1813, "summer-autumn" if spec["end"] else "spring-summer")
    p.place, p.lake = dict(spec["stands"]), dict(spec["lakes"])
    p.flipped, p.destroyed = {n for n in spec["flipped"] if n in p.place}, set(spec["destroyed"])
    if any(p.at(s, "us") and p.at(s, "br") for s in pack.spaces):
        return None
    side = spec["side"]
    score = sum(victory.ledger(p).values()) + spec["extra"]
    told = [line.replace(" us", " " + side) if line.startswith("now") else line for line in board.say(p)]
    told[told.index("score 0")] = "score " + victory.net(score)
    told += ["booked %s %s" % (place, victory.net(points)) for place, points in sorted(victory.ledger(p).items())]
    if spec["end"]:
        return told + ending(p, spec, score)
    if not spec["moves"]:
        return None
    told += ["hand %s: c3" % side, "play c3 units " + spec["start"]]
    for name, to in spec["moves"]:
        if p.at(to, board.enemy(side)) or p.place.get(name) != spec["start"]:
            return None
        p.place[name] = to
        told.append("move %s: %s - %s" % (name, spec["start"], to))
        told.append(("vp", victory.net(sum(victory.ledger(p).values()) + spec["extra"])))
        for place in (spec["start"], to):
            told.append(('booked "%s"' % place, victory.net(victory.town_points(p, place))))
    return told


def ending(p, spec, score):
    """Ships stand in the boxes that are controlled: the record's ledger holds points for them."""
    side, foe = spec["side"], board.enemy(spec["side"])
    told = []
    for lake, who in spec["lakes"]:
        if who:
            told.append("at %s: %s:brig%s" % (lake, who, {"lake_x": "", "lake_y": "-y", "lake_z": "-z"}[lake]))
    after = score + victory.lost_at_end(p)
    if spec["end"] == "ghent":
        cards = ["ghent", "14-1", "14-2", "14-3"][:spec["cards"] + 1]
        told += ["hand %s %d: %s" % (side, len(cards), ", ".join(cards)), "hand %s 0" % foe, "held us 0", "held br 0",
                 "play ghent event"]
        after += victory.ghent_penalty(side, spec["cards"])
    else:
        told += ["hand us 0", "hand br 0", "held us 0", "held br 0"]
    told.append("game-end " + spec["end"])
    told.append(("vp", victory.net(after)))
    return told
