/* settle.h - one sheet of what to look up for many games: what each game leaves behind while it is judged,
 * and the sheet that is made of it. Internal to umpire settle and umpire pack sheet. */
#ifndef UMPIRE_CLI_SETTLE_H
#define UMPIRE_CLI_SETTLE_H

#include "cli/open.h"
#include "cli/report_json.h"

/* What a game leaves: one object of JSON on a line of its own.
 *   game, title, pack (its digest), name (how the pack is to be named, or empty), label, undetermined
 *   data     [{line, about, now, later}]: findings that wait for a datum, at once or once others are known
 *   rulings  [{line, about, now, later}]
 *   facts    [{line.., about}]: what this file does not tell; `line` the lines that would, none if no line
 * can left     findings that nothing of these decides */
void um_settle_leave(um_input *in, const um_case *c, um_view *v, um_buf *notes);

/* The sheet of what n inputs left. UM_CALL, and said, if it is of several games or packs; UM_MEMORY. */
um_status um_settle_sheet(const um_options *o, const um_buf *notes, size_t n, um_output *out);

/* "guess, from map sketch; one of none, road, trail": what is known of a datum, and what it may be. */
void um_settle_about(const um_pack *p, um_datum_id id, um_buf *out);
/* "data leader Procter command 2": what a record says of it; VALUE where the pack knows none. */
void um_settle_line(const um_pack *p, um_datum_id id, um_buf *out);
/* The datum to ask for: a row named by what it joins is told by its one value. */
um_datum_id um_settle_asked(const um_game *g, um_datum_id id);

/* Words as comments of a record, broken at blanks. */
void um_settle_comment(um_output *out, const char *words);

#endif
