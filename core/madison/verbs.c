#include "core/madison/verbs.h"
#include "core/unplayed.h"
#include "core/verb_table.h"

const char *const mad_mode_words[] = {"event",   "leader", "units",    "build", "repair",
                                      "restore", "depot",  "campaign", NULL};
const char *const mad_phase_words[] = {
    "pre-war",       "reinforcement", "deal",   "action", "fleet", "vp-check", "turn",
    "winter-action", "attrition",     "repair", "depots", "over",  NULL};
const char *const mad_drm_words[] = {"total",    "odds",     "lead",    "amphibious", "forest",
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

#define MARKED(n, k, l, f, h)                                                                                \
    {                                                                                                        \
        .name = (n), .type = UM_P_REFS, .kinds = (k), .marks = faces, .lead = (l), .flags = (f), .help = (h) \
    }

/* What a log shows and no action explains, or puts an earlier move right. */
#define UNPLAYED                                                                                             \
    WORD(UM_UNPLAYED, owner_words, NULL, KEY, "who moved them there in nobody's play"),                      \
        WORD(UM_CORRECTION, owner_words, NULL, KEY, "who put them right there after an earlier move")

const um_verb mad_verbs[MV_VERBS] = {
    [MV_NOW] = VERB("now", POS, "where the game stands", INT("year", NULL, 0, "1812 to 1814"),
                    WORD("season", mad_season_words, NULL, 0, "turn of the year"),
                    SIDE("side", NULL, OPT, "whose play it is"),
                    WORD("phase", mad_phase_words, NULL, KEY, "phase of the turn"),
                    INT("play", NULL, KEY, "plays made")),
    [MV_AT] = VERB("at", POS, "pieces that stand at a place",
                   REF("place", ANYPLACE, NULL, 0, "space, lake box, other box or ship"),
                   MARKED("pieces", PC | CD, ":", 0, "who is there"), UNPLAYED),
    [MV_SCORE] = VERB("score", POS, "where the victory point marker stands", NET("net", 0, "net score"),
                      WORD("marker", marker_words, NULL, OPT, "watched: the record has every move of it")),
    [MV_LAKE] = VERB("lake", POS, "who controls a lake", REF("lake", LK, NULL, 0, "the lake"),
                     WORD("side", owner_words, NULL, 0, "who controls it")),
    [MV_MARKER_ON] =
        VERB("lake-marker", POS, "a control marker left in autumn", REF("lake", LK, NULL, 0, "the lake"),
             WORD("side", owner_words, NULL, 0, "whose marker")),
    [MV_FORT] = VERB("fort", POS, "who holds a fort, or that an event has built it",
                     REF("space", SP, NULL, 0, "where"),
                     WORD("side", owner_words, NULL, 0, "whose it is; none: not built")),
    [MV_DEPOT_ON] = VERB("depot-at", POS, "a supply depot on the map", REF("space", SP, NULL, 0, "where"),
                         WORD("side", owner_words, NULL, 0, "whose; none: no depot")),
    [MV_DESTROYED] =
        VERB("destroyed", POS, "a town or base that an event has destroyed",
             WORD("what", destroyed_words, NULL, 0, "town or base"), REF("space", SP, NULL, 0, "where")),
    [MV_BASE_LOST] =
        VERB("base-lost", POS, "the year a base was lost", REF("space", SP, NULL, 0, "the base"),
             INT("year", NULL, 0, "the year"), WORD("how", lost_words, NULL, KEY, "occupied or destroyed")),
    [MV_HAND] =
        VERB("hand", POS, "the cards in a hand", SIDE("side", NULL, 0, "whose hand"),
             INT("count", NULL, OPT, "how many"), REFS("cards", CD, ":", OPT, "which, as far as known"),
             WORD("all", yes_no, NULL, KEY, "whether what he has held is among them")),
    [MV_HELD] =
        VERB("held", POS, "the cards held over", SIDE("side", NULL, 0, "whose"),
             INT("count", NULL, OPT, "how many"), REFS("cards", CD, ":", OPT, "which, as far as known")),
    [MV_FIRST] = VERB("first", POS, "who plays first this turn", SIDE("side", NULL, 0, "who")),
    [MV_LEDGER] = VERB("booked", POS, "points that stand in the ledger for a place",
                       REF("place", SP | LK, NULL, 0, "for what"), NET("points", 0, "how many, for whom")),
    [MV_OUT] = VERB("out", POS, "pieces that are not on the map", MARKED("pieces", PC | CD, NULL, 0, "who"),
                    WORD("why", out_words, ":", 0, "what became of them"), UNPLAYED),
    [MV_STATUS] = VERB("status", POS, "another fact about the position",
                       WORD("what", status_words, NULL, 0, "which fact"),
                       REFS("pieces", PC | CD, ":", OPT, "about whom"), SIDE("side", NULL, KEY, "for whom"),
                       INT("n", NULL, KEY, "a number")),

    [MV_UNCLEAR] = VERB("unclear", POS | UM_V_UNCLEAR,
                        "where these lie after they next move, or in a position now, is not certain",
                        REFS("pieces", PC, NULL, 0, "who"),
                        REFS("places", SP | LK | BX, ":", OPT, "where they may lie instead")),
    [MV_HIDDEN] = VERB("hidden", POS | UM_V_HIDDEN,
                       "pieces that the source hides lie at these places; at none, if none is named",
                       REFS("places", SP | LK, NULL, OPT, "where")),
    [MV_READINGS] = VERB("readings", POS | UM_V_READINGS,
                         "the steps that follow are one play of a log, taken in the best of these readings; "
                         "others were not looked at",
                         INT("tried", NULL, 0, "how many were looked at"),
                         INT("steps", "for", 0, "how many steps follow")),

    [MV_PHASE] = VERB("phase", FRAME, "a phase begins", WORD("phase", mad_phase_words, NULL, 0, "which")),
    [MV_TURN] = VERB("turn", FRAME, "the turn marker advances",
                     WORD("season", mad_season_words, NULL, 0, "the turn of the year"),
                     INT("year", NULL, 0, "1812 to 1814")),
    [MV_FIRST_PLAYER] =
        VERB("first-player", FRAME, "who plays first, and the roll of 1813", SIDE("side", NULL, OPT, "who"),
             INT("us", NULL, KEY, "the US die"), INT("br", NULL, KEY, "the British die"),
             INT("again-us", NULL, KEY, "the US die of a second roll"),
             INT("again-br", NULL, KEY, "the British die of a second roll")),
    [MV_VP] = VERB("vp", FRAME | UM_V_CLAIM, "the marker as the table has it", NET("net", 0, "net score")),
    [MV_DECK] = VERB("deck", FRAME, "a year's deck is made ready", INT("year", NULL, 0, "which"),
                     WORD("how", deck_words, NULL, OPT, "what is done"),
                     REFS("cards", CD, ":", OPT, "the cards in it, as far as known"),
                     INT("count", NULL, KEY, "cards in it")),
    [MV_DEAL] =
        VERB("deal", FRAME, "cards are dealt", SIDE("side", NULL, 0, "to whom"),
             INT("count", NULL, OPT, "how many"), REFS("cards", CD, ":", OPT, "which, as far as known"),
             INT("deck", NULL, KEY, "of which year the deck is, where it is told")),
    [MV_NOTE] = VERB("note", FRAME, "a remark", TEXT("text", 0, "anything")),

    [MV_PREWAR_DRAW] =
        VERB("prewar-draw", 0, "draw from the pre-war deck", SIDE("side", NULL, 0, "who"),
             REF("card", CD, NULL, OPT, "what, if known"), INT("count", NULL, KEY, "how many at once")),
    [MV_PREWAR_KEEP] = VERB("prewar-keep", 0, "keep the card drawn", SIDE("side", NULL, 0, "who"),
                            REF("card", CD, NULL, OPT, "what, if known")),
    [MV_PREWAR_PLAY] =
        VERB("prewar-play", 0, "play the card drawn", REF("card", CD, NULL, OPT, "what"),
             WORD("mode", mad_mode_words, NULL, 0, "leader or units"),
             REF("who", LD | SP | UN | SH, NULL, OPT, "leader or space"),
             REF("second", LD | SP | UN, NULL, KEY, "not used"), REF("second-at", SP, NULL, KEY, "not used"),
             INT("value", NULL, KEY, "the card's points"), SIDE("side", NULL, KEY, "who")),
    [MV_DOW] =
        VERB("declaration-of-war", FRAME, "the Declaration of War is drawn",
             SIDE("side", NULL, 0, "who drew it"), INT("number", NULL, KEY, "as which card of the deck")),
    [MV_PREWAR_DEAL] =
        VERB("prewar-rest", FRAME, "the rest of the pre-war deck is drawn", SIDE("side", NULL, 0, "who"),
             INT("count", NULL, OPT, "how many"), REFS("cards", CD, ":", OPT, "which, as far as known")),

    [MV_HOLD] = VERB("hold", 0, "hold a card in place of a play", SIDE("side", NULL, OPT, "who"),
                     REF("card", CD, NULL, OPT, "which, if known")),
    [MV_PLAY] = VERB("play", 0, "play a card", REF("card", CD, NULL, OPT, "which; left out if unknown"),
                     WORD("mode", mad_mode_words, NULL, 0, "for what"),
                     REF("who", LD | SP | UN | SH, NULL, OPT, "the leader, or the space of the units"),
                     REF("second", LD | UN | SH, "and", OPT, "campaign: the second leader or unit"),
                     REF("second-at", SP, NULL, KEY, "campaign: where the second stands"),
                     INT("value", NULL, KEY, "the card's points"), SIDE("side", NULL, KEY, "who plays"),
                     REF("space", SP | LK, NULL, KEY, "event or depot: where"),
                     REFS("units", PC, NULL, KEY, "event: who")),
    [MV_DECLARE] = VERB("declare-campaign", FRAME, "a campaign's two activations are named",
                        REFS("targets", LD | UN | SH | SP, NULL, 0, "which")),
    [MV_BATTLE_CARD] = VERB("battle-card", 0, "a battle card in a round", REF("card", CD, NULL, OPT, "which"),
                            SIDE("side", NULL, OPT, "who"), INT("drm", NULL, KEY, "its modifier"),
                            INT("round", NULL, KEY, "in which round")),
    [MV_REACTION] =
        VERB("reaction", 0, "a reaction card in the opponent's play", REF("card", CD, NULL, OPT, "which"),
             SIDE("side", NULL, OPT, "who"), REFS("against", PC, "against", OPT, "whom it hits"),
             REF("space", SP | LK, "at", OPT, "where it hits")),
    [MV_DISCARD] = VERB("discard", 0, "cards are thrown away", SIDE("side", NULL, OPT, "whose"),
                        REF("card", CD, NULL, OPT, "which"), INT("count", NULL, KEY, "how many")),
    [MV_HAND_ENDS] = VERB("hand-ends", FRAME, "a side has no cards left", SIDE("side", NULL, 0, "who")),

    [MV_MOVE] = VERB("move", 0, "units and leaders march", REFS("pieces", UN | LD, NULL, 0, "who"),
                     PATH("path", SP, ":", 0, "by which spaces"),
                     REF("leader", LD, NULL, KEY, "under whose activation"),
                     INT("cost", NULL, KEY, "movement points as stated")),
    [MV_PICK_UP] =
        VERB("pick-up", 0, "a leader takes units along", REFS("pieces", UN | LD, NULL, 0, "who joins"),
             REF("space", SP, "at", OPT, "where"), REF("leader", LD, NULL, KEY, "whom they join")),
    [MV_DROP_OFF] =
        VERB("drop-off", 0, "a leader leaves units behind", REFS("pieces", UN | LD, NULL, 0, "who stays"),
             REF("space", SP, "at", OPT, "where"), REF("leader", LD, NULL, KEY, "whom they leave")),
    [MV_CROSS] = VERB("cross", 0, "the Northwest Company crosses Lake Huron",
                      REFS("units", UN, NULL, 0, "who"), REF("to", SP, "to", 0, "where to")),
    [MV_STOP] = VERB("stop", FRAME, "movers stop in a space", REF("space", SP, NULL, 0, "where")),
    [MV_RETREAT_BEFORE] =
        VERB("retreat-before", 0, "retreat before combat", MARKED("pieces", PC, NULL, 0, "who"),
             REF("to", SP | LK, "to", 0, "where to"), WORD("by", by_words, "by", OPT, "land or water"),
             REFS("ships", SH, NULL, KEY, "on which ships"), REFS("lost", PC, NULL, KEY, "who is lost"),
             REFS("flipped", PC, NULL, KEY, "who is reduced by it")),
    [MV_STAND] = VERB("stand", 0, "the defender stays and fights", SIDE("side", NULL, 0, "who"),
                      REF("space", SP, "at", OPT, "where")),
    [MV_FORCED_RETREAT] = VERB(
        "forced-retreat", 0, "retreat of a hopeless force (nine to one) or a lone leader",
        MARKED("pieces", PC, NULL, 0, "who"), REF("to", SP | LK, "to", OPT, "where to"),
        WORD("by", by_words, "by", OPT, "land or water"), REFS("ships", SH, NULL, KEY, "on which ships"),
        REFS("lost", PC, NULL, KEY, "who is lost"), REFS("flipped", PC, NULL, KEY, "who is reduced by it")),
    [MV_FLEE] =
        VERB("flee", 0, "ships leave a port that enemies entered", MARKED("ships", SH, NULL, 0, "which"),
             REF("to", SP | LK, "to", OPT, "where to; none: destroyed")),

    [MV_COMBAT] = VERB("combat", 0, "a land battle", REF("space", SP, NULL, 0, "where"),
                       REFS("attackers", UN | LD, ":", OPT, "who attacks"),
                       REFS("defenders", UN | LD, "against", OPT, "who defends"),
                       REF("from", SP, NULL, KEY, "where the attackers came from")),
    [MV_LEAD] = VERB("lead", 0, "a side names its lead unit", SIDE("side", NULL, 0, "who"),
                     REF("unit", UN, NULL, OPT, "which"),
                     WORD("class", mad_class_words, NULL, KEY, "class as counted")),
    [MV_COMMANDER] = VERB("commander", 0, "a side names the leader whose modifier counts",
                          SIDE("side", NULL, 0, "who"), REF("leader", LD, NULL, 0, "which")),
    [MV_ROUND] = VERB("round", 0, "a round of land combat", DICE("dice", NULL, OPT, "two dice"),
                      INT("drm", NULL, KEY, "modifiers as stated"),
                      WORD("result", mad_result_words, NULL, KEY, "result as stated"),
                      INT("number", NULL, KEY, "which round")),
    [MV_LOSS] = VERB("loss", 0, "steps lost in combat", SIDE("side", NULL, OPT, "whose"),
                     MARKED("units", UN, ":", 0, "who, in order")),
    [MV_RETREAT] =
        VERB("retreat", 0, "retreat after combat", MARKED("pieces", PC, NULL, 0, "who"),
             REF("to", SP, "to", 0, "where to"), WORD("by", by_words, "by", OPT, "land or water"),
             REFS("ships", SH, NULL, KEY, "on which ships"), REFS("lost", PC, NULL, KEY, "who is lost"),
             REFS("flipped", PC, NULL, KEY, "who is reduced by it")),
    [MV_DISPLACE] =
        VERB("displace", 0, "weak enemies step back before others", MARKED("pieces", PC, NULL, 0, "who"),
             REF("to", SP, "to", OPT, "where to; none: lost")),
    [MV_LEADER_FATE] =
        VERB("leader-fate", 0, "what becomes of a leader without troops", REF("leader", LD, NULL, 0, "who"),
             WORD("how", fate_words, NULL, 0, "retreats, captured or killed"),
             REF("to", SP, "to", OPT, "where to")),
    [MV_SURRENDER] = VERB("surrender", 0, "units lay down arms", REFS("pieces", PC, NULL, 0, "who")),
    [MV_COMBAT_END] =
        VERB("combat-end", FRAME, "the battle is over", SIDE("side", NULL, OPT, "who holds the space")),

    [MV_EMBARK] = VERB("embark", 0, "troops board ships", REFS("pieces", UN | LD, NULL, 0, "who"),
                       REF("space", SP, "at", OPT, "where"), REFS("ships", SH, "on", OPT, "on which ships")),
    [MV_SAIL] = VERB("sail", 0, "ships move", REFS("pieces", SH | LD, NULL, 0, "ships and naval leaders"),
                     PATH("path", SP | LK | BX, ":", 0, "towns and boxes"),
                     REFS("carrying", UN | LD, "carrying", OPT, "who is aboard"),
                     REF("leader", LD, NULL, KEY, "under whose activation")),
    [MV_DISEMBARK] =
        VERB("disembark", 0, "troops go ashore in a friendly town", REFS("pieces", UN | LD, NULL, 0, "who"),
             REF("space", SP, "at", OPT, "where"), REFS("ships", SH, "from", OPT, "from which ships")),
    [MV_LAND] =
        VERB("land", 0, "an amphibious assault", REFS("pieces", UN | LD, NULL, 0, "who"),
             REF("space", SP, "at", OPT, "where"), REFS("ships", SH, "from", OPT, "from which ships")),
    [MV_NAVAL_COMBAT] =
        VERB("naval-combat", 0, "a fight in a lake box", REF("lake", LK | SP, NULL, 0, "where"),
             REFS("attackers", SH | LD, ":", OPT, "who attacks"),
             REFS("defenders", SH | LD, "against", OPT, "who defends")),
    [MV_NAVAL_LEAD] = VERB("naval-lead", 0, "a side names its lead ship", SIDE("side", NULL, 0, "who"),
                           REF("ship", SH, NULL, 0, "which"),
                           WORD("class", mad_class_words, NULL, KEY, "class as counted")),
    [MV_NAVAL_ROUND] = VERB("naval-round", 0, "the roll of a naval fight", DICE("die", NULL, OPT, "one die"),
                            INT("drm", NULL, KEY, "modifiers as stated"),
                            WORD("result", naval_words, NULL, KEY, "result as stated"),
                            INT("second", NULL, KEY, "the die for the victor's losses")),
    [MV_NAVAL_LOSS] = VERB("naval-loss", 0, "ships damaged or lost", SIDE("side", NULL, OPT, "whose"),
                           MARKED("ships", SH, ":", 0, "which, in order")),
    [MV_NAVAL_RETREAT] = VERB("naval-retreat", 0, "ships leave a box after a fight",
                              MARKED("ships", SH | LD, NULL, 0, "which"),
                              REF("to", SP, "to", OPT, "where to; none: destroyed")),
    [MV_NAVAL_RETURN] =
        VERB("naval-return", 0, "a captured naval leader's replacement appears",
             REF("leader", LD, NULL, 0, "who"), REF("space", SP, "at", OPT, "where; none: off the map")),
    [MV_LAKE_CONTROL] = VERB("lake-control", FRAME | UM_V_CLAIM, "who controls a lake after the play",
                             REF("lake", LK, NULL, 0, "which"), WORD("side", owner_words, NULL, 0, "who")),
    [MV_WITHDRAW] = VERB("withdraw", 0, "ships leave a box free before a play",
                         REFS("ships", SH | LD, NULL, 0, "which"), REF("to", SP, "to", 0, "where to")),
    [MV_FLEET_WITHDRAW] = VERB("fleet-withdraw", 0, "ships go to port at the end of Summer-Autumn",
                               REFS("ships", SH | LD, NULL, 0, "which"), REF("to", SP, "to", 0, "where to")),
    [MV_FLEET_RETURN] = VERB("fleet-return", 0, "ships return to a box at the end of Spring-Summer",
                             REFS("ships", SH | LD, NULL, 0, "which"), REF("to", LK, "to", 0, "which lake")),

    [MV_REINFORCE] = VERB("reinforce", 0, "reinforcements arrive", MARKED("pieces", PC, NULL, 0, "who"),
                          REF("space", SP | LK, "at", 0, "where"), SIDE("side", NULL, KEY, "whose")),
    [MV_DELAY] = VERB("delay", 0, "reinforcements wait a turn", REFS("pieces", PC, NULL, 0, "who")),
    [MV_BLOCKED] = VERB("blocked", 0, "an arrival is barred by enemy control",
                        REFS("pieces", PC, NULL, 0, "who"), REF("space", SP, "at", OPT, "where")),
    [MV_ARRIVAL_ATTACK] = VERB("arrival-attack", 0, "reinforcements attack the space they arrive in",
                               REFS("pieces", UN | LD, NULL, 0, "who"), REF("space", SP, "at", 0, "where")),
    [MV_LEADER_ENTER] = VERB("leader-enter", 0, "a blocked leader enters", REF("leader", LD, NULL, 0, "who"),
                             REF("space", SP, "at", 0, "where")),
    [MV_BUILD] = VERB("build", 0, "a ship is built", REFS("ships", SH, NULL, 0, "which"),
                      REF("base", SP, "at", 0, "where")),
    [MV_REPAIR] = VERB("repair", 0, "ships are repaired", REFS("ships", SH, NULL, 0, "which")),
    [MV_RESTORE] = VERB("restore", 0, "reduced units are restored", REFS("units", UN, NULL, 0, "which")),
    [MV_DEPOT] = VERB("depot", 0, "a supply depot is made", REF("space", SP, NULL, 0, "where"),
                      SIDE("side", NULL, KEY, "whose")),
    [MV_ATTRITION] = VERB("attrition", 0, "winter losses in a space", REF("space", SP, NULL, 0, "where"),
                          MARKED("units", UN, ":", OPT, "who loses a step; none: nobody")),
    [MV_WINTER_REPAIR] = VERB("winter-repair", FRAME, "damaged ships in port are repaired",
                              REFS("ships", SH, NULL, OPT, "which")),
    [MV_DEPOTS_OFF] = VERB("depots-off", FRAME, "depots are taken off after winter",
                           REFS("spaces", SP, NULL, OPT, "where")),

    [MV_EVENT] = VERB("event", 0, "something an event does", WORD("what", event_words, NULL, 0, "what"),
                      MARKED("pieces", PC | CD, ":", OPT, "whom it is about"),
                      REF("space", SP | LK, "at", OPT, "where"), NET("points", KEY, "points it gives"),
                      SIDE("side", NULL, KEY, "for whom")),
    [MV_DESTROY_TOWN] =
        VERB("destroy-town", 0, "an event destroys a town", REF("space", SP, NULL, 0, "which")),
    [MV_DESTROY_BASE] =
        VERB("destroy-base", 0, "an event destroys a naval base", REF("space", SP, NULL, 0, "which")),
    [MV_DEPOT_LOST] = VERB("depot-lost", 0, "a depot is captured", REF("space", SP, NULL, 0, "where")),
    [MV_YEAR_END] = VERB("year-end", FRAME, "the year is over", INT("year", NULL, 0, "which")),
    [MV_GHENT] = VERB("ghent", 0, "the Treaty of Ghent is played", SIDE("side", NULL, 0, "who"),
                      INT("cards", NULL, OPT, "cards left in his hand")),
    [MV_NEW_ORLEANS] = VERB("new-orleans", 0, "the Battle of New Orleans",
                            WORD("mode", norleans_words, NULL, 0, "how it is used"),
                            WORD("held", yes_no, NULL, KEY, "whether it was held")),
    [MV_GAME_END] = VERB("game-end", FRAME, "the game ends", WORD("why", end_words, NULL, 0, "why")),
    [MV_INSTANT_VICTORY] =
        VERB("instant-victory", FRAME | UM_V_CLAIM, "a side wins at once", SIDE("side", NULL, 0, "who")),
    [MV_RESIGN] = VERB("resign", FRAME, "a side gives up", SIDE("side", NULL, 0, "who")),
};

const um_verb mad_queries[MQ_QUERIES] = {
    [MQ_COST] =
        VERB("cost", 0, "movement points a piece has spent in this play",
             REF("piece", PC, NULL, OPT, "who; none: the last mover"), INT("points", NULL, 0, "how many")),
    [MQ_ALLOWANCE] = VERB("allowance", 0, "movement points a piece has", REF("piece", PC, NULL, 0, "who"),
                          INT("points", NULL, 0, "how many")),
    [MQ_LIMIT] = VERB("limit", 0, "units a leader may move", REF("leader", LD, NULL, 0, "who"),
                      INT("units", NULL, 0, "how many")),
    [MQ_SUPPLY] = VERB(
        "supply", 0, "whether a piece or space is supplied", REF("what", UN | LD | SP, NULL, 0, "who"),
        SIDE("side", NULL, KEY, "for a space: for whom"), WORD("supplied", yes_no, NULL, 0, "yes or no")),
    [MQ_CONTROL] = VERB("control", 0, "who controls a space", REF("space", SP, NULL, 0, "which"),
                        WORD("side", owner_words, NULL, 0, "who")),
    [MQ_LAKE] = VERB("lake", 0, "who controls a lake", REF("lake", LK, NULL, 0, "which"),
                     WORD("side", owner_words, NULL, 0, "who")),
    [MQ_CF] = VERB("cf", 0, "the strength counted in the battle",
                   WORD("of", fight_sides, NULL, 0, "attack or defence"), INT("cf", NULL, 0, "how much")),
    [MQ_RATIO] = VERB("ratio", 0, "the odds of the battle",
                      REF("ratio", UM_KIND_BIT(MK_ODDS), NULL, 0, "as the table names them")),
    [MQ_DRM] = VERB("drm", 0, "a modifier of the battle", WORD("family", mad_drm_words, NULL, 0, "which"),
                    INT("drm", NULL, 0, "how much")),
    [MQ_ROLL] = VERB("roll", 0, "the modified roll", INT("roll", NULL, 0, "how much")),
    [MQ_RESULT] =
        VERB("result", 0, "the result of the round", WORD("result", mad_result_words, NULL, 0, "which")),
    [MQ_CLASS] = VERB("class", 0, "the class a side's lead counts as",
                      WORD("of", fight_sides, NULL, 0, "attack or defence"),
                      WORD("class", mad_class_words, NULL, 0, "which")),
    [MQ_VP] = VERB("vp", 0, "the net score", NET("net", 0, "how much")),
    [MQ_POSITION] = VERB("position", 0, "where a piece is", REF("piece", PC | CD, NULL, 0, "who"),
                         REF("place", ANYPLACE, "at", 0, "where")),
    [MQ_FACE] = VERB("face", 0, "which side a piece shows", REF("piece", PC, NULL, 0, "who"),
                     WORD("face", face_words, NULL, 0, "full or reduced")),
    [MQ_HAND] =
        VERB("hand", 0, "cards in a hand", SIDE("side", NULL, 0, "whose"), INT("cards", NULL, 0, "how many")),
    [MQ_ROOM] = VERB("room", 0, "winter room of a space", REF("space", SP, NULL, 0, "which"),
                     INT("units", NULL, 0, "how many")),
    [MQ_ATTRITION] = VERB("attrition", 0, "steps due in winter in a space",
                          REF("space", SP, NULL, 0, "which"), INT("steps", NULL, 0, "how many")),
    [MQ_CAPACITY] =
        VERB("capacity", 0, "whether ships can carry units", REFS("ships", SH, NULL, 0, "which ships"),
             REFS("units", UN, "for", 0, "which units"), WORD("enough", yes_no, NULL, 0, "yes or no")),
    [MQ_FRIENDLY] =
        VERB("friendly", 0, "whether a space is friendly to a side", REF("space", SP, NULL, 0, "which"),
             SIDE("side", NULL, 0, "to whom"), WORD("friendly", yes_no, NULL, 0, "yes or no")),
    [MQ_FORT] = VERB("fort", 0, "who holds the fort of a space", REF("space", SP, NULL, 0, "which"),
                     WORD("side", owner_words, NULL, 0, "who; none: no fort")),
    [MQ_BASE] = VERB("base", 0, "whether a naval base can be used", REF("space", SP, NULL, 0, "which"),
                     WORD("usable", yes_no, NULL, 0, "yes or no")),
    [MQ_DEPOT] = VERB("depot", 0, "whose depot stands in a space", REF("space", SP, NULL, 0, "which"),
                      WORD("side", owner_words, NULL, 0, "whose")),
    [MQ_DUE] = VERB("due", 0, "cards a side is due in the deal", SIDE("side", NULL, 0, "who"),
                    INT("cards", NULL, 0, "how many")),
    [MQ_FIRST] = VERB("first", 0, "who plays first", WORD("side", owner_words, NULL, 0, "who")),
    [MQ_LEVEL] = VERB("level", 0, "the level of victory", WORD("level", level_words, NULL, 0, "which")),
    [MQ_STEPS] = VERB("steps", 0, "steps a unit has left", REF("unit", UN, NULL, 0, "which"),
                      INT("steps", NULL, 0, "how many")),
    [MQ_ADJACENT] =
        VERB("path", 0, "the cost of the path between two spaces", REF("a", SP, NULL, 0, "one end"),
             REF("b", SP, "-", 0, "the other"), INT("cost", NULL, 0, "movement points")),
    [MQ_RETREAT] = VERB("retreat", 0, "whether a space is a right retreat for the side that must",
                        REF("space", SP, NULL, 0, "which"), WORD("right", yes_no, NULL, 0, "yes or no")),
    [MQ_SPENT] =
        VERB("points", 0, "points of the card spent in this play", INT("spent", NULL, 0, "operation points")),
    [MQ_REGULAR] = VERB("regular", 0, "whether a unit counts as Regular", REF("unit", UN, NULL, 0, "which"),
                        WORD("regular", yes_no, NULL, 0, "yes or no")),
    [MQ_DETACHMENT] =
        VERB("detachment", 0, "whether a unit counts as a detachment", REF("unit", UN, NULL, 0, "which"),
             WORD("detachment", yes_no, NULL, 0, "yes or no")),
    [MQ_NAVAL_RESULT] =
        VERB("naval-result", 0, "who wins the naval fight", WORD("result", naval_words, NULL, 0, "who")),
    [MQ_TURN] = VERB("turn", 0, "the turn", WORD("turn", mad_turn_words, NULL, 0, "which")),
    [MQ_SETUP] =
        VERB("setup", 0, "whether a piece stands where its scenario puts it",
             REF("piece", PC, NULL, 0, "who"), INT("scenario", NULL, KEY, "the first year, 1812 if left out"),
             WORD("right", yes_no, NULL, 0, "yes or no")),
    [MQ_POINTS] = VERB("booked", 0, "points in the ledger for a place",
                       REF("place", SP | LK, NULL, 0, "which"), NET("points", 0, "how many, for whom")),
};
