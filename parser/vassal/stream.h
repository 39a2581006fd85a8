/* stream.h - the commands of a log or save, leaf by leaf, in order of execution.
 *
 * The text is inflated, deobfuscated and split in one pass over a window; memory does not grow with the
 * file. A leaf's texts are views into the window and valid until the next call. */
#ifndef UMPIRE_PARSER_VASSAL_STREAM_H
#define UMPIRE_PARSER_VASSAL_STREAM_H

#include "parser/vassal/archive.h"

typedef enum um_vform { UM_VFORM_PLAIN, UM_VFORM_VCSK, UM_VFORM_VOBS } um_vform;

typedef struct um_vleaf {
    um_text raw;     /* as the file has it */
    um_text text;    /* without a leading LOG */
    uint64_t index;  /* 0-based, over the whole stream */
    uint64_t offset; /* of the leaf's first byte in the decoded text */
    uint32_t depth;  /* 0: the root */
    uint32_t entry;  /* top-level log entry it belongs to, 1-based; 0: none */
    bool in_log;     /* it carried LOG itself */
    bool history;    /* the first log entry has been met: play, not position */
} um_vleaf;

typedef struct um_vstream um_vstream;

/* Read the savedGame of an open archive, which must outlive the stream. */
um_status um_vstream_open(um_vstream **out, um_varchive *a);
/* Read bytes that are the content of a savedGame; they must outlive the stream. */
um_status um_vstream_open_text(um_vstream **out, um_text saved_game, const char *name, const um_sink *sink);
/* The next leaf; *got false at the end. An error ends the stream; leaves before it stand. */
um_status um_vstream_next(um_vstream *s, um_vleaf *leaf, bool *got);
void um_vstream_close(um_vstream *s);

um_vform um_vstream_form(const um_vstream *s);  /* asked by the fuzz target alone */
uint64_t um_vstream_bytes(const um_vstream *s); /* decoded so far */
const um_sink *um_vstream_sink(const um_vstream *s);
/* The place of a leaf for diagnostics. */
um_place um_vleaf_place(const um_vstream *s, const um_vleaf *leaf);

#endif
