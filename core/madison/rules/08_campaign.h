/* 08_campaign.h - campaigns (8.7): what one card may activate twice, and a leader against the card's points
 * (8.31(2)). */
#ifndef UMPIRE_MADISON_RULES_08_CAMPAIGN_H
#define UMPIRE_MADISON_RULES_08_CAMPAIGN_H

#include "core/madison/board/state.h"

/* What a campaign activates: 8.71, and 8.31(2) for its leaders; `p` as it is named. */
void mad_decide_campaign(um_ctx *c, const mad_state *s, const mad_play *p);

/* 8.31(2), 3.31: the card's points reach the leader's command value; he is on the map and one's own. */
void mad_decide_command(um_ctx *c, const mad_state *s, const mad_play *p, um_ref leader, int rule);

#endif
