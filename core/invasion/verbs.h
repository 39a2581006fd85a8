/* verbs.h - what a record of 1812: The Invasion of Canada can say: verbs and their parameters from verbs.def,
 * queries from queries.def, and the words that they take. */
#ifndef UMPIRE_INVASION_VERBS_H
#define UMPIRE_INVASION_VERBS_H

#include "core/context.h"
#include "core/invasion/kinds.h"

/* The verbs, in the order of their rows. */
typedef enum inv_verb {
#define VERB(ident, ...) IV_##ident,
#include "core/invasion/verbs.def"
    IV_VERBS
} inv_verb;

/* The parameters of each verb, in the order of its row: indexes into um_verb.params. */
#define VERB(ident, name, flags, judge, apply, help, example, ...) enum { __VA_ARGS__ };
#define LIKE(...)
#define VERB0(...)
#define PARAM(param, ...) param
#include "core/invasion/verbs.def"

/* What judges and what applies each verb. */
typedef struct inv_state inv_state;
typedef void inv_judge_fn(um_ctx *c, const inv_state *s, const um_action *a);
typedef void inv_apply_fn(um_ctx *c, inv_state *s, const um_action *a);
#define VERB(ident, name, flags, judge, apply, ...)                                                          \
    inv_judge_fn judge;                                                                                      \
    inv_apply_fn apply;
#include "core/invasion/verbs.def"

/* `eliminate` has a parameter more than `place` and the verbs like it, and is read by the same functions. */
_Static_assert((int)IP_ELIMINATE_AREA == (int)IP_PLACE_AREA && (int)IP_ELIMINATE_UNITS == (int)IP_PLACE_UNITS,
               "eliminate begins as place does");

typedef enum inv_step {
    INV_ST_SETUP,
    INV_ST_RECRUIT,
    INV_ST_MOVE,
    INV_ST_BATTLE,
    INV_ST_DRAW,
    INV_ST_OVER
} inv_step;
enum { IP_FROM_PRINTED, IP_FROM_ADDED, IP_FROM_LISTED };
typedef enum inv_face { INV_FACE_HIT, INV_FACE_FLEE, INV_FACE_COMMAND, INV_FACES } inv_face;
enum { IP_WINNER_US, IP_WINNER_BR, IP_WINNER_DRAW };
enum { IP_LOST_TO_RESERVE, IP_LOST_TO_FLED };
enum { IP_BY_LAND, IP_BY_WATER };

typedef enum inv_query {
#define QUERY(ident, ...) IQ_##ident,
#include "core/invasion/queries.def"
    IQ_QUERIES
} inv_query;

extern const um_verb inv_verbs[IV_VERBS];
extern const um_verb inv_queries[IQ_QUERIES];
extern const char *const inv_step_words[];

#endif
