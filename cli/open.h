/* open.h - from an operand and the options to judged games, for every
 * command that judges. */
#ifndef UMPIRE_CLI_OPEN_H
#define UMPIRE_CLI_OPEN_H

#include "cli/input.h"
#include "cli/jobs.h"
#include "cli/report.h"

typedef struct um_setup { /* what stays the same over all inputs of a run */
    const um_options *o;
    const um_game *game;            /* --game, or NULL */
    um_shelf *shelf;                /* what is read once for all inputs; NULL: nothing is */
    bool whole;                     /* of a log, comments and the list of rolls are wanted, too */
    bool touched;                   /* what is read of the packs is noted (um_touched_begin) */
    const um_inputs *inputs;        /* all of them, for a command that names them apart; or NULL */
    um_pack *supposed;              /* what the packs might hold: instead of that of its game, or NULL */
    const int8_t *supposed_options; /* per ruling of that game, -1: none; or NULL */
    const char *no_logs;            /* for a command that takes records only: what to say of a log; or NULL */
} um_setup;

/* Look over the options that all judging commands share; says what is wrong:
 * UM_CALL. */
um_status um_setup_ready(um_setup *b, const um_options *o);
/* The same, and find the inputs that the operands name. um_setup_free is due if this succeeds. */
um_status um_setup_find(um_setup *b, const um_options *o, um_inputs *inputs);
/* Keep packs, modules and bindings over all inputs, as um_setup_find does; without memory they are read anew.
 */
void um_setup_shelf(um_setup *b);
void um_setup_free(um_setup *b);
/* Where an input that lies at a path finds its packs; um_packs_free is due. The path outlives it. */
um_packs um_setup_packs(const um_setup *b, const char *path, const um_sink *sink);
/* Run the jobs between the reporter's begin and end; returns the exit status.
 */
int um_setup_run(const um_setup *b, const um_jobs *jobs, const um_reporter *r);

/* --with: a record of what the players know or agreed beside an input. */
typedef struct um_beside {
    um_packs packs;
    um_opened opened;
    um_buf bytes;
    const um_case *c; /* NULL: none */
    um_case *known;   /* of it, what is said of this input's first position; NULL: none */
    int *put;         /* where steps were put in before others, one after the other */
    size_t nput;
    um_reading_input log; /* or another log of the game, if it has bytes */
} um_beside;

typedef struct um_input { /* one input, opened */
    const um_setup *setup;
    const char *file;         /* as shown */
    const char *const *paths; /* of the operand, or the logs of a chain, in the input's arena */
    size_t npaths;
    um_text wanted; /* FILE#CASE: the id of the case, or empty */
    um_opened opened;
    um_packs packs;
    um_buf bytes;
    um_buf *more; /* of the logs that follow on the first, in a chain */
    size_t nmore;
    um_said_list said;
    um_sink sink; /* keeps what is said, and prints it */
    um_arena arena;
    um_beside with;
} um_input;

/* As um_setup_find; of several games, what --with names is read before any: what is wrong with it is told
 * once. */
um_status um_input_find(um_setup *b, const um_options *o, um_inputs *inputs);
/* Read and parse an operand: a file, "-", or FILE#ID for one case of a file of
 * cases. Whatever comes of it, um_input_close is due. */
um_status um_input_open(um_input *in, const um_setup *b, const char *path, const um_sink *sink);
/* Several logs as one game, in the order given. */
um_status um_input_open_chain(um_input *in, const um_setup *b, const char *const *paths, size_t n,
                              const um_sink *sink);
void um_input_close(um_input *in);

/* ---- a record beside the inputs (beside.c) ---- */
/* Refuse one that holds anything which may not stand beside a game. */
um_status um_beside_look(um_input *in, const char *path, const um_record *r);
/* What it says of the first position of these files goes to in->with.known. */
um_status um_beside_known(um_input *in, const char *const *paths, size_t n);
/* What it says of steps of this input goes into the record that was opened. */
um_status um_beside_apply(um_input *in);
/* Refuse a case that is judged and has an `of` line, which would be passed over in silence. */
um_status um_beside_none_inside(const um_input *in, const um_case *c);
um_status um_beside_accept(const um_case *c, um_run *run);
/* The item that an `of` line is about: one of its verb at that place, which it tells anew (*instead), else
 * the last step there, before which it belongs. -1: there is no step. */
int um_beside_target(const um_case *c, const um_item *of, bool *instead);
/* The index that an item had before others were put in. */
int um_beside_before(const um_input *in, int index);

typedef enum um_same {
    UM_SAME_NOT,
    UM_SAME_BYTES,   /* the same bytes */
    UM_SAME_HISTORY, /* all that was done and said in this log is in the other: another player recorded it */
    UM_SAME_PART     /* half of it or more is: both are judged, but nothing is counted twice */
} um_same;

/* Which of the inputs are logs that go on where another ends. */
typedef struct um_chains {
    size_t *next;  /* of input i: the one that follows it; SIZE_MAX: none */
    bool *follows; /* it is told where its chain begins; also: it is another input once more, and left out */
    size_t *same;  /* of input i: the one that tells the same game; SIZE_MAX: none */
    uint8_t *how;  /* um_same */
    size_t *gap;   /* of input i: the one that it would go on from, were no log missing; SIZE_MAX: none */
    size_t n;
} um_chains;
/* Each of n inputs by itself; um_chains_free is due if it succeeds. UM_MEMORY. */
um_status um_chains_alone(um_chains *c, size_t n);
/* Inputs that are no logs, or cannot be read, stand alone; nothing is said of them here. Works in as many
 * processes as the options allow. */
um_status um_chains_find(um_chains *c, const um_setup *b, const um_inputs *inputs);
void um_chains_free(um_chains *c);
/* The paths of the chain that begins with input i; returns how many (at most cap). */
size_t um_chains_paths(const um_chains *c, const um_inputs *inputs, size_t i, const char **paths, size_t cap);
enum { UM_CHAIN_MAX = 256 };

/* ---- inputs that are another once more (same.c) ---- */
typedef struct um_print { /* by what an input is known again */
    char digest[65];      /* of its bytes and the case that is meant; empty: it is like no other */
    uint64_t start, end;  /* of a log: the positions that it begins and ends with */
} um_print;
/* Take an input's fingerprint; of a log what was done in it goes to `marks`. `wanted`: which of its cases is
 * meant, or ""; NULL: no other input can have the same bytes, so that it needs no digest. */
void um_same_look(um_print *print, const char *wanted, um_text bytes, bool is_log, um_buf *marks);
/* Find what is the same, from the fingerprints and marks of all inputs: `same`, `how` and, of what is left
 * out, `follows`. UM_MEMORY. */
um_status um_same_find(um_chains *c, const um_print *prints, const um_buf *marks);
/* What an input is to the one that it is the same as, whose name follows. */
const char *um_same_words(um_same how);
/* Say of each what it is. */
void um_same_tell(const um_chains *c, const um_inputs *inputs, const um_sink *sink);

/* A command about many games: what its call names, opened and closed together. */
typedef struct um_many {
    um_options o;
    um_setup setup;
    um_inputs inputs;
    um_chains chains; /* logs that go on from each other are one game */
} um_many;
/* Parse the arguments and find the inputs. True: go on, and close in the end. False: return *status,
 * everything has been said and freed. */
bool um_many_open(um_many *m, const char *command, int argc, char **argv, int *status);
/* The bytes of the logs of the game that begins with input i; 0: none does. */
uint64_t um_many_weight(const um_many *m, size_t i);
/* Open the game that begins with input i; um_input_close is due whatever comes of it. `paths`, if not
 * NULL, gets the logs of its chain and *n their number. */
um_status um_many_input(const um_many *m, size_t i, um_input *in, const um_sink *sink,
                        const char *paths[UM_CHAIN_MAX], size_t *n);
void um_many_close(um_many *m);

typedef struct um_play { /* how a case is to be run, beyond the options */
    bool history, explain;
    bool bare; /* it is not told what verdicts rest on */
    int stop_after;
    const um_witness *witness;    /* hears what open steps say of data, all of which are in doubt; or NULL */
    int vary_ruling, vary_option; /* in place of what the options say; ruling -1: none */
} um_play;

/* Per ruling of a game the option that the call chooses, or else --with; -1: neither. In the input's arena;
 * NULL: no memory. */
int8_t *um_input_rulings(um_input *in, const um_game *g);
/* Judge one case of an input under the options; um_run_free is due if this succeeds. */
um_status um_input_run(um_input *in, const um_case *c, const um_play *play, um_run **out);
/* The same, with the view of its run; um_judged_free is due if this succeeds. */
um_status um_input_judge(um_input *in, const um_case *c, const um_play *play, um_view *v);
void um_judged_free(um_view *v); /* the view and its run */
/* Read a log again, with the readings tried of the play that item `index` comes from told to `tracer`. */
um_status um_input_trace(um_input *in, int index, const um_tracer *tracer);
/* Whether a case of the input is meant. */
bool um_input_wants(const um_input *in, const um_case *c);
/* The one case that is meant; NULL, and said, if it is not there or there are several. */
const um_case *um_input_case(um_input *in);

/* A command about one game: its options, input and run, opened and closed
 * together. */
typedef struct um_single {
    um_options o;
    um_printer printer;
    um_setup setup;
    um_input in;
    um_run *run;
    um_view v;
    um_output out;
    um_inputs logs; /* those of one game, if it has several */
} um_single;

/* STEP: N, entry:N or line:N. Says what is wrong; 0 then. A line or entry belongs to the step that begins on
 * it or before it. `behind`: the one behind the last may be named, too. */
int um_find_step(const um_single *s, const char *step, bool behind);
/* Offer a step that breaks a rule with less in it, as it would have been legal. */
void um_offer_lesser(const um_single *s, int step, const um_ctx *c, um_action_fn *fn, void *user);
/* Parse the arguments and run the game of the operands: the first one, or all
 * before a step, which must then be the logs of one game. True: go on, and
 * close in the end. False: return *status, everything has been said and freed.
 */
bool um_single_open(um_single *s, const char *command, int argc, char **argv, const um_play *play,
                    int *status);
int um_single_close(um_single *s, int status);

#endif
