#include "core/context.h"

#include "core/bits.h"
#include "core/game.h"
#include "core/touched.h"

#include <stdio.h>
#include <string.h>

void um_ctx_init(um_ctx *c, const um_game *g, const um_pack *p, um_sure_level trust)
{
    *c = (um_ctx){.game = g,
                  .pack = p,
                  .trust = trust,
                  .verdict = UM_YES,
                  .varied_ruling = -1,
                  .last_rule = -1,
                  .only_about = -1};
}

/* ---- recording ---- */

void um_recorder_begin(um_recorder *rec, um_arena *arena)
{
    memset(rec, 0, offsetof(um_recorder, read_before));
    rec->arena = arena;
}

/* ---- reading data: the one place where trust is applied ---- */

static size_t chain_of(const um_read *r)
{
    uint32_t h = (r->datum ^ (uint32_t)r->num ^ (uint32_t)(uintptr_t)r->what) * 2654435761u;
    return h >> 24 & (UM_READ_CHAINS - 1);
}

UM_APART static void record_read(um_recorder *rec, um_read read)
{
    if (rec->nreads == UM_READS_MAX)
        return;
    uint16_t *chain = &rec->read_chain[chain_of(&read)];
    int last = rec->nreads + 1; /* a chain goes down; one that does not is left over from another question */
    for (int i = *chain; i > rec->read_mark && i < last; i = rec->read_before[i - 1]) {
        const um_read *had = &rec->reads[i - 1];
        last = i;
        if (had->doubt == read.doubt && had->datum == read.datum && had->num == read.num &&
            had->what == read.what)
            return;
    }
    rec->read_before[rec->nreads] = *chain;
    rec->reads[rec->nreads++] = read;
    *chain = (uint16_t)rec->nreads;
}

static inline void note_read(um_ctx *c, um_read read)
{
    c->doubts |= read.doubt;
    if (c->rec)
        record_read(c->rec, read);
}

static bool in_believed(const um_ctx *c, um_datum_id id)
{
    for (int i = 0; i < c->nbelieved; i++)
        if (c->believed[i] == id)
            return true;
    return false;
}

/* A datum that is believed: as it is supposed to be, or as it is stated, if it is. */
static const um_datum *as_believed(const um_ctx *c, um_datum_id id, const um_datum *d)
{
    for (int i = 0; i < c->nsupposed; i++)
        if (c->supposed[i].id == id)
            return &c->supposed[i].as;
    return d->sure == UM_UNKNOWN ? NULL : d;
}

/* A datum that is not certain, if it is to be relied on, else NULL; it is noted as read. */
static const um_datum *trusted(um_ctx *c, um_datum_id id, const um_datum *d)
{
    if (id)
        um_touched_note(c->pack, id);
    note_read(c, id ? (um_read){.doubt = UM_D_DATUM, .datum = id}
                    : (um_read){.doubt = UM_D_MISSING, .what = "what is meant there"});
    if (in_believed(c, id))
        return as_believed(c, id, d);
    return d->sure != UM_UNKNOWN && !c->only_believed && (um_sure_level)d->sure >= c->trust ? d : NULL;
}

static inline bool is_sound(const um_datum *d)
{
    return d->sure == UM_CERTAIN || d->stated;
}

static bool believe(um_ctx *c, um_datum_id id, const um_datum *d)
{
    return is_sound(d) || trusted(c, id, d) != NULL;
}

/* The datum of a row if it is certain or stated, else NULL. Nearly every question of a rule ends here,
 * without a call; the other is asked of a function of its own, for this one to need no registers kept. */
static inline const um_datum *sound(const um_ctx *c, int kind, int row, int attr)
{
    const um_table *t = &c->pack->tables[kind];
    if (row < 0 || row >= t->nrows)
        return NULL;
    const um_datum *d = &t->data[row * c->game->kinds[kind].nattrs + attr];
    return is_sound(d) ? d : NULL;
}

/* Any other datum of a row, if it may be relied on, else NULL; one of a row that there is not is unknown. */
static const um_datum *unsound(um_ctx *c, int kind, int row, int attr)
{
    static const um_datum unknown = {.lo = UM_NONE, .hi = UM_NONE, .sure = UM_UNKNOWN};
    bool there = row >= 0 && row < c->pack->tables[kind].nrows;
    const um_datum *d =
        there ? &c->pack->tables[kind].data[row * c->game->kinds[kind].nattrs + attr] : &unknown;
    return trusted(c, there ? um_datum_of(kind, row, attr) : 0, d);
}

static int word_count(const um_attr *a)
{
    int n = 0;
    while (a->words[n])
        n++;
    return n;
}

static inline um_range range_of(const um_datum *d)
{
    return (um_range){d->lo, d->hi};
}

UM_APART static um_range unsound_int(um_ctx *c, int kind, int row, int attr)
{
    const um_attr *a = &c->game->kinds[kind].attrs[attr];
    const um_datum *d = unsound(c, kind, row, attr);
    return d ? range_of(d) : um_span(a->lo, a->hi);
}

um_range um_int(um_ctx *c, int kind, int row, int attr)
{
    const um_datum *d = sound(c, kind, row, attr);
    return d ? range_of(d) : unsound_int(c, kind, row, attr);
}

um_range um_word(um_ctx *c, int kind, int row, int attr)
{
    const um_datum *d = sound(c, kind, row, attr);
    if (!d)
        d = unsound(c, kind, row, attr);
    return d ? range_of(d) : um_span(0, word_count(&c->game->kinds[kind].attrs[attr]) - 1);
}

static inline um_truth has_word(const um_ctx *c, const um_datum *d, int kind, int attr, int word)
{
    if (c->game->kinds[kind].attrs[attr].type == UM_A_SET)
        return um_sure((d->lo >> word) & 1);
    if (d->lo == d->hi)
        return um_sure(d->lo == word);
    return word < d->lo || word > d->hi ? UM_NO : UM_MAYBE;
}

UM_APART static um_truth unsound_is(um_ctx *c, int kind, int row, int attr, int word)
{
    const um_datum *d = unsound(c, kind, row, attr);
    return d ? has_word(c, d, kind, attr, word) : UM_MAYBE;
}

um_truth um_is(um_ctx *c, int kind, int row, int attr, int word)
{
    const um_datum *d = sound(c, kind, row, attr);
    return d ? has_word(c, d, kind, attr, word) : unsound_is(c, kind, row, attr, word);
}

UM_APART static um_truth unsound_is_ref(um_ctx *c, int kind, int row, int attr, um_ref value)
{
    const um_datum *d = unsound(c, kind, row, attr);
    return d ? um_sure(d->lo == value) : UM_MAYBE;
}

um_truth um_is_ref(um_ctx *c, int kind, int row, int attr, um_ref value)
{
    const um_datum *d = sound(c, kind, row, attr);
    return d ? um_sure(d->lo == value) : unsound_is_ref(c, kind, row, attr, value);
}

um_truth um_exists(um_ctx *c, int kind, int row)
{
    um_datum_id id = um_datum_of(kind, row, UM_ATTR_EXISTS);
    if (row < 0 || row >= c->pack->tables[kind].nrows)
        return UM_NO;
    const um_datum *d = &c->pack->tables[kind].rows[row].exists;
    const um_datum *relied = is_sound(d) ? d : trusted(c, id, d);
    bool denied = relied && relied != d && relied->lo == 0; /* supposed not to be */
    return denied ? UM_NO : relied ? UM_YES : UM_MAYBE;
}

um_truth um_complete(um_ctx *c, int kind)
{
    return believe(c, um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS), &c->pack->tables[kind].complete)
               ? UM_YES
               : UM_MAYBE;
}

/* ---- rulings ---- */

static inline int option_of(um_ctx *c, int ruling)
{
    const um_ruling *r = &c->game->rulings[ruling];
    bool chosen = c->options && c->options[ruling] >= 0;
    c->doubts |= UM_D_RULING;
    if (c->varied_ruling == ruling)
        return c->varied_option;
    if (!chosen && r->open)
        c->open_ruling = true;
    return chosen ? c->options[ruling] : r->chosen;
}

UM_APART static int noted_option(um_ctx *c, int ruling)
{
    um_touched_note_ruling(c->pack, ruling);
    note_read(c, (um_read){.doubt = UM_D_RULING, .num = ruling});
    return option_of(c, ruling);
}

int um_option(um_ctx *c, int ruling)
{
    return c->rec || c->pack->touched ? noted_option(c, ruling) : option_of(c, ruling);
}

bool um_ruled(um_ctx *c, int ruling, int option)
{
    return um_option(c, ruling) == option;
}

/* ---- doubts that are not data ---- */

um_truth um_missing(um_ctx *c, const char *what)
{
    note_read(c, (um_read){.doubt = UM_D_MISSING, .what = what});
    return UM_MAYBE;
}

um_truth um_unruled(um_ctx *c, const char *what)
{
    note_read(c, (um_read){.doubt = UM_D_UNRULED, .what = what});
    return UM_MAYBE;
}

um_truth um_ambiguous(um_ctx *c, const char *what)
{
    note_read(c, (um_read){.doubt = UM_D_AMBIGUOUS, .what = what});
    return UM_MAYBE;
}

um_truth um_clean(um_ctx *c, int object)
{
    if (!c->taint || object < 0 || !um_has_bit(c->taint, object))
        return UM_YES;
    note_read(c, (um_read){.doubt = UM_D_TAINT, .num = object});
    return UM_MAYBE;
}

/* ---- facts and decisions ---- */

static void add_fact(um_ctx *c, const char *key, um_text value)
{
    um_recorder *rec = c->rec;
    um_text kept;
    if (rec->nfacts == UM_FACTS_MAX || um_text_dup(rec->arena, value, &kept) != UM_OK)
        return;
    rec->facts[rec->nfacts++] = (um_fact){key, kept};
}

static void word_range(um_ctx *c, const char *key, um_range v)
{
    if (um_known(v))
        um_fact_text(c, key, "%d", (int)v.lo);
    else if (v.lo <= -UM_NEVER && v.hi >= UM_NEVER)
        um_fact_text(c, key, "unknown");
    else
        um_fact_text(c, key, v.hi >= UM_NEVER ? "%d or more" : "%d..%d", (int)v.lo, (int)v.hi);
}

static void word_ref(um_ctx *c, const char *key, um_ref r)
{
    const char *side; /* as um_ref_label has it, but without a buffer that may lack memory */
    um_text name = um_ref_name(c->pack, r), id = um_ref_id(c->pack, r);
    if (!um_ref_shares_name(c->pack, r, &side))
        add_fact(c, key, name);
    else if (side)
        um_fact_text(c, key, "%s:%.*s", side, UM_FMT(name));
    else
        um_fact_text(c, key, "%.*s (%.*s)", UM_FMT(name), UM_FMT(id));
}

/* Leave a fact without words until it is decided what it is stated for. Speed dictates that: nobody asks for
 * those of what holds, where decisions may be made sparingly. False if they are asked for. */
static bool put_off(um_ctx *c, const char *key, um_unworded what)
{
    um_recorder *rec = c->rec;
    if (!c->sparing || rec->nfacts == UM_FACTS_MAX)
        return c->sparing;
    rec->unworded[rec->nfacts] = what;
    rec->facts[rec->nfacts++] = (um_fact){key, {NULL, 0}};
    return true;
}

/* Put words to those of the decision that is made. */
static void word_facts(um_ctx *c)
{
    um_recorder *rec = c->rec;
    int n = rec->nfacts;
    rec->nfacts = rec->fact_mark;
    for (int i = rec->fact_mark; i < n; i++) {
        const um_fact f = rec->facts[i];
        const um_unworded what = rec->unworded[i];
        if (f.value.p)
            rec->facts[rec->nfacts++] = f;
        else if (what.is_ref)
            word_ref(c, f.key, what.ref);
        else
            word_range(c, f.key, what.range);
    }
}

void um_fact_range(um_ctx *c, const char *key, um_range v)
{
    if (c->rec && !put_off(c, key, (um_unworded){.range = v}))
        word_range(c, key, v);
}

void um_fact_int(um_ctx *c, const char *key, int32_t v)
{
    um_fact_range(c, key, um_exactly(v));
}

void um_fact_ref(um_ctx *c, const char *key, um_ref r)
{
    if (c->rec && !put_off(c, key, (um_unworded){.is_ref = true, .ref = r}))
        word_ref(c, key, r);
}

void um_fact_text(um_ctx *c, const char *key, const char *fmt, ...)
{
    if (!c->rec)
        return;
    char words[512];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    add_fact(c, key, um_text_of(words));
}

void um_use(um_ctx *c, int rule)
{
    c->last_rule = rule;
    um_recorder *rec = c->rec;
    if (!rec || rec->nuses == UM_USES_MAX)
        return;
    for (int i = rec->use_mark; i < rec->nuses; i++)
        if (rec->uses[i] == rule)
            return;
    rec->uses[rec->nuses++] = (int16_t)rule;
}

void um_fresh(um_ctx *c)
{
    if (!c->rec)
        return;
    c->rec->nfacts = c->rec->fact_mark;
    c->rec->nuses = c->rec->use_mark;
}

void um_about(um_ctx *c, int step)
{
    c->about = step;
}

void um_fault(um_ctx *c, int side)
{
    c->fault = side < 0 ? 0 : side + 1;
}

/* Whether a card's text sets a broken rule aside, or may. */
static um_truth excuse(um_ctx *c, int rule)
{
    for (int i = 0; i < c->nexcused; i++)
        if (c->excused[i] == rule) {
            um_use(c, c->text_rule);
            return UM_YES;
        }
    if (!c->text_unknown)
        return UM_NO;
    um_use(c, c->text_rule);
    return um_missing(c, "what the text of the card allows");
}

um_truth um_decide(um_ctx *c, int rule, um_truth holds)
{
    if (c->only_about >= 0 && (c->about != c->only_about || c->fault != c->only_fault)) {
        um_fresh(c); /* what was stated for a decision that is not asked for is no fact of the next */
        return holds;
    }
    if (holds == UM_NO)
        holds = excuse(c, rule);
    c->verdict = um_and(c->verdict, holds);
    c->last_rule = rule;
    um_recorder *rec = c->rec;
    bool full = rec && rec->ndecisions == UM_DECISIONS_MAX;
    if (!rec || (full && holds >= rec->decisions[UM_DECISIONS_MAX - 1].holds))
        return holds;
    rec->ndecisions -= full; /* a breach goes before what was kept */
    if (c->sparing && holds == UM_YES)
        rec->nfacts = rec->fact_mark;
    else if (c->sparing)
        word_facts(c);
    rec->decisions[rec->ndecisions++] = (um_decision){
        .rule = (int16_t)rule,
        .holds = (uint8_t)holds,
        .claim = c->claim,
        .about = c->about,
        .fault = (int8_t)c->fault,
        .fact_first = (uint16_t)rec->fact_mark,
        .facts = (uint16_t)(rec->nfacts - rec->fact_mark),
        .use_first = (uint16_t)rec->use_mark,
        .uses = (uint16_t)(rec->nuses - rec->use_mark),
        .read_first = (uint16_t)rec->read_mark,
        .reads = (uint16_t)(rec->nreads - rec->read_mark),
    };
    rec->fact_mark = rec->nfacts;
    rec->use_mark = rec->nuses;
    rec->read_mark = rec->nreads;
    return holds;
}

um_truth um_decide_claim(um_ctx *c, int rule, um_truth holds)
{
    bool was = c->claim;
    c->claim = true;
    holds = um_decide(c, rule, holds);
    c->claim = was;
    return holds;
}

um_truth um_decide_stated(um_ctx *c, int rule, um_truth holds, bool stated)
{
    return stated ? um_decide_claim(c, rule, holds) : um_decide(c, rule, holds);
}

void um_legal(um_ctx *c, const char *fmt, ...)
{
    if (!c->rec || c->rec->legal.n)
        return;
    char words[512];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    um_text_dup(c->rec->arena, um_text_of(words), &c->rec->legal);
}

um_ctx um_quiet(const um_ctx *c)
{
    um_ctx quiet = *c;
    quiet.rec = NULL;
    quiet.book_cap = 0;
    return quiet;
}

void um_book(um_ctx *c, int side, um_range points, int rule, const char *fmt, ...)
{
    if (c->nbook >= c->book_cap || (points.lo == 0 && points.hi == 0))
        return;
    um_book_entry *e = &c->book[c->nbook++];
    *e = (um_book_entry){.side = side, .points = points, .rule = rule};
    if (!c->book_words)
        return;
    char words[256];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    um_text_dup(c->book_words, um_text_of(words), &e->what);
}

void um_refuse(um_ctx *c, const char *why, um_ref what)
{
    if (!c->refused) {
        c->refused = why;
        c->refused_ref = what;
        c->refused_at = UM_NONE;
    }
}

void um_refuse_elsewhere(um_ctx *c, const char *why, um_ref what, um_ref at)
{
    if (!c->refused) {
        um_refuse(c, why, what);
        c->refused_at = at;
    }
}

void um_cover_count(um_cover *cover, const um_recorder *rec, bool legal)
{
    for (int i = 0; i < rec->ndecisions; i++) {
        const um_decision *d = &rec->decisions[i];
        uint32_t *to = d->holds == UM_NO ? cover->broken : d->holds == UM_MAYBE ? cover->open : cover->kept;
        if (d->holds == UM_YES && !legal)
            continue;
        to[d->rule]++;
        for (int u = 0; u < d->uses; u++)
            to[rec->uses[d->use_first + u]]++;
    }
}

void um_take_refusal(um_ctx *to, const um_ctx *from)
{
    to->refused = from->refused;
    to->refused_ref = from->refused_ref;
    to->refused_at = from->refused_at;
}
