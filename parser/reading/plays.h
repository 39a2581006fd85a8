/* plays.h - what the parts share that make items of plays. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_PLAYS_H
#define UMPIRE_PARSER_READING_PLAYS_H

#include "parser/reading/log_reader.h"

typedef struct um_log_group {
    int side; /* whose play it is; -1: nobody's */
    bool has_card, has_say, moved;
    bool tidied;   /* a card has gone from one pile to another */
    bool draws;    /* takes nothing but draws and shuffles */
    bool cut;      /* part of a play that was too long to be read as one */
    bool puts;     /* a position, not a play */
    size_t *event; /* indexes into r->ev */
    size_t n, cap;
} um_log_group;

typedef struct um_log_hidden { /* one of the map that nobody may name, and where it lies; UM_NONE: no more */
    um_ref what, at;
} um_log_hidden;

typedef struct um_log_play {
    um_log_reader *r;
    um_log_group g;
    um_change *change;
    size_t nchanges, changes_cap;
    um_action *made; /* what the game proposes for the group */
    size_t nmade, made_cap;
    um_maker *unclear; /* room for a statement */
    um_log_hidden *hidden;
    size_t nhidden, hidden_cap;
    size_t unbound_at_told; /* so many of the places where unbound pieces have lain have been stated */
    bool known;             /* what is known beside the logs has been told */
    bool unbound_told;      /* so has what may be any piece */
    int plays;              /* groups made into items */
    um_arena work;          /* for a group */
} um_log_play;

/* Whether the piece of an event of the play under way may be named. */
bool um_log_may_name(const um_log_play *k, const um_log_event *e);
/* thin.c: of the group under way keep what has come of it: where pieces have gone, not how. */
void um_log_thin(um_log_play *k);
/* ... and state in front of its actions that the steps to come may be read otherwise. */
void um_log_say_cut(um_log_play *k);

/* hidden.c: state the places where somebody lies whom nobody may name, if they have changed. */
void um_log_say_hidden(um_log_play *k);

/* acts.c: a piece is a card; tell what the entries of the group under way did; its first event is i: remember
 * how the game stands. */
bool um_log_is_card(const um_log_reader *r, um_ref what);
/* For whom something was done: whose piece was moved, whoever moved it, or who did it; -1: not told. */
int um_log_actor(const um_log_reader *r, const um_log_event *e);
bool um_log_leaves_held(const um_log_reader *r, const um_log_event *e); /* acts.c */
void um_log_list_acts(um_log_play *k);
/* The side has begun to play: by its card, or by moving something. */
bool um_log_is_under_way(const um_log_play *k, int side);
void um_log_keep_snapshot(um_log_play *k, size_t i);

/* draws.c: a card comes from a pile to a hand; the side draws once more before a card leaves a hand; the log
 * ends before a card leaves a hand or a turn begins, so that more may be drawn. */
bool um_log_is_dealt(const um_log_event *e);
bool um_log_draws_again(const um_log_reader *r, size_t at);
bool um_log_may_draw_again(const um_log_reader *r, size_t at);

/* dice.c: the rolls of the group that an action states are used by it. */
void um_log_use_rolls(um_log_play *k, const um_action *a);

#endif
