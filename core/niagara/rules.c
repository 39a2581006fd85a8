#include "core/niagara/rules.h"

#include "core/niagara/rulings.h"

const um_rule nia_rules[NIA_RULES] = {
#define X(ident, rule_id, rule_title, rule_kind, words, why, breach)                                         \
    [ident] = {.id = (rule_id),                                                                              \
               .title = (rule_title),                                                                        \
               .kind = UM_R_##rule_kind,                                                                     \
               .text = (words),                                                                              \
               .undecided = (why),                                                                           \
               .broken = (breach)},
#include "core/niagara/rules.def"
#undef X
};

#define OPTIONS(...)                                                                                         \
    .options = (const um_option_text[]){__VA_ARGS__},                                                        \
    .noptions = (int)(sizeof((um_option_text[]){__VA_ARGS__}) / sizeof(um_option_text))

const um_ruling nia_rulings[NIA_RULINGS] = {
#define RULING(ident, ruling_id, rule_ids, words, opts, dflt, is_open, why)                                  \
    [ident] = {.id = (ruling_id),                                                                            \
               .rules = (rule_ids),                                                                          \
               .question = (words),                                                                          \
               opts,                                                                                         \
               .chosen = (dflt),                                                                             \
               .open = (is_open),                                                                            \
               .reason = (why)},
#define NOTE(ident, ruling_id, rule_ids, words, settled)                                                     \
    [ident] = {                                                                                              \
        .id = (ruling_id), .rules = (rule_ids), .question = (words), .chosen = -1, .reason = (settled)},
#include "core/niagara/rulings.def"
#undef NOTE
#undef RULING
};
