"""Random campaigns for 13.36 and 13.37: the first force goes where it may cut a line, the second attacks."""
import board
import ch10_land_combat as combat
import draw_13
from draw_04 import COST

CHIEFS = ("L1", "L2")


def draw(pack, rng):
    spec = draw_13.draw(pack, rng)
    if not spec:
        return None
    side = spec["side"]
    forces = {}
    for name, space in spec["stands"]:
        if pack.pieces[name].side == side and pack.pieces[name].kind == "unit":
            forces.setdefault(space, []).append(name)
    if len(forces) < 2:
        return None
    spec["unsure"] = [entry for entry in spec["unsure"] if entry[0] == "value"]
    first, second = rng.sample(sorted(forces), 2)
    spec.update(first=forces[first][:5], second=forces[second][:5], from_first=first, from_second=second)
    lines = dict(pack.links)
    lines.update({key: value for kind, key, value in spec["map"] if kind == "path"})
    ways = {s: sorted(next(iter(link - {s})) for link in lines if s in link) for s in pack.spaces}
    targets = [s for s in ways[second] if any(w == s and pack.pieces[n].side != side for n, w in spec["stands"])]
    if not targets or not ways[first]:
        return None
    spec["battle"] = rng.choice(targets)
    spec["way"] = [first, rng.choice(ways[first])]
    if rng.random() < 0.5:
        spec["way"].append(rng.choice(ways[spec["way"][-1]]))
    return spec


def story(pack, spec):
    side, foe = spec["side"], board.enemy(spec["side"])
    p = draw_13.position(pack, spec)
    chiefs = [side + ":" + name for name in CHIEFS]
    for chief, space in zip(chiefs, (spec["from_first"], spec["from_second"])):
        p.place[chief] = space
    if not draw_13.sensible(p, spec) or not allowed(p, spec):
        return None
    p.settle()
    now = p.copy()
    for name in spec["first"] + chiefs[:1]:
        now.place[name] = spec["way"][-1]
    attackers = spec["second"] + chiefs[1:]
    for name in attackers:
        now.place[name] = spec["battle"]
    defenders = p.at(spec["battle"], foe) + p.at(spec["battle"], foe, "leader")
    b = combat.Battle(p, now, spec["battle"], attackers, defenders, side)
    b.entry = {name: spec["from_second"] for name in attackers}
    attack, defence = combat.attack_strength(b), combat.defence_strength(b)
    if combat.ratio(attack, defence)[0] >= 9 and not board.AS_PROGRAM:
        return None
    told = board.say(p)
    told[0] = told[0].replace(" us", " " + side)
    told += ["hand %s: camp" % side, "play camp campaign %s and %s" % tuple(chiefs)]
    told.append("move %s: %s" % (", ".join(spec["first"] + chiefs[:1]), " - ".join(spec["way"])))
    told.append("move %s: %s - %s" % (", ".join(attackers), spec["from_second"], spec["battle"]))
    told += ["stand %s at %s" % (foe, spec["battle"]),
             "combat %s: %s against %s" % (spec["battle"], ", ".join(attackers), ", ".join(defenders))]
    return told + [("cf attack", attack), ("cf defence", defence)]


def allowed(p, spec):
    """The first force meets nobody and has the points; the second has somebody to attack, and may."""
    way, side = spec["way"], spec["side"]
    if not spec["first"] or not spec["second"] or all(u in p.flipped for u in spec["second"]):
        return False
    if not p.at(spec["battle"], board.enemy(side)):
        return False
    if len(way) < 2 or len(set(way)) != len(way) or spec["battle"] in way or spec["from_second"] in way:
        return False
    if any(p.at(s, board.enemy(side)) or p.at(s, board.enemy(side), "leader") for s in way):
        return False
    if any(p.pack.path(a, b) is None for a, b in zip(way, way[1:])):
        return False
    if p.pack.path(spec["from_second"], spec["battle"]) is None:
        return False
    return sum(COST[p.pack.path(a, b)] for a, b in zip(way, way[1:])) <= 6
