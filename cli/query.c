/* umpire query: what a store of results knows, as a table, CSV or JSON Lines. */
#include "cli/candidates.h"
#include "cli/store.h"

#include <string.h>

/* ---- the questions ---- */

typedef struct question {
    const char *name, *what; /* what: the operand that it takes; NULL: none; in brackets: may be left out */
    const char *help;
    const char *sql;   /* ?1: the operand */
    const char *bare;  /* without an operand that may be left out */
    const char *named; /* the operands that have an answer */
} question;

#define FINDING_COLUMNS "file, part, step, player, verdict, cause, rules, message"
#define IN_ORDER " ORDER BY chain_digest, game_seq, seq"

static const question questions[] = {
    {"worst", NULL, UM_N("the games, those with most that is illegal first"),
     "SELECT file, part, game, player_1, player_2, turns, steps, illegal, undetermined, claims FROM games"
     " ORDER BY illegal DESC, undetermined DESC, file, part, chain_digest, seq",
     NULL, NULL},
    {"game", "FILE", UM_N("the findings of a file's games"),
     "SELECT part, step, player, verdict, cause, rules, message FROM findings"
     " WHERE file = ?1 OR substr(file, -length(?1) - 1) = '/' || ?1" IN_ORDER,
     NULL, "SELECT DISTINCT file FROM games"},
    {"player", "[NAME]", UM_N("the findings of a player; of all players, how many"),
     "SELECT " FINDING_COLUMNS " FROM findings WHERE player = ?1 AND verdict <> 'note'"
     " ORDER BY verdict, chain_digest, game_seq, seq",
     "SELECT player, count(DISTINCT game_id) AS games, sum(verdict = 'illegal' AND NOT accepted) AS illegal,"
     " sum(verdict = 'undetermined' AND NOT accepted) AS undetermined FROM findings WHERE player IS NOT NULL"
     " GROUP BY player ORDER BY illegal DESC, undetermined DESC, player",
     "SELECT DISTINCT player FROM finding WHERE player IS NOT NULL"},
    {"rule", "[ID]", UM_N("the findings that cite a rule; of all rules, how many"),
     "SELECT " FINDING_COLUMNS " FROM findings WHERE verdict <> 'note' AND id IN"
     " (SELECT finding FROM finding_rule WHERE rule = ?1) ORDER BY verdict, chain_digest, game_seq, seq",
     "SELECT f.game, r.rule, count(DISTINCT f.game_id) AS games, sum(f.verdict = 'illegal') AS illegal,"
     " sum(f.verdict = 'undetermined') AS undetermined FROM finding_rule AS r JOIN findings AS f"
     " ON f.id = r.finding WHERE r.decided AND f.verdict <> 'note' AND NOT f.accepted"
     " GROUP BY f.game, r.rule ORDER BY illegal DESC, undetermined DESC, f.game, r.rule",
     "SELECT DISTINCT rule FROM finding_rule"},
    {"ruling", "[ID]",
     UM_N("the findings that rest on a ruling; of all rulings, how many and how many another option would "
          "turn"),
     "SELECT " FINDING_COLUMNS " FROM findings WHERE verdict <> 'note' AND id IN"
     " (SELECT finding FROM finding_ruling WHERE ruling = ?1) ORDER BY verdict, chain_digest, game_seq, seq",
     "SELECT c.game, c.ruling, count(*) AS games, ifnull(f.findings, 0) AS findings,"
     " ifnull(f.flips, 0) AS flips FROM consulted AS c LEFT JOIN (SELECT ruling, count(*) AS findings,"
     " sum(flips) AS flips FROM finding_ruling GROUP BY ruling) AS f ON f.ruling = c.ruling"
     " GROUP BY c.game, c.ruling ORDER BY flips DESC, games DESC, c.game, c.ruling",
     "SELECT DISTINCT ruling FROM finding_ruling"},
    {"datum", "[NAME]", UM_N("the findings that rely on a datum; of all data, how many each decides"),
     "SELECT " FINDING_COLUMNS
     " FROM findings WHERE id IN (SELECT finding FROM finding_datum WHERE datum = ?1)" IN_ORDER,
     "SELECT d.datum, d.value, d.sure, count(DISTINCT f.game) AS games, count(*) AS findings,"
     " sum(f.verdict = 'undetermined') AS undetermined FROM finding_datum AS d JOIN finding AS f"
     " ON f.id = d.finding WHERE NOT f.accepted GROUP BY d.datum, d.value, d.sure"
     " ORDER BY findings DESC, games DESC, d.datum, d.value, d.sure",
     "SELECT DISTINCT datum FROM finding_datum"},
    {"claims", NULL, UM_N("what was claimed, and is false or open"),
     "SELECT file, part, line, entry, verdict, message AS words FROM findings WHERE kind = 'claim'"
     " AND verdict <> 'note' ORDER BY verdict, chain_digest, game_seq, seq",
     NULL, NULL},
    {"dice", NULL, UM_N("how often each face came, by player"),
     "WITH RECURSIVE one (player, sides, face, rest) AS (SELECT CASE r.side WHEN 0 THEN g.player_1 WHEN 1 "
     "THEN"
     " g.player_2 END, r.sides, NULL, r.dice || ' ' FROM roll AS r JOIN game AS g ON g.id = r.game"
     " WHERE NOT r.undone AND g.chain NOT IN (SELECT chain FROM shared) UNION ALL SELECT player, sides, "
     "substr(rest, 1, instr(rest, ' ') - 1),"
     " substr(rest, instr(rest, ' ') + 1) FROM one WHERE rest <> '') SELECT player, sides, face,"
     " count(*) AS times FROM one WHERE face IS NOT NULL GROUP BY player, sides, face"
     " ORDER BY player, sides, face",
     NULL, NULL},
    {"unread", NULL, UM_N("inputs that could not be read, or only in part, or are hardly judged"),
     "SELECT i.file, t.level, t.line, t.entry, t.message FROM trouble AS t JOIN chain AS c ON c.id = t.chain"
     " JOIN link AS l ON l.chain = c.id AND l.seq = 0 JOIN input AS i ON i.id = l.input"
     " WHERE c.status = 3 OR t.code = 'reading-limit-play' ORDER BY i.file, c.digest, t.seq",
     NULL, NULL},
};

const char *um_question_name(int i)
{
    return i < (int)UM_COUNT(questions) ? questions[i].name : NULL;
}

static const question *question_named(const char *name)
{
    for (size_t i = 0; i < UM_COUNT(questions); i++)
        if (strcmp(questions[i].name, name) == 0)
            return &questions[i];
    return NULL;
}

/* ---- the answers ---- */

enum { COLUMNS_MAX = 16 };

typedef struct answer {
    sqlite3_stmt *q;
    int columns, rows;
    size_t width[COLUMNS_MAX];
    bool number[COLUMNS_MAX]; /* nothing but numbers */
    const um_options *o;
    um_output *out;
} answer;

typedef void row_fn(answer *a);

/* Give every row to `fn`, --limit of them at most. */
static um_status each_row(um_store *s, answer *a, row_fn *fn)
{
    um_status st = UM_OK;
    a->rows = 0;
    for (; (!a->o->limit || a->rows < a->o->limit) && um_store_row(s, a->q, &st); a->rows++)
        fn(a);
    sqlite3_reset(a->q);
    return st;
}

static bool is_number(const answer *a, int i)
{
    int type = sqlite3_column_type(a->q, i);
    return type == SQLITE_INTEGER || type == SQLITE_NULL;
}

/* What the columns of answers are called: for people; CSV and JSON Lines have the names that stand here. */
static const char *const headings[][2] = {
    {"cause", UM_N("cause")},
    {"claims", UM_N("claims")},
    {"entry", UM_N("entry")},
    {"face", UM_N("face")},
    {"file", UM_N("file")},
    {"findings", UM_N("findings")},
    {"flips", UM_N("flips")},
    {"game", UM_N("game")},
    {"games", UM_N("games")},
    {"illegal", UM_N("illegal")},
    {"level", UM_N("level")},
    {"line", UM_N("line")},
    {"message", UM_N("message")},
    {"part", UM_N("part")},
    {"player", UM_N("player")},
    {"rule", UM_N("rule")},
    {"rules", UM_N("rules")},
    {"ruling", UM_N("ruling")},
    {"sides", UM_N("sides")},
    {"step", UM_N("step")},
    {"steps", UM_N("steps")},
    {"sure", UM_N("sure")},
    {"times", UM_N("times")},
    {"turns", UM_N("turns")},
    {"undetermined", UM_N("undetermined")},
    {"value", UM_N("value")},
    {"verdict", UM_N("verdict")},
    {"words", UM_N("words")},
};

static const char *heading(const answer *a, int i)
{
    const char *name = sqlite3_column_name(a->q, i);
    for (size_t k = 0; k < UM_COUNT(headings); k++)
        if (strcmp(headings[k][0], name) == 0)
            return um_tr(headings[k][1]);
    return name;
}

/* A field in words: the store keeps verdicts and causes as machines read them. */
static const char *field(const answer *a, int i)
{
    static const char *const said[] = {"verdict", "cause", "level"};
    const char *text = um_store_text(a->q, i);
    for (size_t k = 0; k < UM_COUNT(said); k++)
        if (strcmp(sqlite3_column_name(a->q, i), said[k]) == 0)
            return um_tr(text);
    return text;
}

static void measure(answer *a)
{
    for (int i = 0; i < a->columns; i++) {
        um_buf harmless = {0};
        um_harmless(&harmless, um_text_of(field(a, i)));
        size_t n = um_columns(um_buf_view(&harmless));
        a->number[i] &= is_number(a, i);
        a->width[i] = n > a->width[i] ? n : a->width[i];
        um_buf_free(&harmless);
    }
}

/* A field with as many blanks as it lacks: in front of numbers, behind words, none behind the last. */
static void put_cell(const answer *a, int i, const char *words)
{
    um_buf harmless = {0};
    um_harmless(&harmless, um_text_of(words));
    size_t n = um_columns(um_buf_view(&harmless)), lacks = n < a->width[i] ? a->width[i] - n : 0;
    bool last = i + 1 == a->columns;
    um_out(a->out, "%s%*s", i ? "  " : "", a->number[i] ? (int)lacks : 0, "");
    um_out_bytes(a->out, um_buf_view(&harmless));
    um_out(a->out, "%*s%s", a->number[i] || last ? 0 : (int)lacks, "", last ? "\n" : "");
    um_buf_free(&harmless);
}

static void text_row(answer *a)
{
    for (int i = 0; i < a->columns; i++)
        put_cell(a, i, field(a, i));
}

static um_status text_answer(um_store *s, answer *a)
{
    for (int i = 0; i < a->columns; i++) {
        a->width[i] = um_columns(um_text_of(heading(a, i)));
        a->number[i] = true;
    }
    um_status st = each_row(s, a, measure);
    for (int i = 0; i < a->columns; i++)
        put_cell(a, i, heading(a, i));
    return st == UM_OK ? each_row(s, a, text_row) : st;
}

static void csv_row(answer *a)
{
    for (int i = 0; i < a->columns; i++)
        um_out_csv(a->out, um_text_of(um_store_text(a->q, i)), i + 1 == a->columns);
}

static um_status csv_answer(um_store *s, answer *a)
{
    for (int i = 0; i < a->columns; i++)
        um_out_csv(a->out, um_text_of(sqlite3_column_name(a->q, i)), i + 1 == a->columns);
    return each_row(s, a, csv_row);
}

static void json_row(answer *a)
{
    um_store_object(a->out, a->q, NULL);
}

static um_status json_answer(um_store *s, answer *a)
{
    return each_row(s, a, json_row);
}

static um_status give_answer(um_store *s, const um_options *o, um_output *out, const char *sql,
                             const char *what, int *rows)
{
    answer a = {.o = o, .out = out};
    a.q = what ? um_store_ask(s, sql, "s", what) : um_store_ask(s, sql, "");
    if (!a.q)
        return s->unasked;
    a.columns = sqlite3_column_count(a.q);
    um_status st = um_store_run(s, "BEGIN"); /* both passes see the same rows */
    if (st == UM_OK)
        st = o->format == UM_FORMAT_CSV     ? csv_answer(s, &a)
             : o->format == UM_FORMAT_JSONL ? json_answer(s, &a)
                                            : text_answer(s, &a);
    um_store_run(s, "COMMIT");
    *rows = a.rows;
    return st;
}

/* ---- an operand without an answer ---- */

enum { NAMES_MAX = 10000, NEAR_MAX = 4 };

static void fold(um_buf *out, const char *s)
{
    for (; *s; s++)
        um_buf_char(out, (char)(*s >= 'A' && *s <= 'Z' ? *s - 'A' + 'a' : *s));
}

static const char *base_of(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash ? slash + 1 : file;
}

/* Names that hold the operand, some of them; else the nearest; else the first few. */
static void put_near(const char *what, const char *const *names, size_t n, um_buf *out)
{
    int shown = 0;
    um_buf low = {0}, name = {0};
    fold(&low, what);
    for (size_t i = 0; i < n && shown < NEAR_MAX; i++) {
        um_buf_clear(&name);
        fold(&name, names[i]);
        if (strstr(um_buf_view(&name).p, um_buf_view(&low).p))
            um_buf_printf(out, "%s'%s'", shown++ ? ", " : "", names[i]);
    }
    const char *near = shown ? NULL : um_nearest(what, names, n);
    for (size_t i = 0; i < n && !shown && !near; i++) {
        const char *base = base_of(names[i]);
        near = um_nearest(base_of(what), &base, 1) ? names[i] : NULL;
    }
    if (near)
        um_buf_printf(out, "'%s'", near);
    for (size_t i = 0; i < n && !shown && !near && i < NEAR_MAX; i++)
        um_buf_printf(out, "%s'%s'", i ? ", " : "", names[i]);
    um_buf_free(&low);
    um_buf_free(&name);
}

/* Said on standard error: nothing goes by the operand, and the nearest that something does. */
static um_status tell_none(um_store *s, const question *q, const char *what)
{
    um_arena arena = {0};
    size_t n = 0, cap = 0;
    const char **names = NULL;
    um_status st = UM_OK;
    sqlite3_stmt *ask = q->named ? um_store_ask(s, q->named, "") : NULL;
    while (ask && um_store_row(s, ask, &st)) {
        um_text kept;
        if (n < NAMES_MAX && (st = um_text_dup(&arena, um_text_of(um_store_text(ask, 0)), &kept)) == UM_OK &&
            (st = um_grow((void **)&names, &cap, n + 1, sizeof *names)) == UM_OK)
            names[n++] = kept.p;
    }
    um_buf near = {0};
    bool known = false;
    for (size_t i = 0; i < n; i++) {
        known |= strcmp(names[i], what) == 0 || strcmp(base_of(names[i]), what) == 0;
    }
    put_near(what, names, n, &near);
    if (st == UM_OK && known)
        um_complain("nothing was found in '%s'", what);
    else if (st == UM_OK && near.n)
        um_complain("no finding goes by '%s'; did you mean %s?", what, um_buf_view(&near).p);
    else if (st == UM_OK)
        um_complain("no finding goes by '%s'", what);
    um_buf_free(&near);
    um_free(names, cap * sizeof *names);
    um_arena_free(&arena);
    return st;
}

/* ---- the call ---- */

/* The questions that a store may be asked, if it is one. */
static int list_questions(const um_options *o)
{
    um_output out;
    um_store store;
    um_status s = um_store_open(&store, o->files[0], UM_STORE_READ);
    if (s == UM_OK)
        um_store_close(&store);
    if (s == UM_OK)
        s = um_output_open(&out, o);
    if (s != UM_OK)
        return um_exit_of(s);
    for (size_t i = 0; i < UM_COUNT(questions); i++) {
        char left[80];
        int n = snprintf(left, sizeof left, "  %s%s%s", questions[i].name, questions[i].what ? " " : "",
                         questions[i].what ? questions[i].what : "");
        um_out(&out, "%s%*s%s\n", left, n < 20 ? 20 - n : 1, "", um_tr(questions[i].help));
    }
    return um_output_close(&out, UM_EXIT_LEGAL);
}

/* The question of the call, or NULL, and it was said what is wrong. */
static const question *look_over(const um_options *o)
{
    const char *names[UM_COUNT(questions)];
    const question *q = question_named(o->files[1]);
    for (size_t i = 0; i < UM_COUNT(questions); i++)
        names[i] = questions[i].name;
    const char *near = q ? NULL : um_nearest(o->files[1], names, UM_COUNT(questions));
    bool what = o->nfiles > 2;
    if (!q && near)
        um_call_error("query", "no question '%s'; did you mean '%s'?", o->files[1], near);
    else if (!q)
        um_call_error("query", "no question '%s': umpire query %s lists them", o->files[1], o->files[0]);
    else if (what && !q->what)
        um_call_error("query", "%s takes no operand, such as '%s'", q->name, o->files[2]);
    else if (!what && q->what && !q->bare)
        um_call_error("query", "%s takes %s", q->name, q->what);
    else
        return q;
    return NULL;
}

static int answer_call(const um_options *o, const question *q)
{
    um_store s;
    um_output out;
    um_status st = um_store_open(&s, o->files[0], UM_STORE_READ);
    if (st != UM_OK)
        return um_exit_of(st);
    st = um_output_open(&out, o);
    int status = um_exit_of(st);
    if (st == UM_OK) {
        const char *what = o->nfiles > 2 ? o->files[2] : NULL;
        int rows = 1;
        st = give_answer(&s, o, &out, what || !q->bare ? q->sql : q->bare, what, &rows);
        if (st == UM_OK && what && rows == 0)
            st = tell_none(&s, q, what);
        status = um_output_close(&out, um_exit_of(st));
    }
    um_store_close(&s);
    return status;
}

int um_cmd_query(int argc, char **argv)
{
    um_options o;
    int status;
    if (!um_options_parse(&o, "query", argc, argv, &status))
        return status;
    if (o.nfiles == 1) {
        status = list_questions(&o);
    } else {
        const question *q = look_over(&o);
        status = q ? answer_call(&o, q) : UM_EXIT_CALL;
    }
    um_options_free(&o);
    return status;
}
