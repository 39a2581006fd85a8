/* dice.h - the rolls of a game, from a log or from what a record's steps state. */
#ifndef UMPIRE_CLI_DICE_H
#define UMPIRE_CLI_DICE_H

#include "cli/open.h"

typedef struct um_dice_table {
    const char *file;
    const um_game *game;
    const um_pack *pack;
    um_roll *roll;
    size_t n, cap;
    bool own;         /* made here, of a record */
    int called;       /* steps that want a roll, or use one */
    int wanting;      /* those of them without dice */
    int first_wanted; /* the first such step */
} um_dice_table;

um_status um_dice_gather(um_dice_table *t, um_input *in);
void um_dice_free(um_dice_table *t);

/* Who threw: the player, or his side, or what the dice are of. */
um_text um_dice_who(const um_dice_table *t, const um_roll *r);
/* Faces as "3,4" or "hit,flee". */
void um_dice_faces(const um_roll *r, um_buf *out);

#endif
