/* What other worlds say of the breaches of the base: each that one of them lacks does not stand. */
#include "parser/reading/worlds.h"

enum {
    LATE_BACK = 2,  /* plays by which an act may have come late */
    TALK_BACK = 4,  /* plays before that of a breach in which words are left out by side or kind */
    MARGIN = 3,     /* a world that has so many more faults may still be */
    CROWD = 4,      /* faults of three plays in a row that nobody makes */
    DICE_MAX = 40,  /* dice that may not have counted */
    VERBS_MAX = 12, /* kinds of declarations left out one by one */
    TURNS_MAX = 240 /* earlier places of late losses that are looked at */
};

/* ---- weighing ---- */

/* Where pieces have no names almost any order of acts can be told somehow: one that leaves something over
 * or breaks a rule elsewhere explains nothing. */
static bool explains_nothing(const um_worlds *w, const um_window *in, const um_log_breaches *there)
{
    return um_worlds_nameless(w) && (um_worlds_remains(there, in) > um_worlds_remains(&w->found, in) ||
                                     um_worlds_break_more(there, &w->found));
}

/* What is stated because the lens has it put right is not left over. */
static size_t put_right(um_lens lens, const um_window *in, const um_log_breaches *there)
{
    size_t n = 0;
    for (size_t i = 0; i < there->nleft && lens.kind == UM_LENS_MENDED; i++)
        n += there->left[i].entry == lens.entry && um_worlds_within(in, &there->left[i]);
    return n;
}

/* Every breach that the world lacks hangs on the lens; of several worlds the one with the fewest faults tells
 * why. That acts came in another order is believed only of a world with fewer faults than the base. */
static void weigh(um_worlds *w, um_lens lens, um_text line, const um_window *in, const um_log_breaches *there)
{
    bool order = lens.kind >= UM_LENS_EARLIER;
    size_t now = um_worlds_faults(there, in) - put_right(lens, in, there),
           before = um_worlds_faults(&w->found, in);
    size_t left = um_worlds_faults(&w->found, &um_worlds_everything) - before + now;
    bool idle = order && (now >= before || explains_nothing(w, in, there) ||
                          (lens.kind == UM_LENS_VAIN && um_worlds_break_more(there, &w->found)));
    for (size_t i = 0; i < w->found.n && !idle; i++) {
        um_log_breach *x = &w->found.p[i];
        if (x->why == UM_LOG_FIRST || (x->why == UM_LOG_ORDER && !order) || left >= x->faults ||
            !um_worlds_within(in, &x->at) || um_worlds_has(there, x))
            continue;
        x->why = order ? UM_LOG_ORDER : UM_LOG_TOLD;
        x->faults = left;
        x->lens = lens;
        x->line = line;
    }
}

static um_status doubt_by(um_worlds *w, um_lens lens, um_text line, const um_window *in)
{
    um_log_breaches there = {.n = 0};
    if (!um_worlds_may_look(w))
        return UM_OK;
    um_status s = um_worlds_look(w, lens, in, &there);
    if (!um_worlds_nameless(w))
        there.nleft = there.nover;
    if (s == UM_OK)
        weigh(w, lens, line, in, &there);
    um_log_forget_breaches(&there);
    return s;
}

static bool any_stands(const um_worlds *w)
{
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why == UM_LOG_STANDS)
            return true;
    return false;
}

/* ---- acts that came late ---- */

/* Pieces moved or turned, nothing else. */
static bool is_handling(const um_act *a)
{
    return (a->kinds & (UM_ACT_MOVE | UM_ACT_FACE)) &&
           !(a->kinds & (UM_ACT_ROLL | UM_ACT_CARD | UM_ACT_MARKER));
}

/* A card is laid, or goes to the pile. */
static bool is_of_card(const um_worlds *w, const um_act *a)
{
    bool piled = a->kinds == UM_ACT_MOVE && a->moved != UM_NONE &&
                 w->o->pack->game->kinds[um_ref_kind(a->moved)].is_card;
    return a->kinds == UM_ACT_CARD || piled;
}

/* In the play before that of an act nothing was done but to lay a card. */
static bool follows_idle_play(const um_worlds *w, size_t i)
{
    const um_act *a = w->trail.acts;
    size_t k = um_worlds_act_from(&w->trail, a[i].play - 1);
    bool laid = false, done = false;
    for (; k < i && a[k].play < a[i].play; k++) {
        laid |= (a[k].kinds & UM_ACT_CARD) != 0;
        done |= !is_of_card(w, &a[k]);
    }
    return laid && !done;
}

/* Losses, retreats and corrections come late; nobody restores a unit late, so turning one to its front is no
 * late act by itself, unless nothing else is there that a card was laid for. */
static bool may_be_late(const um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    bool front = (a->kinds & UM_ACT_FRONT) && !(a->kinds & UM_ACT_MOVE);
    return is_handling(a) && (!front || follows_idle_play(w, i));
}

static bool goes_with(const um_act *a, const um_act *b)
{
    return is_handling(b) && a->play == b->play && a->log == b->log &&
           (a->side < 0 || b->side < 0 || a->side == b->side);
}

/* The piece is dragged on at once: a leg of a journey is not by itself older than the rest of it. */
static bool goes_on(const um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    return i + 1 < w->trail.nacts && a->moved != UM_NONE && a[1].moved == a->moved && a[1].play == a->play &&
           a[1].log == a->log;
}

static bool goes_same_way(const um_act *a, const um_act *b)
{
    return a->from == b->from && a->to == b->to && (b->kinds & UM_ACT_WAY) && goes_with(a, b);
}

/* Somebody else goes the same way in the same play: of one company nobody is older than the others. */
static bool goes_in_company(const um_worlds *w, size_t i, size_t to)
{
    const um_act *a = w->trail.acts;
    bool company = false;
    for (size_t k = um_worlds_act_from(&w->trail, a[i].play);
         k < w->trail.nacts && a[k].play == a[i].play && (a[i].kinds & UM_ACT_WAY); k++)
        company |= (k < i || k > to) && goes_same_way(&a[i], &a[k]);
    return company;
}

/* The acts from..to were done before the act `end`, as the last of the play before that. */
static um_status done_before(um_worlds *w, size_t from, size_t to, size_t end)
{
    const um_act *a = w->trail.acts;
    if (end == 0 || end >= from || a[end].log != a[from].log)
        return UM_OK;
    um_lens lens = {.kind = UM_LENS_EARLIER,
                    .which = a[from].log,
                    .entry = a[from].entry,
                    .last = a[to].entry,
                    .before = a[end].begun};
    um_window in = um_worlds_window(w, lens.which, a[from].file, lens.before, lens.last, UM_WORLDS_PLAYS_ON);
    return doubt_by(w, lens, UM_TEXT(""), &in);
}

/* The acts from..to were done as the last of the play before, or of the one before that. */
static um_status at_end_of_earlier(um_worlds *w, size_t from, size_t to)
{
    um_status s = UM_OK;
    size_t was = from;
    for (int back = 1; back <= LATE_BACK && s == UM_OK; back++) {
        size_t end = um_worlds_act_from(&w->trail, w->trail.acts[from].play - back + 1);
        if (end < was)
            s = done_before(w, from, to, was = end);
    }
    return s;
}

/* Where a piece went in a play of the other side, long ago, as in a retreat, is put right: as if done in that
 * play. Plays alternate. */
static um_status as_correction(um_worlds *w, size_t i)
{
    const um_act *a = w->trail.acts;
    size_t k = i;
    while (k > 0 && (a[k - 1].moved != a[i].moved || a[k - 1].log != a[i].log))
        k--;
    int back = a[i].play - (k > 0 ? a[k - 1].play : a[i].play);
    if (a[i].moved == UM_NONE || back <= LATE_BACK || back % 2 == 0)
        return UM_OK;
    return done_before(w, i, i, um_worlds_act_from(&w->trail, a[k - 1].play + 1));
}

/* A card of its play comes behind the act, and none before it. */
static bool comes_before_card(const um_worlds *w, size_t i)
{
    const um_act *a = w->trail.acts;
    for (size_t k = um_worlds_act_from(&w->trail, a[i].play); k < w->trail.nacts && a[k].play == a[i].play;
         k++)
        if (a[k].kinds & UM_ACT_CARD)
            return k > i;
    return false;
}

/* What is moved before the card of a play is laid may put right where it went in an earlier one; without
 * names, what goes on from where it was put. */
static um_status as_mended(um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    if (um_worlds_nameless(w) ? !(a->kinds & UM_ACT_WAY)
                              : !(a->kinds & UM_ACT_MOVE) || !comes_before_card(w, i))
        return UM_OK;
    um_lens lens = {.kind = UM_LENS_MENDED, .which = a->log, .entry = a->entry};
    um_window in = um_worlds_window(w, a->log, a->file, a->entry, a->entry, UM_WORLDS_PLAYS_ON);
    return doubt_by(w, lens, UM_TEXT(""), &in);
}

/* Two acts that turn one piece there and back. */
static um_status doubt_turns(um_worlds *w)
{
    const um_log_trail *b = &w->trail;
    um_status s = UM_OK;
    for (size_t i = 0; i < b->nacts; i++)
        for (size_t k = i + 1;
             k < b->nacts && b->acts[k].play <= b->acts[i].play + UM_WORLDS_PLAYS_ON && s == UM_OK; k++)
            if (b->acts[i].turned != UM_NONE && b->acts[i].turned == b->acts[k].turned &&
                ((b->acts[i].kinds ^ b->acts[k].kinds) & UM_ACT_FRONT) && b->acts[i].log == b->acts[k].log &&
                um_worlds_breach_near(w, b->acts[k].play)) {
                um_lens lens = {.kind = UM_LENS_CANCEL,
                                .which = b->acts[i].log,
                                .entry = b->acts[i].entry,
                                .last = b->acts[k].entry};
                um_window in = um_worlds_window(w, lens.which, b->acts[i].file, lens.entry, lens.last,
                                                UM_WORLDS_PLAYS_ON);
                s = doubt_by(w, lens, UM_TEXT(""), &in);
            }
    return s;
}

/* Each act near a breach by itself, and with those of the same hand that come with it. */
static um_status doubt_order(um_worlds *w)
{
    const um_log_trail *b = &w->trail;
    um_status s = UM_OK;
    for (size_t i = 0; i < b->nacts && s == UM_OK; i++) {
        if (!is_handling(&b->acts[i]) || !um_worlds_breach_near(w, b->acts[i].play))
            continue;
        size_t to = i;
        while (to + 1 < b->nacts && goes_with(&b->acts[i], &b->acts[to + 1]))
            to++;
        if (may_be_late(w, i) && !goes_on(w, i) && !goes_in_company(w, i, i))
            s = at_end_of_earlier(w, i, i);
        if (s == UM_OK && may_be_late(w, i))
            s = as_correction(w, i);
        if (s == UM_OK)
            s = as_mended(w, i);
        if (to > i && s == UM_OK && !goes_in_company(w, i, to))
            s = at_end_of_earlier(w, i, to);
    }
    return s;
}

/* ---- pieces that are turned late ---- */

static bool stands_in(const um_worlds *w, int play)
{
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why == UM_LOG_STANDS && um_worlds_play_of(w, &w->found.p[i]) == play)
            return true;
    return false;
}

/* The acts from..to were done in front of another. */
static um_status done_in_front(um_worlds *w, size_t from, size_t to, size_t of)
{
    um_window in;
    um_lens lens = um_worlds_in_front(w, from, to, of, &in);
    return doubt_by(w, lens, UM_TEXT(""), &in);
}

/* Pieces turned to their backs, and nothing else: losses. */
static bool is_loss(const um_act *a)
{
    return (a->kinds & UM_ACT_FACE) && !a->idle &&
           !(a->kinds & (UM_ACT_MOVE | UM_ACT_ROLL | UM_ACT_CARD | UM_ACT_MARKER | UM_ACT_FRONT));
}

/* Losses are shown late, anywhere in a play and still in the next one: they came in front of each act before
 * them there. */
static um_status doubt_losses(um_worlds *w)
{
    const um_log_trail *b = &w->trail;
    um_status s = UM_OK;
    int tried = 0;
    for (size_t i = 0; i < b->nacts; i++) {
        const um_act *a = &b->acts[i];
        if (!is_loss(a))
            continue;
        for (size_t k = i; k-- > 0 && b->acts[k].play >= a->play - 1 && b->acts[k].log == a->log &&
                           s == UM_OK && tried < TURNS_MAX;)
            if (b->acts[k].entry != a->entry && stands_in(w, b->acts[k].play)) {
                s = done_in_front(w, i, i, k);
                tried++;
            }
    }
    return s;
}

/* ---- any order within a play ---- */

/* Each act of the play of a breach that stands was done in front of those that it may pass. */
static um_status doubt_order_within(um_worlds *w)
{
    um_status s = UM_OK;
    for (size_t x = 0; x < w->found.n && um_worlds_may_look(w); x++) {
        um_order o = {.breach = &w->found.p[x]};
        while (w->found.p[x].why == UM_LOG_STANDS && s == UM_OK && um_worlds_may_look(w) &&
               um_worlds_next_order(w, &o)) {
            um_window in;
            um_lens lens = um_worlds_in_front(w, o.from, o.late, o.early, &in);
            lens.by_rule = true;
            s = doubt_by(w, lens, UM_TEXT(""), &in);
        }
    }
    return s;
}

/* ---- dice ---- */

/* Somebody of another side has gone his way before in that play. */
static bool follows_march(const um_worlds *w, size_t i, int side)
{
    const um_act *a = w->trail.acts;
    size_t k = i;
    while (k > 0 && a[k - 1].play == a[i].play &&
           !((a[k - 1].kinds & UM_ACT_WAY) && a[k - 1].side >= 0 && a[k - 1].side != side))
        k--;
    return k > 0 && a[k - 1].play == a[i].play;
}

/* The side that is attacked leaves at once, and nobody loses anything in the play: it may have gone before
 * the battle, whoever threw the dice. */
static bool is_left_before(const um_worlds *w, size_t i)
{
    const um_act *a = &w->trail.acts[i];
    size_t k = i + 1, n = w->trail.nacts;
    bool left = a->kinds == UM_ACT_ROLL && k < n && a[1].play == a->play && (a[1].kinds & UM_ACT_WAY) &&
                a[1].side >= 0 && (a[1].side != a->side || follows_march(w, i, a[1].side)) &&
                um_worlds_breach_near(w, a->play);
    for (; k < n && w->trail.acts[k].play == a->play && left; k++)
        left = !(w->trail.acts[k].kinds & (UM_ACT_FACE | UM_ACT_ROLL));
    return left && !um_worlds_fought(w, i, k);
}

/* Dice may have been thrown in vain. */
static um_status doubt_dice(um_worlds *w)
{
    um_status s = UM_OK;
    int tried = 0;
    for (size_t i = 0; i < w->trail.nacts && s == UM_OK && tried < DICE_MAX; i++) {
        if (!um_worlds_thrown_again(w, i) && !is_left_before(w, i))
            continue;
        um_window in;
        um_lens lens = um_worlds_in_vain(w, i, &in);
        s = doubt_by(w, lens, UM_TEXT(""), &in);
        tried++;
    }
    return s;
}

/* ---- words ---- */

/* Through a lens, around each breach that stands. */
static um_status doubt_standing(um_worlds *w, um_lens lens)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->found.n && s == UM_OK; i++) {
        const um_log_breach *x = &w->found.p[i];
        int play = x->why == UM_LOG_STANDS ? um_worlds_play_of(w, x) : -1;
        if (play < 0)
            continue;
        const um_act *first = &w->trail.acts[um_worlds_act_from(&w->trail, play - TALK_BACK)];
        um_window in = um_worlds_window(w, first->log, x->at.file,
                                        um_worlds_same_file(first->file, x->at.file) ? first->entry : 0,
                                        x->at.entry_end, UM_WORLDS_PLAYS_ON);
        s = doubt_by(w, lens, UM_TEXT(""), &in);
    }
    return s;
}

static um_status doubt_each_verb(um_worlds *w)
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
static um_status doubt_words(um_worlds *w)
{
    um_status s = UM_OK;
    for (size_t i = w->nheard; i > 0 && s == UM_OK && um_worlds_may_look(w); i--)
        if (um_worlds_near_any(w, i - 1)) {
            const um_heard *h = &w->heard[i - 1];
            um_window in = um_worlds_window_of_line(w, i - 1);
            s = doubt_by(w, um_worlds_without_line(h), h->text, &in);
        }
    if (s == UM_OK && w->nheard && any_stands(w))
        s = doubt_by(w, (um_lens){.kind = UM_LENS_MUTE}, UM_TEXT(""), &um_worlds_everything);
    for (int side = 0; side < 2 && s == UM_OK && w->nheard; side++)
        s = doubt_standing(w, (um_lens){.kind = UM_LENS_MUTE_SIDE, .which = side});
    return s == UM_OK ? doubt_each_verb(w) : s;
}
/* ---- what nothing explains ---- */

/* How much breaks rules or is left over in the play of a place, the one before and the one behind. Where
 * pieces have no names much is not told, and nobody's fault. */
static size_t crowd_at(const um_worlds *w, int play)
{
    size_t n = 0, nleft = um_worlds_nameless(w) ? w->found.nover : w->found.nleft;
    for (size_t i = 0; i < w->found.n; i++) {
        int p = um_worlds_play_of(w, &w->found.p[i]);
        bool again = i > 0 && w->found.p[i].step == w->found.p[i - 1].step;
        n += p >= play - 1 && p <= play + 1 && !again;
    }
    for (size_t i = 0; i < nleft; i++) {
        um_log_breach at = {.at = w->found.left[i]};
        int p = um_worlds_play_of(w, &at);
        n += p >= play - 1 && p <= play + 1;
    }
    return n;
}

/* Nobody breaks so many rules at once: it is the reader who has gone astray. */
static void doubt_crowds(um_worlds *w)
{
    for (size_t i = 0; i < w->found.n; i++) {
        int play = um_worlds_play_of(w, &w->found.p[i]);
        if (w->found.p[i].why == UM_LOG_STANDS && play >= 0 && crowd_at(w, play) >= CROWD)
            w->found.p[i].why = UM_LOG_CROWD;
    }
}

/* A play of which something is left over is not understood: nothing in it is a breach beyond doubt. */
static void doubt_open_plays(um_worlds *w)
{
    const um_log_trail *b = &w->trail;
    for (size_t i = 0; i < w->found.n; i++) {
        um_log_breach *x = &w->found.p[i];
        int play = um_worlds_play_of(w, x);
        for (size_t k = 0; k < b->nacts && play >= 0 && x->why == UM_LOG_STANDS; k++)
            if (b->acts[k].open && b->acts[k].play == play) {
                x->why = UM_LOG_OPEN;
                x->open = b->acts[k].entry;
            }
    }
}

/* ---- what the end of the log leaves open ---- */

/* Whether dice were thrown in a play, and no more than one play was begun behind it. */
static bool is_battle_at_end(const um_worlds *w, int play)
{
    bool fought = false;
    int behind = 0;
    for (size_t i = 0; i < w->trail.nacts; i++) {
        const um_act *a = &w->trail.acts[i];
        fought |= a->play == play && a->kinds & UM_ACT_ROLL;
        behind += a->play > play && !a->idle && (i == 0 || a->play != a[-1].play);
    }
    return fought && behind <= 1 && !um_worlds_nameless(w);
}

/* A log may end anywhere: the losses and retreats of a battle may still come in the next play. */
static void doubt_what_ends(um_worlds *w)
{
    for (size_t i = 0; i < w->found.n; i++) {
        um_log_breach *x = &w->found.p[i];
        bool open = x->owed && (x->why == UM_LOG_STANDS || x->why == UM_LOG_TOLD);
        int play = open ? um_worlds_play_of(w, x) : -1;
        if (play >= 0 && is_battle_at_end(w, play))
            x->why = UM_LOG_ENDS;
    }
}

/* ---- the whole ---- */

/* What was done in an order that the reader has chosen breaks no rule of order beyond doubt. */
static bool is_sorted(const um_worlds *w, const um_log_breach *x)
{
    for (size_t i = 0; i < w->nlens; i++) {
        const um_lens *l = &w->lens[i];
        if ((l->kind == UM_LENS_GATHERED || l->kind == UM_LENS_PHASES) && x->at.entry_end >= l->entry &&
            x->at.entry <= l->last && um_worlds_same_file(um_worlds_file_of(w, l->which), x->at.file))
            return true;
    }
    return false;
}

/* What the first reading does not have either is no breach beyond doubt, unless that explains the log much
 * worse. */
static void doubt_what_is_new(um_worlds *w)
{
    bool near = um_worlds_faults(&w->first, &um_worlds_everything) <=
                um_worlds_faults(&w->found, &um_worlds_everything) + MARGIN;
    for (size_t i = 0; i < w->found.n && w->nlens; i++)
        if ((near || is_sorted(w, &w->found.p[i])) && !um_worlds_has(&w->first, &w->found.p[i]))
            w->found.p[i].why = UM_LOG_FIRST;
}

/* Nor is what the rival of the base does not have, unless that explains the log much worse. */
static void doubt_what_is_rivalled(um_worlds *w)
{
    bool near = um_worlds_faults(&w->rival, &um_worlds_everything) <=
                um_worlds_faults(&w->found, &um_worlds_everything) + MARGIN;
    for (size_t i = 0; i < w->found.n && w->rivalled && near; i++)
        if (w->found.p[i].why == UM_LOG_STANDS && !um_worlds_has(&w->rival, &w->found.p[i]))
            w->found.p[i].why = UM_LOG_RIVAL;
}

/* What no table lets happen did not happen at this one. */
static void doubt_what_cannot_be(um_worlds *w)
{
    const int *kept = w->base->record->cases[0].game->kept_by_table;
    for (size_t i = 0; i < w->found.n && kept; i++)
        for (int k = 0; kept[k] >= 0; k++)
            if (w->found.p[i].nrules && w->found.p[i].rules[0] == kept[k])
                w->found.p[i].why = UM_LOG_KEPT;
}

um_status um_worlds_doubt_all(um_worlds *w)
{
    w->most = UM_WORLDS_WORK_ALL;
    /* A march that no card was played for made no better world, but may clear somebody. */
    if (!um_worlds_nameless(w))
        w->found.nleft = w->found.nover;
    doubt_what_is_new(w);
    doubt_what_is_rivalled(w);
    doubt_what_cannot_be(w);
    um_status s = doubt_order(w);
    if (s == UM_OK)
        s = doubt_turns(w);
    if (s == UM_OK)
        s = doubt_words(w);
    if (s == UM_OK && !um_worlds_nameless(w))
        s = doubt_dice(w);
    if (s == UM_OK && !um_worlds_nameless(w))
        s = doubt_losses(w);
    if (s == UM_OK)
        s = doubt_order_within(w);
    doubt_open_plays(w);
    doubt_what_ends(w);
    doubt_crowds(w);
    for (size_t i = 0; i < w->found.n; i++)
        if (w->found.p[i].why == UM_LOG_STANDS && !um_worlds_may_look(w))
            w->found.p[i].why = UM_LOG_BOUND;
    return s == UM_OK ? um_log_say_doubts(w->base, &w->found) : s;
}
