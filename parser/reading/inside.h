/* inside.h - what the parts of the reader share. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_INSIDE_H
#define UMPIRE_PARSER_READING_INSIDE_H

#include "parser/reading/reading.h"
#include "parser/vassal/chat.h"
#include "parser/vassal/game.h"
#include "parser/vassal/location.h"
#include "parser/vassal/undo.h"

/* ---- what the binding makes of a piece and of a spot (places.c) -------------------------------- */
typedef enum rd_role {
    RD_NOT_SEEN,
    RD_NOTHING,
    RD_THING,
    RD_SCORE_MARKER,
    RD_TURN_MARKER,
    RD_MARK,
    RD_STRANGER /* left over by the binding: it may be any piece that the binding does not name */
} rd_role;

enum { RD_OTHERS = 12, RD_IMAGES = 32 };

typedef struct rd_spot {
    um_ref place;            /* UM_NONE: nowhere that counts */
    um_ref other[RD_OTHERS]; /* vague: where it may lie as well */
    int others;
    bool anywhere; /* more than these */
    bool unknown;  /* a place that the binding has left over */
    bool vague;    /* the map has no names there, and its points do not tell the place for certain */
    int hand;      /* the side whose hand it is, -1: none */
    bool draws;    /* a pile that cards are drawn from */
    bool on_table; /* on some map at all */
    int32_t value; /* score and turn markers: what the spot means */
    bool means;    /* value holds */
} rd_spot;

typedef struct rd_thing { /* a piece of the log */
    rd_role role;
    const um_bind_piece *bound;
    const um_bind_marker *mark;
    um_ref what;
    rd_spot spot;
    int face;
    bool shown; /* everybody can see what it is */
    bool touched;
} rd_thing;

/* ---- what happens (events.c) -------------------------------------------------------------------- */
typedef enum rd_kind {
    RD_MOVE,
    RD_FACE,
    RD_SHOW,
    RD_SCORE,
    RD_TURN,
    RD_ROLL,
    RD_CHAT,
    RD_SHUFFLE,
    RD_ADD,
    RD_REMOVE,
    RD_STATED
} rd_kind;

typedef struct rd_event {
    rd_kind kind;
    int side; /* who did it, -1: not told */
    uint32_t entry;
    uint32_t since; /* the entry in which it began, if that was an earlier one; 0: it was not */
    int log;
    const char *file;
    const um_bind_piece *bound; /* ADD at the beginning of a log: what is bound to it */
    um_ref what;
    rd_spot from, to;
    int32_t value, was;
    size_t roll;
    um_text text;               /* CHAT: what was said, plain and harmless; empty if nobody wants comments */
    um_text speaker;            /* CHAT: the player's name; empty: the module or nobody known */
    const um_bind_say *said;    /* CHAT: the declaration that it is, or NULL */
    const um_action *action;    /* ... as an action */
    bool withdrawn;             /* a declaration thought better of */
    const um_bind_marker *mark; /* STATED */
    bool put;                   /* stated at the beginning of a log, not done in it */
    bool shown;                 /* the piece could be seen by everybody at the time */
    bool gone;                  /* undone, or of no effect */
    bool slip;                  /* of no effect: a piece went away and came back */
    bool corrects;              /* CHAT: calls something a correction of an earlier move */
    bool quiet;                 /* CHAT: counts for nothing */
    bool mended;                /* MOVE: a player calls it the correction of an earlier one */
} rd_event;

typedef struct rd_events {
    rd_event *p;
    size_t n, cap;
} rd_events;

typedef struct rd_last {        /* where a thing or a marker lay when a log ended */
    um_ref what;                /* UM_NONE: a marker */
    const um_bind_marker *mark; /* NULL: a thing */
    bool card;
    rd_spot spot;
    int face;
    bool shown; /* its name may be told */
} rd_last;

typedef struct um_reader {
    const um_reading_options *o;
    um_reading *out;
    um_binding *b;
    const um_game *g;
    const um_vmodule *m;
    um_vgame *game;
    rd_thing *thing; /* by piece number */
    size_t things_cap;
    uint32_t *touched;
    size_t ntouched, touched_cap;
    rd_events ev; /* what happened, so far as it is not made into items and forgotten (window.c) */
    size_t clear, put_back, still,
        made; /* so many of them rd_pass_unclear, rd_still (two times) and rd_make_items are done with */
    size_t settle_at; /* so many are held before it is looked again which can go */
    um_arena words;   /* texts and declarations of `ev` */
    bool stranger;    /* a piece has been seen that the binding has left over */
    um_ref *strange;  /* the places where such pieces have lain, each once */
    size_t nstrange, strange_cap;
    bool ends;       /* only how the log begins and ends is wanted */
    rd_events start; /* the first position of the log under way, as ADD, SCORE, TURN and STATED events */
    rd_last *last;   /* the last position of the log before */
    size_t nlast, last_cap;
    int log;
    const char *file;
    uint32_t entry;
    int32_t score;
    bool score_known;
    int32_t turn;
    bool turn_known;
    uint32_t entries;
    bool history;
    um_text dice_said; /* the module's report in the entry under way */
    bool rolled;
    um_text *known; /* ids of pieces that another log shows to everybody */
    size_t nknown, known_cap;
    um_text *names; /* of buttons and players: each kept once */
    size_t nnames, names_cap;
    um_text *told; /* names already complained about */
    size_t ntold, told_cap;
    um_arena scratch; /* for an entry */
    um_status failed;
    /* grouping and proposing (plays.c) */
    void *state;
    um_ctx ctx;
    um_case *c;
    um_item *head; /* the header lines */
    size_t nhead, head_cap;
    um_item *items;
    size_t nitems, items_cap;
    int steps;
    struct rd_maker *maker;
} um_reader;

/* places.c */
rd_thing *rd_thing_of(um_reader *r, uint32_t piece); /* classified at first sight; NULL: no memory */
void rd_look(um_reader *r, uint32_t piece, rd_spot *spot, int *face, bool *shown);
void rd_tell_once(um_reader *r, const char *code, const char *what, um_text name);

/* events.c */
typedef struct rd_source { /* a log's commands, from an archive or from its text */
    um_varchive *archive;
    um_vstream *stream;
} rd_source;
um_status rd_open_source(rd_source *s, const um_reading_input *in, const um_sink *sink);
void rd_close_source(rd_source *s); /* one that could not be opened, too */
um_status rd_read_log(um_reader *r, const um_reading_input *in);
void rd_forget_log(um_reader *r); /* the table and its pieces; what happened stays */
rd_event *rd_add(um_reader *r, rd_events *to, rd_kind kind);
/* Without the ids of players, which are passwords, so far as the log under way has shown them. */
um_text rd_redacted(um_reader *r, um_arena *a, um_text t);

/* window.c: what has happened and may still be looked at; older events are made into items and forgotten */
/* Whatever came before `entry` of the log under way stands, and nothing more comes if `last`: settle what can
 * be. */
um_status rd_settle(um_reader *r, uint32_t entry, bool last);
bool rd_settle_due(const um_reader *r);
size_t rd_look_end(size_t i, size_t n); /* how far ahead of an event is looked, of n */
um_status rd_keep_action(um_arena *a, const um_action *from, um_action *out); /* with its texts */

/* unclear.c: maps without names */
void rd_nearest_spot(const um_binding *b, const um_vpiece *p, rd_spot *spot);
/* The number of a track that a piece lies on; false: it lies on none, or between two. */
bool rd_on_line(const um_bind_line *line, size_t n, const um_vpiece *p, int32_t *value);
/* Drops between two places that were no stop are marked gone, among the first n events; on to r->clear. */
void rd_pass_unclear(um_reader *r, size_t n, bool last);
/* What is to be stated of the i-th of these events, if its place is not certain, and of those like it; false:
 * nothing, or it has been stated with an earlier one. */
bool rd_make_unclear(um_reader *r, const size_t *event, size_t n, size_t i, um_maker *m);

/* kin.c */
/* Refuse a log that is not of the same game as these. */
um_status rd_check_kin(um_reader *r, const um_reading_input *logs, size_t n, const um_reading_input *other);

/* with.c: what another log of the game shows to everybody */
um_status rd_learn(um_reader *r, const um_reading_input *in);
bool rd_known(const um_reader *r, um_text id);

/* The pieces that nobody has bound, if one of the log's may be any of them; false: there are none. */
bool rd_make_strangers(um_reader *r, const um_pack *p, um_maker *m);

/* chain.c */
um_status rd_keep_end(um_reader *r);                       /* remember how a log leaves the table */
void rd_join(um_reader *r);                                /* compare with how the next one finds it */
void rd_start_of(const um_reader *r, um_reading_end *out); /* the position the log under way began with */
void rd_end_of(const um_reader *r,
               um_reading_end *out); /* the one kept by rd_keep_end, with score and turn */

/* noise.c: what has no effect is marked gone, among the first n events; on to r->still: what comes later may
 * yet show that an event had none. */
enum { RD_BACK = 32 }; /* events before one that are looked at */
void rd_still(um_reader *r, size_t n, bool last);

/* slips.c: which drops among these events no item from `first_item` on has made anything of */
void rd_find_slips(um_reader *r, const size_t *event, size_t n, size_t first_item);

/* chat.c: a declaration in a line, as an action in `m`; NULL: none. */
const um_bind_say *rd_declared(um_reader *r, const rd_event *e, um_maker *m);
/* Whether a line that is no declaration calls what was done the correction of an earlier move. */
bool rd_corrects(um_reader *r, const rd_event *e);

/* plays.c */
enum { RD_NEAR = 12 }; /* events before and behind one that are looked at */
um_status rd_make_begin(um_reader *r);
um_status rd_make_items(um_reader *r, size_t n); /* of the first n events; on to r->made */
um_status rd_make_last(um_reader *r);            /* what is left becomes items */
size_t rd_make_keep(um_reader *r, size_t n); /* forget the first n events but those of the play under way */
void rd_make_end(um_reader *r);
/* write.c */
um_status rd_make_record(um_reader *r, const um_reading_input *logs, size_t n);

#endif
