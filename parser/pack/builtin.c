/* The packs built into the program. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/loader.h"

static bool ends_in(um_text name, const char *suffix)
{
    size_t n = strlen(suffix);
    return name.n >= n && memcmp(name.p + name.n - n, suffix, n) == 0;
}

/* The schemas and the games' ways of speaking lie among the packs. */
static bool is_schema(um_text name)
{
    return ends_in(name, "schema") || ends_in(name, "_chat");
}

um_text um_pack_builtin_name(int i)
{
    for (const struct um_embedded *e = um_embedded; e->name; e++)
        if (!is_schema(um_text_of(e->name)) && i-- == 0)
            return um_text_of(e->name);
    return (um_text){"", 0};
}

static const struct um_compiled *compiled(um_text name)
{
    for (const struct um_compiled *c = um_compiled; c->name; c++)
        if (um_text_is(name, c->name) && um_game_named(um_text_of(c->game)))
            return c;
    return NULL;
}

/* The tables made of a pack when umpire was built; its XML where there are none. */
static um_status open_pack(um_text name, um_text xml, const um_sink *sink, um_pack **out)
{
    const struct um_compiled *c = compiled(name);
    if (c)
        return um_pack_of_tables(c->pack, um_game_named(um_text_of(c->game)), sink, out);
    char file[80];
    int n = snprintf(file, sizeof file, "built-in pack %.*s", (int)(name.n > 60 ? 60 : name.n), name.p);
    return um_pack_load((um_text){file, (size_t)n}, xml, NULL, NULL, sink, out);
}

void um_pack_builtin_of(const um_game *g, um_buf *out)
{
    for (const struct um_compiled *c = um_compiled; c->name; c++)
        if (!g || strcmp(c->game, g->name) == 0)
            um_buf_printf(out, "%s%s", out->n ? ", " : "", c->name);
}

/* Says that no pack has the name, and which are of the game. */
static um_status no_such_pack(const um_game *g, um_text name, const um_sink *sink)
{
    um_buf names = {.max = 200};
    um_pack_builtin_of(g, &names);
    um_status s = um_say(sink, UM_ERROR, UM_NAME, (um_place){0}, "pack-name",
                         "no pack '%.*s' is built in, only: %s (a file is named with its .xml)",
                         (int)(name.n > 60 ? 60 : name.n), name.p, um_buf_view(&names).p);
    um_buf_free(&names);
    return s;
}

um_status um_pack_builtin(const um_game *g, um_text name, const um_sink *sink, um_pack **out)
{
    if (name.n == 0 && g)
        name = um_text_of(g->builtin_pack);
    um_text xml = um_pack_builtin_xml(name);
    if (!xml.n || is_schema(name))
        return no_such_pack(g, name, sink);
    um_pack *p;
    um_status s = open_pack(name, xml, sink, &p);
    if (s != UM_OK)
        return s;
    if (g && p->game != g) {
        um_pack_free(p);
        return um_say(sink, UM_ERROR, UM_NAME, (um_place){0}, "pack-name",
                      "the pack '%.*s' is not of the game %s", (int)(name.n > 60 ? 60 : name.n), name.p,
                      g->name);
    }
    *out = p;
    return UM_OK;
}
