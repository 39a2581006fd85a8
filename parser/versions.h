/* versions.h - the version, and those of the libraries that the program runs with. */
#ifndef UMPIRE_PARSER_VERSIONS_H
#define UMPIRE_PARSER_VERSIONS_H

#include <stddef.h>

#ifndef UMPIRE_VERSION
#define UMPIRE_VERSION "0.2.0" /* the one place where it stands */
#endif

/* The name of the i-th library, from 0; NULL behind the last. `out` gets the version of what is loaded at run
 * time, not of the headers, as text that fits `size` bytes with its closing NUL. */
const char *um_library_version(int i, char *out, size_t size);

#endif
