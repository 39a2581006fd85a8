/* What a table does besides playing, in whole games of the second game: noise, chains of logs, markers that
 * come late, hands that stay hidden, dice that are rolled again, and when a fault is sealed. */
#include <criterion/criterion.h>
#include <string.h>

#include "tests/logs/inv.h"

#define GAMES "fixtures/invasion/games"

/* The log, or from its entry `cut` on a second one. */
static um_reading *read_log(const um_case *c, lg_habit h, const lg_log *l, bool cut)
{
    static const lg_wrap plain = {.form = LG_PLAIN};
    um_buf text = {0}, second = {0}, bytes[2] = {{0}, {0}};
    lg_log first = *l;
    if (cut)
        first.n = l->cut;
    lg_text(&first, &text);
    lg_pack(um_buf_view(&text), li_module_name(h), &plain, &bytes[0]);
    if (cut) {
        um_buf_text(&second, um_buf_view(&l->middle));
        for (size_t i = l->cut; i < l->n; i++) {
            um_buf_char(&second, '\033');
            um_buf_text(&second, um_buf_view(&l->entry[i]));
        }
        lg_pack(um_buf_view(&second), li_module_name(h), &plain, &bytes[1]);
    }
    um_reading_input in[2] = {{UM_TEXT("made-1.vlog"), um_buf_view(&bytes[0])},
                              {UM_TEXT("made-2.vlog"), um_buf_view(&bytes[1])}};
    um_reading *r = lg_read(lg_kit_for(c, h), c->pack, in, cut ? 2 : 1);
    um_buf_free(&text);
    um_buf_free(&second);
    um_buf_free(&bytes[0]);
    um_buf_free(&bytes[1]);
    return r;
}

static int lines_with(const um_buf *b, const char *words)
{
    int n = 0;
    for (const char *p = b->n ? b->p : ""; (p = strstr(p, words)) != NULL; p++)
        n++;
    return n;
}

static int illegal_in(const um_case *c, lg_habit h, const lg_log *l)
{
    um_buf found = {0};
    um_reading *r = read_log(c, h, l, false);
    lg_judge(r, NULL, &found);
    int n = lines_with(&found, " illegal");
    um_reading_free(r);
    um_buf_free(&found);
    return n;
}

/* For each game in each module. */
typedef void game_fn(const um_case *c, const um_run *run, lg_habit h, int *count);
typedef struct all {
    game_fn *fn;
    int count;
} all;

static void each_habit(void *user, const um_case *c)
{
    all *a = user;
    um_run *run = lg_judge_case(c, NULL);
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++)
        a->fn(c, run, (lg_habit)h, &a->count);
    um_run_free(run);
}

static int each_game(game_fn *fn)
{
    all a = {.fn = fn};
    lg_each_case(GAMES, each_habit, &a);
    return a.count;
}

static bool writes(const um_case *c, const um_run *run, lg_habit h, int cut, lg_log *l)
{
    li_write(c, run, h, cut, l);
    bool fit = !l->unfit;
    if (!fit)
        lg_log_free(l);
    return fit;
}

/* ---- noise ---- */

/* Chat, moves taken back and made again, pieces nudged and stacked: a game in order stays so. */
static void disturb(const um_case *c, const um_run *run, lg_habit h, int *count)
{
    for (int k = 0; k < LG_NOISES; k++) {
        lg_log l;
        if (h != LG_INV_REGIONS && k % 3 != (int)h % 3)
            continue;
        if (!writes(c, run, h, 0, &l))
            return;
        if (lg_disturb(&l, (lg_noise)k, 7)) {
            ++*count;
            cr_expect_eq(illegal_in(c, h, &l), 0, "%s: %s", li_module_name(h), lg_noise_text[k]);
        }
        lg_log_free(&l);
    }
}

Test(logs_invasion_table, noise_makes_nothing_illegal)
{
    cr_expect_gt(each_game(disturb), 20);
}

/* ---- chains ---- */

static void cut_in_two(const um_case *c, const um_run *run, lg_habit h, int *count)
{
    static const int at[] = {2, 3, 5}; /* parts of the game */
    for (size_t k = 0; k < UM_COUNT(at); k++) {
        lg_log l;
        um_buf whole = {0}, parts = {0};
        if (!writes(c, run, h, run->nsteps / at[k], &l))
            return;
        um_reading *one = read_log(c, h, &l, false), *two = read_log(c, h, &l, true);
        lg_judge(one, NULL, &whole);
        lg_judge(two, NULL, &parts);
        ++*count;
        cr_expect(um_text_eq(um_buf_view(&whole), um_buf_view(&parts)), "%s behind step %d:\n%s---\n%s",
                  li_module_name(h), run->nsteps / at[k], whole.p, parts.p);
        um_reading_free(one);
        um_reading_free(two);
        lg_log_free(&l);
        um_buf_free(&whole);
        um_buf_free(&parts);
    }
}

Test(logs_invasion_table, a_game_in_two_logs_is_judged_as_in_one)
{
    cr_expect_gt(each_game(cut_in_two), 20);
}

/* ---- markers that come late ---- */

static bool begins(const lg_log *l, size_t i, const char *with)
{
    return strncmp(l->entry[i].p, with, strlen(with)) == 0;
}

/* A control marker, or the turn's. */
static bool is_marker(const lg_log *l, size_t i)
{
    static const char *const it[] = {"LOG\t+/30", "LOG\t+/31", "LOG\t-/30",
                                     "LOG\t-/31", "LOG\tD/30", "LOG\tM/1001/"};
    for (size_t k = 0; k < UM_COUNT(it); k++)
        if (begins(l, i, it[k]))
            return true;
    return false;
}

/* Each marker, counted from one of them, follows only behind the next entry. */
static int put_late(lg_log *l, size_t every)
{
    int n = 0;
    for (size_t i = 0; i + 1 < l->n; i++)
        if (is_marker(l, i) && !is_marker(l, i + 1) && n++ % (int)every == 0) {
            um_buf e = l->entry[i];
            l->entry[i] = l->entry[i + 1];
            l->entry[i + 1] = e;
            i++;
        }
    return n;
}

static void late(const um_case *c, const um_run *run, lg_habit h, int *count)
{
    for (size_t every = 1; every <= 3; every++) {
        lg_log l;
        if (!writes(c, run, h, 0, &l))
            return;
        *count += put_late(&l, every);
        cr_expect_eq(illegal_in(c, h, &l), 0, "%s, every %zu", li_module_name(h), every);
        lg_log_free(&l);
    }
}

Test(logs_invasion_table, late_markers_accuse_nobody)
{
    cr_expect_gt(each_game(late), 100);
}

/* ---- hidden hands ---- */

static bool names_card(const um_buf *text, const um_pack *p, int card)
{
    um_text name = um_ref_name(p, inv_card_ref(card));
    for (size_t i = 0; i + name.n <= text->n; i++)
        if (memcmp(text->p + i, name.p, name.n) == 0 &&
            (i + name.n == text->n || text->p[i + name.n] < '0' || text->p[i + name.n] > '9'))
            return true;
    return false;
}

/* What is in a hand at the end has never been shown, and the record does not name it. */
static void hands_stay_hidden(const um_case *c, const um_run *run, lg_habit h, int *count)
{
    lg_log l;
    um_buf text = {0}, record = {0}, bytes = {0};
    static const lg_wrap plain = {.form = LG_PLAIN};
    const inv_state *last = um_replay_state(run->replay);
    if (!writes(c, run, h, 0, &l))
        return;
    const lg_kit *k = lg_kit_for(c, h);
    lg_text(&l, &text);
    lg_pack(um_buf_view(&text), li_module_name(h), &plain, &bytes);
    um_reading_input in = {UM_TEXT("made.vlog"), um_buf_view(&bytes)};
    um_reading_options o = {.module = k->module, .binding = k->binding, .pack = c->pack};
    um_reading *r = NULL;
    cr_assert_eq(um_reading_open(&in, 1, &o, &r), UM_OK);
    cr_assert_eq(um_record_write(r->record, &record), UM_OK);
    for (int i = 0; i < inv_map_of(um_replay_ctx(run->replay))->ncards; i++) {
        if (last->card[i].at != INV_CARD_HAND)
            continue;
        ++*count;
        cr_expect(!names_card(&record, c->pack, i), "%s: card %d is named", li_module_name(h), i);
    }
    um_reading_free(r);
    lg_log_free(&l);
    um_buf_free(&text);
    um_buf_free(&record);
    um_buf_free(&bytes);
}

Test(logs_invasion_table, cards_in_a_hand_are_not_named)
{
    cr_expect_gt(each_game(hands_stay_hidden), 5);
}

/* ---- dice ---- */

/* Each roll is some action's, and with words; one that is taken back and rolled again is told as undone. */
static void dice_are_told(const um_case *c, const um_run *run, lg_habit h, int *count)
{
    for (int again = 0; again < 2; again++) {
        lg_log l;
        size_t undone = 0, idle = 0;
        if (!writes(c, run, h, 0, &l))
            return;
        int put = again ? lg_disturb(&l, LG_REROLL, 5) : 0;
        um_reading *r = read_log(c, h, &l, false);
        for (size_t i = 0; i < r->nrolls; i++) {
            undone += r->rolls[i].undone;
            idle += !r->rolls[i].undone && !r->rolls[i].used;
            cr_expect(r->rolls[i].words != NULL);
        }
        *count += (int)r->nrolls;
        cr_expect_eq(idle, 0, "%s: %zu of %zu rolls are nobody's", li_module_name(h), idle, r->nrolls);
        cr_expect_eq(undone > 0, put > 0);
        um_reading_free(r);
        lg_log_free(&l);
    }
}

Test(logs_invasion_table, every_roll_is_for_something)
{
    cr_expect_gt(each_game(dice_are_told), 300);
}

/* ---- sealing ---- */

/* A game with one of its lines changed. */
static um_record *planted(um_packs *packs, const char *line, const char *instead)
{
    um_buf text = {0}, changed = {0};
    um_record *r = NULL;
    um_read_options how = {.find_pack = um_packs_find, .find_pack_user = packs};
    cr_assert_eq(lg_slurp(NULL, GAMES "/intro1812.ump", &text, NULL), UM_OK);
    um_buf_char(&text, '\0');
    const char *at = strstr(text.p, line);
    cr_assert(at, "%s", line);
    um_buf_add(&changed, text.p, (size_t)(at - text.p));
    um_buf_printf(&changed, "%s%s", instead, at + strlen(line));
    cr_assert_eq(um_record_read(UM_TEXT("planted.ump"), um_buf_view(&changed), &how, &r), UM_OK);
    um_buf_free(&text);
    um_buf_free(&changed);
    return r;
}

static int sealed_in(const um_run *run)
{
    int n = 0;
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        n += f->verdict == UM_ILLEGAL && f->sealed > f->step;
    }
    return n;
}

/* A fault is sealed by a later step of the other side, the log's as the record's. */
Test(logs_invasion_table, faults_are_sealed_as_in_the_record)
{
    static const char *const fault[][2] = {
        {"recruit Montreal: British Regulars 3", "recruit Montreal: British Regulars 4"},
        {"recruit Albany: US Regulars 3", "recruit Rome: US Regulars 3"}};
    for (size_t k = 0; k < UM_COUNT(fault); k++)
        for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++) {
            lg_log l;
            um_packs packs = {.fetch = lg_slurp, .folder = UM_TEXT(GAMES)};
            um_record *rec = planted(&packs, fault[k][0], fault[k][1]);
            const um_case *c = &rec->cases[0];
            um_run *run = lg_judge_case(c, NULL);
            cr_assert(writes(c, run, (lg_habit)h, 0, &l));
            um_reading *r = read_log(c, (lg_habit)h, &l, false);
            um_run *log = lg_judge_case(&r->record->cases[0], run);
            cr_expect_geq(sealed_in(run), 1);
            cr_expect_eq(sealed_in(log), sealed_in(run), "%s: fault %zu: %d in the log, %d in the record",
                         li_module_name((lg_habit)h), k, sealed_in(log), sealed_in(run));
            um_run_free(log);
            um_reading_free(r);
            lg_log_free(&l);
            lg_kit_forget();
            um_run_free(run);
            um_record_free(rec);
            um_packs_free(&packs);
        }
}
