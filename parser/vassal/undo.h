/* undo.h - which entries were taken back. Feed every leaf of the history in order.
 *
 * From 3.7 on an entry beginning with UNDO says so itself; before, an entry whose chat holds "UNDO:" and
 * whose commands are exact inverses of the latest entry still standing is one. Memory is bounded: an undo
 * reaches back UM_V_UNDO_MAX entries. */
#ifndef UMPIRE_PARSER_VASSAL_UNDO_H
#define UMPIRE_PARSER_VASSAL_UNDO_H

#include "parser/vassal/command.h"
#include "parser/vassal/stream.h"

typedef struct um_vundone {
    uint32_t entry;  /* the entry that takes back */
    uint32_t target; /* the entry taken back; 0: it could not be told */
    bool marked;     /* it says UNDO itself (3.7 and later) */
    bool verified;   /* its commands are the exact inverses */
    bool after_dice; /* the entry taken back changed a dice result: a re-roll is possible */
} um_vundone;

typedef struct um_vundo um_vundo;
um_status um_vundo_new(um_vundo **out);
void um_vundo_free(um_vundo *u);
/* Feed a leaf and its command. When the leaf begins a new entry and the one before it was an undo, *done
 * is filled and *is_undo set. */
um_status um_vundo_feed(um_vundo *u, const um_vleaf *leaf, const um_vcmd *cmd, bool *is_undo,
                        um_vundone *done);
/* No entry before this one can be taken back any more. */
uint32_t um_vundo_oldest(const um_vundo *u);
/* The stream has ended: the last entry may have been an undo. */
void um_vundo_finish(um_vundo *u, bool *is_undo, um_vundone *done);

#endif
