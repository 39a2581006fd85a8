#include "core/invasion/verbs.h"
#include "core/verb_table.h"

const char *const inv_step_words[] = {"setup", "recruit", "move", "battle", "draw", "over", NULL};
static const char *const setup_words[] = {"printed", "added", "listed", NULL};
/* The face words fold to three: index modulo INV_FACES. */
static const char *const face_words[] = {"hit", "flee", "command", "h", "f", "c", NULL};
static const char *const player_words[] = {"p1", "p2", "p3", "p4", "p5", NULL};
static const char *const winner_words[] = {"us", "br", "draw", NULL};
static const char *const lost_words[] = {"reserve", "fled", NULL};
static const char *const how_words[] = {"land", "water", NULL};
static const char *const yes_no[] = {"no", "yes", NULL};

#define FA UM_KIND_BIT(IK_FACTION)
#define AR UM_KIND_BIT(IK_AREA)
#define WA UM_KIND_BIT(IK_WATER)
#define CD UM_KIND_BIT(IK_CARD)

#define COUNTS(n, k, l, f, h)                                                                                \
    {                                                                                                        \
        .name = (n), .type = UM_P_COUNTS, .kinds = (k), .lead = (l), .flags = (f), .help = (h)               \
    }
#define GROUPS(n, w, l, f, h)                                                                                \
    {                                                                                                        \
        .name = (n), .type = UM_P_GROUPS, .kinds = FA, .words = (w), .lead = (l), .flags = (f), .help = (h)  \
    }
#define CARDS_OF(f1)                                                                                         \
    REF("faction", FA, NULL, 0, "whose"), INT("count", NULL, OPT, "how many"),                               \
        REFS("cards", CD, ":", f1, "which, as far as known")
#define UNITS_IN REF("area", AR, NULL, 0, "where"), COUNTS("units", FA, ":", 0, "factions and numbers")

#define BARE(n, fl, h)                                                                                       \
    {                                                                                                        \
        .name = (n), .flags = (fl), .help = (h)                                                              \
    }

const um_verb inv_verbs[IV_VERBS] = {
    [IV_NOW] = VERB("now", POS, "where the game stands", INT("turn", NULL, 0, "1 to 8"),
                    REF("faction", FA, NULL, OPT, "whose phase it is"),
                    WORD("scenario", inv_scenario_words, NULL, KEY, "which"),
                    WORD("step", inv_step_words, NULL, KEY, "how far the phase has come"),
                    REFS("done", FA, NULL, KEY, "factions that have had their phase this turn"),
                    WORD("over", yes_no, NULL, KEY, "whether the game is over")),
    [IV_AT] = VERB("at", POS, "the units in an area", UNITS_IN),
    [IV_FLED] =
        VERB("fled", POS, "units in the box of the fled", COUNTS("units", FA, NULL, 0, "how many of whom")),
    [IV_RESERVE] = VERB("reserve", POS, "units in reserve", COUNTS("units", FA, NULL, 0, "how many of whom")),
    [IV_CONTROL] = VERB("control", POS, "a control marker", REF("area", AR, NULL, 0, "where"),
                        WORD("side", inv_owner_words, NULL, 0, "whose; none: no marker")),
    [IV_HAND] = VERB("hand", POS, "the cards in a hand", CARDS_OF(OPT)),
    [IV_DECK_LEFT] = VERB("deck-left", POS, "cards left to draw", REF("faction", FA, NULL, 0, "whose"),
                          INT("count", NULL, 0, "how many")),
    [IV_PLAYED] = VERB("played", POS, "cards played in earlier phases", REFS("cards", CD, NULL, 0, "which")),
    [IV_IN_PLAY] = VERB("in-play", POS, "cards played in this phase", REFS("cards", CD, NULL, 0, "which")),
    [IV_MOVED] = VERB("moved", POS, "units that have moved in this phase", UNITS_IN),
    [IV_FIGHT] = VERB("fighting", POS, "a battle going on", REF("area", AR, NULL, 0, "where"),
                      SIDE("next", NULL, 0, "who rolls next")),
    [IV_UNKNOWN] = VERB("unknown", POS, "areas whose units the record does not tell",
                        REFS("areas", AR, NULL, 0, "which")),
    [IV_SEATS] = VERB("seats", POS, "who plays what",
                      GROUPS("who", player_words, NULL, 0, "factions and players, as ar p1, am p1")),
    [IV_PLACED] = VERB("placed", POS, "free units of the campaign that have been placed",
                       COUNTS("units", FA, NULL, 0, "how many of whom")),
    [IV_MUSTERED] = VERB("mustered", POS, "what has come into an area at the start of this phase",
                         REF("area", AR, NULL, 0, "where"), INT("recruits", NULL, 0, "how many recruits"),
                         INT("back", NULL, KEY, "how many of the fled"),
                         WORD("extra", yes_no, NULL, KEY, "the natives' further recruit has come")),
    [IV_AIMED] = VERB("aimed", POS, "where a card in play works", REF("card", CD, NULL, 0, "which"),
                      REF("area", AR, "at", 0, "where")),
    [IV_SPENT] =
        VERB("spent", POS, "cards in play that have done what they do", REFS("cards", CD, NULL, 0, "which")),
    [IV_MARCHED] =
        VERB("marched", POS, "an army that has moved in this phase", COUNTS("units", FA, NULL, 0, "who"),
             PATH("path", AR, ":", 0, "from area to area"), REF("water", WA, "via", OPT, "over which water"),
             INT("areas", NULL, KEY, "how far, with the lines before"),
             WORD("army", yes_no, NULL, KEY, "no: it goes on, or goes with one before")),
    [IV_UNFOUGHT] = VERB("unfought", POS, "areas that an earlier phase left with both sides in them",
                         REFS("areas", AR, NULL, 0, "which")),
    [IV_FOUGHT] = VERB("fought", POS, "areas in which dice have been rolled in this phase",
                       REFS("areas", AR, NULL, 0, "which"), REF("won", AR, NULL, KEY, "just won")),

    [IV_ASSIGN] = VERB("assign", FRAME, "who plays what",
                       GROUPS("who", player_words, NULL, 0, "each faction and its player, as ar p1, am p1")),
    [IV_SETUP] = VERB(
        "setup", FRAME, "units set up",
        WORD("from", setup_words, NULL, 0, "printed on the board, added to it, or listed in place of it"),
        UNITS_IN),
    [IV_PLACE] = VERB("place", 0, "free units placed in the campaign of 1812", UNITS_IN),
    [IV_DECK] = VERB("deck", FRAME, "the cards that a faction plays with", CARDS_OF(OPT)),
    [IV_DEAL] = VERB("deal", FRAME, "a first hand", CARDS_OF(OPT)),
    [IV_KEEP] = VERB("keep", FRAME, "a hand is kept", REF("faction", FA, NULL, 0, "whose")),
    [IV_REDRAW] = VERB("redraw", FRAME, "a hand is shown, shuffled back and drawn anew", CARDS_OF(OPT)),
    [IV_SHOW] = VERB("show", FRAME, "cards are shown", REF("faction", FA, NULL, 0, "whose"),
                     REF("to", FA, "to", 0, "to whom")),
    [IV_BAG] = VERB("bag", FRAME, "the cubes in the bag", REFS("factions", FA, NULL, 0, "whose")),

    [IV_TURN] = VERB("turn", FRAME, "the turn marker", INT("number", NULL, 0, "1 to 8")),
    [IV_PHASE] = VERB("phase", FRAME, "a cube is drawn and a phase begins",
                      REF("faction", FA, NULL, 0, "whose"), INT("index", NULL, OPT, "1 to 5")),
    [IV_END_PHASE] = BARE("end-phase", FRAME, "the phase ends"),
    [IV_END_TURN] = BARE("end-turn", FRAME, "the turn ends"),
    [IV_END_GAME] = VERB("end-game", FRAME, "the game ends", NET("score", OPT, "as the players count it"),
                         WORD("winner", winner_words, NULL, KEY, "as the players say")),
    [IV_MARKER] = VERB("marker", FRAME, "a control marker is put or taken", REF("area", AR, NULL, 0, "where"),
                       WORD("side", inv_owner_words, NULL, 0, "whose; none: taken away"),
                       INT("number", NULL, OPT, "how many")),
    [IV_DRAW] = VERB("draw", FRAME, "cards are drawn", CARDS_OF(OPT)),
    [IV_NOTE] = VERB("note", FRAME, "a remark", TEXT("text", 0, "anything")),

    [IV_RECRUIT] = VERB("recruit", 0, "recruits come", UNITS_IN),
    [IV_EXTRA] = VERB("extra", 0, "the natives' further recruit comes", UNITS_IN),
    [IV_RETURN] = VERB("return", 0, "fled units come back", UNITS_IN),

    [IV_PLAY] = VERB("play", 0, "a card is played", REF("card", CD, NULL, 0, "which"),
                     REF("area", AR, "at", OPT, "the battle it is for"),
                     REF("by", FA, NULL, KEY, "by whom, if not the active faction")),
    [IV_TARGET] = VERB("target", 0, "a special's battle is named", REF("card", CD, NULL, 0, "which"),
                       REF("area", AR, "at", 0, "where")),
    [IV_MOVE] = VERB("move", 0, "an army moves by land", COUNTS("units", FA, NULL, 0, "who"),
                     PATH("path", AR, ":", 0, "from area to area")),
    [IV_DROP] = VERB("drop", 0, "the army just moved leaves units on its way", UNITS_IN),
    [IV_PICK_UP] = VERB("pick-up", 0, "the army just moved takes units along", UNITS_IN),
    [IV_BOAT] =
        VERB("boat", 0, "an army goes over water", COUNTS("units", FA, NULL, 0, "who"),
             PATH("path", AR, ":", 0, "from and to"), REFS("waters", WA, "via", 0, "over which water")),
    [IV_CANOE] =
        VERB("canoe", 0, "natives go over water", COUNTS("from", AR, NULL, 0, "how many out of which areas"),
             REF("to", AR, "to", 0, "where"), REFS("waters", WA, "via", 0, "over which water"),
             COUNTS("units", FA, NULL, KEY, "others that go along")),
    [IV_PASS_MOVE] = BARE("pass-move", 0, "nobody moves, or nobody else"),

    [IV_ADD] = VERB("add", 0, "a special brings units", UNITS_IN),
    [IV_SWAP] = VERB("swap", 0, "a special turns units into others", REF("area", AR, NULL, 0, "where"),
                     COUNTS("from", FA, ":", 0, "what goes"), COUNTS("to", FA, "to", 0, "what comes")),
    [IV_ELIMINATE] = VERB("eliminate", 0, "units fall to an ambush", UNITS_IN,
                          SIDE("by", NULL, KEY, "which side chose them")),
    [IV_PRE_ROLL] = VERB("pre-roll", 0, "a special's roll before a battle",
                         GROUPS("faces", face_words, NULL, UM_FACES, "each faction and its dice"),
                         REF("card", CD, NULL, KEY, "by which card")),
    [IV_NORTON] =
        VERB("norton", 0, "John Norton sends natives out", REF("from", AR, NULL, 0, "out of which area"),
             COUNTS("to", AR, "to", 0, "how many into which")),
    [IV_WARCRY] = VERB("warcry", 0, "War Cry gathers natives", REF("to", AR, NULL, 0, "into which area"),
                       COUNTS("from", AR, "from", 0, "how many out of which")),
    [IV_PURSUE] = VERB("pursue", 0, "the army that won goes on", COUNTS("units", FA, NULL, 0, "who"),
                       PATH("path", AR, ":", 0, "from and to")),

    [IV_BATTLE] = VERB("battle", 0, "a battle begins", REF("area", AR, NULL, 0, "where")),
    [IV_ROLL] = VERB(
        "roll", 0, "a side rolls",
        GROUPS("faces", face_words, NULL, OPT | UM_FACES, "each faction and its dice: hit, flee, command"),
        SIDE("side", NULL, KEY, "who, where the dice are not recorded")),
    [IV_LOSE] = VERB("lose", 0, "units are hit", COUNTS("units", FA, NULL, 0, "who"),
                     WORD("to", lost_words, "to", OPT, "reserve or fled"),
                     SIDE("by", NULL, KEY, "which side chose them")),
    [IV_FLEE] = VERB("flee", 0, "units flee", COUNTS("units", FA, NULL, 0, "who")),
    [IV_RETREAT] = VERB("retreat", 0, "units retreat", COUNTS("units", FA, NULL, 0, "who"),
                        REF("to", AR, "to", 0, "where"), WORD("by", how_words, NULL, KEY, "land or water")),
    [IV_STAY] = BARE("stay", 0, "nobody retreats"),
    [IV_WON] = VERB("won", FRAME, "a battle is over", SIDE("side", NULL, 0, "who won")),
};

const um_verb inv_queries[IQ_QUERIES] = {
    [IQ_RESERVE] = VERB("reserve", 0, "units in reserve", REF("faction", FA, NULL, 0, "whose"),
                        INT("units", NULL, 0, "how many")),
    [IQ_UNITS] = VERB("units", 0, "units in an area", REF("area", AR, NULL, 0, "where"),
                      REF("faction", FA, ":", 0, "whose"), INT("units", NULL, 0, "how many")),
    [IQ_FLED] = VERB("fled", 0, "units that have fled", REF("faction", FA, NULL, 0, "whose"),
                     INT("units", NULL, 0, "how many")),
    [IQ_CONTROL] = VERB("control", 0, "whose marker lies on an area", REF("area", AR, NULL, 0, "where"),
                        WORD("side", inv_owner_words, NULL, 0, "whose")),
    [IQ_MARKERS] = VERB("markers", 0, "markers on an area", REF("area", AR, NULL, 0, "where"),
                        INT("markers", NULL, 0, "how many")),
    [IQ_TRUCES] = VERB("truces", 0, "truces a side has played", SIDE("side", NULL, 0, "who"),
                       INT("truces", NULL, 0, "how many")),
    [IQ_SCORE] = VERB("score", 0, "the net score", NET("net", 0, "how much")),
    [IQ_POINTS] = VERB("points", 0, "a side's points", SIDE("side", NULL, 0, "who"),
                       INT("points", NULL, 0, "how many")),
    [IQ_HOMELAND] = VERB("homeland", 0, "whose homeland an area is", REF("area", AR, NULL, 0, "which"),
                         SIDE("side", NULL, 0, "whose")),
    [IQ_OBJECTIVES] = VERB("objectives", 0, "objectives in an area", REF("area", AR, NULL, 0, "which"),
                           INT("objectives", NULL, 0, "how many")),
    [IQ_TURN] = VERB("turn", 0, "the turn", INT("turn", NULL, 0, "which")),
    [IQ_OVER] = VERB("over", 0, "whether the game is over", WORD("over", yes_no, NULL, 0, "yes or no")),
    [IQ_WINNER] = VERB("winner", 0, "who is ahead", WORD("winner", winner_words, NULL, 0, "who")),
    [IQ_HAND] = VERB("hand", 0, "cards in a hand", REF("faction", FA, NULL, 0, "whose"),
                     INT("cards", NULL, 0, "how many")),
    [IQ_ARMIES] = VERB("armies", 0, "armies the card can still move", INT("armies", NULL, 0, "how many")),
    [IQ_CARD] = VERB("card", 0, "which card a name means", REF("name", CD, NULL, 0, "the name"),
                     REF("card", CD, ":", 0, "the card")),
    [IQ_FIRST] = VERB("first", 0, "who rolls first in an area", REF("area", AR, NULL, 0, "where"),
                      SIDE("side", NULL, 0, "who")),
    [IQ_DICE] = VERB("dice", 0, "dice a faction rolls in the battle", REF("faction", FA, NULL, 0, "who"),
                     INT("dice", NULL, 0, "how many")),
    [IQ_ADJACENT] = VERB("adjacent", 0, "whether two areas share a border", REF("a", AR, NULL, 0, "one"),
                         REF("b", AR, "-", 0, "the other"), WORD("adjacent", yes_no, NULL, 0, "yes or no")),
};
