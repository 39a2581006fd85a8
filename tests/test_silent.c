/* A piece moved while the other side plays is told as a correction, a move out of turn, or as what nobody
 * explains. */
#include "tests/test_reading_support.h"

static desk k;

static void lay(void)
{
    open_desk(&k);
}

static void clear(void)
{
    close_desk(&k);
}

TestSuite(silent, .init = lay, .fini = clear);

#define PROCTER                                                                                              \
    {                                                                                                        \
        "1795221490904", "Main Map", "sheaffe-pw", 404, 1315                                                 \
    }
#define SANDWICH 385, 1219
#define OHIO "us: play Card 12 units value=1\nus: move 3rd Ohio: Ft. MacArthur .. Ft. Findlay\n"
#define BRITISH "br: play Card 5 leader Procter value=2\n"
#define MARCH "br: move Procter: Ft. Malden .. Sandwich\n"

/* 3rd Ohio has moved, and it is Procter's play. */
static diary procter_plays(thing *ohio)
{
    diary d;
    thing first = CARD_12, second = CARD_5;
    *ohio = (thing)THIRD_OHIO;
    begin_diary(&d);
    henry(&d, "Card 12 as 1 op, 3rd Ohio");
    to(&d, &first, TABLE);
    to(&d, ohio, FINDLAY);
    roger(&d, "Card 5 as 2 ops, activate Procter");
    to(&d, &second, TABLE);
    return d;
}

static void procter_moves(diary *d)
{
    thing procter = PROCTER;
    to(d, &procter, SANDWICH);
}

/* The verdict of each finding, its first rule or its words: of the log, and of the record made of it. */
static void findings_of(const um_case *c, um_buf *out)
{
    um_run_settings s = {.trust = UM_GUESS, .trust_forced = true};
    um_run *run;
    cr_assert_eq(um_run_case(c, &s, &k.sink, &run), UM_OK);
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        um_buf_printf(out, "%d %s %s: %.*s\n", f->step, um_verdict_text(f->verdict), f->code,
                      UM_FMT(f->note));
    }
    um_run_free(run);
    um_buf_char(out, '\0');
}

static void is_judged(diary *d, const char *lines, const char *findings)
{
    um_buf got = {0}, log = {0}, text = {0}, record = {0};
    um_reading *r = read_diary(&k, d, false);
    um_record *again = NULL;
    um_read_options o = {.game = k.pack->game, .sink = k.sink};
    um_packs packs = {.sink = k.sink};
    o.find_pack = um_packs_find;
    o.find_pack_user = &packs;
    actions_of(r, &got);
    cr_expect_str_eq(got.p, lines);
    findings_of(&r->record->cases[0], &log);
    cr_expect_str_eq(log.p, findings);
    cr_assert_eq(um_record_write(r->record, &text), UM_OK);
    cr_assert_eq(um_record_read(UM_TEXT("again.ump"), um_buf_view(&text), &o, &again), UM_OK);
    findings_of(&again->cases[0], &record);
    cr_expect_str_eq(record.p, findings, "the record says: %s", record.p);
    um_record_free(again);
    um_packs_free(&packs);
    um_reading_free(r);
    um_buf_free(&got);
    um_buf_free(&log);
    um_buf_free(&text);
    um_buf_free(&record);
}

/* 7.32: nobody moves in the other's play; that he plays on shows whose play it was. */
Test(silent, an_owners_move_in_the_others_play)
{
    thing ohio, sixth = US_6TH;
    diary d = procter_plays(&ohio);
    to(&d, &sixth, UTICA);
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "us: move us:6th: Albany .. Utica\n" MARCH, "4 illegal 7.32: \n");
}

/* Nobody has acted since: it may be the beginning of his own next play. */
Test(silent, a_move_at_the_end_is_noted)
{
    thing ohio, sixth = US_6TH;
    diary d = procter_plays(&ohio);
    procter_moves(&d);
    to(&d, &sixth, UTICA);
    is_judged(&d, OHIO BRITISH MARCH "at Utica: us:6th unplayed=us\n",
              "4 note unplayed: us:6th was moved in nobody's play, from Albany to Utica, by US\n");
}

Test(silent, who_moves_the_others_piece_is_told)
{
    thing ohio, sixth = US_6TH;
    diary d = procter_plays(&ohio);
    sixth.mover = "sheaffe-pw";
    to(&d, &sixth, UTICA);
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "at Utica: us:6th unplayed=br\n" MARCH,
              "3 note unplayed: us:6th was moved in nobody's play, from Albany to Utica, by British\n");
}

Test(silent, back_to_where_the_last_move_began_is_a_correction)
{
    thing ohio;
    diary d = procter_plays(&ohio);
    to(&d, &ohio, 290, 1684);
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "at Ft. MacArthur: 3rd Ohio mended=us\n" MARCH,
              "3 note mended: 3rd Ohio was put right, from Ft. Findlay to Ft. MacArthur, by US\n");
}

Test(silent, on_from_where_the_last_move_ended_is_a_move)
{
    thing ohio;
    diary d = procter_plays(&ohio);
    to(&d, &ohio, MEIGS);
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "us: move 3rd Ohio: Ft. Findlay .. Ft. Meigs\n" MARCH,
              "4 undetermined 7.32: \n");
}

Test(silent, what_a_player_calls_a_correction_is_one)
{
    thing ohio;
    diary d = procter_plays(&ohio);
    to(&d, &ohio, MEIGS);
    henry(&d, "that is where it should be, sorry");
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "at Ft. Meigs: 3rd Ohio mended=us\n" MARCH,
              "3 note mended: 3rd Ohio was put right, from Ft. Findlay to Ft. Meigs, by US\n");
    d = procter_plays(&ohio);
    to(&d, &ohio, MEIGS);
    henry(&d, "my dog wants to go out");
    procter_moves(&d);
    is_judged(&d, OHIO BRITISH "us: move 3rd Ohio: Ft. Findlay .. Ft. Meigs\n" MARCH,
              "4 undetermined 7.32: \n");
}

/* Whoever was left behind by oversight goes where those went whom it was with. */
Test(silent, one_who_was_forgotten_follows_the_others)
{
    diary d;
    thing first = CARD_32, second = CARD_5, leader = DEARBORN, a = US_6TH, b = US_13TH;
    begin_diary(&d);
    henry(&d, "Card 32 as 3 ops, activate Dearborn");
    to(&d, &first, TABLE);
    to(&d, &leader, UTICA);
    to(&d, &a, UTICA);
    roger(&d, "Card 5 as 2 ops, activate Procter");
    to(&d, &second, TABLE);
    to(&d, &b, UTICA);
    procter_moves(&d);
    is_judged(&d,
              "us: play Card 32 leader Dearborn value=3\nus: move Dearborn, us:6th: Albany .. Utica\n" BRITISH
              "at Utica: us:13th mended=us\n" MARCH,
              "3 note mended: us:13th was put right, from Albany to Utica, by US\n");
}
