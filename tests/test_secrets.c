/* What a log hides stays hidden wherever the log ends, and no verdict rests on it.
 *
 * Every committed log is cut at every tenth command, and no command, format or error of what is left names a
 * card or a player's id that nobody could see in it. Two cards that nobody ever saw are exchanged, and not a
 * byte of any output changes, nor an exit status. SECRETS=all takes every cut of every log and every pair;
 * otherwise a few of each, for the time that it takes. */
#include "tests/secrets.h"

#include <dirent.h>

enum { EVERY = 10, LOGS = 80 };

typedef struct kept_log {
    char path[160];
    const char *module, *binding;
} kept_log;

static kept_log logs[LOGS];
static size_t nlogs;
static char cut[64];

static void take_logs(const char *folder, const char *module, const char *binding)
{
    DIR *d = opendir(folder);
    cr_assert(d, "%s", folder);
    for (const struct dirent *e; (e = readdir(d));) {
        size_t n = strlen(e->d_name);
        if (n < 6 || strcmp(e->d_name + n - 5, ".vlog") != 0)
            continue;
        cr_assert_lt(nlogs, LOGS);
        snprintf(logs[nlogs].path, sizeof logs[0].path, "%s%s", folder, e->d_name);
        logs[nlogs].module = module;
        logs[nlogs++].binding = binding;
    }
    closedir(d);
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const kept_log *)a)->path, ((const kept_log *)b)->path);
}

static void begin(void)
{
    nlogs = 0;
    take_logs(VASSAL, VASSAL "MadisonSample.vmod", VASSAL "MadisonSample.bind.xml");
    take_logs(FULL, FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml");
    take_logs(VASSAL "stranger/", FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml");
    qsort(logs, nlogs, sizeof logs[0], by_path);
    um_temp(cut, sizeof cut, "cut");
    int fd = mkstemp(cut);
    cr_assert(fd >= 0);
    close(fd);
}

static void end(void)
{
    unlink(cut);
}

TestSuite(secrets, .init = begin, .fini = end, .timeout = 20000);

static bool all(void)
{
    const char *how = getenv("SECRETS");
    return how && strcmp(how, "all") == 0;
}

static void write_text(um_text text)
{
    um_buf zip = {0};
    pack_log(text, &zip);
    FILE *f = fopen(cut, "wb");
    cr_assert(f && fwrite(zip.p, 1, zip.n, f) == zip.n && fclose(f) == 0);
    um_buf_free(&zip);
}

/* ---- every command ---- */

typedef const char *const call[8];

static call calls[] = {{"check", "-v", "--trust", "guess"},
                       {"dump", "--format", "jsonl"},
                       {"convert", "--undone"},
                       {"explain", "-v", "--trust", "guess"},
                       {"replay", "-v"},
                       {"legal", "-v"},
                       {"dump"},
                       {"check", "-v", "--trust", "guess", "--format", "jsonl"},
                       {"check", "--format", "short"},
                       {"check", "--format", "junit"},
                       {"check", "--format", "tap"},
                       {"check", "--format", "sarif"},
                       {"check", "--format", "html"},
                       {"score", "-v"},
                       {"score", "--format", "jsonl"},
                       {"dice", "-v"},
                       {"dice", "--format", "csv"},
                       {"dice", "--format", "jsonl"},
                       {"check", "-v", "--trust", "certain"},
                       {"check", "--worlds"},
                       {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check"},
                       {"dump", "--stats"}};

/* The arguments of a call upon the cut log; `step` where the command wants one. */
static void fill(const char **args, const char *const *c, const kept_log *l, const char *step)
{
    size_t n = 0;
    for (; c[n]; n++)
        args[n] = c[n];
    args[n++] = "--module";
    args[n++] = l->module;
    if (strcmp(c[0], "dump") != 0) {
        args[n++] = "--bind";
        args[n++] = l->binding;
    }
    args[n++] = cut;
    if (strcmp(c[0], "replay") == 0)
        args[n++] = "--to";
    if (strcmp(c[0], "replay") == 0 || strcmp(c[0], "explain") == 0 || strcmp(c[0], "legal") == 0)
        args[n++] = step;
    args[n] = NULL;
}

static int has_steps(const char *const *c)
{
    return strcmp(c[0], "replay") == 0 || strcmp(c[0], "explain") == 0 || strcmp(c[0], "legal") == 0;
}

/* ---- cuts ---- */

/* Where the text may be cut: before each separator of commands, and the backslashes that lead up to it. */
static size_t cuts_of(um_text t, size_t *at, size_t cap)
{
    size_t n = 0, commands = 0;
    for (size_t i = 1; i < t.n && n < cap; i++)
        if (t.p[i] == '\033' && ++commands % EVERY == 0) {
            size_t end = i;
            while (end > 0 && t.p[end - 1] == '\\')
                end--;
            at[n++] = end;
        }
    return n;
}

static void look_at_cut(const kept_log *l, const secrets *s, size_t some)
{
    static const char *const steps[] = {"1", "4", "9"};
    for (size_t c = 0; c < UM_COUNT(calls); c++)
        for (size_t k = 0; k < (has_steps(calls[c]) ? UM_COUNT(steps) : 1); k++) {
            const char *args[20];
            if (!all() && c >= 7 && (c + k + some) % 8 != 0)
                continue;
            fill(args, calls[c], l, steps[k]);
            look_at(s, args, (const char *const[]){NULL});
        }
    if (all() || some % 4 == 0)
        look_at(s, (const char *const[]){"dump", cut, NULL}, (const char *const[]){NULL});
}

/* The names of pieces of a set-up that was cut are those that the whole log hides; ids are the whole log's.
 */
static void look_at_cuts(const kept_log *l, size_t salt)
{
    enum { CUTS = 4000 };
    static secrets whole, s;
    static size_t at[CUTS];
    um_buf text = {0};
    find_secrets(l->path, l->module, &whole);
    whole_text_of(l->path, &text);
    um_buf_char(&text, '\0');
    const char *end = strstr(text.p, "\033end_save");
    size_t n = cuts_of((um_text){text.p, text.n - 1}, at, CUTS), step = all() ? 1 : n / 3 + 1;
    for (size_t i = all() ? 0 : salt % step; i < n; i += step) {
        write_text((um_text){text.p, at[i]});
        s = whole;
        if (end && at[i] > (size_t)(end - text.p)) {
            find_secrets(cut, l->module, &s);
            memcpy(s.ids, whole.ids, sizeof s.ids);
            s.nids = whole.nids;
        }
        look_at_cut(l, &s, salt + i);
    }
    um_buf_free(&text);
}

Test(secrets, of_logs_cut_anywhere)
{
    for (size_t i = 0; i < nlogs; i += all() ? 1 : 9)
        look_at_cuts(&logs[i], 7 * i + 3);
}

/* ---- two cards exchanged ---- */

typedef struct card {
    um_text type, state; /* within the text of the log */
    char spot[200];      /* map;x;y; as its state has it */
} card;

/* The command that adds a piece, "+/ID/TYPE/STATE": its type and state. */
static bool adding(um_text log, const char *id, card *c)
{
    char head[48];
    snprintf(head, sizeof head, "\033+/%s/", id);
    const char *at = strstr(log.p, head);
    if (!at)
        return false;
    c->type.p = at + strlen(head);
    const char *p = c->type.p;
    for (; *p != '/' || p[-1] == '\\'; p++)
        if (!*p || *p == '\033')
            return false;
    c->type.n = (size_t)(p - c->type.p);
    c->state.p = p + 1;
    c->state.n = strcspn(p + 1, "\033");
    while (c->state.n && c->state.p[c->state.n - 1] == '\\')
        c->state.n--;
    return true;
}

/* Where a card lies once the log begins. */
static void look_up(const char *log, const um_vmodule *m, const char *id, card *c)
{
    um_varchive *a;
    um_vstream *s;
    um_vgame *g;
    um_vleaf leaf;
    um_vpiece p;
    cr_assert_eq(um_varchive_open(&a, log, NULL), UM_OK);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK);
    cr_assert_eq(um_vgame_new(&g, m, NULL), UM_OK);
    for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got && !leaf.history;)
        cr_assert_eq(um_vgame_step(g, s, &leaf), UM_OK);
    if (um_vgame_piece(g, um_vgame_find(g, um_text_of(id)), &p))
        snprintf(c->spot, sizeof c->spot, "%.*s;%d;%d;", UM_FMT(p.map), (int)p.x, (int)p.y);
    um_vgame_free(g);
    um_vstream_close(s);
    um_varchive_close(a);
}

/* The slot of the module behind the place in a card's state. */
static um_text slot_of(const card *c)
{
    size_t n = strlen(c->spot);
    for (size_t i = 0; n && i + n < c->state.n; i++)
        if (memcmp(c->state.p + i, c->spot, n) == 0)
            return (um_text){c->state.p + i + n, strcspn(c->state.p + i + n, ";")};
    return (um_text){c->state.p, 0};
}

/* The log with the pair's types and slots exchanged: each lies, and is masked, as the other was. */
static void exchange(um_text log, const card *a, const card *b, um_buf *out)
{
    const card *first = a->type.p < b->type.p ? a : b, *second = first == a ? b : a;
    const um_text part[] = {first->type, slot_of(first), second->type, slot_of(second)};
    const char *at = log.p;
    for (size_t i = 0; i < UM_COUNT(part); i++) {
        um_buf_add(out, at, (size_t)(part[i].p - at));
        um_buf_text(out, part[(i + 2) % UM_COUNT(part)]);
        at = part[i].p + part[i].n;
    }
    um_buf_add(out, at, (size_t)(log.p + log.n - at));
}

typedef struct answers {
    um_ran ran[96];
    size_t n;
} answers;

static void ask(const kept_log *l, answers *out)
{
    static const char *const steps[] = {"1", "2", "5", "9", "14"};
    out->n = 0;
    for (size_t c = 0; c < UM_COUNT(calls); c++)
        for (size_t k = 0; k < (has_steps(calls[c]) ? UM_COUNT(steps) : 1); k++) {
            const char *args[20];
            if (!all() && (c >= 7 || k > 1))
                continue;
            fill(args, calls[c], l, steps[k]);
            out->ran[out->n++] = um_program(args, NULL);
        }
}

static void forget(answers *a)
{
    for (size_t i = 0; i < a->n; i++)
        um_ran_free(&a->ran[i]);
}

/* A digest of the input stands in some headers: what differs is looked at without lines that hold it. */
static bool same_but_digest(const char *a, const char *b)
{
    while (*a && *b) {
        size_t n = strcspn(a, "\n"), m = strcspn(b, "\n");
        bool equal = n == m && memcmp(a, b, n) == 0;
        const char *key = strstr(a, "sha256");
        bool digest = key && key < a + n;
        if (!equal && !digest)
            return false;
        a += n + (a[n] == '\n');
        b += m + (b[m] == '\n');
    }
    return *a == *b;
}

static void agree(const kept_log *l, const answers *was, const answers *now, const char *a, const char *b)
{
    cr_assert_eq(was->n, now->n);
    for (size_t i = 0; i < was->n; i++) {
        const um_ran *x = &was->ran[i], *y = &now->ran[i];
        cr_expect_eq(x->status, y->status, "%s, %s and %s, call %zu: %d, %d", l->path, a, b, i, x->status,
                     y->status);
        cr_expect(same_but_digest(um_ran_out(x), um_ran_out(y)), "%s, %s and %s, call %zu", l->path, a, b, i);
        cr_expect(same_but_digest(um_ran_err(x), um_ran_err(y)), "%s, %s and %s, call %zu: error", l->path, a,
                  b, i);
    }
}

/* The cards that a log never shows. */
static size_t never_seen(const kept_log *l, const um_vmodule *m, um_text log, const char **id)
{
    static ever list[PIECES];
    char ids[8][32];
    size_t nids = 0, unseen = 0;
    card c;
    memset(list, 0, sizeof list);
    size_t n = watch(l->path, m, list, PIECES, ids, &nids);
    for (size_t k = 1; k <= n; k++)
        if (!list[k].seen && list[k].piece && adding(log, list[k].id, &c))
            id[unseen++] = list[k].id;
    return unseen;
}

/* Exchange pairs from all over the decks and hands of a log. */
static size_t exchange_in(const kept_log *l, size_t pairs)
{
    static const char *id[PIECES];
    static answers was, now;
    um_vmodule *m;
    um_buf text = {0};
    cr_assert_eq(um_vmodule_open(&m, l->module, NULL), UM_OK);
    whole_text_of(l->path, &text);
    um_buf_char(&text, '\0');
    um_text log = {text.p, text.n - 1};
    size_t n = never_seen(l, m, log, id);
    write_text(log);
    ask(l, &was);
    for (size_t t = 0; t < pairs && n > 1; t++) {
        card a, b;
        um_buf changed = {0};
        const char *one = id[t * n / pairs], *two = id[(t * n / pairs + n / 2 + t % 3) % n];
        if (one == two || !adding(log, one, &a) || !adding(log, two, &b))
            continue;
        look_up(l->path, m, one, &a);
        look_up(l->path, m, two, &b);
        exchange(log, &a, &b, &changed);
        write_text(um_buf_view(&changed));
        ask(l, &now);
        agree(l, &was, &now, one, two);
        forget(&now);
        um_buf_free(&changed);
    }
    forget(&was);
    um_buf_free(&text);
    um_vmodule_free(m);
    return n > 1 ? pairs : 0;
}

Test(secrets, never_seen_cards_exchanged)
{
    size_t n = 0;
    for (size_t i = 0; i < nlogs; i += all() ? 1 : 11)
        n += exchange_in(&logs[i], all() ? 40 : 3);
    cr_expect_gt(n, 3, "%zu pairs were exchanged", n);
}

/* ---- what broke it once ---- */

#define ATTACKS "tests/attacks/"

static void tells_not(const um_ran *r, const char *word, const char *what)
{
    cr_expect_not(strstr(um_ran_out(r), word), "%s: %s", what, strstr(um_ran_out(r), word));
    cr_expect_not(strstr(um_ran_err(r), word), "%s: %s", what, strstr(um_ran_err(r), word));
}

/* Without a module nobody knows which maps are private. */
Test(secrets, without_a_module_no_piece_is_named)
{
    for (int json = 0; json <= 1; json++) {
        um_ran r = UM_PROGRAM("dump", "--format", json ? "jsonl" : "text", ATTACKS "hand-without-mask.vlog");
        cr_expect_eq(r.status, 0);
        tells_not(&r, "Don't Give Up", "a card in a private hand");
        tells_not(&r, "Brock", "a piece on a map of which nothing is known");
        tells_not(&r, "1795218138218", "its id");
        cr_expect(strstr(um_ran_err(&r), "dump-module"), "%s", um_ran_err(&r));
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("dump", "--module", VASSAL "MadisonSample.vmod", ATTACKS "hand-without-mask.vlog");
    tells_not(&r, "Don't Give Up", "a card in a private hand");
    cr_expect(strstr(um_ran_out(&r), "Brock"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(secrets, behind_a_limit_nothing_is_shown)
{
    um_ran r =
        UM_PROGRAM("dump", "--module", VASSAL "MadisonSample.vmod", ATTACKS "password-behind-a-limit.vlog");
    cr_expect_eq(r.status, 3, "%d", r.status);
    tells_not(&r, "scott-pw", "a password");
    cr_expect(strstr(um_ran_err(&r), "dump-limit"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* A player's id may stand wherever a file may say something: each text of a command is one in turn. */
Test(secrets, an_id_is_redacted_in_every_field)
{
    static const char *const fields[] = {"PLAYER\tp\tname s3sam\tUS",
                                         "PLAYER\tp\tp\ts3sam",
                                         "PLAYER\tp\tp\tof s3sam",
                                         "s3sam\tBoardPicker\tTheater\t0\t0",
                                         "Main MapBoardPicker\ts3sam\t0\t0",
                                         "MutableProperty\ts3sam\t0\t1\tModule",
                                         "MutableProperty\tx\ts3sam\ts3sam\tModule",
                                         "MutableProperty\tx\t0\t1\ts3sam",
                                         "GlobalProperty\tx\ts3sam\tModule",
                                         "TURNs3sam\t0",
                                         "TURNTurnTracker0\ts3sam",
                                         "NOTES\ts3sam",
                                         "PNOTE\ts3sam\ts3sam",
                                         "SNOTE\ts3sam\tp\tfalse\ts3sam\tdate\t",
                                         "CHATs3sam said it",
                                         "CHAT&lt;s3sam&gt; - aye",
                                         "CHAT*** 2d6 = 1,1 *** &lt;s3sam&gt;",
                                         "AUDIOs3sam",
                                         "EXT\ts3sam\ts3sam",
                                         "s3sam",
                                         "s3sam\tx",
                                         "M/s3sam/Main Map/5/6/null/Main Map/1/2/null/s3sam",
                                         "+/s3sam/piece;;;x.png;s3sam/s3sam;1;2;s3sam;0",
                                         "+/8/obs;72;b.png;M;B;s3sam;player:;P\tpiece;;;x.png;X/s3sam;\tMain "
                                         "Map;1;2;7;0",
                                         "D/s3sam/s3sam/s3sam",
                                         "-/s3sam",
                                         "UNMASK\ts3sam",
                                         "PYREMOVE\ts3sam"};
    for (size_t i = 0; i < UM_COUNT(fields); i++)
        for (int early = 0; early <= 1; early++) {
            um_buf text = {0};
            position_of(FULL "dev-1812-faults.vlog", &text);
            um_buf_printf(&text, "\033LOG\t%s", early ? fields[i] : "PLAYER\ts3sam\ts3sam\tUS");
            um_buf_printf(&text, "\033LOG\t%s", early ? "PLAYER\ts3sam\ts3sam\tUS" : fields[i]);
            write_text(um_buf_view(&text));
            um_buf_free(&text);
            for (size_t c = 0; c < UM_COUNT(calls); c++) {
                const char *args[20];
                const kept_log full = {"", FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml"};
                if (!all() && (c + i + (size_t)early) % 6 != 0)
                    continue;
                fill(args, calls[c], &full, "1");
                um_ran r = um_program(args, NULL);
                cr_expect(r.status >= 0 && r.status <= 4, "%s: %d", fields[i], r.status);
                tells_not(&r, "s3sam", fields[i]);
                um_ran_free(&r);
            }
        }
    um_ran r = UM_PROGRAM("dump", ATTACKS "id-as-side.vlog");
    tells_not(&r, "brock-pw", "a side");
    um_ran_free(&r);
}

/* An id that is no plain text: neither it nor what becomes of it where texts are shown. */
Test(secrets, an_odd_id_is_redacted_in_every_guise)
{
    static const struct {
        const char *id, *typed, *part;
    } odd[] = {{"Xq7\xff\xfevPw", "Xq7\xff\xfevPw", "vPw"},
               {"Xq7\xff\xfevPw", "Xq7\xef\xbf\xbd\xef\xbf\xbdvPw", "vPw"},
               {" Xq7 v Pw ", " Xq7 v Pw ", "Xq7 v Pw"},
               {"Xq7&amp;vPw", "Xq7&amp;vPw", "vPw"},
               {"Xq7&amp;vPw", "Xq7&vPw", "vPw"},
               {"Xq7<b>vPw", "Xq7<b>vPw", "vPw"}};
    static const char *const forms[] = {
        "CHAT&lt;Henry&gt; - my id is %s",   "CHAT* %s moves", "CHAT- %s", "CHAT%s",
        "MutableProperty\tx\t0\t%s\tModule", "NOTES\t%s"};
    for (size_t i = 0; i < UM_COUNT(odd); i++) {
        um_buf text = {0};
        position_of(FULL "dev-1812-faults.vlog", &text);
        for (size_t k = 0; k < UM_COUNT(forms); k++) {
            const char *hole = strstr(forms[k], "%s");
            um_buf_printf(&text, "\033LOG\t%.*s%s%s", (int)(hole - forms[k]), forms[k], odd[i].typed,
                          hole + 2);
        }
        um_buf_printf(&text, "\033LOG\tPLAYER\t%s\tHenry\tUS", odd[i].id);
        write_text(um_buf_view(&text));
        um_buf_free(&text);
        for (size_t c = 0; c < UM_COUNT(calls); c++) {
            const char *args[20];
            const kept_log full = {"", FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml"};
            fill(args, calls[c], &full, "1");
            um_ran r = um_program(args, NULL);
            cr_expect(r.status >= 0 && r.status <= 4, "%s: %d", odd[i].id, r.status);
            tells_not(&r, odd[i].part, odd[i].id);
            um_ran_free(&r);
        }
    }
}
