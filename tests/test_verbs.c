/* The verbs and queries of each game: their tables and examples, and `umpire verbs`. */
#include "parser/umpire.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { EXAMPLE_MAX = 60, LINE_MAX_COLUMNS = 80 };

/* ---- the tables ---- */

/* What a game's examples name and its pack does not have; umpire-record(5) tells it. */
static const char *declarations(const um_game *g)
{
    if (strcmp(g->name, "niagara") != 0)
        return "";
    return "declare brigade First side=us\n"
           "declare unit 25th side=us type=infantry class=1 figures=24 formation=line brigade=First\n"
           "declare unit 9th side=us type=infantry class=1 figures=24 formation=line brigade=First\n"
           "declare unit 100th side=br type=infantry class=2 figures=24 formation=line\n"
           "declare unit 8th side=br type=infantry class=2 figures=24 formation=line\n"
           "declare unit Towson side=us type=artillery class=2 guns=2 gun=field\n"
           "declare unit Congreve side=br type=rocket class=2\n"
           "declare commander Scott side=us cp=4\n"
           "declare commander Riall side=br\n"
           "declare objective battery side=us sort=take\n";
}

static void listen(void *user, const um_diag *d)
{
    um_buf *said = user;
    um_buf_printf(said, "%s; ", d->message);
}

static void expect_example(um_packs *packs, const um_game *g, const um_verb *v, int verb, bool query)
{
    um_buf text = {0}, said = {0};
    um_record *r = NULL;
    cr_assert(v->example && strlen(v->example) <= EXAMPLE_MAX, "%s: %s: example", g->name, v->name);
    um_buf_printf(&text, "%s%s%s\n", declarations(g), query ? "claim " : "", v->example);
    um_read_options o = {
        .game = g, .find_pack = um_packs_find, .find_pack_user = packs, .sink = {listen, &said}};
    cr_assert_eq(um_record_read(UM_TEXT("example.ump"), um_buf_view(&text), &o, &r), UM_OK);
    cr_expect(r->nbad == 0 && said.n == 0, "%s: %s: %s", g->name, v->example, said.n ? said.p : "");
    const um_case *c = &r->cases[0];
    const um_item *last = NULL;
    for (int i = 0; i < c->nitems; i++)
        if (c->items[i].kind != UM_I_COMMENT)
            last = &c->items[i];
    cr_expect(last && last->kind == (query ? UM_I_CLAIM : UM_I_ACTION) && last->action.verb == verb,
              "%s: '%s' is not read as %s", g->name, v->example, v->name);
    um_record_free(r);
    um_buf_free(&text);
    um_buf_free(&said);
}

Test(verbs, each_example_is_read_as_its_verb)
{
    for (int k = 0; k < um_ngames; k++) {
        const um_game *g = um_games[k];
        um_packs packs = {0};
        for (int i = 0; i < g->nverbs; i++)
            expect_example(&packs, g, &g->verbs[i], i, false);
        for (int i = 0; i < g->nqueries; i++)
            expect_example(&packs, g, &g->queries[i], i, true);
        um_packs_free(&packs);
    }
}

/* A claim is judged by a rule that is about it: where none is, the first of the table stands in. */
Test(verbs, each_question_names_a_rule_of_its_own)
{
    for (int k = 0; k < um_ngames; k++) {
        const um_game *g = um_games[k];
        for (int i = 0; i < g->nqueries; i++) {
            um_buf text = {0}, first = {0};
            um_buf_printf(&text, "game %s\n%sclaim %s\n", g->name, declarations(g), g->queries[i].example);
            um_buf_printf(&first, "\"rules\":[\"%s\"]", g->rules[0].id);
            um_ran r = um_program((const char *const[]){"check", "--format", "jsonl", "-", NULL}, text.p);
            cr_expect(r.status >= 0 && r.status <= 2, "%s: %s: exit status %d", g->name, text.p, r.status);
            cr_expect(!strstr(um_ran_out(&r), first.p), "%s: %s: %s", g->name, text.p, um_ran_out(&r));
            um_ran_free(&r);
            um_buf_free(&text);
            um_buf_free(&first);
        }
    }
}

/* A verb that takes the parameters of another must take them without a gap. */
static void expect_whole(const um_game *g, const um_verb *v)
{
    cr_expect(v->name && v->help && *v->help, "%s: a verb without name or help", g->name);
    cr_expect(v->nparams <= UM_ARGS_MAX, "%s: %s: more parameters than an action holds", g->name, v->name);
    for (int i = 0; i < v->nparams; i++)
        cr_expect(v->params[i].name && v->params[i].help, "%s: %s: parameter %d", g->name, v->name, i);
}

Test(verbs, no_row_and_no_parameter_is_left_out)
{
    for (int k = 0; k < um_ngames; k++) {
        const um_game *g = um_games[k];
        for (int i = 0; i < g->nverbs; i++)
            expect_whole(g, &g->verbs[i]);
        for (int i = 0; i < g->nqueries; i++)
            expect_whole(g, &g->queries[i]);
    }
}

/* ---- the program ---- */

/* Whether a line of the list begins with the word. */
static bool lists(const char *list, const char *word)
{
    char lead[64];
    snprintf(lead, sizeof lead, "\n  %s  ", word);
    return strstr(list, lead) != NULL;
}

static bool fits(const char *text)
{
    for (; *text; text += strcspn(text, "\n") + 1)
        if (strcspn(text, "\n") > LINE_MAX_COLUMNS)
            return false;
    return true;
}

/* The list pads its words, so that any that is not the longest has blanks behind it. */
static void expect_listed(const um_game *g)
{
    um_ran r = UM_PROGRAM("verbs", "--game", g->name), all = UM_PROGRAM("verbs", "-v", "--game", g->name);
    cr_assert(r.status == 0 && all.status == 0);
    cr_expect(fits(um_ran_out(&r)) && fits(um_ran_out(&all)), "%s: a line is too long", g->name);
    for (int i = 0; i < g->nverbs + g->nqueries; i++) {
        const um_verb *v = i < g->nverbs ? &g->verbs[i] : &g->queries[i - g->nverbs];
        cr_expect(lists(um_ran_out(&r), v->name), "%s: %s is not listed", g->name, v->name);
        cr_expect(strstr(um_ran_out(&all), v->example), "%s: no example of %s", g->name, v->name);
    }
    um_ran_free(&r);
    um_ran_free(&all);
}

Test(verbs, each_is_listed_and_shown)
{
    for (int k = 0; k < um_ngames; k++)
        expect_listed(um_games[k]);
}

Test(verbs, one_is_shown_with_its_parameters)
{
    um_ran r = UM_PROGRAM("verbs", "--game", "madison", "attrition");
    cr_expect_eq(r.status, 0);
    cr_expect_str_eq(um_ran_out(&r),
                     "attrition  (madison)\n"
                     "    winter losses in a space\n"
                     "    attrition SPACE [: UNITS]\n"
                     "    SPACE  where (space)\n"
                     "    UNITS  optional: who loses a step; none: nobody (units, each may be followed\n"
                     "           by full, reduced or removed)\n"
                     "    for example: attrition Utica: us:13th reduced\n"
                     "\n"
                     "attrition  (madison, behind claim or expect)\n"
                     "    steps due in winter in a space\n"
                     "    attrition SPACE STEPS\n"
                     "    SPACE  which (space)\n"
                     "    STEPS  how many (number)\n"
                     "    for example: claim attrition Utica 1\n"
                     "\n");
    um_ran_free(&r);
}

Test(verbs, a_wrong_word_brings_the_nearest)
{
    um_ran r = UM_PROGRAM("verbs", "--game", "niagara", "inspier");
    cr_expect_eq(r.status, 4);
    cr_expect_str_eq(
        um_ran_err(&r),
        "umpire: verbs: no verb or query 'inspier'; did you mean 'inspire'? (see 'umpire verbs --help')\n");
    um_ran_free(&r);
}

Test(verbs, completion_and_help_know_the_command)
{
    um_ran word = UM_PROGRAM("completion", "words", "--", "ver"), help = UM_PROGRAM("--help");
    um_ran option = UM_PROGRAM("completion", "words", "--", "verbs", "--ma");
    cr_expect_str_eq(um_ran_out(&word), "verbs\n");
    cr_expect_str_eq(um_ran_out(&option), "--man\n");
    cr_expect(strstr(um_ran_out(&help), "\n  verbs "));
    um_ran_free(&word);
    um_ran_free(&option);
    um_ran_free(&help);
}

/* ---- stop ---- */

Test(verbs, a_stop_is_legal)
{
    const char *record = "game madison\n"
                         "position 1813\n"
                         "phase action\n"
                         "br: play Card 50 units Kingston value=2\n"
                         "move 104th: Kingston - Gananoque\n"
                         "stop Gananoque\n";
    um_ran r = um_program((const char *const[]){"check", "--format", "jsonl", "-v", "-", NULL}, record);
    cr_expect_eq(r.status, 0, "%s", um_ran_out(&r));
    cr_expect(!strstr(um_ran_out(&r), "unmodelled\":1"));
    cr_expect(strstr(um_ran_out(&r), "\"legal\":4"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* A page of the manual without a date is no page: formatters print it as one paragraph. */
Test(verbs, the_page_of_a_command_has_all_that_a_page_needs)
{
    static const char head[] = ".Dd ", *const then[] = {"\n.Dt UMPIRE-CHECK 1\n", "\n.Os\n", "\n.Sh NAME\n"};
    um_ran r = UM_PROGRAM("completion", "man", "check");
    cr_expect_eq(strncmp(um_ran_out(&r), head, sizeof head - 1), 0, "%.40s", um_ran_out(&r));
    for (size_t i = 0; i < sizeof then / sizeof *then; i++)
        cr_expect_not_null(strstr(um_ran_out(&r), then[i]), "%s", then[i]);
    um_ran_free(&r);
}

/* What begins no line is told in a few words: whose name it is, or where all of them stand. */
Test(verbs, a_line_that_begins_with_no_verb_is_told_in_few_words)
{
    static const struct {
        const char *line, *says;
    } rows[] = {{"Roger: play Card 8", "what that player does begins with 'br:'"},
                {"frobnicate", "lines begin with: fort, first,"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_buf b = {0};
        um_buf_printf(&b, "game madison\nplayer br \"Roger Bob\"\n%s\n", rows[i].line);
        um_ran r = um_program((const char *[]){"check", "-", NULL}, um_buf_view(&b).p);
        cr_expect(strstr(um_ran_err(&r), rows[i].says), "%s", um_ran_err(&r));
        cr_expect(um_ran_err(&r) && r.err.n < 600, "%s", um_ran_err(&r));
        um_ran_free(&r);
        um_buf_free(&b);
    }
    um_ran r = UM_PROGRAM("verbs", "-g", "niagara", "declare");
    cr_expect(strstr(um_ran_err(&r), "begins a line of the header"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}
