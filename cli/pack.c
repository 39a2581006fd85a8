/* umpire pack: what a game pack holds, how sure it is, and what is wrong with it. */
#include "cli/input.h"
#include "cli/pack_sheet.h"
#include "cli/report_json.h"

#include <string.h>

typedef struct pack_view {
    const um_pack *pack;
    um_output *out;
    bool json;
    um_sure_level trust; /* show only what is below it; UM_UNKNOWN: everything */
} pack_view;

/* ---- reading ---- */

static um_status open_pack(const char *path, const um_sink *sink, um_pack **out)
{
    um_text name = um_text_of(path);
    if (um_pack_builtin_xml(name).n)
        return um_pack_builtin(NULL, name, sink, out);
    um_buf bytes = {0};
    um_status s = um_input_read(path, UM_PACK_BYTES_MAX, &bytes, sink);
    if (s == UM_OK)
        s = um_pack_load(um_text_of(um_input_name(path)), um_buf_view(&bytes), NULL, NULL, sink, out);
    um_buf_free(&bytes);
    return s;
}

/* ---- output ---- */

static um_text source_of(const pack_view *v, const um_datum *d)
{
    return d->source < v->pack->nsources ? v->pack->sources[d->source] : (um_text){"", 0};
}

static void datum_json(pack_view *v, um_datum_id id, um_text name, um_text value)
{
    const um_datum *d = um_datum_at(v->pack, id);
    const um_kind *k = &v->pack->game->kinds[um_datum_kind(id)];
    int row = um_datum_row(id), attr = um_datum_attr(id);
    json_t *o = json_object();
    um_json_set(o, "type", json_string("datum"));
    um_json_set(o, "name", um_json_text(name));
    um_json_set(o, "kind", json_string(k->name));
    if (row != UM_ROW_LIST) {
        um_json_set(o, "row", um_json_text(um_ref_id(v->pack, um_ref_of(um_datum_kind(id), row))));
        um_json_set(o, "attribute", json_string(attr == UM_ATTR_EXISTS ? "exists" : k->attrs[attr].name));
    }
    um_json_set(o, "value", um_json_text(value));
    um_json_set(o, "sure", json_string(um_sure_text((um_sure_level)d->sure)));
    um_json_set(o, "from", um_json_text(source_of(v, d)));
    um_json_line(v->out, o);
}

static void datum_text(pack_view *v, um_datum_id id, um_text name, um_text value)
{
    const um_datum *d = um_datum_at(v->pack, id);
    size_t width = name.n + value.n + 1;
    bool head = um_datum_attr(id) == UM_ATTR_EXISTS;
    if (!head)
        um_out(v->out, "  ");
    um_out_text(v->out, name);
    um_out(v->out, " ");
    um_out_text(v->out, value);
    const char *sure = um_tr(um_sure_text((um_sure_level)d->sure));
    um_out(v->out, "%*s  %s%*s", width < 52 ? (int)(52 - width) : 0, "", sure, um_pad(sure, 8), "");
    um_text source = source_of(v, d);
    if (source.n) {
        um_out(v->out, " ");
        um_out_text(v->out, source);
    } else if (!head && d->sure == UM_CERTAIN)
        um_out(v->out, " %s", um_tr("default"));
    um_out(v->out, "\n");
}

static void show_datum(void *user, um_datum_id id)
{
    pack_view *v = user;
    const um_datum *d = um_datum_at(v->pack, id);
    if (v->trust != UM_UNKNOWN && (um_sure_level)d->sure >= v->trust)
        return;
    um_buf name = {0}, value = {0};
    um_datum_name(v->pack, id, &name);
    um_datum_value(v->pack, id, &value);
    if (v->json)
        datum_json(v, id, um_buf_view(&name), um_buf_view(&value));
    else
        datum_text(v, id, um_buf_view(&name), um_buf_view(&value));
    um_buf_free(&name);
    um_buf_free(&value);
}

/* ---- show ---- */

static void show_list(pack_view *v)
{
    const um_game *g = v->pack->game;
    for (int k = 0; k < g->nkinds; k++)
        if (um_rows(v->pack, k)) {
            um_out(v->out, "%-18s %4d  %s\n", g->kinds[k].plural, um_rows(v->pack, k),
                   um_tr(g->kinds[k].help));
        }
}

static int show(pack_view *v, char **names, int n)
{
    int status = UM_EXIT_LEGAL;
    if (n == 0 && !v->json)
        show_list(v);
    for (int k = 0; n == 0 && v->json && k < v->pack->game->nkinds; k++)
        if (um_rows(v->pack, k))
            um_pack_look(v->pack, um_text_of(v->pack->game->kinds[k].plural), show_datum, v, NULL);
    for (int i = 0; i < n; i++) {
        um_text near;
        if (um_pack_look(v->pack, um_text_of(names[i]), show_datum, v, &near))
            continue;
        if (near.n)
            um_complain("the pack has nothing called '%s'; did you mean '%.*s'?", names[i], UM_FMT(near));
        else
            um_complain("the pack has nothing called '%s'", names[i]);
        status = UM_EXIT_INPUT;
    }
    return status;
}

/* ---- check ---- */

static const char *count_name(const um_game *g, const um_pack_count *c)
{
    return c->attr == UM_COUNT_LIST    ? um_tr("(list is complete)")
           : c->attr == UM_ATTR_EXISTS ? um_tr("(rows)")
                                       : g->kinds[c->kind].attrs[c->attr].name;
}

enum { COLUMNS = 5, NAMES_WIDE = 42, NUMBER_WIDE = 8 };
static const char *const column[COLUMNS] = {UM_N("certain"), UM_N("likely"), UM_N("guess"), UM_N("unknown"),
                                            UM_N("default")};

static void count_line(pack_view *v, const char *list, const char *of, const int n[COLUMNS])
{
    um_out(v->out, "%s%*s", list, um_pad(list, *of ? 19 : NAMES_WIDE), "");
    if (*of)
        um_out(v->out, "%s%*s", of, um_pad(of, NAMES_WIDE - 19), "");
    for (int i = 0; i < COLUMNS; i++) {
        int wide = (int)um_columns(um_text_of(um_tr(column[i])));
        um_out(v->out, " %*d", wide > NUMBER_WIDE ? wide : NUMBER_WIDE, n[i]);
    }
    um_out(v->out, "\n");
}

static void counts_text(pack_view *v, const um_pack_report *r)
{
    const um_game *g = v->pack->game;
    int total[UM_CERTAIN + 1] = {0}, defaults = 0;
    um_out(v->out, "%*s", NAMES_WIDE, "");
    for (int i = 0; i < COLUMNS; i++)
        um_out(v->out, " %*s%s", um_pad(um_tr(column[i]), NUMBER_WIDE), "", um_tr(column[i]));
    um_out(v->out, "\n");
    for (size_t i = 0; i < r->ncounts; i++) {
        const um_pack_count *c = &r->counts[i];
        const int n[COLUMNS] = {c->n[UM_CERTAIN] - c->defaults, c->n[UM_LIKELY], c->n[UM_GUESS],
                                c->n[UM_UNKNOWN], c->defaults};
        count_line(v, c->attr == UM_COUNT_LIST ? g->kinds[c->kind].plural : "", count_name(g, c), n);
        for (int s = 0; s <= UM_CERTAIN && c->attr != UM_COUNT_LIST; s++)
            total[s] += c->n[s];
        defaults += c->defaults;
    }
    const int n[COLUMNS] = {total[UM_CERTAIN] - defaults, total[UM_LIKELY], total[UM_GUESS],
                            total[UM_UNKNOWN], defaults};
    count_line(v, um_tr("all rows and data"), "", n);
}

enum { LEFT_NAMED = 3 };

/* "value 63: Quebec, Montreal, York and 60 more": what of an attribute is not certain. */
static void put_left(pack_view *v, const um_pack_count *c, um_buf *out)
{
    int n = 0, left = c->n[UM_UNKNOWN] + c->n[UM_GUESS] + c->n[UM_LIKELY];
    um_buf_printf(out, um_tr("%s %d: "),
                  c->attr == UM_ATTR_EXISTS ? um_tr("that there is such") : count_name(v->pack->game, c),
                  left);
    for (int row = 0; row < um_rows(v->pack, c->kind) && n < LEFT_NAMED; row++) {
        if (um_datum_at(v->pack, um_datum_of(c->kind, row, c->attr))->sure == UM_CERTAIN)
            continue;
        um_buf_str(out, n++ ? ", " : "");
        if (v->pack->game->kinds[c->kind].keys)
            um_buf_text(out, um_ref_id(v->pack, um_ref_of(c->kind, row)));
        else
            um_ref_label(v->pack, um_ref_of(c->kind, row), out);
    }
    if (left > n)
        um_buf_printf(out, um_tr(" and %d more"), left - n);
}

/* What is not certain, a kind of rows a paragraph. */
static void left_text(pack_view *v, const um_pack_report *r)
{
    bool any = false;
    int kind = -1;
    um_buf b = {0};
    for (size_t i = 0; i <= r->ncounts; i++) {
        const um_pack_count *c = i < r->ncounts ? &r->counts[i] : NULL;
        if (kind >= 0 && (!c || c->kind != kind) && b.n) {
            char lead[40];
            if (!any)
                um_out(v->out, "\n%s\n", um_tr("not certain yet"));
            snprintf(lead, sizeof lead, "  %s%s", v->pack->game->kinds[kind].plural, um_tr(": "));
            um_out_wrapped(v->out, lead, um_buf_view(&b));
            um_buf_clear(&b);
            any = true;
        }
        if (!c)
            break;
        kind = c->kind;
        if (c->attr == UM_COUNT_LIST && !c->n[UM_CERTAIN])
            um_buf_str(&b, um_tr("whether these are all"));
        else if (c->attr != UM_COUNT_LIST && c->n[UM_UNKNOWN] + c->n[UM_GUESS] + c->n[UM_LIKELY]) {
            um_buf_str(&b, b.n ? um_tr("; ") : "");
            put_left(v, c, &b);
        }
    }
    um_out(v->out, "%s\n%s",
           any ? um_tr("a form of all: umpire pack sheet PACK") : um_tr("everything is certain"),
           any ? "\n" : "");
    um_buf_free(&b);
}

static void counts_json(pack_view *v, const um_pack_report *r)
{
    const um_game *g = v->pack->game;
    for (size_t i = 0; i < r->ncounts; i++) {
        const um_pack_count *c = &r->counts[i];
        json_t *o = json_object();
        um_json_set(o, "type", json_string("count"));
        um_json_set(o, "list", json_string(g->kinds[c->kind].plural));
        um_json_set(o, "of",
                    json_string(c->attr == UM_COUNT_LIST    ? "complete"
                                : c->attr == UM_ATTR_EXISTS ? "rows"
                                                            : g->kinds[c->kind].attrs[c->attr].name));
        for (int s = UM_CERTAIN; s >= UM_UNKNOWN; s--)
            um_json_set(o, um_sure_text((um_sure_level)s),
                        json_integer(c->n[s] - (s == UM_CERTAIN ? c->defaults : 0)));
        um_json_set(o, "default", json_integer(c->defaults));
        um_json_line(v->out, o);
    }
}

static void summary(pack_view *v, const um_pack_report *r)
{
    const um_pack *p = v->pack;
    if (!v->json) {
        um_counted problems = um_count_words(um_trn("%d problem", "%d problems", r->problems), r->problems),
                   warnings = um_count_words(um_trn("%d warning", "%d warnings", r->warnings), r->warnings);
        um_buf b = {0};
        um_buf_printf(&b, um_tr("pack %.*s of %s, version %.*s: %s, %s"), UM_FMT(p->name), p->game->name,
                      UM_FMT(p->version), problems.words, warnings.words);
        um_out_text(v->out, um_buf_view(&b));
        um_out(v->out, "\nsha256 %s\n", p->digest);
        um_buf_free(&b);
        return;
    }
    json_t *o = json_object();
    um_json_set(o, "type", json_string("pack"));
    um_json_set(o, "v", json_integer(1));
    um_json_set(o, "name", um_json_text(p->name));
    um_json_set(o, "game", json_string(p->game->name));
    um_json_set(o, "version", um_json_text(p->version));
    um_json_set(o, "base", um_json_text(p->base));
    um_json_set(o, "sha256", json_string(p->digest));
    um_json_set(o, "problems", json_integer(r->problems));
    um_json_set(o, "warnings", json_integer(r->warnings));
    um_json_line(v->out, o);
}

static int check(pack_view *v, const um_sink *sink)
{
    um_pack_report r;
    um_status s = um_pack_check(v->pack, sink, &r);
    int status = s == UM_OK ? (r.problems ? UM_EXIT_ILLEGAL : UM_EXIT_LEGAL) : um_exit_of(s);
    if (s == UM_OK && v->json) {
        summary(v, &r);
        counts_json(v, &r);
    } else if (s == UM_OK) {
        counts_text(v, &r);
        left_text(v, &r);
        summary(v, &r);
    }
    um_pack_report_free(&r);
    return status;
}

/* ---- the command ---- */

typedef enum doing { CHECK, SHOW, SHEET, DOINGS } doing;
static const char *const doings[DOINGS] = {"check", "show", "sheet"};

static int sheet(pack_view *v, const um_options *o)
{
    if (o->format == UM_FORMAT_HTML)
        um_pack_sheet_html(v->pack, v->out);
    else
        um_pack_sheet_text(v->pack, o->files[1], v->trust, o->verbose > 0, v->out);
    return UM_EXIT_LEGAL;
}

static int run(const um_options *o, const um_sink *sink, doing what)
{
    um_output out;
    um_pack *p;
    um_status s = open_pack(o->files[1], sink, &p);
    if (s != UM_OK)
        return um_exit_of(s) == UM_EXIT_LEGAL ? UM_EXIT_INPUT : um_exit_of(s);
    s = um_output_open(&out, o);
    int status = um_exit_of(s);
    if (s == UM_OK) {
        pack_view v = {p, &out, o->format == UM_FORMAT_JSONL, (um_sure_level)o->trust};
        status = what == CHECK   ? check(&v, sink)
                 : what == SHEET ? sheet(&v, o)
                                 : show(&v, o->files + 2, o->nfiles - 2);
        status = um_output_close(&out, status);
    }
    um_pack_free(p);
    return status;
}

int um_cmd_pack(int argc, char **argv)
{
    um_options o;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "pack", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    int what = 0;
    while (what < DOINGS && strcmp(o.files[0], doings[what]) != 0)
        what++;
    if (what == DOINGS)
        status = um_call_error("pack", "takes check, show or sheet, not '%s'", o.files[0]);
    else if (what != SHOW && o.nfiles > 2)
        status = um_call_error("pack", "%s takes one pack: '%s' is too much", doings[what], o.files[2]);
    else if ((o.format == UM_FORMAT_HTML && what != SHEET) || (o.format == UM_FORMAT_JSONL && what == SHEET))
        status = um_call_error("pack", "check and show write text or jsonl, sheet text or html");
    else
        status = run(&o, &sink, (doing)what);
    um_options_free(&o);
    return status;
}
