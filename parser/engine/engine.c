/* An engine: made, set, and asked what was said. */
#include <string.h>

#include "parser/engine/inside.h"
#include "parser/versions.h"

/* ---- copies ---- */

const char *um_copy_text(um_copier *c, um_text t)
{
    um_text kept;
    if (t.n == 0)
        return "";
    if (um_text_dup(c->arena, t, &kept) == UM_OK)
        return kept.p;
    c->failed = true;
    return "";
}

const char *um_copy_buf(um_copier *c, um_buf *b)
{
    c->failed |= b->failed == UM_MEMORY;
    const char *kept = um_copy_text(c, um_buf_view(b));
    um_buf_free(b);
    return kept;
}

void *um_copy_room(um_copier *c, size_t n, size_t size)
{
    void *p = um_arena_alloc(c->arena, (n + 1) * size);
    c->failed |= !p;
    return p;
}

/* ---- what was said ---- */

static const um_engine_diag no_memory = {.level = "error",
                                         .status = "out of memory",
                                         .code = "memory",
                                         .message = "out of memory",
                                         .file = "",
                                         .nearest = ""};
static const um_engine_diag *const only_memory[] = {&no_memory};

static const um_engine_diag *diag_of(um_copier *c, const um_diag *d)
{
    static const char *const levels[] = {[UM_NOTE] = "note", [UM_WARNING] = "warning", [UM_ERROR] = "error"};
    um_engine_diag *out = um_copy_room(c, 1, sizeof *out);
    if (!out)
        return NULL;
    *out = (um_engine_diag){.level = levels[d->level],
                            .status = d->level == UM_ERROR ? um_status_text(d->status) : "",
                            .code = d->code ? d->code : "",
                            .message = um_copy_text(c, um_text_of(d->message)),
                            .file = um_copy_text(c, um_text_of(d->at.file)),
                            .line = d->at.line,
                            .column = d->at.column,
                            .entry = d->at.entry,
                            .nearest = um_copy_text(c, um_text_of(d->nearest))};
    return out;
}

/* A um_sink_fn: what is said is kept for the caller. */
static void hear(void *user, const um_diag *d)
{
    um_engine *e = user;
    um_copier c = {&e->words, false};
    if (um_grow((void **)&e->said, &e->said_cap, e->nsaid + 1, sizeof *e->said) != UM_OK)
        return; /* a refusal, which um_engine_end asks for */
    e->said[e->nsaid] = diag_of(&c, d);
    e->nsaid += !c.failed;
    e->complained |= d->level == UM_ERROR;
}

void um_engine_begin(um_engine *e)
{
    um_arena_reset(&e->words);
    e->nsaid = 0;
    e->complained = e->no_memory = false;
    e->sink = (um_sink){hear, e};
    e->refused = um_refusals();
}

um_status um_engine_end(um_engine *e, um_status s)
{
    if (s != UM_OK && s != UM_MEMORY && !e->complained)
        um_say(&e->sink, UM_ERROR, s, (um_place){.file = NULL}, "input", "%s", um_status_text(s));
    /* Words are put together by functions that tell nobody of a refusal: it is asked for once, here. */
    e->no_memory = s == UM_MEMORY || um_refusals() > e->refused;
    return e->no_memory ? UM_MEMORY : s;
}

const um_engine_diag *const *um_engine_said(const um_engine *e, size_t *n)
{
    *n = e->no_memory ? 1 : e->nsaid;
    return e->no_memory ? only_memory : e->said;
}

/* ---- options ---- */

static um_status wrong(um_engine *e, const char *nearest, const char *what, const char *value)
{
    um_buf b = {.max = 400};
    um_buf_printf(&b, "%s '%.100s'", what, value);
    um_diag d = {.level = UM_ERROR,
                 .status = UM_VALUE,
                 .code = "option",
                 .message = b.failed ? what : um_buf_view(&b).p,
                 .nearest = nearest};
    e->sink.fn(e->sink.user, &d);
    um_buf_free(&b);
    return UM_VALUE;
}

static um_status set_game(um_engine *e, const char *value)
{
    const um_game *g = um_game_named(um_text_of(value));
    if (!g && *value)
        return wrong(e, NULL, "no game is called", value);
    e->game = g;
    return UM_OK;
}

static um_status set_pack(um_engine *e, const char *value)
{
    return um_text_dup(&e->arena, um_text_of(value), &e->pack);
}

static um_status set_trust(um_engine *e, const char *value)
{
    static const char *const words[] = {"guess", "likely", "certain", NULL};
    um_sure_level level = UM_UNKNOWN;
    if (*value && (!um_sure_parse(um_text_of(value), &level) || level == UM_UNKNOWN))
        return wrong(e, um_nearest_word(words, um_text_of(value)), "trust is guess, likely or certain, not",
                     value);
    e->trust = level;
    return UM_OK;
}

static um_status set_ruling(um_engine *e, const char *value)
{
    const char *equals = strchr(value, '=');
    um_text id = {value, equals ? (size_t)(equals - value) : strlen(value)};
    bool known = false;
    if (!equals)
        return wrong(e, NULL, "a ruling is set as ID=OPTION, not", value);
    for (int pass = 0; pass < 2; pass++)
        for (int g = 0; g < um_ngames; g++) {
            int k = um_ruling_named(um_games[g], id);
            int option = k < 0 ? -1 : um_option_named(&um_games[g]->rulings[k], um_text_of(equals + 1));
            if (k < 0)
                continue;
            known = true;
            if (option < 0 && equals[1])
                return wrong(e, NULL, "the ruling has no such option:", value);
            if (pass == 1)
                e->rulings[g][k] = (int8_t)option;
        }
    return known ? UM_OK : wrong(e, NULL, "no game has this ruling:", value);
}

/* One of two words. */
static um_status set_flag(um_engine *e, const char *value, const char *const words[3], bool *flag)
{
    bool on = strcmp(value, words[1]) == 0;
    if (!on && strcmp(value, words[0]) != 0)
        return wrong(e, um_nearest_word(words, um_text_of(value)), words[0], value);
    *flag = on;
    return UM_OK;
}

static um_status set_declarations(um_engine *e, const char *value)
{
    static const char *const words[] = {"told", "binding", NULL};
    return set_flag(e, value, words, &e->binding);
}

static um_status set_reveal(um_engine *e, const char *value)
{
    static const char *const words[] = {"no", "yes", NULL};
    return set_flag(e, value, words, &e->reveal);
}

static const struct {
    const char *name;
    um_status (*set)(um_engine *e, const char *value);
} options[] = {{"game", set_game},     {"pack", set_pack},     {"trust", set_trust},
               {"ruling", set_ruling}, {"reveal", set_reveal}, {"declarations", set_declarations}};

bool um_engine_set(um_engine *e, const char *option, const char *value)
{
    const char *names[UM_COUNT(options) + 1] = {NULL};
    um_engine_begin(e);
    for (size_t i = 0; i < UM_COUNT(options); i++) {
        names[i] = options[i].name;
        if (strcmp(options[i].name, option) == 0)
            return um_engine_end(e, options[i].set(e, value)) == UM_OK;
    }
    um_status s = wrong(e, um_nearest_word(names, um_text_of(option)), "there is no option", option);
    return um_engine_end(e, s) == UM_OK;
}

/* ---- what is known ---- */

const char *um_engine_version(void)
{
    return UMPIRE_VERSION;
}

const char *um_engine_game_name(size_t i)
{
    return i < (size_t)um_ngames ? um_games[i]->name : NULL;
}

static const um_rule *rule_of(const char *game, const char *id)
{
    const um_game *g = um_game_named(um_text_of(game));
    int rule = g ? um_rule_named(g, um_text_of(id)) : -1;
    return rule < 0 ? NULL : &g->rules[rule];
}

const char *um_engine_rule_title(const char *game, const char *id)
{
    const um_rule *r = rule_of(game, id);
    return r ? r->title : NULL;
}

const char *um_engine_rule_text(const char *game, const char *id)
{
    const um_rule *r = rule_of(game, id);
    return r ? r->text : NULL;
}

/* ---- making ---- */

static bool make_rulings(um_engine *e)
{
    e->rulings = um_arena_alloc(&e->arena, (size_t)um_ngames * sizeof *e->rulings);
    for (int g = 0; e->rulings && g < um_ngames; g++) {
        size_t n = (size_t)um_games[g]->nrulings;
        e->rulings[g] = um_arena_alloc(&e->arena, n + 1);
        if (!e->rulings[g])
            return false;
        memset(e->rulings[g], -1, n);
    }
    return e->rulings != NULL;
}

um_engine *um_engine_new(void)
{
    um_engine_start();
    um_engine *e = um_realloc(NULL, 0, sizeof *e);
    if (!e)
        return NULL;
    *e = (um_engine){.game = NULL};
    um_engine_begin(e);
    if (make_rulings(e))
        return e;
    um_engine_free(e);
    return NULL;
}

void um_engine_free(um_engine *e)
{
    if (!e)
        return;
    for (size_t i = 0; i < e->npacks; i++)
        um_buf_free(&e->packs[i].bytes);
    for (size_t i = 0; i < e->nmodules; i++)
        um_vmodule_free(e->modules[i].module);
    for (size_t i = 0; i < e->nbindings; i++) {
        um_bind_free(e->bindings[i].binding);
        um_buf_free(&e->bindings[i].bytes);
    }
    um_free(e->packs, e->packs_cap * sizeof *e->packs);
    um_free(e->modules, e->modules_cap * sizeof *e->modules);
    um_free(e->bindings, e->bindings_cap * sizeof *e->bindings);
    um_shelf_free(&e->shelf);
    um_free(e->said, e->said_cap * sizeof *e->said);
    um_arena_free(&e->arena);
    um_arena_free(&e->words);
    um_free(e, sizeof *e);
}
