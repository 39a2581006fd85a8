/* Chat lines and commands are told apart, text is made safe, and what was taken back is paired with its
 * undoing. */
#include "test_vassal_support.h"

Test(vassal_chat, lines_are_told_apart)
{
    const um_text names[] = {UM_TEXT("A> - B"), UM_TEXT("Isaac")};
    const struct {
        const char *text;
        um_vchat_kind kind;
        const char *speaker, *body;
        int colour;
    } rows[] = {
        {"&lt;Isaac&gt; - hello", UM_VCHAT_SAID, "Isaac", "hello", 0},
        {"<Isaac> - * not a report", UM_VCHAT_SAID, "Isaac", "* not a report", 0},
        {"<A> - B> - text", UM_VCHAT_SAID, "A> - B", "text", 0},
        {"<C> - B> - text", UM_VCHAT_SAID, "C", "B> - text", 0},
        {"* Brock moves York -> Burlington *", UM_VCHAT_REPORT, "", "Brock moves York -> Burlington *", 0},
        {"* ! loud", UM_VCHAT_REPORT, "", "loud", 2},
        {"*` quiet", UM_VCHAT_REPORT, "", "quiet", 5},
        {"- Isaac joins", UM_VCHAT_SYSTEM, "", "Isaac joins", 0},
        {"<open", UM_VCHAT_OTHER, "", "<open", 0},
        {"", UM_VCHAT_OTHER, "", "", 0},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_vchat c = um_vchat_parse(um_text_of(rows[i].text), names, UM_COUNT(names));
        cr_assert(c.kind == rows[i].kind && c.colour == rows[i].colour, "row %zu", i);
        cr_assert(um_text_is(c.speaker, rows[i].speaker) && um_text_is(c.body, rows[i].body), "row %zu: %.*s",
                  i, UM_FMT(c.body));
    }
    cr_assert(um_vchat_parse(UM_TEXT("* UNDO: * x"), NULL, 0).undo);
    cr_assert_not(um_vchat_parse(UM_TEXT("<I> - UNDO: x"), NULL, 0).undo);
}

Test(vassal_chat, text_is_made_plain_and_safe)
{
    const struct {
        const char *from, *plain, *safe;
    } rows[] = {
        {"a &rarr; b &lt;c&gt; &amp;&#65;&#x42;&nope;", "a \xe2\x86\x92 b <c> &AB&nope;", NULL},
        {"<b>x</b><br/><Isaac> <3", "x<Isaac> <3", NULL},
        {"\033[31mred\a", NULL, "\xef\xbf\xbd[31mred\xef\xbf\xbd"},
        {"a\nb\tc", NULL, "a b c"},
        {"J\xc3\xa9r\xc3\xb4me \xe6\x97\xa5", NULL, "J\xc3\xa9r\xc3\xb4me \xe6\x97\xa5"},
        {"\xe2\x80\xae"
         "evil\xe2\x81\xa6",
         NULL,
         "\xef\xbf\xbd"
         "evil\xef\xbf\xbd"},
        {"\xff\xc3(\xed\xa0\x80", NULL, "\xef\xbf\xbd\xef\xbf\xbd(\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"},
        {"\xc2\x9b", NULL, "\xef\xbf\xbd"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_buf b = {0};
        if (rows[i].plain)
            um_vchat_plain(um_text_of(rows[i].from), &b);
        else
            um_text_safe(um_text_of(rows[i].from), &b);
        cr_assert(um_text_is(um_buf_view(&b), rows[i].plain ? rows[i].plain : rows[i].safe), "row %zu: %s", i,
                  b.p);
        um_buf_free(&b);
    }
}

Test(vassal_chat, commands_are_told_by_their_first_bytes)
{
    const struct {
        const char *leaf;
        um_vkind kind;
        um_status status;
    } rows[] = {
        {"", UM_V_NOTHING, UM_OK},
        {"null", UM_V_NULL, UM_OK},
        {"begin_save", UM_V_BEGIN_SAVE, UM_OK},
        {"+/1/stack/Main;1;2;3;@@1", UM_V_ADD, UM_OK},
        {"+/1/stack", UM_V_ADD, UM_FORMAT},
        {"-/12", UM_V_REMOVE, UM_OK},
        {"D/1/state", UM_V_CHANGE, UM_OK},
        {"D/1", UM_V_CHANGE, UM_FORMAT},
        {"M/1/Map/1/2/null/Map/3/4/null", UM_V_MOVE, UM_OK},
        {"M/1/Map/1/2/null/Map/3/4/null/pw", UM_V_MOVE, UM_OK},
        {"M/1/Map/1/2", UM_V_MOVE, UM_FORMAT},
        {"M/1/Map/x/2/null/Map/3/4/null", UM_V_MOVE, UM_VALUE},
        {"M/1/Map/99999999999/2/null/Map/3/4/null", UM_V_MOVE, UM_VALUE},
        {"CHAT", UM_V_CHAT, UM_OK},
        {"CHATTER", UM_V_CHAT, UM_OK},
        {"UNDO\ttrue", UM_V_UNDO, UM_OK},
        {"LOG\tCHAT", UM_V_LOG, UM_OK},
        {"PLAYER\tid\tname\tside", UM_V_PLAYER, UM_OK},
        {"PLAY\tx", UM_V_LIVE, UM_OK},
        {"PYREMOVE\tid", UM_V_PLAYER_REMOVE, UM_OK},
        {"Main MapBoardPicker\tA\t0\t0", UM_V_BOARDS, UM_OK},
        {"Map0BoardPicker", UM_V_BOARDS, UM_OK},
        {"SETUP_STACK\t", UM_V_SETUP_STACK, UM_OK},
        {"MutableProperty\tn\to\tv\tModule", UM_V_PROPERTY, UM_OK},
        {"MutableProperty\tn", UM_V_PROPERTY, UM_FORMAT},
        {"GlobalProperty\t;n;v;Module", UM_V_GLOBAL, UM_OK},
        {"TURNTurnTracker0\t0|1", UM_V_TURN, UM_OK},
        {"NOTES\ta|b", UM_V_NOTES, UM_OK},
        {"PNOTES\t", UM_V_PUBLIC_NOTES, UM_OK},
        {"PNOTE\tpw\ttext", UM_V_PRIVATE_NOTE, UM_OK},
        {"SNOTE\tn\tpw\ttrue\tt", UM_V_SECRET_NOTE, UM_OK},
        {"UNMASK\ta\tb", UM_V_UNMASK, UM_OK},
        {"DECK\t5", UM_V_DECK, UM_OK},
        {"SHOW_RESULTS\tb\t1\t2", UM_V_DICE, UM_OK},
        {"FLARE\t1\t2\t3", UM_V_FLARE, UM_OK},
        {"LOS\tx", UM_V_LINE_OF_SIGHT, UM_OK},
        {"EXT\tn\t1", UM_V_EXTENSION, UM_OK},
        {"PLUGIN\tn\t1", UM_V_PLUGIN, UM_OK},
        {"CLOCKCONTROL\ttrue", UM_V_CLOCK_CONTROL, UM_OK},
        {"CLOCK\ta", UM_V_CLOCK, UM_OK},
        {"SGKC\t1\ttrue", UM_V_STARTUP_KEY, UM_OK},
        {"Events1", UM_V_EVENTS, UM_OK},
        {"SEMAIL\ta@b", UM_V_EMAIL, UM_OK},
        {"LOCKSPOTAB\tx", UM_V_LOCK, UM_OK},
        {"AUDIO\tclip", UM_V_AUDIO, UM_OK},
        {"CHECK", UM_V_CHECK, UM_OK},
        {"INFO\tx", UM_V_UNKNOWN, UM_OK},
        {"bd\t1", UM_V_UNKNOWN, UM_OK},
    };
    um_arena arena = {0};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_vcmd c;
        const char *why = NULL;
        um_status s = um_vcmd_parse(um_text_of(rows[i].leaf), &arena, &c, &why);
        cr_assert(s == rows[i].status && c.kind == rows[i].kind, "%s: %s, %d", rows[i].leaf,
                  um_vkind_name(c.kind), s);
        cr_assert((s == UM_OK) == (why == NULL), "%s", rows[i].leaf);
    }
    um_vcmd c;
    cr_assert_eq(um_vcmd_parse(UM_TEXT("M/7/Main\\/Map/1/-2/null/null/3/4/9/pw"), &arena, &c, NULL), UM_OK);
    cr_assert(um_text_is(c.u.move.to.map, "Main/Map") && c.u.move.to.y == -2 && !c.u.move.to.under.p &&
              !c.u.move.from.map.p);
    cr_assert_eq(um_vcmd_parse(UM_TEXT("MBoardPicker\tA/rev\t1\t2\tB\t0\t1"), &arena, &c, NULL), UM_OK);
    cr_assert(c.u.boards.n == 2 && c.u.boards.list[0].reversed && um_text_is(c.u.boards.list[0].name, "A") &&
              c.u.boards.list[1].row == 1 && um_text_is(c.u.boards.map, "M"));
    cr_assert_eq(um_vcmd_parse(UM_TEXT("SHOW_RESULTS\tb\t3\t1"), &arena, &c, NULL), UM_OK);
    cr_assert(c.u.dice.n == 2 && c.u.dice.face[0] == 3);
    um_arena_free(&arena);
}

/* "undo>target," for each undo of a stream; ! marks those that are not exact, d those after dice. */
static void list_undos(um_vstream *s, um_buf *out)
{
    um_vundo *u;
    um_vleaf leaf;
    um_vundone done;
    um_arena arena = {0};
    bool is_undo;
    cr_assert_eq(um_vundo_new(&u), UM_OK);
    for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got; um_arena_reset(&arena)) {
        um_vcmd c;
        cr_assert_eq(um_vcmd_parse(leaf.text, &arena, &c, NULL), UM_OK);
        cr_assert_eq(um_vundo_feed(u, &leaf, &c, &is_undo, &done), UM_OK);
        if (is_undo)
            um_buf_printf(out, "%u>%u%s%s,", done.entry, done.target, done.verified ? "" : "!",
                          done.after_dice ? "d" : "");
    }
    um_vundo_finish(u, &is_undo, &done);
    if (is_undo)
        um_buf_printf(out, "%u>%u%s%s,", done.entry, done.target, done.verified ? "" : "!",
                      done.after_dice ? "d" : "");
    um_vundo_free(u);
    um_arena_free(&arena);
}

static void check_undos(const char *file, const char *want)
{
    char path[256];
    snprintf(path, sizeof path, VASSAL "%s", file);
    um_varchive *a;
    um_vstream *s;
    um_buf b = {0};
    cr_assert_eq(um_varchive_open(&a, path, NULL), UM_OK);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK);
    list_undos(s, &b);
    cr_assert_str_eq(b.n ? b.p : "", want, "%s: %s", file, b.p);
    um_buf_free(&b);
    um_vstream_close(s);
    um_varchive_close(a);
}

Test(vassal_chat, what_was_taken_back_is_paired)
{
    check_undos("undo-1813.vlog", "2>1,6>5,7>4,11>10,15>14,19>18,");
    check_undos("full/dev-1812-opening-2.vlog", "7>6,");
    check_undos("full/dev-1812-faults.vlog", "");
    /* before 3.7: no mark; told by the echo and by exact inverses; a roll taken back is flagged */
    static const char old[] =
        "begin_save\033end_save"
        "\033LOG\tM/1/A/5/6/null/A/1/2/null/pw\\\033LOG\tCHAT* X "
        "moves\\\033LOG\tMutableProperty\td_result\t1\t2"
        "\033LOG\tCHAT* UNDO: * X "
        "moves\\\033LOG\tMutableProperty\td_result\t2\t1\\\033LOG\tM/1/A/1/2/9/A/5/6/null/pw"
        "\033LOG\tM/1/A/5/6/null/A/1/2/null/pw"
        "\033LOG\tCHAT* UNDO: * something else\\\033LOG\tM/2/A/1/2/null/A/5/6/null/pw"
        "\033LOG\tCHAT<I> - UNDO: said only\033LOG\tUNDO\ttrue\\\033LOG\tM/9/A/1/2/null/A/5/6/null/pw";
    um_vstream *s;
    um_buf b = {0};
    cr_assert_eq(um_vstream_open_text(&s, um_text_of(old), "t", NULL), UM_OK);
    list_undos(s, &b);
    cr_assert_str_eq(b.p, "2>1d,4>0!,6>5!,");
    um_buf_free(&b);
    um_vstream_close(s);
}
