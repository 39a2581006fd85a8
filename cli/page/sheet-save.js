/* sheet-save.js - a pack and what its owner has chosen, and both as an overlay pack or as lines of a record. */
(function (umpire) {
    "use strict";

    const SURE = ["unknown", "guess", "likely", "certain"];
    const CERTAIN = 3, EXISTS = "exists", COMPLETE = "complete";

    const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
    const quoted = (text) => `"${String(text).replace(/["\\]/g, "\\$&")}"`;

    class Pack {
        constructor(data) {
            this.data = data;
            this.kinds = data.tables;
            this.lists = data.lists;
            this.chosen = new Map(); /* "kind/row/attr" -> value */
            this.saved = true;
            this.joined = new Map();
            this.kinds.forEach((k, kind) => k.keys === 2 && this.lists[kind].rows.forEach((row, i) =>
                this.joined.set(this.pair(row.values[0][0], row.values[1][0]), {kind, row: i})));
        }

        pair(a, b) {
            return [String(a), String(b)].sort().join(" ");
        }

        key(kind, row, attr) {
            return `${kind}/${row}/${attr}`;
        }

        /* A datum as it is now: {value, sure, source, chosen}. */
        get(kind, row, attr) {
            const list = this.lists[kind], key = this.key(kind, row, attr);
            const given = attr === COMPLETE ? list.complete : attr === EXISTS ? list.rows[row].exists
                : list.rows[row].values[attr];
            const [value, sure, source] = given;
            return this.chosen.has(key) ? {value: this.chosen.get(key), sure: CERTAIN, source: "owner", chosen: true}
                : {value, sure, source, chosen: false};
        }

        choose(kind, row, attr, value) {
            this.chosen.set(this.key(kind, row, attr), value);
            if (this.hasKeys(kind) && typeof attr === "number") /* who knows the path knows that there is one, or none */
                this.chosen.set(this.key(kind, row, EXISTS), 1);
            this.saved = false;
        }

        hasKeys(kind) {
            return this.kinds[kind].keys > 0;
        }

        takeBack(kind, row, attr) {
            this.chosen.delete(this.key(kind, row, attr));
            if (this.hasKeys(kind) && !this.lists[kind].rows[row]?.added)
                this.chosen.delete(this.key(kind, row, EXISTS));
            this.saved = false;
        }

        /* The attributes of a row that are data of its own. */
        attrs(kind) {
            return this.kinds[kind].attrs.map((a, i) => ({...a, i})).slice(this.kinds[kind].keys);
        }

        /* What the map is drawn by, and what every row has, is not looked up. */
        isPrinted(kind, row, a) {
            const d = this.get(kind, row, a.i);
            return a.name !== "x" && a.name !== "y" && !(d.sure === CERTAIN && d.source === "" && !d.chosen);
        }

        /* How sure the least sure datum of a row is. */
        sureOf(kind, row) {
            const all = this.attrs(kind).filter((a) => this.isPrinted(kind, row, a))
                .map((a) => this.get(kind, row, a.i).sure);
            return Math.min(this.get(kind, row, EXISTS).sure, ...all);
        }

        /* A new row that joins two others, or the one that there is. */
        join(kind, a, b) {
            const there = this.joined.get(this.pair(a, b));
            if (there)
                return there;
            const values = this.kinds[kind].attrs.map((_, i) => (i < 2 ? [[a, b][i], CERTAIN, "", 0] : [null, 0, "", 0]));
            this.lists[kind].rows.push({id: "", name: `${this.nameOf(a)} - ${this.nameOf(b)}`, write: "",
                exists: [1, 0, "", 0], values, added: true});
            const made = {kind, row: this.lists[kind].rows.length - 1};
            this.joined.set(this.pair(a, b), made);
            this.choose(kind, made.row, EXISTS, 1);
            return made;
        }

        rowOf(ref) {
            return this.lists[ref[0]].rows[ref[1]];
        }

        nameOf(ref) {
            return this.rowOf(ref).name;
        }

        /* ---- values in words ---- */

        /* In quotes, that no word behind it is taken for a part of the name; a side is not quoted. */
        written(row) {
            return /[":]/.test(row.write) ? row.write : quoted(row.write);
        }

        refText(ref, record) {
            return record ? this.written(this.rowOf(ref)) : `${this.kinds[ref[0]].name}:${this.rowOf(ref).id}`;
        }

        /* A value as a pack writes it, or (record) a line of a record. */
        text(a, value, record) {
            const one = (v) => (a.type === "word" ? a.words[v] : String(v));
            if (value === null)
                return "unknown";
            if (a.type === "text")
                return record ? quoted(value) : value;
            if (a.type === "ref")
                return value === "none" ? value : this.refText(value, record);
            if (a.type === "set")
                return a.words.filter((_, i) => value & (1 << i)).join(record ? "," : " ") || "none";
            return Array.isArray(value) ? `${one(value[0])}..${one(value[1])}` : one(value);
        }

        /* The same for people. */
        shown(a, value) {
            return a.type === "ref" && Array.isArray(value) ? this.nameOf(value) : this.text(a, value, false);
        }

        /* ---- what is saved ---- */

        /* What stands in an overlay: what was chosen, and what the pack holds beyond its base. */
        stands(kind, row, attr) {
            const list = this.lists[kind], d = this.get(kind, row, attr);
            const given = attr === COMPLETE ? list.complete : attr === EXISTS ? list.rows[row].exists
                : list.rows[row].values[attr];
            return d.chosen || given[3] ? d : null;
        }

        sureness(d) {
            const from = d.sure > 0 ? ` from="${escaped(d.source || "owner")}"` : "";
            return ` sure="${SURE[d.sure]}"${from}`;
        }

        rowXml(kind, row) {
            const k = this.kinds[kind], r = this.lists[kind].rows[row];
            const there = this.stands(kind, row, EXISTS);
            const own = this.attrs(kind).map((a) => [a, this.stands(kind, row, a.i)]).filter(([, d]) => d);
            if (!there && !own.length)
                return "";
            const key = (a, i) => ` ${a.name}="${escaped(this.text(a, r.values[i][0]))}"`;
            const id = k.keys ? k.attrs.slice(0, k.keys).map(key).join("") : ` id="${escaped(r.id)}"`;
            const values = own.map(([a, d]) =>
                `      <${a.name}${this.sureness(d)}>${escaped(this.text(a, d.value))}</${a.name}>\n`).join("");
            const more = there ? this.sureness(there) : "";
            const open = `    <${k.name}${id}${more}`;
            return values ? `${open}>\n${values}    </${k.name}>\n` : `${open}/>\n`;
        }

        listXml(kind) {
            const rows = this.lists[kind].rows.map((_, i) => this.rowXml(kind, i)).join("");
            const all = this.stands(kind, -1, COMPLETE);
            const head = all && all.value ? ` complete="${SURE[all.sure]}" from="${escaped(all.source || "owner")}"` : "";
            const {plural} = this.kinds[kind];
            return rows || head ? `  <${plural}${head}>\n${rows}  </${plural}>\n` : "";
        }

        /* Sources that the base does not declare. */
        sourcesXml(body) {
            const cited = new Set(this.data.cited.map((s) => s.split(":")[0]));
            const used = [...body.matchAll(/ from="([^":]+)/g)].map((m) => m[1]);
            const ids = [...new Set(used)].filter((s) => !cited.has(s));
            const words = (s) => (s === "owner" ? "my copy of the game" : s);
            return ids.map((s) => `  <source id="${s}">${words(s)}</source>\n`).join("");
        }

        xml() {
            const body = this.kinds.map((_, kind) => this.listXml(kind)).join("");
            const name = this.data.pack === this.data.base ? "mine" : this.data.pack;
            const head = `<pack game="${escaped(this.data.game)}" name="${escaped(name)}" version="1" ` +
                `base="${escaped(this.data.base)}">`;
            return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${this.sourcesXml(body)}${body}</pack>\n`;
        }

        line(kind, row, attr) {
            const k = this.kinds[kind];
            if (attr === COMPLETE)
                return `data ${k.plural} complete`;
            const r = this.lists[kind].rows[row];
            const ends = () => r.values.slice(0, k.keys).map((v) => this.refText(v[0], true)).join(" - ");
            const a = attr === EXISTS ? null : k.attrs[attr];
            const value = a ? `${a.name} ${this.text(a, this.get(kind, row, attr).value, true)}` : "exists yes";
            return `data ${k.name} ${k.keys ? ends() : this.written(r)} ${value}`;
        }

        record() {
            const keys = [...this.chosen.keys()].map((key) => key.split("/"))
                .filter(([kind, , attr]) => !(this.hasKeys(kind) && attr === EXISTS)); /* its value tells that */
            const number = (attr) => (attr === EXISTS || attr === COMPLETE ? attr : Number(attr));
            const lines = keys.map(([kind, row, attr]) => this.line(Number(kind), Number(row), number(attr)));
            return `game ${this.data.game}\n${lines.join("\n")}\n`;
        }

        /* How many data are how sure. */
        counts() {
            const n = [0, 0, 0, 0];
            const count = (kind, row) => {
                n[this.get(kind, row, EXISTS).sure]++;
                this.attrs(kind).filter((a) => this.isPrinted(kind, row, a))
                    .forEach((a) => n[this.get(kind, row, a.i).sure]++);
            };
            this.kinds.forEach((_, kind) => this.lists[kind].rows.forEach((__, row) => count(kind, row)));
            return n;
        }
    }

    umpire.Pack = Pack;
    umpire.SURE = SURE;
    umpire.EXISTS = EXISTS;
    umpire.COMPLETE = COMPLETE;
})(globalThis.umpire = globalThis.umpire || {});
