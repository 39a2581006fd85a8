"""Own helper of these sessions (156 to 167): checks what a session does against the rule book and madison/data
(hands, card values, command, path costs, stops at enemies, supply, combat arithmetic, VP), counts what players did.
Nothing of the log reader. table.py is unchanged."""
import csv, os
import ref
from ref import LINK, sid, crt, odds
from session import Session
from start1814 import bind, lay_1814
from table import DATA, Piece, Stack

BY, PLACES = bind()
def rows(f): return list(csv.DictReader(open(os.path.join(DATA, f + '.csv'))))
UNIT = {BY[r['id']]: r for r in rows('land_units') if r['id'] in BY}
LEAD = {BY[r['id']]: r for r in rows('leaders') if r['id'] in BY}
LEAD[BY['brock']] = next(r for r in rows('leaders') if r['id'] == 'brock')
SHIP = {BY[r['id']]: r for r in rows('vessels') if r['id'] in BY}
CARD = {'Card ' + r['id']: int(r['opv_working']) for r in rows('cards')}
SP = {r['id']: r for r in rows('spaces')}
SIDE = {'US': 'us', 'British': 'british'}
SOURCES = {'us': ['albany', 'pittsburgh', 'mansfield', 'ft_macarthur'], 'british': ['quebec']}
LAKE = {'ontario': 'Lake Ontario Control Box', 'erie': 'Lake Erie Control Box', 'huron': 'Lake Huron Control Box',
        'champlain': 'Lake Champlain Control Box'}
ADJ = {}
for (a, b), k in LINK.items():
    ADJ.setdefault(a, set()).add(b)


def lay_1813(t, turn='Spring-Summer 1813'):
    """The position of Spring-Summer 1813 by setup.csv, laid out from the 1812 set-up (as start1814 does for 1814)."""
    gp = {p.gpid: p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()}
    want = {}
    for r in rows('setup'):
        if r['scenario'] == '1813' and r['piece'].split(':')[0] in ('land', 'leader', 'vessel'):
            k = r['piece'].split(':')[1]
            if k in BY:
                want[BY[k]] = PLACES[r['space']]
    for g, p in gp.items():
        side, kind = p.mark('Side'), p.mark('Kind')
        if side not in ('US', 'British') or kind in ('Marker', ''):
            continue
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        else:
            r = UNIT.get(g) or LEAD.get(g) or SHIP.get(g)
            due = r.get('arrival') or r.get('earliest_turn') or ''
            if due >= '1813' or t.where(p) == 'Ships to Build' or due.startswith('event'):
                continue
            t.lay([p.id], 'Captured' if g in LEAD else side + ' Eliminated', side)
        if p.name == 'Brock / Sheaffe':
            p.state[p.trait('emb2;')] = '2'
    t.lay_marker('British Lake Control', 'Lake Huron Control Box')
    t.lay_marker('British Lake Control', 'Lake Erie Control Box')
    t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
    t.lay_marker('Fort York', 'York')
    t.lay_marker('Fort Meigs', 'Ft. Meigs')
    for side in ('US', 'British'):
        t.lay_hand(side, [])
    t.lay_turn(turn)
    t.lay_vp('British 2')


def ghent_aside(t):
    """The Treaty of Ghent lies aside while the hands of spring 1814 are dealt (7.25)."""
    c = t.find_card_anywhere('Treaty of Ghent')
    t.leave(c.id)
    c.x, c.y = t.m.spots['Marker Pool']
    k = t.new_id(3)
    t.things[k] = Stack(k, '%s;%d;%d;%s;@@-1' % (c.map, c.x, c.y, c.id))


class G(Session):
    """A session that looks after itself."""

    def start(self, base=None, lakes=None):
        """Logging begins. lakes: who holds a lake by marker only, e.g. {'erie': 'us'}."""
        self.held_lakes = dict(lakes or {})
        t, us, br = self.begin()
        self.dead = set()
        self.last, self.n_steps, self.loose = None, 0, False
        mk = t.where(t.find('VP Marker'))[3:]
        self.base = self.marker() - self.net()
        return t, us, br

    # ---- what lies where
    def men(self, place, side=None):
        return [p for p in self.t.things.values() if isinstance(p, Piece) and p.map == 'Main Map' and p.gpid in UNIT and
                self.t.where(p) == place and (side is None or SIDE[p.mark('Side')] == side)]

    def ships(self, place, side=None):
        return [p for p in self.t.things.values() if isinstance(p, Piece) and p.map == 'Main Map' and p.gpid in SHIP and
                self.t.where(p) == place and (side is None or SIDE[p.mark('Side')] == side)]

    @staticmethod
    def cf(p):
        r = UNIT[p.gpid]
        return int(r['strength']) if p.level() == 1 else int(r['reduced_side'])

    def val(self, s):
        return 0 if s in self.dead else int(SP[s]['value'])

    def control(self, s):
        own = SP[s]['territory']
        foe = 'us' if own == 'british' else 'british'
        m = self.men(PLACES[s], foe)
        if not m or self.men(PLACES[s], own):
            return own
        if all(UNIT[p.gpid]['kind'] == 'indian' for p in m) and self.val(s) > 1:
            return own
        return foe if sum(map(self.cf, m)) >= self.val(s) else own

    def lake(self, k):
        for side in ('us', 'british'):
            if [p for p in self.ships(LAKE[k], side) if p.level() == 1]:
                return side
        return None

    def marker(self):
        w = self.t.where(self.t.find('VP Marker'))[3:]
        return 0 if w == '0' else int(w.split()[1]) * (1 if w.startswith('US') else -1)

    def net(self):
        n = 0
        for s in SP:
            c = self.control(s)
            if c != SP[s]['territory']:
                n += self.val(s) * (1 if c == 'us' else -1)
        for k in LAKE:
            c = self.lake(k) or self.held_lakes.get(k)
            n += {'us': 2, 'british': -2}.get(c, 0)
        return n

    def supplied(self, start, side, entries=None):
        """A line from a place (or from the spaces an attacker came by) to a source."""
        foe = 'british' if side == 'us' else 'us'
        ok = lambda s: self.control(s) == side
        todo, seen = [sid(x) for x in (entries or [start])], set()
        depots = [sid(self.t.where(p)) for p in self.t.things.values() if isinstance(p, Piece) and 'Supply Depot' in p.name
                  and p.map == 'Main Map' and self.t.where(p) in PLACES.values()]
        first = set(todo) if not entries else set()
        while todo:
            s = todo.pop()
            if s in seen or not (s in first or ok(s)):
                continue
            seen.add(s)
            if s in SOURCES[side] and ok(s):
                return True
            todo += list(ADJ.get(s, ()))
            for k in LAKE:
                if SP[s]['lakeside'] == k and self.lake(k) != foe:
                    todo += [x for x in SP if SP[x]['lakeside'] == k and ok(x)]
                    if k in ('erie', 'huron') and self.lake('erie') != foe and self.lake('huron') != foe:
                        todo += [x for x in SP if SP[x]['lakeside'] in ('erie', 'huron') and ok(x)]
        return False

    # ---- checks
    def check(self):
        if self.loose:
            return
        assert self.marker() == self.base + self.net(), ('VP', self.marker(), self.base, self.net())
        for s in SP:
            m = {SIDE[p.mark('Side')] for p in self.men(PLACES[s])}
            assert len(m) < 2, ('both sides at', s)
        for k, b in LAKE.items():
            assert not self.men(b), 'troops in ' + b
            assert len({p.mark('Side') for p in self.ships(b)}) < 2, b
            assert all(p.level() == 1 for p in self.ships(b))
        assert not self.ships('Lake Transit Box')
        year = self.t.turn_name().split()[1][:4]
        for side in ('US', 'British'):
            for c in self.t.hand(side):
                assert c.mark('DeckYear') == year, (c.name, c.mark('DeckYear'), year)
            assert len(self.t.hand(side)) <= {'1812': 7, '1813': 8, '1814': 9}[year]

    def turnof(self, pl, text, again=False):
        """A play begins; the plays alternate."""
        self.check()
        assert again or self.last != pl.side, pl.side + ' twice in a row'
        self.last = pl.side
        self.play(text)

    def did(self, n=1):
        self.n_steps += n

    def inhand(self, pl, card):
        c = self.t.card(card, pl)
        assert c.map == pl.side + ' Hand', card + ' is not in the hand'
        return c

    def lay(self, pl, card, reveal=True, need=1):
        c = self.inhand(pl, card)
        assert CARD.get(c.name, 1) >= need, (c.name, need)
        self.opv = CARD.get(c.name, 1)
        pl.play(card, reveal=reveal)

    def hold(self, pl, card):
        self.inhand(pl, card)
        pl.hold(card)
        self.did()

    def march(self, pl, who, *path, style='hop', free=False, enemy_ok=False, spent=0, drag=None):
        """who from path[0] over path[1:]; costs, command and stops are looked at, then it is dragged."""
        t = self.t
        ps = t.pieces(who, pl)
        units = [p for p in ps if p.gpid in UNIT]
        leaders = [p for p in ps if p.gpid in LEAD]
        assert units or leaders
        for p in ps:
            assert t.where(p) == path[0], (p.name, t.where(p), path[0])
            assert SIDE[p.mark('Side')] == SIDE[pl.side]
        c = spent + ref.cost(*path)
        if not free:
            assert c <= 10, c
            if any(UNIT[p.gpid]['kind'] != 'dragoon' for p in units):
                assert c <= 6, c
        foe = 'british' if pl.side == 'US' else 'us'
        for x in path[1:-1]:
            assert not self.men(x, foe), 'enemies at ' + x
        if units and not enemy_ok:
            assert not self.men(path[-1], foe), 'enemies at ' + path[-1]
        self.did()
        if not drag:
            if style == 'hop':
                for x in path[1:]:
                    pl.drag(who, x)
            elif style == 'jump':
                pl.drag(who, path[-1])
            elif style == 'each':
                pl.each(who, path[-1])
            elif style == 'leaderfirst':
                pl.drag([p.id for p in leaders], path[-1])
                pl.drag([p.id for p in units], path[-1])
            elif style == 'leaderlast':
                pl.drag([p.id for p in units], path[-1])
                pl.drag([p.id for p in leaders], path[-1])
        else:
            drag()

    def led(self, pl, leader, who):
        """The leader may be activated with the card on the table and may lead so many."""
        p = self.t.pieces(leader, pl)[0]
        r = LEAD[p.gpid] if not (p.name.startswith('Brock /') and p.level() == 2) else LEAD[BY['brock']]
        cv, stars = int(r['command_value']), r['rank_stars']
        if p.name.startswith('Brock /') and p.level() == 2:
            cv, stars = 2, '1'
        assert self.opv >= cv, (leader, cv, self.opv)
        n = [u for u in self.t.pieces(who, pl) if u.gpid in UNIT]
        if stars.isdigit():
            tec = 'Tecumseh' in [u.name for u in self.t.pieces(who, pl)]
            k = len([u for u in n if not (tec and UNIT[u.gpid]['kind'] == 'indian')])
            assert k <= 5 * int(stars), (leader, k)

    def single(self, pl, who):
        ps = self.t.pieces(who, pl)
        assert len(ps) <= self.opv and len({self.t.where(p) for p in ps}) == 1, (who, self.opv)

    def fight(self, pl, place, entry, att, dfn, leada, leadd, dice, want, la=None, ld=None, fort=None, year=1812, first=True,
              amph=False, card=0, roll=True, by=None):
        """The arithmetic of one round; rolls 2d6 and says what must come out."""
        t = self.t
        side = SIDE[pl.side]
        foe = 'british' if side == 'us' else 'us'
        A, D = t.pieces(att, pl), t.pieces(dfn, t.br if pl is t.us else t.us)
        assert set(p.id for p in D) == set(p.id for p in self.men(place, foe)), 'not all defenders'
        assert set(p.id for p in A) == set(p.id for p in self.men(place, side)), 'not all attackers'
        s = sid(place)
        a = sum(self.cf(p) for p in A if p.level() == 1)
        d = sum(self.cf(p) for p in D)
        f = SP[s]['fort']
        has = False
        if f and not f.startswith('event'):
            has = 'from=' not in f or t.turn_name() != 'Spring-Summer 1812'
            if all(UNIT[p.gpid]['kind'] == 'indian' for p in D):
                has = False
        if has:
            d += int(f.split('/')[1][0])
        if not amph:
            assert self.supplied(None, side, entries=[entry]), 'attackers not in supply'
        assert self.supplied(place, foe), 'defenders not in supply'
        assert a < 9 * d
        rank = {'A': 3, 'B': 2, 'C': 1}
        ca = rank[UNIT[t.pieces(leada, pl)[0].gpid]['class']]
        cd = rank[UNIT[t.pieces(leadd, t.br if pl is t.us else t.us)[0].gpid]['class']]
        if has:
            cd = max(cd, rank[f[0]])
        m = odds(a, d) + ca - cd + card
        if first:
            if amph:
                m -= 1
            elif LINK.get((sid(entry), s)) == 3:
                m -= 1
            if SP[s]['terrain'] == 'forest' and not has:
                ai = all(UNIT[p.gpid]['kind'] == 'indian' for p in A)
                di = all(UNIT[p.gpid]['kind'] == 'indian' for p in D)
                m += 1 if ai and not di else -2 if di and not ai else -1
            if s == 'montreal':
                m -= 1
        if la:
            m += int(LEAD[t.pieces(la, pl)[0].gpid]['combat_modifier'])
        if ld:
            m -= int(LEAD[t.pieces(ld, t.br if pl is t.us else t.us)[0].gpid]['combat_modifier'])
        if side == 'us' and year < 1814 and SP[s]['terrain'] == 'clear' and not has and any(UNIT[p.gpid]['kind'] == 'regular' for p in D):
            m -= 1
        got = crt(sum(dice) + m, has)
        assert got == want, (place, 'att', a, 'def', d, 'mod', m, 'roll', sum(dice), got, 'want', want)
        self.did()
        if roll:
            (by or pl).roll('2d6', *dice)

    def vp(self, pl, where, **kw):
        pl.vp(where, **kw)
        self.did()

    def deal(self, pl, deck, cards=None, n=0):
        for i in range(len(cards) if cards else n):
            pl.draw(deck, cards[i] if cards else None)
        self.did()

    def end(self):
        self.check()
        self.done()
        print('%-22s %3d steps, %2d plays, %3d entries, %d faults' % (self.name, self.n_steps,
              self.plays, sum(x[1] for x in self.logs), len(self.faults)))


    def arrivals(self, side, turn):
        """Who is due, by space (14.1): land units, leaders, the schooners of 1812."""
        out = {}
        for g, p in [(p.gpid, p) for p in self.t.things.values() if isinstance(p, Piece) and not p.is_card()]:
            r = UNIT.get(g) or LEAD.get(g)
            if r and r['arrival'] == turn and SIDE[p.mark('Side')] == side and 'Holding' in self.t.where(p):
                e = r.get('entry_space') or r.get('entry')
                out.setdefault(PLACES[e], []).append(p.id)
            v = SHIP.get(g)
            if v and turn == '1812b' and v['earliest_turn'] == turn and v['start_space'] and 'Holding' in self.t.where(p) \
                    and SIDE[v['side'].replace('us', 'US').replace('british', 'British')] == side:
                out.setdefault(PLACES[v['start_space']], []).append(p.id)
        return out

    def arrive(self, pl, turn, style='heap', but=()):
        for place, ids in sorted(self.arrivals(SIDE[pl.side], turn).items()):
            ids = [i for i in ids if self.t.things[i].name not in but]
            if not ids:
                continue
            self.did()
            if style == 'heap':
                pl.drag(ids, place)
            else:
                for i in ids:
                    pl.drag([i], place)

    def frost(self):
        """Winter attrition by 16.2: for each space over its room, how many steps, and who can take them."""
        out = []
        for s in SP:
            for side in ('us', 'british'):
                m = self.men(PLACES[s], side)
                room = self.val(s) + 4 * len([p for p in self.t.at(PLACES[s]) if 'Supply Depot' in p.name or
                                              p.name in ('Fort York', 'Fort Meigs')])
                fresh = [p for p in m if p.level() == 1]
                own = SP[s]['territory'] == side
                n = (len(fresh) if own else len(m)) - room
                if n > 0:
                    if not own:
                        assert len(fresh) >= n, s
                    two = [p for p in fresh if UNIT[p.gpid]['reduced_side'] != 'none']
                    one = [p for p in fresh if p not in two]
                    assert room > 0, s
                    out.append((PLACES[s], side, n, two, one))
        return out
