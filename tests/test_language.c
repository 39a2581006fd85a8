/* The language of reports: how it is chosen, what the catalogues hold, texts made from literals, and that
 * nothing that is shown lacks a translation. */
#include "parser/umpire.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <string.h>

Test(language, is_chosen_as_gettext_does)
{
    cr_expect_str_eq(um_language_asked(NULL, NULL, NULL, NULL), "en");
    cr_expect_str_eq(um_language_asked(NULL, NULL, NULL, "fr_CA.UTF-8"), "fr");
    cr_expect_str_eq(um_language_asked(NULL, "", "ja_JP", "fr_FR"), "ja");
    cr_expect_str_eq(um_language_asked(NULL, "C.UTF-8", "ja_JP", "fr_FR"), "en");
    cr_expect_str_eq(um_language_asked("fr", "C", NULL, NULL), "en",
                     "LANGUAGE means nothing where no language is wanted");
    cr_expect_str_eq(um_language_asked("de:ja:fr", NULL, NULL, "en_US.UTF-8"), "ja");
    cr_expect_str_eq(um_language_asked("de:en:fr", NULL, NULL, "fr_FR"), "en");
    cr_expect_str_eq(um_language_asked("de", NULL, NULL, "fr_FR@euro"), "fr");
    cr_expect_str_eq(um_language_asked(NULL, NULL, NULL, "frp_IT"), "en",
                     "another language that begins likewise");
}

Test(language, there_are_those_that_the_option_names)
{
    char code[3] = "";
    for (const char *p = UM_LANGUAGES; *p; p += strcspn(p, "|") + (p[2] == '|')) {
        memcpy(code, p, 2);
        cr_expect(um_language_use(code), "%s", code);
        cr_expect_str_eq(um_language(), code);
    }
    cr_expect_not(um_language_use("xx"));
    cr_expect_str_eq(um_language(), code, "a code that is unknown changes nothing");
    for (const um_catalogue *c = um_catalogues; c->code; c++)
        cr_expect_not_null(strstr(UM_LANGUAGES, c->code), "%s is not offered", c->code);
}

/* ---- nothing is missing ---- */

static int lacking;

static void wants(const char *text, const char *of)
{
    if (!text || !strpbrk(text, "abcdefghijklmnopqrstuvwxyz") || um_tr(text) != text)
        return;
    lacking++;
    cr_expect_fail("%s: %s: \"%s\" is not translated", um_language(), of, text);
}

static void wants_verbs(const um_verb *v, int n)
{
    for (int i = 0; i < n; i++) {
        wants(v[i].help, v[i].name);
        for (int p = 0; p < v[i].nparams; p++)
            wants(v[i].params[p].help, v[i].name);
    }
}

static void wants_game(const um_game *g)
{
    wants(g->side_names[0], g->name);
    wants(g->side_names[1], g->name);
    for (int i = 0; i < g->nrules; i++) {
        const um_rule *r = &g->rules[i];
        const char *const texts[] = {r->title, r->text, r->undecided, r->broken};
        for (size_t k = 0; k < UM_COUNT(texts); k++)
            wants(texts[k], r->id);
    }
    for (int i = 0; i < g->nrulings; i++) {
        wants(g->rulings[i].question, g->rulings[i].id);
        wants(g->rulings[i].reason, g->rulings[i].id);
        for (int k = 0; k < g->rulings[i].noptions; k++)
            wants(g->rulings[i].options[k].text, g->rulings[i].id);
    }
    wants_verbs(g->verbs, g->nverbs);
    wants_verbs(g->queries, g->nqueries);
    for (int i = 0; g->asks && g->asks[i].missing; i++)
        wants(g->asks[i].missing, "asks");
}

Test(language, every_text_of_the_tables_is_translated)
{
    for (const um_catalogue *c = um_catalogues; c->code; c++) {
        cr_assert(um_language_use(c->code));
        for (int i = 0; i < um_ngames; i++)
            wants_game(um_games[i]);
        for (int v = UM_LEGAL; v <= UM_NOTED; v++)
            wants(um_verdict_text((um_verdict)v), "verdict");
        for (int w = UM_WHY_NONE + 1; w < UM_CAUSES; w++)
            wants(um_cause_text((um_cause)w), "cause");
        for (int s = UM_UNKNOWN; s <= UM_CERTAIN; s++)
            wants(um_sure_text((um_sure_level)s), "sureness");
        cr_expect_eq(lacking, 0);
    }
}

/* The names in braces of a form, in the order of the alphabet. */
static void facts_of(um_text form, um_buf *out)
{
    for (size_t i = 0; i < form.n; i++) {
        const char *end = form.p[i] == '{' ? memchr(form.p + i, '}', form.n - i) : NULL;
        if (end)
            um_buf_add(out, form.p + i, (size_t)(end - form.p - (ptrdiff_t)i) + 1);
    }
}

Test(language, forms_of_a_breach_are_as_many)
{
    um_message m;
    for (const um_catalogue *c = um_catalogues; c->code; c++) {
        cr_assert(um_language_use(c->code));
        for (size_t i = 0; um_message_at(i, &m); i++) {
            size_t forms = 0, others = 0;
            for (const char *p = m.id.p; (p = strstr(p, " | ")); p++)
                forms++;
            for (const char *p = m.text.p; (p = strstr(p, " | ")); p++)
                others++;
            um_buf id = {0}, text = {0};
            facts_of(m.id, &id);
            facts_of(m.text, &text);
            cr_expect(forms == others && id.n == text.n, "%s: %s", c->code, m.id.p);
            um_buf_free(&id);
            um_buf_free(&text);
        }
    }
}

/* ---- texts made from literals ---- */

static void made(const char *english, const char *wanted)
{
    um_buf b = {0};
    bool found = um_tr_made(um_text_of(english), &b);
    cr_expect_str_eq(um_buf_view(&b).p, wanted);
    cr_expect_eq(found, strcmp(english, wanted) != 0, "%s", english);
    um_buf_free(&b);
}

Test(language, what_was_put_together_in_english_is_found_again)
{
    cr_assert(um_language_use("fr"));
    made("the dice", "les dés");
    made("turn 3 is followed by turn 4, not 6", "le tour 3 est suivi du tour 4, non 6");
    made("Spring-Summer 1812, play 4, US", "printemps-été 1812, carte jouée 4, États-Unis");
    made("5 lost", "5 perdues");
    made("British 3", "Britanniques 3");
    made("US -1..4", "États-Unis -1..4");
    made("York 3", "York 3");
    made("-1..4 for the US", "-1..4 pour les États-Unis");
    made("Sackets Harbour", "Sackets Harbour");
    made("4..7", "4..7");
    made("", "");
    cr_assert(um_language_use("ja"));
    made("Summer-Autumn 1813", "1813年夏秋");
    made("recruiting after movement", "移動の後の補充");
}

Test(language, diagnostics_keep_what_was_typed)
{
    cr_assert(um_language_use("fr"));
    made("'York' stands where a whole number should be (spent: operation points)",
         "«\u00a0York\u00a0» est où devrait être un nombre entier (spent\u00a0: points d'opération)");
    made("no card is called 'unit'", "carte\u00a0: rien ne s'appelle «\u00a0unit\u00a0»");
    made("found <unit>, expected <space>", "trouvé <unit>, attendu <space>");
    made("the sides are: us, br", "les camps sont\u00a0: us, br");
    made("lines begin with: at, lake, turn", "les lignes commencent par\u00a0: at, lake, turn");
    made("cannot read: No such file or directory", "ne peut être lu\u00a0: fichier ou dossier inexistant");
    made("this or that, or another; and more", "this or that, or another; and more");
    made("illegal only if \"Card 10 as 2 ops, Procter takes everybody; British 3\" (entry 49) was meant so",
         "illégal seulement si «\u00a0Card 10 as 2 ops, Procter takes everybody; British 3\u00a0» "
         "(entrée 49) a été voulu ainsi");
    made("5 lost; \"no, take that back; 5 lost\"", "5 perdues\u00a0; \"no, take that back; 5 lost\"");
    made("play has no 'valu='", "«\u00a0play\u00a0» n'a pas de «\u00a0valu=\u00a0»");
    made("value is 1 to 3", "«\u00a0value\u00a0» va de 1 à 3");
    cr_assert(um_language_use("ja"));
    made("'York' (space) is no unit or leader", "「York」はスペースであり、ユニットまたは指揮官ではない");
    made("cannot be carried out: 49th is not there: it is at Kingston",
         "実行できない：49th はそこにいない。Kingston にいる");
}

/* Words that no sentence of English does without; no name in these inputs has one. */
static const char *english_in(const char *text)
{
    static const char *const words[] = {" the ", " of ",    " is ", " are ", " and ",
                                        " not ", " which ", " be ", " what "};
    for (size_t i = 0; i < UM_COUNT(words); i++)
        if (strstr(text, words[i]))
            return words[i];
    return NULL;
}

static void speaks(const char *option, const char *const call[])
{
    const char *argv[12] = {option};
    size_t n = 0;
    for (; call[n] && n < 10; n++)
        argv[n] = call[n];
    argv[n] = option;
    um_ran r = um_program(argv, NULL);
    const char *out = english_in(um_ran_out(&r)), *err = english_in(um_ran_err(&r));
    cr_expect(r.out.n + r.err.n > 0 && !out && !err, "%s %s %s: '%s%s' in\n%s%s", call[0],
              call[1] ? call[1] : "", option, out ? out : "", err ? err : "", um_ran_out(&r), um_ran_err(&r));
    um_ran_free(&r);
}

Test(language, every_command_speaks_it, .timeout = 120)
{
#define GAME "tests/golden/game.ump"
    static const char *const calls[][8] = {
        {"check", "-v", GAME, "tests/golden/cases.ump"},
        {"check", "--summary", GAME, "tests/golden/cases.ump"},
        {"check", "tests/golden/slips.ump"},
        {"check", "tests/golden/no-pack.ump"},
        {"check", "/nonexistent"},
        {"check", "--trust", "certainly", GAME},
        {"check", "--ruling", "R-x=y", GAME},
        {"replay", "-v", GAME, "--to", "2"},
        {"score", GAME},
        {"explain", "-v", GAME, "3"},
        {"explain", GAME, "99"},
        {"legal", "tests/golden/cases.ump#R-2", "2"},
        {"settle", "tests/golden/cases.ump"},
        {"compare", "--vary", "all", GAME},
        {"dice", "fixtures/vassal/invasion/faults-regions.vlog"},
        {"dice", "fixtures/vassal/full/dev-1812-faults.vlog"},
        {"test", "-v", "tests/golden/cases.ump"},
        {"test", "tests/golden/slips.ump"},
        {"test", "fixtures/vassal/full/dev-1812-faults.vlog"},
        {"pack", "check", "niagara"},
        {"pack", "show", "niagara"},
        {"pack", "sheet", "niagara"},
        {"pack", "show", "niagara", "nothing"},
        {"pack", "check", "tests/golden/game.ump"},
        {"new", "niagara"},
        {"new", "madison", "1999"},
        {"rules", "--coverage", "tests/golden/cases.ump"},
        {"rules", "--game", "madison", "9.1"},
        {"verbs", "--game", "madison", "move"},
        {"fmt", "tests/golden/slips.ump"},
        {"convert", GAME},
        {"bind", "fixtures/vassal/full/dev-1812-faults.vlog"},
        {"dump", GAME},
        {"query", GAME},
        {"frobnicate"},
    };
    static const char *const options[] = {"--lang=fr", "--lang=ja"};
    for (size_t k = 0; k < UM_COUNT(options); k++) {
        for (size_t i = 0; i < UM_COUNT(calls); i++)
            speaks(options[k], calls[i]);
        for (int i = 0; i < 20; i++) {
            static const char *const names[] = {"check",   "replay",  "score", "explain", "settle",
                                                "compare", "query",   "store", "rules",   "verbs",
                                                "legal",   "convert", "bind",  "dice",    "dump",
                                                "test",    "pack",    "new",   "fmt",     "completion"};
            speaks(options[k], (const char *const[]){names[i], "--help", NULL});
        }
    }
}

Test(language, what_is_not_translated_stays)
{
    cr_assert(um_language_use("fr"));
    cr_expect_str_eq(um_tr("no text of ours 1"), "no text of ours 1");
    cr_expect_str_eq(um_tr(""), "", "and not the header of the catalogue");
    cr_expect_str_eq(um_tr("step %d: "), "coup %d\u00a0: ");
    cr_expect_str_eq(um_trn("%d such thing", "%d such things", 1), "%d such thing");
    cr_expect_str_eq(um_trn("%d such thing", "%d such things", 0), "%d such things");
    cr_assert(um_language_use("en"));
    cr_expect_str_eq(um_tr("step %d: "), "step %d: ");
}

Test(language, the_program_speaks_it_and_machines_are_spared)
{
    static const char *const game = "tests/golden/game.ump";
    um_ran fr = UM_PROGRAM("check", "--lang=fr", game);
    cr_expect_not_null(strstr(um_ran_out(&fr), "coup 3\u00a0: "), "%s", um_ran_out(&fr));
    um_ran_free(&fr);
    um_ran plain = UM_PROGRAM("check", "--format=jsonl", game), text = UM_PROGRAM("check", game);
    cr_assert_eq(setenv("LC_ALL", "ja_JP.UTF-8", 1), 0);
    um_ran ja = UM_PROGRAM("check", game), jsonl = UM_PROGRAM("check", "--format=jsonl", game),
           en = UM_PROGRAM("check", "--lang", "en", game);
    unsetenv("LC_ALL");
    cr_expect_not_null(strstr(um_ran_out(&ja), "3手目："), "%s", um_ran_out(&ja));
    cr_expect_str_eq(um_ran_out(&jsonl), um_ran_out(&plain), "lines for machines go by no environment");
    cr_expect_str_eq(um_ran_out(&en), um_ran_out(&text));
    um_ran asked = UM_PROGRAM("check", "--lang=fr", "--format=short", game);
    cr_expect_not_null(strstr(um_ran_out(&asked), ": illegal: c3 a déjà été"), "%s", um_ran_out(&asked));
    um_ran_free(&asked);
    um_ran_free(&ja);
    um_ran_free(&jsonl);
    um_ran_free(&en);
    um_ran_free(&plain);
    um_ran_free(&text);
}
