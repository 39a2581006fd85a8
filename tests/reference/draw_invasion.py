"""Random battles and positions for Invasion."""
import invasion

FACES = {"br": (3, 0, 3), "ar": (3, 1, 2), "cm": (2, 2, 2), "am": (2, 3, 1), "na": (3, 1, 2)}  # stated, not the book's
HEAD = ["game invasion"] + ["data faction %s %s %d" % (f, word, n) for f, faces in FACES.items()
                            for word, n in zip(("hit", "flee", "command"), faces)]
AREAS = ("York", "Montreal", "Kingston", "Buffalo", "Albany", "Ogdensburg", "Detroit")


def draw(_, rng):
    def some(most):
        return {f: rng.randint(0, most) for f in invasion.SIDE if rng.random() < 0.45}
    if rng.random() < 0.4:
        return {"what": "held", "areas": [(a, rng.choice(("us", "br")), rng.randint(0, 2), some(5)) for a in AREAS],
                "fled": some(4)}
    units = some(5)
    faces = {f: tuple(rng.choice(("hit", "command") + ("flee",) * (f != "br")) for _ in range(3)) for f in invasion.SIDE}
    return {"what": "battle", "home": rng.choice(("us", "br")), "units": units, "faces": faces, "first": rng.random() < 0.9,
            "more": rng.choice((0, 0, 0, 0, 1, -1)), "lose": rng.choice((0, 0, 0, 1, -1)), "flee": rng.choice((0, 0, 0, 1, -1))}


def counts(units):
    return ", ".join("%s %d" % (f, n) for f, n in units.items() if n)


def story(_, spec):
    return held(spec) if spec["what"] == "held" else battle(spec)


def held(spec):
    told, areas = [], [a[1:] for a in spec["areas"]]
    if any(invasion.reserve(f, areas, spec["fled"]) < 0 for f in invasion.SIDE):
        return None
    for name, home, stars, units in spec["areas"]:
        told += ["data area %s homeland %s" % (name, home), "data area %s objectives %d" % (name, stars)]
    told.append("now 2 scenario=campaign1812")
    told += ["at %s: %s" % (name, counts(units)) for name, _, _, units in spec["areas"] if counts(units)]
    if counts(spec["fled"]):
        told.append("fled " + counts(spec["fled"]))
    told += [("points " + side, invasion.points(areas, side)) for side in ("us", "br")]
    told += [("reserve " + f, invasion.reserve(f, areas, spec["fled"])) for f in invasion.SIDE]
    return told


def taken(units, n, order):
    """n units out of some, as many of each faction as there are, in an order; None if there are fewer."""
    out = {}
    for f in order:
        out[f] = min(n, units.get(f, 0))
        n -= out[f]
    return None if n else out


def battle(spec):
    units, home = spec["units"], spec["home"]
    roller = home if spec["first"] else ("us" if home == "br" else "br")
    mine = {f: n for f, n in units.items() if n and invasion.SIDE[f] == roller}
    theirs = {f: n for f, n in units.items() if n and invasion.SIDE[f] != roller}
    if not mine or not theirs:
        return None
    told = ["data area York homeland " + home, "now 2 %s scenario=campaign1812 step=battle" % sorted(theirs)[0],
            "at York: " + counts(units), "battle York"]
    told += [("dice " + f, invasion.dice(f, n)) for f, n in units.items() if n]
    rolled = {f: invasion.dice(f, n) for f, n in mine.items()}
    odd = sorted(mine)[0]
    rolled[odd] += spec["more"]
    faces = {f: spec["faces"][f][:n] for f, n in rolled.items() if n > 0}
    if not faces or rolled[odd] > 3:
        return None
    told.append("roll " + ", ".join("%s %s" % (f, " ".join(shown)) for f, shown in faces.items()))
    legal = spec["first"] and spec["more"] == 0
    due = invasion.hits_due(faces, sum(theirs.values()))
    lost = taken(theirs, due + spec["lose"], sorted(theirs)) if due + spec["lose"] >= 0 else None
    runs = {f: invasion.flight_due(f, faces, n) for f, n in mine.items()}
    wrong = dict(runs)
    wrong[odd] += spec["flee"]
    if lost is None or not 0 <= wrong[odd] <= mine[odd]:
        return None
    told += ["lose " + counts(lost)] * bool(counts(lost)) + ["flee " + counts(wrong)] * bool(counts(wrong))
    left = {f: n - wrong.get(f, 0) - lost.get(f, 0) for f, n in units.items() if n}
    answers = ["%s%s" % (f, " command" * invasion.dice(f, left[f])) for f in theirs if left[f]]
    winner = invasion.alone(left)
    if not any(left.values()):
        return None
    told.append("won " + winner if winner else "roll " + ", ".join(answers))
    fair = legal and spec["lose"] == 0 and spec["flee"] == 0
    told.append(("play", "legal" if fair else "illegal"))
    if fair:
        told += [("units York: " + f, n) for f, n in left.items()]
        told += [("fled " + f, n) for f, n in wrong.items()]
        told += [("reserve " + f, invasion.reserve(f, [("", 0, left)], wrong)) for f in left]
    return told
