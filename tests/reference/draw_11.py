"""Random voyages for chapter 11: ships on their way over towns and boxes, and troops carried to a friendly or an enemy town."""
import board
import ch11_naval_movement as sea
from draw_10 import flips, units

LAKES = ["lake_x", "lake_y", "lake_z"]


def draw(pack, rng):
    side = rng.choice(board.SIDES)
    lake = rng.choice(["lake_x", "lake_x", "lake_y", "lake_z"])
    towns = pack.towns(lake)
    spec = {"side": side, "map": [], "unsure": [], "stands": [], "led": rng.random() < 0.5, "troops": [], "later": [],
            "start": rng.choice([t for t in towns if pack.spaces[t].territory == side] or towns)}
    fleet = [s.name for s in pack.pieces.values() if s.kind == "ship" and s.side == side and s.lake == lake
             and s.arrival == "1812a"]
    spec["ships"] = rng.sample(fleet, min(len(fleet), rng.randint(1, 5)))
    spec["leader"] = side + ":N1" + {"lake_x": "", "lake_y": "-y", "lake_z": "-y"}[lake]
    foes = [s.name for s in pack.pieces.values() if s.kind == "ship" and s.side != side and s.lake == lake]
    spec["foes"] = [(n, lake) for n in rng.sample(foes, rng.choice([0, 0, 1]))]
    spec["lakes"] = [(n, rng.choice([None, None, side, board.enemy(side)])) for n in LAKES]
    for name in units(pack, side, rng, 3) + units(pack, board.enemy(side), rng, 3):
        spec["stands"].append((name, rng.choice(sorted(pack.spaces))))
    if rng.random() < 0.6:
        spec["troops"] = [u for u in units(pack, side, rng, rng.randint(1, 4)) if rng.random() < 0.5
                          or pack.pieces[u].type != "indian"]
    spec["flipped"] = flips(pack, spec["troops"], rng) + [s for s in spec["ships"] if rng.random() < 0.06]
    for _ in range(rng.choice([0, 0, 1])):
        spec["map"].append(("lake", rng.choice(sorted(pack.spaces)), rng.choice(LAKES)))
    if rng.random() < 0.3:
        least = rng.randint(0, 2)
        spec["unsure"].append(("value", rng.choice(towns), list(range(least, least + rng.randint(2, 3)))))
    for kind, key, value in spec["map"]:
        pack = pack.changed(kind, key, value)
    spec["out"] = route(pack, spec["start"], rng)
    spec["on"] = route(pack, spec["out"][-1], rng) if rng.random() < 0.4 else []
    return spec


def route(pack, start, rng):
    """One to four places, mostly such that ships can go there."""
    p = board.Position(pack)
    way = [start]
    for _ in range(rng.randint(1, 4)):
        places = [t for t in sorted(pack.spaces) if pack.spaces[t].lake] + LAKES + [sea.TRANSIT]
        fit = [t for t in places if sea.step_cost(p, way[-1], t)]
        way.append(rng.choice(fit if fit and rng.random() < 0.97 else [t for t in places if t != way[-1]]))
    return way


def position(pack, spec):
    p = board.Position(pack, 1814)  # no instant victory at Quebec (17.31)
    p.lake = dict(spec["lakes"])
    p.place = {n: s for n, s in spec["stands"] + spec["foes"]}
    for name in spec["ships"] + spec["troops"] + ([spec["leader"]] if spec["led"] else []):
        p.place[name] = spec["start"]
    p.flipped = {n for n in spec["flipped"] if n in p.place}
    return p


def story(pack, spec):
    side, foe = spec["side"], board.enemy(spec["side"])
    p = position(pack, spec)
    ways = [w for w in (spec["out"], spec["on"]) if len(w) > 1]
    if any(a == b for w in ways for a, b in zip(w, w[1:])):
        return None
    if not ways or ways[0][0] != spec["start"] or len(ways) > 1 and ways[1][0] != ways[0][-1]:
        return None
    if not spec["ships"] or any(p.at(s, "us") and p.at(s, "br") for s in pack.spaces) or not pack.spaces[spec["start"]].lake:
        return None
    if any(sea.water(p, spec["start"]) not in (p.piece(n).lake, getattr(p.piece(n), "second_lake", None))
           for n in spec["ships"] + [spec["leader"]]):
        return None  # ships and their leader stand on their own lake (15.15, 3.37)
    if any(p.at(s, foe) for w in ways for s in w if s in pack.spaces) or any(p.at(w[-1], foe, "ship") for w in ways):
        return None  # enemies ashore or afloat at the end: battles, and ships that flee
    if not spec["led"] and len(spec["ships"]) + len(spec["troops"]) > 3 or not all(sea.may_board(p, u) for u in spec["troops"]):
        return None
    if spec["led"] and sea.TRANSIT in spec["out"] + spec["on"] and spec["start"] in pack.towns("lake_x"):
        return None
    told = board.say(p)
    told[0] = told[0].replace(" us", " " + side)
    told += ["hand %s: 14-3" % side, "hand %s: 14-1" % foe, "held us 0", "held br 0"]
    told.append("play 14-3 " + ("leader " + spec["leader"] if spec["led"] else "units " + spec["start"]))
    told += carrying(p, spec) if spec["troops"] else sailing(p, spec, ways)
    return told


def quoted(name):
    return '%s:"%s"' % tuple(name.split(":"))


def sailing(p, spec, ways):
    """Ships alone, way by way."""
    told, spent = [], {}
    for way in ways:
        legal = sea.voyage(p, spec["side"], way, spec["ships"], spent)
        who = spec["ships"] + ([spec["leader"]] if spec["led"] else [])
        told.append("sail %s: %s" % (", ".join(who), " - ".join(way)))
        told.append(("verdict", "legal" if legal else "illegal"))
        if not legal:
            return told
        for ship in spec["ships"]:
            spent[ship] = spent.get(ship, 0) + sea.sail_cost(p, way)
            told.append(("cost " + quoted(ship), spent[ship]))
            p.place[ship] = way[-1]
    if ways[-1][-1] == sea.TRANSIT:
        return told  # 11.11 is the end of the play's
    return told + ["hold %s 14-1" % board.enemy(spec["side"])]


def carrying(p, spec):
    """Troops are taken aboard, carried and put ashore; the ships may sail on."""
    side, way, units, ships = spec["side"], spec["out"], spec["troops"], spec["ships"]
    end = way[-1]
    names = ", ".join(units), ", ".join(ships)
    fits = sea.enough(p, ships, units)
    told = [("capacity %s for %s" % names[::-1], "yes" if fits else "no")]
    if end not in p.pack.spaces or end == spec["start"] or not p.pack.spaces[end].lake:
        return told
    who = ships + ([spec["leader"]] if spec["led"] else [])
    spent = {s: 1 for s in ships}  # 11.15: the troops come aboard
    there = p.copy()
    there.place.update({name: end for name in who})
    friendly = p.friendly(side, end)
    after = sea.drop_cost(there, side, end)
    legal = fits and not any(s in p.flipped for s in ships) and sea.transport(p, side, spec["start"], end)
    legal = legal and sea.voyage(p, side, way, ships, {s: 1 + after for s in ships})
    told.append("embark %s at %s on %s" % (names[0], spec["start"], names[1]))
    told.append("sail %s: %s" % (", ".join(who), " - ".join(way)))
    told.append("%s %s at %s from %s" % ("disembark" if friendly else "land", names[0], end, names[1]))
    if fits and None not in [sea.step_cost(p, a, b) for a, b in zip(way, way[1:])]:
        told += [("cost " + quoted(s), spent[s] + sea.sail_cost(p, way) + after) for s in ships]
    told += ["hold %s 14-1" % board.enemy(side), ("play", "legal" if legal else "illegal")]
    return told
