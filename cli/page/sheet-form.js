/* sheet-form.js - what is chosen of one row: a control for each datum, how sure it is, and where that is from. */
(function (umpire) {
    "use strict";

    const {SURE, EXISTS, tr} = umpire;
    const CERTAIN = 3;
    const MARKS = ["\u2205", "?", "\u2248", "\u2713"]; /* beside the colour, for who cannot tell it */

    function option(value, text, selected) {
        const o = umpire.h("option", {value}, text);
        o.selected = selected;
        return o;
    }

    /* How sure a datum is, in words. */
    function sureWord(sure) {
        return [tr("unknown"), tr("guess"), tr("likely"), tr("certain")][sure];
    }

    /* Its words, and none chosen while it is unknown or a range. */
    function words(a, value, choose) {
        const select = umpire.h("select", {});
        if (typeof value !== "number")
            select.append(option("", tr("choose"), true));
        a.words.forEach((w, i) => select.append(option(i, w, i === value)));
        select.addEventListener("change", () => select.value !== "" && choose(Number(select.value)));
        return select;
    }

    function number(a, value, choose) {
        const input = umpire.h("input", {type: "number", min: a.lo, max: a.hi, inputmode: "numeric"});
        input.value = typeof value === "number" ? value : "";
        input.addEventListener("change", () => {
            const n = Number(input.value);
            if (input.value !== "" && Number.isInteger(n) && n >= a.lo && n <= a.hi)
                choose(n);
            else
                input.value = typeof value === "number" ? value : "";
        });
        return input;
    }

    function several(a, value, choose) {
        const box = umpire.h("span", {class: "several", role: "group"});
        a.words.forEach((w, i) => {
            const tick = umpire.h("input", {type: "checkbox"});
            tick.checked = value !== null && Boolean(value & (1 << i));
            tick.addEventListener("change", () => choose(tick.checked ? value | (1 << i) : value & ~(1 << i)));
            box.append(umpire.h("label", {}, tick, ` ${w}`));
        });
        return box;
    }

    function another(a, value, choose, pack) {
        const select = umpire.h("select", {});
        if (value === null)
            select.append(option("", tr("choose"), true));
        select.append(option("none", tr("none"), value === "none"));
        for (const kind of a.kinds)
            pack.lists[kind].rows.forEach((row, i) => select.append(option(`${kind},${i}`, row.name,
                Array.isArray(value) && value[0] === kind && value[1] === i)));
        select.addEventListener("change", () => select.value !== "" &&
            choose(select.value === "none" ? "none" : select.value.split(",").map(Number)));
        return select;
    }

    function free(a, value, choose) {
        const input = umpire.h("input", {type: "text"});
        input.value = value === null ? "" : value;
        input.addEventListener("change", () => input.value && choose(input.value));
        return input;
    }

    const CONTROLS = {int: number, word: words, set: several, ref: another, text: free};

    class Form {
        /* `changed` is called when something was chosen; `go` leads to another row. */
        constructor(pack, changed, go) {
            this.pack = pack;
            this.changed = changed;
            this.go = go;
            this.root = umpire.h("section", {class: "panel", "aria-live": "polite", tabindex: "-1"},
                umpire.h("p", {}, tr("Choose a path or a place on the map, or anything in the lists below.")));
        }

        show(kind, row) {
            const {pack} = this, k = pack.kinds[kind];
            this.at = {kind, row};
            const open = (attr) => pack.get(kind, row, attr).sure < CERTAIN;
            const known = pack.attrs(kind).filter((a) => pack.get(kind, row, a.i).sure > 0 && open(a.i) &&
                pack.isPrinted(kind, row, a) && !this.isRange(kind, row, a));
            const all = umpire.h("button", {type: "button", class: "all"}, tr("All as shown here"));
            all.addEventListener("click", () => this.take(() => {
                if (open(EXISTS))
                    pack.choose(kind, row, EXISTS, 1);
                known.forEach((a) => pack.choose(kind, row, a.i, pack.get(kind, row, a.i).value));
            }));
            const asked = pack.attrs(kind).filter((a) => a.name !== "x" && a.name !== "y");
            this.root.replaceChildren(
                umpire.h("h3", {}, pack.lists[kind].rows[row].name),
                umpire.h("p", {class: "kind"}, k.help), all,
                ...(k.keys ? [] : [this.exists(kind, row)]),
                ...asked.map((a) => this.datum(kind, row, a)),
                ...this.paths(kind, row));
        }

        /* Choose, and show what has become of it; the control that had the keys has them again. */
        take(change) {
            const had = document.activeElement && document.activeElement.id;
            change();
            this.show(this.at.kind, this.at.row);
            this.changed(this.at.kind, this.at.row);
            const again = had && document.getElementById(had);
            if (again)
                again.focus();
        }

        state(d) {
            const other = d.sure === CERTAIN ? tr("as every other") : "";
            const from = d.chosen ? tr("chosen by you") : d.source ? tr("from {0}", d.source) : other;
            return umpire.h("span", {class: `grade sure-${SURE[d.sure]}`},
                umpire.h("b", {"aria-hidden": "true"}, MARKS[d.sure]),
                ` ${sureWord(d.sure)}${from ? `${tr(", ")}${from}` : ""}`);
        }

        /* What confirms or takes back a datum. */
        acts(kind, row, attr, d, name) {
            const button = (id, shown, change) => {
                const b = umpire.h("button", {type: "button", id, "aria-label": `${name}${tr(": ")}${shown}`}, shown);
                b.addEventListener("click", () => this.take(change));
                return b;
            };
            const id = `act-${attr}`;
            if (d.chosen)
                return button(id, tr("Take back"), () => this.pack.takeBack(kind, row, attr));
            const there = attr === EXISTS, known = d.sure > 0 && !this.isRange(kind, row, this.pack.kinds[kind].attrs[attr]);
            const choose = () => this.pack.choose(kind, row, attr, there ? 1 : d.value);
            return d.sure < CERTAIN && (there || known) ? button(id, tr("Printed so"), choose) : null;
        }

        /* Whether the pack knows but bounds of a value. */
        isRange(kind, row, a) {
            return a && a.type !== "ref" && Array.isArray(this.pack.get(kind, row, this.index(kind, a)).value);
        }

        index(kind, a) {
            return this.pack.kinds[kind].attrs.findIndex((x) => x.name === a.name);
        }

        exists(kind, row) {
            const d = this.pack.get(kind, row, EXISTS);
            return umpire.h("div", {class: "datum"}, umpire.h("span", {class: "name"}, tr("there is such")),
                this.state(d), this.acts(kind, row, EXISTS, d, tr("there is such")));
        }

        datum(kind, row, a) {
            const d = this.pack.get(kind, row, a.i), id = `datum-${a.i}`;
            const choose = (value) => this.take(() => this.pack.choose(kind, row, a.i, value));
            const control = CONTROLS[a.type](a, d.value, choose, this.pack);
            const range = this.isRange(kind, row, a) ? this.pack.text(a, d.value) : null;
            const many = a.type === "set"; /* a group has its own label, not that of one control */
            control.id = id;
            const label = umpire.h(many ? "span" : "label", {class: "name", ...(many ? {} : {for: id})}, a.name);
            if (many)
                control.setAttribute("aria-label", a.name);
            label.title = a.help;
            return umpire.h("div", {class: "datum"}, label, control, range && umpire.h("span", {class: "range"}, range),
                this.state(d), this.acts(kind, row, a.i, d, a.name));
        }

        /* Of a place: what joins it, and one more. */
        paths(kind, row) {
            const links = (k) => k.keys === 2 && k.attrs.slice(0, 2).every((a) => a.kinds.includes(kind));
            return this.pack.kinds.flatMap((k, link) => (links(k)
                ? [umpire.h("h4", {}, k.label), this.joined(kind, row, link), this.another(kind, row, link)] : []));
        }

        joined(kind, row, link) {
            const {pack} = this, is = ([end]) => Array.isArray(end) && end[0] === kind && end[1] === row;
            const list = umpire.h("ul", {class: "chips"});
            pack.lists[link].rows.forEach((r, i) => {
                if (!r.values.slice(0, 2).some(is))
                    return;
                const b = umpire.h("button", {type: "button", class: `chip sure-${SURE[pack.sureOf(link, i)]}`}, r.name);
                b.addEventListener("click", () => this.go(link, i));
                list.append(umpire.h("li", {}, b));
            });
            return list;
        }

        another(kind, row, link) {
            const {pack} = this, {rows} = pack.lists[kind];
            const select = umpire.h("select", {"aria-label": tr("{0}: one more, to", pack.kinds[link].label)},
                option("", tr("one more, to ..."), true), ...rows.map((r, i) => option(i, r.name, false)));
            select.addEventListener("change", () => {
                if (select.value === "" || Number(select.value) === row)
                    return;
                const made = pack.join(link, [kind, row], [kind, Number(select.value)]);
                this.changed(made.kind, made.row);
                this.go(made.kind, made.row);
            });
            return select;
        }
    }

    umpire.Form = Form;
    umpire.sureMark = (sure) => MARKS[sure];
    umpire.sureWord = sureWord;
})(globalThis.umpire = globalThis.umpire || {});
