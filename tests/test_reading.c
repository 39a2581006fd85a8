/* A log becomes the record of what was done: slips, noise and what was undone are no moves, and nothing
 * hidden is named. */
#include "tests/test_reading_support.h"
#include "tests/torture.h"

static desk k;

static void lay(void)
{
    open_desk(&k);
}

static void clear(void)
{
    close_desk(&k);
}

TestSuite(reading, .init = lay, .fini = clear);

/* A play that every test can begin with. */
static diary dearborn_plays(void)
{
    diary d;
    thing card = CARD_32;
    begin_diary(&d);
    henry(&d, "Card 32 as 3 ops, activate Dearborn");
    to(&d, &card, TABLE);
    return d;
}

#define PLAY "us: play Card 32 leader Dearborn value=3\n"

Test(reading, pieces_that_go_the_same_way_are_one_move)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, a = US_6TH, b = US_13TH;
    to(&d, &a, SACKETS);
    to(&d, &leader, SACKETS);
    henry(&d, "one more");
    to(&d, &b, SACKETS);
    comes_out(&k, &d, PLAY "us: move Dearborn, us:6th, us:13th: Albany .. Sackets Harbour\n");
}

Test(reading, what_is_put_back_did_not_move)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, a = US_6TH, b = US_13TH;
    to(&d, &leader, SACKETS);
    to(&d, &a, SACKETS);
    to(&d, &b, SACKETS);
    to(&d, &b, ALBANY);
    comes_out(&k, &d, PLAY "us: move Dearborn, us:6th: Albany .. Sackets Harbour\n");
}

Test(reading, a_nudge_within_a_space_is_no_move)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, a = US_6TH;
    to(&d, &leader, 2340, 1150);
    to(&d, &a, 2360, 1170);
    comes_out(&k, &d, PLAY);
}

Test(reading, steps_on_the_way_are_kept_and_slips_are_not)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN;
    to(&d, &leader, UTICA);
    to(&d, &leader, ROME);
    to(&d, &leader, SACKETS);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Utica .. Rome .. Sackets Harbour\n");

    d = dearborn_plays();
    leader = (thing)DEARBORN;
    to(&d, &leader, OSWEGO);
    to(&d, &leader, SACKETS);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Sackets Harbour\n");
}

Test(reading, what_is_undone_is_not_in_the_record)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN;
    to(&d, &leader, SACKETS);
    um_buf_str(&d.text, "\033LOG\tUNDO\ttrue\\\033LOG\tM/1795221490981/Main Map/2352/1161/null/Main "
                        "Map/1871/837/null/dearborn-pw\\\033LOG\tUNDO\tfalse");
    leader = (thing)DEARBORN;
    to(&d, &leader, UTICA);
    um_buf got = {0};
    um_reading *r = read_diary(&k, &d, false);
    actions_of(r, &got);
    cr_expect_str_eq(got.p, PLAY "us: move Dearborn: Albany .. Utica\n");
    cr_expect_eq(r->undos, 1);
    cr_expect_eq(r->undos_after_roll, 0);
    um_buf_free(&got);
    um_reading_free(r);
}

Test(reading, a_card_may_come_before_or_after_what_is_said_of_it)
{
    diary d;
    thing card = CARD_32, leader = DEARBORN;
    begin_diary(&d);
    to(&d, &card, TABLE);
    to(&d, &leader, UTICA);
    henry(&d, "that was card 32 for 3 ops, activating Dearborn");
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Utica\n");
}

Test(reading, moves_before_the_card_belong_to_its_play)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, unit = BR_49TH, card = CARD_5;
    to(&d, &leader, UTICA);
    (void)unit;
    thing procter = {"1795221490904", "Main Map", "sheaffe-pw", 404, 1315};
    to(&d, &procter, 385, 1219);
    roger(&d, "Card 5 as 2 ops, activate Procter");
    to(&d, &card, TABLE);
    comes_out(&k, &d,
              PLAY "us: move Dearborn: Albany .. Utica\n"
                   "br: play Card 5 leader Procter value=2\n"
                   "br: move Procter: Ft. Malden .. Sandwich\n");
}

/* Without a word about it, the use is taken that the rules allow: the points do not reach Dearborn. */
Test(reading, the_use_of_a_card_is_the_one_that_can_be)
{
    static const struct {
        const char *said, *play;
    } row[] = {{"Card 32 as 3 ops", PLAY}, {"Card 32 as 2 ops", "us: play Card 32 units value=2\n"}};
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        diary d;
        um_buf want = {0};
        thing card = CARD_32, leader = DEARBORN, unit = US_6TH;
        begin_diary(&d);
        henry(&d, row[i].said);
        to(&d, &card, TABLE);
        to(&d, &leader, UTICA);
        to(&d, &unit, UTICA);
        um_buf_printf(&want, "%sus: move Dearborn, us:6th: Albany .. Utica\n", row[i].play);
        comes_out(&k, &d, want.p);
        um_buf_free(&want);
    }
}

Test(reading, the_next_card_or_declaration_ends_a_play)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, ohio = THIRD_OHIO, second = CARD_12;
    to(&d, &leader, UTICA);
    roger(&d, "holding one");
    henry(&d, "Card 12 as 3 ops");
    to(&d, &second, TABLE);
    to(&d, &ohio, FINDLAY);
    roger(&d, "I hold again");
    comes_out(&k, &d,
              PLAY "us: move Dearborn: Albany .. Utica\n"
                   "br: hold br\n"
                   "us: play Card 12 units value=3\n"
                   "us: move 3rd Ohio: Ft. MacArthur .. Ft. Findlay\n"
                   "br: hold br\n");
}

/* What a player may type, and what is made of it; nothing moves. */
static const struct {
    const char *said, *line;
} speech[] = {
    {"Card 32 as 3 ops, activate Dearborn", "us: play Card 32 leader Dearborn value=3\n"},
    {"card 32 for 3 points: activating Dearborn.", "us: play Card 32 leader Dearborn value=3\n"},
    {"Playing it, Card 11 as 1 op", "us: play Card 11 units value=1\n"},
    {"CARD #12, 3 OPS", "us: play Card 12 units value=3\n"},
    {"I play card 12", "us: play Card 12 units\n"},
    {"card 12 as event", "us: play Card 12 event\n"},
    {"DOW card for its 3 ops. Mackinaw!", "us: play Declaration of War units value=3\n"},
    {"last card, DOW for 3 ops", "us: play Declaration of War units value=3\n"},
    {"Card 12, 3 ops, build", "us: play Card 12 build value=3\n"},
    {"Card 12 as 2 ops, restoring the 4th", "us: play Card 12 restore value=2\n"},
    {"as 2 ops", "us: play units value=2\n"},
    {"holding one", "us: hold us\n"},
    {"I'll hold a card", "us: hold us\n"},
    {"Hold.", "us: hold us\n"},
    {"holding my breath", ""},
    {"hold the line at Detroit", ""},
    {"keeping the last card", "us: hold us\n"},
    {"Card 40 as a battle card, +1", ""},
    {"Death of Brock as event", "us: play Death of Brock event\n"},
    {"Campaign: Dearborn, then Hull", "us: play Campaign campaign Dearborn and Hull\n"},
    {"Card 12 as 2 NBV, shipyard at Sackets", "us: play Card 12 build value=2\n"},
    {"hold on, phone", ""},
    {"all cards out, end of turn next time", ""},
    {"your card, I mean mine. to be continued", ""},
    {"what was card 32 about?", ""},
    {"3 VP for me as agreed", ""},
    {"are 3 ops enough for Dearborn?", ""},
};

Test(reading, declarations)
{
    for (size_t i = 0; i < UM_COUNT(speech); i++) {
        diary d;
        um_buf got = {0};
        begin_diary(&d);
        henry(&d, speech[i].said);
        um_reading *r = read_diary(&k, &d, false);
        actions_of(r, &got);
        cr_expect_str_eq(got.p, speech[i].line, "\"%s\" is read as \"%s\"", speech[i].said, got.p);
        um_buf_free(&got);
        um_reading_free(r);
    }
}

Test(reading, only_a_seated_player_declares)
{
    diary d;
    begin_diary(&d);
    says(&d, "Somebody", "Card 32 as 3 ops, activate Dearborn");
    um_buf_str(&d.text, "\033LOG\tCHAT* Card 32 as 3 ops, activate Dearborn");
    comes_out(&k, &d, "");
}

Test(reading, a_masked_card_has_no_name_unless_asked_for)
{
    for (int reveal = 0; reveal < 2; reveal++) {
        diary d;
        thing card = CARD_12;
        um_buf got = {0}, whole = {0};
        begin_diary(&d);
        to(&d, &card, TABLE);
        um_reading *r = read_diary(&k, &d, reveal);
        actions_of(r, &got);
        cr_expect_str_eq(got.p, reveal ? "us: play Card 12 units\n" : "us: play units\n");
        cr_expect_eq(um_record_write(r->record, &whole), UM_OK);
        um_buf_char(&whole, '\0');
        cr_expect_eq(strstr(whole.p, "Card 12") != NULL, reveal);
        cr_expect_not(strstr(whole.p, "-pw"), "a player's password is in the record");
        um_buf_free(&got);
        um_buf_free(&whole);
        um_reading_free(r);
    }
}

Test(reading, dice_are_told_with_what_became_of_them)
{
    diary d = dearborn_plays();
    rolls(&d, "2d6", "Henry", "1", "3,4");
    rolls(&d, "2d6", "Henry", "3,4", "6,6");
    um_buf_str(
        &d.text,
        "\033LOG\tUNDO\ttrue\\\033LOG\tMutableProperty\t2d6_result\t6,6\t3,4\tModule\\\033LOG\tUNDO\tfalse");
    rolls(&d, "1d6", "Roger", "1", "5");
    um_reading *r = read_diary(&k, &d, false);
    cr_assert_eq(r->nrolls, 3);
    cr_expect_eq(r->rolls[0].ndice, 2);
    cr_expect_eq(r->rolls[0].dice[0], 3);
    cr_expect_eq(r->rolls[0].dice[1], 4);
    cr_expect_eq(r->rolls[0].sides, 6);
    cr_expect(r->rolls[0].repeated);
    cr_expect_not(r->rolls[0].undone);
    cr_expect_eq(r->rolls[0].side, 0);
    cr_expect(um_text_is(r->rolls[0].player, "Henry"));
    cr_expect(r->rolls[1].undone);
    cr_expect_eq(r->rolls[2].ndice, 1);
    cr_expect_eq(r->rolls[2].side, 1);
    cr_expect_not(r->rolls[2].used);
    cr_expect_eq(r->undos, 1);
    cr_expect_eq(r->undos_after_roll, 1);
    um_reading_free(r);
}

Test(reading, chat_is_made_harmless)
{
    diary d;
    um_buf whole = {0};
    begin_diary(&d);
    henry(&d, "<b>bold</b> \a\xc2\x9b"
              "31mred \xe2\x80\xae"
              "evil dearborn-pw &amp; co");
    um_reading *r = read_diary(&k, &d, false);
    cr_expect_eq(um_record_write(r->record, &whole), UM_OK);
    um_buf_char(&whole, '\0');
    cr_expect_not(strchr(whole.p, '\a'));
    cr_expect_not(strstr(whole.p, "\xc2\x9b"));
    cr_expect_not(strstr(whole.p, "\xe2\x80\xae"));
    cr_expect_not(strstr(whole.p, "dearborn-pw"));
    cr_expect(strstr(whole.p, "# Henry: bold "));
    um_buf_free(&whole);
    um_reading_free(r);
}

Test(reading, the_first_position_is_stated)
{
    diary d;
    um_buf whole = {0};
    begin_diary(&d);
    um_reading *r = read_diary(&k, &d, false);
    cr_expect_eq(um_record_write(r->record, &whole), UM_OK);
    um_buf_char(&whole, '\0');
    static const char *const line[] = {"now 1812 spring-summer\n",
                                       "score 0 watched\n",
                                       "at Albany: Dearborn, us:13th, us:6th\n",
                                       "at Queenston: Lincoln Militia\n",
                                       "hand us 7\n",
                                       "hand br 7\n",
                                       "held us 0\n",
                                       "player br \"Roger\"\n"};
    for (size_t i = 0; i < UM_COUNT(line); i++)
        cr_expect(strstr(whole.p, line[i]), "there is no line %s", line[i]);
    um_buf_free(&whole);
    um_reading_free(r);
}

/* A log cut in two in the middle of a play is the same game. */
Test(reading, a_play_goes_on_in_the_next_log)
{
    um_buf one = {0}, two = {0}, got = {0};
    slurp_file(FULL "dev-1812-opening-1.vlog", &one);
    slurp_file(FULL "dev-1812-opening-2.vlog", &two);
    um_reading_options o = {.module = k.kit.module, .binding = k.kit.binding, .pack = k.pack, .sink = k.sink};
    um_reading_input in[] = {{UM_TEXT("2"), um_buf_view(&two)}, {UM_TEXT("1"), um_buf_view(&one)}}, sorted[2];
    static um_reading_end from[2], to[2];
    uint64_t start[2], end[2];
    size_t order[2];
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(um_reading_ends(&in[i], &o, &from[i], &to[i]), UM_OK);
        start[i] = from[i].number;
        end[i] = to[i].number;
    }
    cr_expect_eq(um_reading_distance(&to[1], &from[0]), 0);
    cr_expect_gt(um_reading_distance(&from[1], &to[1]), 10);
    cr_expect_eq(end[1], start[0]);
    cr_expect_neq(end[0], start[1]);
    cr_assert_eq(um_reading_order(start, end, 2, order), UM_OK);
    cr_expect_eq(order[0], 1);
    for (int i = 0; i < 2; i++)
        sorted[i] = in[order[i]];
    um_reading *r = NULL;
    k.said.n = 0;
    cr_assert_eq(um_reading_open(sorted, 2, &o, &r), UM_OK);
    actions_of(r, &got);
    cr_expect(strstr(got.p, "br: move Brock, 49th: York .. Burlington .. Stoney Creek .. Ft. George\n"));
    cr_expect_not(strstr(got.p, "\nat "), "nothing was to be put right between the logs");
    cr_expect_eq(k.said.n, 0, "%s", k.said.p);
    cr_expect_eq(r->nrolls, 2);
    um_buf_free(&got);
    um_reading_free(r);
    um_buf_free(&one);
    um_buf_free(&two);
}

Test(reading, what_a_later_log_finds_elsewhere_is_said_and_stated)
{
    diary a, b;
    um_buf x = {0}, y = {0}, got = {0};
    thing leader = DEARBORN;
    begin_diary(&a);
    to(&a, &leader, UTICA);
    begin_diary(&b);
    henry(&b, "go on");
    pack_log(um_buf_view(&a.text), &x);
    pack_log(um_buf_view(&b.text), &y);
    um_reading_options o = {.module = k.kit.module, .binding = k.kit.binding, .pack = k.pack, .sink = k.sink};
    um_reading_input in[] = {{UM_TEXT("a"), um_buf_view(&x)}, {UM_TEXT("b"), um_buf_view(&y)}};
    um_reading *r = NULL;
    cr_assert_eq(um_reading_open(in, 2, &o, &r), UM_OK);
    actions_of(r, &got);
    cr_expect(strstr(k.said.p, "Dearborn is at Albany where the log before left it at Utica"), "%s",
              k.said.p);
    const um_case *c = &r->record->cases[0];
    bool stated = false;
    for (int i = 0; i < c->nitems; i++) {
        um_buf line = {0};
        if (c->items[i].kind == UM_I_ACTION)
            um_action_write(c->game, c->pack, &c->game->verbs[c->items[i].action.verb], &c->items[i].action,
                            &line);
        stated |= line.n && um_text_is(um_buf_view(&line), "at Albany: Dearborn");
        um_buf_free(&line);
    }
    cr_expect(stated);
    um_buf_free(&got);
    um_reading_free(r);
    um_buf_free(&a.text);
    um_buf_free(&b.text);
    um_buf_free(&x);
    um_buf_free(&y);
}

Test(reading, order_of_logs)
{
    static const struct {
        uint64_t start[4], end[4];
        size_t n, order[4];
    } row[] = {
        {{1, 2, 3}, {2, 3, 4}, 3, {0, 1, 2}},
        {{3, 2, 1}, {4, 3, 2}, 3, {2, 1, 0}},
        {{1, 9, 2}, {2, 10, 3}, 3, {0, 2, 1}},
        {{1, 2}, {2, 1}, 2, {0, 1}},
        {{5}, {5}, 1, {0}},
        {{1, 1, 2, 2}, {2, 2, 3, 3}, 4, {0, 2, 1, 3}},
    };
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        size_t order[4];
        cr_assert_eq(um_reading_order(row[i].start, row[i].end, row[i].n, order), UM_OK);
        for (size_t j = 0; j < row[i].n; j++)
            cr_expect_eq(order[j], row[i].order[j], "row %zu, place %zu", i, j);
    }
}

/* A map whose places have no names is read by points that the binding knows. */
Test(reading, places_without_names)
{
    um_buf xml = {0}, changed = {0};
    um_binding *b;
    slurp_file(FULL "MadisonFull.bind.xml", &xml);
    um_buf_char(&xml, '\0');
    static const char name[] = "<place is=\"utica\" name=\"Utica\"/>";
    const char *at = strstr(xml.p, name);
    cr_assert(at);
    um_buf_add(&changed, xml.p, (size_t)(at - xml.p));
    um_buf_str(&changed, "<spot is=\"utica\" map=\"Main Map\" x=\"2050\" y=\"1040\" within=\"30\"/>");
    um_buf_str(&changed, at + sizeof name - 1);
    cr_assert_eq(um_bind_read(UM_TEXT("spots"), um_buf_view(&changed), &k.sink, &b), UM_OK, "%s", k.said.p);
    cr_assert_eq(um_bind_resolve(b, k.pack, &k.sink), UM_OK);
    um_bind_free(k.kit.binding);
    k.kit.binding = b;
    diary d = dearborn_plays();
    thing leader = DEARBORN;
    to(&d, &leader, UTICA);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Utica\n");
    um_buf_free(&xml);
    um_buf_free(&changed);
}

static void replace(um_buf *out, const char *in, const char *what, const char *by)
{
    const char *at = strstr(in, what);
    cr_assert(at, "%s is not in %s", what, in);
    um_buf_add(out, in, (size_t)(at - in));
    um_buf_str(out, by);
    um_buf_str(out, at + strlen(what));
    um_buf_char(out, '\0');
}

/* A marker set down says what its place means. */
Test(reading, a_marker_from_the_palette_is_a_statement)
{
    const um_vslot *slot = um_vmodule_slot(k.kit.module, UM_TEXT("196"));
    cr_assert(slot);
    um_buf text = {0}, named = {0}, placed = {0};
    um_buf_text(&text, slot->text);
    um_buf_char(&text, '\0');
    replace(&named, text.p, "+/null/", "+/1799999999999/");
    replace(&placed, named.p, "null;0;0;196;0", "Main Map;2352;1161;196;0");
    diary d;
    begin_diary(&d);
    henry(&d, "card 32 as 3 ops, depot");
    um_buf_printf(&d.text, "\033LOG\t%s", placed.p);
    comes_out(&k, &d, "us: play Card 32 depot value=3\ndepot Albany side=us\n");
    um_buf_free(&text);
    um_buf_free(&named);
    um_buf_free(&placed);
}

/* Chatter and flares between the entries of a whole session change none of its actions. */
Test(reading, noise_changes_nothing)
{
    um_buf whole = {0}, plain = {0}, noisy = {0};
    diary d = {{0}};
    whole_text_of(FULL "dev-1812-faults.vlog", &whole);
    size_t begin = 0, entries = 0;
    for (size_t i = 0; i + 5 < whole.n; i++) {
        bool top =
            whole.p[i] == 27 && whole.p[i - (i > 0)] != '\\' && memcmp(whole.p + i + 1, "LOG\t", 4) == 0;
        if (!top)
            continue;
        um_buf_add(&d.text, whole.p + begin, i - begin);
        begin = i;
        if (entries++ % 3 == 0)
            roger(&d, "hm, let me think");
        if (entries % 4 == 0)
            um_buf_str(&d.text, "\033LOG\tFLARE\tFlare0\t333\t222");
    }
    um_buf_add(&d.text, whole.p + begin, whole.n - begin);
    cr_assert_gt(entries, 70);
    diary same = {{0}};
    um_buf_text(&same.text, um_buf_view(&whole));
    um_reading *a = read_diary(&k, &same, false), *b = read_diary(&k, &d, false);
    actions_of(a, &plain);
    actions_of(b, &noisy);
    cr_expect_str_eq(plain.p, noisy.p);
    um_reading_free(a);
    um_reading_free(b);
    um_buf_free(&whole);
    um_buf_free(&plain);
    um_buf_free(&noisy);
}

/* The most that is held of a log of talk, pieces dragged away and back, and dice now and then. */
static size_t held_at_most(int rounds)
{
    diary d;
    um_buf zip = {0};
    um_reading *r = NULL;
    um_meter meter = {0};
    thing unit = US_6TH, british = BR_49TH;
    begin_diary(&d);
    for (int i = 0; i < rounds; i++) {
        henry(&d, "hm, let me think");
        to(&d, &unit, UTICA);
        to(&d, &unit, ALBANY);
        to(&d, &british, UTICA);
        to(&d, &british, ROME);
        if (i % 100 == 0)
            rolls(&d, "2d6", "Henry", "1", "6,5");
    }
    pack_log(um_buf_view(&d.text), &zip);
    um_buf_free(&d.text);
    um_reading_options o = {.module = k.kit.module, .binding = k.kit.binding, .pack = k.pack, .bare = true};
    um_reading_input in = {UM_TEXT("long.vlog"), um_buf_view(&zip)};
    um_meter_start(&meter);
    um_status s = um_reading_open(&in, 1, &o, &r);
    um_reading_free(r);
    um_meter_stop();
    um_buf_free(&zip);
    cr_assert_eq(s, UM_OK);
    cr_expect_eq(meter.live, 0);
    return meter.peak_bytes;
}

Test(reading, memory_does_not_follow_the_length_of_a_log)
{
    size_t one = held_at_most(6000), four = held_at_most(24000);
    cr_expect_lt(four, one + (1u << 20), "%zu bytes, and %zu for four times as much", one, four);
}

/* The same order as by trying each: the first that goes on from none, then what goes on from it. */
static size_t first_head(const uint64_t *start, const uint64_t *end, size_t n, const bool *done)
{
    size_t any = n;
    for (size_t i = 0; i < n; i++) {
        bool follows = false;
        for (size_t j = 0; j < n; j++)
            follows |= j != i && !done[j] && end[j] == start[i];
        if (!done[i] && !follows)
            return i;
        any = !done[i] && any == n ? i : any;
    }
    return any;
}

Test(reading, logs_in_order_as_by_trying)
{
    enum { MOST = 12 };
    uint32_t seed = 1;
    for (int round = 0; round < 20000; round++) {
        uint64_t start[MOST], end[MOST];
        size_t got[MOST], wanted[MOST], n = 1 + (size_t)round % MOST, placed = 0;
        bool done[MOST] = {false};
        for (size_t i = 0; i < n; i++) {
            start[i] = (seed = seed * 1664525 + 1013904223) >> 16 & 7;
            end[i] = (seed = seed * 1664525 + 1013904223) >> 16 & 7;
        }
        while (placed < n)
            for (size_t at = first_head(start, end, n, done); at < n;) {
                size_t next = n;
                wanted[placed++] = at;
                done[at] = true;
                for (size_t i = n; i-- > 0;)
                    next = !done[i] && start[i] == end[at] ? i : next;
                at = next;
            }
        cr_assert_eq(um_reading_order(start, end, n, got), UM_OK);
        for (size_t i = 0; i < n; i++)
            cr_assert_eq(got[i], wanted[i], "round %d, log %zu", round, i);
    }
}

/* A play that goes on and on: a round of drags that leads nowhere, and in the end two pieces elsewhere. */
static um_reading *endless_play(int rounds)
{
    diary d = dearborn_plays();
    thing leader = DEARBORN, a = US_6TH, b = US_13TH, enemy = BR_49TH;
    for (int i = 0; i < rounds; i++) {
        to(&d, &a, UTICA);
        to(&d, &b, ROME);
        to(&d, &enemy, SACKETS);
        to(&d, &a, OSWEGO);
        to(&d, &b, SACKETS);
        to(&d, &enemy, ROME);
        if (i % 10 == 0) {
            rolls(&d, "2d6", "Henry", "1", "6,5");
            henry(&d, "hm");
        }
    }
    to(&d, &leader, SACKETS);
    to(&d, &a, SACKETS);
    return read_diary(&k, &d, false);
}

/* Where the pieces of a play without an end come to lie is read, and none of its steps is illegal. */
Test(reading, of_a_play_without_an_end_only_its_end_is_read)
{
    um_reading *r = endless_play(2000);
    const um_case *c = &r->record->cases[0];
    um_run *run;
    um_run_settings rs = {.trust = UM_GUESS, .trust_forced = true};
    um_counts n;
    um_buf at = {0};
    cr_expect(strstr(k.said.p, "reading-limit-play: more than 512 things happen"), "%s", k.said.p);
    cr_expect_lt(c->nitems, 300, "%d", c->nitems);
    cr_assert_eq(um_run_case(c, &rs, &k.sink, &run), UM_OK);
    um_replay_counts(run->replay, &n);
    cr_expect_eq(n.illegal, 0);
    cr_expect_gt(n.undetermined, 0);
    actions_of(r, &at);
    cr_expect(strstr(at.p, "Sackets Harbour"), "%s", at.p);
    cr_expect(strstr(at.p, "Rome"), "%s", at.p);
    cr_expect_not(strstr(at.p, "Utica"), "%s", at.p);
    um_buf_free(&at);
    um_run_free(run);
    um_reading_free(r);
}

/* Nothing is made of a log once a record has more steps than any game; what it had before stays. */
Test(reading, of_a_log_without_an_end_only_the_beginning_is_read)
{
    diary d;
    thing unit = US_6TH, british = BR_49TH;
    begin_diary(&d);
    for (int i = 0; i < 12000; i++) {
        henry(&d, "card 32 as 3 ops");
        if (i % 2)
            to(&d, &unit, UTICA);
        else
            to(&d, &unit, ROME);
        roger(&d, "card 5 as 2 ops");
        if (i % 2)
            to(&d, &british, SACKETS);
        else
            to(&d, &british, OSWEGO);
    }
    um_buf zip = {0};
    pack_log(um_buf_view(&d.text), &zip);
    um_buf_free(&d.text);
    um_reading_options o = {.module = k.kit.module, .binding = k.kit.binding, .pack = k.pack, .sink = k.sink};
    um_reading_input in = {UM_TEXT("long.vlog"), um_buf_view(&zip)};
    um_reading *r = NULL;
    cr_assert_eq(um_reading_open(&in, 1, &o, &r), UM_OK);
    um_buf_free(&zip);
    const um_case *c = &r->record->cases[0];
    int steps = 0;
    for (int i = 0; i < c->nitems; i++)
        steps += c->items[i].kind == UM_I_ACTION &&
                 !(c->game->verbs[c->items[i].action.verb].flags & UM_V_POSITION);
    cr_expect(strstr(k.said.p, "reading-limit-steps: more than 20000 steps"), "%.500s", k.said.p);
    cr_expect(steps >= 20000 && steps < 20100, "%d", steps);
    cr_expect_gt(c->unread, 0);
    um_reading_free(r);
}
