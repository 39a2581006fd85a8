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
    um_ran_free(&ja);
    um_ran_free(&jsonl);
    um_ran_free(&en);
    um_ran_free(&plain);
    um_ran_free(&text);
}
