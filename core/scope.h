/* scope.h - what the decisions of one judgement are about: which step, and whose act or omission. */
#ifndef UMPIRE_CORE_SCOPE_H
#define UMPIRE_CORE_SCOPE_H

#include "core/context.h"

typedef struct um_scope { /* the decisions about one step that are one side's fault (um_decision) */
    int about;            /* -1: everything; 0: the present step */
    int fault;
} um_scope;

/* The step that all breaches of a question asked at step `present` are about: the present one unless they
 * show what one other step left undone. */
int um_breach_about(const um_ctx *c, const um_recorder *rec, int present);
/* The side whose fault all of them are; -1: that of whoever made the step. */
int um_breach_fault(const um_ctx *c, const um_recorder *rec);
/* The scopes of the decisions recorded, each once, UM_DECISIONS_MAX at most; returns how many. */
int um_scopes_decided(const um_recorder *rec, um_scope *out);

#endif
