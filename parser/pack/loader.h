/* loader.h - what the parts of the pack reader share. Internal to parser/pack. */
#ifndef UMPIRE_PACK_LOADER_H
#define UMPIRE_PACK_LOADER_H

#include <libxml/tree.h>

#include "parser/pack/pack_xml.h"

/* ---- the text as a tree (tree.c) ---- */
typedef struct um_xml {
    xmlDocPtr doc;
    um_text bytes;
    const char *file; /* NUL-terminated */
    const um_sink *sink;
    int said, elements;
    um_status failed; /* of the first error */
    um_arena arena;   /* texts taken from the tree, the file's name */
} um_xml;

/* Parse; the tree is freed by um_xml_close, which is due whatever this returns. */
um_status um_xml_open(um_xml *x, um_text file, um_text bytes, const um_sink *sink);
void um_xml_close(um_xml *x);
/* The byte at which an element begins. */
size_t um_xml_start(const xmlNode *node);
/* The byte at which an attribute of an element begins, or the element does if it is not found. */
size_t um_xml_attr_start(const um_xml *x, const xmlNode *node, const xmlChar *name);
/* A part of an element. Speed dictates that its byte is looked for only where something is said of it. */
typedef struct um_spot {
    const xmlNode *node;
    const xmlChar *attr; /* this attribute, or NULL */
    bool content;        /* what it holds; else the whole element */
} um_spot;
size_t um_xml_spot(const um_xml *x, const um_spot *s); /* the byte at which it begins */
/* Text of an element or attribute; lives as long as the tree. NULL p: out of memory, said already. */
um_text um_xml_text(um_xml *x, const xmlNode *first);
um_text um_xml_attr(um_xml *x, const xmlNode *node, const char *name, bool *has);
static inline um_text um_xml_name(const xmlNode *node)
{
    return um_text_of((const char *)node->name);
}
/* Say what is wrong at a byte; `width` columns from there are meant. Returns false. */
bool um_xml_say(um_xml *x, size_t offset, size_t width, um_level level, um_status status, const char *code,
                const char *nearest, const char *fmt, ...) UM_PRINTF(8, 9);
bool um_xml_no_memory(um_xml *x);

/* ---- the pack being read (load.c, values.c) ---- */
typedef struct um_pair { /* how sure, and by what */
    um_sure_level sure;
    uint16_t source;
    bool has_sure, has_source;
} um_pair;

typedef struct um_row_node {
    xmlNodePtr node;
    um_ref ref;
    um_pair inherited;
    bool fresh; /* not a row of the base */
} um_row_node;

typedef struct um_loader {
    um_xml x;
    um_pack *p;
    um_row_node *rows;
    size_t nrows, cap;
    um_text *sources; /* ids declared by <source> */
    size_t nsources, sources_cap;
    unsigned char *seen; /* by kind and row */
} um_loader;

/* The pair of an element: its `sure` and `from`, else what it inherits. */
bool um_read_pair(um_loader *l, const xmlNode *node, const um_pair *inherited, um_pair *out);
/* Complain unless both are there. */
bool um_need_pair(um_loader *l, const um_spot *at, const um_pair *pair, const char *what);
/* Read a value written there; fills lo, hi and, for "unknown", sure. */
bool um_read_datum(um_loader *l, const um_attr *a, um_text t, const um_spot *at, um_datum *out);

/* ---- schemas (schema.c) ---- */
typedef struct um_schema {
    const char *name; /* among what is built in */
    const char *of;   /* "packs" */
    const char *code; /* of what is said */
} um_schema;
extern const um_schema um_schema_of_packs;

/* Whether the document is valid by the schema. */
um_status um_xml_validate(um_xml *x, const um_schema *by);

/* Whether a pack is plainly valid, so that its schema need not be asked (plain.c); false: it may be. */
bool um_pack_is_plain(const um_xml *x);

extern const struct um_embedded {
    const char *name;
    const unsigned char *bytes;
    size_t n;
} um_embedded[]; /* made by the Makefile from core/NAME/pack.xml and the schema; ends with name NULL */

extern const struct um_compiled {
    const char *name, *game; /* of the pack, of its game */
    const um_pack *pack;     /* without a game and a map: both are found when it is used */
} um_compiled[];             /* made by parser/pack/stage from the packs embedded; ends with name NULL */

#endif
