/* finding.h - what the referee says of a step: the verdict, its cause, and all that it rests on. */
#ifndef UMPIRE_CORE_FINDING_H
#define UMPIRE_CORE_FINDING_H

#include "core/alternatives.h"

typedef enum um_verdict { UM_LEGAL, UM_ILLEGAL, UM_UNDETERMINED, UM_NOTED } um_verdict;
typedef enum um_cause {
    UM_WHY_NONE,
    UM_WHY_MISSING,
    UM_WHY_AMBIGUOUS,
    UM_WHY_UNSURE,
    UM_WHY_UNRULED,
    UM_WHY_TAINTED,
    UM_WHY_TOLD,
    UM_WHY_UNMODELLED
} um_cause;
enum { UM_CAUSES = UM_WHY_UNMODELLED + 1 };
const char *um_verdict_text(um_verdict v); /* "legal", "illegal", "undetermined", "note" */
const char *um_cause_text(um_cause c);

#define UM_FACT_TOLD "told" /* key of a fact: the words that a breach rests on where declarations bind */

typedef struct um_cited_ruling {
    int ruling, option;
    bool flips; /* judging this step under some other option gives another verdict */
} um_cited_ruling;

typedef struct um_finding {
    int step; /* 1-based */
    um_place at;
    int side;      /* -1: nobody's */
    bool claim;    /* about a stated value, not a move */
    bool at_close; /* about what the play left undone, found when it ended */
    bool accepted; /* the players agreed on it */
    bool stands;   /* accepted because errors of its kind do, by the policy, not by the players */
    const char *accepted_why;
    um_verdict verdict; /* UM_ILLEGAL, UM_UNDETERMINED or UM_NOTED */
    um_cause cause;
    bool doubted;     /* undetermined, but a breach as it is stated: missing[0] says what makes it doubtful */
    const char *code; /* stable: the first rule cited, or the cause */
    /* all of these live in the replay's arena */
    const int16_t *rules; /* those decided first, then those they used */
    int nrules, ndecided;
    const um_cited_ruling *rulings;
    int nrulings;
    const um_fact *facts;
    int nfacts, nown; /* of these, the first `nown` are of the decision that the first rule was broken in */
    const um_datum_id *data; /* relied on */
    int ndata;
    const char *const *missing; /* facts the record lacks, or other reasons in words */
    int nmissing;
    int found;      /* the step at which it was found: a later one may show what `step` left undone */
    int tainted_by; /* the first illegal step it builds on, or 0 */
    um_text legal;  /* what would have been legal, as the rule says it, or empty */
    const um_alternatives *instead; /* an illegal step: what was open instead; NULL if nobody asked */
    int sealed;                     /* the step that sealed it, or 0 */
    um_text note;                   /* what is noted, in words */
} um_finding;

/* Put more findings, in the order of their steps, in among the first `had`, each behind what is about its
 * step; there is room for them. */
void um_findings_insert(um_finding *all, size_t had, const um_finding *more, size_t n);
um_verdict um_worse(um_verdict a, um_verdict b);
/* Make a finding undetermined for lack of one fact, and of nothing else. */
void um_blame(um_finding *f, const char *const *fact);

#endif
