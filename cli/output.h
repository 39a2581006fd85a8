/* output.h - where results and diagnostics go.
 *
 * Results go to stdout or, with -o, to a file that appears whole or not at all (a temporary file
 * beside it, renamed at the end). Whether all was written is asked once, by um_output_close.
 * Diagnostics go to stderr. Text from files is made harmless: no control character, no bidirectional
 * override and no malformed UTF-8 reaches a terminal through these functions. */
#ifndef UMPIRE_CLI_OUTPUT_H
#define UMPIRE_CLI_OUTPUT_H

#include "cli/options.h"

typedef enum um_style { UM_PLAIN, UM_BOLD, UM_DIM, UM_RED, UM_YELLOW, UM_GREEN, UM_BLUE } um_style;

typedef struct um_output {
    bool headed; /* the text report has named the game */
    FILE *f;
    const char *path; /* -o, or NULL */
    char *made;       /* the same, if it was made from a folder and a name */
    char *temp;       /* what is renamed to `path`, or NULL */
    size_t temp_size;
    char *target;   /* the file that `path` leads to by a link, or NULL: what is replaced */
    size_t refused; /* um_refusals when the command began */
    int why;        /* errno of the first write that failed, or 0 */
    bool color, quiet;
    um_buf *notes; /* what is kept of an input for the end of the run, or NULL */
    int width;     /* columns: the terminal's, or 80 when there is none */
    bool fits;     /* a terminal: tables are cut to its width; in a file names stand whole */
} um_output;

/* ---- results ---- */
/* Ready to write; says why not and returns UM_IO or UM_MEMORY. */
um_status um_output_open(um_output *out, const um_options *o);
/* Whether -o names a folder for the pages of a report in HTML. */
bool um_output_in_folder(const um_options *o);
/* A page of that folder, ready to write; it replaces nothing but such a page. The folder itself is ready once
 * um_output_open has made its index. */
um_status um_output_open_page(um_output *out, const um_options *o, const char *name);
#define UM_PAGE_MARK "<meta name=\"generator\" content=\"umpire\"/>" /* near the beginning of each */
/* Flush, see that everything was written, put the file in place; says what went wrong. Returns
 * `status`, or UM_EXIT_INPUT if that is worse and the output is not complete, or UM_EXIT_CALL if it would
 * replace a file that was to be read (um_file_guard): then nothing is put in place. Else a file is put in
 * place whatever `status` is; to drop it, use um_output_drop. */
int um_output_close(um_output *out, int status);
void um_output_drop(um_output *out);
/* In a process just forked: what is written there, and its end, concern the parent's file no more. */
void um_output_in_child(void);

void um_out(um_output *out, const char *fmt, ...) UM_PRINTF(2, 3); /* as is: for our own words */
void um_out_bytes(um_output *out, um_text t);                      /* as is */
void um_out_text(um_output *out, um_text t);                       /* made harmless */
um_status um_out_lines(um_output *out, um_text t);                 /* a record, made harmless line by line */
/* A field of a line as RFC 4180 has it, and what ends it; what a spreadsheet would take for a formula is
 * disarmed. */
void um_out_csv(um_output *out, um_text t, bool last);
/* As um_out, in a style (when colour is on). */
void um_out_styled(um_output *out, um_style style, const char *fmt, ...) UM_PRINTF(3, 4);
/* A paragraph, wrapped at blanks to out->width: the first line has `lead` before it, the others as
 * many blanks as it has columns; made harmless; ends with a newline. */
void um_out_wrapped(um_output *out, const char *lead, um_text t);

/* ---- diagnostics ---- */
typedef struct um_printer {
    bool color, quiet; /* quiet: errors only */
    unsigned errors, warnings, notes;
} um_printer;

/* Initialise a printer and return a sink into it. The printer must outlive the sink. */
um_sink um_printer_sink(um_printer *p, const um_options *o);
/* What a diagnostic says, made harmless, with the word that may have been meant. */
void um_words_diag(const um_diag *d, um_buf *out);
/* `umpire: ...` on stderr; the words are translated here. */
void um_complain(const char *fmt, ...) UM_PRINTF(1, 2);

/* ---- helpers ---- */
/* A text made harmless as lines of a record: <U+202E>, for a backslash has a meaning there; line ends and
 * tabs stay. */
void um_harmless_lines(um_buf *b, um_text t);
/* An XML document with references for such characters: they stay what they are. */
void um_harmless_xml(um_buf *b, um_text t);
/* Columns of a text on a terminal: characters of East Asia take two, marks that join none. */
size_t um_columns(um_text t);
/* A number with what it counts, from the form that um_trn gives; cut if it is longer. */
typedef struct um_counted {
    char words[80];
} um_counted;
um_counted um_count_words(const char *fmt, ...) UM_PRINTF(1, 2);
/* How many blanks make a word so many columns wide. */
int um_pad(const char *word, int wide);
/* How many bytes of a text no line may break within: up to a blank, or to where text of East Asia may break.
 * A blank that it begins with is one of them. */
size_t um_unbroken(um_text t);
/* Words broken at blanks from a column on; further lines hang by `margin`. Blanks are one. */
void um_put_wrapped(um_buf *b, size_t column, size_t margin, size_t width, um_text t);
/* The exit status that a status of the library means: 0, 3, 4 or 5. */
int um_exit_of(um_status s);

#endif
