"""The board of Mr. Madison's War: what a pack says of spaces and pieces, and what stands where (chapters 2 and 3, 4.14).

Nothing here is shared with the program: the pack is read anew from its XML, the rules from the rule book.
"""
import copy
import itertools
import xml.etree.ElementTree as xml

SIDES = ("us", "br")
AS_PROGRAM = set()  # known disagreements that the reference reads as the program does, see known.py
CLASS_RANK = {"C": 1, "B": 2, "A": 3}


def enemy(side):
    return "br" if side == "us" else "us"


class Row:
    """A row of a pack: its attributes as Python values."""

    def __init__(self, **attributes):
        self.__dict__.update(attributes)


class Pack:
    """Spaces, links, lakes, units, leaders and ships by the name that a record uses."""

    def __init__(self, path):
        root = xml.parse(path).getroot()
        self.doubtful = set()  # rows of which a record leaves a datum open
        self.lakes = {e.get("id"): Row(id=e.get("id"), name=e.get("name"), role=e.get("role", ""),
                                       transit=e.get("transit") == "yes") for e in root.iter("lake")}
        self.spaces = {e.get("id"): self.space(e) for e in root.iter("space")}
        self.links = {frozenset((e.get("a"), e.get("b"))): e.get("path") for e in root.iter("link")}
        self.pieces = {}
        for element in itertools.chain(root.iter("unit"), root.iter("leader"), root.iter("ship")):
            piece = getattr(self, element.tag)(element)
            self.pieces[piece.name] = piece
        self.odds = {e.get("id"): int(e.get("drm")) for e in root.iter("odds")}
        self.naval_table = {int(e.get("id")): e.get("winner") for e in root.iter("naval-combat")}
        self.land_table = {int(e.get("id")): e.get("result") for e in root.iter("land-combat")}

    def space(self, e):
        lake = e.get("lake", "none")
        return Row(name=e.get("id"), territory=e.get("territory"), value=int(e.get("value")), terrain=e.get("terrain"),
                   lake=None if lake == "none" else lake, source=e.get("source") == "yes",
                   fort=int(e.get("fort", "0")), fort_class=e.get("fort-class", "none"),
                   fort_when=e.get("fort-when", "none"), role=e.get("role", ""))

    @staticmethod
    def unit(e):
        return Row(kind="unit", name=e.get("side") + ":" + e.get("name"), side=e.get("side"), type=e.get("type"),
                   cls=e.get("class"), cf=int(e.get("cf")), reduced=int(e.get("reduced")), steps=int(e.get("steps")),
                   dragoon=e.get("dragoon") == "yes", special=e.get("special", ""), arrival=e.get("arrival"))

    @staticmethod
    def leader(e):
        return Row(kind="leader", name=e.get("side") + ":" + e.get("name"), side=e.get("side"),
                   naval=e.get("naval") == "yes", command=int(e.get("command", "0")), special=e.get("role", ""),
                   modifier=int(e.get("modifier", "0")), stars=int(e.get("stars", "0")), lake=e.get("lake"),
                   second_lake=e.get("second-lake"), arrival=e.get("arrival"), known=e.get("command") is not None)

    @staticmethod
    def ship(e):
        return Row(kind="ship", name=e.get("side") + ":" + e.get("name"), side=e.get("side"), type=e.get("type"),
                   cls=e.get("class"), lake=e.get("lake"), arrival=e.get("turn"))

    def path(self, a, b):
        """road, trail or invasion (2.2), or None where no path is."""
        return self.links.get(frozenset((a, b)))

    def neighbours(self, space):
        return [next(iter(link - {space})) for link in self.links if space in link]

    def towns(self, lake):
        """The lakeside towns of a lake (2.13)."""
        return [s.name for s in self.spaces.values() if s.lake == lake]

    def changed(self, kind, key, value):
        """This pack with one datum another: ("value", "BR3", 2), ("terrain", ...), ("path", link, "trail"), ..."""
        other = copy.copy(self)
        if kind == "path":
            other.links = dict(self.links)
            other.links[key] = value
        elif kind in ("value", "terrain", "fort", "lake"):
            other.spaces = dict(self.spaces)
            other.spaces[key] = copy.copy(self.spaces[key])
            setattr(other.spaces[key], kind, value)
        else:
            other.pieces = dict(self.pieces)
            other.pieces[key] = copy.copy(self.pieces[key])
            setattr(other.pieces[key], kind, value)
        return other


class Position:
    """What stands where, on the map of a pack."""

    def __init__(self, pack, year=1813, season="spring-summer"):
        self.pack, self.year, self.season = pack, year, season
        self.place = {}       # piece: space or lake
        self.flipped = set()  # pieces on their reduced side (3.17, 12.42)
        self.lake = {}        # lake: the side that controls it (2.4)
        self.depots = {}      # space: side (13.5)
        self.built = set()    # spaces whose fort an event has built (2.74)
        self.settled = None
        self.destroyed = set()  # towns that an event has destroyed (4.13)

    def copy(self, pack=None):
        other = copy.copy(self)
        other.pack, other.settled = pack or self.pack, None
        other.place, other.flipped, other.lake = dict(self.place), set(self.flipped), dict(self.lake)
        other.depots, other.built, other.destroyed = dict(self.depots), set(self.built), set(self.destroyed)
        return other

    def piece(self, name):
        return self.pack.pieces[name]

    def at(self, place, side=None, kind="unit"):
        """The pieces of a kind in a place, by name."""
        return [n for n, p in self.place.items() if p == place and self.piece(n).kind == kind
                and side in (None, self.piece(n).side)]

    def strength(self, unit):
        """The number the counter shows (3.13, 3.17)."""
        return self.piece(unit).reduced if unit in self.flipped else self.piece(unit).cf

    def indian(self, unit):
        return self.piece(unit).type == "indian"

    def value(self, space):
        """Points and quarters of a space; a destroyed town is worth nothing (4.13)."""
        return 0 if space in self.destroyed else self.pack.spaces[space].value

    def holds(self, side, space):
        """4.14, 4.15: does this side's force in the space suffice to control it?

        The strength shown counts, in supply or not; Indians alone suffice only where the value is 0 or 1.
        """
        force = self.at(space, side)
        if not force or sum(map(self.strength, force)) < self.value(space):
            return False
        return self.value(space) <= 1 or not all(map(self.indian, force))

    def control(self, space):
        """Who controls a space: the owner of the territory unless the enemy there is strong enough (2.18, 4.14)."""
        if self.settled:
            return self.settled[space]
        owner = self.pack.spaces[space].territory
        return enemy(owner) if self.holds(enemy(owner), space) else owner

    def settle(self):
        """Nothing moves any more: remember who controls what, for speed alone."""
        self.settled = {space: self.control(space) for space in self.pack.spaces}

    def friendly(self, side, space):
        return self.control(space) == side

    def fort(self, space):
        """Is there a fort (2.7, 2.73, 2.74)?"""
        when = self.pack.spaces[space].fort_when
        return self.pack.spaces[space].fort > 0 and (when == "always" or (when == "event" and space in self.built))


def say(position):
    """The position as lines of a record."""
    lines = ["now %d %s us" % (position.year, position.season), "score 0"]
    for lake in sorted(position.pack.lakes):
        lines.append("lake %s %s" % (lake, position.lake.get(lake) or "none"))
    for place in sorted(set(position.place.values())):
        there = [n + (" reduced" if n in position.flipped else "") for n, p in position.place.items() if p == place]
        lines.append("at %s: %s" % (place, ", ".join(there)))
    for space in sorted(position.built):
        lines.append("fort %s %s" % (space, holder(position, space)))
    for space, row in position.pack.spaces.items():
        if row.fort_when == "always" and holder(position, space) != row.territory:
            lines.append("fort %s %s" % (space, enemy(row.territory)))
    lines += ["depot-at %s %s" % pair for pair in sorted(position.depots.items())]
    lines += ["destroyed town %s" % space for space in sorted(position.destroyed)]
    return lines


def holder(position, space):
    """2.75, 2.78: a fort is its occupier's; an empty one is left to the owner of the territory."""
    owner = position.pack.spaces[space].territory
    return enemy(owner) if position.at(space, enemy(owner)) and not position.at(space, owner) else owner
