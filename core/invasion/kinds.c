#include "core/invasion/kinds.h"
#include "core/kind_table.h"

const char *const inv_sides[] = {"us", "br", NULL};
const char *const inv_side_names[] = {"American", "British", NULL};
const char *const inv_owner_words[] = {"us", "br", "none", NULL};
const char *const inv_scenario_words[] = {"intro1812", "campaign1812", "1813", NULL};
static const char *const role_words[] = {"us-regulars",      "us-militia", "british-regulars",
                                         "canadian-militia", "natives",    NULL};
static const char *const yes_no[] = {"no", "yes", NULL};
static const char *const area_roles[] = {"montreal", "rome", "albany", NULL};
static const char *const water_roles[] = {"plain", "huron", NULL};
static const char *const border_words[] = {"none", "land", "river", NULL};
static const char *const crossing_words[] = {"plain", "prescott", "st-lawrence", NULL};
static const char *const box_roles[] = {"reserve", "fled", "hand", "deck", "played", "bag", "drawn", NULL};
static const char *const card_kinds[] = {"movement", "warship", "boat", "canoe", "truce", "special", NULL};
static const char *const effect_words[] = {"none",
                                           "war-hawks",
                                           "william-harrison",
                                           "publication-ban",
                                           "forced-march",
                                           "kentucky-militia",
                                           "hometown-support",
                                           "sharpshooters",
                                           "turncoat",
                                           "mackinac",
                                           "fife-and-drum",
                                           "napoleon-defeated",
                                           "general-brock",
                                           "ambush",
                                           "billy-green",
                                           "training",
                                           "laura-secord",
                                           "john-brant",
                                           "tecumseh",
                                           "john-norton",
                                           "war-cry",
                                           NULL};

static const um_attr faction_attrs[INV_FAC_ATTRS] = {
    [INV_FAC_ROLE] = WORD_ATTR("role", role_words, "which of the five it is"),
    [INV_FAC_POOL] = INT_ATTR("pool", 1, 60, "units in the box"),
    [INV_FAC_DICE] = INT_ATTR("dice", 1, 3, "dice in the box: the most it rolls"),
    [INV_FAC_HIT] = INT_ATTR("hit", 0, 6, "hit faces of its die"),
    [INV_FAC_FLEE] = INT_ATTR("flee", 0, 6, "flee faces of its die"),
    [INV_FAC_COMMAND] = INT_ATTR("command", 0, 6, "blank faces of its die"),
    [INV_FAC_SHOWS_HIT] = WORD_ATTR("shows-hit", yes_no, "its die has a hit face"),
    [INV_FAC_SHOWS_FLEE] = WORD_ATTR("shows-flee", yes_no, "its die has a flee face"),
    [INV_FAC_SHOWS_COMMAND] = WORD_ATTR("shows-command", yes_no, "its die has a blank face"),
};
#define MUSTER(f, n)                                                                                         \
    [INV_AREA_MUSTER + (f)] = INT_OR("muster-" n, 0, 9, 0, "recruits of " n " on its cube picture")
#define PRINTED(f, n)                                                                                        \
    [INV_AREA_PRINTED + (f)] = INT_ATTR("printed-" n, 0, 9, "squares of " n " printed on the board")
static const um_attr area_attrs[INV_AREA_ATTRS] = {
    [INV_AREA_HOMELAND] = WORD_ATTR("homeland", inv_sides, "blue: us, red: br"),
    [INV_AREA_OBJECTIVES] = INT_ATTR("objectives", 0, 2, "stars"),
    MUSTER(INV_F_AR, "ar"),
    MUSTER(INV_F_AM, "am"),
    MUSTER(INV_F_BR, "br"),
    MUSTER(INV_F_CM, "cm"),
    MUSTER(INV_F_NA, "na"),
    PRINTED(INV_F_AR, "ar"),
    PRINTED(INV_F_AM, "am"),
    PRINTED(INV_F_BR, "br"),
    PRINTED(INV_F_CM, "cm"),
    PRINTED(INV_F_NA, "na"),
    [INV_AREA_ROLE] = SET_OR("role", area_roles, 0, "special parts it plays in the rules"),
    [INV_AREA_CLOSED] = WORD_OR("closed", yes_no, 0, "beige ground or an island: no area at all"),
    [INV_AREA_X] =
        INT_ATTR("x", -100000, 100000, "where it lies on a sketch, eastward, hundredths of a degree"),
    [INV_AREA_Y] =
        INT_ATTR("y", -100000, 100000, "where it lies on a sketch, northward, hundredths of a degree"),
};
static const um_attr water_attrs[INV_WATER_ATTRS] = {
    [INV_WATER_ROLE] = WORD_OR("role", water_roles, INV_WATER_PLAIN, "special part it plays in the rules"),
};
static const um_attr link_attrs[INV_LINK_ATTRS] = {
    [INV_LINK_A] = REF_ATTR("a", UM_KIND_BIT(IK_AREA), "one area"),
    [INV_LINK_B] = REF_ATTR("b", UM_KIND_BIT(IK_AREA), "the other"),
    [INV_LINK_BORDER] = WORD_ATTR("border", border_words, "whether and how they join"),
    [INV_LINK_CROSSING] =
        WORD_OR("crossing", crossing_words, INV_CROSSING_PLAIN, "a border that a ruling is about"),
};
static const um_attr shore_attrs[INV_SHORE_ATTRS] = {
    [INV_SHORE_WATER] = REF_ATTR("water", UM_KIND_BIT(IK_WATER), "the water"),
    [INV_SHORE_AREA] = REF_ATTR("area", UM_KIND_BIT(IK_AREA), "the area"),
    [INV_SHORE_TOUCHES] = WORD_ATTR("touches", yes_no, "whether the area lies on it"),
};
static const um_attr card_attrs[INV_CARD_ATTRS] = {
    [INV_CARD_FACTION] = REF_ATTR("faction", UM_KIND_BIT(IK_FACTION), "whose card"),
    [INV_CARD_NUMBER] = INT_ATTR("number", 1, 12, "its number"),
    [INV_CARD_KIND] = WORD_ATTR("kind", card_kinds, "what it is"),
    [INV_CARD_ARMIES] = INT_ATTR("armies", 1, 6, "armies it moves"),
    [INV_CARD_AREAS] = INT_ATTR("areas", 1, 6, "areas each of them may go"),
    [INV_CARD_UNITS] = INT_OR("units", 0, 9, 0, "units an army, or a canoe raid, may have; 0: any number"),
    [INV_CARD_EFFECT] = WORD_OR("effect", effect_words, INV_FX_NONE, "what a special card does"),
    [INV_CARD_INTRO] = WORD_ATTR("intro", yes_no, "in the deck of the introductory scenario"),
    [INV_CARD_1813] = WORD_ATTR("in-1813", yes_no, "in the deck of the 1813 scenario"),
};
#define NUMBER(i, n) [INV_SETUP_N + (i)] = INT_OR("n" n, 0, 9, 0, "a number of the printed line")
#define COLOUR(f, n) [INV_SETUP_COLOUR + (f)] = INT_OR(n, 0, 9, 0, "units of " n " as the colours are read")
static const um_attr setup_attrs[INV_SETUP_ATTRS] = {
    [INV_SETUP_SCENARIO] = WORD_ATTR("scenario", inv_scenario_words, "which"),
    [INV_SETUP_AREA] = REF_ATTR("area", UM_KIND_BIT(IK_AREA), "where"),
    [INV_SETUP_SIDE] = WORD_ATTR("side", inv_sides, "whose list"),
    NUMBER(0, "1"),
    NUMBER(1, "2"),
    NUMBER(2, "3"),
    COLOUR(INV_F_AR, "ar"),
    COLOUR(INV_F_AM, "am"),
    COLOUR(INV_F_BR, "br"),
    COLOUR(INV_F_CM, "cm"),
    COLOUR(INV_F_NA, "na"),
};

static const um_attr box_attrs[INV_BOX_ATTRS] = {
    [INV_BOX_ROLE] = WORD_ATTR("role", box_roles, "what it is for"),
    [INV_BOX_FACTION] = REF_OR("faction", UM_KIND_BIT(IK_FACTION), "whose cards lie there"),
};

#define KIND(n, p, a, h) .name = (n), .plural = (p), .attrs = (a), .nattrs = (int)UM_COUNT(a), .help = (h)
const um_kind inv_kinds[IK_KINDS] = {
    [IK_FACTION] = {KIND("faction", "factions", faction_attrs, "the five colours"), .side = -1,
                    .most = INV_FACTION_ROWS, .is_counted = true},
    [IK_AREA] = {KIND("area", "areas", area_attrs, "areas of the board"), .side = -1, .most = INV_AREAS,
                 .is_place = true},
    [IK_WATER] = {KIND("water", "waters", water_attrs, "water zones"), .side = -1, .most = INV_WATERS},
    [IK_LINK] = {KIND("link", "links", link_attrs, "borders between areas"), .keys = 2, .side = -1},
    [IK_SHORE] = {KIND("shore", "shores", shore_attrs, "areas on a water zone"), .keys = 2, .side = -1},
    [IK_CARD] = {KIND("card", "cards", card_attrs, "the cards"), .side = -1, .most = INV_CARDS,
                 .is_card = true},
    [IK_SETUP] = {KIND("setup", "setups", setup_attrs, "unit lists of the scenarios"), .side = -1},
    [IK_BOX] = {KIND("box", "boxes", box_attrs, "where cubes and cards lie off the map"), .side = -1,
                .is_place = true, .keeps_cards = true},
};
