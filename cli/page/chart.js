/* chart.js - the victory points over the steps of a game: what the rules make of them, what the table said. */
(function (umpire) {
    "use strict";

    const {el, tr} = umpire;
    const HEIGHT = 150, LEFT = 34, RIGHT = 10, TOP = 12, BOTTOM = 22;

    class Chart {
        constructor(table, go) {
            this.table = table;
            this.go = go;
            this.svg = el("svg", {class: "chart", role: "img"});
            this.svg.addEventListener("click", (e) => {
                const box = this.svg.getBoundingClientRect();
                this.go(Math.round((e.clientX - box.left - LEFT) / this.across()));
            });
            this.draw();
        }

        /* Whether a game has any points to show. */
        static worth(data) {
            const some = (list) => list.some((p) => p[1] !== 0 || p[2] !== 0);
            return some(data.computed) || some(data.claimed);
        }

        across() {
            return (this.width - LEFT - RIGHT) / Math.max(1, this.table.last);
        }

        x(step) {
            return LEFT + step * this.across();
        }

        y(points) {
            return TOP + (this.most - points) / Math.max(1, this.most - this.least) * (HEIGHT - TOP - BOTTOM);
        }

        /* The least and most that are known. */
        bounds() {
            const known = this.table.data.computed.concat(this.table.data.claimed)
                .flatMap((p) => [p[1], p[2]]).filter((n) => n !== null);
            this.least = Math.min(-1, ...known);
            this.most = Math.max(1, ...known);
        }

        /* The band between least and most as a path of steps. */
        band(list) {
            const low = [], high = [];
            list.forEach((p, i) => {
                const end = i + 1 < list.length ? list[i + 1][0] : this.table.last;
                const lo = this.y(p[1] === null ? this.least : p[1]), hi = this.y(p[2] === null ? this.most : p[2]);
                high.push([this.x(p[0]), hi], [this.x(end), hi]);
                low.push([this.x(p[0]), lo], [this.x(end), lo]);
            });
            return high.concat(low.reverse());
        }

        draw() {
            const {data} = this.table;
            this.width = Math.max(280, this.svg.parentNode ? this.svg.parentNode.clientWidth : 900);
            this.svg.setAttribute("viewBox", `0 0 ${this.width} ${HEIGHT}`);
            this.svg.replaceChildren();
            this.bounds();
            this.grid();
            const path = (list) => list.map((p, i) => `${i ? "L" : "M"}${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("");
            if (data.computed.length)
                el("path", {class: "computed", d: `${path(this.band(data.computed))}Z`}, this.svg);
            for (const p of data.claimed)
                this.claim(p);
            this.cursor = el("line", {class: "cursor", y1: TOP - 6, y2: HEIGHT - BOTTOM}, this.svg);
            this.point();
        }

        grid() {
            const every = Math.max(1, Math.ceil((this.most - this.least) / 5));
            for (let n = Math.ceil(this.least / every) * every; n <= this.most; n += every) {
                el("line", {
                    class: n === 0 ? "zero" : "grid", x1: LEFT, x2: this.width - RIGHT, y1: this.y(n), y2: this.y(n),
                }, this.svg);
                el("text", {class: "scale", x: LEFT - 5, y: this.y(n) + 4}, this.svg, Math.abs(n));
            }
            const {sides} = this.table.data;
            el("text", {class: "side-0 owner", x: LEFT + 4, y: TOP + 3}, this.svg, sides[0]);
            el("text", {class: "side-1 owner", x: LEFT + 4, y: HEIGHT - BOTTOM - 4}, this.svg, sides[1]);
            this.turns();
        }

        /* Where turns begin, named where there is room. */
        turns() {
            let last = "", free = 0;
            for (const [step, words] of this.table.data.when) {
                const turn = words.split(/[,\u3001]/)[0];
                if (turn === last)
                    continue;
                last = turn;
                el("line", {class: "grid", x1: this.x(step), x2: this.x(step), y1: TOP, y2: HEIGHT - BOTTOM + 4}, this.svg);
                if (this.x(step) >= free && this.x(step) + turn.length * 6 < this.width) {
                    el("text", {class: "turn", x: this.x(step) + 2, y: HEIGHT - 7}, this.svg, turn);
                    free = this.x(step) + turn.length * 6.4 + 8;
                }
            }
        }

        claim(p) {
            const c = this.table.pointsAt(this.table.data.computed, p[0]);
            const within = c && (c[1] === null || c[1] <= p[2]) && (c[2] === null || p[1] <= c[2]);
            const dot = el("circle", {
                class: within ? "claim" : "claim off", cx: this.x(p[0]), cy: this.y(p[1] === null ? 0 : p[1]), r: 4,
            }, this.svg);
            el("title", {}, dot, tr("step {0}: the table says {1}", p[0], this.table.pointsWords(p)));
        }

        point() {
            const {step, data} = this.table;
            this.cursor.setAttribute("x1", this.x(step));
            this.cursor.setAttribute("x2", this.x(step));
            this.svg.setAttribute("aria-label", tr("Victory points at step {0}: computed {1}, claimed {2}", step,
                this.table.pointsWords(this.table.pointsAt(data.computed, step)),
                this.table.pointsWords(this.table.pointsAt(data.claimed, step))));
        }
    }

    umpire.Chart = Chart;
})(globalThis.umpire = globalThis.umpire || {});
