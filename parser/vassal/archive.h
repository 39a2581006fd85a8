/* archive.h - the ZIP around a log, save or module. Entries are read as streams; names are never paths.
 *
 * minizip reads the directory (zip_directory.h), zlib inflates. An archive whose local headers and directory
 * disagree, or that has no directory, is refused (VASSAL itself reads local headers only); so is a file that
 * is no ZIP at all, and one that holds two entries of one name. */
#ifndef UMPIRE_PARSER_VASSAL_ARCHIVE_H
#define UMPIRE_PARSER_VASSAL_ARCHIVE_H

#include "core/base.h"

typedef struct um_varchive um_varchive;
typedef struct um_ventry um_ventry;

/* `path` is kept by the archive and names it in diagnostics. */
um_status um_varchive_open(um_varchive **out, const char *path, const um_sink *sink);
/* The bytes must outlive the archive; `name` is for diagnostics. */
um_status um_varchive_open_memory(um_varchive **out, um_text bytes, const char *name, const um_sink *sink);
void um_varchive_close(um_varchive *a);
const char *um_varchive_name(const um_varchive *a);
/* From now on it has this name in diagnostics, and they go there: for whoever takes over an archive that was
 * opened to see what it is. */
void um_varchive_hand_over(um_varchive *a, const char *name, const um_sink *sink);
const um_sink *um_varchive_sink(const um_varchive *a);

bool um_varchive_has(const um_varchive *a, const char *entry);
/* Open an entry for streaming; at most `max` bytes may come out of it. UM_NAME (silent) if absent. */
um_status um_ventry_open(um_ventry **out, um_varchive *a, const char *entry, uint64_t max);
/* Read up to `size` bytes; *got 0 at the end, after the checksum was found right. */
um_status um_ventry_read(um_ventry *e, void *buf, size_t size, size_t *got);
void um_ventry_close(um_ventry *e);
/* Read a whole (small) entry, appending to `out`. */
um_status um_varchive_slurp(um_varchive *a, const char *entry, uint64_t max, um_buf *out);
/* The first bytes of an entry, at most `max`; no checksum is verified. */
um_status um_varchive_head(um_varchive *a, const char *entry, size_t max, um_buf *out);

/* ---- metadata: who wrote the file, for which module ---- */
typedef struct um_vmeta {
    um_text module, version;   /* of the module (moduledata; version also in savedata) */
    um_text vassal_version;    /* of the engine that wrote it */
    um_text description;       /* the comment typed when the log was begun */
    int64_t saved;             /* milliseconds since 1970, 0: unknown */
    bool has_save, has_module; /* which entries were there and could be read */
} um_vmeta;
/* Texts live in `arena`. Missing or broken metadata is a warning, not a failure. */
um_status um_vmeta_read(um_varchive *a, um_arena *arena, um_vmeta *out);

#endif
