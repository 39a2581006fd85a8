#include "core/madison/kinds.h"
#include "core/kind_table.h"

const char *const mad_sides[] = {"us", "br", NULL};
const char *const mad_side_names[] = {"US", "British", NULL};
const char *const mad_turn_words[] = {"1812a", "1812b", "1812w", "1813a",       "1813b", "1813w", "1814a",
                                      "1814b", "1814w", "event", "replacement", "never", NULL};
const char *const mad_season_words[] = {"spring-summer", "summer-autumn", "winter", NULL};
const char *const mad_class_words[] = {"none", "C", "B", "A", NULL};
const char *const mad_result_words[] = {"none", "AR", "AR-1", "AR-2", "DR", "DR-1", "DR-2", "EX", "9", NULL};
static const char *const terrain_words[] = {"clear", "forest", NULL};
static const char *const yes_no[] = {"no", "yes", NULL};
static const char *const base_words[] = {"none", "primary", "backup", NULL};
static const char *const fort_when_words[] = {"none", "always", "1812b", "event", NULL};
static const char *const space_roles[] = {"montreal", "quebec", "mackinac", "st-joseph", "york", NULL};
static const char *const lake_roles[] = {"plain", "erie", "huron", NULL};
static const char *const box_roles[] = {"plain",   "transit", "off-map",     "eliminated", "captured",
                                        "delayed", "held",    "hand",        "deck",       "discard",
                                        "unbuilt", "removed", "prewar-deck", NULL};
static const char *const path_words[] = {"none", "road", "trail", "invasion", NULL};
static const char *const type_words[] = {"regular", "militia", "indian", NULL};
static const char *const unit_specials[] = {"plain", "lc-militia", "nwc", "shawnee", NULL};
static const char *const leader_roles[] = {"plain", "brock", "tecumseh", NULL};
static const char *const ship_words[] = {"schooner",         "sloop", "brig", "corvette", "frigate",
                                         "ship-of-the-line", NULL};
static const char *const year_words[] = {"1812", "1813", "1814", NULL};
static const char *const deck_years[] = {"1812", "1813", "1814", "none", NULL};
static const char *const event_sides[] = {"us", "br", "both", "none", NULL};
static const char *const use_words[] = {"event",    "operations", "battle", "reaction",
                                        "campaign", "winter",     NULL};
static const char *const card_roles[] = {"plain",          "dow",
                                         "death-of-brock", "ghent",
                                         "new-orleans",    "heavy-rains",
                                         "contrary-winds", "brock-and-tecumseh",
                                         "fort",           "destroy-town",
                                         "destroy-base",   "unit",
                                         "points",         NULL};
static const char *const excuse_words[] = {"3.16", "9.3", "10.22", "11.42", "3.33", NULL};
static const char *const naval_results[] = {"loss-roll",     "0", "1", "2", "lead-strikes",
                                            "fleet-strikes", NULL};
static const char *const naval_winners[] = {"attacker", "defender", NULL};

#define SIDE_ATTR                                                                                            \
    {                                                                                                        \
        .name = "side", .type = UM_A_WORD, .words = mad_sides, .help = "who owns it"                         \
    }
#define SPACES UM_KIND_BIT(MK_SPACE)
#define LAKES UM_KIND_BIT(MK_LAKE)
#define PIECES (UM_KIND_BIT(MK_UNIT) | UM_KIND_BIT(MK_LEADER) | UM_KIND_BIT(MK_SHIP))
#define PLACES (SPACES | LAKES | UM_KIND_BIT(MK_BOX))

static const um_attr space_attrs[MAD_SPACE_ATTRS] = {
    [MAD_SPACE_TERRITORY] = WORD_ATTR("territory", mad_sides, "whose colour the space bears"),
    [MAD_SPACE_VALUE] = INT_ATTR("value", 0, 10, "victory points and winter room"),
    [MAD_SPACE_TERRAIN] = WORD_ATTR("terrain", terrain_words, "clear or forest"),
    [MAD_SPACE_LAKE] = REF_ATTR("lake", LAKES, "the lake it lies on, or none"),
    [MAD_SPACE_BASE] = WORD_OR("base", base_words, MAD_BASE_NONE, "naval base"),
    [MAD_SPACE_BASE_FROM] = WORD_OR("base-from", mad_turn_words, 0, "first turn of the base"),
    [MAD_SPACE_FORT] = INT_OR("fort", 0, 4, 0, "the number on the fort, 0 for none"),
    [MAD_SPACE_FORT_CLASS] = WORD_OR("fort-class", mad_class_words, MAD_CLASS_NONE, "class of the fort"),
    [MAD_SPACE_FORT_WHEN] = WORD_OR("fort-when", fort_when_words, MAD_FORT_NONE, "when the fort stands"),
    [MAD_SPACE_SOURCE] = WORD_OR("source", yes_no, 0, "supply source"),
    [MAD_SPACE_REINFORCEMENT] = WORD_OR("reinforcement", yes_no, 0, "reinforcement space"),
    [MAD_SPACE_ROLE] = SET_OR("role", space_roles, 0, "special parts it plays in the rules"),
    [MAD_SPACE_X] = INT_OR("x", -100000, 100000, 0, "place on a sketch map, eastward, hundredths"),
    [MAD_SPACE_Y] = INT_OR("y", -100000, 100000, 0, "place on a sketch map, northward, hundredths"),
};
static const um_attr lake_attrs[MAD_LAKE_ATTRS] = {
    [MAD_LAKE_ROLE] = WORD_OR("role", lake_roles, MAD_LAKE_PLAIN, "special part it plays in the rules"),
    [MAD_LAKE_TRANSIT] = WORD_OR("transit", yes_no, 0, "joined to the transit box"),
};
static const um_attr box_attrs[MAD_BOX_ATTRS] = {
    [MAD_BOX_ROLE] = WORD_OR("role", box_roles, MAD_BOX_PLAIN, "what it is for"),
    [MAD_BOX_SIDE] = WORD_OR("side", event_sides, 3, "whose it is"),
    [MAD_BOX_YEAR] = WORD_OR("year", deck_years, MAD_NO_YEAR, "of which year its cards are"),
};
static const um_attr link_attrs[MAD_LINK_ATTRS] = {
    [MAD_LINK_A] = REF_ATTR("a", SPACES, "one end"),
    [MAD_LINK_B] = REF_ATTR("b", SPACES, "the other end"),
    [MAD_LINK_PATH] = WORD_ATTR("path", path_words, "road, trail or invasion route"),
};
static const um_attr unit_attrs[MAD_UNIT_ATTRS] = {
    [MAD_UNIT_SIDE] = SIDE_ATTR,
    [MAD_UNIT_TYPE] = WORD_ATTR("type", type_words, "regular, militia or Indian"),
    [MAD_UNIT_CLASS] = WORD_ATTR("class", mad_class_words, "A, B or C"),
    [MAD_UNIT_CF] = INT_ATTR("cf", 1, 8, "combat strength, full side"),
    [MAD_UNIT_REDUCED_CF] = INT_ATTR("reduced", 0, 6, "combat strength, reduced side"),
    [MAD_UNIT_STEPS] = INT_ATTR("steps", 1, 2, "2 if it has a reduced side"),
    [MAD_UNIT_DRAGOON] = WORD_OR("dragoon", yes_no, 0, "dragoons"),
    [MAD_UNIT_SPECIAL] =
        WORD_OR("special", unit_specials, MAD_UNIT_PLAIN, "special part it plays in the rules"),
    [MAD_UNIT_ARRIVAL] = WORD_ATTR("arrival", mad_turn_words, "the turn it arrives"),
    [MAD_UNIT_ENTRY] = REF_OR("entry", PLACES, "where it arrives; none: any reinforcement space"),
    [MAD_UNIT_CARD] = REF_OR("card", UM_KIND_BIT(MK_CARD), "the card that brings it"),
};
static const um_attr leader_attrs[MAD_LEADER_ATTRS] = {
    [MAD_LEADER_SIDE] = SIDE_ATTR,
    [MAD_LEADER_NAVAL] = WORD_OR("naval", yes_no, 0, "naval leader"),
    [MAD_LEADER_COMMAND] = INT_ATTR("command", 1, 3, "command value"),
    [MAD_LEADER_MODIFIER] = INT_ATTR("modifier", -2, 3, "combat modifier"),
    [MAD_LEADER_STARS] = INT_ATTR("stars", 1, 3, "rank"),
    [MAD_LEADER_LAKE] = REF_OR("lake", LAKES, "naval leader: his lake"),
    [MAD_LEADER_LAKE2] = REF_OR("second-lake", LAKES, "naval leader: a second lake"),
    [MAD_LEADER_ARRIVAL] = WORD_ATTR("arrival", mad_turn_words, "the turn he arrives"),
    [MAD_LEADER_ENTRY] = REF_OR("entry", PLACES, "where he arrives"),
    [MAD_LEADER_REVERSE] = REF_OR("reverse", UM_KIND_BIT(MK_LEADER), "who is on the back of the counter"),
    [MAD_LEADER_ROLE] = WORD_OR("role", leader_roles, MAD_LEADER_PLAIN, "special part he plays in the rules"),
};
static const um_attr ship_attrs[MAD_SHIP_ATTRS] = {
    [MAD_SHIP_SIDE] = SIDE_ATTR,
    [MAD_SHIP_TYPE] = WORD_ATTR("type", ship_words, "schooner ... ship of the line"),
    [MAD_SHIP_CLASS] = WORD_ATTR("class", mad_class_words, "A, B or C"),
    [MAD_SHIP_LAKE] = REF_ATTR("lake", LAKES, "the lake it sails"),
    [MAD_SHIP_TURN] = WORD_ATTR("turn", mad_turn_words, "first turn it may be built or arrives"),
    [MAD_SHIP_BASE] = REF_OR("base", SPACES, "the base that builds it"),
    [MAD_SHIP_FREE] = WORD_OR("free", yes_no, 0, "arrives without being built"),
    [MAD_SHIP_ENTRY] = REF_OR("entry", PLACES, "where it arrives free"),
    [MAD_SHIP_YORK] = WORD_OR("york", yes_no, 0, "the one ship that the York base builds"),
    [MAD_SHIP_COST] = INT_OR("cost", 0, 6, 0, "build points in halves, 0: by its type"),
};
static const um_attr card_attrs[MAD_CARD_ATTRS] = {
    [MAD_CARD_YEAR] = WORD_ATTR("year", year_words, "deck"),
    [MAD_CARD_OPV] = INT_ATTR("opv", 1, 3, "operation points and build points"),
    [MAD_CARD_EVENT_SIDE] = WORD_ATTR("flag", event_sides, "who may use the event"),
    [MAD_CARD_USES] = {.name = "uses", .type = UM_A_SET, .words = use_words, .help = "what the card can do"},
    [MAD_CARD_VP] = INT_ATTR("vp", -5, 5, "points its event gives"),
    [MAD_CARD_VP_SIDE] = WORD_OR("vp-side", event_sides, 3, "who gets them; none: who plays it"),
    [MAD_CARD_ROLE] = WORD_ATTR("role", card_roles, "what its event does"),
    [MAD_CARD_DRM] = INT_ATTR("drm", -3, 3, "battle card: modifier for its player"),
    [MAD_CARD_DRM_ALL] = WORD_OR("drm-all", yes_no, 0, "the modifier lasts all rounds"),
    [MAD_CARD_EFFECT_KNOWN] = WORD_OR("effect-known", yes_no, 0, "the event's effect is in the data"),
    [MAD_CARD_SPACE] = REF_OR("space", SPACES, "the space its event is about"),
    [MAD_CARD_UNIT] = REF_OR("unit", PIECES, "the piece its event is about"),
    [MAD_CARD_EXCUSES] = SET_OR("excuses", excuse_words, 0, "rules that its text sets aside in its play"),
    [MAD_CARD_TITLE] = {.name = "title", .type = UM_A_TEXT, .help = "printed title"},
};
static const um_attr crt_attrs[MAD_CRT_ATTRS] = {
    [MAD_CRT_RESULT] = WORD_ATTR("result", mad_result_words, "what the table says"),
};
static const um_attr ncrt_attrs[MAD_NCRT_ATTRS] = {
    [MAD_NCRT_ATTACKER] = WORD_ATTR("attacker", naval_results, "what the attacker suffers"),
    [MAD_NCRT_DEFENDER] = WORD_ATTR("defender", naval_results, "what the defender suffers"),
    [MAD_NCRT_WINNER] = WORD_ATTR("winner", naval_winners, "who keeps the box"),
};
static const um_attr odds_attrs[MAD_ODDS_ATTRS] = {[MAD_ODDS_DRM] =
                                                       INT_ATTR("drm", -6, 6, "modifier for the ratio")};
static const um_attr nloss_attrs[MAD_NLOSS_ATTRS] = {[MAD_NLOSS_STEPS] =
                                                         INT_ATTR("steps", 0, 3, "steps lost")};
static const um_attr entry_attrs[MAD_ENTRY_ATTRS] = {
    [MAD_ENTRY_PIECE] = REF_ATTR("piece", PIECES, "who"),
    [MAD_ENTRY_SPACE] = REF_ATTR("space", PLACES, "where"),
};
static const um_attr setup_attrs[MAD_SETUP_ATTRS] = {
    [MAD_SETUP_SCENARIO] = WORD_ATTR("scenario", year_words, "the scenario's first year"),
    [MAD_SETUP_PIECE] = REF_ATTR("piece", PIECES, "who"),
    [MAD_SETUP_PLACE] = REF_ATTR("place", PLACES, "where"),
    [MAD_SETUP_REDUCED] = WORD_OR("reduced", yes_no, 0, "starts on its back"),
};

#define KIND(n, ps, a, ...)                                                                                  \
    {                                                                                                        \
        .name = (n), .plural = (ps), .attrs = (a), .nattrs = (int)UM_COUNT(a), __VA_ARGS__                   \
    }
const um_kind mad_kinds[MK_KINDS] = {
    [MK_SPACE] = KIND("space", "spaces", space_attrs, .most = MAD_SPACES, .side = -1, .is_place = true,
                      .help = "a town or other space of the map"),
    [MK_LAKE] = KIND("lake", "lakes", lake_attrs, .most = MAD_LAKES, .side = -1, .is_place = true,
                     .help = "a lake and its control box"),
    [MK_BOX] = KIND("box", "boxes", box_attrs, .most = MAD_BOXES, .side = MAD_BOX_SIDE, .is_place = true,
                    .keeps_cards = true, .held_attr = MAD_BOX_ROLE, .held_word = MAD_BOX_HELD,
                    .help = "a place off the map of spaces"),
    [MK_LINK] = KIND("link", "links", link_attrs, .most = MAD_LINKS, .keys = 2, .side = -1,
                     .help = "a path between two spaces"),
    [MK_UNIT] = KIND("unit", "units", unit_attrs, .most = MAD_UNITS, .side = MAD_UNIT_SIDE, .is_piece = true,
                     .help = "a land unit"),
    [MK_LEADER] = KIND("leader", "leaders", leader_attrs, .most = MAD_LEADERS, .side = MAD_LEADER_SIDE,
                       .is_piece = true, .help = "a leader"),
    [MK_SHIP] = KIND("ship", "ships", ship_attrs, .most = MAD_SHIPS, .side = MAD_SHIP_SIDE, .is_piece = true,
                     .help = "a vessel"),
    [MK_CARD] = KIND("card", "cards", card_attrs, .most = MAD_CARDS, .side = -1, .is_piece = true,
                     .is_card = true, .help = "a card"),
    [MK_LAND_CRT] = KIND("land-combat", "land-combat-rows", crt_attrs, .side = -1,
                         .help = "land combat table, by modified roll"),
    [MK_NAVAL_CRT] = KIND("naval-combat", "naval-combat-rows", ncrt_attrs, .side = -1,
                          .help = "naval combat table, by modified roll"),
    [MK_ODDS] = KIND("odds", "odds-rows", odds_attrs, .side = -1, .help = "modifier by ratio"),
    [MK_NAVAL_LOSS] = KIND("naval-loss", "naval-loss-rows", nloss_attrs, .side = -1,
                           .help = "a naval victor's losses, by die"),
    [MK_ENTRY] = KIND("entry", "entries", entry_attrs, .keys = 2, .side = -1,
                      .help = "another space where a piece may arrive"),
    [MK_SETUP] = KIND("setup", "setups", setup_attrs, .side = -1, .help = "where a piece starts a scenario"),
};
