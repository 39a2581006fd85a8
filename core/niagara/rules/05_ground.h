/* 05_ground.h - the dice of a move and what ground does to them (N5). */
#ifndef UMPIRE_NIAGARA_RULES_05_GROUND_H
#define UMPIRE_NIAGARA_RULES_05_GROUND_H

#include "core/niagara/board/board.h"

enum { NIA_DICE_MAX = 12, NIA_TOLERANCE = 50 };

typedef struct nia_going { /* what a move's ground and dice come to */
    int high, low;         /* dice taken away: the highest, the lowest */
    int minor;             /* streams and gullies crossed */
    bool woods, fence, major, road;
    int partly; /* of those, for woods on a part of the way, which the umpire alone can tell (NR14) */
    bool worst; /* the worst obstacle alone takes a die (NR15) */
    int n;      /* dice recorded */
    int least;  /* of a roll that is shared, the fewest that may be its own; else all */
    int32_t die[NIA_DICE_MAX];
    um_range count;     /* dice due */
    um_range pace;      /* of horse whose dice are not told: those that its last move leaves it */
    bool by_pace;       /* which are fewer */
    um_range allowance; /* inches */
    int rate_rule;
} nia_going;

int32_t nia_slack(um_ctx *c);
void nia_read_dice(const um_action *a, int param, nia_going *g);
void nia_read_ground(um_ctx *c, const um_action *a, int param, int unit, nia_going *g);
void nia_settle_drops(um_ctx *c, nia_going *g);
um_range nia_allowance(const nia_going *g);
um_range nia_cost_under_fire(um_ctx *c, const nia_state *s, int unit);
um_range nia_obstacle_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g);
um_range nia_ground_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g);
um_truth nia_ground_costs(um_ctx *c, const nia_state *s, int unit, const nia_going *g, int32_t said);
int nia_cost_rule(const nia_going *g);
void nia_way_back(um_ctx *c, const nia_state *s, int unit, const um_action *a, nia_going *g);
void nia_decide_line(um_ctx *c, const nia_state *s, int unit, const um_action *a, int point, int distance);

#endif
