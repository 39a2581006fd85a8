/* The tables of a store, as umpire-store(5) tells of them. A change is one more step at the end of the list:
 * a store of an older version is brought up to date by the steps that it lacks. */
#include "cli/store.h"

/* What was read: inputs by their digests, and packs with all of their data that are not certain. */
#define INPUTS                                                                                               \
    "CREATE TABLE pack (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"            \
    " name TEXT NOT NULL, version TEXT NOT NULL, skeleton TEXT NOT NULL);"                                   \
    "CREATE TABLE datum (pack INTEGER NOT NULL REFERENCES pack ON DELETE CASCADE, number INTEGER NOT NULL,"  \
    " name TEXT NOT NULL, value TEXT NOT NULL, sure TEXT NOT NULL, source TEXT NOT NULL,"                    \
    " map INTEGER NOT NULL, PRIMARY KEY (pack, number)) WITHOUT ROWID;"                                      \
    "CREATE TABLE input (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, file TEXT NOT NULL,"           \
    " log INTEGER NOT NULL, module TEXT, version TEXT);"                                                     \
    "CREATE TABLE chain (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, engine TEXT NOT NULL,"         \
    " settings TEXT NOT NULL, module TEXT, binding TEXT, basis TEXT NOT NULL, status INTEGER NOT NULL);"     \
    "CREATE TABLE link (chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE, seq INTEGER NOT NULL,"    \
    " input INTEGER NOT NULL REFERENCES input, PRIMARY KEY (chain, seq)) WITHOUT ROWID;"                     \
    "CREATE INDEX link_input ON link (input);"                                                               \
    "CREATE TABLE trouble (chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE,"                       \
    " seq INTEGER NOT NULL, level TEXT NOT NULL, code TEXT, line INTEGER, entry INTEGER, message TEXT,"      \
    " PRIMARY KEY (chain, seq)) WITHOUT ROWID;"

/* Which logs of an archive go on from each other. */
#define ARCHIVES "CREATE TABLE archive (digest TEXT PRIMARY KEY, chains TEXT NOT NULL) WITHOUT ROWID;"

/* What a chain's result rests on: it is judged again if one of these changes. */
#define BASIS                                                                                                \
    "CREATE TABLE asked (chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE, seq INTEGER NOT NULL,"   \
    " name TEXT, beside INTEGER NOT NULL, pack INTEGER NOT NULL REFERENCES pack,"                            \
    " PRIMARY KEY (chain, seq)) WITHOUT ROWID;"                                                              \
    "CREATE TABLE read (chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE, pack INTEGER NOT NULL,"   \
    " number INTEGER NOT NULL, PRIMARY KEY (chain, pack, number),"                                           \
    " FOREIGN KEY (pack, number) REFERENCES datum) WITHOUT ROWID;"                                           \
    "CREATE TABLE consulted (chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE, game TEXT NOT NULL," \
    " ruling TEXT NOT NULL, given TEXT, PRIMARY KEY (chain, game, ruling)) WITHOUT ROWID;"                   \
    "CREATE INDEX consulted_ruling ON consulted (ruling);"

/* The games and all that was found. */
#define GAMES                                                                                                \
    "CREATE TABLE game (id INTEGER PRIMARY KEY, chain INTEGER NOT NULL REFERENCES chain ON DELETE CASCADE,"  \
    " seq INTEGER NOT NULL, name TEXT, game TEXT NOT NULL, pack TEXT NOT NULL, trust TEXT NOT NULL,"         \
    " side_1 TEXT NOT NULL, side_2 TEXT NOT NULL, player_1 TEXT, player_2 TEXT, turns INTEGER NOT NULL,"     \
    " steps INTEGER NOT NULL, legal INTEGER NOT NULL, illegal INTEGER NOT NULL,"                             \
    " undetermined INTEGER NOT NULL, accepted INTEGER NOT NULL, notes INTEGER NOT NULL,"                     \
    " claims INTEGER NOT NULL, unread INTEGER NOT NULL, claimed TEXT, computed TEXT NOT NULL, victory TEXT," \
    " rolls INTEGER NOT NULL, undos INTEGER NOT NULL, undos_after_roll INTEGER NOT NULL,"                    \
    " UNIQUE (chain, seq));"                                                                                 \
    "CREATE INDEX game_worst ON game (illegal DESC, undetermined DESC);"                                     \
    "CREATE TABLE step (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, step INTEGER NOT NULL,"     \
    " side INTEGER, verdict TEXT NOT NULL, verb TEXT, line INTEGER, entry INTEGER,"                          \
    " PRIMARY KEY (game, step)) WITHOUT ROWID;"                                                              \
    "CREATE TABLE roll (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL,"      \
    " side INTEGER, step INTEGER, sides INTEGER, dice TEXT NOT NULL, purpose TEXT, entry INTEGER,"           \
    " undone INTEGER NOT NULL, repeated INTEGER NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID;"           \
    "CREATE TABLE claim (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL,"     \
    " line INTEGER, entry INTEGER, words TEXT NOT NULL, verdict TEXT NOT NULL,"                              \
    " PRIMARY KEY (game, seq)) WITHOUT ROWID;"

#define FINDINGS                                                                                             \
    "CREATE TABLE finding (id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE," \
    " seq INTEGER NOT NULL, step INTEGER NOT NULL, kind TEXT NOT NULL, side INTEGER, player TEXT,"           \
    " verdict TEXT NOT NULL, cause TEXT, code TEXT NOT NULL, message TEXT NOT NULL, words TEXT, legal TEXT," \
    " line INTEGER, entry INTEGER, entry_end INTEGER, sealed INTEGER, tainted_by INTEGER,"                   \
    " accepted INTEGER NOT NULL, accepted_why TEXT, UNIQUE (game, seq));"                                    \
    "CREATE INDEX finding_player ON finding (player) WHERE player IS NOT NULL;"                              \
    "CREATE TABLE finding_rule (finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,"              \
    " seq INTEGER NOT NULL, rule TEXT NOT NULL, decided INTEGER NOT NULL,"                                   \
    " PRIMARY KEY (finding, seq)) WITHOUT ROWID;"                                                            \
    "CREATE INDEX finding_rule_rule ON finding_rule (rule);"                                                 \
    "CREATE TABLE finding_ruling (finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,"            \
    " ruling TEXT NOT NULL, option TEXT NOT NULL, flips INTEGER NOT NULL,"                                   \
    " PRIMARY KEY (finding, ruling)) WITHOUT ROWID;"                                                         \
    "CREATE INDEX finding_ruling_ruling ON finding_ruling (ruling);"                                         \
    "CREATE TABLE finding_datum (finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,"             \
    " seq INTEGER NOT NULL, datum TEXT NOT NULL, number INTEGER NOT NULL, value TEXT NOT NULL,"              \
    " sure TEXT NOT NULL, PRIMARY KEY (finding, seq)) WITHOUT ROWID;"                                        \
    "CREATE INDEX finding_datum_datum ON finding_datum (datum);"                                             \
    "CREATE TABLE finding_fact (finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,"              \
    " seq INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,"                                         \
    " PRIMARY KEY (finding, seq)) WITHOUT ROWID;"                                                            \
    "CREATE TABLE finding_missing (finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,"           \
    " seq INTEGER NOT NULL, what TEXT NOT NULL, PRIMARY KEY (finding, seq)) WITHOUT ROWID;"

/* For people with a tool of their own: a game with its file, a finding with its game and rules. */
#define VIEWS                                                                                                \
    "CREATE VIEW games AS SELECT g.id, i.file, i.digest, g.name AS part, g.game, g.player_1, g.player_2,"    \
    " g.turns, g.steps, g.legal, g.illegal, g.undetermined, g.claims, g.accepted, g.unread, g.claimed,"      \
    " g.computed, g.victory, g.chain, c.digest AS chain_digest, g.seq FROM game AS g"                        \
    " JOIN chain AS c ON c.id = g.chain JOIN link AS l ON l.chain = g.chain AND l.seq = 0"                   \
    " JOIN input AS i ON i.id = l.input;"                                                                    \
    "CREATE VIEW findings AS SELECT f.id, g.file, g.part, g.game, f.game AS game_id, f.seq, f.step, f.kind," \
    " f.player, f.verdict, f.cause, (SELECT group_concat(rule, ', ') FROM (SELECT rule FROM finding_rule"    \
    " WHERE finding = f.id ORDER BY seq)) AS rules, f.message, f.words, f.legal, f.line, f.entry,"           \
    " f.accepted, g.chain_digest, g.seq AS game_seq FROM finding AS f JOIN games AS g ON g.id = f.game;"

/* What the steps of a game say of data, and which games were heard. */
#define TESTIMONY                                                                                            \
    "CREATE TABLE heard (chain INTEGER PRIMARY KEY REFERENCES chain ON DELETE CASCADE);"                     \
    "CREATE TABLE testimony (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL," \
    " side INTEGER, step INTEGER NOT NULL, steps INTEGER NOT NULL, data TEXT NOT NULL,"                      \
    " verdicts TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID;"

/* A game's rows lie together in their tables, but all over an index by rule or datum, whose pages each game
 * wrote anew: that made a log the dearer the larger the archive. Questions read the tables instead. */
#define INDICES_OFF                                                                                          \
    "DROP INDEX link_input; DROP INDEX consulted_ruling; DROP INDEX game_worst; DROP INDEX finding_player;"  \
    "DROP INDEX finding_rule_rule; DROP INDEX finding_ruling_ruling; DROP INDEX finding_datum_datum;"

/* Games that tell in part the play of another, whose dice count once. */
#define SHARED "CREATE TABLE shared (chain INTEGER PRIMARY KEY REFERENCES chain ON DELETE CASCADE);"

/* Under which names a file was found: what a name held before is not counted any more. The numbers of inputs
 * grow, so that its index does not have a game write pages all over it. */
#define NAMES                                                                                                \
    "CREATE TABLE name (file TEXT NOT NULL, input INTEGER NOT NULL REFERENCES input ON DELETE CASCADE,"      \
    " PRIMARY KEY (file, input)) WITHOUT ROWID;"                                                             \
    "INSERT INTO name SELECT file, id FROM input; CREATE INDEX name_input ON name (input);"                  \
    "CREATE INDEX link_input ON link (input);"

const um_store_step um_store_steps[] = {{1, INPUTS}, {1, BASIS},    {1, GAMES},     {1, FINDINGS},
                                        {1, VIEWS},  {1, ARCHIVES}, {2, TESTIMONY}, {2, INDICES_OFF},
                                        {3, SHARED}, {4, NAMES},    {0, NULL}};
