/* plays.h - what the parts share that make items of plays. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_PLAYS_H
#define UMPIRE_PARSER_READING_PLAYS_H

#include "parser/reading/inside.h"

typedef struct rd_group {
    int side; /* whose play it is; -1: nobody's */
    bool has_card, has_say, moved;
    bool tidied;   /* a card has gone from one pile to another */
    bool draws;    /* takes nothing but draws and shuffles */
    bool cut;      /* part of a play that was too long to be read as one */
    bool puts;     /* a position, not a play */
    size_t *event; /* indexes into r->ev */
    size_t n, cap;
} rd_group;

typedef struct rd_hidden { /* one of the map that nobody may name, and where it lies; UM_NONE: no more */
    um_ref what, at;
} rd_hidden;

typedef struct rd_maker {
    um_reader *r;
    rd_group g;
    um_change *change;
    size_t nchanges, changes_cap;
    um_action *made; /* what the game proposes for the group */
    size_t nmade, made_cap;
    um_maker *unclear; /* room for a statement */
    rd_hidden *hidden;
    size_t nhidden, hidden_cap;
    size_t nstrange; /* of the places of strangers, those told */
    bool known;      /* what is known beside the logs has been told */
    bool strangers;  /* so has what may be any piece */
    um_arena work;   /* for a group */
} rd_maker;

um_item *rd_push_item(um_reader *r, um_item_kind kind); /* NULL: no memory */
/* Whether the piece of an event of the play under way may be named. */
bool rd_may_name(const rd_maker *k, const rd_event *e);
/* hidden.c: state the places where somebody lies whom nobody may name, if they have changed. */
void rd_say_hidden(rd_maker *k);

#endif
