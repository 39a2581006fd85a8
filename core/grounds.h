/* grounds.h - what a verdict rests on: found by judging the same step again with one thing changed. */
#ifndef UMPIRE_CORE_GROUNDS_H
#define UMPIRE_CORE_GROUNDS_H

#include "core/finding.h"

/* One question put to the rules: an action, a play's end, the record's end, or a claim, from one state.
 * Asking it decides rules in the context and leaves the state alone. */
typedef struct um_question {
    const um_game *game;
    const void *state;
    const um_action *action;
    enum { UM_ASK_ACTION, UM_ASK_CLOSE, UM_ASK_END, UM_ASK_CLAIM } ask;
    bool tainted; /* the action touches what an illegal step changed */
} um_question;

/* Put the question; the context's verdict, doubts and recorder are filled. */
void um_ask(um_ctx *c, const um_question *q);

/* Whether the answer is a plain yes, told without a recorder: most steps need no more. */
bool um_ask_plain(const um_ctx *c, const um_question *q);

/* Turn a recorded answer that is not a plain "legal" into a finding (verdict, cause, rules, facts,
 * rulings, data; neither of the last two in a bare context). `c` is as it was when asked, with its recorder.
 * Texts and lists go to `arena`. *plain is set when the answer is legal after all (no finding). */
um_status um_explain_verdict(const um_ctx *c, const um_question *q, um_arena *arena, um_finding *f,
                             bool *plain);

/* ---- the same question with data believed ---- */
/* The verdict if, of what is below certain, just these data are believed (`only`), or these beside what the
 * trust admits. */
um_truth um_ask_believing(const um_ctx *c, const um_question *q, const um_datum_id *data, int n, bool only);
/* The data below certain that were read, each once: those that the trust lets count, or those below it; how
 * many, at most UM_READS_MAX. */
int um_unsure_reads(const um_ctx *c, const um_recorder *rec, bool below_trust, um_datum_id *data);
/* Leave out of what is believed whatever can be left out while the verdict stays as wanted; how many are
 * left. */
int um_leave_out(const um_ctx *c, const um_question *q, um_datum_id *data, int n, bool only, um_truth want);

#endif
