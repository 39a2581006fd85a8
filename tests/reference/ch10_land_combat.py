"""Chapter 10: strength, odds and every modifier of a round of land combat (10.2 to 10.4, with 2.14, 2.23, 2.7, 11.55, 13.4)."""
from board import CLASS_RANK
import ch13_supply as supply


class Battle:
    """A round of a battle: who fights where, how the attackers came in, and what was named and played."""

    def __init__(self, before, now, space, attackers, defenders, side):
        self.before, self.now, self.space, self.side = before, now, space, side  # before: as the play began
        self.attackers, self.defenders = attackers, defenders                    # names, units and leaders
        self.at_first = list(defenders)   # as the battle began
        self.entry = {}                   # attacker: the space he came from, or "water" for a landing
        self.lead = {}                    # "attack", "defence": unit
        self.commander = {}               # the same: leader that the owner chose among equals
        self.cards = {"attack": 0, "defence": 0}
        self.number = 1

    def units(self, who):
        return [n for n in who if self.now.piece(n).kind == "unit"]

    def leaders(self, who):
        return [n for n in who if self.now.piece(n).kind == "leader"]


def half(number):
    """13.4: the whole force is halved, fractions up."""
    return (number + 1) // 2


def fort_counts(b):
    """2.71, 2.76: a fort helps who defends in it, but not Indians who were alone in it when the play began."""
    if not b.now.fort(b.space):
        return False
    defender = b.now.piece(b.units(b.defenders)[0]).side
    at_first = b.before.at(b.space, defender)
    return not all(map(b.now.indian, at_first))


def attack_strength(b):
    """10.23: reduced attackers add nothing. 13.4: halved out of supply."""
    total = sum(b.now.strength(u) for u in b.units(b.attackers) if u not in b.now.flipped)
    entries = [e for e in b.entry.values() if e != "water"]
    ok = supply.attacker_supplied(b.now, b.side, b.space, entries, "water" in b.entry.values())
    return total if ok else half(total)


def defence_strength(b):
    """10.21, 10.23: every defender as his counter shows, and the fort; 13.4 halves the sum."""
    total = sum(map(b.now.strength, b.units(b.defenders)))
    if fort_counts(b):
        total += b.now.pack.spaces[b.space].fort
    side = b.now.piece(b.units(b.defenders)[0]).side
    return total if supply.defender_supplied(b.before, b.now, side, b.space) else half(total)


def ratio(attack, defence):
    """10.21: fractions are dropped, in the defender's favour on either side of even (ruling R-odds-rounding)."""
    if attack >= defence:
        return attack // defence, 1
    return 1, -(-defence // attack)


def odds_drm(b):
    table = b.now.pack.odds
    a, d = ratio(attack_strength(b), defence_strength(b))
    return table["%d:%d" % (min(a, 8), min(d, 4))]


def all_reduced(b, who):
    return all(u in b.now.flipped for u in b.units(who))


def attack_class(b):
    """3.62: dragoons fight on foot, as class B, against a fort."""
    unit = b.now.piece(b.lead["attack"])
    return "B" if unit.dragoon and fort_counts(b) else unit.cls


def defence_class(b):
    """2.71: a fort raises the class; 10.32(4): nothing raises a garrison of reduced units, and the fort's class caps it."""
    cls = b.now.piece(b.lead["defence"]).cls
    if not fort_counts(b):
        return cls
    if b.now.piece(b.lead["defence"]).dragoon:
        cls = "A"  # 3.62: may count as A; an owner who says nothing is taken to want it
    pick = min if all_reduced(b, b.defenders) else max
    return pick(cls, b.now.pack.spaces[b.space].fort_class, key=CLASS_RANK.get)


def lead_drm(b):
    """10.31: a point for each step of class (ruling R-class-step-size)."""
    return CLASS_RANK[attack_class(b)] - CLASS_RANK[defence_class(b)]


def amphibious_drm(b):
    """10.41, 11.55; one landing unit is enough (ruling R-mixed-entry, any)."""
    return -1 if b.number == 1 and "water" in b.entry.values() else 0


def forest_drm(b):
    """10.41 with its two exceptions, which take the place of the ordinary -1 (ruling R-forest-indian-drm).

    2.72: terrain says nothing where a fort is attacked. The -2 asks for defenders who are Indians alone, the +1 for
    attackers who are: a militia unit among the defenders is enough for it.
    """
    if b.number > 1 or b.now.pack.spaces[b.space].terrain != "forest" or fort_counts(b):
        return 0
    attackers = [b.now.indian(u) for u in b.units(b.attackers)]
    defenders = [b.now.indian(u) for u in b.units(b.defenders)]
    if all(attackers) and not all(defenders):
        return 1
    if all(defenders) and not all(attackers):
        return -2
    return -1


def route_drm(b):
    """2.23, 10.41: an attacker came straight over an invasion route."""
    over = any(b.now.pack.path(e, b.space) == "invasion" for e in b.entry.values() if e != "water")
    return -1 if b.number == 1 and over else 0


def montreal_drm(b):
    """2.14: every first round against the city (ruling R-montreal-drm, always)."""
    return -1 if b.number == 1 and b.now.pack.spaces[b.space].role == "montreal" else 0


def commander_modifier(b, side):
    """3.35: the senior leader's counts, however poor; equals as the owner says. 8.5: never a naval leader's.

    3.51, 3.52: Tecumseh yields to any other British leader and needs Indians beside him.
    """
    who = b.attackers if side == "attack" else b.defenders
    leaders = [n for n in b.leaders(who) if not b.now.piece(n).naval]
    others = [n for n in leaders if b.now.piece(n).special != "tecumseh"]
    if leaders and not others:
        return b.now.piece(leaders[0]).modifier if any(map(b.now.indian, b.units(who))) else 0
    if not others:
        return 0
    top = max(b.now.piece(n).stars for n in others)
    seniors = [n for n in others if b.now.piece(n).stars == top]
    chosen = b.commander.get(side) if b.commander.get(side) in seniors else seniors[0]
    return b.now.piece(chosen).modifier


def leader_drm(b):
    """3.31, 10.42: added for the attacker, taken off for the defender; a minus counts as 0 (R-leader-minus, plus-only)."""
    return max(0, commander_modifier(b, "attack")) - max(0, commander_modifier(b, "defence"))


def card_drm(b):
    """10.43"""
    return b.cards["attack"] - b.cards["defence"]


def regulars_drm(b):
    """10.44: the US attack British Regulars on clear ground, before 1814, no fort.

    In every round of that battle: who was attacked counts, though the Regulars may have fallen since.
    """
    british = [b.now.piece(u) for u in b.units(b.at_first) if b.now.piece(u).side == "br"]
    applies = (b.side == "us" and any(u.type == "regular" for u in british) and b.now.year < 1814
               and b.now.pack.spaces[b.space].terrain == "clear" and not fort_counts(b))
    return -1 if applies else 0


FAMILIES = {"odds": odds_drm, "lead": lead_drm, "amphibious": amphibious_drm, "forest": forest_drm, "route": route_drm,
            "montreal": montreal_drm, "leader": leader_drm, "card": card_drm, "regulars": regulars_drm}


def total_drm(b):
    """10.45"""
    return sum(family(b) for family in FAMILIES.values())


def result(b, dice):
    """The row of the table; beyond its ends the last row. A 9 is the attacker's retreat from a fort alone (2.77)."""
    table = b.now.pack.land_table
    return table[max(min(table), min(max(table), sum(dice) + total_drm(b)))]


def lead_candidates(b, who):
    """10.32(2), (3): an unreduced unit; all reduced, a defender's lowest class."""
    units = b.units(who)
    fresh = [u for u in units if u not in b.now.flipped]
    if fresh:
        return fresh
    lowest = min(CLASS_RANK[b.now.piece(u).cls] for u in units)
    return [u for u in units if CLASS_RANK[b.now.piece(u).cls] == lowest]
