/* stand.js - what stands where, in words: by place, in boxes, in hands; of a game without a map, its units. */
(function (umpire) {
    "use strict";

    const {tr} = umpire;

    /* An element of HTML: its class, its text or children. */
    function h(name, attrs, ...children) {
        const e = document.createElement(name);
        for (const key of Object.keys(attrs || {}))
            e.setAttribute(key, attrs[key]);
        e.append(...children.filter((c) => c !== null && c !== undefined));
        return e;
    }

    /* What a position says of the frame of the game, which the page shows elsewhere. */
    const FRAME = new Set(["now", "record", "score", "controlled", "control", "lake"]);

    class Stand {
        constructor(table, chosen) {
            this.table = table;
            this.chosen = chosen;
            this.hasMap = table.data.places.length > 0;
            this.hands = h("dl", {class: "hands"});
            this.places = h("div", {class: "where"});
            this.boxes = h("div", {class: "where"});
            this.units = h("div", {class: "units", tabindex: "0", role: "region", "aria-label": tr("units")});
            this.field = umpire.el("svg", {class: "field", role: "img", "aria-label": tr("where units were stated to stand")});
            this.field.setAttribute("hidden", "");
            this.boxCount = h("summary", {}, tr("Boxes"));
            this.whereCount = h("summary", {}, tr("On the map"));
            this.root = h("div", {class: "stand"}, this.hands, this.field, this.units,
                h("details", {open: ""}, this.whereCount, this.places),
                h("details", {}, this.boxCount, this.boxes));
            for (const list of this.root.querySelectorAll("details"))
                list.hidden = !this.hasMap;
            this.units.hidden = this.hasMap;
        }

        update() {
            this.held();
            if (this.hasMap)
                this.byPlace();
            else
                this.byUnit();
        }

        /* What the sides hold, and what else is said of no place. */
        held() {
            const {rows, data} = this.table;
            const said = this.table.said().filter((s) => !FRAME.has(s.verb) && (this.hasMap || s.row < 0) &&
                !this.table.onMap.has(s.row));
            const groups = new Map();
            const add = (who, what) => groups.set(who, (groups.get(who) || []).concat(what));
            for (const s of said) {
                const who = s.row >= 0 ? rows[s.row].name : s.side >= 0 ? data.sides[s.side] : tr("Table");
                add(who, `${s.verb.replace(/-/g, " ")} ${s.value}`);
            }
            for (const c of this.table.counts())
                if (c.place < 0)
                    add(c.verb[0].toUpperCase() + c.verb.slice(1), `${rows[c.row].name} ${c.n}`);
            this.hands.replaceChildren(...[...groups].flatMap(([who, what]) =>
                [h("dt", {}, who), h("dd", {}, what.join(", "))]));
        }

        piece(p, moved) {
            const row = this.table.rows[p.row];
            const counted = p.n !== undefined;
            const mark = counted ? "" : this.table.markName(p.mark);
            const face = counted ? String(p.n) : this.table.face(p.row, p.mark);
            const whose = counted ? `colour-${row.order}` : `side-${row.side < 0 ? "none" : row.side}`;
            const name = `${row.name}${face ? ` ${face}` : ""}${mark ? ` ${mark}` : ""}`;
            return h("li", {
                class: `${whose}${moved.has(p.row) && !counted ? " moved" : ""}${mark ? " reduced" : ""}`,
                title: `${row.kind}${row.about ? `: ${row.about}` : ""}`,
            }, name);
        }

        byPlace() {
            const stacks = new Map(), moved = this.table.moved();
            const add = (place, p) => stacks.set(place, (stacks.get(place) || []).concat(p));
            this.table.pieces().forEach((p) => add(p.place, p));
            this.table.counts().filter((c) => c.place >= 0 && c.verb === "at").forEach((c) => add(c.place, c));
            const onMap = [], beside = [];
            for (const [place, pieces] of stacks) {
                const name = h("button", {type: "button", class: "place-name"}, this.table.rows[place].name);
                name.addEventListener("click", () => this.chosen(place));
                const list = h("div", {class: "stack"}, name, h("ul", {}, ...pieces.map((p) => this.piece(p, moved))));
                const mapped = this.table.onMap.has(place) || this.table.lakes.has(place);
                (mapped ? onMap : beside).push([place, list, pieces.length]);
            }
            const byName = (a, b) => this.table.rows[a[0]].name.localeCompare(this.table.rows[b[0]].name, "en");
            this.places.replaceChildren(...onMap.sort(byName).map((x) => x[1]));
            this.boxes.replaceChildren(...beside.sort(byName).map((x) => x[1]));
            const count = (list) => list.reduce((sum, x) => sum + x[2], 0);
            this.whereCount.textContent = tr("On the map: {0} in {1} places", count(onMap), onMap.length);
            this.boxCount.textContent = tr("In boxes: {0}", count(beside));
        }

        /* "dp=0 casualties=1 formation=line" as pairs; words without "=" belong to the one before. */
        pairs(value) {
            const out = [];
            for (const word of String(value).split(" ")) {
                const at = word.indexOf("=");
                if (at > 0)
                    out.push([word.slice(0, at), word.slice(at + 1)]);
                else if (out.length)
                    out[out.length - 1][1] += ` ${word}`;
                else
                    out.push(["", word]);
            }
            return out;
        }

        /* Units as a table: what is said of each under its name. The first verb that tells of most units gives
         * the columns; the rest stands in the last one. */
        byUnit() {
            const units = new Map();
            for (const s of this.table.said())
                if (s.row >= 0)
                    units.set(s.row, (units.get(s.row) || []).concat(s));
            const columns = [];
            for (const list of units.values())
                for (const s of list.filter((x) => x.verb === "set"))
                    for (const [key] of this.pairs(s.value))
                        if (!columns.includes(key))
                            columns.push(key);
            const body = h("tbody", {}), changed = this.changedRows();
            for (const [row, list] of units)
                body.append(this.unitRow(row, list, columns, changed.has(row)));
            const head = [tr("unit"), ...columns, tr("and")].map((c) => h("th", {scope: "col"}, c.replace(/-/g, " ")));
            this.drawTable();
            this.units.replaceChildren(h("table", {}, h("thead", {}, h("tr", {}, ...head)), body));
        }

        /* Where units were stated to stand, in inches from a corner, as the table is seen from above. */
        drawTable() {
            const points = this.table.said().filter((s) => s.verb === "stand").map((s) => {
                const [x, y] = (/(-?[\d.]+),(-?[\d.]+)/.exec(s.value) || []).slice(1).map(Number);
                return {row: this.table.rows[s.row], x, y};
            }).filter((p) => p.x !== undefined);
            this.field.toggleAttribute("hidden", points.length === 0);
            this.field.replaceChildren();
            const ends = (key) => [Math.min(...points.map((p) => p[key])) - 3, Math.max(...points.map((p) => p[key])) + 3];
            if (points.length === 0)
                return;
            const [left, right] = ends("x"), [low, high] = ends("y");
            this.field.setAttribute("viewBox", `${left} ${-high} ${right - left} ${high - low}`);
            for (const p of points) {
                const whose = p.row.side < 0 ? "side-none" : `side-${p.row.side}`;
                const g = umpire.el("g", {class: `piece ${whose}`, transform: `translate(${p.x} ${-p.y})`}, this.field);
                umpire.el("rect", {x: -1, y: -0.5, width: 2, height: 1}, g);
                umpire.el("text", {class: "unit-name", y: 1.6}, g, p.row.name);
            }
        }

        unitRow(row, list, columns, changed) {
            const unit = this.table.rows[row], values = new Map(), rest = [];
            for (const s of list) {
                if (s.verb === "set")
                    this.pairs(s.value).forEach(([key, value]) => values.set(key, value));
                else if (s.value !== "turn=0" && s.value !== "") /* nothing is said of it */
                    rest.push(s.value === "yes" ? s.verb : `${s.verb} ${s.value}`);
            }
            const whose = `side-${unit.side < 0 ? "none" : unit.side}`;
            const name = h("th", {scope: "row", class: whose, title: unit.about}, unit.name);
            return h("tr", changed ? {class: "moved"} : {}, name,
                ...columns.map((c) => h("td", {}, values.get(c) || "")), h("td", {class: "rest"}, rest.join("; ")));
        }

        /* Rows of which something else is said since the last step. */
        changedRows() {
            const out = new Set(), {data, step} = this.table;
            for (let i = 0; step > 0 && i < data.positions[step].length; i += 2)
                out.add(data.slots[data.positions[step][i]][2]);
            return out;
        }
    }

    umpire.h = h;
    umpire.Stand = Stand;
})(globalThis.umpire = globalThis.umpire || {});
