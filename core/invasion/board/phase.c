/* The phase: whose it is, how far it has come, what has marched in it. */
#include "core/invasion/board/board.h"

#include <string.h>

void inv_reach_stage(inv_state *s, int stage)
{
    if (s->stage < stage)
        s->stage = (uint8_t)stage;
}

bool inv_all_acted(const inv_state *s)
{
    unsigned now = s->active >= 0 ? 1u << s->active : 0;
    return (s->done | now) == INV_ALL_DONE;
}

int inv_first_turn(const inv_state *s)
{
    return s->scenario == INV_SC_1813 ? 3 : 1;
}

um_truth inv_same_player(const inv_state *s, int f, int g)
{
    return um_sure(f == g || (s->player[f] && s->player[f] == s->player[g]));
}

/* Forget what holds for one phase only: who has moved and fought, cards in play, recruits, marches, the
 * battle. */
void inv_forget_phase(inv_state *s)
{
    for (int i = 0; i < INV_AREAS; i++) {
        memset(s->area[i].moved, 0, sizeof s->area[i].moved);
        s->area[i].fought = s->area[i].entered = false;
        s->area[i].marker_step = 0;
        s->area[i].marker_early = false;
        s->area[i].markers = 0;
        s->area[i].markers_step = 0;
        s->recruited[i] = s->back[i] = 0;
    }
    for (int i = 0; i < INV_CARDS; i++) {
        s->card[i].this_phase = s->card[i].used = false;
        s->card[i].target = -1;
        s->card[i].count = 0;
    }
    memset(s->native_way, 0, sizeof s->native_way);
    s->pursuit_from = s->pursuit_to = -1;
    s->pursuit_led = s->working = false;
    s->movement = s->second = -1;
    s->specials = s->extra = s->nlegs = 0;
    s->boat_water = -1;
    s->boat_to = -1;
    s->last = -1;
    s->marched = s->crowded = s->another = false;
    s->drew_at = 0;
    s->drew = s->ambush = s->thrown = false;
    inv_clear_battle(s);
}

int inv_armies(const inv_state *s)
{
    int n = 0;
    for (int i = 0; i < s->nlegs; i++)
        n += s->leg[i].army;
    return n;
}

void inv_note_leg(inv_state *s, const inv_leg *l)
{
    if (s->nlegs < INV_LEGS)
        s->leg[s->nlegs++] = *l;
    s->last = (int8_t)(s->nlegs - 1);
    inv_reach_stage(s, INV_STAGE_MOVE);
}

/* Which player has which faction, as the record tells. */
void inv_seat_players(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, last = 0; /* a group begins with its faction */
    const um_value *v = um_values_of(a, IP_ASSIGN_WHO, &n);
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE)
            last = inv_faction_of(c, v[i].ref);
        else
            s->player[last] = (int8_t)(v[i].num + 1);
    }
}
