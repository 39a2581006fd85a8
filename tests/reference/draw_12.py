"""Random naval fights for chapter 12: a fleet leaves a port on Lake X for the box, where the enemy lies."""
import board
import ch12_naval_combat as naval

PORT = {"us": ["US4", "US6"], "br": ["BR4", "BR6"]}


def fleet(pack, side, rng):
    ships = [s.name for s in pack.pieces.values() if s.kind == "ship" and s.side == side and s.lake == "lake_x"
             and s.arrival == "1812a"]
    small = [s for s in ships if pack.pieces[s].type in naval.SMALL]
    return rng.sample(small if rng.random() < 0.3 else ships, rng.randint(1, 7))


def draw(pack, rng):
    side = rng.choice(board.SIDES)
    foe = board.enemy(side)
    attackers, defenders = fleet(pack, side, rng), fleet(pack, foe, rng)
    spec = {"side": side, "port": rng.choice(PORT[side]), "year": rng.choice([1813, 1813, 1814]),
            "attackers": attackers, "defenders": defenders,
            "admiral": side + ":" + rng.choice(["N0", "N1", "N2"]),
            "foes": [foe + ":" + rng.choice(["N0", "N1", "N2"])] if rng.random() < 0.7 else [],
            "flipped": [s for s in defenders if rng.random() < 0.1], "pick": rng.random(), "die": rng.randint(1, 6),
            "cards": [c for c in ("attack", "defence") if rng.random() < 0.3], "unsure": []}
    if rng.random() < 0.3:
        spec["unsure"] = rng.sample(doubts(spec), rng.choice([1, 1, 2]))
    return spec


def doubts(spec):
    mine, his = spec["attackers"][0], spec["defenders"][0]
    return [("cls", mine, ["C", "B"]), ("cls", his, ["C", "B", "A"]), ("type", mine, ["sloop", "brig"]),
            ("type", his, ["brig", "corvette", "frigate"]), ("modifier", spec["admiral"], [0, 1, 2])]


def story(pack, spec):
    side, foe = spec["side"], board.enemy(spec["side"])
    p = board.Position(pack, spec["year"])
    p.lake = {"lake_x": foe}
    for name in spec["attackers"] + [spec["admiral"]]:
        p.place[name] = spec["port"]
    for name in spec["defenders"] + spec["foes"]:
        p.place[name] = "lake_x"
    p.flipped = {n for n in spec["flipped"] if n in spec["defenders"]}
    f = naval.Fight(p, spec["attackers"] + [spec["admiral"]], spec["defenders"] + spec["foes"])
    if not f.ships(f.attackers) or not f.ships(f.defenders):
        return None
    tail, plain = {1813: ("", "c3"), 1814: ("-14", "14-3")}[spec["year"]]
    told = [line.replace("spring-summer us", "spring-summer " + side) for line in board.say(p)]
    told += ["hand %s: %s, battle%s" % (side, plain, tail), "hand %s: battleb%s" % (foe, tail)]
    told.append("play %s leader %s" % (plain, spec["admiral"]))
    told.append("sail %s, %s: %s - lake_x" % (", ".join(spec["attackers"]), spec["admiral"], spec["port"]))
    told.append("naval-combat lake_x: %s against %s" % (", ".join(f.attackers), ", ".join(f.defenders)))
    for of, who, by in (("attack", f.attackers, side), ("defence", f.defenders, foe)):
        choice = f.ships(who)
        f.lead[of] = choice[int(spec["pick"] * 997) % len(choice)]
        told.append("naval-lead %s %s" % (by, f.lead[of]))
    for of in spec["cards"]:
        f.cards[of] = 1
        told.append("battle-card battle%s%s side=%s" % ("" if of == "attack" else "b", tail, side if of == "attack" else foe))
    told.append("naval-round %d" % spec["die"])
    for family, rule in naval.FAMILIES.items():
        told.append(("drm " + family, rule(f)))
    told.append(("drm total", naval.total_drm(f)))
    told.append(("roll", spec["die"] + naval.total_drm(f)))
    told.append(("naval-result", naval.winner(f, spec["die"]) + "-wins"))
    return told
