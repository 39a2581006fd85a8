/* sheet.js - a pack as a form: the map, each datum coloured by how sure it is, lists of all rows, and what is
 * chosen, to be saved as a file. */
(function (umpire) {
    "use strict";

    const {h, el, SURE, COMPLETE, tr} = umpire;

    /* A text with elements in it, where {0}, {1} ... stand. */
    function filled(text, ...parts) {
        return text.split(/\{(\d)\}/).map((piece, i) => (i % 2 ? parts[Number(piece)] : piece));
    }

    class Sheet {
        constructor(data, root) {
            this.data = data;
            this.pack = new umpire.Pack(data);
            this.form = new umpire.Form(this.pack, (kind, row) => this.update(kind, row),
                (kind, row) => this.look(kind, row));
            this.chips = new Map();
            this.listOf = [];
            this.heads = [];
            this.lines = new Map();
            this.count = h("p", {class: "count", role: "status"});
            this.frame = h("div", {class: "frame"});
            const stage = h("div", {class: "stage"}, this.frame, this.key());
            root.append(this.bar(), h("div", {class: "work"}, stage, this.form.root),
                ...data.tables.map((_, kind) => this.section(kind)));
            if (data.places.length)
                this.draw();
            else
                this.frame.hidden = true;
            this.tell();
        }

        /* ---- saving ---- */

        bar() {
            const name = `${this.data.game}-mine`, code = (words) => h("code", {}, words);
            const save = (id, words, file, type, text) => {
                const b = h("button", {type: "button", id}, words);
                b.addEventListener("click", () => this.save(file, type, text()));
                return b;
            };
            const pack = save("save-pack", tr("Save as a pack"), `${name}.xml`, "application/xml", () => this.pack.xml());
            const record = save("save-record", tr("Save as a record"), `${name}.ump`, "text/plain", () => this.pack.record());
            pack.hidden = !this.data.base;
            return h("div", {class: "bar"}, this.count, pack, record, h("p", {class: "how"}, ...filled(
                tr("Look at what is printed and choose it here: what you choose is certain. Then save, and judge with {0} or {1}. To go on another day: {2}.",
                    "{0}", "{1}", "{2}"),
                code(`umpire check --pack ${name}.xml`), code(`--with ${name}.ump`),
                code(`umpire pack sheet ${name}.xml --format html`))));
        }

        save(name, type, text) {
            const a = h("a", {download: name, href: URL.createObjectURL(new Blob([text], {type}))});
            document.body.append(a);
            a.click();
            a.remove();
            setTimeout(() => URL.revokeObjectURL(a.href), 60000);
            this.pack.saved = true;
            this.tell();
        }

        tell() {
            const n = this.pack.counts(), chosen = this.pack.chosen.size;
            this.count.replaceChildren(...SURE.map((s, i) => h("span", {class: `grade sure-${s}`},
                h("b", {"aria-hidden": "true"}, umpire.sureMark(i)), ` ${n[i]} ${umpire.sureWord(i)}`)).reverse(),
                h("span", {}, chosen && !this.pack.saved ? tr("chosen: {0}, not saved yet", chosen)
                    : tr("chosen: {0}", chosen)));
        }

        /* ---- the map ---- */

        key() {
            return h("ul", {class: "key"}, ...SURE.map((s, i) => h("li", {class: `grade sure-${s}`},
                h("b", {"aria-hidden": "true"}, umpire.sureMark(i)), ` ${umpire.sureWord(i)}`)).reverse());
        }

        draw() {
            const rows = this.data.rows.map(([name, kind, order, side, about, faces]) => ({
                name, kind: this.data.kinds[kind], kindNumber: kind, order, side, about, faces,
            }));
            this.rows = rows;
            this.map = new umpire.GameMap({data: this.data, rows},
                (row) => this.look(rows[row].kindNumber, rows[row].order), "sheet");
            this.map.svg.setAttribute("role", "group");
            this.map.svg.setAttribute("aria-label", tr("the map: paths and places by how sure they are"));
            const acts = [["+", tr("closer"), () => this.map.zoom(0.7)], ["\u2212", tr("farther"), () => this.map.zoom(1.4)],
                ["\u25a1", tr("the whole map"), () => this.map.whole()]];
            const buttons = acts.map(([sign, words, act]) => {
                const b = h("button", {type: "button", "aria-label": words}, sign);
                b.addEventListener("click", act);
                return b;
            });
            this.frame.append(this.map.svg, h("div", {class: "zoom"}, ...buttons));
            this.pack.kinds.forEach((k, kind) => k.keys === 2 &&
                this.pack.lists[kind].rows.forEach((_, row) => this.line(kind, row)));
            for (const p of this.map.ground.points) {
                this.press(p.mark, rows[p.row].name, rows[p.row].kindNumber, rows[p.row].order);
                p.mark.addEventListener("click", (e) => e.stopPropagation());
                this.paint(rows[p.row].kindNumber, rows[p.row].order);
            }
            this.map.layers.links.querySelectorAll(".link:not(.drawn)").forEach((e) => e.remove());
            window.addEventListener("resize", () => this.map.show());
            this.map.show();
        }

        /* Something of the map that can be clicked, or reached by the keyboard. */
        press(e, name, kind, row) {
            e.setAttribute("tabindex", "0");
            e.setAttribute("role", "button");
            e.setAttribute("aria-label", name);
            e.addEventListener("click", () => this.look(kind, row));
            e.addEventListener("keydown", (event) => {
                if (event.key === "Enter" || event.key === " ") {
                    event.preventDefault();
                    this.look(kind, row);
                }
            });
        }

        pointOf(ref) {
            const i = Array.isArray(ref) ? this.rows.findIndex((r) => r.kindNumber === ref[0] && r.order === ref[1]) : -1;
            return i < 0 ? undefined : this.map.ground.points.find((p) => p.row === i);
        }

        /* A path: what is seen of it, and above that a broad one to be hit. */
        line(kind, row) {
            const r = this.pack.lists[kind].rows[row];
            const p = this.pointOf(r.values[0][0]), q = this.pointOf(r.values[1][0]);
            if (!p || !q)
                return;
            const d = `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}`;
            const seen = el("path", {d}, this.map.layers.links);
            const hit = el("path", {d, class: "hit"}, this.map.layers.way);
            el("title", {}, hit, r.name);
            hit.dataset.name = r.name;
            this.press(hit, r.name, kind, row);
            this.lines.set(`${kind}/${row}`, seen);
            this.paint(kind, row);
        }

        paint(kind, row) {
            const sure = SURE[this.pack.sureOf(kind, row)];
            const line = this.lines.get(`${kind}/${row}`), chip = this.chips.get(`${kind}/${row}`);
            if (line) {
                const [a] = this.pack.attrs(kind).filter((x) => x.type === "word");
                const {value} = a ? this.pack.get(kind, row, a.i) : {value: null};
                const word = a && typeof value === "number" ? a.words[value] : "unknown";
                line.setAttribute("class", `link drawn ${word} sure-${sure}`);
            }
            if (chip)
                chip.className = `chip sure-${sure}`;
            const p = this.map && this.pointOf([kind, row]);
            if (p) {
                const current = p.mark.classList.contains("current") ? " current" : "";
                p.mark.setAttribute("class", `spot sure-${sure}${current}`);
                p.cell.setAttribute("class", "ground");
            }
        }

        /* ---- lists ---- */

        section(kind) {
            const k = this.data.tables[kind], {rows} = this.data.lists[kind];
            const list = h("ul", {class: "chips"}), head = h("summary", {}), box = h("details", {class: "rows"}, head);
            this.heads[kind] = head;
            box.append(h("p", {class: "kind"}, k.help), this.complete(kind), list);
            rows.forEach((_, row) => list.append(this.chip(kind, row)));
            box.hidden = !rows.length;
            this.listOf[kind] = list;
            this.headLine(kind);
            return box;
        }

        /* "units (104): 3 certain, 101 not yet" */
        headLine(kind) {
            const {rows} = this.data.lists[kind], n = [0, 0, 0, 0];
            rows.forEach((_, row) => n[this.pack.sureOf(kind, row)]++);
            const grade = (s, i) => h("span", {class: `grade sure-${s}`},
                h("b", {"aria-hidden": "true"}, umpire.sureMark(i)), ` ${n[i]} ${umpire.sureWord(i)} `);
            this.heads[kind].replaceChildren(`${this.data.tables[kind].label} (${rows.length}) `,
                ...SURE.map((s, i) => (n[i] ? grade(s, i) : "")).reverse());
        }

        chip(kind, row) {
            const values = this.pack.attrs(kind)
                .filter((a) => this.pack.isPrinted(kind, row, a) && this.pack.get(kind, row, a.i).sure > 0)
                .map((a) => `${a.name} ${this.pack.shown(a, this.pack.get(kind, row, a.i).value)}`);
            const b = h("button", {type: "button"}, this.data.lists[kind].rows[row].name,
                h("small", {}, values.join(", ")));
            b.addEventListener("click", () => this.look(kind, row));
            this.chips.set(`${kind}/${row}`, b);
            this.paint(kind, row);
            return h("li", {}, b);
        }

        /* Whether the pack lists all that there is. */
        complete(kind) {
            const line = h("p", {class: "complete"}), k = this.data.tables[kind];
            const show = () => {
                const d = this.pack.get(kind, -1, COMPLETE);
                const words = d.chosen ? tr("Take back") : tr("These are all");
                const b = h("button", {type: "button"}, words);
                b.hidden = d.sure === 3 && !d.chosen;
                b.setAttribute("aria-label", `${k.label}${tr(": ")}${words}`);
                b.addEventListener("click", () => {
                    if (d.chosen)
                        this.pack.takeBack(kind, -1, COMPLETE);
                    else
                        this.pack.choose(kind, -1, COMPLETE, 1);
                    show();
                    this.tell();
                });
                line.replaceChildren(`${tr("are these all?")} `, this.form.state(d), " ", b);
            };
            show();
            return line;
        }

        /* ---- choosing ---- */

        look(kind, row) {
            this.form.show(kind, row);
            for (const e of document.querySelectorAll(".current"))
                e.classList.remove("current");
            for (const e of [this.chips.get(`${kind}/${row}`), this.lines.get(`${kind}/${row}`)])
                if (e)
                    e.classList.add("current");
            const p = this.map && this.pointOf([kind, row]);
            if (p)
                p.mark.classList.add("current");
            this.form.root.scrollIntoView({block: "nearest"});
            this.form.root.focus({preventScroll: true});
        }

        update(kind, row) {
            const line = this.lines.get(`${kind}/${row}`), had = line && line.classList.contains("current");
            const old = this.chips.get(`${kind}/${row}`), fresh = this.chip(kind, row);
            if (old) {
                fresh.firstChild.classList.toggle("current", old.classList.contains("current"));
                old.parentNode.replaceWith(fresh);
            } else { /* a path that the pack did not have */
                this.listOf[kind].append(fresh);
                if (this.map)
                    this.line(kind, row);
            }
            if (had)
                line.classList.add("current");
            this.headLine(kind);
            this.tell();
        }
    }

    const data = JSON.parse(document.querySelector("script.data").textContent);
    umpire.sheet = new Sheet(data, document.getElementById("sheet"));
    window.addEventListener("beforeunload", (e) => umpire.sheet.pack.saved || e.preventDefault());
    window.addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((d) => {
        d.open = true;
    }));
})(globalThis.umpire = globalThis.umpire || {});
