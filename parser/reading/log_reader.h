/* log_reader.h - what the parts of the reader share. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_INSIDE_H
#define UMPIRE_PARSER_READING_INSIDE_H

#include "parser/reading/limits.h"
#include "parser/reading/tape.h"
#include "parser/vassal/chat.h"
#include "parser/vassal/game.h"
#include "parser/vassal/location.h"
#include "parser/vassal/names.h"
#include "parser/vassal/undo.h"

/* ---- what the binding makes of a piece and of a spot (places.c) -------------------------------- */
typedef enum um_log_role {
    UM_LOG_NOT_SEEN,
    UM_LOG_NOTHING,
    UM_LOG_THING,
    UM_LOG_SCORE_MARKER,
    UM_LOG_TURN_MARKER,
    UM_LOG_MARK,
    UM_LOG_UNBOUND /* left over by the binding: it may be any piece that the binding does not name */
} um_log_role;

enum { UM_LOG_OTHERS = 12, UM_LOG_IMAGES = 32 };

typedef struct um_log_place {
    um_ref place;                /* UM_NONE: nowhere that counts */
    um_ref other[UM_LOG_OTHERS]; /* vague: where it may lie as well */
    int others;
    bool anywhere; /* more than these */
    bool unknown;  /* a place that the binding has left over */
    bool vague;    /* the map has no names there, and its points do not tell the place for certain */
    int hand;      /* the side whose hand it is, -1: none */
    bool draws;    /* a pile that cards are drawn from */
    bool on_table; /* on some map at all */
    int32_t value; /* score and turn markers: what the spot means */
    bool means;    /* value holds */
} um_log_place;

typedef struct um_log_thing { /* a piece of the log */
    um_log_role role;
    const um_bind_piece *bound;
    const um_bind_marker *mark;
    um_ref what;
    um_log_place spot;
    int face;
    bool shown; /* everybody can see what it is */
    bool touched;
} um_log_thing;

/* ---- what happens (events.c) -------------------------------------------------------------------- */
typedef enum um_log_kind {
    UM_LOG_MOVE,
    UM_LOG_FACE,
    UM_LOG_SHOW,
    UM_LOG_SCORE,
    UM_LOG_TURN,
    UM_LOG_ROLL,
    UM_LOG_CHAT,
    UM_LOG_SHUFFLE,
    UM_LOG_ADD,
    UM_LOG_REMOVE,
    UM_LOG_STATED
} um_log_kind;

typedef struct um_log_event {
    um_log_kind kind;
    int side; /* who did it, -1: not told */
    uint32_t entry;
    uint32_t since; /* the entry in which it began, if that was an earlier one; 0: it was not */
    int log;
    const char *file;
    const um_bind_piece *bound; /* ADD at the beginning of a log: what is bound to it */
    um_ref what;
    uint32_t piece; /* which of several alike; 0: there is but one */
    um_log_place from, to;
    int32_t value, was;
    size_t roll;
    um_text text;               /* CHAT: who said what, plain and harmless; empty if nobody wants comments */
    bool spoken;                /* CHAT: a player said it, not the module; if QUIET, a line or several */
    const um_bind_say *said;    /* CHAT: the declaration that it is, or NULL */
    const um_action *action;    /* ... as an action */
    bool withdrawn;             /* CHAT: a later line of the same player took its place */
    const um_bind_marker *mark; /* STATED */
    bool put;                   /* stated at the beginning of a log, not done in it */
    bool shown;                 /* the piece could be seen by everybody at the time */
    bool gone;                  /* undone, or of no effect */
    bool misdrop;               /* of no effect: a piece went away and came back */
    bool put_back;              /* gone because what it moved, turned or counted was put back */
    bool looked;                /* and at once, in the order of the log: somebody had a look */
    bool returned;              /* put back as the log has it: others may be put in front of it */
    bool begins;                /* what opens a play here begins it: nothing before does, through a lens */
    bool meant;                 /* it is not put back by mistake, through a lens */
    bool corrects;              /* CHAT: calls something a correction of an earlier move */
    bool quiet;                 /* CHAT: counts for nothing */
    bool mended;                /* MOVE: puts an earlier one right, through a lens */
    bool thrown;                /* MOVE: a card that goes into the other side's play, through a lens */
    bool supposed;              /* TURN: the marker was not moved there, a lens takes it so */
    bool correction;            /* MOVE: a player calls it the correction of an earlier one; SCORE: the other
                                   side has the marker go back from where it was just put */
} um_log_event;

typedef struct um_log_events {
    um_log_event *p;
    size_t n, cap;
} um_log_events;

typedef struct um_log_last {    /* where a thing or a marker lay when a log ended */
    um_ref what;                /* UM_NONE: a marker */
    const um_bind_marker *mark; /* NULL: a thing */
    bool card;
    um_log_place spot;
    int face;
    bool shown; /* its name may be told */
} um_log_last;

typedef struct um_log_twin { /* how many pieces in sight on the map are this thing of the game */
    um_ref what;
    int n;
    bool told;
} um_log_twin;

typedef struct um_log_reader {
    const um_reading_options *o;
    const um_log_view *view; /* how a tape is played */
    um_reading *out;
    um_binding *b;
    const um_game *g;
    const um_vmodule *m;
    um_vgame *game;
    um_log_thing *thing; /* by piece number */
    size_t things_cap;
    um_log_twin *twin; /* of the log under way */
    size_t ntwins, twins_cap;
    bool twins_due; /* one has come to two or more */
    uint32_t *touched;
    size_t ntouched, touched_cap;
    um_log_events ev; /* what happened, so far as it is not made into items and forgotten (window.c) */
    size_t clear, put_back, still, made; /* so many of them um_log_drop_passing, um_log_drop_idle (two times)
                                            and um_log_make_items are done with */
    size_t settle_at;                    /* so many are held before it is looked again which can go */
    bool settled;                        /* some have gone: there is no tape */
    bool hurried;     /* more than a tape holds have come: each play is taken in the first way */
    size_t forgotten; /* so many have gone */
    int64_t looked;   /* by the game, at changes, in all readings of plays */
    bool over;        /* so many steps are made that nothing more is */
    um_arena words;   /* texts and declarations of `ev` */
    bool lent;        /* they are a tape's, which outlives what is made of it */
    struct um_log_found_spot *found; /* of the log under way (places.c) */
    size_t found_cap;
    bool unbound_seen;  /* a piece has been seen that the binding has left over */
    um_ref *unbound_at; /* the places where such pieces have lain, each once */
    size_t nunbound_at, unbound_at_cap;
    bool in_part;        /* `ev` ends before the last log does */
    bool ends;           /* only how the log begins and ends is wanted */
    um_log_events start; /* the first position of the log under way, as ADD, SCORE, TURN and STATED events */
    um_log_last *last;   /* the last position of the log before */
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
    um_text dice_by;   /* the player whom it names */
    bool dice_by_known;
    bool rolled;
    int talk;        /* lines kept as comments, over all logs */
    um_heard *heard; /* lines that were taken for declarations */
    size_t nheard, heard_cap;
    um_text *known; /* ids of pieces that another log shows to everybody */
    size_t nknown, known_cap;
    um_text *names; /* of buttons and players: each kept once */
    size_t nnames, names_cap;
    um_vnames told;   /* names already complained about */
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
    struct um_log_play *maker;
} um_log_reader;

/* log_reader.c: what the other parts stand on */
typedef struct um_log_source { /* a log's commands, from an archive or from its text */
    um_varchive *archive;
    um_vstream *stream;
} um_log_source;
/* Open a log's commands. um_log_close_source is due whatever this returns. */
um_status um_log_open_source(um_log_source *s, const um_reading_input *in, const um_sink *sink);
void um_log_close_source(um_log_source *s);
/* Append an event of the entry under way; NULL: no memory (r->failed). Pointers into `to` end here. */
um_log_event *um_log_add_event(um_log_reader *r, um_log_events *to, um_log_kind kind);
/* Append an item to the record; NULL: no memory (r->failed). Pointers into r->items end here. */
um_item *um_log_push_item(um_log_reader *r, um_item_kind kind);
/* The index at which looking ahead from event i ends, of n events: at most UM_READING_LOOK_MAX further on. */
size_t um_log_look_end(size_t i, size_t n);
/* Copy a text, or an action with its values and their texts, into an arena. */
um_status um_log_keep_text(um_arena *a, um_text *t);
um_status um_log_keep_action(um_arena *a, const um_action *from, um_action *out);
/* The record has so many steps that no more are made: memory follows them. What comes is followed on the
 * table, and no further. */
void um_log_stop_making(um_log_reader *r);

/* places.c */
um_log_thing *um_log_thing_of(um_log_reader *r,
                              uint32_t piece); /* classified at first sight; NULL: no memory */
/* A marker that has been turned may be bound to say something else. */
void um_log_mark_again(um_log_reader *r, uint32_t piece);
/* A number of points as a log has it, of the game's second side or of the first, as a net score. False: it is
 * no number, or, and that is said, not one that a score can be. */
bool um_log_score_of(um_log_reader *r, um_text points, bool for_side_1, int32_t *net);
void um_log_look(um_log_reader *r, uint32_t piece, um_log_place *spot, int *face, bool *shown);

void um_log_forget_spots(um_log_reader *r); /* found before, as the boards are laid otherwise */

/* events.c */
um_status um_log_read(um_log_reader *r, const um_reading_input *in);
void um_log_forget(um_log_reader *r); /* the table and its pieces; what happened stays */
/* Without the ids of players, which are passwords, so far as the log under way has shown them. */
um_text um_log_redacted(um_log_reader *r, um_arena *a, um_text t);

/* dice.c: what dice show, told one after another with commas; 0: nothing that such dice show */
int um_log_read_dice(const um_bind_die *d, um_text t, int32_t *dice);

/* twins.c: two pieces of a log that are one of the game */
/* A thing comes to lie there, shown or not; `was` has where it lay before. */
void um_log_count_twin(um_log_reader *r, const um_log_thing *was, const um_log_place *at, bool shown);
void um_log_tell_twins(um_log_reader *r); /* once the entry is over; of each thing once a log */
void um_log_forget_twins(um_log_reader *r);

/* window.c: what has happened and may still be looked at; older events are made into items and forgotten */
/* Whatever came before `entry` of the log under way stands, and nothing more comes if `last`: settle what can
 * be. */
um_status um_log_settle(um_log_reader *r, uint32_t entry, bool last);
bool um_log_settle_due(const um_log_reader *r);

/* unclear.c: maps without names */
void um_log_nearest_place(const um_binding *b, const um_vpiece *p, um_log_place *spot);
/* The number of a track that a piece lies on; false: it lies on none, or between two. */
bool um_log_on_line(const um_bind_line *line, size_t n, const um_vpiece *p, int32_t *value);
/* Drops between two places that were no stop are marked gone, among the first n events; on to r->clear. */
void um_log_drop_passing(um_log_reader *r, size_t n, bool last);
/* What is to be stated of the i-th of these events, if its place is not certain, and of those like it; false:
 * nothing, or it has been stated with an earlier one. */
bool um_log_make_unclear(um_log_reader *r, const size_t *event, size_t n, size_t i, um_maker *m);

/* acts.c: whether a side lays cards aside there for a later play */
unsigned um_log_kind_of_act(const um_log_event *e); /* UM_ACT_..., but FRONT */
bool um_log_is_held(const um_log_reader *r, um_ref place);

/* same_game.c */
/* Refuse a log that is not of the same game as these. */
um_status um_log_check_same_game(um_log_reader *r, const um_reading_input *logs, size_t n,
                                 const um_reading_input *other);

/* with.c: what another log of the game shows to everybody */
um_status um_log_learn(um_log_reader *r, const um_reading_input *in);
bool um_log_is_known(const um_log_reader *r, um_text id);

/* unclear.c: a statement that every piece the binding does not name may be one of those it has left over;
 * false: there is none to make. */
bool um_log_make_unbound(um_log_reader *r, const um_pack *p, um_maker *m);

/* chain.c */
um_status um_log_keep_end(um_log_reader *r); /* remember how a log leaves the table */
void um_log_join(um_log_reader *r);          /* compare with how the next one finds it */
void um_log_start_of(const um_log_reader *r,
                     um_reading_end *out); /* the position the log under way began with */
void um_log_end_of(const um_log_reader *r,
                   um_reading_end *out); /* the one kept by um_log_keep_end, with score and turn */

/* Whether two events are of one piece: of many alike, of one log's the same. */
static inline bool um_log_same_piece(const um_log_event *a, const um_log_event *b)
{
    return a->what == b->what && a->piece == b->piece && (a->piece == 0 || a->log == b->log);
}

/* Whether a card is laid out of a hand; one that goes back to its deck is put to no use. */
static inline bool um_log_leaves_hand(const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && e->from.hand >= 0 && e->to.hand < 0 && !e->to.draws && !e->gone &&
           !e->put;
}

/* noise.c: mark as gone what has no effect, among the first n events; r->still is how many of them are
 * decided, since later events may show that one had none. */
/* The side that a thing belongs to by the pack's data, -1: none, or no thing. */
int um_log_side_of(const um_log_reader *r, um_ref ref);

enum { UM_LOG_BACK = 32, UM_LOG_DRAWS_AHEAD = 400 }; /* events before and behind one that are looked at */
void um_log_drop_idle(um_log_reader *r, size_t n, bool last);
/* A marker is turned where it has just been put, or goes on from there: what it shows in the end, and where,
 * counts. One that is taken away again says nothing. */
bool um_log_is_passed_over(const um_log_reader *r, size_t i);
/* Mark on a tape what was put back at once, for a lens may part the two; what was undone leaves it. */
void um_log_mark_looks(um_log_reader *tape);

/* misdrops.c: note the pieces that were put down in one place and at once moved on to another, if no item
 * from `first_item` on names the first place. */
void um_log_find_misdrops(um_log_reader *r, const size_t *event, size_t n, size_t first_item);
/* The event in which the score marker was put where in this one, of the same log, the other side has it go
 * back from: nothing but words and cards lies between. NULL: there is none. */
um_log_event *um_log_put_right(const um_log_reader *r, const um_log_event *e);

/* chat.c: a declaration in a line, as an action in `m`; NULL: none. */
const um_bind_say *um_log_declared(um_log_reader *r, const um_log_event *e, um_maker *m);
/* Whether a line that is no declaration calls what was done the correction of an earlier move. */
bool um_log_corrects(um_log_reader *r, const um_log_event *e);

/* talk.c: the words of the line that the last event is are kept, if they count or comments are wanted; talk
 * that goes on takes no event of its own. */
void um_log_keep_words(um_log_reader *r, um_text text, um_text speaker);

/* lens.c: a line was taken for a declaration, or for words about one: tell of it. */
void um_log_hear(um_log_reader *r, const um_log_event *e);
/* Change the events as the lenses of the view do. */
um_status um_log_look_through(um_log_reader *r);
/* plays.c */
enum { UM_LOG_NEAR = 12 }; /* events before and behind one that are looked at */
um_status um_log_make_begin(um_log_reader *r);
um_status um_log_make_items(um_log_reader *r, size_t n); /* of the first n events; on to r->made */
um_status um_log_make_last(um_log_reader *r);
void um_log_make_resume(um_log_reader *r, const um_snapshot *from); /* it stands as it did there */
size_t um_log_make_keep(um_log_reader *r,
                        size_t n); /* forget the first n events but those of the play under way */
void um_log_make_end(um_log_reader *r);
/* write.c */
um_status um_log_make_record(um_log_reader *r, const um_reading_input *logs, size_t n);

#endif
