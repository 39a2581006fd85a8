/* verbs.h - what a record of the Niagara game can say: verbs and their parameters from verbs.def, queries
 * from queries.def, and the words that they take. Distances are in hundredths of an inch. */
#ifndef UMPIRE_NIAGARA_VERBS_H
#define UMPIRE_NIAGARA_VERBS_H

#include "core/context.h"
#include "core/niagara/kinds.h"

/* The verbs, in the order of their rows. */
typedef enum nia_verb {
#define VERB(ident, ...) NV_##ident,
#include "core/niagara/verbs.def"
    NV_VERBS
} nia_verb;

/* The parameters of each verb, in the order of its row: indexes into um_verb.params. */
#define VERB(ident, name, flags, judge, apply, help, example, ...) enum { __VA_ARGS__ };
#define LIKE(...)
#define VERB0(...)
#define PARAM(param, ...) param
#include "core/niagara/verbs.def"

/* The same of each query. */
#define QUERY(ident, name, help, example, ...) enum { __VA_ARGS__ };
#define PARAM(param, ...) param
#include "core/niagara/queries.def"

/* What judges and what applies each verb. */
typedef struct nia_state nia_state;
typedef void nia_judge_fn(um_ctx *c, const nia_state *s, const um_action *a);
typedef void nia_apply_fn(um_ctx *c, nia_state *s, const um_action *a);
#define VERB(ident, name, flags, judge, apply, ...)                                                          \
    nia_judge_fn judge;                                                                                      \
    nia_apply_fn apply;
#include "core/niagara/verbs.def"

typedef enum nia_query {
#define QUERY(ident, ...) NQ_##ident,
#include "core/niagara/queries.def"
    NQ_QUERIES
} nia_query;

enum {
    NIA_CAUSE_FIRE,
    NIA_CAUSE_COMBAT,
    NIA_CAUSE_MORALE,
    NIA_CAUSE_FORMATION,
    NIA_CAUSE_WOODS,
    NIA_CAUSE_COLLISION,
    NIA_CAUSE_FRIENDLY_ROCKET,
    NIA_CAUSE_UMPIRE
};
enum {
    NIA_OWES_NOTHING,
    NIA_OWES_RETREAT,
    NIA_OWES_DEFEAT,
    NIA_OWES_ROUT,
    NIA_OWES_PURSUE,
    NIA_OWES_HALT,
    NIA_OWES_STANDOFF
};
enum { NIA_LOST_BASES, NIA_LOST_FIGURES, NIA_LOST_GUNS, NIA_LOST_COMMANDERS };
typedef enum nia_band {
    NIA_BAND_ROUTED,
    NIA_BAND_DEFEATED,
    NIA_BAND_DRIVEN,
    NIA_BAND_STANDOFF,
    NIA_BAND_SUCCESS,
    NIA_BAND_EASY,
    NIA_BANDS
} nia_band; /* in the order of the difference */
enum { NIA_WENT_HIT, NIA_WENT_RIGHT, NIA_WENT_LEFT, NIA_WENT_DESTROYED };
enum { NIA_SHORT, NIA_LONG };
enum { NIA_HIST_NEW, NIA_HIST_SAME, NIA_HIST_CONT };
enum { NIA_RISK_SAFE, NIA_RISK_LIGHT, NIA_RISK_SERIOUS, NIA_RISK_KILLED };

extern const um_verb nia_verbs[NV_VERBS];
extern const um_verb nia_queries[NQ_QUERIES];
extern const char *const nia_band_words[], *const nia_risk_words[];

#endif
