/* Tying a binding to a pack: ids become rows, words become sides and verbs. */
#include "parser/reading/bind.h"

#include "core/game.h"

#include <string.h>

typedef struct resolver {
    um_binding *b;
    const um_pack *p;
    const um_sink *sink;
    bool failed;
} resolver;

static void complain(resolver *r, uint32_t line, const char *nearest, const char *what, um_text name)
{
    r->failed = true;
    um_place at = {.file = r->b->file.p, .line = line};
    if (nearest)
        um_say(r->sink, UM_ERROR, UM_NAME, at, "bind-name", "the game has no %s '%.*s'; the nearest is %s",
               what, UM_FMT(name), nearest);
    else
        um_say(r->sink, UM_ERROR, UM_NAME, at, "bind-name", "the game has no %s '%.*s'", what, UM_FMT(name));
}

static int word_index(const char *const *words, um_text t)
{
    for (int i = 0; words[i]; i++)
        if (um_text_is(t, words[i]))
            return i;
    return -1;
}

static int side_no(resolver *r, um_text name, uint32_t line)
{
    if (!name.n)
        return -1;
    int side = word_index(r->p->game->sides, name);
    if (side < 0)
        complain(r, line, um_nearest_word(r->p->game->sides, name), "side", name);
    return side;
}

/* By id, by name, or, where two sides have the name, as `us:6th`. */
static um_found find(resolver *r, uint32_t kinds, um_text t)
{
    um_found f = um_find_name(r->p, kinds, -1, t);
    const char *colon = t.n ? memchr(t.p, ':', t.n) : NULL;
    if (f.matches || !colon)
        return f;
    um_text side = {t.p, (size_t)(colon - t.p)}, name = {colon + 1, t.n - side.n - 1};
    int no = word_index(r->p->game->sides, um_text_trim(side));
    return no < 0 ? f : um_find_name(r->p, kinds, no, name);
}

/* The row of an id; the kind is named by a word of the game. */
static um_ref row_of(resolver *r, um_text kind, um_text id, uint32_t line)
{
    int k = um_kind_named(r->p->game, kind);
    if (k < 0) {
        complain(r, line, NULL, "kind of thing", kind);
        return UM_NONE;
    }
    um_ref ref = um_row_by_id(r->p, k, id);
    if (ref == UM_NONE) {
        um_found f = find(r, UM_KIND_BIT(k), id);
        if (f.matches == 1)
            return f.ref;
        char near[80] = "";
        um_text n = um_nearest_name(r->p, UM_KIND_BIT(k), id);
        if (n.n && n.n < sizeof near)
            memcpy(near, n.p, n.n);
        complain(r, line, near[0] ? near : NULL, r->p->game->kinds[k].name, id);
    }
    return ref;
}

/* The row of an id or a name, of any of the kinds. */
static um_ref row_of_any(resolver *r, uint32_t kinds, const char *what, um_text id, uint32_t line)
{
    um_found f = find(r, kinds, id);
    char near[80] = "";
    if (f.matches == 1)
        return f.ref;
    um_text n = um_nearest_name(r->p, kinds, id);
    if (f.matches == 0 && n.n && n.n < sizeof near)
        memcpy(near, n.p, n.n);
    complain(r, line, near[0] ? near : NULL, f.matches ? "single thing, but several, called" : what, id);
    return UM_NONE;
}

/* A piece outside of every group belongs to the first group of its kind. */
static void resolve_loose(resolver *r, um_bind_piece *p)
{
    if (p->is.n)
        p->ref = row_of_any(r, um_piece_kinds(r->p->game, true) | um_piece_kinds(r->p->game, false),
                            "piece or card", p->is, p->line);
    p->group = -1;
    for (size_t i = r->b->groups; p->ref != UM_NONE && i-- > 0;)
        if (r->b->group[i].kind_no == um_ref_kind(p->ref))
            p->group = (int)i;
}

static void resolve_groups(resolver *r)
{
    um_binding *b = r->b;
    for (size_t i = 0; i < b->groups; i++) {
        um_bind_group *g = &b->group[i];
        g->kind_no = um_kind_named(r->p->game, g->kind);
        if (g->kind_no < 0)
            complain(r, 0, NULL, "kind of thing", g->kind);
        int places = g->places.n ? um_kind_named(r->p->game, g->places) : -1;
        if (g->places.n && places < 0)
            complain(r, 0, NULL, "kind of thing", g->places);
        g->places_mask = places < 0 ? 0 : UM_KIND_BIT(places);
    }
}

static um_ref place_of(resolver *r, um_text kind, um_text is, uint32_t line)
{
    return !is.n    ? UM_NONE
           : kind.n ? row_of(r, kind, is, line)
                    : row_of_any(r, um_place_kinds(r->p->game), "place", is, line);
}

static void resolve_rows(resolver *r)
{
    um_binding *b = r->b;
    for (size_t i = 0; i < b->pieces; i++) {
        um_bind_piece *p = &b->piece[i];
        p->ref = UM_NONE;
        if (p->group >= 0 && b->group[p->group].kind_no >= 0)
            p->ref = row_of(r, b->group[p->group].kind, p->is, p->line);
        if (p->group == UM_B_ANY_KIND)
            resolve_loose(r, p);
    }
    for (size_t i = 0; i < b->places; i++) {
        um_bind_place *p = &b->place[i];
        p->ref = place_of(r, p->kind, p->is, p->line);
        p->hand = side_no(r, p->hand_name, p->line);
    }
    for (size_t i = 0; i < b->spots; i++)
        b->spot[i].ref = place_of(r, b->spot[i].kind, b->spot[i].is, b->spot[i].line);
    for (size_t i = 0; i < b->aliases; i++)
        b->alias[i].ref = row_of(r, b->alias[i].kind, b->alias[i].is, 0);
}

/* The words that a game's dice show, or NULL. */
static const char *const *face_words(const um_game *g)
{
    for (int v = 0; v < g->nverbs; v++)
        for (int p = 0; p < g->verbs[v].nparams; p++)
            if (g->verbs[v].params[p].flags & UM_FACES)
                return g->verbs[v].params[p].words;
    return NULL;
}

static void resolve_dice(resolver *r)
{
    static const char *const none[] = {NULL};
    const char *const *words = face_words(r->p->game);
    for (size_t i = 0; i < r->b->dice; i++) {
        um_bind_die *d = &r->b->die[i];
        d->ref = d->is.n ? row_of(r, d->kind, d->is, 0) : UM_NONE;
        d->words = d->faces ? words : NULL;
        for (int k = 0; k < d->faces; k++) {
            d->shows[k] = word_index(words ? words : none, d->face[k]);
            if (d->shows[k] < 0)
                complain(r, 0, words ? um_nearest_word(words, d->face[k]) : NULL, "face of dice", d->face[k]);
        }
    }
}

static int verb_no(resolver *r, um_text name, uint32_t line)
{
    if (!name.n)
        return -1;
    int v = um_verb_named(r->p->game->verbs, r->p->game->nverbs, name);
    if (v < 0)
        complain(r, line, NULL, "verb", name);
    return v;
}

static void check_sets(resolver *r, const um_bind_say *s, const um_bind_match *m, size_t n)
{
    for (size_t i = 0; i < n && s->verb >= 0; i++)
        for (size_t k = 0; k < m[i].sets; k++)
            if (um_param_named(&r->p->game->verbs[s->verb], m[i].set[k].param) < 0)
                complain(r, s->line, NULL, "parameter of this verb", m[i].set[k].param);
}

static void resolve_verbs(resolver *r)
{
    um_binding *b = r->b;
    for (size_t i = 0; i < b->says; i++) {
        um_bind_say *s = &b->say[i];
        s->verb = verb_no(r, s->verb_name, s->line);
        check_sets(r, s, s->head, s->heads);
        check_sets(r, s, s->also, s->alsos);
    }
    for (size_t i = 0; i < b->markers; i++) {
        b->marker[i].verb = verb_no(r, b->marker[i].verb_name, 0);
        b->marker[i].position = verb_no(r, b->marker[i].position_name, 0);
    }
}

um_status um_bind_resolve(um_binding *b, const um_pack *p, const um_sink *sink)
{
    resolver r = {b, p, sink, false};
    if (p->game != b->game)
        return um_say(sink, UM_ERROR, UM_NAME, (um_place){.file = b->file.p}, "bind-game",
                      "the binding is for the game %s, the pack is of %s", b->game->name, p->game->name);
    for (size_t i = 0; i < b->sides; i++)
        b->side[i].side = side_no(&r, b->side[i].is, 0);
    side_no(&r, b->score.positive, 0);
    resolve_groups(&r);
    resolve_rows(&r);
    resolve_verbs(&r);
    resolve_dice(&r);
    return r.failed ? UM_NAME : UM_OK;
}

um_status um_bind_fits(const um_binding *b, um_text module, um_text version, const um_sink *sink)
{
    bool other_version = false;
    for (size_t i = 0; i < b->modules; i++) {
        if (!um_text_eq(b->module[i].name, module))
            continue;
        if (!b->module[i].version.n || um_text_eq(b->module[i].version, version))
            return UM_OK;
        other_version = true;
    }
    um_place at = {.file = b->file.p};
    if (!b->modules)
        return um_say(sink, UM_ERROR, UM_NAME, at, "bind-module", "the binding names no module");
    const um_bind_module *m = &b->module[0];
    if (other_version)
        return um_say(sink, UM_ERROR, UM_NAME, at, "bind-version",
                      "the binding is for version %.*s of the module '%.*s', not for version '%.*s'",
                      UM_FMT(m->version), UM_FMT(m->name), UM_FMT(version));
    return um_say(sink, UM_ERROR, UM_NAME, at, "bind-module",
                  "the binding is for the module '%.*s', not for '%.*s'", UM_FMT(m->name), UM_FMT(module));
}

int um_bind_side_of(const um_binding *b, um_text name)
{
    for (size_t i = 0; i < b->sides; i++)
        if (um_text_eq(b->side[i].name, name))
            return b->side[i].side;
    return -1;
}
