/* worlds.h - the ways in which a log can be read, and what each of them breaks. Internal to parser/reading.
 */
#ifndef UMPIRE_PARSER_READING_WORLDS_H
#define UMPIRE_PARSER_READING_WORLDS_H

#include "parser/reading/breaches.h"

enum {
    UM_WORLDS_PLAYS_ON =
        2, /* plays behind that of a breach: a loss or retreat is owed until the opponent's next but one */
    UM_WORLDS_WORK_BETTER =
        25000,                  /* plays and steps read again, of one game, in search of a better base ... */
    UM_WORLDS_WORK_ALL = 48000, /* ... and in all: a second or two */
    UM_WORLDS_LENSES_MAX = 24   /* of the reading that is taken in the end */
};

typedef struct um_window {   /* a part of the log that is read again */
    const um_snapshot *from; /* NULL: all of it */
    const char *file;
    uint32_t first, compared, until; /* entries: read from first on, compared up to one, read up to another */
    int plays;                       /* in it */
} um_window;

typedef struct um_worlds {
    const um_reading_options *o;
    const um_log_tape *tape;
    const um_heard *heard;
    size_t nheard;
    um_lens lens[UM_WORLDS_LENSES_MAX + 1]; /* those taken, then the one that is tried */
    size_t nlens;
    um_reading *base;
    um_log_trail trail;    /* of the base */
    um_log_breaches found; /* of the base */
    um_log_breaches first; /* of the first reading, if a better one has taken its place */
    um_log_breaches rival; /* of another that was reached from there */
    bool rivalled;         /* there is one */
    int work, most;        /* plays and steps read again, and how many may be */
    um_log_memo memo;      /* of what was read again */
} um_worlds;

/* ---- worlds_look.c ---- */

extern const um_window um_worlds_everything;

bool um_worlds_same_file(const char *a, const char *b);
bool um_worlds_within(const um_window *in, const um_place *at); /* of the part that is compared */
/* What is left over, and with it what lacks an explanation, in a part of the log. */
size_t um_worlds_remains(const um_log_breaches *b, const um_window *in);
size_t um_worlds_faults(const um_log_breaches *b, const um_window *in);
bool um_worlds_has(const um_log_breaches *all,
                   const um_log_breach *x); /* its entries break a rule of x there */
bool um_worlds_break_more(const um_log_breaches *there, const um_log_breaches *here);
/* Whether there is a breach of any rule where there was none. */
bool um_worlds_break_elsewhere(const um_log_breaches *there, const um_log_breaches *here);
/* Breaches there, of the part that is compared, that lead with a rule that is not broken so here. */
size_t um_worlds_new(const um_log_breaches *there, const um_log_breaches *here, const um_window *in);
/* What is to be read again where something between two entries of a log is taken otherwise; so many plays
 * `more` are compared behind it. */
um_window um_worlds_window(const um_worlds *w, int log, const char *file, uint32_t lo, uint32_t hi, int more);
bool um_worlds_nameless(const um_worlds *w); /* the game's pieces are many of a kind, without names */
bool um_worlds_may_look(const um_worlds *w); /* the bound of work is not reached */
/* Read a part once more, through one more lens, and judge it; *there is the caller's to forget. */
um_status um_worlds_look(um_worlds *w, um_lens lens, const um_window *in, um_log_breaches *there);
bool um_worlds_breach_near(const um_worlds *w, int play); /* acts of that play may bear on a breach */
int um_worlds_play_of(const um_worlds *w, const um_log_breach *x); /* -1: in none that is told of */
size_t um_worlds_act_from(const um_log_trail *r, int play); /* the first of it, or of those behind it */
const char *um_worlds_file_of(const um_worlds *w, int log); /* NULL: nothing was done in it */
void um_worlds_find_lines(um_worlds *w);                    /* of each breach, its place among the words */
bool um_worlds_near_any(const um_worlds *w, size_t line);   /* of the breaches that words may acquit */
um_window um_worlds_window_of_line(const um_worlds *w, size_t line);
/* The acts from..to were done in front of another; *in: what is to be read again to see it. */
um_lens um_worlds_in_front(const um_worlds *w, size_t from, size_t to, size_t of, um_window *in);
/* Acts of the play of a breach that lie behind another and may have been done in front of it: one, or without
 * names a few in a row. */
typedef struct um_order {
    const um_log_breach *breach; /* to be given */
    size_t from, late, early;
    size_t first; /* no act in front of this one is passed, and none behind play `until` passes */
    int until, seen, tried;
} um_order;
bool um_worlds_next_order(const um_worlds *w, um_order *o); /* false: no more */
um_lens um_worlds_without_line(const um_heard *h);
um_lens um_worlds_in_vain(const um_worlds *w, size_t i,
                          um_window *in); /* the dice of that act did not count */
/* Some came in the play before a throw and went behind it, before act `until`: they fought, and it counted.
 */
bool um_worlds_fought(const um_worlds *w, size_t roll, size_t until);
/* Near a breach, dice were thrown once more before anything but moves was done: either throw may be the one
 * that did not count. */
bool um_worlds_thrown_again(const um_worlds *w, size_t i);

/* ---- worlds_better.c ---- */

um_status um_worlds_make_base(um_worlds *w);
/* Words about a card's use, the turn marker and the order of what is done between plays bind nobody: the
 * world in which they make the fewest faults takes the base's place, so long as there is a better one. */
um_status um_worlds_take_better(um_worlds *w);

/* ---- worlds_doubt.c ---- */

um_status
um_worlds_doubt_all(um_worlds *w); /* each breach that some world lacks says why it does not stand */

#endif
