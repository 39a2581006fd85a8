/* Damaged files: each is refused with its own reason, or read as far as documented. */
#include "test_vassal_support.h"

#include <dirent.h>

/* What a whole reading of a file says: the error that ended it, or the last warning. */
typedef struct row {
    const char *file;
    um_status status;  /* of the reading as a whole */
    const char *error; /* "" if it went through */
    const char *warning;
    int leaves; /* -1: not looked at */
} row;

static const row rows[] = {
    {"add-stack-of-unknown.vlog", UM_OK, "", "vassal-child-unknown", 150},
    {"add-too-few-fields.vlog", UM_OK, "", "vassal-command", 150},
    {"backslash-run-200000-before-separator.vlog", UM_LIMIT, "vassal-limit-escapes", "", -1},
    {"bad-hex-digit.vlog", UM_FORMAT, "vassal-hex", "", 0},
    {"bad-utf8.vlog", UM_OK, "", "", 149},
    {"bomb-32MiB-of-zeros.vlog", UM_LIMIT, "vassal-limit-ratio", "", 0},
    {"bomb-plain-32MiB-of-separators.vlog", UM_LIMIT, "vassal-limit-leaves", "", (int)UM_V_LEAVES_MAX},
    {"change-state-too-short.vlog", UM_OK, "", "vassal-uneven", 150},
    {"compression-method-99.vlog", UM_UNSUPPORTED, "vassal-zip-method", "", 0},
    {"crc-wrong.vlog", UM_FORMAT, "vassal-zip-crc", "", 148},
    {"cut-mid-command.vlog", UM_OK, "", "", 73},
    {"empty-file.vlog", UM_FORMAT, "vassal-empty", "", 0},
    {"header-and-key-only.vlog", UM_OK, "", "vassal-no-end", 1},
    {"header-only.vlog", UM_FORMAT, "vassal-key", "", 0},
    {"leading-junk.vlog", UM_FORMAT, "vassal-not-zip", "", 0},
    {"local-offset-out-of-file.vlog", UM_FORMAT, "vassal-zip-inconsistent", "", 0},
    {"log-inside-log.vlog", UM_OK, "", "vassal-log-in-log", 150},
    {"moduledata-entity-bomb.vlog", UM_OK, "", "vassal-metadata", 149},
    {"moduledata-not-xml.vlog", UM_OK, "", "vassal-metadata", 149},
    {"move-huge-number.vlog", UM_OK, "", "vassal-command", 150},
    {"move-not-a-number.vlog", UM_OK, "", "vassal-command", 150},
    {"move-too-few-fields.vlog", UM_OK, "", "vassal-command", 150},
    {"move-unknown-map.vlog", UM_OK, "", "vassal-piece-unknown", 150},
    {"move-unknown-piece.vlog", UM_OK, "", "vassal-piece-unknown", 150},
    {"nested-16-levels.vlog", UM_OK, "", "", 19},
    {"no-begin-save.vlog", UM_OK, "", "vassal-no-begin", 148},
    {"no-end-save.vlog", UM_OK, "", "vassal-no-end", 148},
    {"no-savedGame.vlog", UM_FORMAT, "vassal-no-saved-game", "", 0},
    {"not-a-zip.vlog", UM_FORMAT, "vassal-not-zip", "", 0},
    {"nul-bytes.vlog", UM_OK, "", "", 149},
    {"odd-hex-count.vlog", UM_FORMAT, "vassal-hex-odd", "", 148},
    {"only-backslashes.vlog", UM_OK, "", "vassal-no-end", 1},
    {"only-escapes.vlog", UM_OK, "", "vassal-no-end", 1001},
    {"path-traversal-entry.vlog", UM_OK, "", "", 149},
    {"savedGame-empty.vlog", UM_OK, "", "vassal-short", 0},
    {"savedGame-in-folder.vlog", UM_FORMAT, "vassal-no-saved-game", "", 0},
    {"savedGame-wrong-case.vlog", UM_FORMAT, "vassal-no-saved-game", "", 0},
    {"short-three-bytes.vlog", UM_OK, "", "vassal-short", 0},
    {"size-field-lies.vlog", UM_LIMIT, "vassal-limit-inflated", "", 0},
    {"trailing-junk.vlog", UM_FORMAT, "vassal-zip-inconsistent", "", 0},
    {"traits-600-deep.vlog", UM_OK, "", "", 3},
    {"truncated-half.vlog", UM_FORMAT, "vassal-not-zip", "", 0},
    {"truncated-no-central-directory.vlog", UM_FORMAT, "vassal-not-zip", "", 0},
    {"two-savedGame.vlog", UM_FORMAT, "vassal-zip-double", "", 0},
    {"unknown-commands.vlog", UM_OK, "", "", 152},
};

static um_status read_all(um_varchive *a, const um_vmodule *m, const um_sink *sink, int *leaves)
{
    um_vstream *s = NULL;
    um_vgame *g = NULL;
    um_vleaf leaf;
    um_arena arena = {0};
    um_vmeta meta;
    um_status st = um_vmeta_read(a, &arena, &meta);
    if (st == UM_OK)
        st = um_vstream_open(&s, a);
    if (st == UM_OK)
        st = um_vgame_new(&g, m, sink);
    for (bool got = true; st == UM_OK && got;) {
        st = um_vstream_next(s, &leaf, &got);
        *leaves += st == UM_OK && got;
        if (st == UM_OK && got)
            st = um_vgame_step(g, s, &leaf);
    }
    um_vgame_free(g);
    um_vstream_close(s);
    um_arena_free(&arena);
    return st;
}

static void drop_missing(void *user, const um_diag *d)
{
    if (strcmp(d->code, "vassal-metadata-missing") != 0 || d->level == UM_ERROR)
        remember(user, d);
}

Test(vassal_malformed, every_damaged_file_is_named_or_read)
{
    um_vmodule *m;
    cr_assert_eq(um_vmodule_open(&m, VASSAL "MadisonSample.vmod", NULL), UM_OK);
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        const row *r = &rows[i];
        char path[256];
        snprintf(path, sizeof path, VASSAL "malformed/%s", r->file);
        said log = {0};
        um_sink sink = {drop_missing, &log};
        um_varchive *a;
        int leaves = 0;
        um_status st = um_varchive_open(&a, path, &sink);
        if (st == UM_OK) {
            st = read_all(a, m, &sink, &leaves);
            um_varchive_close(a);
        }
        cr_expect_eq(st, r->status, "%s: status %d", r->file, st);
        cr_expect_str_eq(log.error, r->error, "%s: error %s", r->file, log.error);
        cr_expect(r->error[0] || strcmp(log.warning, r->warning) == 0, "%s: warning %s: %s", r->file,
                  log.warning, log.text);
        cr_expect(r->leaves < 0 || leaves == r->leaves, "%s: %d leaves", r->file, leaves);
        cr_expect(st == UM_OK || (log.at.file && strcmp(log.at.file, path) == 0), "%s: no file named",
                  r->file);
    }
    um_vmodule_free(m);
    /* and no file is forgotten */
    DIR *d = opendir(VASSAL "malformed");
    cr_assert(d);
    for (struct dirent *e; (e = readdir(d));) {
        bool known = e->d_name[0] == '.' || strstr(e->d_name, ".tsv");
        for (size_t i = 0; i < UM_COUNT(rows); i++)
            known |= strcmp(rows[i].file, e->d_name) == 0;
        cr_expect(known, "%s has no row", e->d_name);
    }
    closedir(d);
}

/* Every beginning of a sound archive, and one flipped byte at a time: no crash, and never a wrong leaf. */
Test(vassal_malformed, cut_and_bent_archives_end_in_an_error_or_whole)
{
    FILE *f = open_fixture("york-1812.vlog");
    char bytes[8192], bent[8192];
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    cr_assert(n > 3000 && n < sizeof bytes);
    int sound = 0;
    for (size_t k = 0; k < n; k++) {
        um_varchive *a;
        int leaves = 0;
        cr_assert_neq(um_varchive_open_memory(&a, (um_text){bytes, k}, "cut", NULL), UM_OK, "cut at %zu", k);
        memcpy(bent, bytes, n);
        bent[k] = (char)(bent[k] ^ 0x15);
        if (um_varchive_open_memory(&a, (um_text){bent, n}, "bent", NULL) != UM_OK)
            continue;
        if (read_all(a, NULL, NULL, &leaves) == UM_OK) {
            cr_assert_eq(leaves, 149, "bent at %zu", k);
            sound++;
        }
        um_varchive_close(a);
    }
    cr_assert_lt(sound, 1400); /* times, comments, metadata: nothing that bears on the text */
}

static um_status replay_text(const char *text, um_vgame **g, said *log)
{
    um_sink sink = {remember, log};
    um_vstream *s;
    um_vleaf leaf;
    um_status st = um_vstream_open_text(&s, um_text_of(text), "t", &sink);
    if (st == UM_OK)
        st = um_vgame_new(g, NULL, &sink);
    for (bool got = true; st == UM_OK && got;) {
        st = um_vstream_next(s, &leaf, &got);
        if (st == UM_OK && got)
            st = um_vgame_step(*g, s, &leaf);
    }
    um_vstream_close(s);
    return st;
}

Test(vassal_malformed, faulty_commands_are_said_and_repaired)
{
    const struct {
        const char *commands, *warning;
    } table[] = {
        {"+/1/piece;;;a;A/M;1;2;\033+/2/stack/M;1;2;1;2", "vassal-child-stack"},
        {"+/1/piece;;;a;A/M;1;2;\033+/2/stack/M;1;2;1;1", "vassal-child-twice"},
        {"+/2/stack/M;1;2;1\033+/3/stack/M;1;2;2", "vassal-child-stack"},
        {"+/1/piece;;;a;A/M;1;2;\033+/2/deck;x/M;1;2;true;1\033+/3/deck;x/M;5;2;true;1", "vassal-card-twice"},
        {"+/1/mark;a\tpiece;;;a;A/v\tM;1;2;\033D/1/x", "vassal-uneven"},
        {"D/9/x", "vassal-piece-unknown"},
        {"-/9", "vassal-piece-unknown"},
        {"+/1/mark;a\tpiece;;;a;A/M;1;2;", "vassal-uneven"},
        {"+/1/piece;;;a;A/M;1;2;\033M/1/M/5/6/null/M/9/9/null/p", "vassal-move-from"},
        {"DECK\t9", "vassal-deck-unknown"},
        {"+/1/piece;;;a;A/M;1;2;\033DECK\t1\\\033+/2/piece;;;a;A/M;1;2;", "vassal-deck-unknown"},
        {"+/1/deck;x/M;1;2;true;\033DECK\t1\\\033+/2/stack/M;1;2;", "vassal-child-stack"},
        {"+/1/piece;;;a;A/M;99999999999;2;\033+/2/stack/M;1;2;7", "vassal-child-unknown"},
    };
    for (size_t i = 0; i < UM_COUNT(table); i++) {
        char text[512];
        said log = {0};
        um_vgame *g = NULL;
        snprintf(text, sizeof text, "begin_save\033%s\033end_save", table[i].commands);
        cr_assert_eq(replay_text(text, &g, &log), UM_OK);
        cr_assert_str_eq(log.warning, table[i].warning, "row %zu: %s", i, log.text);
        um_vgame_free(g);
    }
}

/* What is added again comes out of what it lay in, and what lay in it, on a map or on none. */
Test(vassal_malformed, a_stack_that_comes_again_as_a_card)
{
    static const char text[] = "begin_save\033+/1/piece;;;a;A/null;0;0;\033+/2/stack/null;0;0;1\033"
                               "+/1/deck;x/null;0;0;true;\033+/2/piece;;;b;B/null;0;0;\033"
                               "D/1/null;0;0;true;2\033D/1/M;1;2;true;2\033end_save";
    said log = {0};
    um_vgame *g = NULL;
    um_vpiece p;
    cr_assert_eq(replay_text(text, &g, &log), UM_OK);
    cr_assert(um_vgame_piece(g, um_vgame_find(g, UM_TEXT("1")), &p));
    cr_expect_eq(p.children, 1);
    cr_expect_eq(p.parent, 0);
    cr_assert(um_vgame_piece(g, um_vgame_find(g, UM_TEXT("2")), &p));
    cr_expect_eq(p.children, 0);
    um_vgame_free(g);
}

/* A deck that is loaded holds what is added below the command alone, from bottom to top. */
Test(vassal_malformed, a_deck_that_is_loaded)
{
    static const char text[] = "begin_save\033+/1/piece;;;a;A/M;1;2;\033+/2/deck;x/M;1;2;true;1\033"
                               "DECK\t2\\\033+/3/piece;;;b;B/M;7;7;\\\033+/4/piece;;;c;C/null;0;0;\\\033+/2x/"
                               "piece;;;d;D/M;1;2;\033+/5/piece;;;e;E/M;1;2;\033end_save";
    said log = {0};
    um_vgame *g = NULL;
    um_vpiece p, deck;
    cr_assert_eq(replay_text(text, &g, &log), UM_OK);
    cr_assert(um_vgame_piece(g, um_vgame_find(g, UM_TEXT("2")), &deck));
    cr_assert_eq(deck.children, 3);
    static const char *const inside[] = {"3", "4", "2x"};
    for (size_t i = 0; i < UM_COUNT(inside); i++) {
        cr_assert(um_vgame_piece(g, deck.child[i], &p));
        cr_expect(um_text_is(p.id, inside[i]), "%zu", i);
        cr_expect(um_text_is(p.map, "M") && p.x == 1 && p.y == 2, "%zu", i);
    }
    cr_assert(um_vgame_piece(g, um_vgame_find(g, UM_TEXT("1")), &p));
    cr_expect(p.alive && !p.map.p && !p.parent);
    cr_assert(um_vgame_piece(g, um_vgame_find(g, UM_TEXT("5")), &p));
    cr_expect_eq(p.parent, 0);
    um_vgame_free(g);
}

Test(vassal_malformed, limits_hold_at_their_edge)
{
    /* players */
    for (uint32_t n = UM_V_PLAYERS_MAX; n <= UM_V_PLAYERS_MAX + 1; n++) {
        um_buf b = {0};
        said log = {0};
        um_vgame *g = NULL;
        um_buf_str(&b, "begin_save\033end_save");
        for (uint32_t i = 0; i < n; i++)
            um_buf_printf(&b, "\033PLAYER\tpw%u\tn\ts", i);
        um_buf_char(&b, 0);
        cr_assert_eq(replay_text(b.p, &g, &log), n > UM_V_PLAYERS_MAX ? UM_LIMIT : UM_OK);
        cr_assert_str_eq(log.error, n > UM_V_PLAYERS_MAX ? "vassal-limit-players" : "");
        um_vgame_free(g);
        um_buf_free(&b);
    }
    /* pieces */
    for (uint32_t n = UM_V_PIECES_MAX; n <= UM_V_PIECES_MAX + 1; n++) {
        um_buf b = {0};
        said log = {0};
        um_vgame *g = NULL;
        um_buf_str(&b, "begin_save\033end_save");
        for (uint32_t i = 0; i < n; i++)
            um_buf_printf(&b, "\033+/%u/stack/null;0;0", i);
        um_buf_char(&b, 0);
        cr_assert_eq(replay_text(b.p, &g, &log), n > UM_V_PIECES_MAX ? UM_LIMIT : UM_OK);
        cr_assert_str_eq(log.error, n > UM_V_PIECES_MAX ? "vassal-limit-pieces" : "");
        um_vgame_free(g);
        um_buf_free(&b);
    }
    /* pieces in a stack, boards of a map */
    for (uint32_t n = UM_V_STACK_MAX; n <= UM_V_STACK_MAX + 1; n++) {
        um_buf b = {0};
        said log = {0};
        um_vgame *g = NULL;
        um_buf_str(&b, "begin_save\033end_save");
        for (uint32_t i = 0; i < n; i++)
            um_buf_printf(&b, "\033+/%u/piece;;;a;A/M;1;2;", i);
        um_buf_str(&b, "\033+/s/stack/M;1;2");
        for (uint32_t i = 0; i < n; i++)
            um_buf_printf(&b, ";%u", i);
        um_buf_char(&b, 0);
        cr_assert_eq(replay_text(b.p, &g, &log), n > UM_V_STACK_MAX ? UM_LIMIT : UM_OK);
        cr_assert_str_eq(log.error, n > UM_V_STACK_MAX ? "vassal-limit-stack" : "");
        um_vgame_free(g);
        um_buf_free(&b);
    }
    for (uint32_t n = UM_V_BOARDS_MAX; n <= UM_V_BOARDS_MAX + 1; n++) {
        um_buf b = {0};
        said log = {0};
        um_vgame *g = NULL;
        um_buf_str(&b, "begin_save\033end_save\033MBoardPicker");
        for (uint32_t i = 0; i < n; i++)
            um_buf_printf(&b, "\tb%u\t0\t%u", i, i);
        um_buf_char(&b, 0);
        cr_assert_eq(replay_text(b.p, &g, &log), n > UM_V_BOARDS_MAX ? UM_LIMIT : UM_OK);
        cr_assert_str_eq(log.error, n > UM_V_BOARDS_MAX ? "vassal-limit-fields" : "");
        um_vgame_free(g);
        um_buf_free(&b);
    }
    /* one command */
    for (size_t n = UM_V_LEAF_MAX; n <= UM_V_LEAF_MAX + 1; n++) {
        um_buf b = {0};
        said log = {0};
        um_vgame *g = NULL;
        um_buf_str(&b, "begin_save\033CHAT");
        for (size_t i = 4; i < n; i++)
            um_buf_char(&b, 'x');
        um_buf_str(&b, "\033end_save");
        um_buf_char(&b, 0);
        cr_assert_eq(replay_text(b.p, &g, &log), n > UM_V_LEAF_MAX ? UM_LIMIT : UM_OK, "%s", log.text);
        cr_assert_str_eq(log.error, n > UM_V_LEAF_MAX ? "vassal-limit-leaf" : "");
        um_vgame_free(g);
        um_buf_free(&b);
    }
}
