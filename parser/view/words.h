/* words.h - a judged game in words. A finding's message is made here, at the very end, from its rule and its
 * facts. They name what was played and what the rules say, never a fault of a person. */
#ifndef UMPIRE_PARSER_VIEW_WORDS_H
#define UMPIRE_PARSER_VIEW_WORDS_H

#include "parser/view/view.h"

/* What is the matter, in one line without the rules. */
void um_words_message(const um_view *v, const um_finding *f, um_buf *out);
/* "illegal", "undetermined (unsure)", "note". */
void um_words_verdict(const um_finding *f, um_buf *out);
/* "9.1, 9.2", or nothing. */
void um_words_rules(const um_view *v, const um_finding *f, um_buf *out);
/* A net score: "US 3", "British 1 or 2", "0". */
void um_words_points(const um_game *g, um_range net, um_buf *out);
/* "then booked British 1, ": what was booked after the last score stated, if that makes the score. */
void um_words_since(const um_view *v, um_buf *out);
/* Where the game stands: "Spring-Summer 1812, play 4, US". */
void um_words_when(const um_view *v, const void *state, um_buf *out);
/* A fact's value; what a claim states is told in the words of its question. */
void um_words_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out);
/* A fact for machines: a range is "2..6". */
void um_plain_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out);
/* All facts of a finding, what several rules tell once: "who A, cost 3; who B, cost 4". */
void um_words_facts(const um_view *v, const um_finding *f, um_buf *out);
/* A text that was put together in English, translated, with the ranges in it ("2..6") in words. */
void um_words_value(um_text value, um_buf *out);
/* A tally's value: a number, or the word for it. */
void um_words_tally(const um_tally *t, um_buf *out);
/* "13 rolls, 2 undos (1 after a roll)"; nothing if there were none. */
void um_words_dice(const um_view *v, um_buf *out);
/* "2", "3 or 4", "3 to 6"; "unknown" for what may be anything. */
void um_words_range(um_range r, um_buf *out);
/* A step as a line of a record; empty if there is none. */
void um_words_step(const um_view *v, int step, um_buf *out);
/* "line 40", "entries 402-405", or nothing. */
void um_words_place(const um_place *at, um_buf *out);
/* What a group of undetermined findings waits for: "link Albany - Utica path
 * road (guess)". */
void um_words_open(const um_view *v, const um_open *o, um_buf *out);
/* What would have been legal: the rule's words, the likest actions that were open, how many others. */
void um_words_legal(const um_view *v, const um_finding *f, um_buf *out);
/* "step 5: ", or of a claim that stands behind it "claim at step 5: ". */
void um_words_at_step(const um_view *v, const um_finding *f, um_buf *out);
/* Whether a finding is about a claim, which no step is made illegal by. */
bool um_stated_behind(const um_view *v, const um_finding *f);
/* "; claims: 2 false, 1 undetermined"; nothing if all agree. */
void um_words_claims(const um_view *v, um_buf *out);
/* That plays of a log have no end and are hardly judged; nothing if all have one. */
void um_words_endless(const um_view *v, um_buf *out);
/* When a step was made: in the play that it opens, or else in that which was open. */
void um_words_when_of(const um_view *v, int step, um_buf *out);
/* Whether a game is scored in points at all. */
bool um_has_points(const um_game *g);
/* How the table can be put right: "move 49th back to York"; nothing where the step is no march or voyage. */
void um_words_mend(const um_view *v, const um_finding *f, um_buf *out);
/* What each value of a datum would make of a finding's step: "1, 2: legal; 3: illegal". Nothing if there are
 * many values, or none decides. Needs the run's history. */
void um_words_decides(const um_view *v, const um_finding *f, um_datum_id id, um_buf *out);
/* How many data more than those shown would decide a finding, or why an open one names none. */
void um_words_more_data(const um_finding *f, int shown, um_buf *out);
/* "constraint", "definition" ... */
const char *um_words_rule_kind(um_rule_kind k);
/* "12, 15, 18-22": the steps of a group, each once. */
void um_words_steps(const um_view *v, int group, um_buf *out);
/* The ruling's option as judged: its name. */
const char *um_option_name(const um_view *v, int ruling, int option);
/* A datum as a line to put into the record. */
void um_words_data_line(const um_view *v, um_datum_id id, um_buf *out);
/* "us Alice, br Bob": the players that are known. */
void um_words_players(const um_view *v, um_buf *out);
/* A net score in the words of records, as short as it can be: "us 3", "br 2..us 12", "0", "?". */
void um_words_net(const um_game *g, um_range net, um_buf *out);

#endif
