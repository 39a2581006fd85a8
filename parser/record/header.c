#include "parser/record/reader.h"

#include <stdio.h>
#include <string.h>

/* Statements about the record: game, pack, rulings, data, cases. */

/* The rest of the line: one quoted text, or all of it as it stands. */
static bool rest(um_record_reader *r, const char *what, um_text *out)
{
    const um_token *t = um_now(r), *end = &r->line.tok[r->line.n];
    if (t->kind == UM_T_END)
        return um_expected(r, what);
    *out = t->kind == UM_T_QUOTED && t[1].kind == UM_T_END
               ? t->text
               : (um_text){r->line.raw.p + t->start, end->start - t->start};
    r->line.at = r->line.n;
    return true;
}

static bool cry_here(um_record_reader *r, const char *code, const char *nearest, const char *words)
{
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, code, nearest, "%s", words);
}

/* umpire 1 */
static bool read_version(um_record_reader *r)
{
    int32_t v, same;
    if (!um_parse_range(um_now(r)->text, false, &v, &same))
        return um_expected(r, "the number of the format");
    if (v != 1)
        return cry_here(r, "version", NULL, "this program reads records of format 1");
    r->line.at++;
    return true;
}

static bool no_such_game(um_record_reader *r, const char *const *names, um_text name)
{
    um_choices_of(r, UM_L_GAMES, NULL, "the games are:", names);
    um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-game", um_nearest_word(names, name),
           "no game is called '%.*s'", (int)(name.n > 60 ? 60 : name.n), name.p);
    r->told_no_game = !r->o->game; /* then no more need be said of it */
    return false;
}

/* game NAME: once, before anything that needs the game's tables. */
static bool read_game(um_record_reader *r)
{
    const char *names[17];
    int n = 0;
    um_text name = um_now(r)->text;
    if (um_now(r)->kind != UM_T_WORD)
        return um_expected(r, "the name of a game");
    const um_game *g = um_game_named(name);
    if (!g && r->o->game && um_text_is(name, r->o->game->name))
        g = r->o->game;
    for (int i = 0; i < um_ngames && n < 16; i++)
        names[n++] = um_games[i]->name;
    names[n] = NULL;
    if (!g)
        return no_such_game(r, names, name);
    if (r->pack_ready || (r->c.game && r->c.game != g))
        return cry_here(r, "late", NULL, "the game must be named once, before anything that depends on it");
    r->c.game = g;
    r->line.at++;
    return true;
}

/* pack NAME: before anything that needs the pack's rows. */
static bool read_pack(um_record_reader *r)
{
    um_text name;
    if (!rest(r, "the name of a pack", &name))
        return false;
    if (r->pack_ready)
        return um_cry(r, 0, 0, UM_ERROR, "late", NULL,
                      "the pack must be named before anything that depends on it");
    r->c.pack_name = name;
    const um_token *t = &r->line.tok[1];
    r->named_pack = (um_diag){.at = um_reader_place(r, t->start), .quote = r->line.shown};
    r->named_pack.width =
        um_columns_of(r->line.raw, r->line.tok[r->line.n - 1].end) + 1 - r->named_pack.at.column;
    return true;
}

static bool read_title(um_record_reader *r)
{
    return rest(r, "a title", &r->c.title);
}

static bool read_scenario(um_record_reader *r)
{
    return rest(r, "the name of a scenario", &r->c.scenario);
}

/* trust guess|likely|certain */
static bool read_trust(um_record_reader *r)
{
    static const char *const words[] = {"guess", "likely", "certain", NULL};
    if (um_now(r)->kind != UM_T_WORD || !um_sure_parse(um_now(r)->text, &r->c.trust))
        return cry_here(r, "unknown-word", um_nearest_word(words, um_now(r)->text),
                        "trust is one of guess, likely, certain");
    r->line.at++;
    return true;
}

/* The case's own copy of the rulings chosen so far. */
static int8_t *own_options(um_record_reader *r)
{
    size_t n = (size_t)r->c.game->nrulings;
    const int8_t *shared = r->in_case ? r->rec->head.options : NULL;
    if (r->c.options && r->c.options != shared)
        return r->c.options;
    int8_t *mine = um_arena_alloc(&r->rec->arena, n + 1);
    if (!mine) {
        r->fatal = UM_MEMORY;
        return NULL;
    }
    if (shared)
        memcpy(mine, shared, n);
    else
        memset(mine, -1, n);
    return r->c.options = mine;
}

static const char *nearest_option(const um_ruling *ruling, um_text t)
{
    const char *names[33];
    int n = 0;
    for (int i = 0; i < ruling->noptions && n < 32; i++)
        names[n++] = ruling->options[i].name;
    names[n] = NULL;
    return um_nearest_word(names, t);
}

/* Whether one of the words of an id, between its dashes, is among those of another. */
static bool shares_word(um_text id, um_text typed)
{
    for (size_t from = 0, n; from < typed.n; from += n + 1) {
        for (n = 0; from + n < typed.n && typed.p[from + n] != '-';)
            n++;
        for (size_t i = 0; n > 2 && i + n <= id.n; i++)
            if (i > 0 && id.p[i - 1] == '-' && (i + n == id.n || id.p[i + n] == '-') &&
                memcmp(id.p + i, typed.p + from, n) == 0)
                return true;
    }
    return false;
}

/* Whether an id goes on as another begins, but for its last letters: "R-lake-controll",
 * "R-lake-control-moment". */
static bool begins_alike(um_text id, um_text typed)
{
    size_t n = 0;
    while (n < id.n && n < typed.n && id.p[n] == typed.p[n])
        n++;
    return n > 6 && n + 2 >= typed.n;
}

/* Says that the game has no such ruling, and which begin as it does, or share a word with it. */
static bool cry_ruling(um_record_reader *r, um_text id)
{
    const um_game *g = r->c.game;
    const char *near = um_nearest_ruling(g, id);
    bool any = false, alike = false;
    for (int i = 0; i < g->nrulings; i++)
        alike |= begins_alike(um_text_of(g->rulings[i].id), id);
    near = alike && um_distance(um_text_of(near ? near : ""), id, 3) > 2 ? NULL : near;
    for (int i = 0; i < g->nrulings && !near; i++)
        if ((alike ? begins_alike : shares_word)(um_text_of(g->rulings[i].id), id)) {
            if (any || um_choices(r, UM_L_OPTIONS, NULL, "near to it are:"))
                um_choice(r, um_text_of(g->rulings[i].id));
            any = true;
        }
    if (!any && um_choices(r, UM_L_RULINGS, near, ""))
        um_buf_printf(&r->choices, "umpire rules --game %s lists its %d rulings", g->name, g->nrulings);
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-ruling", near, "%s has no ruling '%.*s'",
                  g->name, (int)(id.n > 60 ? 60 : id.n), id.p);
}

/* The same of an option. */
static bool cry_option(um_record_reader *r, const um_ruling *ruling)
{
    um_text word = um_now(r)->text;
    const char *near = nearest_option(ruling, word);
    if (um_choices(r, UM_L_OPTIONS, near, "its options are:"))
        for (int i = 0; i < ruling->noptions; i++)
            um_choice(r, um_text_of(ruling->options[i].name));
    if (um_now(r)->kind == UM_T_END)
        return um_expected(r, "an option of the ruling");
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-option", near, "%s has no option '%.*s'",
                  ruling->id, (int)(word.n > 60 ? 60 : word.n), word.p);
}

/* ruling R-id=option, one or several. */
static bool read_ruling(um_record_reader *r)
{
    if (!um_need_game(r))
        return false;
    if (!um_is_key(r, r->line.at))
        return um_expected(r, "a ruling and its option, as R-id=option,");
    do {
        um_text id = um_now(r)->text;
        int k = um_ruling_named(r->c.game, id);
        if (k < 0)
            return cry_ruling(r, id);
        r->line.at += 2;
        const um_ruling *ruling = &r->c.game->rulings[k];
        int option = um_now(r)->kind == UM_T_END ? -1 : um_option_named(ruling, um_now(r)->text);
        if (option < 0)
            return cry_option(r, ruling);
        r->line.at++;
        int8_t *options = own_options(r);
        if (!options)
            return false;
        options[k] = (int8_t)option;
        r->line.at += um_now(r)->kind == UM_T_COMMA;
    } while (um_is_key(r, r->line.at));
    return true;
}

/* player SIDE NAME */
static bool read_player(um_record_reader *r)
{
    if (!um_need_game(r))
        return false;
    int side = um_now(r)->kind == UM_T_WORD ? um_side_named(r->c.game, um_now(r)->text) : -1;
    if (side < 0 || side > 1) {
        const char *near = um_nearest_word(r->c.game->sides, um_now(r)->text);
        um_choices_of(r, UM_L_SIDES, near, "the sides are:", r->c.game->sides);
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-word", near,
                      "a side should stand here, then the player's name");
    }
    r->line.at++;
    return rest(r, "the player's name", &r->c.players[side]);
}

/* from FILE [sha256 DIGEST]: the log that a record was made from. */
static bool read_from(um_record_reader *r)
{
    const um_token *t = um_now(r);
    if (t->kind != UM_T_QUOTED && t->kind != UM_T_WORD)
        return um_expected(r, "the name of a file");
    r->line.at++;
    if (um_now(r)->kind == UM_T_END)
        return true;
    if (!um_word_is(um_now(r)->text, "sha256"))
        return um_expected(r, "'sha256'");
    r->line.at++;
    um_text hex = um_now(r)->text;
    for (size_t i = 0; i < hex.n; i++)
        if (!strchr("0123456789abcdef", hex.p[i]))
            hex.n = 0;
    if (um_now(r)->kind != UM_T_WORD || hex.n != 64)
        return um_expected(r, "64 hexadecimal digits");
    r->c.source_digest = hex;
    r->line.at++;
    return true;
}

/* position NAME: the statements of a position that the pack holds come next. */
static bool read_position(um_record_reader *r)
{
    um_text name;
    return um_need_pack(r) && rest(r, "the name of a position of the pack", &name) &&
           um_push_position(r, name);
}

/* case ID ["TITLE"] */
static bool read_case(um_record_reader *r)
{
    const um_token *id = um_now(r), *title = id + 1;
    if (id->kind != UM_T_WORD && id->kind != UM_T_QUOTED)
        return um_expected(r, "the id of the case");
    r->line.at++;
    if (title->kind == UM_T_QUOTED)
        r->line.at++;
    else if (title->kind != UM_T_END)
        return um_expected(r, "the title of the case, in quotes,");
    if (um_now(r)->kind != UM_T_END)
        return um_expected(r, "the end of the line");
    return um_begin_case(r, id->text, title->kind == UM_T_QUOTED ? title->text : (um_text){"", 0});
}

/* end: lines behind it are not read. */
static bool read_end(um_record_reader *r)
{
    r->ended = true;
    return true;
}

typedef struct header_row {
    const char *word;
    bool (*read)(um_record_reader *);
    bool in_position; /* may stand in a pack's named position */
    bool in_case;     /* may stand behind a `case` line */
} header_row;

static const header_row rows[] = {
    {"umpire", read_version, false, false}, {"game", read_game, false, false},
    {"pack", read_pack, false, true},       {"scenario", read_scenario, false, true},
    {"title", read_title, false, false},    {"trust", read_trust, false, true},
    {"ruling", read_ruling, false, true},   {"player", read_player, false, false},
    {"data", um_read_data, true, true},     {"declare", um_read_declare, true, true},
    {"from", read_from, false, false},      {"position", read_position, true, true},
    {"case", read_case, false, true},       {"end", read_end, false, true},
};

int um_header_named(um_text word)
{
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        if (um_word_is(word, rows[i].word))
            return (int)i;
    return -1;
}

const char *um_header_word(int i)
{
    return i < (int)UM_COUNT(rows) ? rows[i].word : NULL;
}

bool um_read_header(um_record_reader *r, int which)
{
    const header_row *row = &rows[which];
    if (r->depth > 0 && !row->in_position)
        return um_cry(r, 0, 0, UM_ERROR, "misplaced", NULL, "'%s' cannot stand in a position of a pack",
                      row->word);
    if (r->in_case && !row->in_case)
        return um_cry(r, 0, 0, UM_ERROR, "misplaced", NULL, "'%s' must stand before the first case",
                      row->word);
    r->line.at++;
    if (!row->read(r))
        return false;
    /* `case` and `position` have begun another line by now, or read theirs to its end */
    return row->read == read_case || row->read == read_position || um_now(r)->kind == UM_T_END ||
           um_expected(r, "the end of the line");
}
