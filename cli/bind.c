/* umpire bind: propose a binding from the names of a module and of a pack. */
#include <string.h>

#include "cli/input.h"
#include "cli/output.h"

/* The game of --game, else the first; NULL: no such game. */
static const um_game *game_of(const um_options *o)
{
    if (!o->game)
        return um_games[0];
    return um_game_named(um_text_of(o->game));
}

/* The pack that the binding is for. */
static um_status load_pack(const um_options *o, const um_game *g, const um_sink *sink, um_pack **out)
{
    um_text name = um_text_of(o->pack ? o->pack : "");
    um_buf bytes = {0};
    if (!strchr(name.p, '/') && !strchr(name.p, '.'))
        return um_pack_builtin(g, name, sink, out);
    um_status s = um_input_read(o->pack, 0, &bytes, sink);
    if (s == UM_OK)
        s = um_pack_load(name, um_buf_view(&bytes), NULL, NULL, sink, out);
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

static int give(const um_options *o, const um_buf *xml, const um_bind_tally *t, const um_sink *sink)
{
    um_output out;
    um_status s = um_output_open(&out, o);
    if (s != UM_OK)
        return um_exit_of(s);
    um_buf plain = {0};
    um_harmless_xml(&plain, um_buf_view(xml));
    um_out_bytes(&out, um_buf_view(&plain));
    um_buf_free(&plain);
    um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->files[0]}, "bind-left",
           t->left == 1 ? "%zu name is left over (<unbound>)" : "%zu names are left over (<unbound>)",
           t->left);
    if (t->bound * 10 < t->left)
        um_say(sink, UM_WARNING, UM_NAME, (um_place){.file = o->files[0]}, "bind-nothing",
               "%s of its names is one of the game %s: is it a module of this game (--game)?",
               t->bound ? "hardly any" : "none", game_of(o)->name);
    if (t->bare && t->bound)
        um_say(sink, UM_WARNING, UM_NAME, (um_place){.file = o->files[0]}, "bind-bare",
               "the places of its map have no names: give the first position with --save");
    if (t->alike)
        um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->files[0]}, "bind-alike",
               "%zu bound to a name that is only alike: look at the lines with \"alike\"", t->alike);
    return um_output_close(&out, UM_EXIT_LEGAL);
}

static int propose(const um_options *o, const um_pack *p, const um_sink *sink)
{
    um_vmodule *m;
    um_vgame *table = NULL;
    um_buf xml = {0}, report = {0};
    um_bind_tally tally = {0};
    um_status s = um_vmodule_open(&m, o->files[0], sink);
    if (s != UM_OK)
        return um_exit_of(s);
    s = open_table(o, m, sink, &table);
    if (s == UM_OK)
        s = um_bind_propose(m, p, table, &xml, &report, &tally);
    if (s == UM_OK)
        tell(o, &report, sink);
    um_vgame_free(table);
    um_vmodule_free(m);
    int status = s == UM_OK ? give(o, &xml, &tally, sink) : um_exit_of(s);
    um_buf_free(&report);
    um_buf_free(&xml);
    return status;
}

int um_cmd_bind(int argc, char **argv)
{
    um_options o;
    um_printer printer;
    um_pack *p;
    int status;
    if (!um_options_parse(&o, "bind", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    const um_game *g = game_of(&o);
    if (!g) {
        status = um_call_error("bind", "no game is called '%s'", o.game);
    } else {
        um_status s = load_pack(&o, g, &sink, &p);
        status = um_exit_of(s);
        if (s == UM_OK) {
            status = propose(&o, p, &sink);
            um_pack_free(p);
        }
    }
    um_options_free(&o);
    return status;
}
