/* controls.js - the slider, the buttons, and the line that says what the present step is. */
(function (umpire) {
    "use strict";

    const {h, tr} = umpire;

    class Controls {
        constructor(game) {
            this.game = game;
            const {table} = game;
            this.slider = h("input", {type: "range", min: "0", max: String(table.last), step: "1", "aria-label": tr("step")});
            this.slider.addEventListener("input", () => game.go(Number(this.slider.value)));
            this.strip = h("div", {class: "strip", "aria-hidden": "true"}, ...this.ticks());
            this.now = h("p", {class: "now", "aria-live": "polite"});
            this.points = h("span", {class: "points"});
            this.when = h("span", {class: "when"});
            this.playing = null;
            this.playButton = this.button("\u25b6\ufe0e", tr("play"), () => this.play());
            this.root = h("div", {class: "controls"},
                h("div", {class: "slide"}, this.strip, this.slider),
                h("div", {class: "buttons", role: "group", "aria-label": tr("go to")},
                    this.button("\u2503\u25c0\ufe0e", tr("first position"), () => game.go(0)),
                    this.button("\u2039", tr("back one step"), () => game.go(table.step - 1)),
                    this.playButton,
                    this.button("\u203a", tr("on one step"), () => game.go(table.step + 1)),
                    this.button("\u25b6\ufe0e\u2503", tr("last position"), () => game.go(table.last)),
                    this.button(`\u2190 ${tr("finding")}`, tr("back to the finding before"), () => this.finding(-1)),
                    this.button(`${tr("finding")} \u2192`, tr("on to the next finding"), () => this.finding(1))),
                h("p", {class: "state"}, this.when, this.points), this.now);
        }

        button(sign, label, act) {
            const b = h("button", {type: "button", "aria-label": label, title: label}, sign);
            b.addEventListener("click", act);
            return b;
        }

        /* Where findings lie along the slider. */
        ticks() {
            const {data, last} = this.game.table;
            return data.findings.filter((f) => f[1] !== "note").map(([step, kind]) =>
                h("i", {class: kind, style: `left:${(step / Math.max(1, last) * 100).toFixed(2)}%`}));
        }

        /* To the next step, or the one before, at which something was found. */
        finding(way) {
            const {data, step} = this.game.table;
            const steps = data.findings.filter((f) => f[1] !== "note").map((f) => f[0]).sort((a, b) => a - b);
            const to = way > 0 ? steps.find((s) => s > step) : steps.filter((s) => s < step).pop();
            if (to !== undefined)
                this.game.go(to);
        }

        /* A step a while, until the end or the next press. */
        play() {
            const {game} = this;
            if (this.playing) {
                clearInterval(this.playing);
                this.playing = null;
            } else {
                if (game.table.step === game.table.last)
                    game.go(0);
                this.playing = setInterval(() => {
                    game.go(game.table.step + 1);
                    if (game.table.step === game.table.last)
                        this.play();
                }, 900);
            }
            this.playButton.textContent = this.playing ? "\u2016" : "\u25b6\ufe0e";
            this.playButton.setAttribute("aria-label", this.playing ? tr("pause") : tr("play"));
        }

        update() {
            const {table} = this.game, {step, data} = table;
            const item = this.game.stepItem(step);
            const line = item ? item.querySelector(".line").textContent : tr("the first position");
            this.slider.value = String(step);
            this.slider.setAttribute("aria-valuetext", tr("step {0} of {1}: {2}", step, table.last, line));
            this.when.textContent = table.when(step);
            const computed = table.pointsAt(data.computed, step), claimed = table.pointsAt(data.claimed, step);
            const said = claimed ? tr("; the table said {0} at step {1}", table.pointsWords(claimed), claimed[0]) : "";
            const words = tr("points computed {0}", table.pointsWords(computed)) + said;
            this.points.textContent = umpire.Chart.worth(data) ? words : "";
            this.now.replaceChildren(...this.words(step, item, line));
        }

        words(step, item, line) {
            const number = h("b", {}, `${tr("{0} of {1}", step, this.game.table.last)} `);
            if (!item)
                return [number, line];
            const who = item.querySelector(".who"), dice = item.querySelector(".dice");
            const found = [...item.querySelectorAll(".why")].map((w) => w.cloneNode(true));
            return [number, who && who.cloneNode(true), ` ${line} `, dice && dice.cloneNode(true), ...found]
                .filter(Boolean);
        }
    }

    umpire.Controls = Controls;
})(globalThis.umpire = globalThis.umpire || {});
