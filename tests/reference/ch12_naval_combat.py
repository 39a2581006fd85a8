"""Chapter 12: every modifier of a naval fight (12.3) and who wins it."""
from board import CLASS_RANK

SMALL = ("schooner", "sloop")


class Fight:
    """A fight in a lake's box: the ships of both sides, their leaders, leads and battle cards."""

    def __init__(self, position, attackers, defenders):
        self.position, self.attackers, self.defenders = position, attackers, defenders
        self.lead = {}                       # "attack", "defence": ship
        self.cards = {"attack": 0, "defence": 0}

    def ships(self, who):
        """12.42: damaged ships are left out of account."""
        return [n for n in who if self.position.piece(n).kind == "ship" and n not in self.position.flipped]

    def types(self, who):
        return [self.position.piece(n).type for n in self.ships(who)]


def toward(attack, defence, points=1):
    """Points to the attacker if it is he who has it, from him if it is the defender."""
    return points if attack and not defence else -points if defence and not attack else 0


def ratio_drm(f):
    """12.31: more ships 1, twice as many or more 2."""
    a, d = len(f.ships(f.attackers)), len(f.ships(f.defenders))
    if a == d:
        return 0
    return toward(a > d, d > a, 2 if max(a, d) >= 2 * min(a, d) else 1)


def lead_drm(f):
    """12.32: a point for each step of quality."""
    return CLASS_RANK[f.position.piece(f.lead["attack"]).cls] - CLASS_RANK[f.position.piece(f.lead["defence"]).cls]


def leader_drm(f):
    """12.33: naval leaders only (3.36)."""
    def best(who):
        leaders = [f.position.piece(n) for n in who if f.position.piece(n).kind == "leader"]
        return max([n.modifier for n in leaders if n.naval], default=0)
    return best(f.attackers) - best(f.defenders)


def frigate_drm(f):
    """12.34"""
    return toward("frigate" in f.types(f.attackers), "frigate" in f.types(f.defenders))


def small_drm(f):
    """12.35: nothing but schooners and sloops against at least one larger ship."""
    def small(who):
        return all(t in SMALL for t in f.types(who))
    return toward(small(f.defenders), small(f.attackers))


def card_drm(f):
    """12.36"""
    return f.cards["attack"] - f.cards["defence"]


FAMILIES = {"ratio": ratio_drm, "lead": lead_drm, "leader": leader_drm, "frigate": frigate_drm, "small": small_drm,
            "card": card_drm}


def total_drm(f):
    return sum(family(f) for family in FAMILIES.values())


def winner(f, die):
    """The row of the table; beyond its ends the last row."""
    table = f.position.pack.naval_table
    return table[max(min(table), min(max(table), die + total_drm(f)))]
