/* breaches.h - what a reading of a log breaks, and what it leaves over. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_BREACHES_H
#define UMPIRE_PARSER_READING_BREACHES_H

#include "parser/reading/log_reader.h"

enum { UM_LOG_BREACH_RULES = 8 };

/* Why a breach is none beyond doubt. */
typedef enum um_log_doubt {
    UM_LOG_STANDS, /* it is */
    UM_LOG_TOLD,   /* without some words it is none */
    UM_LOG_ORDER,  /* nor if something was done earlier */
    UM_LOG_KEPT,   /* the table itself does not let it be broken */
    UM_LOG_FIRST,  /* the log as it was first read does not have it */
    UM_LOG_RIVAL,  /* another way to read it, about as good, does not have it */
    UM_LOG_OPEN,   /* nothing explains something else in its play */
    UM_LOG_CROWD,  /* too much is wrong around it for the reading to be right */
    UM_LOG_BOUND,  /* not all other readings could be looked at */
    UM_LOG_ENDS    /* the log ends before it is seen whether it stays one */
} um_log_doubt;

typedef struct um_log_breach { /* an illegal finding of a reading */
    int step, steps;           /* its step; 0 or how many it is about from there on */
    um_place at;
    int nrules;
    int16_t rules[UM_LOG_BREACH_RULES];
    bool owed;        /* it is what a play left undone, but for what is claimed */
    um_log_doubt why; /* why it is no breach beyond doubt */
    size_t faults;    /* of the best world without it */
    size_t lines;     /* heard up to its end; found by whoever weighs words */
    um_lens lens;     /* and what makes that */
    um_text line;     /* TOLD: the line that it hangs on, or empty */
    uint32_t open;    /* OPEN: the entry that nothing explains */
} um_log_breach;

typedef struct um_log_breaches {
    um_log_breach *p;
    size_t n, cap;
    um_place *left; /* statements of how things lie that no action explains, and rolls for nothing */
    size_t nleft, left_cap;
    size_t nover; /* of them left over by all; those behind lack something that the log does not tell */
} um_log_breaches;

/* Judge a reading with every guess taken as true. What was in *out is replaced; the texts in it live as long
 * as the reading. */
um_status um_log_find_breaches(const um_reading *r, const int8_t *rulings, const um_snapshot *from,
                               um_log_breaches *out);
void um_log_forget_breaches(um_log_breaches *b);

/* say_doubts.c: state in front of each step whose breach is none beyond doubt what it hangs on;
 * sorts the breaches by step. */
um_status um_log_say_doubts(um_reading *r, um_log_breaches *found);
/* State in front of the first step that no step is illegal beyond doubt, for the log is too long. */
um_status um_log_doubt_all(um_reading *r);

#endif
