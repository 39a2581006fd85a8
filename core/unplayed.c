#include "core/unplayed.h"

typedef struct unplayed {
    bool is, correction;
    int side; /* who did it, -1: not known */
} unplayed;

static unplayed read_it(const um_game *g, const um_action *a)
{
    const um_verb *v = &g->verbs[a->verb];
    unplayed u = {.side = -1};
    for (int k = 0; k < 2 && !u.is; k++) {
        int param = um_param_named(v, k ? UM_TEXT(UM_CORRECTION) : UM_TEXT(UM_UNPLAYED));
        if (param < 0 || !um_has_arg(a, param))
            continue;
        int side = um_int_arg(a, param, -1);
        u = (unplayed){.is = true, .correction = k == 1, .side = side < 2 ? side : -1};
    }
    return u;
}

/* Where a piece is in a position; UM_NONE: that cannot be told. */
static um_ref where_is(um_ctx *c, const void *state, um_ref piece)
{
    int query = um_verb_named(c->game->queries, c->game->nqueries, UM_TEXT("position"));
    um_answer answer = {.no_such = false};
    um_maker m;
    if (query < 0)
        return UM_NONE;
    um_make(&m, query, -1);
    um_make_ref(&m, 0, piece);
    if (c->game->query(c, state, &m.action, &answer) != UM_OK || answer.no_such || !um_known(answer.value))
        return UM_NONE;
    return answer.value.lo;
}

static void write_place(const um_ctx *c, um_ref place, um_buf *out)
{
    if (place == UM_NONE)
        um_buf_str(out, "no place");
    else
        um_ref_write(c->pack, place, out);
}

static void write_way(um_ctx *c, um_ref piece, um_ref from, um_ref to, bool correction, um_buf *out)
{
    static const char *const turned[] = {"%s was turned in nobody's play at %s", "%s was turned back at %s"};
    static const char *const moved[] = {"%s was moved in nobody's play, from %s to %s",
                                        "%s was put right, from %s to %s"};
    um_buf who = {0}, here = {0}, there = {0};
    um_ref_write(c->pack, piece, &who);
    write_place(c, from, &here);
    write_place(c, to, &there);
    um_buf_str(out, out->n ? "; " : "");
    if (from == to)
        um_buf_printf(out, turned[correction], um_buf_view(&who).p, um_buf_view(&there).p);
    else
        um_buf_printf(out, moved[correction], um_buf_view(&who).p, um_buf_view(&here).p,
                      um_buf_view(&there).p);
    out->failed = out->failed ? out->failed : who.failed | here.failed | there.failed ? UM_MEMORY : UM_OK;
    um_buf_free(&who);
    um_buf_free(&here);
    um_buf_free(&there);
}

static void write_words(um_ctx *c, const void *before, const void *after, const um_action *a, unplayed u,
                        um_buf *out)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref piece = a->values[a->args[i].first + k].ref;
            int kind = piece == UM_NONE ? -1 : um_ref_kind(piece);
            if (kind >= 0 && c->game->kinds[kind].is_piece &&
                c->game->verbs[a->verb].params[a->args[i].param].type == UM_P_REFS)
                write_way(c, piece, where_is(c, before, piece), where_is(c, after, piece), u.correction, out);
        }
    if (out->n && u.side >= 0) {
        um_buf_str(out, ", ");
        um_buf_printf(out, "by %s", c->game->side_names[u.side]);
    }
}

um_status um_unplayed_note(um_ctx *c, const void *before, const void *after, const um_action *a,
                           um_arena *arena, um_finding *out)
{
    unplayed u = read_it(c->game, a);
    um_buf words = {.max = 4096};
    *out = (um_finding){.step = out->step,
                        .at = a->at,
                        .side = (int8_t)u.side,
                        .verdict = UM_NOTED,
                        .code = u.correction ? "mended" : "unplayed"};
    if (u.is)
        write_words(c, before, after, a, u, &words);
    um_status s = words.failed == UM_MEMORY ? UM_MEMORY : um_text_dup(arena, um_buf_view(&words), &out->note);
    um_buf_free(&words);
    return s;
}

static const char hidden_at[] = "what lies hidden at %s";

bool um_is_hidden(const char *missing)
{
    return strncmp(missing, hidden_at, sizeof hidden_at - sizeof "%s") == 0;
}

um_status um_hidden_words(const um_pack *p, const um_action *a, um_arena *arena, const char ***out)
{
    um_buf words = {.max = 1000}, places = {.max = 900};
    um_text kept;
    int n;
    const um_value *place = um_values_of(a, 0, &n);
    *out = NULL;
    if (n == 0)
        return UM_OK;
    for (int i = 0; i < n; i++) {
        um_buf_str(&places, i ? ", " : "");
        um_ref_write(p, place[i].ref, &places);
    }
    um_buf_printf(&words, hidden_at, um_buf_view(&places).p);
    um_buf_free(&places);
    um_status s = um_text_dup(arena, um_buf_view(&words), &kept);
    const char **list = s == UM_OK ? um_arena_alloc(arena, sizeof *list) : NULL;
    um_buf_free(&words);
    if (!list)
        return UM_MEMORY;
    *list = kept.p;
    *out = list;
    return UM_OK;
}
