"""The tables of Niagara 1814 told a second time: fire, close combat and what they cost (N7 to N9, N13)."""

COLUMN = ("column", "road-column", "limbered")


def take(dp, cas, more_dp, more_cas):
    """N4.2, N13.1: five D-points at most; what fire and combat add beyond them are casualties."""
    over = max(0, dp + more_dp - 5)
    return min(5, dp + more_dp), cas + more_cas + over


def gun_modifier(gun, dp, formation, cover, history):
    """N7.4 to N7.11. History: "same" target at the same range last turn, "kept" target, or "new"."""
    drm = {"heavy": 1, "field": 0, "light": -1}[gun] - dp
    drm += 1 if formation in COLUMN else -2 if formation == "skirmish" else 0
    drm -= 2 if cover in ("fieldwork", "stone") else 0
    return drm + {"same": 1, "kept": 0, "new": -1}[history]


def gun_range(gun):
    """N7.2, in inches."""
    return {"heavy": 42, "field": 36, "light": 30}[gun]


def gun_effect(total, far):
    """N7.12, N7.13: D-points and casualties of one gun."""
    if far:
        return (1, 0) if total >= 4 else (0, 0)
    if total >= 6:
        return 1, 1
    return (2, 0) if total >= 4 else (1, 0) if total >= 2 else (0, 0)


def foot_dice(groups, dp, target, cover):
    """N8.3 to N8.6: a die a base or four skirmishers, less D-points, halved and halved again, halves up."""
    dice = max(0, groups - dp)
    if target in ("artillery", "skirmisher", "indian"):
        dice = (dice + 1) // 2
    if cover in ("fieldwork", "wood", "stone"):
        dice = (dice + 1) // 2
    return dice


def foot_hits(kind, dice, rerolls):
    """N8.7, N8.8, N11.3: sixes; skirmishers roll their fives again for 4, 5, 6."""
    return dice.count(6) + (sum(r >= 4 for r in rerolls) if kind == "skirmisher" else 0)


def outnumbered(mine, theirs):
    """N9.13 to N9.16, in figures of foot."""
    if theirs >= 3 * mine:
        return -5
    if theirs >= 2 * mine:
        return -3
    if 2 * theirs >= 3 * mine:
        return -2
    return -1 if theirs > mine else 0


def strength(unit):
    """N9.17, N13.3: figures left, one of horse for four."""
    horse = unit["type"] == "cavalry"
    left = max(0, unit["figures"] - unit["cas"] * (2 if horse else 4))
    return left * (4 if horse else 1)


def total(unit, foe, die, defends):
    """N9.2 to N9.16 for one unit against one."""
    sum_ = die + 3 * max(0, foe["class"] - unit["class"])
    if defends:
        sum_ += {"stone": 3, "fieldwork": 2, "wood": 2, "none": 0}[unit["cover"]]
    sum_ += 1 if unit["ground"] else 0
    sum_ -= 3 if unit["formation"] == "skirmish" else 0
    sum_ -= 3 if unit["flanked"] else 0
    return sum_ - 2 * unit["dp"] - 2 * unit["cas"] + outnumbered(strength(unit), strength(foe))


def band(difference):
    """N9.20."""
    for least, name in ((4, "easy"), (2, "success"), (-1, "stand-off"), (-4, "driven"), (-8, "defeated")):
        if difference >= least:
            return name
    return "routed"


def losses(name, unit, foe, defends):
    """N9.21 to N9.27: D-points and casualties of a unit that fared so."""
    covered = defends and unit["cover"] != "none"
    foot = unit["type"] != "cavalry"
    if name == "stand-off" and not foot and foe["type"] != "cavalry":
        name = "driven"
    if name == "success":
        return 1, 0 if covered or foe["type"] == "cavalry" else 1
    if name == "stand-off":
        return 1, 0 if covered or (foot and foe["type"] == "cavalry") else 1
    return {"easy": (1, 0), "driven": (2, 1), "defeated": (2, 2), "routed": (4, 2)}[name]
