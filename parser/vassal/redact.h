/* redact.h - every player id in a text replaced by the player's number: the one door for text of a log that
 * may hold one; ids of hidden pieces, too. Time grows with the text alone, whatever the ids are. */
#ifndef UMPIRE_PARSER_VASSAL_REDACT_H
#define UMPIRE_PARSER_VASSAL_REDACT_H

#include "parser/vassal/names.h"

enum { UM_V_REDACT_LEAST = 3 }; /* shorter ids are replaced only where they are the whole text */

/* The ids as one machine that finds all of them in one pass; made anew when there are more of them. */
typedef struct um_vredactor {
    struct um_vredact_node *node;
    size_t n, cap, known; /* known: how many ids it holds */
    struct um_vredact_span *span;
    size_t spans_cap;
} um_vredactor;

/* Append `t` to `out`, every stretch that ids cover replaced by player-N: N is the number of the longest of
 * them. Where memory lacks nothing is appended, and out->failed is set. */
void um_vredact(um_vredactor *r, const um_vnames *ids, um_text t, um_buf *out);
void um_vredact_free(um_vredactor *r);

/* Append `t` to `out`, every id of a piece that `hides` says is hidden replaced by "hidden": the whole text,
 * or a number of at least UM_V_REDACT_DIGITS digits in it, for ids are such. */
enum { UM_V_REDACT_DIGITS = 6 };
void um_vredact_pieces(um_text t, bool (*hides)(const void *, um_text), const void *user, um_buf *out);

#endif
