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

/* The same of each query. */
#define QUERY(ident, name, help, example, ...) enum { __VA_ARGS__ };
#define PARAM(param, ...) param
#include "core/invasion/queries.def"

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

typedef enum inv_stage {
    INV_STAGE_SETUP,
    INV_STAGE_RECRUIT,
    INV_STAGE_MOVE,
    INV_STAGE_BATTLE,
    INV_STAGE_DRAW,
    INV_STAGE_OVER
} inv_stage;
enum { INV_PHASES_DRAWN, INV_PHASES_UNKNOWN };
enum { INV_FROM_PRINTED, INV_FROM_ADDED, INV_FROM_LISTED };
typedef enum inv_face { INV_FACE_HIT, INV_FACE_FLEE, INV_FACE_COMMAND, INV_FACES } inv_face;
enum { INV_WINNER_US, INV_WINNER_BR, INV_WINNER_DRAW };
enum { INV_LOST_TO_RESERVE, INV_LOST_TO_FLED };
enum { INV_BY_LAND, INV_BY_WATER };

typedef enum inv_query {
#define QUERY(ident, ...) IQ_##ident,
#include "core/invasion/queries.def"
    IQ_QUERIES
} inv_query;

extern const um_verb inv_verbs[IV_VERBS];
extern const um_verb inv_queries[IQ_QUERIES];

#endif
