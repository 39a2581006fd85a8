"""The HTML report in a browser: run.py UMPIRE OUT. Each game is stepped through with slider, keys, clicks and
links; what stands where is compared with `umpire replay`; pictures are kept in OUT for people to look at."""
import json
import os
import re
import subprocess
import sys
import time

import browser
import sheet

GAMES = [  # the page's name, what is judged, how
    ("madison", ["fixtures/madison/games/1812-1814-illegal.ump"], []),
    ("log", ["fixtures/vassal/full/dev-1812-faults.vlog"], []),
    ("invasion", ["fixtures/invasion/games/faults-intro1812.ump"], []),
    ("niagara", ["fixtures/niagara/games/street-creek.ump"], []),
    ("many", ["fixtures/invasion/games/intro1812.ump", "fixtures/madison/games/1812-1814-legal.ump",
              "tests/golden/cases.ump"], []),
]
TABLE = "[...umpire.games.values()][0].table"
failed = 0


def holds(what, value):
    global failed
    if not value:
        failed += 1
        print("FAILED: " + what)


def same(what, is_, wanted):
    holds("%s: %r, wanted %r" % (what, is_, wanted), is_ == wanted)


def step(b):
    return b.run(TABLE + ".step")


def shown(b):
    return b.run("document.querySelector('.now').textContent")


def slide(b, to):
    b.run("(() => { const s = document.querySelector('input[type=range]'); s.value = %d;"
          "s.dispatchEvent(new Event('input', {bubbles: true})); })()" % to)


def stepping(b, name):
    last = b.run(TABLE + ".last")
    holds(name + ": the page has steps", last > 10)
    same(name + ": every step is in the list", b.run("document.querySelectorAll('section.game a.step').length"), last)
    same(name + ": slider", b.run("+document.querySelector('input[type=range]').max"), last)
    slide(b, 7)
    same(name + ": the slider steps", step(b), 7)
    holds(name + ": the step is told", shown(b).startswith("7 of %d" % last))
    b.run("document.activeElement.blur()")
    for key, to in (("ArrowRight", 8), ("ArrowRight", 9), ("ArrowLeft", 8), ("End", last), ("ArrowRight", last),
                    ("Home", 0), ("ArrowLeft", 0)):
        b.key(key)
        same(name + ": key " + key, step(b), to)
    b.click("section.game ol.steps li[id$='-3'] a.step")
    same(name + ": a click on a step", step(b), 3)
    same(name + ": the step is marked", b.run("document.querySelector('[aria-current=step]').id"), "s1-1-3")
    b.run("document.querySelector('[aria-current=step] a').focus()")
    b.key("ArrowDown")
    same(name + ": down in the list", b.run("document.activeElement.getAttribute('href')"), "#s1-1-4")
    b.key("ArrowUp")
    b.click("button[aria-label='on one step']")
    same(name + ": the button goes on", step(b), 4)
    b.click("button[aria-label='last position']")
    same(name + ": to the last", step(b), last)


def findings(b, name):
    steps = b.run("[...document.querySelectorAll('article.illegal, article.undetermined')]"
                  ".map(a => +/step (\\d+)/.exec(a.textContent)[1]).sort((x, y) => x - y)")
    holds(name + ": there are findings", len(steps) > 2)
    slide(b, 0)
    b.click("button[aria-label='on to the next finding']")
    same(name + ": to the first finding", step(b), steps[0])
    holds(name + ": it is told", b.run("document.querySelectorAll('.now .why').length") > 0)
    b.click("button[aria-label='back to the finding before']")
    same(name + ": none before it", step(b), steps[0])
    b.click("article.illegal a.show")
    at = step(b)
    holds(name + ": a finding leads to its step", at in steps)
    b.click(".list a.why")
    target = b.run("location.hash")
    holds(name + ": a step leads to its finding", re.match(r"#f1-1-\d+$", target or "") and
          b.run("(() => { const r = document.querySelector(location.hash).getBoundingClientRect();"
                "return r.top < innerHeight && r.bottom > 0; })()"))


def stands(b):
    """What stands where on the page: {place: {piece ...}} and counts."""
    return json.loads(b.run("""(() => { const t = %s, out = {};
        const add = (p, what) => (out[t.rows[p].name] = out[t.rows[p].name] || []).push(what);
        t.pieces().forEach(p => add(p.place, t.rows[p.row].name + (t.markName(p.mark) ? " " + t.markName(p.mark) : "")));
        t.counts().filter(c => c.place >= 0 && c.verb === "at").forEach(c => add(c.place, t.rows[c.row].name + " " + c.n));
        return JSON.stringify(out); })()""" % TABLE))


def replayed(umpire, game, to):
    lines = subprocess.run([umpire, "replay", "-q", game, "--to", str(to)], capture_output=True, text=True).stdout
    out = {}
    for line in lines.splitlines():
        m = re.match(r"at (.*?): (.*)$", line)
        if m:
            out.setdefault(m[1], []).extend(m[2].split(", "))
    return out


def positions(b, name, umpire, game):
    """Forward, back and by leaps the position is that of `umpire replay`."""
    last = b.run(TABLE + ".last")
    for to in [1, last, last // 2, last // 3, last // 3 + 1, 2, last - 1]:
        slide(b, to)
        have, want = stands(b), replayed(umpire, game, to)
        have = {k: sorted(re.sub(r"^.* \(([a-z]\w*)\)( reduced)?$", r"\1\2", x) for x in v) for k, v in have.items()}
        want = {k.strip('"'): sorted(x.strip('"') for x in v) for k, v in want.items()}
        for place in sorted(set(have) | set(want)):
            holds("%s: step %d, %s: %r, `replay` has %r" % (name, to, place, have.get(place), want.get(place)),
                  have.get(place) == want.get(place))


def on_the_map(b, name):
    holds(name + ": places are drawn", b.run("document.querySelectorAll('.map .place').length") > 20)
    holds(name + ": links are drawn", b.run("document.querySelectorAll('.map .link').length") > 20)
    holds(name + ": waters are named", b.run("document.querySelectorAll('.map .water-name').length") > 2)
    way = b.run("%s.data.steps.findIndex(s => s[1].length > 1) + 1" % TABLE)
    slide(b, way)
    holds(name + ": the way of step %d is drawn" % way, b.run("document.querySelectorAll('.map .way path').length") == 1)
    whole = b.run("document.querySelector('.map').getAttribute('viewBox')")
    b.click("button[aria-label='closer']")
    holds(name + ": closer", b.run("document.querySelector('.map').getAttribute('viewBox')") != whole)
    b.click("button[aria-label='the whole map']")
    same(name + ": the whole map", b.run("document.querySelector('.map').getAttribute('viewBox')"), whole)
    b.click(".where .place-name")
    holds(name + ": a place is told of", "Here:" in b.run("document.querySelector('.told').textContent"))


def sound(b, name):
    """No id twice, every control named, every link led somewhere."""
    same(name + ": ids twice", b.run("(() => { const n = [...document.querySelectorAll('[id]')].map(e => e.id);"
                                     "return n.filter((x, i) => n.indexOf(x) !== i); })()"), [])
    same(name + ": links to nothing", b.run(
        "[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.getAttribute('href').slice(1))"
        ".filter(id => !document.getElementById(id))"), [])
    same(name + ": without a name", b.run(
        "[...document.querySelectorAll('button, input, [role=img]')]"
        ".filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).length"), 0)
    same(name + ": values that are none", b.run(
        "/\\bundefined\\b|\\bNaN\\b|\\[object|\\{\\d\\}/.exec(document.body.innerText)?.[0] || ''"), "")


def fits(b, name, width):
    wide = b.run("document.documentElement.scrollWidth")
    holds("%s: %d pixels wide on a screen of %d" % (name, wide, width), wide <= width)


def accessible(b, name, axe):
    if not axe:
        return
    b.run(axe + "; 1")
    for v in json.loads(b.run("axe.run().then(r => JSON.stringify(r.violations.map(v => "
                              "[v.id, v.help, v.nodes.slice(0, 3).map(n => n.html.slice(0, 120))])))")):
        holds("%s: axe: %s" % (name, v), False)


def several(b, name):
    """Each game of a page is made when it is looked at, and has the keys when it was touched last."""
    holds(name + ": links to the games", b.run("document.querySelectorAll('nav.games a').length") > 3)
    b.click("nav.games li:nth-child(2) a")
    b.click("#g2-1 button[aria-label='on one step']")
    b.run("document.activeElement.blur()")
    b.key("ArrowRight")
    same(name + ": the second game steps", b.run("umpire.games.get(document.getElementById('g2-1')).table.step"), 2)
    same(name + ": the first does not", step(b), 0)
    b.run("document.querySelectorAll('section.game').forEach(s => s.scrollIntoView())")
    b.run("new Promise(r => setTimeout(r, 300))")


def field(b, umpire, out):
    """Units without a map stand on the table where they were stated to stand."""
    record = os.path.join(out, "field.ump")
    with open(record, "w") as f:
        f.write("game niagara\ndeclare unit A side=us type=infantry class=1 figures=24 formation=line\n"
                "declare unit B side=br type=infantry class=3 figures=32 formation=line\nnow 1 3\n"
                "stand A at 10,10\nstand B at 10,24.5\nnote one\nstand A at 14,10\nnote two\n")
    b.open(make(umpire, out, "field", [record], []))
    at = "[...document.querySelectorAll('.field .piece')].map(g => g.textContent + g.getAttribute('transform'))"
    same("field: at first", sorted(b.run(at)), ["Atranslate(10 -10)", "Btranslate(10 -24.5)"])
    b.run("document.activeElement.blur()")
    b.key("End")
    same("field: at last", sorted(b.run(at)), ["Atranslate(14 -10)", "Btranslate(10 -24.5)"])
    same("field: complaints", b.complaints(), [])


def folder(b, umpire, out, axe):
    """An index with a line a game, which leads to each."""
    pages = os.path.join(out, "folder") + "/"
    subprocess.run([umpire, "check", "-q", "-f", "html", "-o", pages, "fixtures/madison/games",
                    "fixtures/invasion/games", "tests/golden/cases.ump"], stderr=subprocess.DEVNULL)
    for width, scheme in ((1400, "light"), (390, "dark")):
        b.open(pages + "index.html", "", width, 800, scheme)
        fits(b, "index", width)
        accessible(b, "index, %d" % width, axe)
        b.picture(os.path.join(out, "index-%d.png" % width))
    hrefs = b.run("[...document.querySelectorAll('tbody a')].map(a => a.getAttribute('href'))")
    same("index: lines", len(hrefs), 9)
    named = b.run("document.querySelector('tbody tr:nth-child(4) a').textContent")
    b.click("tbody tr:nth-child(4) a")
    until, there = time.monotonic() + 30, ""
    while not there and time.monotonic() < until:
        try:
            there = b.run("location.hash && document.querySelector(location.hash + ' h2') ? "
                          "document.querySelector(location.hash + ' h2').textContent : ''")
        except browser.Broken:  # the one page goes, the other comes
            time.sleep(0.1)
    holds("index: a link leads to its game", there.endswith(named))
    same("index: complaints", b.complaints(), [])


def crowd(b, umpire, out):
    """Of hundreds of findings those that are alike are told together, and a link opens what holds its own."""
    game = os.path.join(out, "crowd.ump")
    with open(game, "w") as f:
        f.write("game madison\nposition P-land\n" + "".join(
            "play c%d units US2\nmove us:A4: US2 - US4 - US2 - US4 - US6 - US4 - US2\n" % (i % 3 + 1)
            for i in range(200)))
    b.open(make(umpire, out, "crowd", [game], ["--pack", "fixtures/packs/tmap.xml"]))
    shut = "document.querySelector('details.further')"
    holds("crowd: findings are told together", b.run("document.querySelectorAll('article').length") < 50)
    same("crowd: the others are shut", b.run(shut + ".open"), False)
    b.run("location.hash = document.querySelector('details.further li:last-child').id")
    b.run("new Promise(r => setTimeout(r, 200))")
    same("crowd: a link to one opens them", b.run(shut + ".open"), True)
    b.click("details.further li:last-child a.show")
    holds("crowd: it leads to its step", step(b) > 300)
    b.picture(os.path.join(out, "crowd.png"))
    same("crowd: complaints", b.complaints(), [])


def pictures(b, name, page, out, anchor, axe):
    for kind, width, height, scheme in (("light", 1500, 1200, "light"), ("dark", 1500, 1200, "dark"),
                                        ("390", 390, 844, "light"), ("390-dark", 390, 844, "dark")):
        b.open(page, anchor, width, height, scheme)
        fits(b, name, width)
        accessible(b, name + ", " + kind, axe)
        b.run("scrollTo(0, 0)")
        time.sleep(0.1)
        b.picture(os.path.join(out, "%s-%s.png" % (name, kind)))
        same("%s, %s: complaints" % (name, kind), b.complaints(), [])


def languages(b, umpire, out, axe):
    """The page and the form in other languages: nothing that scripts say is English, and nothing is too wide."""
    said = ("[...document.querySelectorAll('h1, h3, th, dt, summary, button:not(.chip), label, .kind, .how, .count, .legend, .key, .now')]"
            ".map(e => e.textContent + ' ' + (e.getAttribute('aria-label') || '')).join(' ')")
    for code in ("fr", "ja"):
        form = os.path.join(out, "sheet-%s.html" % code)
        subprocess.run([umpire, "pack", "sheet", "--lang", code, "madison", "-f", "html", "-o", form], check=True)
        log = make(umpire, out, "log-" + code, ["fixtures/vassal/full/dev-1812-faults.vlog"], ["--lang", code])
        for page, name in ((log, "log-" + code), (form, "sheet-" + code)):
            for kind, width, scheme in (("light", 1500, "light"), ("390-dark", 390, "dark")):
                b.open(page, "", width, 844, scheme)
                if page == form:
                    b.run("document.querySelector('.hit').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
                same(name + ": lang", b.run("document.documentElement.lang"), code)
                english = re.findall(r"(?<!-)\b(?:the|of|is|are|not|which|this|with|from|step|finding|choose|save)\b", b.run(said))
                same(name + ": words of English", english, [])
                fits(b, name, width)
                sound(b, name)
                accessible(b, name + ", " + kind, axe)
                b.run("scrollTo(0, 0)")
                b.picture(os.path.join(out, "%s-%s.png" % (name, kind)))
                same("%s, %s: complaints" % (name, kind), b.complaints(), [])


def make(umpire, out, name, games, options):
    page = os.path.join(out, name + ".html")
    subprocess.run([umpire, "check", "-q", "-f", "html", "-o", page] + options + games, stderr=subprocess.DEVNULL)
    return page


def longest(out):
    """A game of many times as many steps as any that is kept."""
    long = os.path.join(out, "long.ump")
    with open("fixtures/madison/games/1812-1814-legal.ump") as f:
        text = re.sub(r"(?m)^pack .*$", "", f.read())
    with open(long, "w") as f:
        f.write(text + "".join("at Albany: us:13th\nnote card %d as two points, from Utica to Albany\n# said: so be it\n"
                               "at Utica: us:13th\nnote and back to Utica\n" % i for i in range(2000)))
    return long


def main():
    umpire, out = sys.argv[1:3]
    program = browser.find()
    if not program:
        print("page: skipped, chromium is missing (apt-get install chromium)")
        return 0
    os.makedirs(out, exist_ok=True)
    axe_path = os.environ.get("AXE", "")
    axe = open(axe_path).read() if os.path.exists(axe_path) else ""
    if not axe:
        print("page: axe-core is missing, and what it would find (make page-tools)")
    b = browser.Browser(program)
    try:
        for name, games, options in GAMES:
            page = make(umpire, out, name, games, options)
            b.open(page)
            if name == "many":
                several(b, name)
            else:
                stepping(b, name)
                findings(b, name)
            if name in ("madison", "invasion", "log"):
                on_the_map(b, name)
                positions(b, name, umpire, games[0])
            sound(b, name)
            same(name + ": complaints", b.complaints(), [])
            pictures(b, name, page, out, "#s1-1-52" if name == "madison" else "", axe)
        languages(b, umpire, out, axe)
        field(b, umpire, out)
        folder(b, umpire, out, axe)
        crowd(b, umpire, out)
        sheet.run(b, umpire, out, axe, holds, same, fits, sound, accessible)
        page = make(umpire, out, "long", [longest(out)], ["--pack", "fixtures/packs/closed.xml"])
        b.open(page)
        took, size = b.worked(), os.path.getsize(page)
        # How fast is told, not held: a busy machine would decide it.
        print("page: %d steps, %d kB, ready after %.2f s of the processor"
              % (b.run(TABLE + ".last"), size // 1024, took))
        holds("the longest game is under 2 MB", size < 2 * 1024 * 1024)
    finally:
        b.close()
    print("page: %s" % ("%d failed" % failed if failed else "all holds; pictures in " + out))
    return 1 if failed else 0


sys.exit(main())
