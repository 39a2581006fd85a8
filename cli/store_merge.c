/* umpire store merge: what one store holds taken into another.
 *
 * Rows are told by digests and by their places in a game, never by their numbers, so that it does not matter
 * in which order stores are merged, or how often. Of two results of the same logs that rest on something
 * else, one is taken by a rule that knows no order either: one that could be read, then the later engine,
 * then the greater digest of what it rests on. What is out of date is judged again by the next check in any
 * case. */
#include "cli/store.h"

#include <string.h>

/* Inputs and packs have no owner: what there is not yet is added. */
#define THINGS                                                                                               \
    "INSERT INTO input (digest, file, log, module, version) SELECT digest, file, log, module, version"       \
    " FROM part.input WHERE true ON CONFLICT (digest) DO UPDATE SET file = min(file, excluded.file),"        \
    " log = max(log, excluded.log), module = coalesce(module, excluded.module),"                             \
    " version = coalesce(version, excluded.version);"                                                        \
    "INSERT OR IGNORE INTO name SELECT n.file, m.id FROM part.name AS n JOIN part.input AS p"                \
    " ON p.id = n.input JOIN main.input AS m ON m.digest = p.digest;"                                        \
    "INSERT OR IGNORE INTO pack (digest, game, name, version, skeleton)"                                     \
    " SELECT digest, game, name, version, skeleton FROM part.pack;"                                          \
    "CREATE TEMP TABLE pack_map AS SELECT p.id AS was, m.id AS now FROM part.pack AS p"                      \
    " JOIN main.pack AS m ON m.digest = p.digest;"                                                           \
    "INSERT OR IGNORE INTO datum SELECT m.now, d.number, d.name, d.value, d.sure, d.source, d.map"           \
    " FROM part.datum AS d JOIN temp.pack_map AS m ON m.was = d.pack;"

/* The chains that are taken, and what they displace. */
#define CHAINS                                                                                               \
    "CREATE TEMP TABLE taken AS SELECT p.id AS was, p.digest FROM part.chain AS p LEFT JOIN main.chain AS m" \
    " ON m.digest = p.digest WHERE m.id IS NULL OR"                                                          \
    " (EXISTS (SELECT 1 FROM part.game AS g WHERE g.chain = p.id), p.engine, p.basis,"                       \
    " EXISTS (SELECT 1 FROM part.heard AS h WHERE h.chain = p.id),"                                          \
    " EXISTS (SELECT 1 FROM part.shared AS h WHERE h.chain = p.id)) >"                                       \
    " (EXISTS (SELECT 1 FROM main.game AS g WHERE g.chain = m.id), m.engine, m.basis,"                       \
    " EXISTS (SELECT 1 FROM main.heard AS h WHERE h.chain = m.id),"                                          \
    " EXISTS (SELECT 1 FROM main.shared AS h WHERE h.chain = m.id));"                                        \
    "DELETE FROM chain WHERE digest IN (SELECT digest FROM temp.taken);"                                     \
    "INSERT INTO chain (digest, engine, settings, module, binding, basis, status)"                           \
    " SELECT c.digest, c.engine, c.settings, c.module, c.binding, c.basis, c.status FROM part.chain AS c"    \
    " JOIN temp.taken AS t ON t.was = c.id;"                                                                 \
    "CREATE TEMP TABLE chain_map AS SELECT t.was, m.id AS now FROM temp.taken AS t"                          \
    " JOIN main.chain AS m ON m.digest = t.digest;"                                                          \
    "CREATE UNIQUE INDEX temp.chain_was ON chain_map (was);"                                                 \
    "INSERT INTO link SELECT c.now, l.seq, m.id FROM part.link AS l JOIN temp.chain_map AS c"                \
    " ON c.was = l.chain JOIN part.input AS p ON p.id = l.input JOIN main.input AS m"                        \
    " ON m.digest = p.digest;"                                                                               \
    "INSERT INTO trouble SELECT c.now, t.seq, t.level, t.code, t.line, t.entry, t.message"                   \
    " FROM part.trouble AS t JOIN temp.chain_map AS c ON c.was = t.chain;"                                   \
    "INSERT INTO asked SELECT c.now, a.seq, a.name, a.beside, p.now FROM part.asked AS a"                    \
    " JOIN temp.chain_map AS c ON c.was = a.chain JOIN temp.pack_map AS p ON p.was = a.pack;"                \
    "INSERT INTO read SELECT c.now, p.now, r.number FROM part.read AS r JOIN temp.chain_map AS c"            \
    " ON c.was = r.chain JOIN temp.pack_map AS p ON p.was = r.pack;"                                         \
    "INSERT INTO shared SELECT c.now FROM part.shared AS r JOIN temp.chain_map AS c ON c.was = r.chain;"     \
    "INSERT INTO heard SELECT c.now FROM part.heard AS r JOIN temp.chain_map AS c ON c.was = r.chain;"       \
    "INSERT INTO consulted SELECT c.now, r.game, r.ruling, r.given FROM part.consulted AS r"                 \
    " JOIN temp.chain_map AS c ON c.was = r.chain;"

#define GAME_ROWS                                                                                            \
    "seq, name, game, pack, trust, side_1, side_2, player_1, player_2, turns, steps, legal, illegal,"        \
    " undetermined, accepted, notes, claims, unread, claimed, computed, victory, rolls, undos,"              \
    " undos_after_roll"
#define GAMES                                                                                                \
    "INSERT INTO game (chain, " GAME_ROWS ") SELECT c.now, " GAME_ROWS " FROM part.game AS g"                \
    " JOIN temp.chain_map AS c ON c.was = g.chain;"                                                          \
    "CREATE TEMP TABLE game_map AS SELECT g.id AS was, m.id AS now FROM part.game AS g"                      \
    " JOIN temp.chain_map AS c ON c.was = g.chain JOIN main.game AS m ON m.chain = c.now"                    \
    " AND m.seq = g.seq;"                                                                                    \
    "CREATE UNIQUE INDEX temp.game_was ON game_map (was);"                                                   \
    "INSERT INTO step SELECT m.now, step, side, verdict, verb, line, entry FROM part.step AS s"              \
    " JOIN temp.game_map AS m ON m.was = s.game;"                                                            \
    "INSERT INTO testimony SELECT m.now, seq, side, step, steps, data, verdicts FROM part.testimony AS r"    \
    " JOIN temp.game_map AS m ON m.was = r.game;"                                                            \
    "INSERT INTO roll SELECT m.now, seq, side, step, sides, dice, purpose, entry, undone, repeated"          \
    " FROM part.roll AS r JOIN temp.game_map AS m ON m.was = r.game;"                                        \
    "INSERT INTO claim SELECT m.now, seq, line, entry, words, verdict FROM part.claim AS c"                  \
    " JOIN temp.game_map AS m ON m.was = c.game;"

#define FINDING_ROWS                                                                                         \
    "seq, step, kind, side, player, verdict, cause, code, message, words, legal, line, entry, entry_end,"    \
    " sealed, tainted_by, accepted, accepted_why"
#define FINDINGS                                                                                             \
    "INSERT INTO finding (game, " FINDING_ROWS ") SELECT m.now, " FINDING_ROWS " FROM part.finding AS f"     \
    " JOIN temp.game_map AS m ON m.was = f.game;"                                                            \
    "CREATE TEMP TABLE finding_map AS SELECT f.id AS was, n.id AS now FROM part.finding AS f"                \
    " JOIN temp.game_map AS m ON m.was = f.game JOIN main.finding AS n ON n.game = m.now"                    \
    " AND n.seq = f.seq;"                                                                                    \
    "CREATE UNIQUE INDEX temp.finding_was ON finding_map (was);"                                             \
    "INSERT INTO finding_rule SELECT m.now, seq, rule, decided FROM part.finding_rule AS r"                  \
    " JOIN temp.finding_map AS m ON m.was = r.finding;"                                                      \
    "INSERT INTO finding_ruling SELECT m.now, ruling, option, flips FROM part.finding_ruling AS r"           \
    " JOIN temp.finding_map AS m ON m.was = r.finding;"                                                      \
    "INSERT INTO finding_datum SELECT m.now, seq, datum, number, value, sure FROM part.finding_datum AS r"   \
    " JOIN temp.finding_map AS m ON m.was = r.finding;"                                                      \
    "INSERT INTO finding_fact SELECT m.now, seq, key, value FROM part.finding_fact AS r"                     \
    " JOIN temp.finding_map AS m ON m.was = r.finding;"                                                      \
    "INSERT INTO finding_missing SELECT m.now, seq, what FROM part.finding_missing AS r"                     \
    " JOIN temp.finding_map AS m ON m.was = r.finding;"

static const char *const parts[] = {THINGS, CHAINS, GAMES, FINDINGS};
static const char *const maps[] = {"pack_map", "taken", "chain_map", "game_map", "finding_map"};

/* Take all of the store that is attached, or nothing. */
static um_status take_all(um_store *s)
{
    char sql[80];
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    for (size_t i = 0; i < UM_COUNT(parts) && st == UM_OK; i++)
        st = um_store_run(s, parts[i]);
    for (size_t i = 0; i < UM_COUNT(maps) && st == UM_OK; i++) {
        snprintf(sql, sizeof sql, "DROP TABLE temp.%s", maps[i]);
        st = um_store_run(s, sql);
    }
    return um_store_end(s, st);
}

um_status um_store_merge(um_store *s, const char *path)
{
    um_store part; /* looked at first: whether it is a store, and of this version */
    um_status st = um_store_open(&part, path, UM_STORE_READ);
    if (st != UM_OK)
        return st;
    um_store_close(&part);
    st = um_store_put(s, "ATTACH ? AS part", "s", path);
    if (st != UM_OK)
        return st;
    st = take_all(s);
    um_status end = um_store_put(s, "DETACH part", "");
    return st == UM_OK ? end : st;
}
