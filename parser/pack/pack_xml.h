/* pack_xml.h - game packs as XML (umpire-pack(5)): read, validated, checked.
 *
 * The reader is driven by the game's tables of kinds and attributes alone: no game's data has a name
 * here. Whatever is wrong is told to the sink with file, line and column, what was found, what was
 * expected, and the nearest known word. No DOCTYPE, no entity, no network, no more than
 * UM_PACK_BYTES_MAX. */
#ifndef UMPIRE_PACK_PACK_XML_H
#define UMPIRE_PACK_PACK_XML_H

#include "core/core.h"
#include "parser/pack/sha256.h"

enum {
    UM_PACK_BYTES_MAX = 8 * 1024 * 1024,
    UM_PACK_ALIASES_MAX = 32, /* of one row */
    UM_PACK_POSITIONS_MAX = 256,
    UM_PACK_SOURCES_MAX = 4096, /* different ones cited */
    UM_PACK_ELEMENTS_MAX = 65536,
    UM_PACK_TAG_MAX = 65536,      /* bytes between < and > */
    UM_PACK_ATTRIBUTES_MAX = 256, /* of one element */
    UM_PACK_SAID_MAX = 100,       /* diagnostics for one pack */
    UM_PACK_BASES_MAX = 4         /* overlays upon overlays */
};

/* Finds the pack that an overlay names as its base. The pack it gives passes to the loader. */
typedef um_status um_pack_base_fn(void *user, um_text name, const um_sink *sink, um_pack **out);

/* Read a pack. `file` names it in diagnostics and is used during the call only. Without find_base
 * (NULL) a base is looked for among the packs built in. UM_FORMAT, UM_NAME, UM_VALUE, UM_LIMIT or
 * UM_MEMORY, told to the sink. The caller frees the pack with um_pack_free. */
um_status um_pack_load(um_text file, um_text bytes, um_pack_base_fn *find_base, void *user,
                       const um_sink *sink, um_pack **out);

/* A pack built into the program: by its name, or the game's own for the empty name; any game's if
 * `g` is NULL. It is constant: um_pack_copy gives one that may be changed. UM_NAME if there is none. */
um_status um_pack_builtin(const um_game *g, um_text name, const um_sink *sink, um_pack **out);
/* Names of the packs built in, from 0, for whoever wants them all (tests do); the empty text behind the last.
 */
um_text um_pack_builtin_name(int i);
/* The names of those of a game (NULL: of every game), with commas between them. */
void um_pack_builtin_of(const um_game *g, um_buf *out);
/* The bytes of a pack built in; empty if there is none. */
um_text um_pack_builtin_xml(um_text name);
/* Whether the bytes are valid by the schema; UM_FORMAT, told to the sink. Tests ask it alone; um_pack_load
 * asks it before it reads. */
um_status um_pack_validate(um_text file, um_text bytes, const um_sink *sink);
/* A digest of all that a pack holds but the values of these data, sorted: two packs with the same one have
 * the same rows under the same numbers, and differ in these data alone. */
void um_pack_skeleton(const um_pack *p, const um_datum_id *except, size_t n, char hex[65]);

/* ---- checking ---- */
enum { UM_COUNT_LIST = -1 };

typedef struct um_pack_count { /* how sure the data of one attribute are */
    int kind, attr;            /* UM_ATTR_EXISTS: the rows; UM_COUNT_LIST: their list's completeness */
    int n[UM_CERTAIN + 1];     /* by um_sure_level */
    int defaults;              /* of the certain ones: not in the file, but the attribute's default */
} um_pack_count;

typedef struct um_pack_report {
    um_pack_count *counts; /* in the order of the game's tables; kinds without rows are left out */
    size_t ncounts, cap;
    int problems, warnings;
} um_pack_report;

/* What can be wrong with a sound pack: rows joined to themselves, names that nothing tells apart, data
 * without a source, and what the game asks of its data (um_game.check). Problems and warnings go to the
 * sink and are counted. UM_MEMORY, or UM_OK whatever was found. Free the report in any case. */
um_status um_pack_check(const um_pack *p, const um_sink *sink, um_pack_report *out);
void um_pack_report_free(um_pack_report *r);

/* ---- looking things up ---- */
/* Receives the data meant by a name, one by one. */
typedef void um_pack_seen_fn(void *user, um_datum_id d);
/* Find what a person means by "spaces", "Albany", "space Albany value", "us:13th" or "link Albany - Utica":
 * every row or datum of that name, a row as its existence followed by its attributes. Returns how many
 * rows were found. `nearest` (may be NULL) gets the nearest known name, or the empty text. */
int um_pack_look(const um_pack *p, um_text name, um_pack_seen_fn *fn, void *user, um_text *nearest);

#endif
