/* Judging what lies in memory. */
#include <string.h>

#include "parser/engine/inside.h"

/* What is made in the course of a call, and let go at its end. */
typedef struct judging {
    um_engine *e;
    um_packs packs;
    um_engine_kit kit;
    um_opening how;
    um_opened opened;
} judging;

/* A result owns the arena that it and all its texts lie in. */
typedef struct owned {
    um_engine_result result;
    um_arena arena;
} owned;

static const int8_t *rulings_of(void *user, const um_game *g)
{
    const um_engine *e = user;
    for (int i = 0; i < um_ngames; i++)
        if (um_games[i] == g)
            return e->rulings[i];
    return NULL;
}

static um_status open_inputs(judging *j, const um_reading_input *in, size_t n)
{
    um_engine *e = j->e;
    j->packs = (um_packs){
        .fetch = um_engine_fetch, .fetch_user = e, .sink = e->sink, .given = e->pack, .shelf = &e->shelf};
    j->how = (um_opening){.game = e->game,
                          .pack = e->pack,
                          .packs = &j->packs,
                          .reveal = e->reveal,
                          .bare = true,
                          .rulings = rulings_of,
                          .rulings_user = e};
    if (n == 1 && !um_is_log(in[0].bytes))
        return um_open_input(&j->how, in[0].name.p, in[0].bytes, &e->sink, &j->opened);
    um_status s = um_engine_find_kit(e, &j->packs, &in[0], &j->kit);
    j->how.kit = &j->kit.kit;
    return s == UM_OK ? um_open_logs(&j->how, in, n, &e->sink, &j->opened) : s;
}

static um_status tell_case(const judging *j, const char *name, const um_case *c, um_copier *to,
                           const um_engine_game **out)
{
    const um_engine *e = j->e;
    um_view v;
    um_run *run;
    const um_run_settings settings = {.trust = e->trust ? e->trust : UM_LIKELY,
                                      .trust_forced = e->trust != UM_UNKNOWN,
                                      .options = rulings_of(j->how.rulings_user, c->game),
                                      .binding = e->binding};
    um_status s = um_run_case(c, &settings, &e->sink, &run);
    if (s != UM_OK)
        return s;
    if (j->opened.reading)
        s = um_reading_note_misdrops(j->opened.reading, c, run);
    if (s == UM_OK)
        s = um_view_make(&v, name, &j->opened, c, run);
    if (s == UM_OK) {
        *out = um_engine_tell(&v, to);
        s = *out && !to->failed ? UM_OK : UM_MEMORY;
        um_view_free(&v);
    }
    um_run_free(run);
    return s;
}

/* Sums over the games. */
static void sum_up(um_engine_result *r)
{
    for (size_t i = 0; i < r->ngames; i++) {
        const um_engine_game *g = r->games[i];
        r->unread += g->unread;
        for (size_t k = 0; k < g->nfindings; k++) {
            const um_engine_finding *f = g->findings[k];
            r->illegal += !f->accepted && strcmp(f->verdict, um_verdict_text(UM_ILLEGAL)) == 0;
            r->undetermined += !f->accepted && strcmp(f->verdict, um_verdict_text(UM_UNDETERMINED)) == 0;
        }
    }
}

static um_status tell(const judging *j, const char *name, owned *o)
{
    const um_record *r = j->opened.record;
    um_copier c = {&o->arena, false};
    const um_engine_game **games = um_copy_room(&c, (size_t)r->ncases, sizeof *games);
    um_status s = games ? UM_OK : UM_MEMORY;
    o->result.name = um_copy_text(&c, um_text_of(name));
    char digest[65];
    um_opened_digest(&j->opened, digest);
    o->result.digest = um_copy_text(&c, um_text_of(digest));
    o->result.is_log = j->opened.is_log;
    for (int i = 0; s == UM_OK && i < r->ncases; i++)
        s = tell_case(j, name, &r->cases[i], &c, &games[i]);
    if (s != UM_OK || c.failed)
        return s != UM_OK ? s : UM_MEMORY;
    o->result.games = games;
    o->result.ngames = (size_t)r->ncases;
    sum_up(&o->result);
    return UM_OK;
}

static owned *new_owned(void)
{
    owned *o = um_realloc(NULL, 0, sizeof *o);
    if (o)
        *o = (owned){.arena = {0}};
    return o;
}

static um_engine_result *judge(um_engine *e, const um_reading_input *in, size_t n)
{
    judging j = {.e = e};
    um_engine_begin(e);
    owned *o = new_owned();
    um_status s = o ? open_inputs(&j, in, n) : UM_MEMORY;
    if (s == UM_OK)
        s = tell(&j, in[0].name.p, o);
    um_opened_free(&j.opened);
    um_engine_put_kit(&j.kit);
    um_packs_free(&j.packs);
    if (um_engine_end(e, s) == UM_OK)
        return &o->result;
    if (o)
        um_engine_result_free(&o->result);
    return NULL;
}

um_engine_result *um_engine_judge(um_engine *e, const char *name, const void *bytes, size_t n)
{
    const um_reading_input in = {um_text_of(name), {bytes, n}};
    return judge(e, &in, 1);
}

um_engine_result *um_engine_judge_chain(um_engine *e, size_t logs, const char *const *names,
                                        const void *const *bytes, const size_t *sizes)
{
    um_reading_input *in = um_realloc(NULL, 0, logs * sizeof *in + 1);
    um_engine_result *r = NULL;
    for (size_t i = 0; in && i < logs; i++)
        in[i] = (um_reading_input){um_text_of(names[i]), {bytes[i], sizes[i]}};
    if (in && logs)
        r = judge(e, in, logs);
    else {
        um_engine_begin(e);
        um_engine_end(e, in ? UM_CALL : UM_MEMORY);
    }
    um_free(in, logs * sizeof *in + 1);
    return r;
}

void um_engine_result_free(um_engine_result *r)
{
    if (!r)
        return;
    owned *o = (owned *)r; /* its first member */
    um_arena_free(&o->arena);
    um_free(o, sizeof *o);
}
