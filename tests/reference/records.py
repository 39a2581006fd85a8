"""Cases that claim what the reference says, and what the program answers to them."""
import itertools
import json
import os
import re
import subprocess

complaint = ""  # what the program said of lines that it could not read
HEAD = ["game madison", 'pack "pack.xml"']
head = HEAD  # of the records that are written now
VALUE = re.compile(r"(\b(us|br) (?=\d))?[^\s=]+$")  # the last word of an answer, with the side of a score


class Case:
    """Lines of a record, some of them claims of the reference."""

    def __init__(self):
        self.lines = []
        self.claims = {}  # index of the line: the claim without its "expect"

    def say(self, *lines):
        self.lines += lines

    def claim(self, query, answer):
        """A query with its answer; "verdict" is what is said of the line before, "play" the worst said of any line."""
        self.claims[len(self.lines)] = (query, str(answer))
        if query == "play":
            self.lines.append("# the play is " + answer)
        else:
            self.lines.append("expect %s" % answer if query == "verdict" else "expect %s %s" % (query, answer))

    def text(self, name):
        return ["case %s" % name] + ["    " + line for line in self.lines]


WORDS = {"class": ["none", "C", "B", "A"],
         "result": ["none", "AR", "AR-1", "AR-2", "DR", "DR-1", "DR-2", "EX", "9"]}


def union(query, values):
    """One answer for all values of what is unsure: the value, or the range from the least to the greatest."""
    if len(set(values)) == 1:
        return values[0]
    if set(values) <= {"yes", "no"}:
        return "maybe"
    if set(values) <= {"legal", "illegal"}:
        return "undetermined"
    if query == "ratio":
        return "none"  # the odds have no ranges
    if query.startswith("control"):
        return "us..none"  # nor have sides
    order = WORDS.get(query.split()[0])
    if order:
        values = sorted(set(values), key=order.index)
        return "%s..%s" % (values[0], values[-1])
    if all(isinstance(v, int) for v in values):
        return "%d..%d" % (min(values), max(values))
    return None  # no answer can be claimed


def spread(query, answer):
    """The values that an answer leaves open, as a list, or None where it is no answer to compare."""
    order = WORDS.get(query.split()[0])
    ends = answer.split("..")
    if order:
        return order[order.index(ends[0]):order.index(ends[-1]) + 1] if set(ends) <= set(order) else None
    if answer in ("yes", "no", "maybe"):
        return ["yes", "no"] if answer == "maybe" else [answer]
    if answer in ("legal", "illegal") or answer.startswith("undetermined"):
        return ["legal", "illegal"] if answer.startswith("undetermined") else [answer]
    try:
        return list(range(int(ends[0]), int(ends[-1]) + 1))
    except ValueError:
        return None


def wider(wrong):
    """The program leaves open what the reference answers, and more: no false answer, but none where there is one."""
    ours, theirs = spread(wrong.query, wrong.ours), spread(wrong.query, wrong.theirs)
    return bool(ours and theirs) and set(ours) < set(theirs)


def write(chapter, pack, spec):
    """The case of a spec, or None where the draw does not make sense.

    spec["map"] lists data that are other than the pack's, spec["unsure"] those that may have several values.
    chapter.story() gives the lines and, among them, the claims as (query, answer). Where data are unsure the story is told
    with every value they may have; the lines must be the same in all of them, the answers are put together.
    """
    unsure = spec.get("unsure", [])
    for kind, key, value in spec.get("map", []):
        pack = pack.changed(kind, key, value)
    stories = []
    for values in itertools.product(*[choice for _, _, choice in unsure]):
        other = pack
        for (kind, key, _), value in zip(unsure, values):
            other = other.changed(kind, key, value)
            other.doubtful = {key for _, key, _ in unsure}
        stories.append(chapter.story(other, spec))
        if stories[-1] is None:
            return None
    if any([told(i) for i in s] != [told(i) for i in stories[0]] for s in stories):
        return None
    case = Case()
    case.say(*[datum(pack, kind, key, [value]) for kind, key, value in spec.get("map", [])])
    case.say(*[datum(pack, *entry) for entry in unsure])
    for items in zip(*stories):
        if isinstance(items[0], str):
            case.say(items[0])
        else:
            answer = union(items[0][0], [answer for _, answer in items])
            if answer is not None:
                case.claim(items[0][0], answer)
    return case


def told(item):
    return item if isinstance(item, str) else item[0]


NAMES = {"cls": "class"}  # attributes that bear another name in Python


def datum(pack, kind, key, choice):
    """An unsure datum as a record states it."""
    values = "%s..%s" % (choice[0], choice[-1]) if len(choice) > 1 else choice[0]
    if kind == "path":
        return "data link %s path %s" % (" - ".join(sorted(key)), values)
    if key in pack.spaces:
        return "data space %s %s %s" % (key, kind, values)
    return "data %s %s %s %s" % (pack.pieces[key].kind, key, NAMES.get(kind, kind), values)


class Disagreement:
    """A claim of a case that the program answers otherwise."""

    def kind(self):
        words = self.query.split()
        return " ".join(words[:2]) if words[0] in ("drm", "cf", "class") else words[0]

    def __init__(self, spec, case, index, theirs):
        self.spec, self.case, self.index, self.theirs = spec, case, index, theirs
        self.query, self.ours = case.claims[index]


def answers(umpire, folder, cases):
    """For each case its list of (line index, what came), or a string where the program could not read it."""
    path = os.path.join(folder, "cases.ump")
    starts, lines = [], list(head)
    for number, case in enumerate(cases):
        starts.append(len(lines) + 1)
        lines += case.text("r%d" % number)
    with open(path, "w") as out:
        out.write("\n".join(lines) + "\n")
    run = subprocess.run([umpire, "test", "--format", "jsonl", path], stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit("%s: %s" % (path, run.stderr[:2000]))
    found = [[] for _ in cases]
    global complaint
    complaint = run.stderr
    for line in run.stdout.splitlines():
        row = json.loads(line)
        if row["type"] != "case":
            continue
        number = int(row["id"][1:])
        for failure in row.get("failures", []):
            index = failure["at"]["line"] - starts[number] - 1
            found[number].append((index, failure["expected"], failure["came"]))
    return found


def answer(query, came):
    """The program's answer in the words of the reference."""
    if query == "verdict":
        word = came.split()[0]
        return word if word in ("illegal", "undetermined") else "legal"
    return VALUE.search(came).group() if came.split()[0] == query.split()[0] else came


def worst(case, failures):
    """What the program finds in the whole of a play."""
    words = {came.split()[0] for index, _, came in failures if index not in case.claims}
    return "illegal" if "illegal" in words else "undetermined" if "undetermined" in words else "legal"


def unread(failures):
    """A line that the program could not read or carry out: the draw is wrong, not the program."""
    return next((came for _, _, came in failures if came.startswith(("cannot be carried out", "one that cannot"))), None)


def disagreements(umpire, folder, pairs):
    """pairs: (spec, case). What the program answers otherwise, and what it could not carry out."""
    wrong, broken = [], []
    for (spec, case), failures in zip(pairs, answers(umpire, folder, [c for _, c in pairs])):
        reason = unread(failures)
        if reason:
            broken.append((case, reason))
            continue
        for index, (query, ours) in case.claims.items():
            if query == "play" and worst(case, failures) != ours:
                wrong.append(Disagreement(spec, case, index, worst(case, failures)))
        for index, _, came in failures:
            if index in case.claims:
                one = Disagreement(spec, case, index, answer(case.claims[index][0], came))
                if one.ours != one.theirs:  # open odds are "none" to both, and that is not equal to itself
                    wrong.append(one)
    return wrong, broken


def counts(umpire, path):
    """How many cases of a file pass and fail."""
    run = subprocess.run([umpire, "test", "--format", "jsonl", path], stdout=subprocess.PIPE, text=True)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    summary = next(row for row in rows if row["type"] == "summary")
    return summary["passed"], summary["failed"]
