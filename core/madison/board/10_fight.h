/* 10_fight.h - who takes part in a land battle, under way or only thought of, and with which face. */
#ifndef UMPIRE_MADISON_BOARD_10_FIGHT_H
#define UMPIRE_MADISON_BOARD_10_FIGHT_H

#include "core/madison/board/state.h"

/* A battle as the rules look at it: under way, rolled, or only thought of (the nine to one test). */
typedef struct mad_fight {
    um_ctx *c;
    const mad_state *s;
    int space, attacker;
    bool open; /* it is s->combat: its round, leads and cards count */
} mad_fight;
mad_fight mad_fight_of(um_ctx *c, const mad_state *s);                          /* the open one */
mad_fight mad_fight_at(um_ctx *c, const mad_state *s, int space, int attacker); /* one thought of */
um_truth mad_fights(const mad_fight *f, int unit, int side);                    /* takes part for that side */
/* The next unit behind row u that may take part for a side: ask mad_fights of it. Begin with -1, which ends
 * it, too. Nobody whom it passes over takes part. */
int mad_next_fighter(const mad_fight *f, int side, int u);
bool mad_fight_face(const mad_fight *f, int unit); /* reduced when it counted */
um_truth mad_leads_there(const mad_fight *f, int leader, int side);

/* What a side has put into the battle of the state. */
const mad_side_combat *mad_fight_part(const mad_fight *f, int side);

#endif
