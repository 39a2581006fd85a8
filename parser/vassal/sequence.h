/* sequence.h - the escaped lists that all of VASSAL's structured text is made of.
 *
 * A token is a view of the text it was read from where nothing had to be unescaped, otherwise a copy in
 * the reader's arena. Rule: a delimiter right after a backslash is text (that one backslash goes); quotes
 * around a whole token go once; nothing else is touched. */
#ifndef UMPIRE_PARSER_VASSAL_SEQUENCE_H
#define UMPIRE_PARSER_VASSAL_SEQUENCE_H

#include "core/base.h"

typedef struct um_seq {
    const char *p, *end;
    um_arena *arena; /* for tokens that had escapes */
    char delim;
    bool done;
    um_status failed; /* UM_MEMORY once a copy could not be made */
} um_seq;

/* A text whose p is NULL has no token; an empty text has one, the empty one. */
void um_seq_init(um_seq *s, um_text text, char delim, um_arena *arena);
bool um_seq_next(um_seq *s, um_text *out);
/* Typed tokens; a missing or unparsable one gives the default, as VASSAL reads them. */
um_text um_seq_text(um_seq *s, const char *dflt);
int32_t um_seq_int(um_seq *s, int32_t dflt);
bool um_seq_bool(um_seq *s, bool dflt);
void um_seq_skip(um_seq *s, size_t n);
/* What has not been read yet, undecoded. */
um_text um_seq_rest(const um_seq *s);
/* The k-th token (0-based), or the empty text. */
um_text um_seq_nth(um_text text, char delim, size_t k, um_arena *arena);

/* Append a token as VASSAL writes it, the inverse of reading (tests make sequences with it); *first says that
 * no delimiter is due yet and is cleared. */
void um_seq_put(um_buf *b, bool *first, char delim, um_text token);

/* Unnest "outer TAB inner" pairs: one token a trait, outermost first, the basic piece last.
 * UM_LIMIT beyond UM_V_TRAITS_MAX. The array and unescaped copies live in the arena. */
um_status um_seq_unnest(um_text text, um_arena *arena, um_text **out, size_t *n);

#endif
