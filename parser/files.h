/* files.h - the way to every file that is read by its path, so that what holds of all of them holds once: a
 * file that the program's search came upon is a regular file, and the file that the output will replace is
 * never an input. */
#ifndef UMPIRE_PARSER_FILES_H
#define UMPIRE_PARSER_FILES_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>

/* The file at this path, by whatever name or link it is met, is not read from now on: the output will replace
 * it. NULL, or a path where no regular file is, ends that. Holds in the processes forked from this one, too.
 */
void um_file_guard(const char *path);
/* Whether somebody wanted to read the guarded file, in this process or in one forked from it. */
bool um_file_wanted(void);

/* Open for reading, bytes as they are; NULL: um_file_why tells. `any`: a pipe or a device will do, as
 * somebody named it; else a regular file only, and nothing is waited for. */
FILE *um_file_open(const char *path, bool any);
/* Whether a path may be read that somebody else will open: a regular file, and not the guarded one. */
bool um_file_may_read(const char *path);
/* The same of an open file of any kind. */
bool um_file_may_stream(int fd);
/* Why the last of these refused: words that live for ever. */
const char *um_file_why(void);

#endif
