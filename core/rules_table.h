/* rules_table.h - the rows of a game's rules.def and rulings.def, for its rules.c. The game says first, in
 * RULING_FLAG, which member of um_ruling the last column but one of its rulings is: heavy or open. Include it
 * behind the game's own headers, which read the same lists for their enums. */
#ifndef UMPIRE_CORE_RULES_TABLE_H
#define UMPIRE_CORE_RULES_TABLE_H

#include "core/context.h"

#define X(ident, rule_id, rule_title, rule_kind, words, why, breach)                                         \
    [ident] = {.id = (rule_id),                                                                              \
               .title = (rule_title),                                                                        \
               .kind = UM_R_##rule_kind,                                                                     \
               .text = (words),                                                                              \
               .undecided = (why),                                                                           \
               .broken = (breach)},

#define OPTIONS(...)                                                                                         \
    .options = (const um_option_text[]){__VA_ARGS__},                                                        \
    .noptions = (int)(sizeof((um_option_text[]){__VA_ARGS__}) / sizeof(um_option_text))

#define RULING(ident, ruling_id, rule_ids, words, opts, dflt, flag, why)                                     \
    [ident] = {.id = (ruling_id),                                                                            \
               .rules = (rule_ids),                                                                          \
               .question = (words),                                                                          \
               opts,                                                                                         \
               .chosen = (dflt),                                                                             \
               .RULING_FLAG = (flag),                                                                        \
               .reason = (why)},

#define NOTE(ident, ruling_id, rule_ids, words, settled)                                                     \
    [ident] = {                                                                                              \
        .id = (ruling_id), .rules = (rule_ids), .question = (words), .chosen = -1, .reason = (settled)},

#endif
