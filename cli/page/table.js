/* table.js - what lies on the table at each step: the data of a game, played forward and back. */
(function (umpire) {
    "use strict";

    const {tr} = umpire;

    const PIECE = 0, COUNT = 1, SAID = 2;

    class Table {
        constructor(data) {
            this.data = data;
            this.rows = data.rows.map(([name, kind, order, side, about, faces]) => ({
                name, kind: data.kinds[kind], order, side, about, faces,
            }));
            this.last = data.positions.length - 1;
            this.now = new Array(data.slots.length).fill(null);
            this.back = data.positions.map((delta) => this.change(delta));
            this.step = this.last;
            this.sides = data.words;
            this.lakes = new Set(data.shores.map((s) => s[0]));
            this.onMap = new Set(data.places.map((p) => p[0]));
        }

        /* Carry a difference out; gives the one that takes it back. */
        change(delta) {
            const back = [];
            for (let i = 0; i < delta.length; i += 2) {
                back.push(delta[i], this.now[delta[i]]);
                this.now[delta[i]] = delta[i + 1];
            }
            return back;
        }

        /* Go to a step; 0 is before the first. */
        go(step) {
            const to = Math.max(0, Math.min(this.last, step));
            while (this.step < to)
                this.change(this.data.positions[++this.step]);
            while (this.step > to)
                this.change(this.back[this.step--]);
            return to;
        }

        /* Where each piece stands: [{row, place, mark}], mark -1 if it shows its first face. */
        pieces() {
            const out = [];
            this.data.slots.forEach(([sort, , row], i) => {
                if (sort !== PIECE || this.now[i] === null)
                    return;
                const [place, mark] = this.now[i].split("/").map(Number);
                out.push({row, place, mark: mark === undefined ? -1 : mark});
            });
            return out;
        }

        /* What is counted: [{verb, place, row, n}], place -1 if it stands nowhere on the map. */
        counts() {
            return this.all(COUNT).map(({verb, a, b, value}) => ({verb, place: a, row: b, n: Number(value)}));
        }

        /* What else is said: [{verb, row, side, value}]. */
        said() {
            return this.all(SAID).map(({verb, a, b, value}) => ({verb, row: a, side: b, value}));
        }

        all(sort) {
            const out = [];
            this.data.slots.forEach(([s, verb, a, b], i) => {
                if (s === sort && this.now[i] !== null)
                    out.push({verb, a, b, value: this.now[i]});
            });
            return out;
        }

        /* The side that a word names, as 0 or 1; -1: none. */
        sideOf(word) {
            return this.sides.indexOf(String(word).split(" ")[0]);
        }

        /* Pieces that stand elsewhere, or otherwise, than before the step. */
        moved() {
            if (this.step === 0)
                return new Set();
            const delta = this.data.positions[this.step], out = new Set();
            for (let i = 0; i < delta.length; i += 2)
                if (this.data.slots[delta[i]][0] === PIECE)
                    out.add(this.data.slots[delta[i]][2]);
            return out;
        }

        /* The number on the face that a piece shows; "" if it has none. */
        face(row, mark) {
            const faces = this.rows[row].faces;
            const name = mark >= 0 ? this.data.marks[mark] : "";
            if (!faces.length)
                return "";
            return name && name !== "full" && faces.length > 1 ? faces[1] : faces[0];
        }

        markName(mark) {
            const name = mark >= 0 ? this.data.marks[mark] : "";
            return name === "full" ? "" : name;
        }

        /* When a step is, in words. */
        when(step) {
            let words = "";
            for (const [from, text] of this.data.when)
                if (from <= step)
                    words = text;
            return words;
        }

        /* The last of [step, least, most] at or before a step; null: none yet. */
        pointsAt(list, step) {
            let last = null;
            for (const p of list)
                if (p[0] <= step)
                    last = p;
            return last;
        }

        pointsWords(p) {
            const one = (n) => n === 0 ? "0" : n > 0 ? `${this.data.sides[0]} ${n}` : `${this.data.sides[1]} ${-n}`;
            if (!p)
                return tr("none");
            if (p[1] === null || p[2] === null)
                return tr("unknown");
            return p[1] === p[2] ? one(p[1]) : tr("{0} to {1}", one(p[1]), one(p[2]));
        }

        /* The findings of a step. */
        findings(step) {
            return this.data.findings.filter((f) => f[0] === step);
        }
    }

    umpire.Table = Table;
})(globalThis.umpire = globalThis.umpire || {});
