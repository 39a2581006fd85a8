/* dump_sight.h - what of a log's pieces may be told while it is shown command by command. */
#ifndef UMPIRE_CLI_DUMP_SIGHT_H
#define UMPIRE_CLI_DUMP_SIGHT_H

#include "parser/umpire.h"

/* A log, save or module, to be opened more than once. */
typedef struct um_dump_source {
    const char *name;
    um_text bytes; /* of standard input; p NULL: read the file */
} um_dump_source;

um_status um_dump_open(const um_dump_source *s, um_varchive **a, const um_sink *sink);

/* A log played ahead, to its first entry or its end, without a word. */
typedef struct um_dump_ahead {
    um_vgame *game;
    um_status status; /* what ended it before the end of the file */
    uint64_t leaf;    /* the command at which it ended so; UINT64_MAX: none, or the file itself is at fault */
} um_dump_ahead;
um_status um_dump_play(const um_dump_source *src, const um_vmodule *m, bool whole, um_dump_ahead *out);

/* A piece may be told of if it is not hidden when its entry is over: within an entry a card may lie open that
 * nobody ever saw. A hidden one gets a number when it first does something, for the order of the position
 * tells its cards apart, and loses it where nobody could follow it: once it was seen, or in a pile. */
typedef struct um_sight um_sight;

/* `now` is the table at the beginning of the log, and is kept up by the caller; it must outlive the sight. */
um_status um_sight_open(um_sight **out, const um_dump_source *src, const um_vmodule *m, const um_vgame *now,
                        bool reveal);
/* Before a command is carried out: `piece` is the one that it is about, 0: none. */
um_status um_sight_follow(um_sight *s, const um_vleaf *leaf, uint32_t piece);
bool um_sight_hidden(const um_sight *s, uint32_t piece);
/* Whether the piece of this id must not be told of: it is hidden, or is not there yet. */
bool um_sight_hides(const um_sight *s, um_text id);
/* Its name, or what others see of it. */
um_text um_sight_name(const um_sight *s, uint32_t piece, um_arena *arena);
/* The number that a hidden piece goes by, 0: none. */
uint32_t um_sight_veil(um_sight *s, uint32_t piece);
void um_sight_close(um_sight *s);

#endif
