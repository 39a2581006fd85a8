/* layout.js - where things lie on the map: numbers in, numbers out; nothing here knows the page. */
(function (umpire) {
    "use strict";

    const WIDTH = 1000;
    const MARGIN = 46;

    /* Degrees in hundredths to units of the map: WIDTH wide, as high as the land asks for. */
    function project(places) {
        const middle = places.reduce((sum, p) => sum + p[2], 0) / places.length;
        const squeeze = Math.cos((middle / 100) * (Math.PI / 180));
        const xs = places.map((p) => p[1] * squeeze);
        const ys = places.map((p) => -p[2]);
        const left = Math.min(...xs), top = Math.min(...ys);
        const across = Math.max(...xs) - left || 1, down = Math.max(...ys) - top || 1;
        const scale = (WIDTH - 2 * MARGIN) / Math.max(across, down * 0.8);
        return {
            width: across * scale + 2 * MARGIN,
            height: down * scale + 2 * MARGIN,
            points: places.map((p, i) => ({
                row: p[0],
                x: MARGIN + (xs[i] - left) * scale,
                y: MARGIN + (ys[i] - top) * scale,
            })),
        };
    }

    function pushApart(a, b, least) {
        let dx = b.x - a.x, dy = b.y - a.y;
        let distance = Math.hypot(dx, dy);
        if (distance >= least)
            return;
        if (distance < 0.01) { /* on one spot: one of them gives way to the right */
            dx = 1;
            dy = 0.3;
            distance = 1;
        }
        const by = (least - distance) / (2 * distance) * 0.6;
        a.x -= dx * by;
        a.y -= dy * by;
        b.x += dx * by;
        b.y += dy * by;
    }

    /* Neighbours that lie too close to be read apart give way; the others stay where they are. */
    function spread(map, least) {
        const home = map.points.map((p) => ({x: p.x, y: p.y}));
        for (let round = 0; round < 240; round++) {
            for (let i = 0; i < map.points.length; i++)
                for (let k = i + 1; k < map.points.length; k++)
                    pushApart(map.points[i], map.points[k], least);
            map.points.forEach((p, i) => {
                const pull = round < 200 ? 0.02 : 0;
                p.x = Math.min(map.width - MARGIN, Math.max(MARGIN, p.x + (home[i].x - p.x) * pull));
                p.y = Math.min(map.height - MARGIN, Math.max(MARGIN, p.y + (home[i].y - p.y) * pull));
            });
        }
        return map;
    }

    function turn(o, a, b) {
        return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
    }

    /* The convex hull of points. */
    function hull(points) {
        const sorted = points.slice().sort((a, b) => a.x - b.x || a.y - b.y);
        if (sorted.length < 3)
            return sorted;
        const half = (list) => {
            const out = [];
            for (const p of list) {
                while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], p) <= 0)
                    out.pop();
                out.push(p);
            }
            out.pop();
            return out;
        };
        return half(sorted).concat(half(sorted.slice().reverse()));
    }

    function centre(points) {
        const n = points.length || 1;
        return {
            x: points.reduce((s, p) => s + p.x, 0) / n,
            y: points.reduce((s, p) => s + p.y, 0) / n,
        };
    }

    /* What is left of a polygon on that side of the line half way between two points where the first lies. */
    function nearer(polygon, a, b) {
        const mx = (a.x + b.x) / 2, my = (a.y + b.y) / 2, dx = b.x - a.x, dy = b.y - a.y;
        const beyond = (p) => (p.x - mx) * dx + (p.y - my) * dy;
        const out = [];
        polygon.forEach((p, i) => {
            const q = polygon[(i + 1) % polygon.length], vp = beyond(p), vq = beyond(q);
            if (vp <= 0)
                out.push(p);
            if ((vp < 0 && vq > 0) || (vp > 0 && vq < 0)) {
                const t = vp / (vp - vq);
                out.push({x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t});
            }
        });
        return out;
    }

    /* The ground of each point: what lies nearer to it than to any other, and not far from it. */
    function cells(points, reach) {
        return points.map((p) => {
            let polygon = [];
            for (let i = 0; i < 20; i++) {
                const angle = (i / 20) * 2 * Math.PI;
                polygon.push({x: p.x + reach * Math.cos(angle), y: p.y + reach * Math.sin(angle)});
            }
            for (const q of points)
                if (q !== p && Math.hypot(q.x - p.x, q.y - p.y) < 2 * reach)
                    polygon = nearer(polygon, p, q);
            return polygon;
        });
    }

    /* Points of a water among areas: half way between those of its shores that lie well apart. */
    function waters(shores, others, apart) {
        const out = [];
        const far = (list, p, by) => list.every((q) => Math.hypot(q.x - p.x, q.y - p.y) >= by);
        shores.forEach((a, i) => {
            for (const b of shores.slice(i + 1)) {
                const p = {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
                if (far(others, p, apart) && far(out, p, apart * 0.6))
                    out.push(p);
            }
        });
        return out.length ? out : [centre(shores)];
    }

    const meets = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

    /* Where each name stands beside its point: where it covers least. `size` is the height of letters. */
    function labels(points, names, size, radius) {
        const taken = points.flatMap((p) => [
            {x: p.x - radius, y: p.y - radius, w: 2 * radius, h: 2 * radius, weight: 1},
            {x: p.x - 21, y: p.y - radius - 15, w: 42, h: 15, weight: 0.6}, /* where its pieces stand */
        ]);
        return points.map((p, i) => {
            const w = names[i].length * size * 0.52, h = size * 1.1;
            const choices = [
                {x: p.x - w / 2, y: p.y + radius + 1, anchor: "middle"},
                {x: p.x + radius + 3, y: p.y - h / 2, anchor: "start"},
                {x: p.x - radius - 3 - w, y: p.y - h / 2, anchor: "end"},
                {x: p.x - w / 2, y: p.y - radius - 1 - h, anchor: "middle"},
            ];
            let best = null, least = Infinity;
            choices.forEach((c, rank) => {
                const box = {x: c.x, y: c.y, w, h};
                const own = taken[2 * i + 1];
                const cost = taken.reduce((sum, t) => sum + (t !== own && meets(box, t) ? t.weight : 0), 0) + rank * 0.1 +
                    (rank === 3 ? 0.5 : 0) + (c.x < 0 || c.x + w > WIDTH ? 3 : 0);
                if (cost < least) {
                    least = cost;
                    best = {box, anchor: c.anchor};
                }
            });
            taken.push({...best.box, weight: 1});
            const at = best.anchor === "middle" ? w / 2 : best.anchor === "end" ? w : 0;
            return {x: best.box.x + at, y: best.box.y + h * 0.8, anchor: best.anchor, box: best.box};
        });
    }

    function inside(convex, p) {
        const turns = convex.map((a, i) => turn(a, convex[(i + 1) % convex.length], p));
        return turns.every((t) => t >= 0) || turns.every((t) => t <= 0);
    }

    /* Points of a convex water, from its middle outwards. */
    function within(convex, step) {
        const c = centre(convex), out = [c];
        for (let x = Math.min(...convex.map((p) => p.x)); x <= Math.max(...convex.map((p) => p.x)); x += step)
            for (let y = Math.min(...convex.map((p) => p.y)); y <= Math.max(...convex.map((p) => p.y)); y += step)
                if (inside(convex, {x, y}))
                    out.push({x, y});
        return out;
    }

    /* Where a water's name stands: of such points the one where it covers least, the nearer to the middle the better. */
    function afloat(spots, c, name, size, taken) {
        const w = name.length * size * 0.52, h = size * 1.1;
        let best = c, least = Infinity;
        for (const p of spots) {
            const box = {x: p.x - w / 2, y: p.y - h * 0.8, w, h};
            const cost = taken.filter((t) => meets(box, t)).length + Math.hypot(p.x - c.x, p.y - c.y) / 150;
            if (cost < least) {
                least = cost;
                best = p;
            }
        }
        return best;
    }

    /* Where a stack of this size stands beside its point: above, or where it covers less of points, of stacks that
     * stand already, and of names, each with its weight. */
    function beside(p, w, h, gap, points, stacks, names) {
        const choices = [
            {x: p.x - w / 2, y: p.y - gap - h}, {x: p.x, y: p.y - gap - h}, {x: p.x - w, y: p.y - gap - h},
            {x: p.x + gap, y: p.y - h / 2}, {x: p.x - gap - w, y: p.y - h / 2}, {x: p.x - w / 2, y: p.y + gap},
        ].map((c, rank) => {
            const box = {x: c.x, y: c.y, w, h};
            const covered = points.filter((q) => q !== p && meets(box, {x: q.x - 8, y: q.y - 8, w: 16, h: 16})).length;
            const named = names.reduce((sum, n) => sum + (meets(box, n.box) ? n.weight : 0), 0);
            return {box, cost: covered + named + 1.5 * stacks.filter((s) => meets(box, s)).length + rank * 0.2};
        });
        return choices.reduce((best, c) => (c.cost < best.cost ? c : best)).box;
    }

    umpire.layout = {project, spread, hull, centre, cells, waters, labels, within, afloat, beside};
})(globalThis.umpire = globalThis.umpire || {});
