/* umpire store export: every row of a store as an object of JSON, a line each, told by digests and places and
 * not by the numbers of rows: two stores hold the same if their exports are the same. */
#include "cli/report_json.h"
#include "cli/store.h"

#define OF_CHAIN " AS r JOIN chain AS c ON c.id = r.chain ORDER BY c.digest"
#define OF_GAME                                                                                              \
    " AS r JOIN game AS g ON g.id = r.game JOIN chain AS c ON c.id = g.chain ORDER BY c.digest, g.seq"
#define OF_FINDING                                                                                           \
    " AS r JOIN finding AS f ON f.id = r.finding JOIN game AS g ON g.id = f.game"                            \
    " JOIN chain AS c ON c.id = g.chain ORDER BY c.digest, g.seq, f.seq"

static const struct {
    const char *table, *sql;
} exports[] = {
    {"pack", "SELECT digest, game, name, version, skeleton FROM pack ORDER BY digest"},
    {"datum", "SELECT p.digest AS pack, d.number, d.name, d.value, d.sure, d.source, d.map FROM datum AS d"
              " JOIN pack AS p ON p.id = d.pack ORDER BY p.digest, d.number"},
    {"input", "SELECT digest, file, log, module, version FROM input ORDER BY digest"},
    {"name", "SELECT n.file, i.digest AS input FROM name AS n JOIN input AS i ON i.id = n.input"
             " ORDER BY n.file, i.digest"},
    {"chain",
     "SELECT digest AS chain, engine, settings, module, binding, basis, status FROM chain ORDER BY digest"},
    {"link",
     "SELECT c.digest AS chain, r.seq, i.digest AS input FROM link AS r JOIN chain AS c ON c.id = r.chain"
     " JOIN input AS i ON i.id = r.input ORDER BY c.digest, r.seq"},
    {"trouble",
     "SELECT c.digest AS chain, r.seq, r.level, r.code, r.line, r.entry, r.message FROM trouble" OF_CHAIN
     ", r.seq"},
    {"asked",
     "SELECT c.digest AS chain, r.seq, r.name, r.beside, p.digest AS pack FROM asked AS r JOIN chain AS c"
     " ON c.id = r.chain JOIN pack AS p ON p.id = r.pack ORDER BY c.digest, r.seq"},
    {"read",
     "SELECT c.digest AS chain, p.digest AS pack, r.number FROM read AS r JOIN chain AS c ON c.id = r.chain"
     " JOIN pack AS p ON p.id = r.pack ORDER BY c.digest, p.digest, r.number"},
    {"consulted",
     "SELECT c.digest AS chain, r.game, r.ruling, r.given FROM consulted" OF_CHAIN ", r.game, r.ruling"},
    {"game",
     "SELECT c.digest AS chain, r.seq, r.name, r.game, r.pack, r.trust, r.side_1, r.side_2, r.player_1,"
     " r.player_2, r.turns, r.steps, r.legal, r.illegal, r.undetermined, r.accepted, r.notes, r.claims,"
     " r.unread, r.claimed, r.computed, r.victory, r.rolls, r.undos, r.undos_after_roll FROM game" OF_CHAIN
     ", r.seq"},
    {"step", "SELECT c.digest AS chain, g.seq AS game, r.step, r.side, r.verdict, r.verb, r.line, r.entry"
             " FROM step" OF_GAME ", r.step"},
    {"shared", "SELECT c.digest AS chain FROM shared" OF_CHAIN},
    {"heard", "SELECT c.digest AS chain FROM heard" OF_CHAIN},
    {"testimony",
     "SELECT c.digest AS chain, g.seq AS game, r.seq, r.side, r.step, r.steps, r.data, r.verdicts"
     " FROM testimony" OF_GAME ", r.seq"},
    {"roll",
     "SELECT c.digest AS chain, g.seq AS game, r.seq, r.side, r.step, r.sides, r.dice, r.purpose, r.entry,"
     " r.undone, r.repeated FROM roll" OF_GAME ", r.seq"},
    {"claim", "SELECT c.digest AS chain, g.seq AS game, r.seq, r.line, r.entry, r.words, r.verdict"
              " FROM claim" OF_GAME ", r.seq"},
    {"finding",
     "SELECT c.digest AS chain, g.seq AS game, r.seq, r.step, r.kind, r.side, r.player, r.verdict, r.cause,"
     " r.code, r.message, r.words, r.legal, r.line, r.entry, r.entry_end, r.sealed, r.tainted_by,"
     " r.accepted, r.accepted_why FROM finding" OF_GAME ", r.seq"},
    {"finding_rule", "SELECT c.digest AS chain, g.seq AS game, f.seq AS finding, r.seq, r.rule, r.decided"
                     " FROM finding_rule" OF_FINDING ", r.seq"},
    {"finding_ruling",
     "SELECT c.digest AS chain, g.seq AS game, f.seq AS finding, r.ruling, r.option, r.flips"
     " FROM finding_ruling" OF_FINDING ", r.ruling"},
    {"finding_datum",
     "SELECT c.digest AS chain, g.seq AS game, f.seq AS finding, r.seq, r.datum, r.number, r.value,"
     " r.sure FROM finding_datum" OF_FINDING ", r.seq"},
    {"finding_fact", "SELECT c.digest AS chain, g.seq AS game, f.seq AS finding, r.seq, r.key, r.value"
                     " FROM finding_fact" OF_FINDING ", r.seq"},
    {"finding_missing", "SELECT c.digest AS chain, g.seq AS game, f.seq AS finding, r.seq, r.what"
                        " FROM finding_missing" OF_FINDING ", r.seq"},
};

void um_store_object(um_output *out, sqlite3_stmt *q, const char *table)
{
    json_t *o = json_object();
    if (table)
        um_json_set(o, "table", json_string(table));
    for (int i = 0; i < sqlite3_column_count(q); i++) {
        int type = sqlite3_column_type(q, i);
        um_json_set(o, sqlite3_column_name(q, i),
                    type == SQLITE_NULL      ? json_null()
                    : type == SQLITE_INTEGER ? json_integer(sqlite3_column_int64(q, i))
                                             : um_json_string(um_store_text(q, i)));
    }
    um_json_line(out, o);
}

um_status um_store_export(um_store *s, um_output *out)
{
    um_status st = um_store_run(s, "BEGIN");
    for (size_t i = 0; i < UM_COUNT(exports) && st == UM_OK; i++) {
        sqlite3_stmt *q = um_store_ask(s, exports[i].sql, "");
        while (um_store_row(s, q, &st))
            um_store_object(out, q, exports[i].table);
    }
    um_store_run(s, "COMMIT");
    return st;
}

um_status um_store_names(const char *path, bool unheard, const um_game *game, um_name_list *l)
{
    um_store s;
    um_status st = um_store_open(&s, path, UM_STORE_READ);
    if (st != UM_OK)
        return st;
    FILE *f = tmpfile();
    sqlite3_stmt *q =
        um_store_ask(&s,
                     "SELECT group_concat(file, char(9)) FROM (SELECT l.chain, i.file FROM link AS l"
                     " JOIN input AS i ON i.id = l.input WHERE EXISTS (SELECT 1 FROM game AS g WHERE g.chain "
                     "= l.chain AND ifnull(g.game = ?2, 1)) AND NOT (?1 AND EXISTS (SELECT 1 FROM heard AS h "
                     "WHERE h.chain = l.chain))"
                     " ORDER BY l.chain, l.seq) GROUP BY chain ORDER BY min(file)",
                     "is", unheard, game ? game->name : NULL);
    while (f && um_store_row(&s, q, &st))
        fprintf(f, "%s\n", um_store_text(q, 0));
    if (!f || fflush(f) != 0 || ferror(f))
        st = UM_IO;
    um_store_close(&s);
    if (st == UM_OK)
        return um_name_list_of(l, f);
    if (f)
        fclose(f);
    return st;
}
