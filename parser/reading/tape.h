/* tape.h - a log read once, and played as often as somebody wants to see it otherwise. Internal to
 * parser/reading.
 *
 * A tape holds what happened, before anything is made of it: plays and actions are made when it is played, of
 * all of it or of a part, and through lenses. A log with more events than a tape holds has none. */
#ifndef UMPIRE_PARSER_READING_TAPE_H
#define UMPIRE_PARSER_READING_TAPE_H

#include "parser/reading/memo.h"
#include "parser/reading/reading.h"

/* A typed line that was taken for a declaration. */
typedef struct um_heard {
    um_place at;
    int log, side, verb; /* verb: -1 if it only calls something a correction */
    bool opens;          /* it says what a card is played for */
    um_text text;
} um_heard;

/* What a reading leaves out, to see whether a breach is there without it. */
typedef struct um_lens {
    enum {
        UM_LENS_NONE,
        UM_LENS_MUTE,       /* no typed line counts */
        UM_LENS_MUTE_SIDE,  /* none of that side's */
        UM_LENS_MUTE_VERB,  /* none that declares that verb */
        UM_LENS_MUTE_LINE,  /* that one does not */
        UM_LENS_MUTE_USE,   /* that one tells a card and its value, but not what it is played for */
        UM_LENS_EARLIER,    /* what these entries show was done earlier */
        UM_LENS_TURN,       /* the next turn had begun before the marker was moved */
        UM_LENS_CARDS_LAST, /* that side does what a card is played for, and shows the card then; 2: both do
                             */
        UM_LENS_CARD_LAST,  /* the same of the card that left a hand in that entry, alone */
        UM_LENS_THROWN,     /* the card that left a hand in that entry went into the other side's play */
        UM_LENS_CANCEL,     /* a piece was turned by mistake in one entry, and turned back in the other */
        UM_LENS_VAIN,       /* the dice of that entry did not count */
        UM_LENS_MENDED,     /* what was moved in that entry put an earlier move right */
        UM_LENS_GATHERED,   /* of what these entries show, acts of some kinds came first */
        UM_LENS_PHASES,     /* what these entries show was done in the order of the turn's end */
        UM_LENS_MEANT,      /* what these entries show was meant, though it was put back */
        UM_LENS_BEGINS      /* the play that a card or words open in these entries begins with them */
    } kind;
    int which;            /* the side or verb; the log of a line or of the entries */
    uint32_t entry, last; /* of the line; CANCEL: both; THROWN: last, if not 0, the card of that play;
                             EARLIER: the first and last of what was done ... */
    bool by_rule;         /* EARLIER: nothing passes what it was moved by before */
    uint32_t before;      /* ... before this one; TURN: the entry before which it began; GATHERED: kinds */
} um_lens;

/* Where a reading stood when a play began, for others to begin there. */
typedef struct um_snapshot {
    int log, play, steps;
    uint32_t entry; /* of the play's first event, which is the nth of its entry */
    int nth;
    bool unbound_told;
    void *state; /* the game's, of state_size bytes */
} um_snapshot;

/* What an entry of a log did on the table. */
enum {
    UM_ACT_MOVE = 1,
    UM_ACT_FACE = 2,
    UM_ACT_ROLL = 4,
    UM_ACT_CARD = 8,
    UM_ACT_MARKER = 16,
    UM_ACT_WAY = 64,   /* beside MOVE: from one place to another of its kind */
    UM_ACT_TURN = 128, /* beside MARKER: that of the turn */
    UM_ACT_ANY = 255,
    UM_ACT_TOUCHED = 6, /* pieces of an act that are told; of more, all are taken to be the same */
    UM_ACT_FRONT = 32   /* beside FACE: a piece was turned to its front, and none to its back */
};
typedef struct um_act {
    const char *file;
    int log;
    int side, actor; /* who moved something, and for whom: the first piece's side; -1: not told */
    uint32_t entry;
    unsigned kinds;                 /* UM_ACT_... */
    int play;                       /* counted through the reading: entries of one play have one number */
    uint32_t begun;                 /* the entry in which that began, be it by words */
    bool idle;                      /* it is nobody's: arrivals, cards dealt, what is done between plays */
    um_ref turned;                  /* FACE: the first piece that was turned */
    um_ref moved;                   /* MOVE: the first piece that was moved */
    um_ref from, to;                /* MOVE: from where to where that was */
    um_ref touched[UM_ACT_TOUCHED]; /* pieces moved, turned, put there or taken off, the first so many */
    int ntouched;                   /* of all */
    bool slips;                     /* something in it was put back, and is taken for nothing */
    bool open;                      /* nothing has been made of it: a card that came from no hand, dice */
    uint32_t reached, left; /* the last entry up to it, and the first from it on (um_log_trail_index) */
} um_act;

/* What is remembered of a playing for those who play a part of it once more. */
typedef struct um_log_trail {
    um_snapshot *snapshot; /* evenly spaced */
    size_t nsnapshots, snapshots_cap, every;
    um_act *acts; /* in the order in which they were taken, the first so many */
    size_t nacts, acts_cap;
    bool indexed; /* they are all of one log, by play, and have `reached` and `left` */
} um_log_trail;
/* To be called once all is remembered. */
void um_log_trail_index(um_log_trail *t);
void um_log_trail_free(um_log_trail *t, const um_game *g);

/* How a tape is played. */
typedef struct um_log_view {
    const um_lens *lens; /* each makes the reading another one */
    size_t nlens;
    const um_snapshot *from; /* from there on, and ... */
    uint32_t until;          /* ... of that log to this entry; NULL: all */
    bool bare;               /* only what can be judged: no header, no comments */
    um_log_trail *trail;     /* filled, or NULL */
    um_log_memo *memo;       /* asked before the game is, and filled, or NULL; of this tape alone */
    const um_tracer *tracer; /* as in um_reading_options */
    int traced;
} um_log_view;

struct um_log_reader;
typedef struct um_log_reader um_log_tape;

/* Read logs of one game, in order. *whole: they are on tape; else they had more events than that, and *out is
 * the reading, made as they were read. The tape is the caller's to free, or goes with a reading made of it.
 */
um_status um_log_tape_open(const um_reading_input *logs, size_t n, const um_reading_options *o,
                           um_log_tape **tape, um_reading **out);
/* Make a reading of a tape. It points into the tape. */
um_status um_log_tape_play(const um_log_tape *tape, const um_log_view *v, um_reading **out);
void um_log_tape_free(um_log_tape *tape);
/* The lines on the tape that were taken for declarations, in order, the first so many. */
const um_heard *um_log_tape_heard(const um_log_tape *tape, size_t *n);

#endif
