/* What the changes of a play on the table were, as actions: for logs, which show pieces and not moves.
 *
 * A piece's moves become a trail from where it stood to where it stays; trails with the same ends are one
 * movement. Land forces that make a ship's voyage were aboard it. Enemies who leave a space after the dice
 * retreat; pieces that go off the map were lost. What no action explains is stated as it lies. */
#include "core/madison/propose/propose.h"

#include "core/madison/board/03_counters.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/pieces.h"
#include "core/trace.h"

#include <string.h>

/* Choices made in a reading, that are taken otherwise to see what comes of it; changes that are looked at in
 * all readings of a play together. In the logs that were seen no play had a tenth of these. Beyond so many
 * changes in a play, more than any had, each takes longer to look at: as the square of how many times as
 * many. */
enum { CHOICES = 64, LOOKS_MAX = 65536, LOOKS_FEW = 2048, CHANGES_EVEN = 64 };

/* ---- choosing ---- */

int mad_prop_passes_over(mad_proposal *p)
{
    int n = p->choices_made++;
    for (int i = 0; i < p->notherwise; i++)
        if (p->otherwise[i].nth == n)
            return p->otherwise[i].over;
    return 0;
}

/* ---- sending ---- */

void mad_prop_start(mad_proposal *p, int verb, int player)
{
    um_make(&p->m, verb, player);
    p->first = p->last = -1;
    p->m.action.at = p->n ? p->ch[0].at : (um_place){0};
}

/* The action came from the changes first..last. */
void mad_prop_located(mad_proposal *p, int first, int last)
{
    p->m.action.at = p->ch[first].at;
    if (p->ch[last].at.file == p->ch[first].at.file)
        p->m.action.at.entry_end = p->ch[last].at.entry;
}

void mad_prop_from(mad_proposal *p, int first, int last)
{
    p->first = p->first < 0 || first < p->first ? first : p->first;
    p->last = last > p->last ? last : p->last;
}

/* An action that ends the play under way is judged behind its end. */
um_truth mad_prop_try(const mad_proposal *p)
{
    const um_action *a = &p->m.action;
    const um_game *g = p->c.game;
    um_ctx c = p->c;
    if (!um_action_fits(&mad_verbs[a->verb], a))
        return UM_NO;
    c.verdict = UM_YES;
    c.doubts = 0;
    c.step = p->c.step + p->steps + 1;
    if ((mad_verbs[a->verb].flags & UM_V_POSITION) || !g->begins_play(&c, &p->s, a)) {
        g->judge(&c, &p->s, a);
        return c.verdict;
    }
    mad_state s = p->s;
    g->settle(&c, &s);
    c.verdict = UM_YES;
    g->judge(&c, &s, a);
    return c.verdict;
}

enum { WEIGHT_ILLEGAL = 1000, WEIGHT_STATED = 30, WEIGHT_OPEN = 10 };

/* End the play in a state; what that weighs if something is found to be against the rules. */
static int64_t fault_at_end(const mad_proposal *p, mad_state *s, int64_t weight)
{
    um_ctx c = p->c;
    c.verdict = UM_YES;
    c.step = p->c.step + p->steps;
    if (p->weigh)
        p->c.game->close(&c, s, false);
    bool fault = c.verdict == UM_NO;
    p->c.game->settle(&c, s);
    return fault ? weight : 0;
}

/* Whether it states where a piece lies that no action explains: it weighs as much as a fault, also where it
 * is called a correction; a statement of where a movement begins weighs less. */
static bool is_unexplained(const um_action *a)
{
    return (a->verb == MV_AT && (um_has_arg(a, MP_AT_UNPLAYED) || um_has_arg(a, MP_AT_MENDED))) ||
           (a->verb == MV_OUT && (um_has_arg(a, MP_OUT_UNPLAYED) || um_has_arg(a, MP_OUT_MENDED)));
}

void mad_prop_send(mad_proposal *p)
{
    const um_action *a = &p->m.action;
    const um_game *g = p->c.game;
    bool position = mad_verbs[a->verb].flags & UM_V_POSITION;
    if (p->stopped || p->m.overflow)
        return;
    if (!um_action_fits(&mad_verbs[a->verb], a)) { /* the replay says that it cannot be carried out */
        p->weight += WEIGHT_ILLEGAL;
        if (p->weigh)
            um_trace_action(&p->c, &p->s, a, UM_TRIED_AS_UNFIT);
        p->stopped = !p->weigh && !p->fn(p->user, a);
        return;
    }
    um_ctx c = p->c;
    c.step = p->c.step + p->steps + !position;
    if (!position && g->begins_play(&c, &p->s, a)) {
        int64_t fault = fault_at_end(p, &p->s, WEIGHT_ILLEGAL);
        p->weight += fault;
        p->ends_badly |= fault > 0 && p->steps > 0; /* the play before is the same in all readings */
    }
    if (p->weigh) {
        bool left = position && is_unexplained(a);
        um_trace_action(&p->c, &p->s, a,
                        left       ? UM_TRIED_AS_LEFT
                        : position ? UM_TRIED_AS_STATEMENT
                                   : UM_TRIED_AS_STEP);
        um_truth v = position ? UM_YES : mad_prop_try(p);
        p->weight += left         ? WEIGHT_ILLEGAL
                     : position   ? WEIGHT_STATED
                     : v == UM_NO ? WEIGHT_ILLEGAL
                                  : v == UM_MAYBE;
    }
    p->steps += !position;
    um_carry_out(&c, &p->s, a);
    p->stopped = !p->weigh && !p->fn(p->user, a);
}

void mad_prop_suppose(mad_proposal *p, mad_supposed *kept)
{
    *kept = (mad_supposed){p->s, p->weight, p->steps, p->weigh, p->ends_badly, p->c.tracer, p->alone};
    p->weigh = true;
    p->c.tracer = NULL;
}

void mad_prop_as_before(mad_proposal *p, const mad_supposed *kept)
{
    p->s = kept->s;
    p->weight = kept->weight;
    p->steps = kept->steps;
    p->weigh = kept->weigh;
    p->ends_badly = kept->ends_badly;
    p->c.tracer = kept->tracer;
    p->alone = kept->alone;
}

/* ---- what is what ---- */

bool mad_prop_is_piece(um_ref r)
{
    int k = um_ref_kind(r);
    return k == MK_UNIT || k == MK_LEADER || k == MK_SHIP;
}

bool mad_prop_is_space(um_ref r)
{
    return um_ref_kind(r) == MK_SPACE;
}

bool mad_prop_is_space_or_lake(um_ref r)
{
    return mad_prop_is_space(r) || um_ref_kind(r) == MK_LAKE;
}

/* The role of a box; -1: no box. */
int mad_prop_role(const um_ctx *c, um_ref place)
{
    if (um_ref_kind(place) != MK_BOX)
        return -1;
    return um_datum_at(c->pack, um_datum_of(MK_BOX, um_ref_row(place), MAD_BOX_ROLE))->lo;
}

uint32_t mad_prop_class(const mad_proposal *p, um_ref place)
{
    int role = mad_prop_role(&p->c, place);
    if (place == UM_NONE)
        return MAD_NOWHERE;
    return mad_prop_is_space(place)        ? MAD_IN_SPACE
           : um_ref_kind(place) == MK_LAKE ? MAD_IN_LAKE
                                           : MAD_IN_BOX(role < 0 ? MAD_BOX_PLAIN : role);
}

bool mad_prop_is_naval(mad_proposal *p, um_ref r)
{
    return um_ref_kind(r) == MK_SHIP ||
           (um_ref_kind(r) == MK_LEADER && mad_is_naval(&p->c, um_ref_row(r)) == UM_YES);
}

bool mad_prop_is_land(mad_proposal *p, um_ref r)
{
    return mad_prop_is_piece(r) && !mad_prop_is_naval(p, r);
}

/* What was said with that verb, of several the one that says most; NULL: nothing. */
static const um_action *fullest_said(const mad_proposal *p, int verb)
{
    const um_action *found = NULL;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && p->ch[i].said->verb == verb &&
            (!found || p->ch[i].said->nargs >= found->nargs))
            found = p->ch[i].said;
    return found;
}

/* ---- card plays ---- */

/* Its owner has just said, in nobody's play, that it is for the battle (10.31). */
static bool is_for_battle(const mad_proposal *p, int i)
{
    while (i-- > 0 && p->ch[i].kind == UM_C_SAY)
        if (p->ch[i].said->verb == MV_BATTLE_CARD && p->ch[i].side == p->ch[i + 1].side)
            return true;
    return false;
}

static int card_change(const mad_proposal *p)
{
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        bool card = ch->what == UM_NONE || um_ref_kind(ch->what) == MK_CARD;
        int from = mad_prop_role(&p->c, ch->from);
        bool winter = p->s.turn >= 0 && mad_season(p->s.turn) == MAD_WINTER; /* a held event: no play */
        bool played = from == MAD_BOX_HAND || (from == MAD_BOX_HELD && ch->to == UM_NONE && !winter);
        if (ch->kind == UM_C_MOVE && !ch->thrown && card && played && !is_for_battle(p, i))
            return i;
    }
    return -1;
}

/* Whatever else the player has said of it, as far as the use has a place for it. */
static void put_said(mad_proposal *p, const um_action *said, int mode)
{
    for (int i = 0; said && i < said->nargs; i++) {
        const um_arg *arg = &said->args[i];
        if (um_has_arg(&p->m.action, arg->param))
            continue;
        bool depot = mode == MAD_MODE_DEPOT && (arg->param == MP_PLAY_WHO || arg->param == MP_PLAY_SPACE);
        if (depot || !mad_play_takes(mode, arg->param, said->values[arg->first].ref))
            continue; /* a depot is told by its marker */
        const um_param *param = &mad_verbs[said->verb].params[arg->param];
        for (int k = 0; k < arg->count; k++) {
            const um_value *v = &said->values[arg->first + k];
            if (param->type == UM_P_REF || param->type == UM_P_REFS)
                um_make_ref(&p->m, arg->param, v->ref);
            else
                um_make_int(&p->m, arg->param, v->num);
        }
    }
}

/* Where an event's own unit comes on. */
static void put_event_place(mad_proposal *p, const mad_prop_use_of *q)
{
    if (q->mode != MAD_MODE_EVENT || q->card == UM_NONE || (q->said && um_has_arg(q->said, MP_PLAY_SPACE)))
        return;
    um_ref unit = um_datum_at(p->c.pack, um_datum_of(MK_CARD, um_ref_row(q->card), MAD_CARD_UNIT))->lo;
    for (int i = 0; i < p->trails && unit != UM_NONE; i++)
        if (p->t[i].piece == unit && !p->t[i].done && mad_prop_is_space(p->t[i].to)) {
            um_make_ref(&p->m, MP_PLAY_SPACE, p->t[i].to);
            return;
        }
}

static int index_of_said(const mad_proposal *p, const um_action *a)
{
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && p->ch[i].said == a)
            return i;
    return 0;
}

/* 4.22: the treaty is a play of its own kind. */
static bool send_ghent(mad_proposal *p, const mad_prop_use_of *q)
{
    if (q->mode != MAD_MODE_EVENT || q->card == UM_NONE ||
        um_is(&p->c, MK_CARD, um_ref_row(q->card), MAD_CARD_ROLE, MAD_CARD_GHENT) != UM_YES)
        return false;
    mad_prop_start(p, MV_GHENT, q->side);
    um_make_int(&p->m, MP_GHENT_SIDE, q->side);
    mad_prop_located(p, q->first, q->last);
    mad_prop_send(p);
    return true;
}

/* 4.23: so is the battle of New Orleans; what he said of it says how. */
static bool send_new_orleans(mad_proposal *p, const mad_prop_use_of *q)
{
    const um_action *said = fullest_said(p, MV_NEW_ORLEANS);
    if (!said || q->card == UM_NONE ||
        um_is(&p->c, MK_CARD, um_ref_row(q->card), MAD_CARD_ROLE, MAD_CARD_NEW_ORLEANS) != UM_YES)
        return false;
    int at = index_of_said(p, said);
    mad_prop_use(p, at);
    mad_prop_repeat(p, at);
    return true;
}

static void make_play(mad_proposal *p, const mad_prop_use_of *q)
{
    bool before = p->s.turn == -1 || (q->said && q->said->verb == MV_PREWAR_PLAY);
    mad_prop_start(p, before ? MV_PREWAR_PLAY : MV_PLAY, q->side);
    if (q->card != UM_NONE)
        um_make_ref(&p->m, MP_PLAY_CARD, q->card);
    um_make_int(&p->m, MP_PLAY_MODE, q->mode);
    if (q->who != UM_NONE && q->mode != MAD_MODE_DEPOT && mad_play_takes(q->mode, MP_PLAY_WHO, q->who))
        um_make_ref(&p->m, MP_PLAY_WHO, q->who);
    if (q->second != UM_NONE && mad_play_takes(q->mode, MP_PLAY_SECOND, q->second))
        um_make_ref(&p->m, MP_PLAY_SECOND, q->second);
    put_event_place(p, q);
    if (q->value)
        um_make_int(&p->m, MP_PLAY_VALUE, q->value);
    put_said(p, q->said, q->mode);
    mad_prop_located(p, q->first, q->last);
}

static void make_discard(mad_proposal *p, const mad_prop_use_of *q)
{
    mad_prop_start(p, MV_DISCARD, q->side);
    um_make_int(&p->m, MP_DISCARD_SIDE, q->side);
    if (q->card != UM_NONE)
        um_make_ref(&p->m, MP_DISCARD_CARD, q->card);
    mad_prop_located(p, q->first, q->last);
}

/* The card cannot be played, and may be thrown away: 7.32, hands are put right before the first play. */
static bool is_thrown_away(mad_proposal *p, const mad_prop_use_of *q)
{
    make_play(p, q);
    if (mad_prop_try(p) != UM_NO)
        return false;
    make_discard(p, q);
    return mad_prop_try(p) == UM_YES;
}

/* Whether a card that goes straight from a hand to the discards may have been left over: 4.2, the war is
 * over; 7.3, nobody plays out of his hand in winter; or he says so. */
static bool may_be_left(mad_proposal *p, const mad_prop_use_of *q, int card, const um_action *said)
{
    bool winter = p->s.turn >= 0 && mad_season(p->s.turn) == MAD_WINTER &&
                  mad_prop_role(&p->c, p->ch[card].from) == MAD_BOX_HAND;
    return mad_prop_role(&p->c, p->ch[card].to) == MAD_BOX_DISCARD &&
           (p->s.ended || p->s.over || winter || said || is_thrown_away(p, q));
}

/* A card with which nothing is done is thrown away, if it may have been left over. */
static bool send_leftover(mad_proposal *p, const mad_prop_use_of *q)
{
    int card = card_change(p);
    const um_action *said = fullest_said(p, MV_DISCARD);
    bool idle = !q->said && mad_prop_mode_of_changes(p) < 0;
    for (int i = 0; i < p->trails && idle; i++)
        idle = p->t[i].done;
    if (card < 0 || !idle || !may_be_left(p, q, card, said))
        return false;
    if (said)
        mad_prop_use(p, index_of_said(p, said));
    make_discard(p, q);
    mad_prop_send(p);
    return true;
}

static void send_play(mad_proposal *p, const mad_prop_use_of *q)
{
    if (send_ghent(p, q) || send_new_orleans(p, q) || send_leftover(p, q))
        return;
    make_play(p, q);
    mad_prop_send(p);
}

void mad_prop_hold(mad_proposal *p, int side, um_ref card, int first, int last)
{
    bool before = p->s.turn == -1;
    mad_prop_start(p, before ? MV_PREWAR_KEEP : MV_HOLD, side);
    um_make_int(&p->m, before ? MP_PDRAW_SIDE : MP_HOLD_SIDE, side);
    if (card != UM_NONE)
        um_make_ref(&p->m, before ? MP_PDRAW_CARD : MP_HOLD_CARD, card);
    mad_prop_located(p, first, last);
    mad_prop_send(p);
}

/* The changes that open a play: the card's, and the words that go with it; either may be lacking. */
static void span_of_opening(const mad_proposal *p, int card, const um_action *words, int *first, int *last)
{
    int at = words ? index_of_said(p, words) : card;
    card = card < 0 ? at : card;
    *first = at < card ? at : card;
    *last = at < card ? card : at;
}

/* A card that leaves the hand, or a declaration: which play it is. False: the changes are no play. */
static bool send_opening(mad_proposal *p)
{
    int card = card_change(p);
    const um_action *hold = fullest_said(p, MV_HOLD), *played = fullest_said(p, MV_PLAY);
    if (!played)
        played = fullest_said(p, MV_PREWAR_PLAY);
    const um_change *ch = card >= 0 ? &p->ch[card] : NULL;
    bool held = ch ? mad_prop_role(&p->c, ch->to) == MAD_BOX_HELD : hold && !played;
    const um_action *words = held ? hold : played;
    if (!ch && !words)
        return false;
    p->side = ch && ch->side >= 0 ? ch->side : words ? words->player : MAD_NOBODY;
    if (p->side < 0 || p->side == MAD_NOBODY)
        return false;
    int first, last;
    span_of_opening(p, card, words, &first, &last);
    mad_prop_earlier_losses(p);
    mad_prop_before_play(p, first);
    um_ref ref = ch && ch->what != UM_NONE ? ch->what
                 : words                   ? um_ref_arg(words, held ? MP_HOLD_CARD : MP_PLAY_CARD)
                                           : UM_NONE;
    if (held) {
        mad_prop_hold(p, p->side, ref, first, last);
        return true;
    }
    mad_prop_use_of q = {.said = words,
                         .card = ref,
                         .second = UM_NONE,
                         .side = p->side,
                         .value = words ? um_int_arg(words, MP_PLAY_VALUE, 0) : 0,
                         .first = first,
                         .last = last};
    mad_prop_find_use(p, &q);
    send_play(p, &q);
    return true;
}

/* ---- declarations ---- */

void mad_prop_copy(mad_proposal *p, const um_action *a)
{
    um_make(&p->m, a->verb, a->player);
    for (int i = 0; i < a->nargs; i++)
        um_make_values(&p->m, a->args[i].param, &a->values[a->args[i].first], a->args[i].count);
}

void mad_prop_repeat(mad_proposal *p, int i)
{
    mad_prop_copy(p, p->ch[i].said);
    mad_prop_located(p, i, i);
    mad_prop_send(p);
}

/* Those that are actions by themselves, as they were said; a battle's are for the battle. */
static void send_said(mad_proposal *p)
{
    static const int elsewhere[] = {MV_PLAY,        MV_HOLD,       MV_STAND,       MV_LEAD,   MV_COMMANDER,
                                    MV_BATTLE_CARD, MV_NAVAL_LEAD, MV_PREWAR_PLAY, MV_DISCARD};
    for (int i = 0; i < p->n && !p->stopped; i++) {
        bool own = p->ch[i].kind == UM_C_SAY && !mad_prop_announces(p->ch[i].said);
        for (size_t k = 0; own && k < UM_COUNT(elsewhere); k++)
            own = p->ch[i].said->verb != elsewhere[k];
        if (own && !mad_prop_is_used(p, i)) {
            mad_prop_use(p, i);
            mad_prop_repeat(p, i);
        }
    }
}

/* ---- the whole ---- */

/* Nothing has happened: things lie where they lie, before the first entry. */
static bool is_position(const um_change *ch, int n)
{
    for (int i = 0; i < n; i++) {
        bool stated = ((ch[i].kind == UM_C_ADD || ch[i].kind == UM_C_REMOVE) && ch[i].at.entry == 0) ||
                      (ch[i].kind == UM_C_SCORE && ch[i].was == ch[i].value) ||
                      (ch[i].kind == UM_C_TURN && ch[i].was == ch[i].value) ||
                      (ch[i].kind == UM_C_SAY && (mad_verbs[ch[i].said->verb].flags & UM_V_POSITION));
        if (!stated)
            return false;
    }
    return n > 0;
}

static void follow_changes(mad_proposal *p)
{
    mad_prop_trails(p);
    mad_prop_turns(p);
    mad_prop_draws(p);
    if (!send_opening(p))
        p->side = mad_prop_side_in_play(p);
    mad_prop_in_order(p);
    mad_prop_leftovers(p);
}

typedef struct table { /* what is to be read, and from where */
    const mad_state *s;
    const um_change *ch;
    int n, rolls;
} table;

static void begin(mad_proposal *p, const um_ctx *c, const table *t)
{
    memset(p, 0, offsetof(mad_proposal, t)); /* a hundred thousand bytes less, at every attempt */
    p->c = *c;
    p->c.rec = NULL;
    p->c.book_cap = 0;
    p->s = *t->s;
    p->ch = t->ch;
    p->n = t->n;
    p->side = MAD_NOBODY;
    p->waits_at = UM_NONE;
}

typedef struct reading {
    mad_prop_order order;
    int choice;
    mad_prop_other otherwise[MAD_PROP_OTHERWISE];
    int notherwise;
    int64_t weight;
    int steps;        /* judged ones */
    int choices_made; /* in it */
    bool no_other;
} reading;

typedef struct search {
    reading best;
    int tried, taken;
    int looks;  /* changes looked at */
    int most;   /* that may be */
    bool bound; /* there may be others that were not looked at */
} search;

typedef struct order_row { /* how an order takes what was dragged */
    const char *taken_how;
    bool slips;             /* there and back was meant */
    bool stops, ship_stops; /* every stop ends a movement, or those of ships do */
    bool shares, afoot, drags, by_stops;
} order_row;

static const order_row order_rows[] = {
    [MAD_PROP_AS_IT_WAS] = {"one thing after another", .shares = true},
    [MAD_PROP_BY_STEPS] = {"every stop ends a move", .stops = true},
    [MAD_PROP_WITH_SLIPS] = {"moves there and back were meant", .slips = true, .shares = true},
    [MAD_PROP_ALL_STEPS] = {"moves there and back were meant, and every stop ends a move", .slips = true,
                            .stops = true},
    [MAD_PROP_AFOOT] = {"troops went by themselves the way that ships went", .afoot = true},
    [MAD_PROP_BY_DRAGS] = {"who was dragged at once went together", .drags = true},
    [MAD_PROP_SHIP_STEPS] = {"moves there and back were meant, and every stop of ships ends a move",
                             .slips = true, .ship_stops = true, .shares = true},
    [MAD_PROP_EACH_DRAG] = {"each drag was a move", .slips = true, .stops = true, .drags = true},
    [MAD_PROP_EACH_STOP] = {"all went over the spaces where they were dropped", .by_stops = true},
};

bool mad_prop_slips_meant(const mad_proposal *p)
{
    return order_rows[p->order].slips;
}

bool mad_prop_ends_at_stops(mad_proposal *p, um_ref piece)
{
    const order_row *o = &order_rows[p->order];
    return o->stops || (o->ship_stops && mad_prop_is_naval(p, piece));
}

bool mad_prop_shares_ways(const mad_proposal *p)
{
    return order_rows[p->order].shares;
}

bool mad_prop_goes_by_stops(const mad_proposal *p)
{
    return order_rows[p->order].by_stops;
}

bool mad_prop_goes_by_itself(const mad_proposal *p)
{
    return order_rows[p->order].afoot;
}

static void take(mad_proposal *p, const reading *r)
{
    p->order = r->order;
    p->choice = r->choice;
    memcpy(p->otherwise, r->otherwise, sizeof p->otherwise);
    p->notherwise = r->notherwise;
    p->at_once = order_rows[r->order].drags;
}

/* One reading, from where the changes begin; returns how many uses of a card there are to choose from. */
static int try_reading(mad_proposal *p, const um_ctx *c, const table *t, reading *r)
{
    begin(p, c, t);
    p->weigh = true;
    take(p, r);
    follow_changes(p);
    p->weight += (int64_t)WEIGHT_ILLEGAL * (t->rolls - p->rolls_used); /* nobody rolls for nothing */
    if (p->s.play.open)                                                /* it may go on, but if it does not */
        p->weight += fault_at_end(p, &p->s, WEIGHT_OPEN);
    r->weight = p->weight;
    r->steps = p->steps;
    r->choices_made = p->choices_made;
    r->no_other = p->no_other;
    um_trace_reading(&p->c,
                     r->notherwise ? "another of the things that would do" : order_rows[r->order].taken_how,
                     t->rolls - p->rolls_used, p->ends_badly);
    return p->choices;
}

/* A ship goes from town to town: troops may have gone the same way. */
static bool sails_along(const um_change *ch)
{
    return ch->kind == UM_C_MOVE && um_ref_kind(ch->what) == MK_SHIP && mad_prop_is_space(ch->from) &&
           mad_prop_is_space(ch->to);
}

static void weigh_against(search *q, const reading *r)
{
    q->tried++;
    if (r->weight < q->best.weight) {
        q->taken = q->tried;
        q->best = *r;
    }
}

/* What a reading costs, in changes. */
static int looks_of(const table *t)
{
    int64_t n = t->n, all = n > CHANGES_EVEN ? n * n / CHANGES_EVEN * n / CHANGES_EVEN : n;
    return (int)(all < LOOKS_MAX ? all : LOOKS_MAX);
}

/* Whether one more reading may be looked at; the first always. */
static bool may_look(search *q, const table *t)
{
    int looks = looks_of(t);
    bool may = q->tried == 0 || q->looks + looks <= q->most;
    q->looks += may ? looks : 0;
    q->bound |= !may;
    return may;
}

/* Where one thing would have done as well as that which was taken, what it led to may be no fault. */
static void try_otherwise(mad_proposal *p, search *q, const um_ctx *c, const table *t, reading base)
{
    int64_t before = INT64_MAX;
    um_ctx quiet = *c;
    quiet.tracer = NULL;
    while (q->best.weight >= WEIGHT_OPEN && base.weight < before && base.notherwise < MAD_PROP_OTHERWISE) {
        const reading from = base;
        before = base.weight;
        int k = from.notherwise ? from.otherwise[from.notherwise - 1].nth + 1 : 0;
        for (; k < from.choices_made && k < CHOICES; k++) {
            reading r = from;
            mad_prop_other *o = &r.otherwise[r.notherwise++];
            for (*o = (mad_prop_other){k, 1};
                 !r.no_other && o->over < CHOICES && q->best.weight >= WEIGHT_OPEN && may_look(q, t);
                 o->over++) {
                try_reading(p, &quiet, t, &r);
                if (r.weight < q->best.weight) { /* only these are told of */
                    try_reading(p, c, t, &r);
                    weigh_against(q, &r);
                }
                if (r.weight < base.weight)
                    base = r;
            }
        }
    }
}

/* Some go the way of others who were dragged before: they may have gone by themselves. */
static bool goes_after(const um_change *ch, int i)
{
    enum { NEARBY = 32 };
    for (int k = i - 1; k >= 0 && k >= i - NEARBY && ch[i].kind == UM_C_MOVE; k--)
        if (ch[k].kind == UM_C_MOVE && ch[k].from == ch[i].from && ch[k].to == ch[i].to &&
            ch[k].at.entry != ch[i].at.entry && mad_prop_is_piece(ch[i].what))
            return true;
    return false;
}

/* It was dragged in the play before: where it then stopped a move may have ended. */
static bool goes_again(const um_change *ch, int i)
{
    for (int k = i - 1; k >= 0 && ch[i].kind == UM_C_MOVE && mad_prop_is_piece(ch[i].what); k--)
        if (ch[k].what == ch[i].what && (ch[k].kind == UM_C_MOVE || ch[k].kind == UM_C_ADD))
            return true;
    return false;
}

typedef struct signs { /* of what was dragged, by which an order differs from those before it */
    bool slips, ships, drags, stops, ship_stops;
} signs;

static signs look_for_signs(const table *t)
{
    signs g = {.slips = false};
    for (int i = 0; i < t->n; i++) {
        bool again = goes_again(t->ch, i);
        g.slips |= t->ch[i].ambiguous;
        g.ships |= sails_along(&t->ch[i]);
        g.drags |= goes_after(t->ch, i);
        g.stops |= again;
        g.ship_stops |= again && um_ref_kind(t->ch[i].what) == MK_SHIP;
    }
    return g;
}

static bool may_differ(const order_row *o, const signs *g)
{
    if (o->ship_stops)
        return g->ship_stops;
    if (o->by_stops)
        return g->stops;
    if (o->slips && o->drags)
        return g->drags && g->stops;
    return (!o->slips || g->slips) && (!o->afoot || g->ships) && (!o->drags || g->drags);
}

/* The reading with the best verdicts; of equals the likeliest. One without a fault ends the search. */
static search best_reading(mad_proposal *p, const um_ctx *c, const table *t)
{
    search q = {.best = {.weight = INT64_MAX},
                .most = c->few ? LOOKS_FEW : LOOKS_MAX,
                .bound = t->n > MAD_PROP_CHANGES};
    reading of[MAD_PROP_ORDERS]; /* the best in each order */
    int orders = 0;
    const signs g = look_for_signs(t);
    for (int order = 0; order < MAD_PROP_ORDERS && q.best.weight > 0; order++) {
        int choices = may_differ(&order_rows[order], &g);
        int had = q.tried;
        for (int k = 0, n = choices; k < n && q.best.weight > 0 && may_look(&q, t); k++) {
            reading r = {.order = (mad_prop_order)order, .choice = k};
            n = try_reading(p, c, t, &r);
            q.bound |= p->cut_short;
            weigh_against(&q, &r);
            if (k == 0 || r.weight < of[orders].weight)
                of[orders] = r;
        }
        orders += q.tried > had;
    }
    for (int i = 0; i < orders; i++)
        try_otherwise(p, &q, c, t, of[i]);
    q.bound &= q.best.weight > 0;
    if (c->looked)
        *c->looked += q.looks;
    um_trace_all(c, q.taken, q.bound);
    return q;
}

/* Which steps are of a play of which not every reading was looked at. */
static void send_bound(mad_proposal *p, const search *q)
{
    if (!q->bound || !q->best.steps)
        return;
    mad_prop_start(p, MV_READINGS, -1);
    um_make_int(&p->m, UM_READINGS_TRIED, q->tried);
    um_make_int(&p->m, UM_READINGS_STEPS, q->best.steps);
    mad_prop_send(p);
}

void mad_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user)
{
    mad_proposal p;
    bool position = is_position(ch, n);
    search q = {.bound = false};
    table t = {.s = state, .ch = ch, .n = n};
    for (int i = 0; i < n; i++)
        t.rolls += ch[i].kind == UM_C_ROLL;
    if (!position && !c->once)
        q = best_reading(&p, c, &t);
    begin(&p, c, &t);
    p.c.tracer = NULL;
    p.fn = fn;
    p.user = user;
    take(&p, &q.best);
    if (position) {
        mad_prop_position(&p);
        send_said(&p);
    } else {
        send_bound(&p, &q);
        follow_changes(&p);
    }
}
