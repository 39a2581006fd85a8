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

#define INCH(n, l, f, h)                                                                                     \
    {                                                                                                        \
        .name = (n), .type = UM_P_DECIMAL, .lead = (l), .flags = (f), .help = (h)                            \
    }
#define POINT(n, l, f, h)                                                                                    \
    {                                                                                                        \
        .name = (n), .type = UM_P_POINT, .lead = (l), .flags = (f), .help = (h)                              \
    }

#define WHO_UNIT REF("unit", UN, NULL, 0, "who")
#define WHO_UNITS REFS("units", UN, NULL, 0, "who")
#define WHO_COMMANDER REF("commander", CO, NULL, 0, "who")
#define CLAIM_DP INT("dp", NULL, KEY, "D-points as stated")
#define CLAIM_CAS INT("casualties", NULL, KEY, "casualties as stated")

const um_verb nia_verbs[NV_VERBS] = {
    [NV_RECORD] = VERB("record", POS, "what this record holds",
                       WORD("dice", dice_words, NULL, KEY, "whether every roll is in it"),
                       WORD("announcements", announce_words, NULL, KEY, "whether announcements are")),
    [NV_NOW] = VERB(
        "now", POS, "where the game stands", INT("turn", NULL, 0, "the turn"),
        INT("step", NULL, OPT, "the step under way"), WORD("moved", yes_no, NULL, KEY, "somebody has moved"),
        WORD("fought", yes_no, NULL, KEY, "a fight has begun"),
        REF("brigade", BG, NULL, KEY, "whose one roll was made"), DICE("dice", NULL, KEY, "that roll")),
    [NV_SET] = VERB("set", POS, "how a unit is", WHO_UNITS,
                    INT("dp", NULL, KEY, "its D-points, or the fewest"), INT("dp-to", NULL, KEY, "the most"),
                    INT("casualties", NULL, KEY, "its casualties, or the fewest"),
                    INT("casualties-to", NULL, KEY, "the most"),
                    WORD("formation", nia_formation_words, NULL, KEY, "its order"),
                    WORD("cover", nia_cover_words, NULL, KEY, "what it is in"),
                    INT("last-dice", NULL, KEY, "horse: dice moved last turn"),
                    WORD("gone", yes_no, NULL, KEY, "off the table"),
                    WORD("ran", yes_no, NULL, KEY, "routed and not back in the fight")),
    [NV_WAS] = VERB(
        "was", POS, "what a unit has done or suffered this turn", WHO_UNITS,
        WORD("moved", yes_no, NULL, KEY, "changed place"), WORD("changed", yes_no, NULL, KEY, "manoeuvred"),
        WORD("fired", yes_no, NULL, KEY, "fired"), WORD("fighting", yes_no, NULL, KEY, "was in combat"),
        WORD("shot-at", shot_words, NULL, KEY, "was under fire"),
        WORD("shot-at-before", shot_words, NULL, KEY, "was so last turn"),
        INT("dressed", NULL, KEY, "D-points taken off"), INT("dice", NULL, KEY, "dice moved"),
        REF("announced", UN, NULL, KEY, "whom it means to reach"),
        WORD("bayonet", yes_no, NULL, KEY, "with bayonets"), INT("inspired", NULL, KEY, "bonus by a general"),
        WORD("limbering", limber_words, NULL, KEY, "what its guns are at"),
        INT("since", NULL, KEY, "since which turn"), WORD("wheeled", yes_no, NULL, KEY, "wheeled"),
        WORD("about", yes_no, NULL, KEY, "turned about and has yet to move"),
        WORD("retreated", yes_no, NULL, KEY, "went back after a fight"),
        WORD("routed", yes_no, NULL, KEY, "ran"), WORD("pursued", yes_no, NULL, KEY, "pursued"),
        WORD("rallied", yes_no, NULL, KEY, "was rallied"),
        WORD("stopping", yes_no, NULL, KEY, "named a stopping point"),
        WORD("decreed", yes_no, NULL, KEY, "has the umpire's word"),
        INCH("near", NULL, KEY, "inches from the nearest enemy"),
        INT("fired-with", NULL, KEY, "guns or bases that fired"),
        INT("morale-dp", NULL, KEY, "D-points by friends' flight"),
        INT("morale-casualties", NULL, KEY, "casualties by friends' flight"),
        INCH("decreed-distance", NULL, KEY, "how far the umpire lets it go"),
        INT("decreed-dp", NULL, KEY, "what that costs"), POINT("from", NULL, KEY, "where it fled from"),
        WORD("advancing", yes_no, NULL, KEY, "means to reach an enemy, not said whom")),
    [NV_OWES] = VERB("owes", POS, "what a fight left a unit to do", WHO_UNIT,
                     WORD("what", owes_words, NULL, 0, "what"), INT("turn", NULL, KEY, "since which turn"),
                     REF("foe", UN, NULL, KEY, "whom it fought")),
    [NV_FARED] =
        VERB("fared", POS, "how a unit's last fight went", WHO_UNIT,
             WORD("band", nia_band_words, NULL, KEY, "how it fared, or the worst"),
             WORD("band-to", nia_band_words, NULL, KEY, "the best"),
             INT("dp", NULL, KEY, "D-points before it, or the fewest"), INT("dp-to", NULL, KEY, "the most"),
             INT("casualties", NULL, KEY, "casualties before it, or the fewest"),
             INT("casualties-to", NULL, KEY, "the most"),
             INT("began", NULL, KEY, "casualties when the fight began, or the fewest"),
             INT("began-to", NULL, KEY, "the most"),
             WORD("spared", truth_words, NULL, KEY, "no casualty by success"),
             WORD("spared-stand-off", truth_words, NULL, KEY, "no casualty by a stand-off"),
             REF("foe", UN, NULL, KEY, "whom it fought")),
    [NV_HISTORY] = VERB("history", POS, "a battery's last shot", WHO_UNIT,
                        REF("target", UN, "at", OPT, "at whom; none: it never fired"),
                        WORD("band", band_words, NULL, KEY, "short or long"),
                        INCH("range", NULL, KEY, "in inches"), INT("turn", NULL, KEY, "when")),
    [NV_STAND] = VERB("stand", POS, "where a unit or commander is", REF("who", UN | CO, NULL, 0, "who"),
                      POINT("point", "at", 0, "inches from a corner"),
                      POINT("facing", NULL, KEY, "a point that a unit looks at")),
    [NV_COMMANDER] = VERB(
        "status", POS, "how a commander is", WHO_COMMANDER, INT("cp", NULL, KEY, "his points"),
        INT("spent", NULL, KEY, "spent this turn"), INT("lost", NULL, KEY, "lost by wounds"),
        REF("with", UN, NULL, KEY, "the unit he is attached to"),
        WORD("gone", yes_no, NULL, KEY, "off the field"), INT("rolled", NULL, KEY, "risk rolls this turn"),
        INT("spent-before", NULL, KEY, "spent in earlier turns"),
        INT("wounded", NULL, KEY, "the turn of his wound"),
        REF("beside", UN, NULL, KEY, "the unit he acted on from beside it"),
        WORD("earlier", yes_no, NULL, KEY, "and that in an earlier turn"),
        WORD("at-risk", truth_words, NULL, KEY, "whether a roll for him is due"),
        WORD("killed", yes_no, NULL, KEY, "dead")),
    [NV_HELD] = VERB("held", POS, "who holds an objective", REF("objective", OB, NULL, 0, "which"),
                     WORD("side", nia_holder_words, NULL, 0, "who"),
                     WORD("counted", nia_holder_words, NULL, KEY, "who held it when it counted")),

    [NV_TURN] = VERB("turn", FRAME, "a turn begins", INT("turn", NULL, 0, "which")),
    [NV_STEP] = VERB("step", FRAME, "a step begins", INT("step", NULL, 0, "1 to 7")),
    [NV_DECREE] = VERB("decree", FRAME, "the umpire's word on what the text leaves to him", WHO_UNIT,
                       TEXT("text", OPT, "his words"), INCH("distance", NULL, KEY, "how far the unit may go"),
                       INT("dp", NULL, KEY, "what it costs")),
    [NV_OBJECTIVE] =
        VERB("holds", FRAME, "an objective changes hands", REF("objective", OB, NULL, 0, "which"),
             WORD("side", nia_holder_words, NULL, 0, "who holds it")),
    [NV_NOTE] = VERB("note", FRAME, "a remark", TEXT("text", 0, "anything")),
    [NV_END] = VERB("game-end", FRAME | UM_V_CLAIM, "the game ends",
                    SIDE("winner", NULL, KEY, "who won, as stated")),

    [NV_DEPLOY] = VERB("deploy", 0, "units take the field", WHO_UNITS),
    [NV_CP_ROLL] = VERB("cp-roll", 0, "a chief's points are rolled", WHO_COMMANDER,
                        INT("die", NULL, 0, "an average die"), INT("cp", NULL, KEY, "points as stated")),
    [NV_RIDE] = VERB("ride", 0, "a commander moves", WHO_COMMANDER, INT("die", NULL, OPT, "the die"),
                     WORD("kind", die_words, NULL, OPT, "which die"), INCH("distance", NULL, KEY, "inches"),
                     REF("joins", UN, NULL, KEY, "the unit he joins"), POINT("to", NULL, KEY, "where to")),
    [NV_INSPIRE] =
        VERB("inspire", 0, "a commander inspires a unit", WHO_COMMANDER, REF("unit", UN, NULL, 0, "whom"),
             INT("bonus", NULL, KEY, "by how much, 1 if left out"),
             WORD("adjacent", yes_no, NULL, KEY, "beside its command group")),
    [NV_RALLY] =
        VERB("rally", 0, "a commander rallies a unit", WHO_COMMANDER, REF("unit", UN, NULL, 0, "whom"),
             INT("n", NULL, KEY, "D-points taken off, 1 if left out"),
             WORD("adjacent", yes_no, NULL, KEY, "beside its command group")),
    [NV_COURIER] = VERB("courier", 0, "a courier rides", REF("from", CO, NULL, 0, "from whom"),
                        REF("to", CO | UN, "to", OPT, "to whom")),
    [NV_ATTACH] =
        VERB("attach", 0, "a commander joins a unit", WHO_COMMANDER, REF("unit", UN, "to", 0, "which")),
    [NV_DETACH] = VERB("detach", 0, "a commander leaves his unit", WHO_COMMANDER),
    [NV_RISK] = VERB("risk", 0, "a roll for a commander's life", WHO_COMMANDER,
                     DICE("dice", NULL, OPT, "one die, and a second after a 1"),
                     WORD("result", nia_risk_words, NULL, KEY, "as stated"),
                     INT("cp", NULL, KEY, "points left as stated")),

    [NV_ANNOUNCE] =
        VERB("announce", 0, "a unit means to reach the enemy", WHO_UNIT,
             REF("target", UN, "against", OPT, "whom"), WORD("bayonet", yes_no, NULL, KEY, "with bayonets")),
    [NV_STOP_AT] = VERB("stop-at", 0, "a stopping point is named before the dice", WHO_UNIT,
                        TEXT("where", OPT, "where")),
    [NV_MOVE] = VERB("move", 0, "units move", WHO_UNITS, DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
                     INCH("distance", NULL, KEY, "inches"), REFS("over", TE, NULL, KEY, "ground crossed"),
                     WORD("road", yes_no, NULL, KEY, "along a road"),
                     WORD("charge", yes_no, NULL, KEY, "to reach the enemy"),
                     INCH("ends", NULL, KEY, "inches from the nearest enemy then"),
                     POINT("to", NULL, KEY, "where to"),
                     REF("brigade", BG, NULL, KEY, "whose one roll this is"), CLAIM_DP),
    [NV_WHEEL] =
        VERB("wheel", 0, "a unit wheels", WHO_UNIT, DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
             INCH("distance", NULL, KEY, "inches of the outer figure"), CLAIM_DP),
    [NV_FORM] = VERB("form", 0, "units change formation", WHO_UNITS,
                     WORD("formation", nia_formation_words, "to", OPT, "the new one"), CLAIM_DP),
    [NV_LIMBER] = VERB("limber", 0, "guns begin to limber", WHO_UNITS,
                       INT("turns", NULL, KEY, "turns it takes, as stated"), CLAIM_DP),
    [NV_UNLIMBER] = VERB("unlimber", 0, "guns begin to unlimber", WHO_UNITS,
                         INT("turns", NULL, KEY, "turns it takes, as stated"), CLAIM_DP),
    [NV_ABOUT_FACE] = VERB("about-face", 0, "a unit turns about and moves", WHO_UNIT,
                           DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
                           INCH("distance", NULL, KEY, "inches"), CLAIM_DP),
    [NV_RETIRE] = VERB("retire", 0, "a unit goes back facing the enemy", WHO_UNIT,
                       DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
                       INCH("distance", NULL, KEY, "inches"), CLAIM_DP),
    [NV_COLLIDE] = VERB("collide", 0, "units run into one another", WHO_UNITS),
    [NV_RETREAT] = VERB("retreat", 0, "a beaten unit goes back", WHO_UNIT,
                        DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
                        INCH("distance", NULL, KEY, "inches"), POINT("to", NULL, KEY, "where to"),
                        REF("leaves", CO, NULL, KEY, "a commander who does not go along"),
                        REFS("over", TE, NULL, KEY, "ground crossed"), CLAIM_DP),
    [NV_ROUT] =
        VERB("rout", 0, "a routed unit runs", WHO_UNIT, DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
             INCH("distance", NULL, KEY, "inches"), POINT("to", NULL, KEY, "where to"),
             REF("leaves", CO, NULL, KEY, "a commander who does not go along"),
             REFS("over", TE, NULL, KEY, "ground crossed"), CLAIM_DP),
    [NV_PURSUE] =
        VERB("pursue", 0, "a unit pursues", WHO_UNIT, DICE("dice", NULL, KEY | UM_UNEVEN, "average dice"),
             INCH("distance", NULL, KEY, "inches"), POINT("to", NULL, KEY, "where to"),
             REF("leaves", CO, NULL, KEY, "a commander who does not go along"),
             REFS("over", TE, NULL, KEY, "ground crossed"), CLAIM_DP),
    [NV_HALT] = VERB("halt", 0, "a unit stands", WHO_UNIT),
    [NV_RUN_INTO] =
        VERB("meet", 0, "a unit in flight meets a friend", WHO_UNIT, REF("friend", UN, NULL, 0, "whom"),
             WORD("collides", yes_no, NULL, KEY, "runs into him")),
    [NV_MORALE] = VERB("morale", 0, "what a unit suffers by another's flight", WHO_UNIT,
                       REF("source", UN, "by", 0, "who flees"), WORD("kind", flight_words, NULL, KEY, "how"),
                       INCH("distance", NULL, KEY, "inches apart"), CLAIM_DP, CLAIM_CAS),

    [NV_FIRE_ART] = VERB("fire-art", 0, "guns fire", WHO_UNIT, REF("target", UN, "at", 0, "at whom"),
                         INCH("range", NULL, KEY, "inches"), DICE("dice", NULL, KEY, "a die a gun"), CLAIM_DP,
                         CLAIM_CAS, WORD("band", band_words, NULL, KEY, "short or long"),
                         WORD("history", history_words, NULL, KEY,
                              "new: another target or the first; same: same target and range; cont: neither"),
                         INT("guns", NULL, KEY, "how many fire"),
                         WORD("cover", nia_cover_words, NULL, KEY, "what the target is in"),
                         INT("modifier", NULL, KEY, "for the target's newness, as stated")),
    [NV_FIRE_INF] = VERB("fire-inf", 0, "foot fires", WHO_UNIT, REF("target", UN, "at", 0, "at whom"),
                         INCH("range", NULL, KEY, "inches"), DICE("dice", NULL, KEY, "the dice"), CLAIM_DP,
                         WORD("cover", nia_cover_words, NULL, KEY, "what the target is in"),
                         DICE("rerolls", NULL, KEY, "fives rolled again"),
                         INT("bases", NULL, KEY, "how many bases or groups fire, if not all")),
    [NV_ROCKET] = VERB(
        "rocket", 0, "rockets fly", WHO_UNIT, REF("target", UN, "at", OPT, "at whom"),
        INCH("range", NULL, KEY, "inches"), DICE("dice", NULL, KEY, "two dice"),
        DICE("deviation", NULL, KEY, "how far aside"), WORD("where", where_words, NULL, KEY, "as stated"),
        INT("off", NULL, KEY, "inches aside as stated"), INT("hit", NULL, KEY, "the die of a hit"),
        REF("on", UN, NULL, KEY, "whom it lands on instead"),
        REFS("over", UN, NULL, KEY, "who is flown over"), CLAIM_DP, CLAIM_CAS),
    [NV_COMBAT] = VERB("combat", 0, "a close fight", REFS("attackers", UN, NULL, 0, "who attacks"),
                       REFS("defenders", UN, "against", 0, "who defends"),
                       DICE("dice", NULL, KEY, "the attackers' die, the defenders'"),
                       REFS("bayonet", UN, NULL, KEY, "with bayonets"),
                       REFS("ground", UN, NULL, KEY, "uphill or behind something"),
                       REFS("flanked", UN, NULL, KEY, "attacked in flank or rear"),
                       WORD("cover", nia_cover_words, NULL, KEY, "what is defended"),
                       INCH("distance", NULL, KEY, "inches apart")),
    [NV_RESULT] = VERB("result", 0, "what a fight did to a unit, as stated", WHO_UNIT,
                       WORD("band", nia_band_words, NULL, OPT, "how it fared"), CLAIM_DP, CLAIM_CAS),

    [NV_EFFECT] =
        VERB("effect", 0, "a unit takes D-points or casualties", WHO_UNIT, INT("dp", NULL, KEY, "D-points"),
             INT("casualties", NULL, KEY, "casualties"), WORD("cause", cause_words, NULL, KEY, "by what")),
    [NV_LEDGER] =
        VERB("count", 0, "D-points and casualties as the table shows them", WHO_UNIT, CLAIM_DP, CLAIM_CAS),
    [NV_REDRESS] =
        VERB("redress", 0, "a unit dresses its ranks", WHO_UNIT, INT("n", NULL, 0, "D-points taken off")),
};

const um_verb nia_queries[NQ_QUERIES] = {
    [NQ_DP] = VERB("dp", 0, "D-points of a unit", WHO_UNIT, INT("dp", NULL, 0, "how many")),
    [NQ_CASUALTIES] =
        VERB("casualties", 0, "casualties of a unit", WHO_UNIT, INT("casualties", NULL, 0, "how many")),
    [NQ_FIGURES] = VERB("figures", 0, "figures left", WHO_UNIT, INT("figures", NULL, 0, "how many")),
    [NQ_BASES] = VERB("bases", 0, "bases left", WHO_UNIT, INT("bases", NULL, 0, "how many")),
    [NQ_GUNS] = VERB("guns", 0, "guns left", WHO_UNIT, INT("guns", NULL, 0, "how many")),
    [NQ_STRENGTH] = VERB("strength", 0, "what a unit counts in combat", WHO_UNIT,
                         INT("strength", NULL, 0, "in figures of foot")),
    [NQ_CP] = VERB("cp", 0, "a commander's points", WHO_COMMANDER, INT("cp", NULL, 0, "how many")),
    [NQ_LEFT] =
        VERB("left", 0, "points not yet spent this turn", WHO_COMMANDER, INT("cp", NULL, 0, "how many")),
    [NQ_ON_FIELD] = VERB("on-field", 0, "whether a commander is on the field", WHO_COMMANDER,
                         WORD("there", yes_no, NULL, 0, "yes or no")),
    [NQ_CLASS] = VERB("class", 0, "a unit's grade", WHO_UNIT, INT("class", NULL, 0, "1 to 5")),
    [NQ_GUN] = VERB("gun", 0, "the class of a unit's guns", WHO_UNIT, REF("gun", GU, NULL, 0, "which")),
    [NQ_ALLOWANCE] =
        VERB("allowance", 0, "inches that the last dice gave", INT("inches", NULL, 0, "how many")),
    [NQ_DICE] = VERB("dice", 0, "dice due in the last fire", INT("dice", NULL, 0, "how many")),
    [NQ_HITS] = VERB("hits", 0, "D-points of the last shot", INT("hits", NULL, 0, "how many")),
    [NQ_MODIFIER] = VERB("modifier", 0, "what was added to each die of the last shot",
                         INT("modifier", NULL, 0, "how much")),
    [NQ_TOTAL] =
        VERB("total", 0, "a unit's total in the last fight", WHO_UNIT, INT("total", NULL, 0, "how much")),
    [NQ_DIFFERENCE] =
        VERB("difference", 0, "attackers' total less defenders'", INT("difference", NULL, 0, "how much")),
    [NQ_BAND] = VERB("band", 0, "how a unit fared in the last fight", WHO_UNIT,
                     WORD("band", nia_band_words, NULL, 0, "how")),
    [NQ_OUTNUMBERED] = VERB("outnumbered", 0, "what one unit loses by another's numbers", WHO_UNIT,
                            REF("by", UN, "by", 0, "whose"), INT("drm", NULL, 0, "how much")),
    [NQ_HALF] =
        VERB("half", 0, "the halved factors of the last two attackers", INT("half", NULL, 0, "how much")),
    [NQ_BONUS] =
        VERB("bonus", 0, "what a general has bought a unit", WHO_UNIT, INT("bonus", NULL, 0, "how much")),
    [NQ_FIGHT] = VERB("fight", 0, "whether a unit has come to a fight", WHO_UNIT,
                      WORD("due", yes_no, NULL, 0, "yes or no")),
    [NQ_WHERE] = VERB("where", 0, "where the last rocket went", WORD("where", where_words, NULL, 0, "where")),
    [NQ_OFF] = VERB("off", 0, "inches aside of the last rocket", INT("off", NULL, 0, "how many")),
    [NQ_RECOVERY] = VERB("recovery", 0, "D-points a unit may take off at the end of the turn", WHO_UNIT,
                         INT("dp", NULL, 0, "how many")),
    [NQ_FORMATION] = VERB("formation", 0, "a unit's order", WHO_UNIT,
                          WORD("formation", nia_formation_words, NULL, 0, "which")),
    [NQ_HOLDER] = VERB("holder", 0, "who holds an objective", REF("objective", OB, NULL, 0, "which"),
                       WORD("side", nia_holder_words, NULL, 0, "who")),
    [NQ_MET] = VERB("met", 0, "whether an objective is met", REF("objective", OB, NULL, 0, "which"),
                    WORD("met", yes_no, NULL, 0, "yes or no")),
    [NQ_LOST] = VERB("lost", 0, "what a side has lost", SIDE("side", NULL, 0, "who"),
                     WORD("what", lost_words, NULL, 0, "what"), INT("n", NULL, 0, "how many")),
    [NQ_BROKEN] = VERB("broken", 0, "units of a side that are routed or gone", SIDE("side", NULL, 0, "whose"),
                       INT("units", NULL, 0, "how many")),
    [NQ_SKIPPED] = VERB("skipped", 0, "checks left out for want of distances or places",
                        INT("checks", NULL, 0, "how many")),
    [NQ_TURN] = VERB("turn", 0, "the turn", INT("turn", NULL, 0, "which")),
    [NQ_COMPARE] = VERB("compare", 0, "how a side fares with these totals", INT("mine", NULL, 0, "its total"),
                        INT("theirs", NULL, 0, "the other's"), WORD("band", nia_band_words, NULL, 0, "how")),
    [NQ_DISTANCE] = VERB("distance", 0, "whole inches between two points of the table, rounded down",
                         REF("a", UN | CO, NULL, 0, "one"), REF("b", UN | CO, "to", 0, "the other"),
                         INT("inches", NULL, 0, "how many")),
};
