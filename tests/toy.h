/* toy.h - a game of its own for tests: three towns, a few pieces, two rules, and one verb for every
 * type of parameter. */
#ifndef UMPIRE_TESTS_TOY_H
#define UMPIRE_TESTS_TOY_H

#include "core/core.h"

enum { TOY_TOWN, TOY_LINK, TOY_PIECE, TOY_TABLE, TOY_CARD, TOY_KINDS };
enum {
    TOY_AT,
    TOY_SCORE,
    TOY_MOVE,
    TOY_PLAY,
    TOY_ROLL,
    TOY_FIRE,
    TOY_GIVE,
    TOY_AIM,
    TOY_SAY,
    TOY_PASS,
    TOY_ODD,
    TOY_VERBS
};
enum { TOY_Q_COST, TOY_Q_VP, TOY_Q_WHERE, TOY_Q_OWNER, TOY_Q_THERE, TOY_Q_GRADE, TOY_QUERIES };

extern const um_game toy_game;

/* The pack "toy": towns York, Fort Erie and Bath (ids t1 t2 t3); York and Fort Erie joined by a road
 * (certain), Fort Erie and Bath by a trail (guess). Pieces: us:1st, br:1st, 41st, "Red, White & Blue",
 * "at", "C2" and "C 22". Cards 1..9. */
um_pack *toy_pack(void);
/* A um_pack_source: "" and "toy" give *user (a um_pack *); other names UM_NAME. */
um_status toy_find_pack(void *user, const um_game *g, um_text name, um_pack **out);

#endif
