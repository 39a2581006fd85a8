/* page.js - each game of the page made one to step through; its steps stand on the page already. */
(function (umpire) {
    "use strict";

    const {h, tr} = umpire;

    class Game {
        constructor(section) {
            this.section = section;
            this.table = new umpire.Table(JSON.parse(section.querySelector("script.data").textContent));
            this.list = section.querySelector("ol.steps");
            this.key = section.id.slice(1); /* steps are s<key>-<number> */
            this.board = section.querySelector(".board");
            const chosen = (row) => this.tell(row);
            this.stand = new umpire.Stand(this.table, chosen);
            this.controls = new umpire.Controls(this);
            this.told = h("p", {class: "told", "aria-live": "polite"});
            const stage = h("div", {class: "stage"});
            if (this.table.data.places.length)
                stage.append(this.makeMap(chosen));
            stage.append(this.controls.root);
            this.board.append(stage, this.told);
            section.classList.add("ready"); /* from here on things have their sizes */
            if (umpire.Chart.worth(this.table.data))
                this.makeChart();
            if (this.map)
                this.board.append(this.map.legend());
            this.board.append(this.stand.root);
            this.listen();
            this.resize();
            this.go(this.stepOf(location.hash) || 0, true);
        }

        makeMap(chosen) {
            this.map = new umpire.GameMap(this.table, chosen, this.key);
            this.map.svg.setAttribute("aria-label", tr("Map of the position; what stands where is listed below"));
            const zoom = (sign, label, act) => {
                const b = h("button", {type: "button", "aria-label": label, title: label}, sign);
                b.addEventListener("click", act);
                return b;
            };
            return h("div", {class: "frame"}, this.map.svg, h("div", {class: "zoom"},
                zoom("+", tr("closer"), () => this.map.zoom(0.7)),
                zoom("\u2212", tr("farther"), () => this.map.zoom(1 / 0.7)),
                zoom("\u25a1", tr("the whole map"), () => this.map.whole())));
        }

        makeChart() {
            this.chart = new umpire.Chart(this.table, (step) => this.go(step));
            const box = h("div", {class: "chart-box"}, this.chart.svg);
            const legend = h("figcaption", {}, tr("Victory points by step: the line is computed, the dots are the table's"));
            this.board.append(h("figure", {class: "points-chart"}, box, legend));
            this.chart.draw();
        }

        stepItem(step) {
            return document.getElementById(`s${this.key}-${step}`);
        }

        /* The step that a link of this game leads to; 0: it is none. */
        stepOf(hash) {
            const m = /^#s(\d+-\d+)-(\d+)$/.exec(hash);
            return m && m[1] === this.key ? Number(m[2]) : 0;
        }

        go(step, quiet) {
            const to = this.table.go(step);
            const findings = this.table.findings(to);
            const about = to > 0 ? this.table.data.steps[to - 1] : [-1, [], []];
            const item = this.stepItem(to);
            const verdict = ["illegal", "undetermined", "accepted"].find((v) => item && item.classList.contains(v));
            if (this.map) {
                this.map.update();
                this.map.point(about[1], about[2].concat(...findings.map((f) => f[3])), verdict || "legal");
            }
            this.stand.update();
            this.controls.update();
            if (this.chart)
                this.chart.point();
            this.mark(item, quiet);
        }

        /* Mark the step in the list and bring it into view there, without moving the page. */
        mark(item, quiet) {
            if (this.current)
                this.current.removeAttribute("aria-current");
            this.current = item;
            if (!item)
                return;
            item.setAttribute("aria-current", "step");
            if (!quiet || this.list.scrollTop)
                this.bring(item, 4);
        }

        /* What comes into sight gets its height only then: ask again with the next pictures. */
        bring(item, times) {
            const below = item.getBoundingClientRect().top - this.list.getBoundingClientRect().top;
            this.list.scrollTop += below - this.list.clientHeight / 3;
            if (times > 1)
                requestAnimationFrame(() => this.current === item && this.bring(item, times - 1));
        }

        /* What the pack says of a place and who stands there. */
        tell(row) {
            const r = this.table.rows[row];
            const here = this.table.pieces().filter((p) => p.place === row).map((p) => this.table.rows[p.row].name)
                .concat(this.table.counts().filter((c) => c.place === row && c.verb === "at")
                    .map((c) => `${this.table.rows[c.row].name} ${c.n}`));
            this.told.replaceChildren(h("b", {}, r.name), ` ${r.about || ""}`,
                h("br", {}), tr("Here: {0}.", here.join(", ") || tr("nobody")));
            if (this.map && this.map.at.has(row)) {
                this.map.point([], [row], "legal");
                this.map.lookAt(this.map.at.get(row));
            }
        }

        listen() {
            this.list.addEventListener("click", (e) => {
                const a = e.target.closest("a.step");
                if (!a)
                    return;
                e.preventDefault();
                this.go(this.stepOf(a.getAttribute("href")));
                history.replaceState(null, "", a.getAttribute("href"));
            });
            for (const a of this.section.querySelectorAll("a.show"))
                a.addEventListener("click", (e) => {
                    e.preventDefault();
                    this.show(this.stepOf(a.getAttribute("href")));
                    history.replaceState(null, "", a.getAttribute("href"));
                });
        }

        /* Go to a step and bring the table into view. */
        show(step) {
            this.go(step);
            this.board.scrollIntoView({block: "start"});
            this.controls.slider.focus({preventScroll: true});
        }

        /* Arrows, Home and End step through the game that was looked at last; in the list, up and down, too. */
        press(e) {
            const {table} = this, inList = this.list.contains(e.target);
            const keys = {ArrowLeft: table.step - 1, ArrowRight: table.step + 1, Home: 0, End: table.last};
            if (inList)
                Object.assign(keys, {ArrowUp: table.step - 1, ArrowDown: table.step + 1});
            if (keys[e.key] === undefined)
                return false;
            this.go(keys[e.key]);
            if (inList && this.current)
                this.current.querySelector("a.step").focus({preventScroll: true});
            return true;
        }

        resize() {
            if (this.map)
                this.map.show();
            if (this.chart)
                this.chart.draw();
        }
    }

    /* Keys that a field, a region that scrolls, or the system takes are left to them. */
    function isOurs(e) {
        return !(e.ctrlKey || e.altKey || e.metaKey || e.shiftKey || e.defaultPrevented) &&
            !e.target.closest("input, select, textarea, pre, .units");
    }

    /* Where several games stand on one page, links to each. */
    function contents(sections) {
        const links = sections.map((s) => {
            const row = s.querySelector("table td"); /* the first says how many steps were what */
            const link = h("a", {href: `#${s.id}`}, s.querySelector("h2").textContent);
            return h("li", {}, link, ` ${row ? row.textContent : ""}`);
        });
        sections[0].before(h("nav", {class: "games", "aria-label": tr("games")}, h("ul", {}, ...links)));
    }

    function start() {
        const games = umpire.games = new Map();
        let last = null;
        const make = (section) => {
            if (!games.has(section))
                games.set(section, new Game(section));
            return games.get(section);
        };
        const sections = [...document.querySelectorAll("section.game")];
        if (sections.length > 1)
            contents(sections);
        const seen = new IntersectionObserver((entries) => {
            for (const e of entries.filter((x) => x.isIntersecting)) {
                seen.unobserve(e.target);
                make(e.target);
            }
        }, {rootMargin: "400px"});
        sections.forEach((s, i) => {
            if (i === 0)
                last = make(s);
            else
                seen.observe(s);
            s.addEventListener("pointerdown", () => {
                last = make(s);
            });
            s.addEventListener("focusin", () => {
                last = make(s);
            });
        });
        document.addEventListener("keydown", (e) => {
            if (last && isOurs(e) && last.press(e))
                e.preventDefault();
        });
        const follow = () => {
            for (const s of sections) {
                const game = location.hash.startsWith(`#s${s.id.slice(1)}-`) && make(s);
                if (game)
                    game.show(game.stepOf(location.hash));
            }
            const target = document.getElementById(location.hash.slice(1));
            const shut = target && target.closest("details:not([open])");
            if (shut) { /* a finding that is told with others */
                shut.open = true;
                target.scrollIntoView();
            }
        };
        window.addEventListener("hashchange", follow);
        window.addEventListener("resize", () => games.forEach((g) => g.resize()));
        if (location.hash)
            follow();
    }

    start();
})(globalThis.umpire = globalThis.umpire || {});
