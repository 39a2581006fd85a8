#include "core/madison/verbs.h"
#include "core/unplayed.h"
#include "core/verb_table.h"

const char *const mad_mode_words[] = {"event",   "leader", "units",    "build", "repair",
                                      "restore", "depot",  "campaign", NULL};
const char *const mad_phase_words[] = {
    "pre-war",       "reinforcement", "deal",   "action", "fleet", "vp-check", "turn",
    "winter-action", "attrition",     "repair", "depots", "over",  NULL};
static const char *const drm_words[] = {"total",    "odds",     "lead",    "amphibious", "forest",
                                        "route",    "montreal", "place",   "leader",     "card",
                                        "regulars", "ratio",    "frigate", "small",      NULL};
static const char *const by_words[] = {"land", "water", NULL};
static const char *const faces[] = {"full", "reduced", "removed", NULL};
static const char *const face_words[] = {"full", "reduced", NULL};
static const char *const marker_words[] = {"watched", NULL};
static const char *const owner_words[] = {"us", "br", "none", NULL};
static const char *const destroyed_words[] = {"town", "base", NULL};
static const char *const lost_words[] = {"occupied", "destroyed", NULL};
static const char *const out_words[] = {"eliminated", "captured", "off-map", "unbuilt",
                                        "delayed",    "removed",  NULL};
static const char *const status_words[] = {"unsupplied", "supplied", "delayed", "cards-played", "dow-drawn",
                                           "holds",      "plays",    "blocked", "ended",        NULL};
static const char *const deck_words[] = {"shuffled", "without-ghent", "add-ghent", "dropped",
                                         "thirteen", "pre-war",       NULL};
static const char *const yes_no[] = {"no", "yes", NULL};
static const char *const fight_sides[] = {"attack", "defence", NULL};
static const char *const fate_words[] = {"retreats", "captured", "killed", NULL};
static const char *const norleans_words[] = {"event", "operations", "discarded", NULL};
static const char *const end_words[] = {"ghent", "cards-out", "instant", "agreed", "abandoned", NULL};
static const char *const level_words[] = {"none",     "us-decisive", "us-marginal", "us-moral",
                                          "br-moral", "br-marginal", "br-decisive", NULL};
static const char *const event_words[] = {"place",  "remove", "flip",  "kill", "fort",
                                          "points", "move",   "other", NULL};
static const char *const naval_words[] = {"attacker-wins", "defender-wins", NULL};

#define SP UM_KIND_BIT(MK_SPACE)
#define LK UM_KIND_BIT(MK_LAKE)
#define BX UM_KIND_BIT(MK_BOX)
#define UN UM_KIND_BIT(MK_UNIT)
#define LD UM_KIND_BIT(MK_LEADER)
#define SH UM_KIND_BIT(MK_SHIP)
#define CD UM_KIND_BIT(MK_CARD)
#define PC (UN | LD | SH)
#define ANYPLACE (SP | LK | BX | SH)

const um_verb mad_verbs[MV_VERBS] = {
#define VERB(ident, name, flags, judge, apply, help, example, ...)                                           \
    [MV_##ident] = UM_VERB_ROW(name, flags, help, example, __VA_ARGS__),
#define PARAM UM_PARAM_ROW
#include "core/madison/verbs.def"
};

const um_verb mad_queries[MQ_QUERIES] = {
#define QUERY(ident, name, help, example, ...)                                                               \
    [MQ_##ident] = UM_VERB_ROW(name, 0, help, example, __VA_ARGS__),
#define PARAM UM_PARAM_ROW
#include "core/madison/queries.def"
};
