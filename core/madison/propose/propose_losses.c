/* Pieces that are turned over or leave the map: losses, attrition, leaders taken, what is lost on the way of
 * a retreat; pieces turned back: repairs and restorations. */
#include "core/madison/board/10_battle.h"
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"
#include "core/madison/propose/propose.h"

enum { MAX_LOSSES = 64 };

typedef struct losses { /* changes of one side's pieces of one kind, one after another */
    int at[MAX_LOSSES];
    int n, side, kind;
    bool off; /* all leave the map */
} losses;

bool mad_prop_goes_off(const mad_proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    uint32_t there = MAD_WATERS | MAD_IN_BOX(MAD_BOX_TRANSIT),
             on = there | MAD_NOWHERE | MAD_IN_BOX(MAD_BOX_PLAIN);
    return (mad_prop_class(p, ch->from) & there) &&
           (ch->kind == UM_C_REMOVE || (ch->kind == UM_C_MOVE && !(mad_prop_class(p, ch->to) & on)));
}

/* The piece shows that side already: an action has turned it. */
static bool is_turned(const mad_proposal *p, int i)
{
    return p->ch[i].kind == UM_C_FACE && mad_is_piece(p->ch[i].what) &&
           mad_piece_at(&p->s, p->ch[i].what)->face == p->ch[i].value;
}

static bool is_loss_or_repair(const mad_proposal *p, int i, int face)
{
    return !mad_prop_is_used(p, i) && !is_turned(p, i) &&
           (mad_prop_turned(p, i, face) || (face && mad_prop_counts(p, i) && mad_prop_goes_off(p, i)));
}

static um_ref place_of(const mad_proposal *p, int i)
{
    return mad_place(&p->s, p->ch[i].what);
}

static bool leads(const mad_proposal *p, um_ref piece, int side)
{
    bool br = side == MAD_BR;
    return piece == (um_ref_kind(piece) == MK_SHIP ? p->s.sea.lead[br] : p->s.combat.side[br].lead);
}

/* Puts the lead's losses first, and a piece's flip before its removal: the order in which the changes were
 * shown says nothing. */
static void sort_losses(const mad_proposal *p, losses *h)
{
    for (int i = 1; i < h->n; i++)
        for (int k = i; k > 0; k--) {
            int *a = &h->at[k - 1], *b = &h->at[k], kept = *a;
            um_ref was = p->ch[*a].what, now = p->ch[*b].what;
            bool before = was == now ? mad_prop_goes_off(p, *a) && !mad_prop_goes_off(p, *b)
                                     : leads(p, now, h->side) && !leads(p, was, h->side);
            if (!before)
                break;
            *a = *b;
            *b = kept;
        }
}

static void located(mad_proposal *p, const losses *h)
{
    int first = h->at[0], last = h->at[0];
    for (int k = 1; k < h->n; k++) {
        first = h->at[k] < first ? h->at[k] : first;
        last = h->at[k] > last ? h->at[k] : last;
    }
    mad_prop_located(p, first, last);
}

/* Whether nothing parts change k from change i; repairs outside a play, in winter, are parted by less: both
 * sides make them at once. */
static bool goes_with(mad_proposal *p, int i, int k, int face, int side)
{
    if (face || p->s.play.open)
        return k == i || !mad_prop_parted(p, i, k, side);
    return p->ch[k].kind == UM_C_FACE || !mad_prop_parted(p, k - 1, k + 1, side);
}

/* Units and leaders who leave one place at once, as they do who give up together. */
static void collect_gone(mad_proposal *p, int i, losses *h)
{
    *h = (losses){.side = mad_side_of(&p->c, p->ch[i].what), .kind = MK_UNIT, .off = true};
    for (int k = i; k < p->n && h->n < MAX_LOSSES && goes_with(p, i, k, 1, h->side); k++)
        if (is_loss_or_repair(p, k, 1) && mad_prop_goes_off(p, k) && um_ref_kind(p->ch[k].what) != MK_SHIP &&
            mad_side_of(&p->c, p->ch[k].what) == h->side && place_of(p, k) == place_of(p, i))
            h->at[h->n++] = k;
}

/* The losses (face 1) or repairs (face 0) that belong together with change i; where: those in one place only.
 */
static void collect(mad_proposal *p, int i, int face, bool where, losses *h)
{
    *h = (losses){.side = mad_side_of(&p->c, p->ch[i].what), .kind = um_ref_kind(p->ch[i].what), .off = true};
    for (int k = i; k < p->n && h->n < MAX_LOSSES && goes_with(p, i, k, face, h->side); k++) {
        bool theirs = mad_side_of(&p->c, p->ch[k].what) == h->side || (!face && !p->s.play.open);
        if (!is_loss_or_repair(p, k, face) || um_ref_kind(p->ch[k].what) != h->kind || !theirs ||
            (where && place_of(p, k) != place_of(p, i)))
            continue;
        h->at[h->n++] = k;
        h->off &= mad_prop_goes_off(p, k);
    }
    sort_losses(p, h);
}

static void put(mad_proposal *p, int param, const losses *h, bool marked)
{
    for (int k = 0; k < h->n; k++)
        um_make_marked(&p->m, param, p->ch[h->at[k]].what,
                       !marked                          ? -1
                       : mad_prop_goes_off(p, h->at[k]) ? MAD_MARK_REMOVED
                       : p->ch[h->at[k]].value          ? MAD_MARK_REDUCED
                                                        : MAD_MARK_FULL);
    located(p, h);
}

static bool in_one_place(const mad_proposal *p, const losses *h)
{
    for (int k = 1; k < h->n; k++)
        if (place_of(p, h->at[k]) != place_of(p, h->at[0]))
            return false;
    return true;
}

static bool make(mad_proposal *p, const losses *h, int verb)
{
    enum { REMOVE = 1, FLIP = 2, KILL = 3 };
    um_ref at = place_of(p, h->at[0]);
    mad_prop_start(p, verb, h->side);
    switch (verb) {
    case MV_LOSS:
    case MV_NAVAL_LOSS:
        um_make_int(&p->m, MP_LOSS_SIDE, h->side);
        put(p, MP_LOSS_UNITS, h, true);
        return verb == MV_LOSS ? h->kind == MK_UNIT : h->kind == MK_SHIP;
    case MV_ATTRITION:
        um_make_ref(&p->m, MP_ATTR_SPACE, at);
        put(p, MP_ATTR_UNITS, h, true);
        return h->kind == MK_UNIT && mad_prop_is_space(at) && in_one_place(p, h);
    case MV_SURRENDER:
        put(p, MP_SURRENDER_PIECES, h, false);
        return h->off && h->kind != MK_SHIP;
    case MV_FORCED_RETREAT:
    case MV_DISPLACE:
        put(p, MP_RETREAT_PIECES, h, true);
        return h->off && h->kind == MK_UNIT;
    case MV_FLEE:
    case MV_NAVAL_RETREAT:
        put(p, MP_FLEE_SHIPS, h, true);
        return h->off && h->kind == MK_SHIP;
    case MV_LEADER_FATE:
        um_make_ref(&p->m, MP_FATE_LEADER, p->ch[h->at[0]].what);
        um_make_int(&p->m, MP_FATE_HOW, mad_prop_role(&p->c, p->ch[h->at[0]].to) == MAD_BOX_CAPTURED ? 1 : 2);
        mad_prop_located(p, h->at[0], h->at[0]);
        return h->off && h->kind == MK_LEADER && h->n == 1;
    case MV_EVENT:
        um_make_int(&p->m, MP_EVENT_WHAT, h->kind == MK_LEADER ? KILL : h->off ? REMOVE : FLIP);
        put(p, MP_EVENT_PIECES, h, false);
        return p->s.play.mode == MAD_MODE_EVENT && mad_prop_side_in_play(p) != MAD_NOBODY;
    case MV_REPAIR:
    case MV_RESTORE:
    case MV_WINTER_REPAIR:
        put(p, MP_WHO, h, false);
        return verb == MV_RESTORE ? h->kind == MK_UNIT : h->kind == MK_SHIP;
    default:
        return false;
    }
}

static void explain(mad_proposal *p, const losses *h)
{
    for (int k = 0; k < h->n; k++) {
        int at = h->at[k];
        mad_prop_use(p, at);
        for (int i = 0; i < p->trails; i++)
            p->t[i].done |= p->t[i].piece == p->ch[at].what && p->t[i].last == at;
    }
}

/* ---- lost in a retreat ---- */

typedef struct loss_search {
    mad_proposal *p;
    const losses *h;
    um_truth best;
} loss_search;

static bool is_lost(const mad_proposal *p, const losses *h, um_ref piece)
{
    for (int k = 0; k < h->n; k++)
        if (p->ch[h->at[k]].what == piece && mad_prop_goes_off(p, h->at[k]))
            return true;
    return false;
}

/* Takes a retreat that the rules offer if it costs exactly the units that are gone. */
static bool try_offer(void *user, const um_action *a)
{
    loss_search *q = user;
    mad_proposal *p = q->p;
    bool leaving = a->verb == MV_RETREAT || a->verb == MV_RETREAT_BEFORE || a->verb == MV_FORCED_RETREAT ||
                   a->verb == MV_DISPLACE;
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    for (int i = 0; i < n && leaving; i++)
        leaving = v[i].mark == MAD_MARK_REMOVED && is_lost(p, q->h, v[i].ref);
    if (!leaving || n == 0)
        return true;
    um_maker kept = p->m;
    kept.action.values = kept.values;
    mad_prop_copy(p, a);
    p->m.action.player = (int8_t)q->h->side;
    located(p, q->h);
    um_truth t = mad_prop_try(p);
    if (t > q->best && n == q->h->n) {
        q->best = t;
        return t != UM_YES; /* the last one kept is the one that is meant */
    }
    p->m = kept;
    p->m.action.values = p->m.values;
    return true;
}

static bool lost_in_retreat(mad_proposal *p, const losses *h, um_truth least)
{
    if (!h->off || h->kind != MK_UNIT || !mad_prop_is_space(place_of(p, h->at[0])))
        return false;
    loss_search q = {.p = p, .h = h, .best = UM_NO};
    mad_offering o = {.c = p->c, .s = &p->s, .fn = try_offer, .user = &q};
    o.c.rec = NULL;
    o.c.cover = NULL;
    o.c.book_cap = 0;
    mad_offer_battles(&o);
    return q.best >= least;
}

/* ---- the whole ---- */

static const int loss_verbs[] = {MV_LOSS, MV_NAVAL_LOSS,    MV_ATTRITION, MV_LEADER_FATE,   MV_SURRENDER,
                                 MV_FLEE, MV_NAVAL_RETREAT, MV_DISPLACE,  MV_FORCED_RETREAT},
                 repair_verbs[] = {MV_REPAIR, MV_RESTORE, MV_WINTER_REPAIR};

/* The first verb that the rules allow, for certain or as far as is known; -1: none. */
static int allowed(mad_proposal *p, const losses *h, um_truth least, const int *verbs, size_t n)
{
    int found = -1, over = 0;
    for (size_t i = 0; i < n && (found < 0 || over > 0); i++) {
        if (!make(p, h, verbs[i]) || mad_prop_try(p) < least)
            continue;
        over = found < 0 ? mad_prop_passes_over(p) : over - 1;
        found = verbs[i];
    }
    p->no_other |= found >= 0 && over > 0;
    return found;
}

static void send(mad_proposal *p, const losses *h, int verb)
{
    make(p, h, verb);
    explain(p, h);
    mad_prop_send(p);
}

/* Sends the first that the rules allow of: the verbs of losses or repairs, a retreat that costs the units, an
 * event. */
static bool attempt(mad_proposal *p, const losses *h, int face, um_truth least)
{
    static const int event[] = {MV_EVENT};
    int verb = face ? allowed(p, h, least, loss_verbs, UM_COUNT(loss_verbs))
                    : allowed(p, h, least, repair_verbs, UM_COUNT(repair_verbs));
    if (verb < 0 && face && lost_in_retreat(p, h, least)) {
        explain(p, h);
        mad_prop_send(p);
        return true;
    }
    if (verb < 0)
        verb = allowed(p, h, least, event, UM_COUNT(event));
    if (verb >= 0)
        send(p, h, verb);
    return verb >= 0;
}

/* The piece moves before the dice or words that follow, and that movement comes first. */
static bool moves_first(mad_proposal *p, int i)
{
    int side = mad_side_of(&p->c, p->ch[i].what);
    if (p->s.combat.rolled && p->s.combat.space == place_of(p, i) &&
        mad_owed(&p->s.combat, side == MAD_BR).lo > 0) /* losses owed come first */
        return false;
    if (p->s.sea.rolled &&
        p->s.sea.lake == place_of(p, i)) /* ships are struck in the box, and go home then */
        return false;
    for (int k = 0; k < p->trails; k++) {
        const mad_trail *t = &p->t[k];
        if (t->piece == p->ch[i].what && !t->done && t->first > i && mad_prop_is_space(t->to) &&
            !mad_prop_parted(p, i, t->first, t->side))
            return true;
    }
    return false;
}

/* The side in play has units in a space of the other side. */
static bool is_entered(mad_proposal *p, um_ref space, int side)
{
    int mover = mad_prop_side_in_play(p);
    return mover != MAD_NOBODY && mover != side &&
           mad_has_units(&p->c, &p->s, um_ref_row(space), mover) == UM_YES;
}

/* Other pieces of that side leave the space at the same time. */
static bool others_leave(mad_proposal *p, const losses *h, um_ref at)
{
    for (int k = 0; k < p->trails; k++) {
        const mad_trail *t = &p->t[k];
        if (t->side == h->side && t->from == at && mad_prop_is_space(t->to) &&
            !mad_prop_parted(p, h->at[0], t->first, t->side) &&
            !mad_prop_parted(p, t->last, h->at[0], t->side))
            return true;
    }
    return false;
}

bool mad_prop_waits(mad_proposal *p, int i)
{
    um_ref at = mad_place(&p->s, p->ch[i].what);
    losses h = {.at = {i}, .n = 1, .side = mad_side_of(&p->c, p->ch[i].what)};
    if (um_ref_kind(p->ch[i].what) != MK_UNIT || !mad_prop_is_space(at) || !others_leave(p, &h, at))
        return false;
    int over = p->waits_at == at ? 0 : mad_prop_passes_over(p);
    p->no_other |= over > 1;
    if (over == 1)
        p->waits_at = at;
    return p->waits_at == at;
}

/* The verb that losses or repairs are taken for if the rules allow none; -1: they are only stated. */
static int fallback_verb(mad_proposal *p, const losses *h, int face)
{
    um_ref at = place_of(p, h->at[0]);
    bool winter = p->s.turn >= 0 && mad_season(p->s.turn) == MAD_WINTER;
    bool rests = winter && !p->s.play.open; /* the battles of the year are over */
    if (!face && mad_prop_side_in_play(p) != MAD_NOBODY)
        return h->kind == MK_UNIT ? MV_RESTORE : MV_REPAIR;
    if (!face)
        return winter && h->kind == MK_SHIP ? MV_WINTER_REPAIR : -1;
    if (h->kind == MK_UNIT && p->s.combat.space == at && p->s.combat.rolled && !rests)
        return MV_LOSS;
    if (h->kind == MK_SHIP && p->s.sea.lake == at && p->s.sea.rolled)
        return MV_NAVAL_LOSS;
    if (h->kind == MK_LEADER && h->off && mad_prop_is_space(at) &&
        mad_has_units(&p->c, &p->s, um_ref_row(at), mad_other(h->side)) == UM_YES)
        return MV_LEADER_FATE;
    if (h->off && mad_prop_is_space(at) && is_entered(p, at, h->side) && !others_leave(p, h, at))
        return h->kind == MK_SHIP ? MV_FLEE : h->kind == MK_UNIT ? MV_FORCED_RETREAT : -1;
    return h->kind == MK_UNIT && rests && mad_prop_is_space(at) ? MV_ATTRITION : -1;
}

bool mad_prop_is_loss_due(mad_proposal *p, int i)
{
    losses h;
    collect(p, i, 1, true, &h);
    for (; h.n; h.n = h.n > 1) /* with others, then alone */
        if (allowed(p, &h, UM_YES, loss_verbs, UM_COUNT(loss_verbs)) >= 0)
            return true;
    return false;
}

void mad_prop_send_loss(mad_proposal *p, int i)
{
    losses h;
    collect(p, i, 1, true, &h);
    if (h.n && h.kind == MK_UNIT)
        send(p, &h, MV_LOSS);
}

/* Losses of the battle before that are shown with the next card come in front of it. */
void mad_prop_earlier_losses(mad_proposal *p)
{
    for (int i = 0; i < p->first_roll && p->s.combat.space != UM_NONE && !p->stopped; i++) {
        losses h;
        if (!is_loss_or_repair(p, i, 1))
            continue;
        collect(p, i, 1, true, &h);
        if (make(p, &h, MV_LOSS) && mad_prop_try(p) != UM_NO)
            send(p, &h, MV_LOSS);
    }
}

/* Keeps the changes that do the same as change i: flip, or take off the map. */
static void keep_alike(mad_proposal *p, int i, losses *h)
{
    int n = 0;
    h->off = mad_prop_goes_off(p, i);
    for (int k = 0; k < h->n; k++)
        if (mad_prop_goes_off(p, h->at[k]) == h->off)
            h->at[n++] = h->at[k];
    h->n = n;
}

static void keep_one(mad_proposal *p, int i, losses *h)
{
    h->at[0] = i;
    h->n = 1;
    h->off = mad_prop_goes_off(p, i);
}

/* Whether a force gives up with its leaders; where they are of one kind the verbs of losses have it. */
static bool gives_up(mad_proposal *p, int i, int face, um_truth least)
{
    static const int verb[] = {MV_SURRENDER};
    losses h;
    collect_gone(p, i, &h);
    bool leaders = false, units = false;
    for (int k = 0; k < h.n; k++) {
        leaders |= um_ref_kind(p->ch[h.at[k]].what) == MK_LEADER;
        units |= um_ref_kind(p->ch[h.at[k]].what) == MK_UNIT;
    }
    if (!face || !leaders || !units || allowed(p, &h, least, verb, UM_COUNT(verb)) < 0)
        return false;
    send(p, &h, MV_SURRENDER);
    return true;
}

/* All that belong together, those in one place, those to whom the same happens, one by itself. */
static void narrow(mad_proposal *p, int i, int face, int nth, losses *h)
{
    if (nth <= 1)
        collect(p, i, face, nth == 1, h);
    else if (nth == 2)
        keep_alike(p, i, h);
    else
        keep_one(p, i, h);
}

/* Tries the sets of losses or repairs that change i may belong to, from the widest on. */
static bool any_attempt(mad_proposal *p, int i, int face, um_truth least)
{
    enum { SETS = 4 };
    if (gives_up(p, i, face, least))
        return true;
    losses h;
    for (int nth = 0, n = MAX_LOSSES + 1, over = 0; nth < SETS; nth++) {
        narrow(p, i, face, nth, &h);
        if (h.n >= n)
            continue;
        n = h.n;
        if (nth == 0 && n > 1)
            over = mad_prop_passes_over(p);
        p->no_other |= over > 0 && n == 1;
        if (over-- <= 0 && attempt(p, &h, face, least))
            return true;
    }
    return false;
}

/* The change that flipped a piece that then left the map, if it comes before its leaving; -1: none. */
static int flip_before(const mad_proposal *p, int i, const losses *h)
{
    for (int k = 0; k < h->n && mad_prop_goes_off(p, i); k++)
        if (p->ch[h->at[k]].what == p->ch[i].what && !mad_prop_goes_off(p, h->at[k]))
            return h->at[k];
    return -1;
}

void mad_prop_loss_or_repair(mad_proposal *p, int i)
{
    losses h;
    int face = mad_prop_turned(p, i, 0) ? 0 : 1;
    if (!is_loss_or_repair(p, i, face))
        return; /* accounted for with another change */
    collect(p, i, face, true, &h);
    if (any_attempt(p, i, face, UM_YES))
        return;
    int turn = flip_before(p, i, &h);
    if (turn >= 0) {
        mad_prop_loss_or_repair(p, turn);
        if (!is_loss_or_repair(p, turn, face))
            mad_prop_loss_or_repair(p, i);
        return;
    }
    if (p->ch[i].kind == UM_C_FACE && moves_first(p, i))
        return;
    if (h.kind == MK_LEADER)
        keep_one(p, i, &h);
    int verb = fallback_verb(p, &h, face);
    if (verb >= 0 && make(p, &h, verb)) {
        bool fought = verb != MV_ATTRITION && verb != MV_WINTER_REPAIR;
        if (fought && mad_prop_try(p) == UM_NO && any_attempt(p, i, face, UM_MAYBE))
            return;
        make(p, &h, verb);
        send(p, &h, verb);
        return;
    }
    for (int k = 0; k < p->trails; k++)
        if (p->t[k].first == i)
            mad_prop_state_trail(p, &p->t[k]);
    mad_prop_use(p, i);
    if (p->ch[i].kind == UM_C_FACE)
        mad_prop_state_face(p, i, false);
}
