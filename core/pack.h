/* pack.h - game data: what the map, the pieces, the cards and the tables say, and how sure it is.
 *
 * A game declares its kinds (space, link, unit, card ...) and their attributes as tables; a pack
 * fills them. The same tables drive the pack reader, `pack show`, `data` lines and names in
 * records, so nothing outside a game's folder knows what a space or a card is. */
#ifndef UMPIRE_CORE_PACK_H
#define UMPIRE_CORE_PACK_H

#include "core/base.h"
#include "core/truth.h"

struct um_game;

/* ---- references: a row of a kind ------------------------------------------------------------ */
typedef int32_t um_ref; /* kind << 16 | row */
enum { UM_NONE = -1 };
static inline um_ref um_ref_of(int kind, int row)
{
    return (um_ref)((kind << 16) | row);
}
static inline int um_ref_kind(um_ref r)
{
    return r < 0 ? -1 : (r >> 16);
}
static inline int um_ref_row(um_ref r)
{
    return r < 0 ? -1 : (r & 0xffff);
}
#define UM_KIND_BIT(kind) (1u << (kind)) /* masks of kinds, as in um_attr.kinds */

/* ---- what a game declares ------------------------------------------------------------------- */
typedef enum um_attr_type {
    UM_A_INT,  /* a whole number, attr.lo..attr.hi */
    UM_A_WORD, /* one of attr.words, stored as its index */
    UM_A_SET,  /* any of attr.words (at most 30), stored as a bit mask */
    UM_A_REF,  /* a row of one of attr.kinds, stored as um_ref; UM_NONE for none */
    UM_A_TEXT  /* free text, stored as an index into um_pack.texts; never judged by */
} um_attr_type;

typedef struct um_attr {
    const char *name;
    um_attr_type type;
    int32_t lo, hi;           /* UM_A_INT: the whole range an unknown value may have */
    const char *const *words; /* UM_A_WORD, UM_A_SET: NULL-terminated */
    uint32_t kinds;           /* UM_A_REF: mask of kinds */
    bool has_default;         /* a row that does not give the attribute has `fallback`, certainly; */
    int32_t fallback;         /* without a default the attribute is unknown there */
    const char *help;         /* one line, own words */
} um_attr;

typedef struct um_kind {
    const char *name, *plural; /* "space", "spaces" */
    const um_attr *attrs;
    int nattrs;
    int keys;      /* rows named by their first `keys` attributes (refs), in any order: a link; else 0 */
    int side;      /* the attribute that tells rows of one name apart (`us:13th`), or -1 */
    bool is_piece; /* has a position on the table */
    bool is_place; /* can hold pieces */
    const char *help;
    int most;                 /* rows that the game has room for; 0: UM_ROWS_MAX */
    bool is_counted;          /* a row stands for any number of equal pieces, which have no names */
    bool is_card;             /* held in hands and played; a card of a game may be a piece, too */
    bool keeps_cards;         /* places where cards may lie */
    int held_attr, held_word; /* where a side lays cards aside for a later play: that attribute is that word;
                                 word 0: nowhere */
} um_kind;

enum { UM_KINDS_MAX = 24, UM_ROWS_MAX = 1024, UM_ATTR_EXISTS = 255, UM_ROW_LIST = 0xffff };

/* ---- the data ------------------------------------------------------------------------------- */
typedef enum um_sure_level { UM_UNKNOWN, UM_GUESS, UM_LIKELY, UM_CERTAIN } um_sure_level;
const char *um_sure_text(um_sure_level s); /* "unknown", "guess", "likely", "certain" */
bool um_sure_parse(um_text t, um_sure_level *out);

typedef struct um_datum {
    int32_t lo, hi;  /* lo == hi for an exact value */
    uint8_t sure;    /* um_sure_level; UM_UNKNOWN: lo and hi mean nothing */
    uint8_t stated;  /* stated by a record: certain there, and listed in its report */
    uint16_t source; /* index into um_pack.sources */
} um_datum;

/* Names one datum: an attribute of a row, a row's existence (attr UM_ATTR_EXISTS), or the
 * completeness of a kind's list (row UM_ROW_LIST). 0 names none. */
typedef uint32_t um_datum_id;
static inline um_datum_id um_datum_of(int kind, int row, int attr)
{
    return ((uint32_t)(kind + 1) << 24) | ((uint32_t)row << 8) | (uint32_t)attr;
}
static inline int um_datum_kind(um_datum_id d)
{
    return (int)(d >> 24) - 1;
}
static inline int um_datum_row(um_datum_id d)
{
    return (int)((d >> 8) & 0xffff);
}
static inline int um_datum_attr(um_datum_id d)
{
    return (int)(d & 0xff);
}

typedef struct um_row {
    um_text id, name;
    const um_text *aliases;
    int naliases;
    um_datum exists;
    um_text note;
} um_row;

typedef struct um_table {
    um_row *rows;
    um_datum *data; /* nrows * nattrs */
    int nrows;
    um_datum complete; /* is everything there is listed? */
} um_table;

typedef struct um_named_text { /* a named position: record lines */
    um_text name, text;
} um_named_text;

struct um_touched;

typedef struct um_pack {
    const struct um_game *game;
    um_text name, title, version, base; /* base: the pack this one overlays, or empty */
    um_table tables[UM_KINDS_MAX];
    um_text *sources, *texts; /* sources[0] is "" */
    int nsources, ntexts;
    um_named_text *positions;
    int npositions;
    char digest[65];            /* SHA-256 of the pack's bytes (of its base's digest and its own), hex */
    void *map;                  /* what the game derives from the data (um_game.compile), or NULL */
    struct um_names *names;     /* folded name to rows; see names.h */
    um_arena arena;             /* owns everything above; of a constant pack the map alone */
    struct um_touched *touched; /* where it is noted what is read of it (touched.h), or NULL */
    bool constant; /* a part of the program, used in place: um_pack_copy gives one that may be changed */
} um_pack;

int um_rows(const um_pack *p, int kind);
int um_rows_most(const struct um_game *g, int kind); /* how many of a kind any pack may have */
const um_row *um_row_at(const um_pack *p, um_ref r);
bool um_datum_there(const um_pack *p, um_datum_id d);
/* Never NULL: a datum that there is not reads as unknown, as UM_NONE. */
const um_datum *um_datum_at(const um_pack *p, um_datum_id d);
um_datum *um_datum_edit(um_pack *p, um_datum_id d); /* NULL: there is none, or the pack is constant */
um_text um_ref_name(const um_pack *p, um_ref r);    /* the display name; "?" for UM_NONE */
um_text um_ref_id(const um_pack *p, um_ref r);
/* The name a record can use for the row: its name if that is unique, else `side:name`, else id. */
void um_ref_write(const um_pack *p, um_ref r, um_buf *out);
/* Whether the name alone would not do in a record, since another row bears it or has it as its id; *side: the
 * word of its side if that tells them apart, else NULL. */
bool um_ref_shares_name(const um_pack *p, um_ref r, const char **side);
/* For people: the name; `us:6th` where another row bears it too, "6th (id)" where a side does not help. */
void um_ref_label(const um_pack *p, um_ref r, um_buf *out);
/* The row joined by two keys, in either order; UM_NONE if the list has none. */
um_ref um_row_by_keys(const um_pack *p, int kind, um_ref a, um_ref b);
/* A row of a kind by its id exactly. */
um_ref um_row_by_id(const um_pack *p, int kind, um_text id);
/* A datum's name and value as a `data` line writes them: "link Albany - Utica path", "road";
 * of a list's completeness "links complete", "". An unknown value is "unknown". */
void um_datum_name(const um_pack *p, um_datum_id d, um_buf *out);
void um_datum_value(const um_pack *p, um_datum_id d, um_buf *out);

/* ---- names ---------------------------------------------------------------------------------- *
 * Names are compared folded: ASCII case, blanks, '-', '_', '.' and apostrophes do not count. */
typedef struct um_found {
    um_ref ref;  /* the first row found, or UM_NONE */
    int matches; /* how many rows bear the name */
} um_found;
/* Rows of the kinds in `kinds` named `t`, as id, name or alias; `side` >= 0 keeps only rows whose
 * side attribute is that word. An id match beats a name match. */
um_found um_find_name(const um_pack *p, uint32_t kinds, int side, um_text t);
/* A name that is folded part by part, and can be looked for behind each. */
enum { UM_FOLD_MAX = 128 }; /* bytes of a folded name, NUL included; longer names are not found */
typedef struct um_folding {
    size_t n;
    uint32_t hash;
    bool too_long;
    char folded[UM_FOLD_MAX];
} um_folding;
void um_folding_begin(um_folding *f);
void um_folding_add(um_folding *f, um_text part); /* from the second on each begins with a blank */
um_found um_find_folded(const um_pack *p, uint32_t kinds, int side, const um_folding *f);
/* As um_find_name, for the first words of a name that has more of them; three letters at least. */
um_found um_find_beginning(const um_pack *p, uint32_t kinds, int side, um_text t);
/* The known name nearest to `t` by edit distance (at most a third of its length), with the same number in it,
 * or empty. */
um_text um_nearest_name(const um_pack *p, uint32_t kinds, um_text t);
/* Fold a name into `out`; false if it does not fit. */
bool um_fold(um_text t, char *out, size_t cap);
/* Edit distance of two texts after folding, at most `cap`. */
int um_distance(um_text a, um_text b, int cap);
/* The nearest of a NULL-terminated list of words, or NULL. */
const char *um_nearest_word(const char *const *words, um_text t);

/* An empty pack of a game: no rows, nothing complete. Whoever fills it ends with um_pack_recompile. */
um_status um_pack_new(const struct um_game *g, um_pack **out);
/* The index of a source or a text among the pack's, added if it is not there yet; UM_LIMIT, UM_CALL of a
 * constant pack. */
um_status um_pack_add_source(um_pack *p, um_text source, uint16_t *out);
um_status um_pack_add_text(um_pack *p, um_text text, int32_t *out);
/* A deep copy that a record may change (its `data` lines, declared pieces); compiles the map anew.
 * The caller frees it with um_pack_free. */
um_status um_pack_copy(const um_pack *p, um_pack **out, const um_sink *sink);
/* A pack that is another one, which must outlive it, but for a datum that may be written: it is compiled anew
 * (um_pack_recompile) before it is read. The caller frees it with um_pack_free. */
um_status um_pack_vary(const um_pack *p, um_datum_id id, um_pack **out, um_datum **datum);
um_status um_pack_recompile(um_pack *p, const um_sink *sink); /* after data changed: the map anew */
um_status um_names_build(um_pack *p); /* index names anew, after names or aliases changed */
/* A constant pack of these tables, which live as long as the program; compiles the map. The caller frees it
 * with um_pack_free. */
um_status um_pack_of_tables(const um_pack *from, const struct um_game *g, const um_sink *sink, um_pack **out);
/* Add a row (a declared piece, a stated link), which exists for certain; attributes that have a
 * default take it, the others are unknown until set. UM_VALUE if the kind has a row of this id,
 * UM_LIMIT if it has um_rows_most, UM_CALL of a constant pack. Moves the kind's rows and data: pointers into
 * them end here. */
um_status um_pack_add_row(um_pack *p, int kind, um_text id, um_text name, um_ref *out);
void um_pack_free(um_pack *p);

#endif
