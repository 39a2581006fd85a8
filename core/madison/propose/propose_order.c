/* A play as it happened: one change after another, each as what the rules make of it at that moment. */
#include "core/madison/propose/propose.h"

int mad_prop_side_in_play(const mad_proposal *p)
{
    return p->s.play.open ? p->s.play.side : MAD_NOBODY;
}

bool mad_prop_counts(const mad_proposal *p, int i)
{
    return mad_prop_is_piece(p->ch[i].what) && (!p->ch[i].ambiguous || mad_prop_slips_meant(p));
}

bool mad_prop_is_drag(const mad_proposal *p, int i)
{
    um_change_kind k = p->ch[i].kind;
    return (k == UM_C_MOVE || k == UM_C_ADD || k == UM_C_REMOVE) && mad_prop_counts(p, i);
}

bool mad_prop_opens(int verb)
{
    return verb == MV_PLAY || verb == MV_HOLD || verb == MV_PREWAR_PLAY;
}

bool mad_prop_is_used(const mad_proposal *p, int i)
{
    return i < MAD_PROP_CHANGES && p->used[i];
}

void mad_prop_use(mad_proposal *p, int i)
{
    if (i < MAD_PROP_CHANGES)
        p->used[i] = true;
}

static mad_trail *trail_at(mad_proposal *p, int i)
{
    for (int k = 0; k < p->trails; k++)
        if (p->t[k].first == i && !p->t[k].done)
            return &p->t[k];
    return NULL;
}

/* A march that was announced without its way is told by what is dragged. */
bool mad_prop_announces(const um_action *a)
{
    return (a->verb == MV_MOVE && !um_has_arg(a, MP_MOVE_PATH)) ||
           (a->verb == MV_SAIL && !um_has_arg(a, MP_SAIL_PATH));
}

/* Change i takes a depot off the table that stands: where; UM_NONE: it does not. */
static um_ref depot_taken(const mad_proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    um_ref where = UM_NONE;
    if (ch->kind == UM_C_SAY && ch->said->verb == MV_DEPOT_ON && ch->value < 0)
        where = um_ref_arg(ch->said, MP_DEPOT_SPACE);
    return where != UM_NONE && mad_depot_at(&p->s, um_ref_row(where)) != MAD_NOBODY ? where : UM_NONE;
}

/* The depots that go from change i on, before the next turn. */
static void make_depots_off(mad_proposal *p, int i)
{
    mad_prop_start(p, MV_DEPOTS_OFF, -1);
    mad_prop_located(p, i, i);
    for (int k = i; k < p->n && p->ch[k].kind != UM_C_TURN; k++)
        if (depot_taken(p, k) != UM_NONE) {
            um_make_ref(&p->m, MP_DEPOTS_OFF_SPACES, depot_taken(p, k));
            mad_prop_located(p, i, k);
            mad_prop_use(p, k);
        }
}

/* A depot is no more: taken by the enemy, taken off after winter, or put right. */
static void depot_gone(mad_proposal *p, int i)
{
    um_ref where = depot_taken(p, i);
    if (where == UM_NONE)
        return;
    int row = um_ref_row(where);
    bool winter = p->s.turn >= 0 && mad_season(p->s.turn) == MAD_WINTER;
    bool due = winter && p->s.phase >= MAD_PHASE_REPAIR;
    mad_prop_start(p, MV_DEPOTS_OFF, -1);
    if (due || (winter && !p->s.play.open && mad_prop_try(p) != UM_NO)) {
        make_depots_off(p, i);
        mad_prop_send(p);
        return;
    }
    mad_prop_start(p, MV_DEPOT_LOST, mad_prop_side_in_play(p));
    um_make_ref(&p->m, MP_DEPOT_LOST_SPACE, where);
    mad_prop_located(p, i, i);
    bool corrected = p->s.play.depot_made && mad_depot_at(&p->s, row) == mad_prop_side_in_play(p);
    if (mad_prop_try(p) == UM_NO && (corrected || mad_prop_side_in_play(p) == MAD_NOBODY))
        mad_prop_repeat(p, i);
    else
        mad_prop_send(p);
}

static void say(mad_proposal *p, int i)
{
    static const int of_battle[] = {MV_STAND, MV_LEAD, MV_COMMANDER, MV_BATTLE_CARD, MV_NAVAL_LEAD};
    const um_action *a = p->ch[i].said;
    if (mad_prop_opens(a->verb) || mad_prop_announces(a) || mad_prop_is_used(p, i) || a->verb == MV_DISCARD)
        return; /* the card tells */
    for (size_t k = 0; k < UM_COUNT(of_battle); k++)
        if (a->verb == of_battle[k]) {
            mad_prop_battle_word(p, i);
            return;
        }
    if (a->verb == MV_DEPOT_ON && p->ch[i].value < 0)
        depot_gone(p, i);
    else
        mad_prop_repeat(p, i);
}

/* Only where the marker comes to rest before the next play counts, and where it stood before the other side
 * put it right. */
static bool moves_again(const mad_proposal *p, int i)
{
    for (int k = i + 1; k < p->n; k++) {
        if (p->ch[k].kind == UM_C_SCORE)
            return !p->ch[k].correction;
        if (p->ch[k].kind == UM_C_TURN || (p->ch[k].kind == UM_C_SAY && p->ch[k].said->verb == MV_PHASE))
            return false;
    }
    return false;
}

static void score(mad_proposal *p, int i)
{
    if (moves_again(p, i))
        return;
    mad_prop_start(p, MV_VP, -1);
    um_make_int(&p->m, MP_VP_NET, p->ch[i].value);
    mad_prop_located(p, i, i);
    mad_prop_send(p);
}

static void piece_changed(mad_proposal *p, int i)
{
    mad_trail *t;
    if (mad_prop_is_used(p, i))
        return;
    if (mad_prop_goes_off(p, i) && mad_prop_waits(p, i))
        return;
    if (p->ch[i].kind == UM_C_FACE || mad_prop_goes_off(p, i))
        mad_prop_loss_or_repair(p, i);
    while ((t = trail_at(p, i)) != NULL && !mad_prop_is_used(p, i)) {
        mad_prop_way(p, t);
        mad_prop_try_dice(p);
    }
}

void mad_prop_in_order(mad_proposal *p)
{
    p->dice = -1;
    for (int i = 0; i < p->n && !p->stopped; i++) {
        switch (p->ch[i].kind) {
        case UM_C_SAY:
            say(p, i);
            break;
        case UM_C_ROLL:
            i = mad_prop_roll(p, i);
            break;
        case UM_C_SCORE:
            score(p, i);
            break;
        case UM_C_MOVE:
            if (p->ch[i].thrown) {
                mad_prop_thrown(p, i);
                break;
            }
            /* fall through */
        case UM_C_ADD:
        case UM_C_REMOVE:
        case UM_C_FACE:
            if (mad_prop_counts(p, i))
                piece_changed(p, i);
            break;
        default:
            break;
        }
    }
}
