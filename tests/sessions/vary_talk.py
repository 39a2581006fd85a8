"""What players say: tables of phrases, and the names of a log to put into them. Nothing of it proves anything.

Slots: {card} a card as people name it, {leader} {unit} {ship} {place} names, {n} 1..3, {v} 1..6."""
import re
from vary_log import dec

PLAY = [
    'I play {card} for {n} ops, {leader}', '{card} as {n}, activate {leader}',
    '{card}. {n} points, {leader} and {unit}',
    'playing {card} ({n} ops): {unit} to {place}', 'ok then {card}, {n} ops', '{leader} with {card}, the {n}',
    'ich spiele {card} für {n}, {leader}', '{card} als {n} OP, {unit} nach {place}',
    'je joue {card} pour {n}, {leader}',
    '{card} à {n} points, {unit} vers {place}', 'juego {card} por {n}, {leader}',
    '{card} con {n} puntos: {unit} a {place}']
EVENT = [
    '{card} as the event', 'I play {card} for its event', '{card}, event!', 'das Ereignis: {card}',
    '{card} als Ereignis',
    "{card} pour l'événement", "je joue l'événement, {card}", '{card} como evento', 'el evento de {card}',
    'campaign with {card}', '{card} for militia', '{card} for a VP']
HOLD = [
    'hold', 'holding {card}', 'I hold one', 'I keep this one', 'halte ich', 'die behalte ich', 'ich lege eine zurück',
    'je garde celle-ci', 'je la garde', 'guardo esta', 'me la quedo', "I'll sit on that one", 'putting {card} away']
MOVE = [
    '{unit} to {place}', '{leader} takes {unit} to {place}', '{unit} and {leader} move to {place}',
    '{ship} to {place}',
    '{unit} nach {place}', '{leader} zieht nach {place}', '{unit} à {place}', '{leader} marche vers {place}',
    '{unit} a {place}', '{leader} va a {place} con {unit}', '{ship} carries {unit} to {place}',
    '{unit} stays in {place}']
STAND = [
    'I stand', 'we stand', '{unit} stands', 'standing', 'wir bleiben stehen', '{unit} hält stand', 'je tiens',
    'on reste', 'me quedo', 'resistimos', 'stand, {unit} leads', 'no retreat']
RETREAT = [
    'retreat before combat', '{unit} gets out to {place}', 'I retreat to {place}', 'out before combat',
    'wir gehen zurück nach {place}', 'Rückzug vor dem Kampf', 'je me retire à {place}', 'retraite avant combat',
    'me retiro a {place}', 'retirada', '{leader} runs to {place}', 'back to {place}']
POINTS = [
    'that is {v} VP for me', '{place} is mine, {v} points', 'marker to US {v}', 'marker to British {v}',
    '{v} Punkte für mich', '{place} gehört mir, {v} SP', '{v} points pour moi', '{place} est à moi',
    '{v} puntos para mí', '{place} es mío, {v}', 'you lead by {v}', 'no points for that']
FIGHT = [
    '{unit} leads', 'lead is the {unit}', '{v}:1, DR', 'AR, I go back', 'exchange', '{unit} flips',
    '+{n} for {leader}',
    'erste Einheit ist {unit}', 'retraite du défenseur', '{unit} en tête', 'retrocede el defensor', 'no effect']
MEND = [
    'sorry, {unit} should be in {place}', 'wrong stack', 'I forgot {unit}', 'take that back',
    'Entschuldigung, falsch gezogen', 'nein, {unit} war gemeint', "pardon, c'était {unit}", 'je corrige',
    'perdón, era {unit}', 'me equivoqué',
    '{leader} stays behind', 'the marker is wrong, {v}']
OTHER = [
    'ok', 'yes', 'no', 'your turn', 'fine', 'done', 'du bist dran', 'ja', 'nein', "à toi", 'oui', 'tu turno', 'vale',
    'hm', 'sure', 'end of turn', 'next season', 'US first', 'keep', 'kept']
KINDS = [   # what a line is about, by its words; the first that fits
    (re.compile(r'\b(retreat|get out|out before|go back)\b', re.I), RETREAT),
    (re.compile(r'\b(lead|leads|flip|flips|exchange|[AD]R)\b'), FIGHT),
    (re.compile(r'\b(sorry|oops|wrong|forgot|should be|take that back|mistake|no,)', re.I), MEND),
    (re.compile(r'\b(stand|stands|standing)\b', re.I), STAND),
    (re.compile(r'\b(vp|points for|marker|lead by|is ours)\b', re.I), POINTS),
    (re.compile(r'\b(card|ops?|activate|playing|as a|points)\b|#\d', re.I), PLAY),
    (re.compile(r'\b(hold|holding|keep|keeping|kept|sit on|put one away)\b', re.I), HOLD),
    (re.compile(r'\b(to|over|takes)\b', re.I), MOVE)]
ALL = [PLAY, EVENT, HOLD, MOVE, STAND, RETREAT, POINTS, FIGHT, MEND, OTHER]

TABLETALK = [
    'Heavy Rains would be nice now', 'should I have stood?', 'if you hold I will retreat', 'no campaign this time',
    'I wish I had {card}', 'did you play {card} last turn?', 'are you holding {card}?', 'I would not hold that',
    'was that {n} or {v}?', 'next turn I play {card} for {n}, {leader}', 'I never retreat',
    "don't move {unit} to {place}",
    '{leader} should have gone to {place}', 'why not {card}?', 'last game I lost {place} for {v} VP',
    'I thought about {card} as {n} ops, {leader}', 'if I had {leader} in {place} I would attack', 'hold your horses',
    'can {unit} go to {place} with {n}?', 'not {leader} again', 'I can stand anything but coffee',
    'what does {card} do as an event?', 'we should play {n} more cards tonight', '{v} again! my dice', 'keep it up',
    'you could have activated {leader}', 'nobody holds {place} for long', 'this card is no use',
    'I discard my tea', 'are {unit} in supply?', 'do I get {v} VP for {place}?', 'do you retreat or stand?',
    'which card was it, {card}?', 'I had {card} in mind, but no', 'the British would have sailed {ship}',
    'soll ich {card} halten?', 'wenn {leader} nach {place} zieht, bleibe ich stehen', 'keine Kampagne diesmal',
    'et si je jouais {card} ?', 'je ne garde jamais rien', 'no juego {card}, tranquilo', '¿te retiras o no?',
    'my cat just sat on {card}', 'that reminds me of {place} in 1813', 'the rules say {n} for {unit}, no?',
    'we count {v} VP at the end', 'undo works here?', '<i>hold</i> that thought', 'Declaration of War next?',
    'a supply depot in {place} would be nice', 'I build {ship} one day', 'no reinforcements, as usual']
FALSE = [
    'I play {card} for {n} ops, {leader}', '{card} as {n}: {unit} to {place}', '{card} as the event', 'hold',
    'holding {card}', '{leader} attacks {place}', 'I retreat to {place}', 'I stand', '{unit} leads', '{unit} flips',
    '{v} VP for {place}', 'marker to US {v}', '{ship} sails to {place} with {unit}', 'I pass', 'I discard {card}',
    'reinforcements to {place}', '{unit} burns the depot in {place}', '{leader} restores order in {place}',
    '{leader} repairs {unit}', 'I build {ship}', 'end of turn', 'campaign: {leader} and {unit}', 'I keep it',
    'ich spiele {card} für {n}, {leader}', 'halte ich', 'je joue {card} pour {n}, {leader}', 'je garde celle-ci',
    'juego {card} por {n}', 'me retiro a {place}', 'we fight on', 'stop the attack', 'forced march for {unit}']
CORRECT = [
    'no wait', 'sorry, the other one', 'I mean {leader}', 'I mean {unit}', 'I mean {card}', 'scrap that', 'no, {card}',
    'er, {n}', 'make that {n} ops', 'not {place}, the other one', 'as the event, I mean', 'nein, doch nicht',
    'Moment, {leader}', 'ich meine {card}', 'pardon, l\'autre', 'non, {leader}', 'perdón, la otra',
    'quiero decir {unit}',
    'correction: {place}', 'forget it', 'wait, I hold', 'no, I stand', 'no, I retreat', 'the other card']

NOWHERE = ('offboard', 'Discard', 'Held Cards')      # where cards lie


class Words:
    """The names a log knows, and which of them its entries are about."""

    def __init__(self, log):
        self.kind, self.name = {}, {}
        for pid, ptype, state in log.pieces():
            self.note(pid, ptype, state)
        self.places = sorted(set(places(log.entries))) or ['Kingston', 'Detroit']

    def note(self, pid, ptype, state):
        """Remember a piece by what it is."""
        base = dec(ptype[-1], ';')
        kind = self.kind_of(ptype, state)
        if kind and len(base) > 4 and base[4]:
            self.kind[pid], self.name[pid] = kind, base[4].split(' / ')[0]

    @staticmethod
    def kind_of(ptype, state):
        """card, leader, ship, unit or nothing of these."""
        for t, s in zip(ptype, state):
            if t.startswith('obs;'):
                return 'card'
            if t.startswith('mark;Side,Kind'):
                mark = dec(s, ',')[1]
                return {'Leader': 'leader', 'Ship': 'ship'}.get(mark, 'unit')
        return None

    def names(self, kind, entries=None):
        """Names of that kind: all, or those that the entries move or turn."""
        ids = self.kind if entries is None else touched(entries)
        return sorted({self.name[i] for i in ids if self.kind.get(i) == kind})

    def slots(self, rng, near):
        """A value for each slot: from the entries near with even chance, else any the log knows."""
        out = {'n': rng.randint(1, 3), 'v': rng.randint(1, 6)}
        for kind in ('card', 'leader', 'unit', 'ship'):
            own = self.names(kind, near) if rng.random() < 0.5 else []
            out[kind] = rng.choice(own or self.names(kind) or ['that one'])
        own = sorted(set(places(near))) if rng.random() < 0.5 else []
        out['place'] = rng.choice(own or self.places)
        out['card'] = spoken(out['card'], rng)
        return out

    def fill(self, phrase, rng, near):
        """A phrase with its slots filled."""
        return phrase.format(**self.slots(rng, near))


def touched(entries):
    """Ids of pieces that entries move or change."""
    return [dec(c, '/')[1] for e in entries for _, c in e.leaves if c.startswith(('M/', 'D/'))]


def places(entries):
    """Places named by movement reports, as far as a piece lies on a named one."""
    for e in entries:
        for _, c in e.leaves:
            m = re.match(r'CHAT\* .* moves (.+) -> (.+)$', c)
            for p in m.groups() if m else ():
                if p not in NOWHERE and not p.startswith(('VP ', 'Turn Track')) and not p.endswith(' Deck'):
                    yield p


def spoken(card, rng):
    """A card as people name it."""
    m = re.match(r'(?:Card |#)(\d+)', card)
    if not m:
        return card
    return rng.choice(['Card %s', 'card %s', '#%s', 'the %s', 'Karte %s', 'carte %s', 'carta %s']) % m.group(1)


def rewording(text, rng):
    """A phrase to stand for a line: mostly of the same kind, else of any."""
    own = next((table for pattern, table in KINDS if pattern.search(text)), OTHER)
    return rng.choice(own if rng.random() < 0.6 else rng.choice(ALL))
