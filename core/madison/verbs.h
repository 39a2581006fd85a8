/* verbs.h - what a record of Mr. Madison's War can say: verbs and their parameters from verbs.def, queries
 * from queries.def, and the words that they take. */
#ifndef UMPIRE_MADISON_VERBS_H
#define UMPIRE_MADISON_VERBS_H

#include "core/context.h"
#include "core/madison/kinds.h"

/* The verbs, in the order of their rows. */
typedef enum mad_verb {
#define VERB(ident, ...) MV_##ident,
#include "core/madison/verbs.def"
    MV_VERBS
} mad_verb;

/* The parameters of each verb, in the order of its row: indexes into um_verb.params. */
#define VERB(ident, name, flags, judge, apply, help, example, ...) enum { __VA_ARGS__ };
#define LIKE(...)
#define VERB0(...)
#define PARAM(param, ...) param
#include "core/madison/verbs.def"

/* Verbs that bring pieces to a place name the pieces, then the place: one function can make or read several.
 */
enum { MP_WHO, MP_WHERE };
#define BEGINS_WITH(who, where)                                                                              \
    _Static_assert((int)(who) == (int)MP_WHO && (int)(where) == (int)MP_WHERE, #who)
BEGINS_WITH(MP_FLEE_SHIPS, MP_FLEE_TO);
BEGINS_WITH(MP_NRETREAT_SHIPS, MP_NRETREAT_TO);
BEGINS_WITH(MP_WITHDRAW_SHIPS, MP_WITHDRAW_TO);
BEGINS_WITH(MP_REINF_PIECES, MP_REINF_SPACE);
BEGINS_WITH(MP_BUILD_SHIP, MP_BUILD_BASE);
#undef BEGINS_WITH
_Static_assert((int)MP_REPAIR_SHIPS == (int)MP_WHO && (int)MP_RESTORE_UNITS == (int)MP_WHO, "who is mended");

/* The same of each query. */
#define QUERY(ident, name, help, example, ...) enum { __VA_ARGS__ };
#define PARAM(param, ...) param
#include "core/madison/queries.def"

/* What judges and what applies each verb. */
typedef struct mad_state mad_state;
typedef void mad_judge_fn(um_ctx *c, const mad_state *s, const um_action *a);
typedef void mad_apply_fn(um_ctx *c, mad_state *s, const um_action *a);
#define VERB(ident, name, flags, judge, apply, ...)                                                          \
    mad_judge_fn judge;                                                                                      \
    mad_apply_fn apply;
#include "core/madison/verbs.def"

/* What refuses what cannot be carried out at all (um_game.refuse), as whoever is to move stands elsewhere.
 * That the rules forbid it is no reason. */
mad_judge_fn mad_refuse_position, mad_refuse_hold, mad_refuse_play, mad_refuse_battle_card, mad_refuse_move,
    mad_refuse_combat, mad_refuse_retreat, mad_refuse_embark, mad_refuse_sail, mad_refuse_set_down,
    mad_refuse_naval_round, mad_refuse_surrender, mad_refuse_attrition;

typedef enum mad_query {
#define QUERY(ident, ...) MQ_##ident,
#include "core/madison/queries.def"
    MQ_QUERIES
} mad_query;

/* play modes, phases and other words, in the order of their tables in verbs.c */
typedef enum mad_mode {
    MAD_MODE_EVENT,
    MAD_MODE_LEADER,
    MAD_MODE_UNITS,
    MAD_MODE_BUILD,
    MAD_MODE_REPAIR,
    MAD_MODE_RESTORE,
    MAD_MODE_DEPOT,
    MAD_MODE_CAMPAIGN,
    MAD_MODE_NONE
} mad_mode;
typedef enum mad_phase {
    MAD_PHASE_PREWAR,
    MAD_PHASE_REINFORCEMENT,
    MAD_PHASE_DEAL,
    MAD_PHASE_ACTION,
    MAD_PHASE_FLEET,
    MAD_PHASE_VP_CHECK,
    MAD_PHASE_TURN,
    MAD_PHASE_WINTER_ACTION,
    MAD_PHASE_ATTRITION,
    MAD_PHASE_REPAIR,
    MAD_PHASE_DEPOTS,
    MAD_PHASE_OVER
} mad_phase;
enum { MAD_BY_LAND, MAD_BY_WATER };
enum { MAD_MARK_FULL, MAD_MARK_REDUCED, MAD_MARK_REMOVED }; /* after a piece: its face, or what it suffered */
enum {
    MAD_DRM_TOTAL,
    MAD_DRM_ODDS,
    MAD_DRM_LEAD,
    MAD_DRM_AMPHIBIOUS,
    MAD_DRM_FOREST,
    MAD_DRM_ROUTE,
    MAD_DRM_MONTREAL,
    MAD_DRM_PLACE,
    MAD_DRM_LEADER,
    MAD_DRM_CARD,
    MAD_DRM_REGULARS,
    MAD_DRM_RATIO,
    MAD_DRM_FRIGATE,
    MAD_DRM_SMALL
};
enum { MAD_SIDE_ATTACK, MAD_SIDE_DEFENCE };

extern const um_verb mad_verbs[MV_VERBS];
extern const um_verb mad_queries[MQ_QUERIES];
extern const char *const mad_mode_words[], *const mad_phase_words[];

#endif
