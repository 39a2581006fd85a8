/* umpire bind: propose a binding from the names of a module and of a pack. */
#include <string.h>

#include "cli/input.h"
#include "cli/output.h"

static const um_game *game_of(const um_options *o)
{
    if (!o->game)
        return um_games[0];
    return um_game_named(um_text_of(o->game));
}

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

static int propose(const um_options *o, const um_pack *p, const um_sink *sink)
{
    um_vmodule *m;
    um_output out;
    um_buf xml = {0};
    size_t left = 0;
    um_status s = um_vmodule_open(&m, o->files[0], sink);
    if (s != UM_OK)
        return um_exit_of(s);
    s = um_bind_propose(m, p, &xml, &left);
    um_vmodule_free(m);
    if (s == UM_OK)
        s = um_output_open(&out, o);
    int status = um_exit_of(s);
    if (s == UM_OK) {
        um_out_bytes(&out, um_buf_view(&xml));
        um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->files[0]}, "bind-left",
               left == 1 ? "%zu name is left over (<unbound>)" : "%zu names are left over (<unbound>)", left);
        status = um_output_close(&out, UM_EXIT_LEGAL);
    }
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
