/* replay.h - the referee: judges each action, applies what the table did, and goes on. */
#ifndef UMPIRE_CORE_REPLAY_H
#define UMPIRE_CORE_REPLAY_H

#include "core/finding.h"

typedef struct um_settings {
    um_sure_level trust; /* default UM_LIKELY */
    const int8_t *options;
    bool history;   /* keep states so that any step can be shown */
    bool lasting;   /* the actions outlive the replay: they need not be copied */
    bool suggest;   /* find what an illegal step could have been instead */
    bool untainted; /* only breaches are wanted, each by itself: an illegal step makes nothing doubtful that
                       it changed, and nothing undetermined is told */
    bool lacking;   /* ... but what is open for a missing fact */
    bool bare;      /* nobody asks which data and rulings a verdict rests on: findings tell neither */
    const void *state; /* begin in this one, not in an empty one; or NULL */
    int steps;         /* so many steps were made before it: nobody's, and legal */
    bool binding; /* what was declared counts as meant: nothing is undetermined for resting on words alone */
    bool explain; /* keep every decision of the last step (um_replay_recorder) */
    const struct um_witness *witness; /* only breaches are told, and the witness hears what open steps say of
                                         data (testimony.h); or NULL */
    um_cover *cover;
} um_settings;

/* So many findings are explained: of those behind them nothing is told but verdict, cause, rules and facts.
 * And of so many breaches it is told what was open instead. */
enum { UM_REPLAY_EXPLAINED = 4096, UM_REPLAY_SUGGESTED = 512 };

typedef struct um_counts {
    int steps, legal, illegal, undetermined, by_cause[UM_CAUSES], notes, accepted;
    int turns; /* in which steps were made; 0: the game counts none, or none is known */
} um_counts;

typedef struct um_replay um_replay;

/* A replay of an empty position. The pack must outlive it; um_replay_free is due. UM_MEMORY. */
um_status um_replay_new(const um_game *g, const um_pack *p, const um_settings *s, um_replay **out);
void um_replay_free(um_replay *r);

/* One action: judged, applied, booked. *verdict gets the step's own verdict. A position verb is
 * applied without judgement. UM_NAME/UM_VALUE: it does not fit its verb (um_action_fits) or could not be
 * applied; the state is unchanged, and until a position is stated nothing that rests on it is called illegal.
 */
um_status um_replay_step(um_replay *r, const um_action *a, um_verdict *verdict);
/* Something happened that could not be read: until a position is stated, what is illegal is undetermined. */
void um_replay_unreadable(um_replay *r);
/* A claim (a query with its value stated): compared, a finding if false. It leaves the step's verdict as it
 * is. */
um_status um_replay_claim(um_replay *r, const um_action *q, um_verdict *verdict);
/* Judge one action without applying it, from the present state; for a program that asks before it acts. */
um_verdict um_replay_try(um_replay *r, const um_action *a);
/* The record ends: judge what the last play had to leave in order. To be called once, behind the last step.
 */
um_status um_replay_end(um_replay *r);
/* The players agreed on a step: its findings stand, but do not count. `why` must outlive the replay.
 * UM_MEMORY. */
um_status um_replay_accept(um_replay *r, int step, const char *why);
/* The same for every illegal finding that is sealed, or for every one that is not. `why` must outlive the
 * replay. */
void um_replay_accept_errors(um_replay *r, bool sealed, const char *why);

typedef struct um_remark {
    int step;
    um_place at;
    const char *code; /* a literal */
    um_text words;    /* copied */
} um_remark;
/* Remark on steps that have been judged, behind their findings; counts for nothing. The remarks come in the
 * order of their steps. UM_CALL: they do not, or there is no such step; UM_MEMORY. Then nothing is remarked.
 */
um_status um_replay_note(um_replay *r, const um_remark *remark, size_t n);

int um_replay_steps(const um_replay *r);           /* judged so far; positions are none */
int um_replay_actor(const um_replay *r, int step); /* the side whose step it was, -1: nobody's */
um_verdict um_replay_verdict(const um_replay *r,
                             int step); /* the worst of its findings; UM_LEGAL: no such step */
int um_replay_findings(const um_replay *r);
/* The i-th finding, from 0, in the order in which they were found; moved by the next step. */
const um_finding *um_replay_finding(const um_replay *r, int i);
/* The ledger of victory points, in order; moved by the next step. */
const um_book_entry *um_replay_book(const um_replay *r, int *n);
void um_replay_score(um_replay *r, um_score *out);
void um_replay_tally(um_replay *r, um_tally_fn *fn, void *user);
void um_replay_counts(const um_replay *r, um_counts *out);
/* The present state, for whoever knows the game (tests do); moved by the next step. */
const void *um_replay_state(const um_replay *r);
/* The state after step k (0: the first position); NULL without history or out of range. */
const void *um_replay_state_at(um_replay *r, int k);
/* A context over the replay's pack, trust and rulings, for queries, offers and printing. */
um_ctx *um_replay_ctx(um_replay *r);
/* Every decision of the last step judged (settings.explain), or NULL. */
const um_recorder *um_replay_recorder(const um_replay *r);
um_status um_replay_query(um_replay *r, const um_action *q, um_answer *out);

#endif
