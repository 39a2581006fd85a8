"""Set-ups of batch 6: pieces by name where the bind file of the module is not at hand."""
import os
import start1814
import more
from table import OPEN, Piece
from more import rows

PLACE = {'st_jean': 'St-Jean', 'ft_mackinac': 'Ft. Mackinaw', 'quebec': 'Quebec City', 'burlington_vt': 'Burlington VT',
         'erie_pa': 'Erie PA', 'trois_rivieres': 'Trois-Rivieres', 'champlain_ny': 'Champlain NY', 'schlosser': 'Ft. Schlosser'}
NAME = {'b_det_stjoseph': 'Det. 10th R.V.', 'b_nwc': 'Northwest Co.', 'b_essex': 'Essex & Kent Militia', 'a_det_detroit': 'Detachment',
        'a_det_mackinac': 'Detachment (Mackinaw)', 'b_1rm': '1/R. Marines', 'b_2rm': '2/R. Marines', 'brock': 'Brock / Sheaffe'}
_made = None


def own_bind(t=None):
    global _made
    if _made is None:
        by, places = {}, {}
        pool = [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()]
        for f, kinds in (('land_units', 'Regular Militia Indian Dragoon'), ('leaders', 'Leader Naval'), ('vessels', 'Ship')):
            for r in rows(f):
                if r['id'].endswith('_replacement') or r['id'] == 'sheaffe':
                    continue
                n = NAME.get(r['id'], r['name'])
                got = [p for p in pool if p.name == n and p.mark('Side').lower() == r['side'] and p.mark('Kind').split(' ')[0] in kinds]
                assert len(got) == 1, (r['id'], n, got)
                by[r['id']] = got[0].gpid
        by['sheaffe'] = by['brock']
        for r in rows('spaces'):
            places[r['id']] = PLACE.get(r['id']) or (r['name'] if r['name'] in t.m.spots else None)
            if places[r['id']] is None:
                places[r['id']] = next(a for a in r['aliases'].split('|') if a in t.m.spots)
        for k, n in more.BOX.items():
            places['box_' + n] = k
        _made = by, places
    return _made


def ready(t):
    """More.py without the bind file."""
    if not os.path.exists(os.path.join(OPEN, 'MadisonFull.bind.xml')):
        own_bind(t)
        start1814.bind = more.bind = own_bind


def autumn(t, us=(), br=(), arrived=True):
    """Summer-Autumn 1812 with everybody on the map; the spring cards are spent."""
    ready(t)
    if arrived:
        for side in ('US', 'British'):
            more.lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')
    more.spent(t, 'US', list(us))
    more.spent(t, 'British', list(br))


def spring13(t, us=(), br=(), vp='British 2'):
    ready(t)
    more.lay_1813(t)
    for s, k in (('US', us), ('British', br)):
        t.lay_hand(s, list(k))
    t.lay_vp(vp)


def deal(player, year, *cards):
    for c in cards:
        player.draw('%s Deck' % year, card=c if ' ' in c else 'Card ' + c)


def cfs(t, names, attack=False):
    return sum(more.cf(t.find(n.replace('_', ' ')), attack) for n in names.split())
