/* zip_directory.h - what an archive says is in it, by minizip, and whether that is so. */
#ifndef UMPIRE_PARSER_VASSAL_ZIP_DIRECTORY_H
#define UMPIRE_PARSER_VASSAL_ZIP_DIRECTORY_H

#include "parser/vassal/zip_bytes.h"

enum { UM_ZIP_STORED = 0, UM_ZIP_DEFLATED = 8 };

/* An entry: `deflated` bytes at `data`, of which `size` come. */
typedef struct um_zip_row {
    um_text name;
    uint64_t data, deflated, size;
    uint32_t crc;
    uint16_t method;
    bool encrypted;
} um_zip_row;

typedef struct um_zip_directory {
    um_zip_row *row; /* by name */
    size_t rows, room;
    um_arena names;
} um_zip_directory;

typedef enum um_zip_fault {
    UM_ZIP_SOUND,
    UM_ZIP_NONE,         /* no directory at the end */
    UM_ZIP_MANY,         /* more than UM_V_ENTRIES_MAX */
    UM_ZIP_INCONSISTENT, /* the directory is damaged, or local headers say something else */
    UM_ZIP_BESIDE,       /* something stands before or behind the archive */
    UM_ZIP_DOUBLE,       /* two entries of one name */
    UM_ZIP_NO_MEMORY
} um_zip_fault;

/* Free the directory, whatever comes of it. *n becomes how many entries are stated, if so many are read. */
um_zip_fault um_zip_directory_read(um_zip_directory *d, um_zip_bytes *b, uint64_t *n);
void um_zip_directory_free(um_zip_directory *d);
/* NULL: there is no such entry. */
const um_zip_row *um_zip_directory_find(const um_zip_directory *d, const char *name);

#endif
