/* reader.h - what the parts of the record reader share. Internal to parser/record. */
#ifndef UMPIRE_RECORD_READER_H
#define UMPIRE_RECORD_READER_H

#include "parser/record/lex.h"
#include "parser/record/record.h"

enum {
    UM_RECORD_BYTES_MAX = 16 * 1024 * 1024,
    UM_RECORD_LINES_MAX = 200000,
    UM_RECORD_CASES_MAX = 5000,
    UM_RECORD_PACKS_MAX = 1000, /* cases of a file that change data of their own */
    UM_RECORD_SAID_MAX = 100,   /* diagnostics said for a file; the rest is counted */
    UM_POSITION_DEPTH = 4,      /* positions named by positions */
    UM_NAME_WORDS = 8           /* words of a name without quotes */
};

typedef struct um_source { /* a text being read: the file, or a named position of the pack */
    um_text left, name;
    const char *file;
    uint32_t line;
} um_source;

typedef struct um_items {
    um_item *p;
    size_t n, cap;
} um_items;

typedef struct um_hit {
    um_ref ref;
    int matches; /* rows of that name */
    int next;    /* the token behind it */
} um_hit;

/* The name that was looked for last: whether a value could begin with one is asked before it is read. */
typedef struct um_looked {
    int at; /* the token; -1: none, or the line or the names have changed since */
    uint32_t kinds;
    bool count, found;
    um_hit hit;
} um_looked;

/* Verbs of lines before, by how they begin and end: their rows + 1, 0 for none. */
enum { UM_LATELY = 64 };
typedef struct um_lately {
    const um_game *game;
    int verb[UM_LATELY];
} um_lately;

typedef struct um_record_reader {
    um_record *rec;
    const um_read_options *o;
    um_source source[UM_POSITION_DEPTH + 1];
    int depth; /* index of the source being read */
    um_looked looked;
    um_lately lately;
    um_case c;       /* the case being read */
    um_items items;  /* its items */
    um_items made;   /* statements of a named position */
    bool pack_ready; /* c.pack can be used */
    bool dirty;      /* data of c.pack changed since it was compiled */
    bool in_case, ended;
    int packs; /* packs copied */
    size_t cases_cap;
    int nvalues;
    bool ranges;        /* a range may stand for a number: the value of a query */
    int said;           /* diagnostics said */
    um_buf choices;     /* for the next message: what could stand there */
    uint32_t listed;    /* lists that were told already, as bits of enum um_list */
    bool erred;         /* something was said about the line being read */
    um_diag named_pack; /* where the pack is named; line 0: nowhere */
    bool told_no_game, told_no_pack, told_quoted;
    um_status fatal; /* UM_OK, or why reading cannot go on */
    um_line line;
    um_value
        values[UM_VALUES_MAX]; /* of the statement; as of the tokens, nothing holds in those not read yet */
} um_record_reader;

/* ---- saying what is wrong (diag.c) ---- */
um_place um_reader_place(const um_record_reader *r, uint32_t byte);
/* Say something about tokens from..to of the line, with quote, caret and a suggestion (or NULL). Marks the
 * line as bad if the level is an error; returns false. */
bool um_cry(um_record_reader *r, int from, int to, um_level level, const char *code, const char *nearest,
            const char *fmt, ...) UM_PRINTF(7, 8);
/* Hand a message on as it is. */
void um_send(um_record_reader *r, um_diag *d);
bool um_cry_bytes(um_record_reader *r, uint32_t start, uint32_t end, um_status status, const char *code,
                  const char *words);
/* "unexpected ..." or "something is missing" at the token to be read. */
bool um_expected(um_record_reader *r, const char *what);
/* The same for a parameter, with its name and what it is. */
bool um_expected_for(um_record_reader *r, const char *what, const char *name, const char *help);

/* Begin the list of what could stand where the next message points: "the verbs are". False if it was told
 * before, or a nearer word is known. um_choice adds one to it. */
typedef enum um_list {
    UM_L_GAMES,
    UM_L_SIDES,
    UM_L_VERBS,
    UM_L_QUERIES,
    UM_L_RULINGS,
    UM_L_KINDS,
    UM_L_POSITIONS,
    UM_L_OPTIONS
} um_list;
bool um_choices(um_record_reader *r, um_list which, const char *nearest, const char *lead);
void um_choice(um_record_reader *r, um_text word);
/* The same with a list of words. */
void um_choices_of(um_record_reader *r, um_list which, const char *nearest, const char *lead,
                   const char *const *words);

/* Give a buffer back; reading ends if it had no memory. */
void um_reader_drop(um_record_reader *r, um_buf *b);

/* ---- tokens ---- */
static inline um_token *um_now(um_record_reader *r)
{
    return &r->line.tok[r->line.at];
}
static inline bool um_is_key(const um_record_reader *r, int i)
{
    return r->line.tok[i].kind == UM_T_WORD && r->line.tok[i + 1].kind == UM_T_EQUALS;
}

/* ---- names (names.c) ---- */
/* The longest name that begins at token `i`. `count` asks for a whole number behind it. */
bool um_name_at(um_record_reader *r, uint32_t kinds, int i, bool count, um_hit *out);
/* Say that no name of a row of these kinds begins at token `i`: what else it is, or which name is near. */
bool um_cry_name(um_record_reader *r, uint32_t kinds, int i);
/* Where no name begins at the token to be read, but one would up to a dash within a word, "York-Burlington",
 * splits the word there. */
bool um_split_name(um_record_reader *r, uint32_t kinds);
/* Read a name; says what is wrong. */
bool um_read_name(um_record_reader *r, uint32_t kinds, bool count, const char *what, um_ref *out);

/* ---- values (values.c) ---- */
/* Whether a value of the parameter could begin at token i. */
bool um_could_start(um_record_reader *r, const um_param *p, int i);
/* Read the values of a parameter into r->values; says what is wrong. */
bool um_read_values(um_record_reader *r, const um_param *p);
/* A whole number with an optional sign, or (if `ranges`) `3..4`. */
/* Split "a..b" in two; false if there are no dots. */
bool um_split_range(um_text *t, um_text *end);
bool um_parse_range(um_text t, bool ranges, int32_t *lo, int32_t *hi);

/* ---- statements ---- */
/* verb.c: the arguments behind a verb, up to the end of the line; a query's last one is its value. */
bool um_read_action(um_record_reader *r, const um_verb *verb, int index, bool query, int player,
                    um_action *out);
/* The verb that a word names, whatever its case; -1: none. */
int um_read_verb(um_record_reader *r, const um_game *g, um_text word);
/* A line that begins with a verb of the game, or with no word that is known. */
bool um_read_verb_line(um_record_reader *r, int player, um_item *item);
/* expect.c */
bool um_read_claim(um_record_reader *r, int player, um_item *item);
bool um_read_expect(um_record_reader *r, um_item *item);
bool um_read_accept(um_record_reader *r, um_item *item);
bool um_read_of(um_record_reader *r, um_item *item);
/* header.c: statements about the record; -1 if the word begins none of them. */
int um_header_named(um_text word);
bool um_read_header(um_record_reader *r, int which);
/* data.c */
bool um_read_data(um_record_reader *r);
bool um_read_declare(um_record_reader *r);
/* case.c: the case being read */
/* Whether the case has a pack (a game) by now; says once what is lacking. */
bool um_need_pack(um_record_reader *r);
bool um_need_game(um_record_reader *r);
/* Make the pack of the case its own, so that it can be changed. */
bool um_own_pack(um_record_reader *r);
/* End the case under way, or the head, and begin another. */
bool um_begin_case(um_record_reader *r, um_text id, um_text title);
/* Keep the case under way in the record; compiles its pack if its data changed. Errors go to r->fatal. */
void um_finish_case(um_record_reader *r);
/* Copy items into the record's arena and empty the list; NULL: no memory (r->fatal). */
um_item *um_keep_items(um_record_reader *r, um_items *from, int *n);
/* Read the pack's named position into the header item being made. */
bool um_push_position(um_record_reader *r, um_text name);

#endif
