#include "core/invasion/verbs.h"
#include "core/verb_table.h"

static const char *const stage_words[] = {"setup", "recruit", "move", "battle", "draw", "over", NULL};
static const char *const setup_words[] = {"printed", "added", "listed", NULL};
/* The face words fold to three: index modulo INV_FACES. */
static const char *const face_words[] = {"hit", "flee", "command", "h", "f", "c", NULL};
static const char *const player_words[] = {"p1", "p2", "p3", "p4", "p5", NULL};
static const char *const winner_words[] = {"us", "br", "draw", NULL};
static const char *const lost_words[] = {"reserve", "fled", NULL};
static const char *const from_words[] = {"hand", NULL};
static const char *const how_words[] = {"land", "water", NULL};
static const char *const phases_words[] = {"drawn", "unknown", NULL};
static const char *const yes_no[] = {"no", "yes", NULL};

#define FA UM_KIND_BIT(IK_FACTION)
#define AR UM_KIND_BIT(IK_AREA)
#define WA UM_KIND_BIT(IK_WATER)
#define CD UM_KIND_BIT(IK_CARD)

const um_verb inv_verbs[IV_VERBS] = {
#define VERB(ident, name, flags, judge, apply, help, example, ...)                                           \
    [IV_##ident] = UM_VERB_ROW(name, flags, help, example, __VA_ARGS__),
#define VERB0(ident, name, flags, judge, apply, help, example)                                               \
    [IV_##ident] = UM_VERB_ROW0(name, flags, help, example),
#define PARAM UM_PARAM_ROW
#include "core/invasion/verbs.def"
};

const um_verb inv_queries[IQ_QUERIES] = {
#define QUERY(ident, name, help, example, ...)                                                               \
    [IQ_##ident] = UM_VERB_ROW(name, 0, help, example, __VA_ARGS__),
#define PARAM UM_PARAM_ROW
#include "core/invasion/queries.def"
};
