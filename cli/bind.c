/* umpire bind: propose a binding from the names of a module and of a pack. */
#include <string.h>

#include "cli/input.h"
#include "cli/output.h"

/* A proposal, and the game whose names it found. */
typedef struct proposal {
    const um_game *game;
    um_buf xml, report;
    um_bind_tally tally;
} proposal;

static void proposal_free(proposal *p)
{
    um_buf_free(&p->xml);
    um_buf_free(&p->report);
}

/* Whether the binding may be for this game: the one of --game, or any whose logs are read. */
static bool is_asked(const um_options *o, const um_game *g)
{
    return o->game ? um_text_is(um_text_of(o->game), g->name) : g->propose != NULL;
}

static bool is_file(const char *pack)
{
    return pack && strpbrk(pack, "/.");
}

static um_status read_pack(const um_options *o, const um_sink *sink, um_pack **out)
{
    um_buf bytes = {0};
    um_status s = um_input_read(o->pack, 0, &bytes, sink);
    if (s == UM_OK)
        s = um_pack_load(um_text_of(o->pack), um_buf_view(&bytes), NULL, NULL, sink, out);
    um_buf_free(&bytes);
    return s;
}

/* The set-up that --save names, as a table of pieces; NULL if none is named. */
static um_status open_table(const um_options *o, const um_vmodule *m, const um_sink *sink, um_vgame **out)
{
    um_buf bytes = {0};
    *out = NULL;
    if (!o->save)
        return UM_OK;
    um_status s = um_input_read(o->save, 0, &bytes, sink);
    if (s == UM_OK)
        s = um_bind_table(m, o->save, um_buf_view(&bytes), sink, out);
    um_buf_free(&bytes);
    return s;
}

/* A line of the calibration's report after the other, as notes. */
static void tell(const um_options *o, const um_buf *report, const um_sink *sink)
{
    for (const char *p = report->p, *end; p && *p; p = end + 1) {
        end = strchr(p, '\n');
        um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->save}, "bind-calibration", "%.*s", (int)(end - p),
               p);
    }
}

static int give(const um_options *o, const proposal *p, const um_sink *sink)
{
    um_output out;
    um_status s = um_output_open(&out, o);
    if (s != UM_OK)
        return um_exit_of(s);
    const um_bind_tally *t = &p->tally;
    um_buf plain = {0};
    um_harmless_xml(&plain, um_buf_view(&p->xml));
    um_out_bytes(&out, um_buf_view(&plain));
    um_buf_free(&plain);
    um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->files[0]}, "bind-left",
           t->left == 1 ? UM_N("%zu name is left over (<unbound>)")
                        : UM_N("%zu names are left over (<unbound>)"),
           t->left);
    if (t->bound * 10 < t->left)
        um_say(sink, UM_WARNING, UM_NAME, (um_place){.file = o->files[0]}, "bind-nothing",
               "%s of its names is one of the game %s: is it a module of this game (--game)?",
               t->bound ? UM_N("hardly any") : UM_N("none"), p->game->name);
    if (t->bare && t->bound)
        um_say(sink, UM_WARNING, UM_NAME, (um_place){.file = o->files[0]}, "bind-bare",
               "the places of its map have no names: give the first position with --save");
    if (t->alike)
        um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->files[0]}, "bind-alike",
               "%zu bound to a name that is only alike: look at the lines with \"alike\"", t->alike);
    return um_output_close(&out, UM_EXIT_LEGAL);
}

/* More names known, and fewer of them by a likeness alone. */
static bool fits_better(const proposal *a, const proposal *b)
{
    return !b->game || a->tally.bound - a->tally.alike > b->tally.bound - b->tally.alike;
}

/* Propose for one pack, and keep it if it fits better than what is there. */
static um_status try_pack(const um_vmodule *m, const um_vgame *table, const um_pack *p, proposal *best)
{
    proposal now = {.game = p->game};
    um_status s = um_bind_propose(m, p, table, &now.xml, &now.report, &now.tally);
    if (s == UM_OK && fits_better(&now, best)) {
        proposal was = *best;
        *best = now;
        now = was;
    }
    proposal_free(&now);
    return s;
}

static um_status try_builtin(const um_options *o, const um_vmodule *m, const um_vgame *table,
                             const um_sink *sink, proposal *best)
{
    static const um_sink silent = {0};
    um_text name = um_text_of(o->pack ? o->pack : "");
    um_pack *p;
    um_status s = UM_OK;
    for (int i = 0; i < um_ngames && s == UM_OK; i++)
        if (is_asked(o, um_games[i]) && um_pack_builtin(um_games[i], name, &silent, &p) == UM_OK) {
            s = try_pack(m, table, p, best);
            um_pack_free(p);
        }
    if (s != UM_OK || best->game)
        return s;
    for (int i = 0; i < um_ngames; i++)
        if (is_asked(o, um_games[i]) && (s = um_pack_builtin(um_games[i], name, sink, &p)) != UM_OK)
            return s; /* which says why */
    return UM_NAME;
}

static um_status try_all(const um_options *o, const um_vmodule *m, const um_vgame *table, const um_sink *sink,
                         proposal *best)
{
    um_pack *p;
    if (!is_file(o->pack))
        return try_builtin(o, m, table, sink, best);
    um_status s = read_pack(o, sink, &p);
    if (s == UM_OK) {
        s = try_pack(m, table, p, best);
        um_pack_free(p);
    }
    return s;
}

static int propose(const um_options *o, const um_sink *sink)
{
    um_vmodule *m;
    um_vgame *table = NULL;
    proposal best = {0};
    um_status s = um_vmodule_open(&m, o->files[0], sink);
    if (s != UM_OK)
        return um_exit_of(s);
    s = open_table(o, m, sink, &table);
    if (s == UM_OK)
        s = try_all(o, m, table, sink, &best);
    if (s == UM_OK)
        tell(o, &best.report, sink);
    um_vgame_free(table);
    um_vmodule_free(m);
    int status = s == UM_OK ? give(o, &best, sink) : um_exit_of(s);
    proposal_free(&best);
    return status;
}

int um_cmd_bind(int argc, char **argv)
{
    um_options o;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "bind", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    if (o.game && !um_game_named(um_text_of(o.game)))
        status = um_call_error("bind", "no game is called '%s'", o.game);
    else
        status = propose(&o, &sink);
    um_options_free(&o);
    return status;
}
