/* candidates.h - completion: what may stand at the end of a line. */
#ifndef UMPIRE_CLI_CANDIDATES_H
#define UMPIRE_CLI_CANDIDATES_H

#include "cli/output.h"

/* The i-th question of umpire query; NULL: there are no more (query.c). */
const char *um_question_name(int i);
/* Write the candidates for the last of n words behind `umpire`, one a line; none: a file, or nothing. */
void um_candidates(char **words, int n, um_output *out);

#endif
