/* inside.h - what an engine holds; for this folder alone. */
#ifndef UMPIRE_PARSER_ENGINE_INSIDE_H
#define UMPIRE_PARSER_ENGINE_INSIDE_H

#include "parser/engine/engine.h"
#include "parser/view/words.h"

typedef struct um_given_pack {
    um_text name;
    um_buf bytes;
} um_given_pack;

typedef struct um_given_module {
    um_text name;
    um_vmodule *module;
} um_given_module;

typedef struct um_given_binding {
    um_text name;
    um_buf bytes;
    um_binding *binding;
    const um_pack *pack; /* of the shelf, that it is resolved against; NULL: none */
} um_given_binding;

struct um_engine {
    const um_game *game; /* NULL: as the input says */
    um_text pack;        /* empty: likewise */
    um_sure_level trust; /* UM_UNKNOWN: likewise */
    int8_t **rulings;    /* per game and ruling: the option, -1: the default */
    bool binding, reveal;
    um_given_pack *packs;
    um_given_module *modules;
    um_given_binding *bindings;
    size_t npacks, packs_cap, nmodules, modules_cap, nbindings, bindings_cap;
    um_shelf shelf; /* packs that were read; its kits are not used */
    um_sink sink;   /* into `said` */
    const um_engine_diag **said;
    size_t nsaid, said_cap;
    bool complained; /* an error is among them */
    bool no_memory;  /* the last call lacked it */
    size_t refused;  /* um_refusals() when the call began */
    um_arena arena;  /* names and options */
    um_arena words;  /* of `said` */
};

/* Start up, once in a process, what libxml2 shares between threads. */
void um_engine_start(void);
/* Forget what was said; every call begins with this. */
void um_engine_begin(um_engine *e);
/* What was said, for the caller to look at; every call ends with this. Returns `s`, or UM_MEMORY. A failure
 * is never silent. */
um_status um_engine_end(um_engine *e, um_status s);

/* A um_fetch_fn over the packs that an engine was given. */
um_status um_engine_fetch(void *engine, const char *path, um_buf *out, const um_sink *sink);
/* The module and binding that a log asks for, of those given. *own: the binding is the caller's to free with
 * the kit; else both stay the engine's. */
typedef struct um_engine_kit {
    um_reading_kit kit;
    bool own;
} um_engine_kit;
um_status um_engine_find_kit(um_engine *e, um_packs *packs, const um_reading_input *log, um_engine_kit *out);
void um_engine_put_kit(um_engine_kit *k);

/* Texts of an arena that goes on after it has failed; `failed` is asked once, at the end. */
typedef struct um_copier {
    um_arena *arena;
    bool failed;
} um_copier;
const char *um_copy_text(um_copier *c, um_text t);       /* never NULL */
const char *um_copy_buf(um_copier *c, um_buf *b);        /* the same; frees it */
void *um_copy_room(um_copier *c, size_t n, size_t size); /* zeroed; NULL: failed */

/* A judged game told, its texts copied. NULL: no memory. */
const um_engine_game *um_engine_tell(const um_view *v, um_copier *c);

#endif
