/* Worlds that explain a log better than the first reading, and take its place. */
#include <string.h>

#include "parser/reading/worlds.h"

enum {
    FAULTS_OF_NO_DECLARATION = 2,
    VAIN_MAX = 8,     /* worlds that were taken and did not hold, behind which no more are looked for */
    TRIED_MAX = 400,  /* worlds of one base that are remembered */
    LEFT_LESS = 2,    /* things fewer that are left over, where as many rules are broken */
    TURNS_TRIED = 6,  /* plays with a breach before which the next turn may have begun */
    CARDS_TRIED = 12, /* cards that may have been laid when all was done */
    PLACES_TRIED = 8, /* acts that such a card may have been laid for, each */
    DICE_TRIED = 24,  /* dice that may have been thrown once more */
    SLIPS_TRIED = 24, /* places at which what was put back may have been meant */
    IDLE_TRIED = 8    /* places between plays where arrivals and the like may have come */
};

/* Of the worlds that may take the base's place the one that has the fewest faults less than it. */
typedef struct best {
    um_lens lens;
    size_t better;
    struct {
        um_lens lens;
        uint32_t until;
    } tried[TRIED_MAX]; /* of this base, the first so many: breaches lie side by side */
    size_t ntried;
    um_lens vain[VAIN_MAX]; /* better for a part of the log, and for the whole not */
    size_t nvain;
    um_lens barred; /* the one that another search took first */
} best;

static bool is_same(const um_lens *a, const um_lens *b)
{
    return a->kind == b->kind && a->which == b->which && a->entry == b->entry && a->last == b->last &&
           a->before == b->before && a->by_rule == b->by_rule;
}

static bool has_tried(best *b, const um_lens *lens, const um_window *in)
{
    for (size_t i = 0; i < b->ntried; i++)
        if (is_same(&b->tried[i].lens, lens) && b->tried[i].until == in->until)
            return true;
    for (size_t i = 0; i < b->nvain; i++)
        if (is_same(&b->vain[i], lens))
            return true;
    if (b->barred.kind && is_same(&b->barred, lens))
        return true;
    if (b->ntried < TRIED_MAX) {
        b->tried[b->ntried].lens = *lens;
        b->tried[b->ntried++].until = in->until;
    }
    return false;
}

static um_status try_better(um_worlds *w, um_lens lens, size_t least, const um_window *in, best *b)
{
    um_log_breaches there = {.n = 0};
    if (!um_worlds_may_look(w) || has_tried(b, &lens, in))
        return UM_OK;
    um_status s = um_worlds_look(w, lens, in, &there);
    size_t now = um_worlds_faults(&there, in), before = um_worlds_faults(&w->found, in);
    size_t over = um_worlds_remains(&there, in), was_over = um_worlds_remains(&w->found, in);
    bool cards =
        lens.kind == UM_LENS_CARDS_LAST || lens.kind == UM_LENS_CARD_LAST || lens.kind == UM_LENS_THROWN;
    if (cards)
        least += um_worlds_new(&there, &w->found, in);
    size_t broken = now - over, was_broken = before - was_over;
    bool poor = over > was_over || broken > was_broken ||
                (broken == was_broken && (um_worlds_nameless(w) || over + LEFT_LESS > was_over));
    poor |= lens.kind == UM_LENS_TURN &&
            um_worlds_break_elsewhere(&there, &w->found); /* it may not have begun there */
    if (s == UM_OK && !poor && before >= now + least && before - now > b->better) {
        b->lens = lens;
        b->better = before - now;
    }
    um_log_forget_breaches(&there);
    return s;
}

/* What a card is used for the table shows: a line that makes several faults was no declaration, or not of
 * that use. One that makes a single fault stays: that is told. */
static um_status try_openings(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->nheard && s == UM_OK && um_worlds_may_look(w); i++) {
        um_lens lens = um_worlds_without_line(&w->heard[i]);
        if (!w->heard[i].opens || !um_worlds_near_any(w, i))
            continue;
        um_window in = um_worlds_window_of_line(w, i);
        s = try_better(w, lens, FAULTS_OF_NO_DECLARATION, &in, b);
        lens.kind = UM_LENS_MUTE_USE;
        if (s == UM_OK)
            s = try_better(w, lens, FAULTS_OF_NO_DECLARATION, &in, b);
    }
    return s;
}

/* The act that is a breach, or is left over, or begins it; NULL: none that is told of. */
static const um_act *act_at(const um_worlds *w, const um_place *at)
{
    for (size_t i = 0; i < w->trail.nacts; i++) {
        const um_act *a = &w->trail.acts[i];
        if (um_worlds_same_file(a->file, at->file) && a->entry >= at->entry && a->entry <= at->entry_end)
            return a;
    }
    return NULL;
}

/* The acts from..to were done in front of another. */
static um_status try_in_front(um_worlds *w, size_t from, size_t to, size_t of, best *b)
{
    um_window in;
    um_lens lens = um_worlds_in_front(w, from, to, of, &in);
    return try_better(w, lens, 1, &in, b);
}

static um_status try_turn_before(um_worlds *w, const um_place *at, best *b)
{
    const um_act *a = act_at(w, at);
    if (!a || (!a->idle && (a->kinds & UM_ACT_WAY)))
        return UM_OK;
    um_lens lens = {.kind = UM_LENS_TURN, .which = a->log, .before = a->entry};
    return try_better(w, lens, 1, &um_worlds_everything, b);
}

/* The marker of the turn follows what players do: the next turn had begun when they did what it allows, or
 * what is left over without it. Nobody marches in a play between two turns. */
static um_status try_turns(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    const um_act *last = NULL;
    for (size_t i = 0; i < w->found.n && i < TURNS_TRIED && s == UM_OK; i++)
        s = try_turn_before(w, &w->found.p[i].at, b);
    for (size_t i = 0, tried = 0; i < w->found.nover && tried < TURNS_TRIED && s == UM_OK; i++) {
        const um_act *a = act_at(w, &w->found.left[i]);
        if (!a || (last && a->play == last->play))
            continue; /* the first of a play */
        last = a;
        tried++;
        s = try_turn_before(w, &w->found.left[i], b);
    }
    return s;
}

/* What is done between plays, arrivals, deals and the marker, comes in any order: what is a breach there may
 * have been done in front of what lies before it. */
static um_status try_idle(um_worlds *w, best *b)
{
    const um_act *a = w->trail.acts;
    um_status s = UM_OK;
    for (size_t i = 0, tried = 0; i < w->found.n && tried < IDLE_TRIED && s == UM_OK; i++) {
        int play = um_worlds_play_of(w, &w->found.p[i]);
        size_t first = play < 0 ? w->trail.nacts : um_worlds_act_from(&w->trail, play), last = first;
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
                um_window in = um_worlds_window(w, lens.which, a[first].file, lens.before, lens.last,
                                                UM_WORLDS_PLAYS_ON);
                s = try_better(w, lens, 1, &in, b);
            }
    }
    return s;
}

/* Some lay a card when all it was played for is done. */
static um_status try_habits(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->nlens; i++)
        if (w->lens[i].kind == UM_LENS_CARDS_LAST)
            return UM_OK;
    for (int side = 0; side <= 2 && s == UM_OK; side++)
        s = try_better(w, (um_lens){.kind = UM_LENS_CARDS_LAST, .which = side}, 1, &um_worlds_everything, b);
    return s;
}

/* The acts from..to came by kinds, or by the phases of a turn's end. */
static um_status try_sorted(um_worlds *w, um_lens lens, const um_act *from, const um_act *to, best *b)
{
    lens.which = from->log;
    lens.entry = from->entry;
    lens.last = to->entry;
    um_window in = um_worlds_window(w, lens.which, from->file, lens.entry, lens.last, UM_WORLDS_PLAYS_ON);
    return try_better(w, lens, 1, &in, b);
}

/* It is part of no play that goes on. */
static bool is_between(const um_act *a, const um_act *x)
{
    return a->log == x->log && (a->idle || !(a->kinds & (UM_ACT_WAY | UM_ACT_ROLL | UM_ACT_CARD)));
}

/* What is done between plays comes in any order: its losses first, say, or its repairs last; and before the
 * marker of the turn is moved, or behind it. */
static um_status try_phases(um_worlds *w, best *b)
{
    static const uint32_t kinds[] = {UM_ACT_FACE,
                                     UM_ACT_MARKER,
                                     UM_ACT_MOVE,
                                     UM_ACT_ANY - UM_ACT_FRONT,
                                     UM_ACT_ANY - UM_ACT_MARKER,
                                     UM_ACT_ANY - UM_ACT_MOVE};
    const um_act *a = w->trail.acts, *end = a + w->trail.nacts;
    um_status s = UM_OK;
    for (size_t i = 0; i < w->found.n && um_worlds_may_look(w) && s == UM_OK; i++) {
        const um_act *x = act_at(w, &w->found.p[i].at), *first = x, *last = x;
        if (!x || !x->idle)
            continue;
        while (first > a && first[-1].play == x->play && first[-1].log == x->log)
            first--;
        while (last + 1 < end && last[1].play == x->play && last[1].log == x->log)
            last++;
        for (size_t k = 0; k < UM_COUNT(kinds) && s == UM_OK; k++)
            s = try_sorted(w, (um_lens){.kind = UM_LENS_GATHERED, .before = kinds[k]}, first, last, b);
        while (first > a && is_between(first - 1, x))
            first--;
        while (last + 1 < end && is_between(last + 1, x))
            last++;
        if (s == UM_OK)
            s = try_sorted(w, (um_lens){.kind = UM_LENS_PHASES}, first, last, b);
    }
    return s;
}

/* What went away and came back, or was turned or counted there and back, is taken for a slip: near a breach
 * all that lies together may have been meant. */
static um_status try_meant(um_worlds *w, best *b)
{
    const um_act *a = w->trail.acts;
    um_status s = UM_OK;
    for (size_t i = 0, tried = 0, last; i < w->trail.nacts && tried < SLIPS_TRIED && s == UM_OK;
         i = last + 1) {
        last = i;
        if (!a[i].slips || !um_worlds_breach_near(w, a[i].play))
            continue;
        while (last + 1 < w->trail.nacts && a[last + 1].slips && a[last + 1].log == a[i].log)
            last++;
        um_lens lens = {.kind = UM_LENS_MEANT, .which = a[i].log, .entry = a[i].entry, .last = a[last].entry};
        um_window in = um_worlds_window(w, lens.which, a[i].file, lens.entry, lens.last, UM_WORLDS_PLAYS_ON);
        s = try_better(w, lens, 1, &in, b);
        tried++;
    }
    return s;
}

/* Some move first and lay their card then: what lies in front of the card of a play near a breach may have
 * been of the one before. */
static um_status try_begins(um_worlds *w, best *b)
{
    const um_act *a = w->trail.acts;
    um_status s = UM_OK;
    for (size_t i = 1, first = 0, tried = 0; i < w->trail.nacts && tried < CARDS_TRIED && s == UM_OK; i++) {
        if (a[i].play != a[i - 1].play)
            first = i;
        if (!(a[i].kinds & UM_ACT_CARD) || a[i].idle || i == first || a[i].play != a[first].play ||
            a[i].log != a[first].log || !um_worlds_breach_near(w, a[i].play))
            continue;
        um_lens lens = {
            .kind = UM_LENS_BEGINS, .which = a[i].log, .entry = a[first].entry, .last = a[i].entry};
        um_window in = um_worlds_window(w, lens.which, a[i].file, lens.entry, lens.last, UM_WORLDS_PLAYS_ON);
        s = try_better(w, lens, 1, &in, b);
        tried++;
    }
    return s;
}

/* Within a play, and what is nobody's before it, things come in any order but for what the table proves. */
static um_status try_orders(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < w->found.n && um_worlds_may_look(w); i++) {
        um_order o = {.breach = &w->found.p[i]};
        while (s == UM_OK && um_worlds_may_look(w) && um_worlds_next_order(w, &o)) {
            um_window in;
            um_lens lens = um_worlds_in_front(w, o.from, o.late, o.early, &in);
            lens.by_rule = true;
            s = try_better(w, lens, 1, &in, b);
        }
    }
    return s;
}

/* Or throw them once more: the last ones count. */
static um_status try_vain(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    for (size_t i = 0, tried = 0; i < w->trail.nacts && tried < DICE_TRIED && s == UM_OK; i++) {
        um_window in;
        if (!um_worlds_thrown_again(w, i) || tried++ >= DICE_TRIED)
            continue;
        um_lens lens = um_worlds_in_vain(w, i, &in);
        s = try_better(w, lens, 1, &in, b);
    }
    return s;
}

/* Dice, or pieces and markers that a side dragged or turned; who turned one is not always told. */
static bool is_deed(const um_act *a, int side)
{
    return (a->kinds & UM_ACT_ROLL) ||
           ((a->kinds & (UM_ACT_MOVE | UM_ACT_FACE | UM_ACT_MARKER)) && (a->side == side || a->side < 0));
}

/* It was laid for any of the acts before it, whoever threw the dice or dragged the pieces; without names for
 * what the other side took off, too. */
static um_status try_places(um_worlds *w, size_t card, best *b)
{
    const um_act *a = w->trail.acts;
    bool nameless = um_worlds_nameless(w);
    um_status s = UM_OK;
    for (size_t k = card, tried = 0; k-- > 0 && tried < PLACES_TRIED && s == UM_OK; tried++) {
        if ((a[k].idle && !nameless) || a[k].log != a[card].log || a[k].play < a[card].play - 1 ||
            a[k].entry == a[card].entry)
            return s;
        if (nameless || is_deed(&a[k], a[card].side))
            s = try_in_front(w, card, card, k, b);
    }
    return s;
}

/* It was laid before its owner's first march since the last card or turn: what he put on the board came
 * first. */
static um_status try_first_march(um_worlds *w, size_t card, best *b)
{
    const um_act *a = w->trail.acts;
    size_t march = card;
    for (size_t k = card; k-- > 0 && a[k].log == a[card].log && !(a[k].kinds & (UM_ACT_CARD | UM_ACT_TURN));)
        if ((a[k].kinds & UM_ACT_WAY) && is_deed(&a[k], a[card].side))
            march = k;
    return march < card ? try_in_front(w, card, card, march, b) : UM_OK;
}

static bool is_drawn(const um_act *a)
{
    return a->idle && (a->kinds & UM_ACT_CARD);
}

/* A hand is filled up late, or the cube of a phase is drawn when what its faction does first is done: it was
 * before what the next phase began with, with all that was drawn together. */
static um_status try_drawn_late(um_worlds *w, size_t card, const um_place *at, best *b)
{
    const um_act *a = w->trail.acts, *first = act_at(w, at);
    size_t of = first ? (size_t)(first - a) : card, last = card;
    um_status s = UM_OK;
    if (of >= card || first->log != a[card].log || (card > of + 1 && is_drawn(&a[card - 1])))
        return UM_OK;
    while (last + 1 < w->trail.nacts && is_drawn(&a[last + 1]) && a[last + 1].log == a[card].log &&
           a[last + 1].play == a[card].play)
        last++;
    s = try_in_front(w, card, last, of, b);
    for (size_t k = of, tried = 0; k-- > 0 && tried < PLACES_TRIED && s == UM_OK; tried++) {
        if (a[k].log != a[card].log || (a[k].kinds & (UM_ACT_CARD | UM_ACT_ROLL | UM_ACT_TURN)))
            break;
        s = try_in_front(w, card, last, k, b);
    }
    return s;
}

/* Or he does so once: a card that left a hand soon after what breaks a rule was what that was played with. */
static um_status try_late_cards(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    int tried = 0;
    for (size_t i = 0; i < w->found.n && s == UM_OK; i++) {
        const um_log_breach *x = &w->found.p[i];
        int play = um_worlds_play_of(w, x);
        for (size_t k = play < 0 ? w->trail.nacts : um_worlds_act_from(&w->trail, play);
             k < w->trail.nacts && w->trail.acts[k].play <= play + UM_WORLDS_PLAYS_ON && s == UM_OK; k++) {
            const um_act *a = &w->trail.acts[k];
            um_lens lens = {.kind = UM_LENS_CARD_LAST, .which = a->log, .entry = a->entry};
            bool behind = a->entry > x->at.entry, nameless = um_worlds_nameless(w);
            if (!(a->kinds & UM_ACT_CARD) || !um_worlds_same_file(a->file, x->at.file) ||
                !(behind || nameless) || (a->idle && !nameless) || tried++ >= CARDS_TRIED)
                continue;
            if (a->idle) {
                s = behind ? try_drawn_late(w, k, &x->at, b) : UM_OK;
                continue;
            }
            um_window in = um_worlds_window(w, a->log, a->file, x->at.entry, a->entry, UM_WORLDS_PLAYS_ON);
            s = try_better(w, lens, 1, &in, b);
            if (s == UM_OK)
                s = try_places(w, k, b);
            if (s == UM_OK && nameless)
                s = try_first_march(w, k, b);
        }
    }
    return s;
}

/* The next card that somebody else lays, soon; 0: none. */
static uint32_t next_card(const um_worlds *w, size_t i)
{
    const um_act *a = w->trail.acts;
    for (size_t k = i + 1; k < w->trail.nacts && a[k].play <= a[i].play + UM_WORLDS_PLAYS_ON; k++)
        if (a[k].kinds & UM_ACT_CARD)
            return a[k].log == a[i].log && a[k].side != a[i].side ? a[k].entry : 0;
    return 0;
}

/* One battle may take several: those that lie between its dice. */
static um_status try_several_thrown(um_worlds *w, size_t first, uint32_t from, best *b)
{
    const um_act *a = w->trail.acts;
    um_lens lens = {.kind = UM_LENS_THROWN, .which = a[first].log, .entry = a[first].entry};
    um_status s = UM_OK;
    for (size_t k = first + 1, rolls = 0; k < w->trail.nacts && !(a[k].kinds & UM_ACT_WAY) && !a[k].idle &&
                                          a[k].log == lens.which && s == UM_OK;
         k++) {
        rolls += (a[k].kinds & UM_ACT_ROLL) != 0;
        if (!(a[k].kinds & UM_ACT_CARD) || !rolls)
            continue;
        lens.before = a[k].entry;
        um_window in = um_worlds_window(w, lens.which, a[k].file, from, lens.before, UM_WORLDS_PLAYS_ON);
        s = try_better(w, lens, 1, &in, b);
    }
    return s;
}

/* What begins no play of its own was thrown into the other side's, whose card may follow it. */
static um_status try_thrown(um_worlds *w, best *b)
{
    um_status s = UM_OK;
    int tried = 0;
    for (size_t i = 0; i < w->found.n && s == UM_OK; i++) {
        int play = um_worlds_play_of(w, &w->found.p[i]);
        for (size_t k = play < 0 ? w->trail.nacts : um_worlds_act_from(&w->trail, play - 1);
             k < w->trail.nacts && w->trail.acts[k].play <= play + UM_WORLDS_PLAYS_ON && s == UM_OK; k++) {
            const um_act *a = &w->trail.acts[k];
            um_lens lens = {.kind = UM_LENS_THROWN, .which = a->log, .entry = a->entry};
            if (!(a->kinds & UM_ACT_CARD) || a->idle || tried++ >= CARDS_TRIED)
                continue;
            const um_act *first = &w->trail.acts[um_worlds_act_from(&w->trail, a->play - 1)];
            uint32_t from = first->log == a->log ? first->entry : a->entry, next = next_card(w, k);
            um_window in = um_worlds_window(w, a->log, a->file, from, next > a->entry ? next : a->entry,
                                            UM_WORLDS_PLAYS_ON);
            s = try_better(w, lens, 1, &in, b);
            if (s == UM_OK)
                s = try_several_thrown(w, k, from, b);
            lens.last = next;
            if (s == UM_OK && next)
                s = try_better(w, lens, 1, &in, b);
        }
    }
    return s;
}

/* Make the base: the reading that is given out, with the lenses that were taken. */
static um_status play_base(um_worlds *w, um_log_trail *trail)
{
    um_log_view v = {.lens = w->lens, .nlens = w->nlens, .bare = w->o->bare, .trail = trail};
    um_reading *base;
    um_status s = um_log_tape_play(w->tape, &v, &base);
    if (s != UM_OK)
        return s;
    um_reading_free(w->base);
    w->base = base;
    return um_log_find_breaches(base, w->o->rulings, NULL, &w->found);
}

/* Of most logs there is nothing to look at again: speed dictates that the first time nothing is kept for
 * that. */
um_status um_worlds_make_base(um_worlds *w)
{
    bool first = !w->base;
    um_log_trail_free(&w->trail, w->o->pack->game);
    um_status s = play_base(w, first ? NULL : &w->trail);
    if (s == UM_OK && first && w->found.n)
        s = play_base(w, &w->trail);
    um_log_trail_index(&w->trail);
    if (s == UM_OK)
        um_worlds_find_lines(w);
    return s;
}

/* The best of them takes the base's place, if the whole log has fewer faults so. */
static um_status take(um_worlds *w, best *b)
{
    size_t before = um_worlds_faults(&w->found, &um_worlds_everything);
    if (w->nlens == 0) {
        um_log_forget_breaches(&w->first);
        w->first = w->found;
        w->found = (um_log_breaches){.n = 0};
    }
    w->lens[w->nlens++] = b->lens;
    um_status s = um_worlds_make_base(w);
    if (s != UM_OK || um_worlds_faults(&w->found, &um_worlds_everything) < before)
        return s;
    b->vain[b->nvain++] = b->lens;
    if (--w->nlens == 0)
        um_log_forget_breaches(&w->first);
    return um_worlds_make_base(w);
}

/* The world with the fewest faults takes the base's place, so long as there is a better one. */
static um_status climb(um_worlds *w, best *b)
{
    um_status (*const tries[])(um_worlds * w, best * b) = {
        try_habits, try_late_cards, try_thrown, try_openings, try_turns, try_idle,
        try_phases, try_meant,      try_begins, try_vain,     try_orders};
    enum { NAMED_ONLY = 1 }; /* the last so many; where pieces have no names they explain anything */
    size_t n = UM_COUNT(tries) - (um_worlds_nameless(w) ? NAMED_ONLY : 0);
    um_status s = UM_OK;
    b->better = 1;
    while (b->better && s == UM_OK && w->found.n && w->nlens < UM_WORLDS_LENSES_MAX && b->nvain < VAIN_MAX) {
        b->better = b->ntried = 0;
        for (size_t i = 0; i < n && s == UM_OK; i++)
            s = tries[i](w, b);
        if (s == UM_OK && b->better)
            s = take(w, b);
    }
    return s;
}

/* Whoever always takes the best next step may end where no other does: the search is made once more without
 * the step that it began with. The better of the two worlds is the base, the other its rival. */
static um_status climb_elsewhere(um_worlds *w)
{
    um_lens lens[UM_WORLDS_LENSES_MAX];
    size_t nlens = w->nlens, faults = um_worlds_faults(&w->found, &um_worlds_everything);
    best b = {.barred = w->lens[0]};
    memcpy(lens, w->lens, sizeof lens);
    w->rival = w->found;
    w->rivalled = true;
    w->found = (um_log_breaches){.n = 0};
    w->nlens = 0;
    um_status s = um_worlds_make_base(w);
    if (s == UM_OK)
        s = climb(w, &b);
    if (s != UM_OK || um_worlds_faults(&w->found, &um_worlds_everything) < faults)
        return s;
    um_log_forget_breaches(&w->rival);
    w->rival = w->found;
    w->found = (um_log_breaches){.n = 0};
    memcpy(w->lens, lens, sizeof lens);
    w->nlens = nlens;
    return um_worlds_make_base(w);
}

/* Words about a card's use, the turn marker and the order of what is done between plays bind nobody. */
um_status um_worlds_take_better(um_worlds *w)
{
    best b = {.better = 1};
    w->most = UM_WORLDS_WORK_BETTER;
    um_status s = climb(w, &b);
    if (s == UM_OK && w->found.n && w->nlens && um_worlds_may_look(w))
        s = climb_elsewhere(w);
    return s;
}
