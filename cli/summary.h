/* summary.h - all games of a run in one table: what each input leaves behind while it is judged, in whatever
 * process, and what is made of it at the end. */
#ifndef UMPIRE_CLI_SUMMARY_H
#define UMPIRE_CLI_SUMMARY_H

#include "cli/open.h"
#include "cli/report_json.h"

typedef struct um_standing { /* a game, or an input that could not be read; texts belong to `o` */
    const json_t *o;
    const char *file, *label; /* the label without the folder that all have in common */
    const char *game, *players, *claimed, *computed;
    const char *page; /* of the HTML report in a folder, or NULL */
    bool unread;
    int turns, steps, legal, illegal, undetermined, claims; /* claims: findings about what was claimed */
    int bad;                                                /* lines that could not be read or carried out */
    int endless;                   /* plays without an end, which are hardly judged */
    int found[UM_ONLY_CLAIMS + 1]; /* findings, by what --only asks for */
    size_t order;                  /* as the inputs stand */
} um_standing;

/* The same verdict, rules and sentence in several games. */
typedef struct um_repeated {
    const json_t *o; /* verdict, cause (or nothing), rules ("9.1, 9.2"), message */
    size_t games, findings, order;
} um_repeated;

/* An input that tells the game of another. */
typedef struct um_again {
    const char *file, *of;
    um_same how;
    const char *words;
} um_again;

typedef struct um_standings {
    um_standing *rows; /* worst first; under --only those that have such findings */
    size_t n;
    um_repeated *repeated; /* what comes in most games first */
    size_t nrepeated;
    um_again *again; /* in the order of the inputs */
    size_t nagain;
    size_t games, unread, partly, hardly; /* of all: --only leaves none out */
    int turns, steps, illegal, undetermined;
    json_t *all; /* what was left behind */
} um_standings;

/* Leave what the table needs of a game in r->out->notes; NULL: the input could not be read. */
void um_summary_add(const um_reporting *r, const um_view *v);
/* Leave that input i is another once more, if it is. */
void um_summary_again(um_output *out, const um_chains *c, const um_inputs *inputs, size_t i);
/* Leave what the position of a case does not say, if it names one of the pack's. */
void um_summary_position(um_output *out, const char *file, const um_case *c);
/* "copy.vlog is the same, byte for byte, and left out: a.vlog". */
void um_again_line(um_output *out, const char *file, const char *words, const char *of);
/* The same as an object. */
void um_again_json(um_output *out, const char *file, um_same how, const char *of);
/* The table of what n inputs left; um_standings_free is due if this succeeds. */
um_status um_standings_make(um_standings *t, const um_options *o, const um_buf *notes, size_t n);
void um_standings_free(um_standings *t);
/* Say of each position that games begin with what it leaves out, once for all games. */
void um_standings_positions(const um_standings *t, const um_sink *sink);
/* Whether the table is told: of several games, or because it was asked for. */
bool um_standings_wanted(const um_standings *t, const um_options *o);

/* For people: the table, and under --summary what several games have in common. */
void um_standings_text(um_output *out, const um_options *o, const um_standings *t);

#endif
