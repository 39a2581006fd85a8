/* zip_bytes.h - the bytes of an archive, in memory or in a file, as entries and minizip read them. */
#ifndef UMPIRE_PARSER_VASSAL_ZIP_BYTES_H
#define UMPIRE_PARSER_VASSAL_ZIP_BYTES_H

#include <stdio.h>

#include "core/base.h"

enum { UM_ZIP_PARTS = 2, UM_ZIP_PART = 8192 };

typedef struct um_zip_bytes {
    um_text memory; /* all of them, if there is no file */
    FILE *file;
    unsigned char *held; /* parts of a file: one is read on from while another is looked into */
    struct {
        uint64_t from;
        size_t n;
    } part[UM_ZIP_PARTS];
    int last; /* the part that was used last */
    uint64_t size;
    uint64_t at; /* where minizip reads on */
    int error;   /* why a file could not be read, an errno; 0: it could */
} um_zip_bytes;

/* Either of them becomes the bytes; a file is closed by um_zip_bytes_close, whatever becomes of it. */
um_status um_zip_bytes_open(um_zip_bytes *b, um_text memory, FILE *file);
void um_zip_bytes_close(um_zip_bytes *b);
/* What is there at a position: so many bytes, until something else is asked for. 0: the end, or an error. */
const unsigned char *um_zip_bytes_see(um_zip_bytes *b, uint64_t at, size_t *n);
/* Whether a text stands there. */
bool um_zip_bytes_have(um_zip_bytes *b, uint64_t at, um_text t);
/* The archive of these bytes as minizip opens it; NULL: there is none, or `error` says why. */
void *um_zip_bytes_unzip(um_zip_bytes *b);

#endif
