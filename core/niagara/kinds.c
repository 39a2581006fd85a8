#include "core/niagara/kinds.h"
#include "core/kind_table.h"

const char *const nia_sides[] = {"us", "br", NULL};
const char *const nia_side_names[] = {"US", "British", NULL};
const char *const nia_holder_words[] = {"us", "br", "none", NULL};
#define ORDERS "line", "column", "road-column", "skirmish", "limbered", "unlimbered"
const char *const nia_formation_words[] = {ORDERS, NULL};
const char *const nia_order_words[] = {ORDERS, "unknown", NULL};
const char *const nia_cover_words[] = {"none", "fieldwork", "wood", "stone", "fort", "unknown", NULL};
static const char *const type_words[] = {"infantry", "cavalry", "skirmisher", "artillery",
                                         "indian",   "rocket",  NULL};
static const char *const weapon_words[] = {"none", "musket", "rifle", NULL};
static const char *const ground_words[] = {"clear", "woods", "uphill", "road",     "stream", "gully",
                                           "fence", "wall",  "major",  "building", NULL};
static const char *const override_words[] = {"unsaid", "no", "yes", NULL};
static const char *const role_words[] = {"cinc", "brigade", NULL};
static const char *const regiment_roles[] = {"plain", "swiss", "indian", NULL};
static const char *const objective_words[] = {"hold", "take", "preserve", "break", NULL};

#define SIDE_ATTR                                                                                            \
    {                                                                                                        \
        .name = "side", .type = UM_A_WORD, .words = nia_sides, .help = "whose"                               \
    }

static const um_attr unit_attrs[NIA_UNIT_ATTRS] = {
    [NIA_UNIT_SIDE] = SIDE_ATTR,
    [NIA_UNIT_TYPE] = WORD_ATTR("type", type_words, "what troops"),
    [NIA_UNIT_CLASS] = INT_ATTR("class", 0, 9, "grade, 1 the best of five"),
    [NIA_UNIT_FIGURES] = INT_ATTR("figures", 0, 200, "figures at the beginning"),
    [NIA_UNIT_BASES] = INT_ATTR("bases", 0, 200, "bases at the beginning"),
    [NIA_UNIT_GUNS] = INT_ATTR("guns", 0, 8, "gun models of artillery"),
    [NIA_UNIT_CREW] = INT_ATTR("crew", 0, 32, "crew figures of artillery"),
    [NIA_UNIT_GROUPS] = INT_OR("command-bases", 0, 48, 1, "bases marked as command group"),
    [NIA_UNIT_GUN] = REF_OR("gun", UM_KIND_BIT(NK_GUN), "class of its guns"),
    [NIA_UNIT_POUNDER] = INT_ATTR("pounder", 1, 48, "weight of shot"),
    [NIA_UNIT_WEAPON] = WORD_ATTR("weapon", weapon_words, "what foot shoots with"),
    [NIA_UNIT_FORMATION] = WORD_ATTR("formation", nia_formation_words, "order at the beginning"),
    [NIA_UNIT_BRIGADE] = REF_OR("brigade", UM_KIND_BIT(NK_BRIGADE), "its brigade"),
    [NIA_UNIT_REGIMENT] =
        REF_OR("regiment", UM_KIND_BIT(NK_REGIMENT), "which regiment of the printed list it is"),
    [NIA_UNIT_OVERRIDE] =
        WORD_OR("override", override_words, NIA_OVERRIDE_UNSAID, "whether the scenario grades anew"),
};
static const um_attr commander_attrs[NIA_COMMANDER_ATTRS] = {
    [NIA_COMMANDER_SIDE] = SIDE_ATTR,
    [NIA_COMMANDER_ROLE] = WORD_OR("role", role_words, NIA_ROLE_CINC, "commander in chief or of a brigade"),
    [NIA_COMMANDER_CP] = INT_ATTR("cp", 0, 12, "command points by the scenario"),
};
static const um_attr brigade_attrs[NIA_BRIGADE_ATTRS] = {[NIA_BRIGADE_SIDE] = SIDE_ATTR};
static const um_attr terrain_attrs[NIA_TERRAIN_ATTRS] = {
    [NIA_TERRAIN_SORT] = WORD_ATTR("sort", ground_words, "what it is to a mover")};
static const um_attr objective_attrs[NIA_OBJECTIVE_ATTRS] = {
    [NIA_OBJECTIVE_SORT] = WORD_OR("sort", objective_words, NIA_HOLD, "what is to be done"),
    [NIA_OBJECTIVE_SIDE] = SIDE_ATTR,
    [NIA_OBJECTIVE_VALUE] = INT_OR("value", 0, 100, 1, "points for it"),
    [NIA_OBJECTIVE_COUNT] = INT_OR("count", 0, 64, 1, "how many units"),
    [NIA_OBJECTIVE_TURN] = INT_OR("by", 0, 999, 0, "the last turn for it, 0: the end"),
};
static const um_attr regiment_attrs[NIA_REGIMENT_ATTRS] = {
    [NIA_REGIMENT_SIDE] = SIDE_ATTR,
    [NIA_REGIMENT_TYPE] = WORD_ATTR("type", type_words, "what troops"),
    [NIA_REGIMENT_GRADE] = INT_ATTR("class", 1, 5, "printed grade"),
    [NIA_REGIMENT_ROLE] =
        WORD_OR("role", regiment_roles, NIA_REGIMENT_PLAIN, "special part it plays in the rules"),
};
static const um_attr gun_attrs[NIA_GUN_ATTRS] = {
    [NIA_GUN_RANGE] = INT_ATTR("range", 1, 99, "longest range in inches"),
    [NIA_GUN_DRM] = INT_ATTR("drm", -2, 2, "what it adds to each die"),
    [NIA_GUN_FROM] = INT_ATTR("pounds-from", 0, 99, "lightest shot"),
    [NIA_GUN_TO] = INT_ATTR("pounds-to", 0, 99, "heaviest shot"),
};

#define KIND(n, p, a, s, piece, m, h)                                                                        \
    {                                                                                                        \
        .name = (n), .plural = (p), .attrs = (a), .nattrs = (int)UM_COUNT(a), .side = (s),                   \
        .is_piece = (piece), .most = (m), .help = (h)                                                        \
    }

const um_kind nia_kinds[NIA_KINDS] = {
    [NK_UNIT] =
        KIND("unit", "units", unit_attrs, NIA_UNIT_SIDE, true, NIA_UNITS, "a battalion, battery or the like"),
    [NK_COMMANDER] = KIND("commander", "commanders", commander_attrs, NIA_COMMANDER_SIDE, true,
                          NIA_COMMANDERS, "a commander"),
    [NK_BRIGADE] =
        KIND("brigade", "brigades", brigade_attrs, NIA_BRIGADE_SIDE, false, 0, "units that share rolls"),
    [NK_TERRAIN] = KIND("terrain", "terrains", terrain_attrs, -1, false, 0, "ground that costs movement"),
    [NK_OBJECTIVE] = KIND("objective", "objectives", objective_attrs, NIA_OBJECTIVE_SIDE, false,
                          NIA_OBJECTIVES, "what a scenario asks for"),
    [NK_REGIMENT] = KIND("regiment", "regiments", regiment_attrs, NIA_REGIMENT_SIDE, false, 0,
                         "a regiment and its printed grade"),
    [NK_GUN] = KIND("gun", "guns", gun_attrs, -1, false, 0, "a class of gun"),
};
