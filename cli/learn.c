/* umpire learn: what the games of a store say of data that are not certain, and a pack of what follows. */
#include "cli/learn.h"
#include "cli/report_json.h"

#include <string.h>

typedef struct telling {
    const um_pack *p;
    const um_options *o;
    um_output *out;
} telling;

static um_text name_of(const telling *t, const um_weighed *w, um_buf *out)
{
    um_datum_name(t->p, w->datum, out);
    return um_buf_view(out);
}

/* What the pack says of it: "road (guess)", "unknown". */
static void put_stated(const telling *t, const um_weighed *w, um_buf *out)
{
    const um_datum *d = um_datum_at(t->p, w->datum);
    if (d->sure != UM_UNKNOWN && um_datum_attr(w->datum) != UM_ATTR_EXISTS) {
        um_datum_value(t->p, w->datum, out);
        um_buf_char(out, ' ');
    }
    const char *sure = um_sure_text((um_sure_level)d->sure);
    um_buf_printf(out, d->sure == UM_UNKNOWN ? "%s" : "(%s)", um_tr(sure));
}

/* ---- as text ---- */

static void put_tallied(um_output *out, const char *what, const um_tallied *t)
{
    um_out(out, "  %s %d/%d/%d", what, t->games, t->players, t->steps);
}

static void text_values(const telling *t, const um_weighed *w)
{
    for (int v = 0; v < w->n; v++) {
        um_buf word = {0};
        um_weighed_word(t->p, w, v, &word);
        um_out(t->out, "    %s:", um_buf_view(&word).p);
        put_tallied(t->out, um_tr("illegal"), &w->values[v].illegal);
        put_tallied(t->out, um_tr("only legal so"), &w->values[v].only);
        um_out(t->out, "%s%s\n", w->left >> v & 1 ? "" : "  ", w->left >> v & 1 ? "" : um_tr("ruled out"));
        um_buf_free(&word);
    }
}

/* What is said of it: "road is likely: ..." */
static void put_outcome(const telling *t, const um_weighed *w, um_buf *out)
{
    um_buf value = {0};
    if (w->torn) {
        um_buf_str(out, um_tr("every value breaks a rule in several games"));
    } else if (w->otherwise.games) {
        um_weighed_value_text(t->p, w, &value);
        um_buf_printf(out, um_tr("%s is likely: "), um_buf_view(&value).p);
        um_weighed_source(w, out);
    } else {
        um_buf_str(out, um_tr("nothing is ruled out"));
    }
    um_buf_free(&value);
}

static void text_datum(const telling *t, const um_weighed *w)
{
    um_buf line = {0};
    name_of(t, w, &line);
    um_buf_str(&line, ": ");
    put_outcome(t, w, &line);
    um_buf_str(&line, um_tr("; the pack: "));
    put_stated(t, w, &line);
    um_out_bytes(t->out, um_buf_view(&line));
    um_out(t->out, "\n");
    um_buf_free(&line);
    if (t->o->verbose || w->torn)
        text_values(t, w);
}

typedef bool wanted_fn(const um_weighed *w);

static bool is_contradicted(const um_weighed *w)
{
    return w->contradicted;
}

static bool is_news(const um_weighed *w)
{
    return w->proposed && !w->contradicted;
}

static bool is_torn(const um_weighed *w)
{
    return w->torn;
}

static bool is_rest(const um_weighed *w)
{
    return !w->proposed && !w->contradicted && !w->torn;
}

static void text_part(const telling *t, const um_weighed *w, size_t n, const char *head, wanted_fn *wanted)
{
    size_t any = 0;
    for (size_t i = 0; i < n; i++)
        any += wanted(&w[i]);
    if (any)
        um_out(t->out, "\n%s (%zu)\n", head, any);
    for (size_t i = 0; i < n; i++)
        if (wanted(&w[i]))
            text_datum(t, &w[i]);
}

static void tell_text(const telling *t, const um_weighed *w, size_t n)
{
    size_t proposed = 0;
    for (size_t i = 0; i < n; i++)
        proposed += w[i].proposed;
    um_out(t->out, um_tr("%s: games say something of %zu data, and enough of %zu\n"), t->p->game->name, n,
           proposed);
    if (t->o->verbose)
        um_out(t->out, "%s", um_tr("each count: games/players/steps\n"));
    text_part(t, w, n, um_tr("the pack has it otherwise"), is_contradicted);
    text_part(t, w, n, um_tr("likely"), is_news);
    text_part(t, w, n, um_tr("games contradict each other"), is_torn);
    if (t->o->verbose)
        text_part(t, w, n, um_tr("nothing new"), is_rest);
}

/* ---- as rows ---- */

static json_t *json_tallied(const um_tallied *t)
{
    json_t *o = json_object();
    um_json_set(o, "games", json_integer(t->games));
    um_json_set(o, "players", json_integer(t->players));
    um_json_set(o, "steps", json_integer(t->steps));
    return o;
}

static json_t *json_values(const telling *t, const um_weighed *w)
{
    json_t *list = json_array();
    for (int v = 0; v < w->n; v++) {
        um_buf word = {0};
        json_t *o = json_object();
        um_weighed_word(t->p, w, v, &word);
        um_json_set(o, "value", um_json_text(um_buf_view(&word)));
        um_json_set(o, "illegal", json_tallied(&w->values[v].illegal));
        um_json_set(o, "only", json_tallied(&w->values[v].only));
        um_json_set(o, "left", json_boolean(w->left >> v & 1));
        json_array_append_new(list, o);
        um_buf_free(&word);
    }
    return list;
}

static void tell_json(const telling *t, const um_weighed *w, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const um_datum *d = um_datum_at(t->p, w[i].datum);
        um_buf name = {0}, value = {0}, stated = {0};
        json_t *o = json_object();
        if (w[i].proposed)
            um_weighed_value_text(t->p, &w[i], &value);
        um_datum_value(t->p, w[i].datum, &stated);
        um_json_set(o, "type", json_string("learnt"));
        um_json_set(o, "game", json_string(t->p->game->name));
        um_json_set(o, "datum", um_json_text(name_of(t, &w[i], &name)));
        um_json_set(o, "value", um_json_text(um_buf_view(&stated)));
        um_json_set(o, "sure", json_string(um_sure_text((um_sure_level)d->sure)));
        um_json_set(o, "games", json_integer(w[i].games));
        um_json_set(o, "likely", value.n ? um_json_text(um_buf_view(&value)) : json_null());
        um_json_set(o, "contradicted", json_boolean(w[i].contradicted));
        um_json_set(o, "torn", json_boolean(w[i].torn));
        um_json_set(o, "otherwise", json_tallied(&w[i].otherwise));
        um_json_set(o, "against", json_tallied(&w[i].against));
        um_json_set(o, "values", json_values(t, &w[i]));
        um_json_line(t->out, o);
        um_buf_free(&name);
        um_buf_free(&value);
        um_buf_free(&stated);
    }
}

static void csv_number(um_output *out, int n, bool last)
{
    char words[16];
    snprintf(words, sizeof words, "%d", n);
    um_out_csv(out, um_text_of(words), last);
}

static void csv_value(const telling *t, const um_weighed *w, int v)
{
    const um_tallied *counts[] = {&w->values[v].illegal, &w->values[v].only};
    um_buf name = {0}, word = {0};
    um_weighed_word(t->p, w, v, &word);
    um_out_csv(t->out, um_text_of(t->p->game->name), false);
    um_out_csv(t->out, name_of(t, w, &name), false);
    um_out_csv(t->out, um_buf_view(&word), false);
    for (size_t i = 0; i < UM_COUNT(counts); i++) {
        csv_number(t->out, counts[i]->games, false);
        csv_number(t->out, counts[i]->players, false);
        csv_number(t->out, counts[i]->steps, false);
    }
    um_out_csv(t->out, um_text_of(w->left >> v & 1 ? "left" : "ruled out"), true);
    um_buf_free(&name);
    um_buf_free(&word);
}

static void tell_csv(const telling *t, const um_weighed *w, size_t n)
{
    for (size_t i = 0; i < n; i++)
        for (int v = 0; v < w[i].n; v++)
            csv_value(t, &w[i], v);
}

/* ---- the call ---- */

typedef void tell_fn(const telling *t, const um_weighed *w, size_t n);

static tell_fn *teller_of(const um_options *o)
{
    return o->format == UM_FORMAT_CSV ? tell_csv : o->format == UM_FORMAT_JSONL ? tell_json : tell_text;
}

/* Weigh what was heard of one game's pack, and tell it. */
static um_status tell(um_store *s, const um_setup *b, const um_game *g, um_output *out)
{
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, b->o);
    um_packs packs = um_setup_packs(b, "", &sink);
    um_pack *p;
    um_weighed *w;
    size_t n;
    um_arena arena = {0};
    telling t = {.o = b->o, .out = out};
    um_status st = um_packs_find(&packs, g, um_text_of(b->o->pack ? b->o->pack : ""), &p);
    if (st == UM_OK)
        st = um_learn_weigh(s, p, &arena, &w, &n);
    t.p = st == UM_OK ? p : NULL;
    if (st == UM_OK && b->o->format == UM_FORMAT_XML)
        st = um_learn_pack(p, w, n, out);
    else if (st == UM_OK)
        teller_of(b->o)(&t, w, n);
    um_arena_free(&arena);
    um_packs_free(&packs);
    return st;
}

/* Whether the store holds a game that is meant. */
static bool is_held(um_store *s, const um_setup *b, const um_game *g, um_status *st)
{
    bool held = false;
    sqlite3_stmt *q = um_store_ask(s, "SELECT 1 FROM game WHERE game = ? LIMIT 1", "s", g->name);
    while (um_store_row(s, q, st))
        held = !b->game || b->game == g;
    return held;
}

/* Whether the answer can be given in the form that is asked for. */
static int look_over(um_store *s, const um_setup *b)
{
    um_status st = UM_OK;
    int n = 0;
    for (int i = 0; i < um_ngames && st == UM_OK; i++)
        n += is_held(s, b, um_games[i], &st);
    if (st == UM_OK && n > 1 && b->o->format == UM_FORMAT_XML)
        return um_call_error("learn", "a pack is of one game: --game says which");
    if (st == UM_OK && n == 0) {
        um_complain("%s: holds no such game", b->o->store);
        st = UM_IO;
    }
    return um_exit_of(st);
}

static int tell_all(const um_setup *b, um_output *out)
{
    um_store s;
    um_status st = um_store_open(&s, b->o->store, UM_STORE_READ);
    if (st != UM_OK)
        return um_exit_of(st);
    int status = look_over(&s, b);
    if (status == UM_EXIT_LEGAL && b->o->format == UM_FORMAT_CSV)
        um_out(out, "game,datum,value,illegal_games,illegal_players,illegal_steps,only_games,only_players,"
                    "only_steps,verdict\n");
    for (int i = 0; i < um_ngames && status == UM_EXIT_LEGAL; i++)
        if (is_held(&s, b, um_games[i], &st))
            status = um_exit_of(tell(&s, b, um_games[i], out));
    um_store_close(&s);
    return um_exit_worse(status, um_exit_of(st));
}

static int learn(um_setup *b, const um_options *o)
{
    um_inputs none;
    um_output out;
    um_store s; /* brought up to date before there are several processes */
    um_status st = um_store_open(&s, o->store, UM_STORE_UPDATE);
    if (st == UM_OK)
        um_store_close(&s);
    if (st == UM_OK)
        st = um_input_find(b, o, &none);
    if (st != UM_OK)
        return um_exit_of(st);
    b->whole = true; /* as what the store holds was read */
    st = um_output_open(&out, o);
    int status = um_exit_of(st);
    if (st == UM_OK) {
        status = um_learn_hear(b, &out);
        status = um_exit_worse(status, tell_all(b, &out));
        status = um_output_close(&out, status);
    }
    um_setup_free(b);
    return status;
}

int um_cmd_learn(int argc, char **argv)
{
    um_options o;
    um_setup b = {.o = NULL};
    int status;
    if (!um_options_parse(&o, "learn", argc, argv, &status))
        return status;
    status =
        o.store ? learn(&b, &o) : um_call_error("learn", "--store names the store whose games are heard");
    um_options_free(&o);
    return status;
}
