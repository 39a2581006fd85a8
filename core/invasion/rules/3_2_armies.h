/* 3_2_armies.h - which units that march are one army (3.2.2a, 3.2.2b, 3.2.2e). */
#ifndef UMPIRE_INVASION_RULES_3_2_ARMIES_H
#define UMPIRE_INVASION_RULES_3_2_ARMIES_H

#include "core/invasion/board/board.h"

/* What one line of movement by land makes of the armies of the phase. */
typedef struct inv_march {
    inv_leg leg[INV_LEGS]; /* the armies afterwards */
    int n, from;
    int fresh[INV_FACTIONS], taken[INV_FACTIONS]; /* units that had not moved; that had */
    int tired;    /* of those taken, how many belong to no march that could go on */
    int onward;   /* how many go on with a march */
    int longest;  /* the army of this line that has come furthest */
    int last;     /* the army that marched last */
    int least;    /* armies there are, when all that may yet join one another have done so */
    bool unled;   /* an army without a unit of the active faction, which none can join */
    bool resumed; /* an army goes on that stood still while another moved */
    bool another; /* other units of the area may as well have been meant */
} inv_march;

/* The way a path takes: what it leaves open is filled with the shortest way that is known to be one, else
 * with the shortest that may be. Returns how many areas are in `path` (INV_PATH at most), 0 for no path. */
int inv_way(um_ctx *c, const inv_state *s, const um_action *a, int path[INV_PATH]);
bool inv_way_told(const um_action *a); /* it leaves nothing open */
/* The armies after a line, read as breaks the fewest rules; `told`: the line tells the path. */
void inv_march_of(um_ctx *c, const inv_state *s, const int *path, int n, const inv_units units, bool told,
                  inv_march *out);
void inv_take_march(um_ctx *c, inv_state *s, const int *path, int n, inv_march *m);
/* 3.2.2e: whether units that cross from one area to another have, or may yet get, one of the active faction.
 */
bool inv_led_over_water(um_ctx *c, const inv_state *s, const inv_units n, int from, int to, int water);
/* Whether every army of the phase is led and within the card as the lines so far have it. */
bool inv_armies_whole(um_ctx *c, const inv_state *s, const inv_march *m);
/* 3.2.2d, Q-43: whether an army that goes on after another has moved has moved twice. */
bool inv_moves_again(um_ctx *c, const inv_march *m);
/* How many armies there are at least (3.2.2b with Q-18). */
int inv_least_armies(um_ctx *c, const inv_march *m);
/* When movement is over: 3.2.2b, 3.2.2d and 3.2.2e of armies that nobody has joined, by land. */
void inv_close_marches(um_ctx *c, const inv_state *s);

#endif
