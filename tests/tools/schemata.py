"""The mutants of a C file, all in one text: each place that can be changed asks whether its mutant is the one that is on.

clang reads the file (its syntax tree as JSON); what is written anew here is text, so that the rest of the file stays as it is.
No mutant is made that could not differ: of what only feeds facts and citations, or chooses their words, of a value for a parameter that every line has,
of a bound that an array's size is, of which of two equal numbers is the less, of a rule that is said to be kept.
`schemata(path, clang)` gives the text and the list of its mutants, numbered from nought. The text needs HEAD before it, and
MUTANTS_BEFORE, how many the files before it have.
"""
import json
import re
import subprocess

HEAD = """#ifndef MUTANT_H
#define MUTANT_H
#include <stdbool.h>
#include <string.h>
extern int mutant_on;
extern unsigned char *mutant_hits;
/* Is it on? Where it differs from what stands there, the run comes by it. */
__attribute__((unused)) static inline int mutant_one(int id, bool differs)
{
    if (mutant_hits && differs)
        mutant_hits[id] = 1;
    return id == mutant_on;
}
#define mutant_is(id) mutant_one(MUTANTS_BEFORE + (id), true)
#define mutant_pick(id, as_is, other) (mutant_one(MUTANTS_BEFORE + (id), (as_is) != (other)) ? (other) : (as_is))
#define mutant_call(id, as_is, other, a, b) (__extension__({ __auto_type a_##id = (a); __auto_type b_##id = (b); \\
    __auto_type r_##id = as_is(a_##id, b_##id); __auto_type o_##id = other(a_##id, b_##id); \\
    mutant_one(MUTANTS_BEFORE + (id), memcmp(&r_##id, &o_##id, sizeof r_##id) != 0) ? o_##id : r_##id; }))
#endif
"""

RUNTIME = 'int mutant_on = -1;\nunsigned char *mutant_hits;\n'

COMPARED = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
SUMS = {'+': '-', '-': '+'}
LOGIC = {'&&': '||', '||': '&&'}
CHANGED = {**COMPARED, **SUMS, **LOGIC}
CALLS = {'um_and': 'um_or', 'um_or': 'um_and', 'um_lt': 'um_le', 'um_le': 'um_lt', 'um_gt': 'um_ge', 'um_ge': 'um_gt',
         'um_add': 'um_sub', 'um_sub': 'um_add', 'um_least': 'um_most', 'um_most': 'um_least'}
TRUTHS = {'UM_YES': 'UM_NO', 'UM_NO': 'UM_YES', 'UM_MAYBE': 'UM_NO'}
BOOLS = {'true': 'false', 'false': 'true'}
# calls that only tell a reader something, or are no part of a rule
TELLING = re.compile(r'^((\w+_)?(fact|use)(_\w+)?|um_legal|um_fresh|um_buf_\w+|mem\w+|qsort|free|um_report\w*)$')
# what tells a reader something and leaves nothing behind that a rule reads
FACTS = re.compile(r'^((\w+_)?(fact|use)(_\w+)?|um_legal|um_fresh|um_buf_\w+)$')
ROOM = re.compile(rb'\b(\w+_(MAX|MOST)|(UM|MAD|INV|NIA)_(READS|FACTS|USES)_\w+)$')  # as many as an array or a type holds
LESS = {'<', '<=', '>', '>='}
ARGUMENT = re.compile(r'^(um_int_arg|nia_int)$')
PARAMETER = re.compile(r'\(([A-Z]+P_\w+),\s*"[^"]*",(.*?),\s*"[^"]*"\)', re.DOTALL)
# functions that write a position as a record
WRITING = re.compile(r'^(emit|say)_')
NUMBERS = re.compile(r'^(unsigned )?(int|long|char|short|size_t|u?int\d+_t|um_ref|um_datum_id)( int)?$')


class Node:
    """A node of the tree with its place in the bytes of the file; `at` is None where a macro hides it."""

    def __init__(self, raw, text):
        self.kind, self.raw = raw['kind'], raw
        self.op = raw.get('opcode', '')
        self.at = span(raw.get('range', {}), text)
        self.type = raw.get('type', {}).get('qualType', '')
        self.inner = [Node(r, text) for r in raw.get('inner', ()) if r.get('kind')]
        self.statement = self.condition = self.bounds = self.extreme = False


def place(p, text):
    """Where a location begins and ends: a macro without arguments is the one word that stands there."""
    if 'expansionLoc' in p:
        p = p['expansionLoc']
        if 'offset' in p and text[p['offset'] + p['tokLen']:p['offset'] + p['tokLen'] + 1] == b'(':
            return None
    if 'offset' not in p or 'includedFrom' in p:
        return None
    return p['offset'], p['offset'] + p['tokLen']


def span(r, text):
    begin, end = place(r.get('begin', {}), text), place(r.get('end', {}), text)
    return (begin[0], end[1]) if begin and end and begin[0] < end[1] <= len(text) else None


def bare(node):
    """Without what stands around it."""
    while node.kind in ('ImplicitCastExpr', 'ParenExpr', 'ConstantExpr') and len(node.inner) == 1:
        node = node.inner[0]
    return node


def named(node):
    return bare(node).raw.get('referencedDecl', {})


def called(node):
    node = bare(node)
    return named(node.inner[0]).get('name') if node.kind == 'CallExpr' and node.inner else None


def constant(node):
    node = bare(node)
    return node.kind == 'IntegerLiteral' or named(node).get('kind') == 'EnumConstantDecl'


def operands(node):
    """The conditions that a decision joins."""
    inner = bare(node)
    if inner.kind == 'BinaryOperator' and inner.op in LOGIC:
        return operands(inner.inner[0]) + operands(inner.inner[1])
    return [node]


STATEMENTS = {'IfStmt': slice(1, None), 'ForStmt': slice(-1, None), 'WhileStmt': slice(-1, None), 'DoStmt': slice(0, 1),
              'CaseStmt': slice(-1, None), 'DefaultStmt': slice(-1, None), 'CompoundStmt': slice(0, None)}


def mark(node):
    """Which nodes are statements, which conditions, and which bound a loop."""
    for part in node.inner[STATEMENTS.get(node.kind, slice(0, 0))]:
        part.statement = True
    if node.kind in ('IfStmt', 'ConditionalOperator'):
        for part in operands(node.inner[0]):
            part.condition = True
    if node.kind == 'BinaryOperator' and node.op in LOGIC:
        for part in operands(node):
            part.condition = True
    if node.kind == 'ForStmt':  # a step more reads beside the array
        for part in node.inner[:-1]:
            bare(operands(part)[0]).bounds = True
    for part in node.inner:
        mark(part)


def leaves(node):
    """The statements that something does, if it does them."""
    if node.kind == 'CompoundStmt':
        return [leaf for part in node.inner for leaf in leaves(part)]
    if node.kind == 'IfStmt':
        return [leaf for part in node.inner[1:] for leaf in leaves(part)]
    return [node]


def only_tells(node, told=(), telling=()):
    """Nothing but facts and citations, and what is reckoned for them: no verdict hangs on it."""
    return all(leaf.kind == 'CallExpr' and (FACTS.match(called(leaf) or '') or called(leaf) in telling) or
               assigned_to(leaf) in told or cites(leaf) for leaf in leaves(node))


def assigned_to(node):
    """The id of the variable that a statement gives a value, if it does nothing else."""
    if node.kind in ('CompoundAssignOperator', 'UnaryOperator') and (node.kind != 'UnaryOperator' or node.op in ('++', '--')) or \
            node.kind == 'BinaryOperator' and node.op == '=':
        return named(node.inner[0]).get('id', '') if bare(node.inner[0]).kind == 'DeclRefExpr' else ''
    return ''


def cites(node):
    """A statement that notes which rule to cite of what it changed, in a field named so."""
    return node.kind == 'BinaryOperator' and node.op == '=' and bare(node.inner[0]).raw.get('name', '').startswith('why_')


def words(node):
    """Which of several texts is told."""
    node = bare(node)
    while node.kind == 'ImplicitCastExpr':
        node = bare(node.inner[0])
    if node.kind == 'ConditionalOperator':
        return words(node.inner[1]) and words(node.inner[2])
    return node.kind == 'StringLiteral'


def wording(node):
    return node.kind == 'ConditionalOperator' and words(node)


def readings(function, told, telling):
    """What a function reads: what for a verdict, what for what is told alone; and the variables it makes."""
    made, read, spoken = set(), set(), set()

    def walk(node, alone):
        alone = alone or node.kind == 'CallExpr' and bool(FACTS.match(called(node) or '')) or wording(node) or cites(node) or \
            node.kind == 'IfStmt' and only_tells(node, told, telling) or \
            node.kind == 'ForStmt' and only_tells(node.inner[-1], told, telling)
        parts = node.inner
        if node.kind == 'VarDecl':
            made.add(node.raw.get('id'))
            alone = alone or node.raw.get('id') in told
        if assigned_to(node):
            alone = alone or assigned_to(node) in told
            parts = node.inner[1:]
        if node.kind == 'DeclRefExpr':
            (spoken if alone else read).add(node.raw.get('referencedDecl', {}).get('id'))
        for part in parts:
            walk(part, alone)
    walk(function, False)
    return made, read, spoken


def told(function, telling=()):
    """The variables of a function that are read for what is told alone."""
    found, read, spoken = readings(function, (), telling)
    while True:
        _, read, spoken = readings(function, found, telling)
        if not found & read:
            return found & spoken
        found = found - read


def telling_functions(functions):
    """The functions of a file that are asked for what is told alone, and decide nothing: their names."""
    own = {f.raw['id']: f.raw['name'] for f in functions if f.raw.get('storageClass') == 'static' and not decides(f)}
    found = set()
    while True:
        reads = [readings(f, told(f, found), found)[1:] for f in functions if f.raw['name'] not in found]
        read, spoken = set().union(*(r for r, _ in reads)), set().union(*(s for _, s in reads))
        more = {own[i] for i in own if i in spoken and i not in read} - found
        if not more:
            return found
        found |= more


def decides(node):
    """Whether anything in it leaves a decision or a change behind."""
    if node.kind == 'CallExpr' and re.match(r'^(um_(decide|missing|unruled|ambiguous|option|ruled)|\w+_(decide|apply|judge)_)', called(node) or ''):
        return True
    if assigned_to(node) == '' and (node.kind == 'CompoundAssignOperator' or node.kind == 'BinaryOperator' and node.op == '='):
        return True
    return any(decides(part) for part in node.inner)


def required(text):
    """The parameters that every line of a game's records has, by the rows of its verbs."""
    rows = [(m.group(1), bool(re.search(r'OPT|KEY', m.group(2)))) for m in PARAMETER.finditer(text)]
    return {name for name, _ in rows} - {name for name, optional in rows if optional}


class Writer:
    """Writes functions anew, and notes their mutants."""

    def __init__(self, path, text, always):
        self.path, self.text, self.mutants, self.always = path, text, [], always
        self.told, self.telling = set(), set()
        self.function = self.returns = ''
        self.begins = 0

    def mutant(self, at, to):
        """Number a mutant that has `to` in place of the bytes at `at`."""
        begin = self.text.rfind(b'\n', 0, at[0]) + 1
        end = self.text.find(b'\n', at[1])
        was, changed = self.text[begin:end], self.text[begin:at[0]] + to + self.text[at[1]:end]
        self.mutants.append({'file': self.path, 'function': self.function, 'line': self.text.count(b'\n', 0, at[0]) + 1,
                             'from': re.sub(r'\s+', ' ', was.decode().strip()),
                             'to': re.sub(r'\s+', ' ', changed.decode().strip())})
        return len(self.mutants) - 1

    def source(self, node):
        return self.text[node.at[0]:node.at[1]]

    def inside(self, node):
        """The text of a node, its parts written anew."""
        out, at = [], node.at[0]
        for part in sorted((p for p in node.inner if p.at), key=lambda p: p.at):
            if part.at[0] < at or part.at[1] > node.at[1]:
                continue
            out += [self.text[at:part.at[0]], self.write(part, node)]
            at = part.at[1]
            if out[-1].endswith(b'}') and part.statement and self.jump(part):
                at += 1
        return b''.join(out) + self.text[at:node.at[1]]

    def write(self, node, parent):
        if node.kind in ('ConstantExpr', 'UnaryExprOrTypeTraitExpr', 'StringLiteral', 'StaticAssertDecl', 'GenericSelectionExpr') or \
                node.raw.get('castKind') == 'NullToPointer' or node.raw.get('storageClass') == 'static' and node.kind == 'VarDecl' or \
                node.kind == 'VarDecl' and node.raw.get('id') in self.told or wording(node) or \
                node.statement and (assigned_to(node) in self.told or cites(node)) or \
                node.kind in ('IfStmt', 'ForStmt') and only_tells(node if node.kind == 'IfStmt' else node.inner[-1], self.told, self.telling):
            return self.source(node)
        if node.kind in ('ImplicitCastExpr', 'ParenExpr') and node.at == node.inner[0].at and not node.condition:
            return self.write(node.inner[0], parent)
        if node.statement and node.kind == 'BinaryOperator' and node.op == '=' and self.plain(node):
            return self.assigned(node)
        text = getattr(self, node.kind, self.other)(node, parent)
        if node.statement:
            return self.left_out(node, text)
        if node.condition:
            return self.turned(node, text)
        return text

    def other(self, node, parent):
        return self.inside(node)

    # ---- what holds for statements and conditions of any kind ----

    def jump(self, node):
        return (node.kind in ('ContinueStmt', 'BreakStmt') or node.kind == 'ReturnStmt' and not node.inner) and \
            self.text[node.at[1]:node.at[1] + 1] == b';'

    def left_out(self, node, text):
        """A statement that may be left out: a call, an assignment, or a jump."""
        if self.jump(node):
            m = self.mutant((node.at[0], node.at[1] + 1), b'/* nothing */')
            return b'{ if (!mutant_is(%d)) %s; }' % (m, text)
        if called(node) == 'um_decide' and self.source(node.inner[-1]) == b'UM_YES':
            return text
        if node.kind == 'CallExpr' and not TELLING.match(called(node) or 'free') or node.kind == 'CompoundAssignOperator' or \
                node.kind == 'UnaryOperator' and node.op in ('++', '--') or node.kind == 'BinaryOperator' and node.op == '=':
            m = self.mutant(node.at, b'/* nothing */')
            return b'(mutant_is(%d) ? (void)0 : (void)(%s))' % (m, text)
        return text

    def assigned(self, node):
        """A plain assignment, which may be left out; it makes a difference where another value was there before."""
        m, left = self.mutant(node.at, b'/* nothing */'), self.source(node.inner[0])
        return b'(void)(__extension__({ __auto_type v_%d = (%s); bool d_%d = (%s) != v_%d; if (!mutant_one(MUTANTS_BEFORE + %d, d_%d)) (%s) = v_%d; }))' % (
            m, self.write(node.inner[1], node), m, left, m, m, m, left, m)

    def plain(self, node):
        """An assignment of a number, truth or reference to a place that can be named twice."""
        left = node.inner[0]
        kind = node.raw['type'].get('desugaredQualType', node.type)
        return left.at and node.inner[1].at and not re.search(rb'[(]|[+]{2}|--', self.source(left)) and \
            re.match(r'(unsigned |signed )?(char|short|int|long)|_Bool|bool|enum|um_truth', kind) and '*' not in kind

    def turned(self, node, text):
        """A condition, told the other way round."""
        inner = bare(node)
        if inner.kind == 'BinaryOperator' and inner.op in {**LOGIC, **COMPARED} or inner.kind == 'IntegerLiteral':
            return text
        source = self.source(node)
        m = self.mutant(node.at, source[1:] if source.startswith(b'!') else b'!' + source)
        return b'(!(%s) == mutant_is(%d))' % (text, m)

    # ---- by kind ----

    def BinaryOperator(self, node, parent):
        left, right = node.inner
        if not left.at or not right.at:
            return self.inside(node)
        between = (left.at[1], right.at[0])
        word = self.text[slice(*between)]
        a, b, op = self.write(left, node), self.write(right, node), node.op.encode()
        if word.strip() != op or node.op not in CHANGED or node.bounds and node.op in COMPARED or self.same(node):
            return a + word + b
        begin = between[0] + word.index(op)
        pointer = '*' in left.type + right.type
        if node.op in SUMS and pointer:
            return a + word + b
        to = CHANGED[node.op].encode()
        m = self.mutant((begin, begin + len(op)), to)
        if node.op in LOGIC:
            return b'(__extension__({ int l_%d = !!(%s), m_%d = mutant_is(%d); l_%d %s m_%d ? !!(%s) : l_%d; }))' % (
                m, a, m, m, m, b'!=' if node.op == '&&' else b'==', m, b, m)
        plus = b'' if pointer else b'+'
        picked = b'mutant_pick(%d, l_%d %s r_%d, l_%d %s r_%d)' % (m, m, op, m, m, to, m)
        if node.op in COMPARED and right.kind == 'IntegerLiteral':
            for n, d in self.near(right, node):
                picked = b'mutant_pick(%d, %s, l_%d %s %d)' % (n, picked, m, op, d)
        return b'(__extension__({ __auto_type l_%d = %s(%s); __auto_type r_%d = %s(%s); %s; }))' % (m, plus, a, m, plus, b, picked)

    def same(self, node):
        """A comparison whose equal numbers come to the same: with the room there is, or of which one is taken."""
        return node.op in LESS and (node.extreme or any(ROOM.search(self.source(p)) for p in node.inner))

    def extremes(self, condition, a, b):
        """Mark a comparison of what is taken, or kept, by its outcome: x < y ? x : y."""
        node = bare(condition)
        if node.kind == 'BinaryOperator' and node.op in LESS and all(p.at for p in node.inner + [a, b]):
            node.extreme = sorted(map(self.source, node.inner)) == sorted((self.source(a), self.source(b)))

    def ConditionalOperator(self, node, parent):
        self.extremes(*node.inner)
        return self.inside(node)

    def IfStmt(self, node, parent):
        body = leaves(node.inner[1])
        if len(node.inner) == 2 and len(body) == 1 and body[0].kind == 'BinaryOperator' and body[0].op == '=':
            self.extremes(node.inner[0], *body[0].inner)
        return self.inside(node)

    def near(self, node, parent):
        """The mutants of a number, one more and one less."""
        number = re.fullmatch(rb'([0-9]+)([uUlL]*)', self.source(node))
        if not number or parent.kind in ('ArraySubscriptExpr', 'UnaryOperator') or parent.op in ('<<', '>>') or \
                parent.kind == 'InitListExpr' and len(parent.inner) == 1:
            return []
        n = int(number.group(1))
        # of whole numbers, one more behind < or >= is what <= and > are already, and one less behind <= or >
        return [(self.mutant(node.at, b'%d%s' % (n + d, number.group(2))), n + d) for d in (1, -1)
                if n + d >= 0 and parent.op not in (('<', '>=') if d == 1 else ('<=', '>')) and
                not (parent.op in ('*', '/', '%') and n + d == 0)]

    def IntegerLiteral(self, node, parent):
        word = self.source(node)
        if word.decode() in BOOLS:
            to = BOOLS[word.decode()].encode()
            return b'(mutant_is(%d) ? %s : %s)' % (self.mutant(node.at, to), to, word)
        if parent.op in COMPARED and node is parent.inner[1]:
            return word  # changed with the comparison
        for m, d in self.near(node, parent):
            word = b'(mutant_is(%d) ? %d : %s)' % (m, d, word)
        return word

    def DeclRefExpr(self, node, parent):
        word = self.source(node)
        if word.decode() not in TRUTHS or not constant(node):
            return word
        to = TRUTHS[word.decode()].encode()
        return b'((um_truth)(mutant_is(%d) ? %s : %s))' % (self.mutant(node.at, to), to, word)

    def is_there(self, parameter, node):
        """Whether every line has it, or the function has asked for it before: its default is never used."""
        before = self.text[self.begins:node.at[0]]
        return parameter.decode() in self.always or b'um_has_arg(a, %s)' % parameter in before

    def CallExpr(self, node, parent):
        name = (called(node) or '').encode()
        if TELLING.match(name.decode()) or not node.inner[0].at or self.source(node.inner[0]) != name:
            return self.source(node) if TELLING.match(name.decode()) else self.inside(node)
        if ARGUMENT.match(name.decode()) and node.inner[2].at and self.is_there(self.source(node.inner[2]), node):
            return self.source(node)
        if name == b'um_not' and node.inner[1].at:
            m = self.mutant(node.at, self.source(node.inner[1]))
            return b'(__extension__({ um_truth t_%d = %s; mutant_pick(%d, um_not(t_%d), t_%d); }))' % (
                m, self.write(node.inner[1], node), m, m, m)
        if name.decode() in CALLS and all(p.at for p in node.inner):
            to = CALLS[name.decode()].encode()
            m = self.mutant(node.inner[0].at, to)
            return b'mutant_call(%d, %s, %s, (%s), (%s))' % (m, name, to, *(self.write(p, node) for p in node.inner[1:]))
        return self.inside(node)

    def ReturnStmt(self, node, parent):
        if not node.inner or not node.inner[0].at:
            return self.inside(node)
        value = node.inner[0]
        head, text, source = self.text[node.at[0]:value.at[0]], self.write(value, node), self.source(value)
        name = called(value) or ''
        if constant(value) or name in CALLS or re.match(r'um_(not|missing|unruled|ambiguous|decide)$', name) or \
                bare(value).kind in ('BinaryOperator', 'ConditionalOperator', 'CompoundLiteralExpr'):
            return head + text  # changed already
        if self.returns in ('bool', '_Bool'):
            m = self.mutant(value.at, source[1:] if source.startswith(b'!') else b'!' + source)
            return head + b'(!(%s) == mutant_is(%d))' % (text, m)
        if self.returns == 'um_truth':
            m = self.mutant(value.at, b'um_not(' + source + b')')
            return head + b'(__extension__({ um_truth t_%d = %s; mutant_is(%d) ? um_not(t_%d) : t_%d; }))' % (m, text, m, m, m)
        if self.returns == 'um_range':
            m = self.mutant(value.at, b'um_add(' + source + b', um_exactly(1))')
            return head + b'um_add(%s, um_exactly(mutant_is(%d)))' % (text, m)
        if NUMBERS.match(self.returns):
            return head + b'((%s) + mutant_is(%d))' % (text, self.mutant(value.at, source + b' + 1'))
        return head + text

    def FunctionDecl(self, node, parent):
        self.function, self.returns = node.raw['name'], node.type.split('(')[0].strip()
        self.told, self.begins = told(node, self.telling), node.at[0]
        return self.inside(node)


def schemata(path, clang, verbs=''):
    """The text of a file with all its mutants, and these; `clang` is the call that reads it, with its flags, `verbs` the rows
    of the game's verbs and queries."""
    with open(path, 'rb') as f:
        text = f.read()
    done = subprocess.run(clang + ['-fsyntax-only', '-w', '-Xclang', '-ast-dump=json', path], stdout=subprocess.PIPE, check=True)
    writer, out, at = Writer(path, text, required(verbs)), [], 0
    nodes = []
    for raw in json.loads(done.stdout)['inner']:
        if raw.get('kind') != 'FunctionDecl' or 'includedFrom' in raw.get('loc', {}) or 'offset' not in raw.get('loc', {}):
            continue
        node = Node(raw, text)
        if not node.at or not any(p.kind == 'CompoundStmt' for p in node.inner) or node.at[0] < at or \
                WRITING.match(raw['name']) or FACTS.match(raw['name']):
            continue
        mark(node)
        nodes.append(node)
        at = node.at[1]
    writer.telling, at = telling_functions(nodes), 0
    for node in nodes:
        if node.raw['name'] in writer.telling:
            continue
        out += [text[at:node.at[0]], writer.write(node, node)]
        at = node.at[1]
    return b''.join(out) + text[at:], writer.mutants
