/* writer.h - what the parts of the writer of logs share. */
#ifndef UMPIRE_TESTS_LOGS_WRITER_H
#define UMPIRE_TESTS_LOGS_WRITER_H

#include "tests/logs/logs.h"

enum { LW_SLOTS = 1000, LW_MEN = 3 };

typedef struct writer {
    const um_case *c;
    const um_pack *p;
    const um_run *run;
    um_ctx *ctx;
    const mad_state *state; /* after each step and what was put right behind it, 0: the position */
    lg_habit h;
    lg_log *log;
    lg_spot at[LW_SLOTS]; /* by slot; map NULL: not on the table */
    int face[LW_SLOTS];
    bool shown[LW_SLOTS];
    mad_state was, now;
    um_buf e; /* the entry under way */
    int leaves, vp, turn, roll[2];
    int held[2]; /* cards on the table in each hand before the step */
    int32_t die[2][2];
} writer;

extern const char *const lw_name[2], *const lw_word[2]; /* by side: a player's name; his id, his password */
extern const int lw_kinds[LW_MEN];                      /* of the pieces that are no cards */

/* ---- writer_table.c: pieces, cards and markers, entry by entry ---- */
void lw_leaff(writer *w, const char *fmt, ...) UM_PRINTF(2, 3);
void lw_close_entry(writer *w);
int lw_slot_of(const writer *w, um_ref r);
bool lw_is_card(um_ref r);
void lw_add_command(const writer *w, um_ref r, um_buf *out);
void lw_add_marker(const char *name, int slot, long long id, lg_spot s, um_buf *out);
lg_spot lw_spot(const writer *w, um_ref place);
bool lw_leaves_at_all(const writer *w, int card);
int lw_year_of(const writer *w, int card);
um_ref lw_man_ref(size_t kind, int i);
int lw_role_of(const writer *w, um_ref box);
um_ref lw_deck_of(const writer *w, int year);
int lw_cards_at(const writer *w, um_ref box);
bool lw_comes_back(const um_action *a);
void lw_follow_path(writer *w, const um_action *a);
void lw_move_men(writer *w);
void lw_turn_men(writer *w);
void lw_move_cards(writer *w, int side);
void lw_move_unnamed(writer *w, const um_action *a);
void lw_lay_markers(writer *w);
void lw_score_moves(writer *w, int side);
void lw_turn_moves(writer *w, int side);

/* ---- writer_say.c: chat and dice ---- */
void lw_declare(writer *w, const um_action *a, int side);
void lw_roll_dice(writer *w, const um_action *a, int side);

/* ---- writer_start.c: positions ---- */
void lw_write_start(writer *w);
void lw_take_down(writer *w); /* everything as it lies now, where the log is cut */

#endif
