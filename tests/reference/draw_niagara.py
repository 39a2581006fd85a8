"""Random shots and fights for the tables of Niagara."""
import niagara

HEAD = ["game niagara"]


def unit(rng, kinds):
    kind = rng.choice(kinds)
    return {"type": kind, "class": rng.randint(1, 5), "dp": rng.choice((0, 0, 1, 2, 4, 5)), "cas": rng.choice((0, 0, 1, 2)),
            "figures": {"cavalry": 12, "skirmisher": 12, "indian": 12}.get(kind, rng.choice((20, 24, 32))),
            "formation": {"infantry": rng.choice(("line", "line", "column")), "cavalry": "line"}.get(kind, "skirmish"),
            "cover": rng.choice(("none", "none", "none", "fieldwork", "wood", "stone")) if kind != "cavalry" else "none",
            "ground": False, "flanked": False}


def draw(_, rng):
    what = rng.choice(("guns", "foot", "fight", "fight"))
    spec = {"what": what, "a": unit(rng, ("infantry", "infantry", "skirmisher", "indian") + ("cavalry",) * (what == "fight")),
            "b": unit(rng, ("infantry", "infantry", "skirmisher", "indian", "cavalry"))}
    if what == "guns":
        spec.update(gun=rng.choice(("light", "field", "heavy")), history=rng.choice(("same", "kept", "new", "stale")),
                    range=rng.choice((1, 5, 9.75, 10, 12, 29, 30, 30.25, 33, 36, 36.5, 41, 42, 42.25)),
                    dice=tuple(rng.randint(1, 6) for _ in range(rng.randint(1, 4))))
    elif what == "foot":
        spec.update(range=rng.choice((2, 7, 8, 8.25, 15, 16, 17)), weapon=rng.choice(("musket", "musket", "rifle")),
                    more=rng.choice((0, 0, 0, 1, -1)), dice=tuple(rng.randint(1, 6) for _ in range(12)),
                    again=tuple(rng.randint(1, 6) for _ in range(12)))
    else:
        spec["dice"] = (rng.randint(2, 5), rng.randint(2, 5))
        for name in "ab":
            spec[name]["ground"], spec[name]["flanked"] = rng.random() < 0.2, rng.random() < 0.2
    return spec


def declare(name, side, u, more=""):
    return "declare unit %s side=%s type=%s class=%d figures=%d formation=%s%s" % (
        name, side, u["type"], u["class"], u["figures"], u["formation"], more)


def state(name, u):
    return "set %s dp=%d casualties=%d cover=%s" % (name, u["dp"], u["cas"], u["cover"])


def after(told, name, u, dp, cas):
    dp, cas = niagara.take(u["dp"], u["cas"], dp, cas)
    most = u["figures"] // (2 if u["type"] == "cavalry" else 4)
    told += [("dp " + name, dp), ("casualties " + name, min(most, cas))]


def story(_, spec):
    return {"guns": guns, "foot": foot, "fight": fight}[spec["what"]](spec)


def guns(spec):
    b, far = spec["b"], spec["range"] >= 10
    dp = spec["a"]["dp"] % 3
    told = ["declare unit A side=us type=artillery class=2 guns=%d gun=%s formation=unlimbered" % (len(spec["dice"]), spec["gun"]),
            declare("B", "br", b), declare("Other", "br", b), "now 4 3", "set A dp=%d" % dp, state("B", b)]
    history, here, there = spec["history"], ("long", "short")[not far], ("short", "long")[not far]
    told.append({"same": "history A at B band=%s turn=3" % here, "kept": "history A at B band=%s turn=3" % there,
                 "new": "history A at Other band=%s turn=3" % here, "stale": "history A at B band=%s turn=2" % here}[history])
    drm = niagara.gun_modifier(spec["gun"], dp, b["formation"], b["cover"], "kept" if history == "stale" else history)
    told.append("fire-art A at B range=%s dice=%s" % (spec["range"], ",".join(map(str, spec["dice"]))))
    told.append(("verdict", "legal" if spec["range"] <= niagara.gun_range(spec["gun"]) else "illegal"))
    if spec["range"] > niagara.gun_range(spec["gun"]):
        return told
    each = [niagara.gun_effect(die + drm, far) for die in spec["dice"]]
    told.append(("modifier", drm))
    after(told, "B", b, sum(e[0] for e in each), sum(e[1] for e in each))
    return told


def foot(spec):
    a, b = spec["a"], spec["b"]
    weapon = spec["weapon"] if a["type"] != "indian" else "musket"
    groups = a["figures"] // 4 - a["cas"]
    due = niagara.foot_dice(groups, a["dp"], b["type"], b["cover"])
    count = due + spec["more"]
    if count < 1 or groups < 1:
        return None
    dice = spec["dice"][:count]
    again = spec["again"][:dice.count(5)] if a["type"] == "skirmisher" else ()
    told = [declare("A", "us", a, " weapon=" + weapon), declare("B", "br", b), "now 4 3", state("A", a), state("B", b)]
    told.append("fire-inf A at B range=%s dice=%s%s" % (spec["range"], ",".join(map(str, dice)),
                                                       " rerolls=" + ",".join(map(str, again)) if again else ""))
    fits = spec["range"] <= (16 if weapon == "rifle" else 8) and count == due
    told.append(("verdict", "legal" if fits else "illegal"))
    if fits:
        told.append(("dice", due))
        after(told, "B", b, niagara.foot_hits(a["type"], dice, again), 0)
    return told


def fight(spec):
    a, b = dict(spec["a"], cover="none"), spec["b"]
    if min(niagara.strength(a), niagara.strength(b)) <= 0:
        return None
    told = [declare("A", "us", a), declare("B", "br", b), "now 4 6", state("A", a), state("B", b)]
    marks = "".join(" %s=%s" % (word, ",".join(n for n, u in (("A", a), ("B", b)) if u[word]))
                    for word in ("ground", "flanked") if a[word] or b[word])
    told.append("combat A against B dice=%d,%d%s" % (spec["dice"] + (marks,)))
    mine, theirs = niagara.total(a, b, spec["dice"][0], False), niagara.total(b, a, spec["dice"][1], True)
    told += [("total A", mine), ("total B", theirs), ("difference", mine - theirs)]
    for name, u, foe, by, defends in (("A", a, b, mine - theirs, False), ("B", b, a, theirs - mine, True)):
        after(told, name, u, *niagara.losses(niagara.band(by), u, foe, defends))
    return told
