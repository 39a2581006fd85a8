"""The form of a pack in a browser: what is clicked and chosen is saved, read by umpire, and certain then."""
import json
import os
import subprocess
import time

SHOWN = "document.querySelector('.panel h3').textContent"


def form(umpire, out, pack, name):
    page = os.path.join(out, name + ".html")
    subprocess.run([umpire, "pack", "sheet", pack, "-f", "html", "-o", page], check=True)
    return page


def press(b, selector):
    """A click on the middle of something drawn."""
    b.run("document.querySelector(%s).dispatchEvent(new MouseEvent('click', {bubbles: true}))" % json.dumps(selector))


def choose(b, label, value):
    """Choose a value where a label says, as a person would."""
    return b.run("""(() => { const l = [...document.querySelectorAll('.panel .name')].find(e => e.textContent === %s);
        const c = l.parentNode.querySelector('select, input');
        if (c.tagName === 'SELECT') c.value = [...c.options].find(o => o.text === %s).value; else c.value = %s;
        c.dispatchEvent(new Event('change', {bubbles: true})); })()""" % tuple(map(json.dumps, (label, value, value))))


def saved(b, out, button, name):
    """What the browser downloads."""
    path = os.path.join(out, name)
    if os.path.exists(path):
        os.unlink(path)
    b.call("Page.setDownloadBehavior", behavior="allow", downloadPath=os.path.abspath(out))
    b.click(button)
    for _ in range(100):
        if os.path.exists(path) and os.path.getsize(path):
            return path
        time.sleep(0.05)
    return None


def shows(umpire, pack, name):
    return subprocess.run([umpire, "pack", "show", pack, name], capture_output=True, text=True).stdout


def filled_in(b, holds, umpire, out):
    b.open(form(umpire, out, "madison", "sheet"))
    holds("sheet: paths to click", b.run("document.querySelectorAll('.hit').length") > 80)
    press(b, ".hit[data-name='Utica - Albany'], .hit[data-name='Albany - Utica']")
    holds("sheet: a path is told of", "Utica" in b.run(SHOWN))
    choose(b, "path", "trail")
    holds("sheet: it is certain on the map", b.run(
        "document.querySelectorAll('.link.drawn.trail.sure-certain.current').length") == 1)
    b.run("[...document.querySelectorAll('.chip')].find(e => e.textContent.startsWith('Procter')).click()")
    choose(b, "command", "1")
    b.run("[...document.querySelectorAll('.chip')].find(e => e.textContent.startsWith('Detroit')).click()")
    b.run("document.querySelector('.panel .all').click()")
    how = b.run("document.querySelector('.how').textContent")
    holds("sheet: it says how to judge with what is saved: " + how, "--pack madison-mine.xml" in how and "--with madison-mine.ump" in how)
    b.run("(() => { const s = document.querySelector('.panel > select'); s.value = [...s.options].find(o => o.text === "
          "'York').value; s.dispatchEvent(new Event('change')); })()")
    holds("sheet: a path more", b.run(SHOWN) == "Detroit - York")
    choose(b, "path", "none")
    holds("sheet: not saved yet", "not saved" in b.run("document.querySelector('.count').textContent"))
    pack, record = saved(b, out, "#save-pack", "madison-mine.xml"), saved(b, out, "#save-record", "madison-mine.ump")
    holds("sheet: both are saved", pack and record and "not saved" not in b.run("document.querySelector('.count').textContent"))
    holds("sheet: the pack is sound", subprocess.run([umpire, "pack", "check", pack], capture_output=True).returncode == 0)
    for name, words in (("link Utica - Albany path", "trail"), ("leader Procter command", "1"), ("space Detroit value", "3"),
                        ("link Detroit - York path", "none")):
        line = shows(umpire, pack, name).split()
        holds("sheet: %s: %s" % (name, line), words in line and "certain" in line and "owner" in line)
    judged = [subprocess.run([umpire, "check", "-q", "--only", "undetermined", "-f", "jsonl"] + more +
                             ["fixtures/vassal/full/dev-1812-faults.vlog"], capture_output=True, text=True).stdout
              for more in ([], ["--pack", pack], ["--with", record])]
    left = ["leader Procter command" in text for text in judged]
    holds("sheet: findings wait for a leader, and not once he is told: %s" % left, left == [True, False, False])
    return pack


def gone_on(b, holds, umpire, out, pack):
    """Another day: what was chosen is there, and is saved again with what is new."""
    first = os.path.join(out, "first.xml")
    os.replace(pack, first)
    b.open(form(umpire, out, first, "sheet-again"))
    b.run("[...document.querySelectorAll('.chip')].find(e => e.textContent.startsWith('Brock')).click()")
    choose(b, "command", "3")
    again = saved(b, out, "#save-pack", "madison-mine.xml")
    holds("sheet: saved again", bool(again))
    for name, words in (("leader Procter command", "1"), ("leader Brock command", "3"), ("link Utica - Albany path", "trail")):
        line = shows(umpire, again, name).split()
        holds("sheet, again: %s: %s" % (name, line), words in line and "certain" in line)


def keyboard(b, holds):
    b.run("document.querySelector('.hit').focus()")
    name = b.run("document.activeElement.getAttribute('aria-label')")
    b.key("Enter")
    holds("sheet: Enter on a path", b.run(SHOWN) == name)
    b.run("document.querySelector('.map .spot').focus()")
    name = b.run("document.activeElement.getAttribute('aria-label')")
    b.key("Enter")
    holds("sheet: Enter on a place", b.run(SHOWN) == name)


def run(b, umpire, out, axe, holds, same, fits, sound, accessible):
    pack = filled_in(b, holds, umpire, out)
    same("sheet: complaints", b.complaints(), [])
    gone_on(b, holds, umpire, out, pack)
    for game in ("madison", "invasion", "niagara"):
        page = form(umpire, out, game, "sheet-" + game)
        for kind, width, height, scheme in (("light", 1500, 1200, "light"), ("dark", 1500, 1200, "dark"),
                                            ("390", 390, 844, "light"), ("390-dark", 390, 844, "dark")):
            b.open(page, "", width, height, scheme)
            b.run("(document.querySelector('.hit') || document.querySelector('.chip')).dispatchEvent("
                  "new MouseEvent('click', {bubbles: true}))")
            b.run("document.querySelectorAll('details')[1].open = true")
            fits(b, "sheet, " + game, width)
            accessible(b, "sheet, %s, %s" % (game, kind), axe)
            if kind == "light":
                sound(b, "sheet, " + game)
            b.run("scrollTo(0, 0)")
            time.sleep(0.1)
            b.picture(os.path.join(out, "sheet-%s-%s.png" % (game, kind)))
            same("sheet, %s, %s: complaints" % (game, kind), b.complaints(), [])
        if game != "niagara":
            keyboard(b, holds)
