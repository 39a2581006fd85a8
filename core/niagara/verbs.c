#include "core/niagara/verbs.h"
#include "core/verb_table.h"

const char *const nia_band_words[] = {"routed", "defeated", "driven", "stand-off", "success", "easy", NULL};
const char *const nia_risk_words[] = {"safe", "light", "serious", "killed", NULL};
static const char *const yes_no[] = {"no", "yes", NULL};
static const char *const dice_words[] = {"partial", "complete", NULL};
static const char *const announce_words[] = {"absent", "recorded", NULL};
static const char *const shot_words[] = {"no", "shot", "hurt", NULL};
static const char *const owes_words[] = {"nothing", "retreat", "defeat",    "rout",
                                         "pursuit", "halt",    "stand-off", NULL};
static const char *const band_words[] = {"short", "long", NULL};
static const char *const die_words[] = {"average", "d6", NULL};
static const char *const flight_words[] = {"retreat", "rout", NULL};
static const char *const history_words[] = {"new", "same", "cont", NULL};
static const char *const where_words[] = {"hit", "right", "left", "destroyed", NULL};
static const char *const cause_words[] = {"fire",      "combat",          "morale", "formation", "woods",
                                          "collision", "friendly-rocket", "umpire", NULL};
static const char *const lost_words[] = {"bases", "figures", "guns", "commanders", NULL};
static const char *const truth_words[] = {"no", "maybe", "yes", NULL};
static const char *const limber_words[] = {"none", "limber", "unlimber", NULL};

#define UN UM_KIND_BIT(NK_UNIT)
#define CO UM_KIND_BIT(NK_COMMANDER)
#define BG UM_KIND_BIT(NK_BRIGADE)
#define TE UM_KIND_BIT(NK_TERRAIN)
#define OB UM_KIND_BIT(NK_OBJECTIVE)
#define GU UM_KIND_BIT(NK_GUN)

const um_verb nia_verbs[NV_VERBS] = {
#define VERB(ident, name, flags, judge, apply, help, example, ...)                                           \
    [NV_##ident] = UM_VERB_ROW(name, flags, help, example, __VA_ARGS__),
#define PARAM UM_PARAM_ROW
#include "core/niagara/verbs.def"
};

const um_verb nia_queries[NQ_QUERIES] = {
#define QUERY(ident, name, help, example, ...)                                                               \
    [NQ_##ident] = UM_VERB_ROW(name, 0, help, example, __VA_ARGS__),
#define PARAM UM_PARAM_ROW
#include "core/niagara/queries.def"
};
