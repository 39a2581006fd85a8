/* Looking at worlds: a part of the log read again through a lens, and what it breaks then compared. */
#include <stdlib.h>
#include <string.h>

#include "parser/reading/worlds.h"

enum {
    LINES_BACK = 16,  /* lines before the end of a breach, and behind it, that are tried one by one; a hold */
    LINES_ON = 8,     /* counts for a hand's whole life, but what convicts is almost always said nearby */
    PLAYS_BACK = 1,   /* plays before that of a breach whose acts may count */
    ORDERS_MAX = 120, /* other orders of a play that are looked at */
    PAIRS_MAX = 4000, /* pairs of acts that are looked through for them */
    PLAYS_MORE = 2,   /* plays read behind those that are compared, for what is open at their end */
    TOIL_EVEN = 16,   /* entries of a play up to which they cost nothing more */
    CUBES_A_PIECE = 4, /* where pieces have no names, so many of them take as long to read as one that has */
    TOIL_MAX = 30000,  /* of one look */
    LOOKED_EVEN = 100000, /* changes looked at in it up to which they cost nothing more */
    LOOKED_A_UNIT = 8
};

const um_window um_worlds_everything = {.from = NULL};

/* ---- comparing ---- */

bool um_worlds_same_file(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* Whether a place lies in the part of the log that is compared. */
bool um_worlds_within(const um_window *in, const um_place *at)
{
    return !in->from ||
           (um_worlds_same_file(at->file, in->file) && at->entry >= in->first && at->entry <= in->compared);
}

/* What is left over, and what lacks an explanation. */
size_t um_worlds_remains(const um_log_breaches *b, const um_window *in)
{
    size_t n = 0;
    for (size_t i = 0; i < b->nleft; i++)
        n += um_worlds_within(in, &b->left[i]);
    return n;
}

size_t um_worlds_faults(const um_log_breaches *b, const um_window *in)
{
    size_t n = um_worlds_remains(b, in);
    for (size_t i = 0; i < b->n; i++)
        n += um_worlds_within(in, &b->p[i].at);
    return n;
}

static bool share_rule(const um_log_breach *a, const um_log_breach *b)
{
    for (int i = 0; i < a->nrules; i++)
        for (int k = 0; k < b->nrules; k++)
            if (a->rules[i] == b->rules[k])
                return true;
    return false;
}

static bool overlap(const um_log_breach *a, const um_log_breach *b)
{
    return um_worlds_same_file(a->at.file, b->at.file) && a->at.entry <= b->at.entry_end &&
           b->at.entry <= a->at.entry_end;
}

/* The same entries break a rule that the breach breaks. */
bool um_worlds_has(const um_log_breaches *all, const um_log_breach *x)
{
    for (size_t i = 0; i < all->n; i++)
        if (overlap(&all->p[i], x) && share_rule(&all->p[i], x))
            return true;
    return false;
}

/* ---- looking at a world ---- */

/* The play that an entry belongs to, or the one behind it. */
static int play_at(const um_worlds *w, const char *file, uint32_t entry)
{
    const um_log_trail *b = &w->trail;
    int play = b->nacts ? b->acts[b->nacts - 1].play : 0;
    for (size_t i = b->nacts; i > 0; i--)
        if (um_worlds_same_file(b->acts[i - 1].file, file) && b->acts[i - 1].entry >= entry)
            play = b->acts[i - 1].play;
    return play;
}

/* The last entry of a play of the log, or of those before it. */
static uint32_t end_of_play(const um_worlds *w, int log, int play)
{
    uint32_t last = UINT32_MAX;
    bool more = false;
    for (size_t i = 0; i < w->trail.nacts; i++) {
        const um_act *a = &w->trail.acts[i];
        if (a->log != log)
            continue;
        if (a->play <= play)
            last = a->entry;
        more |= a->play > play;
    }
    return more ? last : UINT32_MAX;
}

/* What is to be read again where something between two entries of a log is taken otherwise. */
um_window um_worlds_window(const um_worlds *w, int log, const char *file, uint32_t lo, uint32_t hi, int more)
{
    const um_log_trail *b = &w->trail;
    int first = play_at(w, file, lo) - 1, last = play_at(w, file, hi) + more;
    um_window in = {.file = file};
    for (size_t i = 0; i < b->nsnapshots; i++)
        if (b->snapshot[i].log == log && b->snapshot[i].play <= first && b->snapshot[i].entry <= lo)
            in.from = &b->snapshot[i];
    if (!in.from)
        return um_worlds_everything;
    in.first = in.from->entry;
    in.compared = end_of_play(w, log, last);
    in.until = end_of_play(w, log, last + PLAYS_MORE);
    in.plays = last + PLAYS_MORE - in.from->play;
    return in;
}

/* What it takes to read a part again: about a unit a play of some entries, more than in proportion to those
 * of a long one, in which all moves are looked at beside each other. */
static int toil_of(const um_worlds *w, const um_window *in)
{
    int64_t toil = 0;
    int64_t entries = 0;
    for (size_t i = 0; i < w->trail.nacts; i++) {
        const um_act *a = &w->trail.acts[i];
        bool begins = i == 0 || a[-1].play != a->play;
        entries = begins ? 1 : entries + 1;
        if (!in->from || (a->play >= in->from->play && a->play <= in->from->play + in->plays))
            toil += begins ? 1 : entries / TOIL_EVEN;
    }
    return (int)(toil < TOIL_MAX ? toil : TOIL_MAX) + 1;
}

bool um_worlds_nameless(const um_worlds *w)
{
    return um_game_is_nameless(w->o->pack->game);
}

/* There are many cubes to a play, and little is to be read of each. */
bool um_worlds_may_look(const um_worlds *w)
{
    return w->work / (um_worlds_nameless(w) ? CUBES_A_PIECE : 1) < w->most;
}

/* Read a part once more, through one more lens, and judge it. */
um_status um_worlds_look(um_worlds *w, um_lens lens, const um_window *in, um_log_breaches *there)
{
    um_log_view v = {.lens = w->lens,
                     .nlens = w->nlens + 1,
                     .from = in->from,
                     .until = in->until,
                     .bare = true,
                     .memo = &w->memo};
    um_reading *other;
    w->lens[w->nlens] = lens;
    um_status s = um_log_tape_play(w->tape, &v, &other);
    if (s != UM_OK)
        return s;
    w->work += toil_of(w, in) + other->record->cases[0].nitems;
    if (other->looked > LOOKED_EVEN)
        w->work += (int)((other->looked - LOOKED_EVEN) / LOOKED_A_UNIT);
    s = um_log_find_breaches(other, w->o->rulings, in->from, there);
    um_reading_free(other);
    return s;
}

/* Whether something is a breach there that was none. */
bool um_worlds_break_more(const um_log_breaches *there, const um_log_breaches *here)
{
    for (size_t i = 0; i < there->n; i++)
        if (!um_worlds_has(here, &there->p[i]))
            return true;
    return false;
}

bool um_worlds_break_elsewhere(const um_log_breaches *there, const um_log_breaches *here)
{
    for (size_t i = 0; i < there->n; i++) {
        size_t k = 0;
        while (k < here->n && !overlap(&there->p[i], &here->p[k]))
            k++;
        if (k == here->n)
            return true;
    }
    return false;
}

size_t um_worlds_new(const um_log_breaches *there, const um_log_breaches *here, const um_window *in)
{
    size_t n = 0;
    for (size_t i = 0; i < there->n; i++) {
        const um_log_breach *x = &there->p[i];
        bool known = !um_worlds_within(in, &x->at);
        for (size_t k = 0; k < here->n && !known; k++)
            known = overlap(x, &here->p[k]) && x->nrules && here->p[k].nrules &&
                    x->rules[0] == here->p[k].rules[0];
        n += !known;
    }
    return n;
}

/* No act before this one is of that entry or of one behind it. Speed dictates that it is found by halves, for
 * it is asked for each act and each breach of a long log. */
static size_t acts_from(const um_log_trail *b, uint32_t entry)
{
    size_t lo = 0, hi = b->indexed ? b->nacts : 0;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (b->acts[mid].reached < entry)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* The play that a breach is in; -1: in none that is told of. */
int um_worlds_play_of(const um_worlds *w, const um_log_breach *x)
{
    const um_log_trail *b = &w->trail;
    for (size_t i = acts_from(b, x->at.entry); i < b->nacts; i++) {
        if (um_worlds_same_file(b->acts[i].file, x->at.file) && b->acts[i].entry >= x->at.entry &&
            b->acts[i].entry <= x->at.entry_end)
            return b->acts[i].play;
        if (b->indexed && b->acts[i].left > x->at.entry_end)
            break;
    }
    return -1;
}

/* Whether a play is near enough to that of a breach for its acts to count. */
bool um_worlds_breach_near(const um_worlds *w, int play)
{
    for (size_t i = 0; i < w->found.n; i++) {
        int p = um_worlds_play_of(w, &w->found.p[i]);
        if (p >= 0 && play >= p - PLAYS_BACK && play <= p + UM_WORLDS_PLAYS_ON)
            return true;
    }
    return false;
}

/* The first of a play or, where that has none, of those behind it. */
size_t um_worlds_act_from(const um_log_trail *r, int play)
{
    size_t i = 0;
    while (i < r->nacts && r->acts[i].play < play)
        i++;
    return i;
}

const char *um_worlds_file_of(const um_worlds *w, int log)
{
    for (size_t i = 0; i < w->trail.nacts; i++)
        if (w->trail.acts[i].log == log)
            return w->trail.acts[i].file;
    return NULL;
}

/* How many lines were said up to the end of each breach of the base: its place among the words. */
void um_worlds_find_lines(um_worlds *w)
{
    const um_heard *h = w->heard;
    for (size_t i = 0; i < w->found.n; i++) {
        um_log_breach *x = &w->found.p[i];
        size_t behind = 0;
        while (behind < w->nheard && !um_worlds_same_file(h[behind].at.file, x->at.file))
            behind++;
        while (behind < w->nheard && um_worlds_same_file(h[behind].at.file, x->at.file) &&
               h[behind].at.entry <= x->at.entry_end)
            behind++;
        x->lines = behind;
    }
}

/* Whether a line was said shortly before the end of a breach that stands, or soon after, by count of lines.
 */
static bool is_near(size_t line, const um_log_breach *x)
{
    return line + LINES_BACK >= x->lines && line < x->lines + LINES_ON;
}

bool um_worlds_near_any(const um_worlds *w, size_t line)
{
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why != UM_LOG_ORDER && is_near(line, &w->found.p[i]))
            return true;
    return false;
}

/* From a line on to the last breach that it is near to. */
um_window um_worlds_window_of_line(const um_worlds *w, size_t line)
{
    const um_heard *h = &w->heard[line];
    uint32_t hi = h->at.entry;
    for (size_t i = 0; i < w->found.n; i++)
        if (um_worlds_same_file(w->found.p[i].at.file, h->at.file) && is_near(line, &w->found.p[i]) &&
            w->found.p[i].at.entry_end > hi)
            hi = w->found.p[i].at.entry_end;
    return um_worlds_window(w, h->log, h->at.file, h->at.entry, hi, UM_WORLDS_PLAYS_ON);
}

um_lens um_worlds_in_front(const um_worlds *w, size_t from, size_t to, size_t of, um_window *in)
{
    const um_act *a = w->trail.acts;
    um_lens lens = {.kind = UM_LENS_EARLIER,
                    .which = a[from].log,
                    .entry = a[from].entry,
                    .last = a[to].entry,
                    .before = a[of].entry};
    *in = um_worlds_window(w, lens.which, a[from].file, lens.before, lens.last, UM_WORLDS_PLAYS_ON);
    return lens;
}

/* They touch one piece, or count points, of which there is one count. */
static bool shares_piece(const um_act *a, const um_act *b)
{
    if (a->kinds & b->kinds & UM_ACT_MARKER && !((a->kinds | b->kinds) & UM_ACT_TURN))
        return !a->idle && !b->idle;
    if (a->ntouched > UM_ACT_TOUCHED || b->ntouched > UM_ACT_TOUCHED)
        return a->ntouched && b->ntouched;
    for (int i = 0; i < a->ntouched; i++)
        for (int k = 0; k < b->ntouched; k++)
            if (a->touched[i] == b->touched[k])
                return true;
    return false;
}

/* Whether one act may have been done before another that lies in front of it. Within a play they come in any
 * order but for what the table proves: a piece goes its own way in its own order, dice are thrown behind the
 * marches, the other side answers those and the dice, and points are counted behind the card and the dice.
 * What is done between plays, but for cards dealt, passes all that is; and a card that lies behind another
 * may have been laid first. */
static bool may_pass(const um_act *late, const um_act *early)
{
    bool same = late->play == early->play;
    if (late->entry == early->entry)
        return !same; /* what a lens supposes in front of it */
    if (late->log != early->log || shares_piece(late, early))
        return false;
    if (late->kinds & UM_ACT_CARD)
        return same || (!late->idle && (early->kinds & UM_ACT_CARD));
    if (late->idle && (early->idle || !(early->kinds & ~(unsigned)(UM_ACT_MARKER | UM_ACT_TURN))))
        return true;
    if (late->kinds & UM_ACT_ROLL)
        return same && !(early->kinds & UM_ACT_WAY);
    bool answer = late->actor >= 0 && early->actor >= 0 && late->actor != early->actor;
    if ((late->kinds & UM_ACT_MOVE) && answer && (early->kinds & (UM_ACT_WAY | UM_ACT_ROLL)))
        return false;
    return same && !((late->kinds & UM_ACT_MARKER) && (early->kinds & (UM_ACT_ROLL | UM_ACT_CARD)));
}

/* Behind dice thrown before come the losses of their round: the next dice do not pass those. */
static bool is_of_round_before(const um_worlds *w, size_t late, size_t early)
{
    const um_act *a = w->trail.acts;
    bool loss = (a[late].kinds & UM_ACT_ROLL) && (a[early].kinds & UM_ACT_FACE);
    for (size_t i = early; loss && i-- > 0 && a[i].play == a[early].play;)
        if (a[i].kinds & UM_ACT_ROLL)
            return true;
    return false;
}

/* Between plays there is much to be done, and PHASES and GATHERED sort it: only what the breach itself shows
 * passes the others there, or they pass that. */
static bool counts(const um_act *late, const um_act *early, const um_place *at)
{
    return !late->idle || (late->entry >= at->entry && late->entry <= at->entry_end) ||
           (early->entry >= at->entry && early->entry <= at->entry_end);
}

/* All that is put in front may pass what comes before it; pieces without names no more than a card that was
 * laid early. */
static bool may_all_pass(const um_worlds *w, const um_order *o)
{
    const um_act *a = w->trail.acts;
    size_t i = o->from;
    if (um_worlds_nameless(w) && !((a[o->late].kinds & UM_ACT_MOVE) && (a[o->early - 1].kinds & UM_ACT_CARD)))
        return false;
    while (i <= o->late && may_pass(&a[i], &a[o->early - 1]) && !is_of_round_before(w, i, o->early - 1))
        i++;
    return i > o->late;
}

/* Pieces without names: what a side moves just before, of the same kind, may be put in front with it. */
static bool takes_along(const um_worlds *w, const um_order *o)
{
    const um_act *a = &w->trail.acts[o->from];
    return um_worlds_nameless(w) && o->early == o->from && o->from > o->first && a[-1].play == a->play &&
           a[-1].log == a->log && (a->kinds & a[-1].kinds & UM_ACT_MOVE) && shares_piece(a, &a[-1]);
}

bool um_worlds_next_order(const um_worlds *w, um_order *o)
{
    const um_act *a = w->trail.acts;
    if (!o->seen) {
        int play = um_worlds_play_of(w, o->breach);
        if (play < 0)
            return false;
        o->first = um_worlds_act_from(&w->trail, play - 1);
        while (o->first > 0 && a[o->first - 1].idle)
            o->first--;
        o->late = o->from = o->early = um_worlds_act_from(&w->trail, play);
        o->until = play + 1;
    }
    while (o->seen++ < PAIRS_MAX) {
        if (o->early == o->first || !may_all_pass(w, o)) {
            if (takes_along(w, o)) {
                o->early = --o->from;
                continue;
            }
            if (++o->late == w->trail.nacts || a[o->late].play > o->until)
                return false;
            o->early = o->from = o->late;
        } else if (counts(&a[o->late], &a[--o->early], &o->breach->at))
            return o->tried++ < ORDERS_MAX;
    }
    return false;
}

um_lens um_worlds_without_line(const um_heard *h)
{
    return (um_lens){.kind = UM_LENS_MUTE_LINE, .which = h->log, .entry = h->at.entry};
}

um_lens um_worlds_in_vain(const um_worlds *w, size_t i, um_window *in)
{
    const um_act *a = &w->trail.acts[i];
    uint32_t next = i + 1 < w->trail.nacts && a[1].log == a->log ? a[1].entry : a->entry;
    *in = um_worlds_window(w, a->log, a->file, a->entry, next, UM_WORLDS_PLAYS_ON);
    return (um_lens){.kind = UM_LENS_VAIN, .which = a->log, .entry = a->entry};
}

bool um_worlds_fought(const um_worlds *w, size_t roll, size_t until)
{
    const um_act *a = w->trail.acts;
    for (size_t went = roll + 1; went < until; went++)
        for (size_t came = roll; came-- > 0 && a[came].play == a[roll].play;)
            if ((a[came].kinds & UM_ACT_MOVE) && shares_piece(&a[came], &a[went]))
                return true;
    return false;
}

/* Whether the next roll of its play, `step` on or back, is parted from a roll by moves at most: those who
 * come too late for the first throw, or leave before the second. */
static bool is_beside_roll(const um_worlds *w, size_t i, int step)
{
    const um_act *a = w->trail.acts;
    size_t k = i + (size_t)step;
    while (k < w->trail.nacts && a[k].play == a[i].play &&
           (a[k].kinds | UM_ACT_WAY) == (UM_ACT_MOVE | UM_ACT_WAY))
        k += (size_t)step;
    return k < w->trail.nacts && a[k].kinds == UM_ACT_ROLL && a[k].log == a[i].log &&
           abs(a[k].play - a[i].play) <= 1 && !um_worlds_fought(w, step > 0 ? i : k, step > 0 ? k : i);
}

/* Pieces without names: nobody carries anything off for those dice before others are thrown or a card is
 * laid. */
static bool has_no_effect(const um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    return i + 1 < w->trail.nacts && a[1].play == a->play && a[1].log == a->log &&
           (a[1].kinds & (UM_ACT_ROLL | UM_ACT_CARD));
}

bool um_worlds_thrown_again(const um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    if (um_worlds_nameless(w))
        return a->kinds == UM_ACT_ROLL && has_no_effect(w, i) && um_worlds_breach_near(w, a->play);
    return a->kinds == UM_ACT_ROLL && (is_beside_roll(w, i, 1) || is_beside_roll(w, i, -1)) &&
           um_worlds_breach_near(w, a->play);
}
