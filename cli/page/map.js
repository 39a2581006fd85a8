/* map.js - the map as SVG: drawn once, then told what stands where and what a step is about. */
(function (umpire) {
    "use strict";

    const SVG = "http://www.w3.org/2000/svg";
    const {layout, tr} = umpire;
    const APART = 41; /* the least distance of two spaces, in units of the map */
    const NARROW = 480; /* on a screen of fewer pixels the map shows so many units around what a step is about */
    const HULL = "M-6.6 -2.5L6.6 -2.5L3.6 5L-3.6 5ZM0 -6.5L0 -2.5"; /* the outline of a ship */
    const SHOWN = 9;  /* counters of a stack that are drawn */

    function el(name, attrs, parent, text) {
        const e = document.createElementNS(SVG, name);
        for (const key of Object.keys(attrs || {}))
            e.setAttribute(key, attrs[key]);
        if (text !== undefined)
            e.textContent = text;
        if (parent)
            parent.appendChild(e);
        return e;
    }

    const sideClass = (side) => (side < 0 ? "side-none" : `side-${side}`);
    const pathOf = (points, closed) => points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
        .join("") + (closed ? "Z" : "");

    class GameMap {
        constructor(table, chosen, key) {
            const {data} = table;
            this.table = table;
            this.key = key; /* of the game on its page: heads of arrows are named by it */
            this.chosen = chosen; /* called with the row of a place that is clicked */
            this.areas = data.places.length > 0 && table.rows[data.places[0][0]].kind === "area";
            this.ground = layout.spread(layout.project(data.places), this.areas ? APART * 1.3 : APART);
            this.at = new Map(this.ground.points.map((p) => [p.row, p]));
            this.svg = el("svg", {class: "map", role: "img", preserveAspectRatio: "xMidYMid meet"});
            this.view = {x: 0, y: 0, w: this.ground.width, h: this.ground.height};
            this.layers = {};
            this.arrowHeads();
            for (const name of ["land", "water", "links", "way", "places", "names", "stacks", "rings"])
                this.layers[name] = el("g", {class: name}, this.svg);
            this.drawWaters();
            this.drawLinks();
            this.drawPlaces();
            this.listen();
            this.show();
        }

        arrowHeads() {
            const defs = el("defs", {}, this.svg);
            for (const name of ["legal", "illegal", "undetermined", "accepted"]) {
                const m = el("marker", {
                    id: `head-${this.key}-${name}`, viewBox: "0 0 8 8", refX: 6.5, refY: 4, markerWidth: 3.2,
                    markerHeight: 3.2, orient: "auto-start-reverse", class: name,
                }, defs);
                el("path", {d: "M0 0L8 4L0 8Z"}, m);
            }
        }

        /* ---- what never changes ---- */

        /* Every place has the ground that is nearest to it. Among areas, what lies half way between shores is
         * water; spaces stand around theirs. */
        drawWaters() {
            const shores = new Map(), seas = [];
            this.spots = new Map();
            for (const [water, place] of this.table.data.shores)
                if (this.at.has(place))
                    shores.set(water, (shores.get(water) || []).concat(this.at.get(place)));
            for (const [water, points] of shores) {
                const sea = this.areas ? layout.waters(points, this.ground.points, APART) : [];
                const c = layout.centre(this.areas ? sea : points);
                if (!this.areas)
                    el("path", {class: "lake", d: pathOf(layout.hull(points), true)}, this.layers.water);
                this.at.set(water, {row: water, x: c.x, y: c.y});
                this.spots.set(water, this.areas ? [c, ...sea] : layout.within(layout.hull(points), 12));
                seas.push(...sea);
            }
            this.drawGround(seas);
        }

        /* The names of waters keep clear of places, of their names, and of where their pieces stand. */
        nameWaters(taken) {
            for (const [water, spots] of this.spots) {
                const name = this.table.rows[water].name;
                const p = layout.afloat(spots, this.at.get(water), name, 12, taken);
                el("text", {class: "water-name", x: p.x, y: p.y}, this.layers.names, name);
            }
        }

        drawGround(seas) {
            const cells = layout.cells(this.ground.points.concat(seas), APART * 1.7);
            seas.forEach((p, i) => el("path", {
                class: "sea", d: pathOf(cells[this.ground.points.length + i], true),
            }, this.layers.water));
            this.ground.points.forEach((p, i) => {
                p.cell = el("path", {d: pathOf(cells[i], true)}, this.layers.land);
                p.cell.addEventListener("click", () => this.chosen(p.row));
            });
        }

        drawLinks() {
            for (const [a, b, word, sure] of this.table.data.links) {
                const p = this.at.get(a), q = this.at.get(b);
                if (!p || !q)
                    continue;
                const line = el("path", {class: `link ${word} ${sure}`, d: pathOf([p, q])}, this.layers.links);
                el("title", {}, line, `${this.table.rows[a].name} - ${this.table.rows[b].name}: ${word} (${sure})`);
            }
        }

        drawPlaces() {
            const radius = this.areas ? 4 : 8;
            const names = this.ground.points.map((p) => this.table.rows[p.row].name);
            const spots = layout.labels(this.ground.points, names, 10, radius + 2);
            this.nameWaters(spots.map((s) => s.box).concat(
                this.ground.points.map((p) => ({x: p.x - 21, y: p.y - radius - 17, w: 42, h: 2 * radius + 17}))));
            this.ground.points.forEach((p, i) => {
                const row = this.table.rows[p.row];
                const g = el("g", {class: "place"}, this.layers.places);
                p.mark = el(this.areas ? "circle" : "rect", this.areas ? {cx: p.x, cy: p.y, r: 3} : {
                    x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius, rx: 4,
                }, g);
                if (!this.areas && row.faces.length)
                    el("text", {class: "value", x: p.x, y: p.y + 3}, g, row.faces[0]);
                p.title = el("title", {}, g, row.name);
                p.tags = el("g", {}, g);
                g.addEventListener("click", () => this.chosen(p.row));
                p.box = spots[i].box;
                p.label = el("text", {
                    class: "name", x: spots[i].x, y: spots[i].y, "text-anchor": spots[i].anchor,
                }, this.layers.names, row.name);
            });
        }

        /* What the signs mean: the links that the map has, and what is seen of pieces and spaces. */
        legend() {
            const box = umpire.h("ul", {class: "legend"});
            const add = (words, draw) => {
                const svg = el("svg", {class: "map", viewBox: "-12 -8 24 16", "aria-hidden": "true"});
                draw(svg);
                box.append(umpire.h("li", {}, svg, ` ${words}`));
            };
            const words = [...new Set(this.table.data.links.map((l) => l[2]))].sort();
            /* what packs call them: tr("road"), tr("trail"), tr("route"), tr("land"), tr("river") */
            for (const word of words)
                add(tr(word), (svg) => el("path", {class: `link ${word}`, d: "M-12 0L12 0"}, svg));
            const piece = (kind, more, draw) => (svg) => draw(el("g", {class: `piece ${kind} ${more}`}, svg));
            const square = (g) => el("rect", {x: -6, y: -6, width: 12, height: 12, rx: 1.5}, g);
            if (!this.areas) {
                add(tr("unit and its strength"), piece("unit", "side-0", square));
                add(tr("leader"), piece("leader", "side-0", (g) => el("circle", {r: 6.4}, g)));
                add(tr("ship"), piece("ship", "side-0", (g) => el("path", {d: HULL}, g)));
                add(tr("reduced"), piece("unit", "side-0 reduced", square));
                add(tr("filled: who controls it; edge: whose territory"), (svg) => el("rect", {
                    class: "spot side-0 home-1", x: -6, y: -6, width: 12, height: 12, rx: 3,
                }, svg));
            }
            add(tr("moved in this step"), piece("unit", "side-0 moved", square));
            return umpire.h("details", {}, umpire.h("summary", {}, tr("Legend")), box);
        }

        /* ---- what a step changes ---- */

        update() {
            const stacks = new Map();
            const add = (place, piece) => stacks.set(place, (stacks.get(place) || []).concat(piece));
            for (const p of this.table.pieces())
                add(p.place, p);
            for (const c of this.table.counts())
                if (c.verb === "at")
                    add(c.place, c);
            this.paintPlaces(stacks);
            this.layers.stacks.replaceChildren();
            const moved = this.table.moved();
            this.standing = []; /* where stacks stand so far */
            this.names = this.ground.points.map((p) => ({box: p.box, weight: stacks.has(p.row) ? 1 : 0.5}));
            for (const [place, pieces] of stacks)
                if (this.at.has(place))
                    this.drawStack(this.at.get(place), pieces, moved);
        }

        paintPlaces(stacks) {
            const controlled = new Map(), tags = new Map();
            for (const {verb, row, value} of this.table.said()) {
                if (verb === "controlled")
                    controlled.set(row, this.table.sideOf(value));
                else if (this.at.has(row) && verb !== "control" && verb !== "lake")
                    tags.set(row, (tags.get(row) || []).concat({verb, value}));
            }
            for (const p of this.ground.points) {
                const row = this.table.rows[p.row];
                const side = controlled.has(p.row) ? controlled.get(p.row) : -1;
                const home = `home-${row.side < 0 ? "none" : row.side}`;
                p.mark.setAttribute("class", `spot ${sideClass(side)} ${home}`);
                if (p.cell)
                    p.cell.setAttribute("class", `${this.areas ? "area" : "ground"} ${sideClass(side)} ${home}`);
                p.label.classList.toggle("busy", stacks.has(p.row));
                this.drawTags(p, tags.get(p.row) || []);
            }
        }

        /* What else lies at a space: a letter each, of the side whose it is. */
        drawTags(p, tags) {
            p.tags.replaceChildren();
            tags.forEach(({verb, value}, i) => {
                const g = el("g", {class: `tag ${sideClass(this.table.sideOf(value))}`}, p.tags);
                el("circle", {cx: p.x + 9, cy: p.y - 7 + i * 9, r: 4.5}, g);
                el("text", {x: p.x + 9, y: p.y - 4.6 + i * 9}, g,
                    verb === "destroyed" || verb === "base-lost" ? "\u00d7" : verb[0].toUpperCase());
                el("title", {}, g, `${verb} ${value}`);
            });
        }

        drawStack(p, pieces, moved) {
            const g = el("g", {class: "stack"}, this.layers.stacks);
            const order = (r) => (r.side < 0 ? 9 : r.side) * 1000 + (r.kind === "leader" ? 0 : 1);
            const sorted = pieces.slice().sort((a, b) => order(this.table.rows[a.row]) - order(this.table.rows[b.row]));
            const shown = sorted.length > SHOWN ? sorted.slice(0, SHOWN - 1) : sorted;
            const n = shown.length + (sorted.length > SHOWN ? 1 : 0), across = Math.min(3, n);
            const box = layout.beside(p, across * 14, Math.ceil(n / across) * 14, this.areas ? 6 : 10,
                this.ground.points, this.standing, this.names);
            this.standing.push(box);
            const spot = (i) => ({
                x: box.x + 7 + (i % across) * 14, y: box.y + box.h - 7 - Math.floor(i / across) * 14,
            });
            shown.forEach((piece, i) => this.drawPiece(g, spot(i), piece, moved.has(piece.row)));
            if (sorted.length > SHOWN)
                el("text", {class: "more", x: spot(shown.length).x, y: spot(shown.length).y + 3.5}, g,
                    `+${sorted.length - shown.length}`);
            const words = sorted.map((x) => this.pieceWords(x));
            el("title", {}, g, `${this.table.rows[p.row].name}: ${words.join(", ")}`);
            words.forEach((w, i) => el("text", {
                class: "piece-name", x: box.x + box.w + 2, y: box.y + box.h - 3 - (words.length - 1 - i) * 5.4,
            }, g, w));
            g.addEventListener("click", () => this.chosen(p.row));
        }

        pieceWords(piece) {
            const {name} = this.table.rows[piece.row];
            if (piece.n !== undefined)
                return `${name} ${piece.n}`;
            const mark = this.table.markName(piece.mark);
            return mark ? `${name} (${mark})` : name;
        }

        drawPiece(parent, at, piece, moved) {
            const row = this.table.rows[piece.row];
            const counted = piece.n !== undefined;
            const whose = counted ? `colour-${row.order}` : sideClass(row.side);
            const reduced = !counted && this.table.markName(piece.mark) ? " reduced" : "";
            const g = el("g", {
                class: `piece ${whose} ${counted ? "counted" : row.kind}${reduced}${moved ? " moved" : ""}`,
                transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`,
            }, parent);
            if (row.kind === "leader" || row.kind === "commander")
                el("circle", {r: 6.4}, g);
            else if (row.kind === "ship")
                el("path", {d: HULL}, g);
            else
                el("rect", {x: -6.2, y: -6.2, width: 12.4, height: 12.4, rx: 1.5}, g);
            if (row.kind !== "ship")
                el("text", {y: 3.3}, g, counted ? piece.n : this.table.face(piece.row, piece.mark));
        }

        /* The way of a step, and rings around what else it and its findings name. */
        point(way, also, verdict) {
            this.layers.way.replaceChildren();
            this.layers.rings.replaceChildren();
            const points = way.map((row) => this.at.get(row)).filter(Boolean);
            if (points.length > 1)
                el("path", {
                    class: `way ${verdict}`, d: pathOf(points), "marker-end": `url(#head-${this.key}-${verdict})`,
                }, this.layers.way);
            const rings = new Set(points.concat(also.map((row) => this.at.get(row)).filter(Boolean)));
            for (const p of rings)
                el("circle", {class: `ring ${verdict}`, cx: p.x, cy: p.y, r: this.areas ? 22 : 15}, this.layers.rings);
            if (rings.size && !this.touched && this.svg.clientWidth < NARROW)
                this.view.w = NARROW;
            if (rings.size && this.view.w < this.ground.width - 1)
                this.lookAt(layout.centre([...rings]));
        }

        /* ---- looking closer ---- */

        show() {
            const v = this.view;
            v.w = Math.min(this.ground.width, Math.max(this.ground.width / 6, v.w));
            v.h = v.w * this.ground.height / this.ground.width;
            v.x = Math.min(this.ground.width - v.w, Math.max(0, v.x));
            v.y = Math.min(this.ground.height - v.h, Math.max(0, v.y));
            this.svg.setAttribute("viewBox", [v.x, v.y, v.w, v.h].map((n) => n.toFixed(1)).join(" "));
            const unit = v.w / (this.svg.clientWidth || this.ground.width); /* units of the map a pixel */
            this.svg.classList.toggle("far", unit > 1.5);
            this.svg.classList.toggle("near", unit < 0.62);
            this.svg.style.setProperty("--unit", unit.toFixed(3));
        }

        lookAt(p) {
            this.view.x = p.x - this.view.w / 2;
            this.view.y = p.y - this.view.h / 2;
            this.show();
        }

        zoom(by) {
            this.touched = true;
            const v = this.view, cx = v.x + v.w / 2, cy = v.y + v.h / 2;
            v.w *= by;
            this.show();
            this.lookAt({x: cx, y: cy});
        }

        whole() {
            this.touched = true;
            this.view = {x: 0, y: 0, w: this.ground.width, h: this.ground.height};
            this.show();
        }

        /* Drag to move, the wheel with Ctrl to zoom: without it the page scrolls. */
        listen() {
            let from = null;
            this.svg.addEventListener("pointerdown", (e) => {
                if (e.isPrimary && e.button === 0)
                    from = {x: e.clientX, y: e.clientY, vx: this.view.x, vy: this.view.y};
            });
            this.svg.addEventListener("pointermove", (e) => {
                if (!from || this.view.w >= this.ground.width - 1)
                    return;
                const unit = this.view.w / this.svg.clientWidth;
                this.view.x = from.vx - (e.clientX - from.x) * unit;
                this.view.y = from.vy - (e.clientY - from.y) * unit;
                this.show();
            });
            for (const end of ["pointerup", "pointerleave", "pointercancel"])
                this.svg.addEventListener(end, () => {
                    from = null;
                });
            this.svg.addEventListener("wheel", (e) => {
                if (!e.ctrlKey)
                    return;
                e.preventDefault();
                this.zoom(e.deltaY > 0 ? 1.25 : 0.8);
            }, {passive: false});
        }
    }

    umpire.el = el;
    umpire.GameMap = GameMap;
})(globalThis.umpire = globalThis.umpire || {});
