"""Random battles for chapter 10: a force at one space goes in by land, by one or two ways, or is landed."""
import board
import ch10_land_combat as combat

DICE = [(a, b) for a in range(1, 7) for b in range(1, 7)]
LANDINGS = [("US4", "BR6"), ("US4", "BR4"), ("US6", "BR4"), ("BR4", "US4"), ("BR4", "US6"), ("BR6", "US6")]


def units(pack, side, rng, count):
    pool = [u.name for u in pack.pieces.values() if u.kind == "unit" and u.side == side and u.arrival == "1812a"
            and u.special not in ("nwc", "shawnee", "lc-militia")]
    return rng.sample(pool, count)


def leaders(pack, side, rng, count):
    pool = [u.name for u in pack.pieces.values() if u.kind == "leader" and u.side == side and not u.naval
            and u.arrival == "1812a" and u.known]
    return rng.sample(pool, count)


def flips(pack, names, rng, odds=0.25):
    return [n for n in names if pack.pieces[n].kind == "unit" and pack.pieces[n].steps == 2 and rng.random() < odds]


def draw(pack, rng):
    """A battle as plain data; story() tells it, or gives None where the rules forbid such a battle."""
    side = rng.choice(board.SIDES)
    landing = rng.random() < 0.2
    if landing:
        pairs = [p for p in LANDINGS if pack.spaces[p[0]].territory == side]
        start, battle = rng.choice(pairs)
    else:
        battle = rng.choice(sorted(pack.spaces))
        ways = pack.neighbours(battle)
        if not ways:
            return None
        start = rng.choice(ways)
    force = units(pack, side, rng, rng.randint(1, 5))
    chief = leaders(pack, side, rng, rng.choice([1, 1, 1, 2, 2, 3]))
    defence = units(pack, board.enemy(side), rng, rng.randint(1, 4)) + \
        leaders(pack, board.enemy(side), rng, rng.choice([0, 0, 1, 1, 2]))
    others = {}
    for name in units(pack, "us", rng, 3) + units(pack, "br", rng, 3):
        others[name] = rng.choice(sorted(pack.spaces))
    spec = {"side": side, "battle": battle, "start": start, "landing": landing, "force": force, "chief": chief,
            "stay": units(pack, side, rng, rng.choice([0, 1, 1])), "defence": defence, "others": sorted(others.items()),
            "flipped": flips(pack, force + defence, rng), "year": rng.choice([1812, 1813, 1813, 1814]),
            "cards": [c for c in ("attack", "defence") if rng.random() < 0.3], "lake": rng.choice(["none", side]),
            "dice": rng.choice(DICE), "built": [s for s in ("US4", "BR2") if rng.random() < 0.5],
            "detour": rng.random() < 0.3, "pick": rng.random(), "depots": [], "unsure": [],
            "again": rng.random() < 0.3}
    if rng.random() < 0.2:
        spec["depots"] = [(rng.choice([s for s in sorted(pack.spaces) if pack.spaces[s].territory == side]), side)]
    if rng.random() < 0.3:
        spec["unsure"] = rng.sample(doubts(pack, spec), rng.choice([1, 1, 2]))
    return spec


def doubts(pack, spec):
    """Data that a record may state as a range."""
    unit = spec["force"][0]
    against = next(n for n in spec["defence"] if pack.pieces[n].kind == "unit")
    link = frozenset((spec["start"], spec["battle"]))
    found = [("value", spec["battle"], [0, 1, 2, 3]), ("value", "US2", [1, 2, 3]), ("value", "BR2", [1, 2, 3]),
             ("terrain", spec["battle"], ["clear", "forest"]), ("cf", unit, [3, 4, 5]), ("cf", against, [2, 3]),
             ("cls", unit, ["C", "B"]), ("cls", against, ["B", "A"]), ("modifier", spec["chief"][0], [0, 1, 2])]
    if link in pack.links:
        found.append(("path", link, ["trail", "invasion"]))
    return found


def before(pack, spec):
    """The position as the play begins."""
    p = board.Position(pack, spec["year"])
    p.lake = {"lake_x": None if spec["lake"] == "none" else spec["lake"]}
    for name in spec["force"] + spec["chief"] + spec["stay"]:
        p.place[name] = spec["start"]
    for name in spec["defence"]:
        p.place[name] = spec["battle"]
    for name, space in spec["others"]:
        if name not in p.place and space not in (spec["battle"], spec["start"]):
            p.place[name] = space
    p.flipped = {n for n in spec["flipped"] if n in p.place}
    p.built, p.depots = set(spec["built"]), dict(spec["depots"])
    if spec["landing"]:
        for ship in ("brig", "brig2", "brig3", "frigate", "liner"):
            p.place[spec["side"] + ":" + ship] = spec["start"]
    return p


def sensible(p, spec):
    """No two sides in one space but in the battle, no depot under the enemy, nobody whom a special rule holds back."""
    for space in p.pack.spaces:
        if p.at(space, "us") and p.at(space, "br"):
            return False
    for space, side in p.depots.items():
        if p.at(space, board.enemy(side)):
            return False
    if not spec["force"] or not any(p.piece(n).kind == "unit" for n in spec["defence"]):
        return False
    if all(u in p.flipped for u in spec["force"]):
        return False  # 10.23
    if spec["landing"]:
        if p.control(spec["battle"]) == spec["side"] or p.control(spec["start"]) != spec["side"]:
            return False
        if any(p.indian(u) or p.piece(u).dragoon for u in spec["force"]):
            return False  # 11.33
    commands = [n for n in spec["chief"] if p.piece(n).special != "tecumseh"]
    return bool(commands) and len(spec["force"]) <= max(p.piece(n).stars for n in commands) * 5


def detour(p, spec):
    """A way round to the battle for all but the first unit, of two steps, short enough, free of enemies."""
    for middle in sorted(p.pack.neighbours(spec["start"])):
        step, last = p.pack.path(spec["start"], middle), p.pack.path(middle, spec["battle"])
        if last and not p.at(middle) and {"road": 1, "trail": 2, "invasion": 3}[step] + \
                {"road": 1, "trail": 2, "invasion": 3}[last] <= 6:
            return middle
    return None


def story(pack, spec):
    p = before(pack, spec)
    if not sensible(p, spec):
        return None
    side, battle = spec["side"], spec["battle"]
    now = p.copy()
    entry = {}
    middle = None
    # A leader and all he commands take one way; units sent by a card alone may take two.
    alone = spec["detour"] and not spec["landing"] and len(spec["force"]) <= 3
    who = list(spec["force"]) if alone else spec["force"] + spec["chief"]
    if alone:
        middle = detour(p, spec)
    for n, name in enumerate(who):
        now.place[name] = battle
        entry[name] = "water" if spec["landing"] else middle if middle and n > 0 else spec["start"]
    b = combat.Battle(p, now, battle, list(who), list(spec["defence"]), side)
    b.entry = entry
    if not board.AS_PROGRAM and combat.ratio(combat.attack_strength(b), combat.defence_strength(b))[0] >= 9:
        return None  # 9.51: no battle
    case = []
    case.extend([line.replace("spring-summer us", "spring-summer " + side) for line in board.say(p)])
    tail = {1812: "-12", 1813: "", 1814: "-14"}[spec["year"]]
    plain = {1812: "12-3", 1813: "c3", 1814: "14-3"}[spec["year"]]
    case += ["hand %s: %s, battle%s" % (side, plain, tail), "hand %s: battleb%s" % (board.enemy(side), tail)]
    march(case, p, spec, plain, who, entry, alone)
    case.append("stand %s at %s" % (board.enemy(side), battle))
    case.append("combat %s: %s against %s" % (battle, ", ".join(who), ", ".join(spec["defence"])))
    name_leads(case, b, spec)
    name_commanders(case, b, spec)
    for of in spec["cards"]:
        by = side if of == "attack" else board.enemy(side)
        case.append("battle-card %s%s side=%s round=1" % ("battle" if of == "attack" else "battleb", tail, by))
        b.cards[of] = 1
    dice = exchange(b) if spec["again"] else spec["dice"]
    if dice is None:
        return None
    case.append("round %d,%d" % dice)
    claims(case, b, dice)
    if spec["again"] and another_round(case, b):
        name_leads(case, b, dict(spec, pick=spec["pick"] * 0.7))
        case.append("round %d,%d" % spec["dice"])
        claims(case, b, spec["dice"])
    return case


def exchange(b):
    """Dice that make both sides lose a step and fight on, if there are any; whatever the program thinks of it."""
    readings = set(board.AS_PROGRAM)
    board.AS_PROGRAM.clear()
    dice = next((d for d in DICE if combat.result(b, d) == "EX"), None)
    board.AS_PROGRAM.update(readings)
    return dice


def another_round(case, b):
    """After an exchange: the leads lose a step (10.51); is there to be a second round (10.61, 10.63)?"""
    if combat.all_reduced(b, b.defenders):
        return False  # 10.32(3): who pays is his owner's choice
    for of, who in (("attack", b.attackers), ("defence", b.defenders)):
        unit = b.lead[of]
        gone = b.now.piece(unit).steps == 1
        case.append("loss %s: %s %s" % (b.now.piece(unit).side, unit, "removed" if gone else "reduced"))
        if gone:
            who.remove(unit)
            del b.now.place[unit]
            b.entry.pop(unit, None)
        else:
            b.now.flipped.add(unit)
    b.number, b.cards = 2, {"attack": 0, "defence": 0}
    return not combat.all_reduced(b, b.attackers) and not combat.all_reduced(b, b.defenders)


def march(case, p, spec, plain, who, entry, alone):
    side, battle, start = spec["side"], spec["battle"], spec["start"]
    top = max((n for n in spec["chief"] if p.piece(n).special != "tecumseh"), key=lambda n: p.piece(n).stars)
    case.append("play %s units %s" % (plain, start) if alone else "play %s leader %s" % (plain, top))
    if spec["landing"]:
        ships = ["%s:%s" % (side, s) for s in ("brig", "brig2", "brig3", "frigate", "liner")]
        case.append("embark %s at %s on %s" % (", ".join(who), start, ", ".join(ships)))
        case.append("sail %s: %s - %s" % (", ".join(ships), start, battle))
        case.append("land %s at %s from %s" % (", ".join(who), battle, ", ".join(ships)))
        return
    for middle in sorted(set(entry.values()), key=lambda m: m != start):
        way = [start, battle] if middle == start else [start, middle, battle]
        case.append("move %s: %s" % (", ".join(n for n in who if entry[n] == middle), " - ".join(way)))


def name_leads(case, b, spec):
    for of, who in (("attack", b.attackers), ("defence", b.defenders)):
        choice = combat.lead_candidates(b, who)
        b.lead[of] = choice[int(spec["pick"] * 997) % len(choice)]
        by = b.side if of == "attack" else board.enemy(b.side)
        case.append("lead %s %s" % (by, b.lead[of]))


def name_commanders(case, b, spec):
    for of, who in (("attack", b.attackers), ("defence", b.defenders)):
        land = [n for n in b.leaders(who) if b.now.piece(n).special != "tecumseh"]
        top = max([b.now.piece(n).stars for n in land], default=0)
        equals = [n for n in land if b.now.piece(n).stars == top]
        if len(equals) > 1:
            b.commander[of] = equals[int(spec["pick"] * 89) % len(equals)]
            by = b.side if of == "attack" else board.enemy(b.side)
            case.append("commander %s %s" % (by, b.commander[of]))


def claims(case, b, dice):
    case.append(("cf attack", combat.attack_strength(b)))
    case.append(("cf defence", combat.defence_strength(b)))
    a, d = combat.ratio(combat.attack_strength(b), combat.defence_strength(b))
    case.append(("ratio", "%d:%d" % (min(a, 8), min(d, 4))))  # the ends of the table
    case.append(("class attack", combat.attack_class(b)))
    case.append(("class defence", combat.defence_class(b)))
    for family, rule in combat.FAMILIES.items():
        case.append(("drm " + family, rule(b)))
    case.append(("drm total", combat.total_drm(b)))
    case.append(("roll", sum(dice) + combat.total_drm(b)))
    case.append(("result", combat.result(b, dice)))
