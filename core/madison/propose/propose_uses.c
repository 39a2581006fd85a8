/* What a card was played for: told, or as what the table shows allows. */
#include "core/madison/board/03_command.h"
#include "core/madison/board/03_counters.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

enum { USES = 24 }; /* readings of one card play that are weighed */

static bool own_mover(mad_proposal *p, const mad_trail *t)
{
    return !t->done && t->side == p->side &&
           (mad_prop_marches(p, t) || mad_prop_voyages(p, t) || mad_prop_crosses(p, t));
}

/* The leader whose activation the movements are: the one named, else the senior of those who moved in
 * company, else one who moved when more moved than the card's points would pay for. */
static um_ref leader_of_movers(mad_proposal *p, int value, int *movers)
{
    um_ref best = UM_NONE;
    int32_t stars = -1;
    bool company = false;
    *movers = 0;
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *t = &p->t[i];
        if (!own_mover(p, t))
            continue;
        ++*movers;
        if (um_ref_kind(t->piece) != MK_LEADER)
            continue;
        int32_t has = mad_stars(&p->c, &p->s, um_ref_row(t->piece)).lo;
        if (has > stars) {
            best = t->piece;
            stars = has;
        }
        for (int k = 0; k < p->trails; k++)
            company |= k != i && own_mover(p, &p->t[k]) && p->t[k].from == t->from && p->t[k].to == t->to;
    }
    return company || (value && *movers > value) ? best : UM_NONE;
}

int mad_prop_mode_of_changes(mad_proposal *p)
{
    for (int i = 0; i < p->trails; i++)
        if (um_ref_kind(p->t[i].piece) == MK_SHIP && mad_prop_role(&p->c, p->t[i].from) == MAD_BOX_UNBUILT &&
            mad_prop_is_space(p->t[i].to))
            return MAD_MODE_BUILD;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && p->ch[i].said->verb == MV_DEPOT)
            return MAD_MODE_DEPOT;
        else if (mad_prop_turned(p, i, 0))
            return um_ref_kind(p->ch[i].what) == MK_SHIP ? MAD_MODE_REPAIR : MAD_MODE_RESTORE;
    return -1;
}

typedef struct uses {
    mad_prop_use_of list[USES];
    int n;
    bool more; /* than are listed */
} uses;

static void add_use(uses *u, const mad_prop_use_of *one)
{
    for (int i = 0; i < u->n; i++)
        if (u->list[i].mode == one->mode && u->list[i].who == one->who && u->list[i].second == one->second)
            return;
    if (u->n < USES)
        u->list[u->n++] = *one;
    else
        u->more = true;
}

static bool leads(mad_proposal *p, int i)
{
    return um_ref_kind(p->t[i].piece) == MK_LEADER && own_mover(p, &p->t[i]);
}

/* A unit that moved from where the leader has not been: by itself, beside his march (8.71). */
static bool goes_apart(mad_proposal *p, int leader, int unit)
{
    um_ref from = p->t[unit].from;
    bool apart = um_ref_kind(p->t[unit].piece) != MK_LEADER && own_mover(p, &p->t[unit]);
    for (int i = 0; i < p->trails && apart; i++) {
        const mad_trail *t = &p->t[i];
        apart = t->piece != p->t[leader].piece || t->from != from;
        for (int k = 0; k < t->vias && t->piece == p->t[leader].piece && apart; k++)
            apart = t->via[k] != from;
    }
    return apart;
}

/* For a card that allows a campaign: of any two leaders who moved from different places, or of one and the
 * one who is named; or of a leader and a single unit. */
static void add_campaigns(mad_proposal *p, const mad_prop_use_of *q, um_ref named, uses *u)
{
    if (q->card == UM_NONE ||
        um_is(&p->c, MK_CARD, um_ref_row(q->card), MAD_CARD_USES, MAD_USE_CAMPAIGN) != UM_YES)
        return;
    mad_prop_use_of one = *q;
    one.mode = MAD_MODE_CAMPAIGN;
    for (int i = 0; i < p->trails; i++)
        for (int k = i + 1; k < p->trails && leads(p, i); k++) {
            um_ref a = p->t[i].piece, b = p->t[k].piece;
            if (!leads(p, k) || p->t[k].from == p->t[i].from || a == b ||
                (named != UM_NONE && a != named && b != named))
                continue;
            one.who = b == named ? b : a;
            one.second = b == named ? a : b;
            add_use(u, &one);
        }
    for (int i = 0; i < p->trails; i++)
        for (int k = 0; k < p->trails && leads(p, i); k++)
            if (goes_apart(p, i, k) && (named == UM_NONE || p->t[i].piece == named)) {
                one.who = p->t[i].piece;
                one.second = p->t[k].piece;
                add_use(u, &one);
            }
}

/* Nothing is done in the play but that the score marker is moved. */
static bool points_alone(const mad_proposal *p)
{
    bool points = false;
    for (int i = 0; i < p->trails; i++)
        if (!p->t[i].done)
            return false;
    for (int i = 0; i < p->n; i++) {
        if (p->ch[i].kind == UM_C_FACE || p->ch[i].kind == UM_C_ROLL)
            return false;
        points |= p->ch[i].kind == UM_C_SCORE && p->ch[i].value != p->ch[i].was;
    }
    return points;
}

/* A unit that some card's event brings (3.64). */
static bool is_some_cards(const mad_proposal *p, um_ref unit)
{
    for (int row = 0; row < um_rows(p->c.pack, MK_CARD); row++)
        if (um_datum_at(p->c.pack, um_datum_of(MK_CARD, row, MAD_CARD_UNIT))->lo == unit)
            return true;
    return false;
}

/* Such a one of the side in play comes on. */
static bool comes_on(mad_proposal *p)
{
    for (int i = 0; i < p->trails; i++)
        if (um_ref_kind(p->t[i].piece) == MK_UNIT && p->t[i].side == p->side && !p->t[i].done &&
            mad_prop_is_space(p->t[i].to) && !mad_on_map(&p->c, &p->s, p->t[i].piece) &&
            is_some_cards(p, p->t[i].piece))
            return true;
    return false;
}

/* A card whose event the table shows, or that shows no other use than its event: its own unit came on, or
 * nobody moved and nothing was built or mended. One of which nobody knows whether it has an event, if there
 * are points for nothing else; and one that nobody has seen, if a unit comes on that an event brings. */
static um_truth as_event(mad_proposal *p, const mad_prop_use_of *q, bool idle)
{
    if (q->value)
        return UM_NO;
    if (q->card == UM_NONE)
        return um_sure(idle && comes_on(p));
    um_truth has = um_is(&p->c, MK_CARD, um_ref_row(q->card), MAD_CARD_USES, MAD_USE_EVENT);
    if (has != UM_YES)
        return idle && points_alone(p) ? has : UM_NO;
    um_ref unit = um_datum_at(p->c.pack, um_datum_of(MK_CARD, um_ref_row(q->card), MAD_CARD_UNIT))->lo;
    for (int i = 0; i < p->trails && unit != UM_NONE && !idle; i++)
        idle = p->t[i].piece == unit && !p->t[i].done && mad_prop_is_space(p->t[i].to) &&
               !mad_on_map(&p->c, &p->s, unit);
    return um_sure(idle);
}

/* The player has said what the card is for; named: the leader he named or UM_NONE, led: the one who moved. */
static void list_said_uses(mad_proposal *p, const mad_prop_use_of *q, um_ref named, um_ref led, uses *u)
{
    mad_prop_use_of one = *q;
    one.mode = um_int_arg(q->said, MP_PLAY_MODE, MAD_MODE_UNITS);
    one.who = named;
    if (named == UM_NONE && (one.mode == MAD_MODE_LEADER || one.mode == MAD_MODE_CAMPAIGN))
        one.who = led;
    add_use(u, &one);
    if (one.mode == MAD_MODE_LEADER)
        add_campaigns(p, q, named, u);
}

/* Operation points for units, or for any leader who moved but the one listed already. */
static void add_unled_uses(mad_proposal *p, const mad_prop_use_of *q, um_ref led, uses *u)
{
    mad_prop_use_of one = *q;
    one.mode = MAD_MODE_UNITS;
    one.who = UM_NONE;
    add_use(u, &one);
    one.mode = MAD_MODE_LEADER;
    for (int i = 0; i < p->trails; i++)
        if (leads(p, i) && p->t[i].piece != led) {
            one.who = p->t[i].piece;
            add_use(u, &one);
        }
}

/* The readings of a card's use, the likeliest first; what the player said is not doubted. */
static void list_uses(mad_proposal *p, const mad_prop_use_of *q, uses *u)
{
    int movers;
    um_ref named = q->said && um_has_arg(q->said, MP_PLAY_WHO)
                       ? mad_bearer(&p->c, &p->s, um_ref_arg(q->said, MP_PLAY_WHO))
                       : UM_NONE;
    um_ref led = leader_of_movers(p, q->value, &movers);
    if (q->said && um_has_arg(q->said, MP_PLAY_MODE)) {
        list_said_uses(p, q, named, led, u);
        return;
    }
    mad_prop_use_of one = *q;
    one.who = UM_NONE;
    int shown = mad_prop_mode_of_changes(p), other_mode = movers ? -1 : shown;
    um_truth event = um_ref_kind(named) == MK_LEADER ? UM_NO : as_event(p, q, !movers && other_mode < 0);
    if (event != UM_NO) {
        one.mode = MAD_MODE_EVENT;
        add_use(u, &one);
    }
    if (event == UM_MAYBE)
        return;
    one.mode = other_mode >= 0 ? other_mode : MAD_MODE_LEADER;
    one.who = um_ref_kind(named) == MK_LEADER ? named : led;
    if (other_mode >= 0 || one.who != UM_NONE)
        add_use(u, &one);
    if (other_mode < 0)
        add_campaigns(p, q, named, u);
    if (other_mode < 0 && um_ref_kind(named) != MK_LEADER)
        add_unled_uses(p, q, led, u);
    if (movers && shown >= 0) { /* those who moved may have done so without the card */
        one.mode = shown;
        one.who = UM_NONE;
        add_use(u, &one);
    }
}

void mad_prop_find_use(mad_proposal *p, mad_prop_use_of *q)
{
    uses u = {.n = 0};
    list_uses(p, q, &u);
    p->choices = u.n;
    p->cut_short |= u.more;
    *q = u.list[p->choice < p->choices ? p->choice : 0];
}
