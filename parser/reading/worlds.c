/* Breaches that another way to read the log does not have.
 *
 * The reader takes the words of the players and the order of things in one way, the best that it finds. That
 * is a guess, and a guess accuses nobody: where the log breaks a rule so, it is read again without the words,
 * without each line that counted, and with acts near the breach done a play or two earlier. Each of these is
 * a world. Words about what a card is played for that only make breaches were not meant so, and go. A step is
 * left as a breach only if it is one in all worlds that may be; else a statement in front of it says what it
 * hangs on. */
#include <string.h>

#include "parser/reading/breaches.h"

enum {
    PLAYS_BACK = 1,  /* plays before and behind that of a breach in which acts may have come late: */
    LATE_BACK = 2,   /* plays by which an act may have come late */
    PLAYS_ON = 2,    /* a loss or retreat is owed until the opponent's next play but one */
    TALK_BACK = 4,   /* plays before that of a breach in which words are left out by side or kind */
    LINES_BACK = 16, /* lines before the end of a breach, and behind it, that are tried one by one; a hold */
    LINES_ON = 8,    /* counts for a hand's whole life, but what convicts is almost always said nearby */
    FAULTS_OF_NO_DECLARATION = 2,
    MARGIN = 3,        /* a world that has so many more faults may still be */
    CROWD = 4,         /* faults of three plays in a row that nobody makes */
    TURNS_TRIED = 6,   /* plays with a breach before which the next turn may have begun */
    CARDS_TRIED = 12,  /* cards that may have been laid when all was done */
    IDLE_TRIED = 8,    /* places between plays where arrivals and the like may have come */
    VERBS_MAX = 12,    /* kinds of declarations left out one by one */
    LENSES_MAX = 24,   /* of the reading that is taken in the end */
    PLAYS_MORE = 2,    /* plays read behind those that are compared, for what is open at their end */
    TOIL_EVEN = 16,    /* entries of a play up to which they cost nothing more */
    CUBES_A_PIECE = 4, /* where pieces have no names, so many of them take as long to read as one that has */
    WORK_MAX = 30000   /* plays and steps read again, of one game: a second or two */
};

typedef um_log_breach breach;
typedef um_log_breaches breaches;

typedef struct window {      /* a part of the log that is read again */
    const um_snapshot *from; /* NULL: all of it */
    const char *file;
    uint32_t first, compared, until; /* entries: read from first on, compared up to one, read up to another */
    int plays;                       /* in it */
} window;

typedef struct worlds {
    const um_reading_options *o;
    const um_log_tape *tape;
    const um_heard *heard;
    size_t nheard;
    um_lens lens[LENSES_MAX + 1]; /* those taken, then the one that is tried */
    size_t nlens;
    um_reading *base;
    um_log_trail trail; /* of the base */
    breaches found;     /* of the base */
    breaches first;     /* of the first reading, if a better one has taken its place */
    int work;           /* plays and steps read again */
} worlds;

static const window everything = {.from = NULL};

/* ---- comparing ---- */

static bool same_file(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* Whether a place lies in the part of the log that is compared. */
static bool within(const window *in, const um_place *at)
{
    return !in->from ||
           (same_file(at->file, in->file) && at->entry >= in->first && at->entry <= in->compared);
}

/* What is left over, and what lacks an explanation. */
static size_t remains(const breaches *b, const window *in)
{
    size_t n = 0;
    for (size_t i = 0; i < b->nleft; i++)
        n += within(in, &b->left[i]);
    return n;
}

static size_t faults(const breaches *b, const window *in)
{
    size_t n = remains(b, in);
    for (size_t i = 0; i < b->n; i++)
        n += within(in, &b->p[i].at);
    return n;
}

static bool share_rule(const breach *a, const breach *b)
{
    for (int i = 0; i < a->nrules; i++)
        for (int k = 0; k < b->nrules; k++)
            if (a->rules[i] == b->rules[k])
                return true;
    return false;
}

static bool overlap(const breach *a, const breach *b)
{
    return same_file(a->at.file, b->at.file) && a->at.entry <= b->at.entry_end &&
           b->at.entry <= a->at.entry_end;
}

/* The same entries break a rule that the breach breaks. */
static bool has(const breaches *all, const breach *x)
{
    for (size_t i = 0; i < all->n; i++)
        if (overlap(&all->p[i], x) && share_rule(&all->p[i], x))
            return true;
    return false;
}

/* ---- looking at a world ---- */

/* The play that an entry belongs to, or the one behind it. */
static int play_at(const worlds *w, const char *file, uint32_t entry)
{
    const um_log_trail *b = &w->trail;
    int play = b->nacts ? b->acts[b->nacts - 1].play : 0;
    for (size_t i = b->nacts; i > 0; i--)
        if (same_file(b->acts[i - 1].file, file) && b->acts[i - 1].entry >= entry)
            play = b->acts[i - 1].play;
    return play;
}

/* The last entry of a play of the log, or of those before it. */
static uint32_t end_of_play(const worlds *w, int log, int play)
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
static window window_of(const worlds *w, int log, const char *file, uint32_t lo, uint32_t hi, int more)
{
    const um_log_trail *b = &w->trail;
    int first = play_at(w, file, lo) - 1, last = play_at(w, file, hi) + more;
    window in = {.file = file};
    for (size_t i = 0; i < b->nsnapshots; i++)
        if (b->snapshot[i].log == log && b->snapshot[i].play <= first && b->snapshot[i].entry <= lo)
            in.from = &b->snapshot[i];
    if (!in.from)
        return everything;
    in.first = in.from->entry;
    in.compared = end_of_play(w, log, last);
    in.until = end_of_play(w, log, last + PLAYS_MORE);
    in.plays = last + PLAYS_MORE - in.from->play;
    return in;
}

/* What it takes to read a part again: about a unit a play of some entries, more than in proportion to those
 * of a long one, in which all moves are looked at beside each other. */
static int toil_of(const worlds *w, const window *in)
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
    return (int)(toil < WORK_MAX ? toil : WORK_MAX) + 1;
}

/* Whether the game's pieces are many of a kind, without names. */
static bool nameless(const worlds *w)
{
    const um_game *g = w->o->pack->game;
    bool any = false;
    for (int k = 0; k < g->nkinds; k++)
        any |= g->kinds[k].is_counted;
    return any;
}

/* There are many cubes to a play, and little is to be read of each. */
static bool may_look(const worlds *w)
{
    return w->work / (nameless(w) ? CUBES_A_PIECE : 1) < WORK_MAX;
}

/* Read a part once more, through one more lens, and judge it. */
static um_status look(worlds *w, um_lens lens, const window *in, breaches *there)
{
    um_log_view v = {
        .lens = w->lens, .nlens = w->nlens + 1, .from = in->from, .until = in->until, .bare = true};
    um_reading *other;
    w->lens[w->nlens] = lens;
    um_status s = um_log_tape_play(w->tape, &v, &other);
    if (s != UM_OK)
        return s;
    w->work += toil_of(w, in) + other->record->cases[0].nitems;
    s = um_log_find_breaches(other, w->o->rulings, in->from, there);
    um_reading_free(other);
    return s;
}

/* Whether something is a breach there that was none. */
static bool breaks_more(const breaches *there, const breaches *here)
{
    for (size_t i = 0; i < there->n; i++)
        if (!has(here, &there->p[i]))
            return true;
    return false;
}

/* Where pieces have no names almost any order of acts can be told somehow: one that leaves something over
 * or breaks a rule elsewhere explains nothing. */
static bool explains_nothing(const worlds *w, const window *in, const breaches *there)
{
    return nameless(w) && (remains(there, in) > remains(&w->found, in) || breaks_more(there, &w->found));
}

/* Every breach that the world lacks hangs on the lens; of several worlds the one with the fewest faults tells
 * why. That acts came in another order is believed only of a world with fewer faults than the base. */
static void weigh(worlds *w, um_lens lens, um_text line, const window *in, const breaches *there)
{
    bool order = lens.kind >= UM_LENS_EARLIER;
    size_t now = faults(there, in), before = faults(&w->found, in);
    size_t left = faults(&w->found, &everything) - before + now;
    bool idle = order && (now >= before || explains_nothing(w, in, there));
    for (size_t i = 0; i < w->found.n && !idle; i++) {
        breach *x = &w->found.p[i];
        if (x->why == UM_LOG_FIRST || (x->why == UM_LOG_ORDER && !order) || left >= x->faults ||
            !within(in, &x->at) || has(there, x))
            continue;
        x->why = order ? UM_LOG_ORDER : UM_LOG_TOLD;
        x->faults = left;
        x->lens = lens;
        x->line = line;
    }
}

static um_status doubt_by(worlds *w, um_lens lens, um_text line, const window *in)
{
    breaches there = {.n = 0};
    um_status s = may_look(w) ? look(w, lens, in, &there) : UM_OK;
    if (s == UM_OK)
        weigh(w, lens, line, in, &there);
    um_log_forget_breaches(&there);
    return s;
}

static bool any_stands(const worlds *w)
{
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why == UM_LOG_STANDS)
            return true;
    return false;
}

/* ---- acts that came late ---- */

/* The play that a breach is in; -1: in none that is told of. */
static int play_of(const worlds *w, const breach *x)
{
    const um_log_trail *b = &w->trail;
    for (size_t i = 0; i < b->nacts; i++)
        if (same_file(b->acts[i].file, x->at.file) && b->acts[i].entry >= x->at.entry &&
            b->acts[i].entry <= x->at.entry_end)
            return b->acts[i].play;
    return -1;
}

/* The first of a play or, where that has none, of those behind it. */
static size_t act_from(const um_log_trail *r, int play)
{
    size_t i = 0;
    while (i < r->nacts && r->acts[i].play < play)
        i++;
    return i;
}

static bool breach_near(const worlds *w, int play)
{
    for (size_t i = 0; i < w->found.n; i++) {
        int p = play_of(w, &w->found.p[i]);
        if (p >= 0 && play >= p - PLAYS_BACK && play <= p + PLAYS_ON)
            return true;
    }
    return false;
}

/* Pieces moved or turned, nothing else. */
static bool is_handling(const um_act *a)
{
    return (a->kinds & (UM_ACT_MOVE | UM_ACT_FACE)) &&
           !(a->kinds & (UM_ACT_ROLL | UM_ACT_CARD | UM_ACT_MARKER));
}

/* Losses, retreats and corrections come late; nobody restores a unit late, so turning one to its front is no
 * late act by itself. */
static bool may_be_late(const um_act *a)
{
    return is_handling(a) && !((a->kinds & UM_ACT_FRONT) && !(a->kinds & UM_ACT_MOVE));
}

static bool goes_with(const um_act *a, const um_act *b)
{
    return is_handling(b) && a->play == b->play && a->log == b->log &&
           (a->side < 0 || b->side < 0 || a->side == b->side);
}

/* The acts from..to were done as the last of the play before, or of the one before that. */
static um_status at_end_of_earlier(worlds *w, size_t from, size_t to)
{
    const um_act *a = w->trail.acts;
    um_status s = UM_OK;
    size_t was = from;
    for (int back = 1; back <= LATE_BACK && s == UM_OK; back++) {
        size_t end = from;
        while (end > 0 && a[end - 1].play > a[from].play - back)
            end--;
        if (end == was || end == 0 || a[end].log != a[from].log)
            continue;
        was = end;
        um_lens lens = {.kind = UM_LENS_EARLIER,
                        .which = a[from].log,
                        .entry = a[from].entry,
                        .last = a[to].entry,
                        .before = a[end].begun};
        window in = window_of(w, lens.which, a[from].file, lens.before, lens.last, PLAYS_ON);
        s = doubt_by(w, lens, UM_TEXT(""), &in);
    }
    return s;
}

/* Two acts that turn one piece there and back. */
static um_status doubt_turns(worlds *w)
{
    const um_log_trail *b = &w->trail;
    um_status s = UM_OK;
    for (size_t i = 0; i < b->nacts; i++)
        for (size_t k = i + 1; k < b->nacts && b->acts[k].play <= b->acts[i].play + PLAYS_ON && s == UM_OK;
             k++)
            if (b->acts[i].turned != UM_NONE && b->acts[i].turned == b->acts[k].turned &&
                ((b->acts[i].kinds ^ b->acts[k].kinds) & UM_ACT_FRONT) && b->acts[i].log == b->acts[k].log &&
                breach_near(w, b->acts[k].play)) {
                um_lens lens = {.kind = UM_LENS_CANCEL,
                                .which = b->acts[i].log,
                                .entry = b->acts[i].entry,
                                .last = b->acts[k].entry};
                window in = window_of(w, lens.which, b->acts[i].file, lens.entry, lens.last, PLAYS_ON);
                s = doubt_by(w, lens, UM_TEXT(""), &in);
            }
    return s;
}

/* Each act near a breach by itself, and with those of the same hand that come with it. */
static um_status doubt_order(worlds *w)
{
    const um_log_trail *b = &w->trail;
    um_status s = UM_OK;
    for (size_t i = 0; i < b->nacts && s == UM_OK; i++) {
        if (!is_handling(&b->acts[i]) || !breach_near(w, b->acts[i].play))
            continue;
        size_t to = i;
        while (to + 1 < b->nacts && goes_with(&b->acts[i], &b->acts[to + 1]))
            to++;
        if (may_be_late(&b->acts[i]))
            s = at_end_of_earlier(w, i, i);
        if (to > i && s == UM_OK)
            s = at_end_of_earlier(w, i, to);
    }
    return s;
}

/* ---- what nothing explains ---- */

/* How much breaks rules or is left over in the play of a place, the one before and the one behind. */
static size_t crowd_at(const worlds *w, int play)
{
    size_t n = 0;
    for (size_t i = 0; i < w->found.n; i++) {
        int p = play_of(w, &w->found.p[i]);
        bool again = i > 0 && w->found.p[i].step == w->found.p[i - 1].step;
        n += p >= play - 1 && p <= play + 1 && !again;
    }
    for (size_t i = 0; i < w->found.nleft; i++) {
        breach at = {.at = w->found.left[i]};
        int p = play_of(w, &at);
        n += p >= play - 1 && p <= play + 1;
    }
    return n;
}

/* Nobody breaks so many rules at once: it is the reader who has gone astray. */
static void doubt_crowds(worlds *w)
{
    for (size_t i = 0; i < w->found.n; i++) {
        int play = play_of(w, &w->found.p[i]);
        if (w->found.p[i].why == UM_LOG_STANDS && play >= 0 && crowd_at(w, play) >= CROWD)
            w->found.p[i].why = UM_LOG_CROWD;
    }
}

/* A play of which something is left over is not understood: nothing in it is a breach beyond doubt. */
static void doubt_open_plays(worlds *w)
{
    const um_log_trail *b = &w->trail;
    for (size_t i = 0; i < w->found.n; i++) {
        breach *x = &w->found.p[i];
        int play = play_of(w, x);
        for (size_t k = 0; k < b->nacts && play >= 0 && x->why == UM_LOG_STANDS; k++)
            if (b->acts[k].open && b->acts[k].play == play) {
                x->why = UM_LOG_OPEN;
                x->open = b->acts[k].entry;
            }
    }
}

/* ---- words ---- */

/* How many lines were said up to the end of each breach of the base: its place among the words. */
static void find_lines(worlds *w)
{
    const um_heard *h = w->heard;
    for (size_t i = 0; i < w->found.n; i++) {
        breach *x = &w->found.p[i];
        size_t behind = 0;
        while (behind < w->nheard && !same_file(h[behind].at.file, x->at.file))
            behind++;
        while (behind < w->nheard && same_file(h[behind].at.file, x->at.file) &&
               h[behind].at.entry <= x->at.entry_end)
            behind++;
        x->lines = behind;
    }
}

/* Whether a line was said shortly before the end of a breach that stands, or soon after, by count of lines.
 */
static bool is_near(size_t line, const breach *x)
{
    return line + LINES_BACK >= x->lines && line < x->lines + LINES_ON;
}

static bool near_any(const worlds *w, size_t line)
{
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why != UM_LOG_ORDER && is_near(line, &w->found.p[i]))
            return true;
    return false;
}

/* From a line on to the last breach that it is near to. */
static window window_of_line(const worlds *w, size_t line)
{
    const um_heard *h = &w->heard[line];
    uint32_t hi = h->at.entry;
    for (size_t i = 0; i < w->found.n; i++)
        if (same_file(w->found.p[i].at.file, h->at.file) && is_near(line, &w->found.p[i]) &&
            w->found.p[i].at.entry_end > hi)
            hi = w->found.p[i].at.entry_end;
    return window_of(w, h->log, h->at.file, h->at.entry, hi, PLAYS_ON);
}

static um_lens without_line(const um_heard *h)
{
    return (um_lens){.kind = UM_LENS_MUTE_LINE, .which = h->log, .entry = h->at.entry};
}

/* Through a lens, around each breach that stands. */
static um_status doubt_standing(worlds *w, um_lens lens)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->found.n && s == UM_OK; i++) {
        const breach *x = &w->found.p[i];
        int play = x->why == UM_LOG_STANDS ? play_of(w, x) : -1;
        if (play < 0)
            continue;
        const um_act *first = &w->trail.acts[act_from(&w->trail, play - TALK_BACK)];
        window in =
            window_of(w, first->log, x->at.file, same_file(first->file, x->at.file) ? first->entry : 0,
                      x->at.entry_end, PLAYS_ON);
        s = doubt_by(w, lens, UM_TEXT(""), &in);
    }
    return s;
}

static um_status doubt_each_verb(worlds *w)
{
    int seen[VERBS_MAX], n = 0;
    um_status s = UM_OK;
    for (size_t i = 0; i < w->nheard && n < VERBS_MAX && s == UM_OK; i++) {
        int k = 0;
        while (k < n && seen[k] != w->heard[i].verb)
            k++;
        if (k < n)
            continue;
        seen[n++] = w->heard[i].verb;
        s = doubt_standing(w, (um_lens){.kind = UM_LENS_MUTE_VERB, .which = seen[n - 1]});
    }
    return s;
}

/* Without any words, without each line nearby, without one side's, without those of one kind. */
static um_status doubt_words(worlds *w)
{
    um_status s = UM_OK;
    for (size_t i = w->nheard; i > 0 && s == UM_OK && may_look(w); i--)
        if (near_any(w, i - 1)) {
            const um_heard *h = &w->heard[i - 1];
            window in = window_of_line(w, i - 1);
            s = doubt_by(w, without_line(h), h->text, &in);
        }
    if (s == UM_OK && w->nheard && any_stands(w))
        s = doubt_by(w, (um_lens){.kind = UM_LENS_MUTE}, UM_TEXT(""), &everything);
    for (int side = 0; side < 2 && s == UM_OK && w->nheard; side++)
        s = doubt_standing(w, (um_lens){.kind = UM_LENS_MUTE_SIDE, .which = side});
    return s == UM_OK ? doubt_each_verb(w) : s;
}

/* ---- a better reading ---- */

/* Of the worlds that may take the base's place the one that has the fewest faults less than it. */
typedef struct best {
    um_lens lens;
    size_t better;
} best;

static um_status try_better(worlds *w, um_lens lens, size_t least, const window *in, best *b)
{
    breaches there = {.n = 0};
    if (!may_look(w))
        return UM_OK;
    um_status s = look(w, lens, in, &there);
    size_t now = faults(&there, in), before = faults(&w->found, in);
    size_t over = remains(&there, in), was_over = remains(&w->found, in);
    bool poor = over > was_over || now - over >= before - was_over;
    poor |= lens.kind == UM_LENS_TURN && breaks_more(&there, &w->found); /* it may not have begun there */
    if (s == UM_OK && !poor && before >= now + least && before - now > b->better)
        *b = (best){.lens = lens, .better = before - now};
    um_log_forget_breaches(&there);
    return s;
}

/* What a card is used for the table shows: a line that makes several faults was no declaration, or not of
 * that use. One that makes a single fault stays: that is told. */
static um_status try_openings(worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->nheard && s == UM_OK && may_look(w); i++) {
        um_lens lens = without_line(&w->heard[i]);
        if (!w->heard[i].opens || !near_any(w, i))
            continue;
        window in = window_of_line(w, i);
        s = try_better(w, lens, FAULTS_OF_NO_DECLARATION, &in, b);
        lens.kind = UM_LENS_MUTE_USE;
        if (s == UM_OK)
            s = try_better(w, lens, FAULTS_OF_NO_DECLARATION, &in, b);
    }
    return s;
}

/* The act that is the breach or begins it; NULL: none that is told of. */
static const um_act *act_of(const worlds *w, const breach *x)
{
    for (size_t i = 0; i < w->trail.nacts; i++) {
        const um_act *a = &w->trail.acts[i];
        if (same_file(a->file, x->at.file) && a->entry >= x->at.entry && a->entry <= x->at.entry_end)
            return a;
    }
    return NULL;
}

/* The marker of the turn follows what players do: the next turn had begun when they did what it allows.
 * Nobody marches in a play between two turns. */
static um_status try_turns(worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->found.n && i < TURNS_TRIED && s == UM_OK; i++) {
        const um_act *a = act_of(w, &w->found.p[i]);
        um_lens lens = {.kind = UM_LENS_TURN, .which = a ? a->log : 0, .before = a ? a->entry : 0};
        if (a && (a->idle || !(a->kinds & UM_ACT_WAY)))
            s = try_better(w, lens, 1, &everything, b);
    }
    return s;
}

/* What is done between plays, arrivals, deals and the marker, comes in any order: what is a breach there may
 * have been done in front of what lies before it. */
static um_status try_idle(worlds *w, best *b)
{
    const um_act *a = w->trail.acts;
    um_status s = UM_OK;
    for (size_t i = 0, tried = 0; i < w->found.n && tried < IDLE_TRIED && s == UM_OK; i++) {
        int play = play_of(w, &w->found.p[i]);
        size_t first = play < 0 ? w->trail.nacts : act_from(&w->trail, play), last = first;
        if (first == w->trail.nacts || !a[first].idle)
            continue;
        while (last + 1 < w->trail.nacts && a[last + 1].play == play)
            last++;
        for (size_t k = first; k > 0 && a[k - 1].idle && a[k - 1].log == a[first].log && s == UM_OK; k--)
            if ((k == 1 || a[k - 2].play != a[k - 1].play) && tried++ < IDLE_TRIED) {
                um_lens lens = {.kind = UM_LENS_EARLIER,
                                .which = a[first].log,
                                .entry = a[first].entry,
                                .last = a[last].entry,
                                .before = a[k - 1].begun};
                window in = window_of(w, lens.which, a[first].file, lens.before, lens.last, PLAYS_ON);
                s = try_better(w, lens, 1, &in, b);
            }
    }
    return s;
}

/* Some lay a card when all it was played for is done. */
static um_status try_habits(worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->nlens; i++)
        if (w->lens[i].kind == UM_LENS_CARDS_LAST)
            return UM_OK;
    for (int side = 0; side <= 2 && s == UM_OK; side++)
        s = try_better(w, (um_lens){.kind = UM_LENS_CARDS_LAST, .which = side}, 1, &everything, b);
    return s;
}

/* Or he does so once: a card that left a hand soon after what breaks a rule was what that was played with. */
static um_status try_late_cards(worlds *w, best *b)
{
    um_status s = UM_OK;
    int tried = 0;
    for (size_t i = 0; i < w->found.n && s == UM_OK; i++) {
        const breach *x = &w->found.p[i];
        int play = play_of(w, x);
        for (size_t k = play < 0 ? w->trail.nacts : act_from(&w->trail, play);
             k < w->trail.nacts && w->trail.acts[k].play <= play + PLAYS_ON && s == UM_OK; k++) {
            const um_act *a = &w->trail.acts[k];
            um_lens lens = {.kind = UM_LENS_CARD_LAST, .which = a->log, .entry = a->entry};
            if (!(a->kinds & UM_ACT_CARD) || a->idle || !same_file(a->file, x->at.file) ||
                a->entry <= x->at.entry || tried++ >= CARDS_TRIED)
                continue;
            window in = window_of(w, a->log, a->file, x->at.entry, a->entry, PLAYS_ON);
            s = try_better(w, lens, 1, &in, b);
        }
    }
    return s;
}

/* Make the base: the reading that is given out, with the lenses that were taken. */
static um_status make_base(worlds *w)
{
    um_log_view v = {.lens = w->lens, .nlens = w->nlens, .bare = w->o->bare, .trail = &w->trail};
    um_reading *base;
    um_log_trail_free(&w->trail, w->o->pack->game);
    um_status s = um_log_tape_play(w->tape, &v, &base);
    if (s != UM_OK)
        return s;
    um_reading_free(w->base);
    w->base = base;
    s = um_log_find_breaches(base, w->o->rulings, NULL, &w->found);
    find_lines(w);
    return s;
}

/* Words about a card's use, the turn marker and the order of what is done between plays bind nobody: the
 * world in which they make the fewest faults takes the base's place, so long as there is a better one. */
static um_status take_better(worlds *w)
{
    um_status s = UM_OK;
    best b = {.better = 1};
    while (b.better && s == UM_OK && w->found.n && w->nlens < LENSES_MAX) {
        b.better = 0;
        s = try_habits(w, &b);
        if (s == UM_OK)
            s = try_late_cards(w, &b);
        if (s == UM_OK)
            s = try_openings(w, &b);
        if (s == UM_OK)
            s = try_turns(w, &b);
        if (s == UM_OK)
            s = try_idle(w, &b);
        if (s == UM_OK && b.better) {
            if (w->nlens == 0) {
                w->first = w->found;
                w->found = (breaches){.n = 0};
            }
            w->lens[w->nlens++] = b.lens;
            s = make_base(w);
        }
    }
    return s;
}

/* ---- the whole ---- */

/* What the first reading does not have either is no breach beyond doubt, unless that explains the log much
 * worse. */
static void doubt_what_is_new(worlds *w)
{
    bool near = faults(&w->first, &everything) <= faults(&w->found, &everything) + MARGIN;
    for (size_t i = 0; i < w->found.n && w->nlens && near; i++)
        if (!has(&w->first, &w->found.p[i]))
            w->found.p[i].why = UM_LOG_FIRST;
}

static um_status doubt_all(worlds *w)
{
    doubt_what_is_new(w);
    um_status s = doubt_order(w);
    if (s == UM_OK)
        s = doubt_turns(w);
    if (s == UM_OK)
        s = doubt_words(w);
    doubt_open_plays(w);
    doubt_crowds(w);
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why == UM_LOG_STANDS && !may_look(w))
            w->found.p[i].why = UM_LOG_BOUND;
    return s == UM_OK ? um_log_say_doubts(w->base, &w->found) : s;
}

/* The play that the item asked for comes from is told of as it was read. */
static um_status trace(const worlds *w)
{
    const um_case *c = &w->base->record->cases[0];
    um_log_view v = {.lens = w->lens,
                     .nlens = w->nlens,
                     .bare = w->o->bare,
                     .tracer = w->o->tracer,
                     .traced = w->o->traced};
    um_reading *same;
    int behind = (int)w->base->nhead + w->o->traced;
    for (int i = (int)w->base->nhead; i < behind && i < c->nitems; i++)
        v.traced -= c->items[i].kind == UM_I_ACTION &&
                    (c->game->verbs[c->items[i].action.verb].flags & UM_V_DOUBT) != 0;
    um_status s = um_log_tape_play(w->tape, &v, &same);
    if (s == UM_OK)
        um_reading_free(same);
    return s;
}

static um_status weigh_worlds(const um_reading_options *o, const um_log_tape *tape, um_reading **base)
{
    worlds w = {.o = o, .tape = tape};
    w.heard = um_log_tape_heard(tape, &w.nheard);
    um_status s = make_base(&w);
    if (s == UM_OK && w.found.n)
        s = take_better(&w);
    if (s == UM_OK && w.found.n)
        s = doubt_all(&w);
    if (s == UM_OK && o->tracer)
        s = trace(&w);
    um_log_forget_breaches(&w.found);
    um_log_forget_breaches(&w.first);
    um_log_trail_free(&w.trail, o->pack->game);
    if (s == UM_OK)
        *base = w.base;
    else
        um_reading_free(w.base);
    return s;
}

/* A log that was too long to be kept is doubted as a whole. */
static um_status doubt_unread(const um_reading_options *o, um_reading *r)
{
    breaches found = {.n = 0};
    um_status s = um_log_find_breaches(r, o->rulings, NULL, &found);
    for (size_t i = 0; i < found.n; i++)
        found.p[i].why = UM_LOG_BOUND;
    if (s == UM_OK)
        s = um_log_say_doubts(r, &found);
    um_log_forget_breaches(&found);
    return s;
}

um_status um_reading_open(const um_reading_input *logs, size_t n, const um_reading_options *o,
                          um_reading **out)
{
    um_log_tape *tape;
    um_reading *r;
    if (n == 0)
        return UM_CALL;
    um_status s = um_log_tape_open(logs, n, o, &tape, &r);
    if (s == UM_OK)
        s = tape ? weigh_worlds(o, tape, &r) : doubt_unread(o, r);
    if (s != UM_OK) {
        um_log_tape_free(tape);
        if (!tape)
            um_reading_free(r);
        return s;
    }
    r->tape = tape;
    *out = r;
    return UM_OK;
}
