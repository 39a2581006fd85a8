/* lex.h - one line of a record as tokens.
 *
 * A word is a run of bytes without blanks, commas, quotes, '=' and lead colons; "us:13th" and "3:1"
 * stay whole. A comment begins at a '#' that starts the line or follows a blank. */
#ifndef UMPIRE_RECORD_LEX_H
#define UMPIRE_RECORD_LEX_H

#include "core/base.h"

struct um_game;

typedef enum um_token_kind {
    UM_T_END, /* after the last token; start is the column behind the text */
    UM_T_WORD,
    UM_T_QUOTED,
    UM_T_COMMA,
    UM_T_COLON,
    UM_T_EQUALS,
    UM_T_DASH, /* " - ", also an en or em dash */
    UM_T_GAP   /* " .. ", also an ellipsis */
} um_token_kind;

typedef struct um_token {
    um_token_kind kind;
    uint32_t start, end; /* bytes of the line */
    um_text text;        /* what is meant: quotes and escapes taken off */
} um_token;

enum { UM_TOKENS_MAX = 1024, UM_LINE_MAX = 65536 };

typedef struct um_line {
    um_text shown;   /* the line without its end, as it stands */
    um_text raw;     /* the same, with blanks where a mail quotes it or blanks do not break */
    um_text text;    /* without comment and outer blanks */
    um_text comment; /* what follows '#'; p NULL if there is none */
    int n;           /* tokens, without UM_T_END */
    int at;          /* the token to be read next */
    um_token tok[UM_TOKENS_MAX + 1];
} um_line;

typedef struct um_lex_fault {
    uint32_t start, end;
    um_status status;
    const char *code, *words;
} um_lex_fault;

/* Split a line. `g` is NULL while the game is unknown. Texts with escapes are copied to the arena, the others
 * are views into the line. False: see *fault. */
bool um_lex_line(um_line *line, um_text raw, const struct um_game *g, um_arena *a, um_lex_fault *fault);
/* Split the word at `i` where the first dash, arrow or dots in it stand at or behind its byte `from`: word,
 * separator, word. The byte it was split at; 0: nowhere. */
uint32_t um_split_path(um_line *line, int i, uint32_t from);
/* Take the next line off a text: without "\n", "\r\n", or the "\r" of old Macs. False at
 * the end. */
bool um_next_line(um_text *text, um_text *line);
/* Split the word at `i`, "us:12", into word, colon, word. False if it has no colon or no room. */
bool um_split_word(um_line *line, int i);
/* Take such a splitting back. */
void um_join_words(um_line *line, int i);
/* Characters in the first n bytes. */
uint32_t um_columns_of(um_text t, size_t n);

#endif
