/* A page for a director and his players: every game as a table to step through, every finding with what was
 * played, the rules in own words, what it rests on and what would settle it. One file, nothing from
 * elsewhere, no times. The page is XHTML and HTML in one: style and script are wrapped for both. */
#include "cli/report_html.h"
#include "cli/summary.h"

#include "cli/policy.h"

#include <string.h>

enum { PAGE_TEXT_MAX = 160 };
enum { SETTLE_MAX = 10 };

/* ---- a game ---- */

static void row(um_page *p, const char *name, um_buf *b)
{
    um_page_open(p, "tr", NULL);
    um_page_open(p, "th", NULL);
    um_page_attr(p, "scope", "row");
    um_page_text(p, um_text_of(name));
    um_page_close(p);
    um_page_element(p, "td", NULL, um_buf_view(b));
    um_buf_free(b);
    um_page_close(p);
}

typedef struct tally_rows {
    um_page *p;
    um_buf who, what; /* what is about one thing stands in one row */
} tally_rows;

static void end_row(tally_rows *t)
{
    if (t->who.n)
        row(t->p, um_tr(um_buf_view(&t->who).p), &t->what);
    um_buf_free(&t->who);
}

static void add_tally(void *user, const um_tally *one)
{
    tally_rows *t = user;
    if (!um_text_eq(um_buf_view(&t->who), one->who)) {
        end_row(t);
        um_buf_text(&t->who, one->who);
    }
    um_buf_printf(&t->what, "%s%s ", t->what.n ? ", " : "", um_tr(one->what));
    um_words_tally(one, &t->what);
}

/* Who won, what the game counts beside its points, and the dice. */
static void outcome(um_page *p)
{
    const um_view *v = p->v;
    tally_rows t = {.p = p};
    um_buf level = {0}, dice = {0};
    um_buf_str(&level, v->score.level ? um_tr(v->score.level) : "");
    if (level.n)
        row(p, um_tr("result"), &level);
    if (v->game->tally)
        um_replay_tally(v->run->replay, add_tally, &t);
    end_row(&t);
    um_words_dice(v, &dice);
    if (dice.n)
        row(p, um_tr("dice"), &dice);
    um_buf_free(&level);
    um_buf_free(&dice);
}

static void summary(um_page *p)
{
    const um_view *v = p->v;
    um_buf steps = {0}, causes = {0}, points = {0}, net = {0}, logs = {0};
    um_buf_printf(&steps, um_tr("%d: %d legal, %d illegal, %d undetermined"), v->counts.steps,
                  v->counts.legal, v->counts.illegal, v->counts.undetermined);
    if (v->counts.accepted)
        um_buf_printf(&steps, um_tr(", %d accepted"), v->counts.accepted);
    um_words_claims(v, &steps);
    for (int c = 0; c < UM_CAUSES; c++)
        if (v->counts.by_cause[c]) {
            um_buf_str(&causes, causes.n ? ", " : "");
            um_buf_printf(&causes, um_tr("%d %s"), v->counts.by_cause[c], um_tr(um_cause_text((um_cause)c)));
        }
    if (v->has_claim) {
        um_words_points(v->game, v->claimed, &net);
        um_buf_printf(&points, um_tr("claimed %s, "), um_buf_view(&net).p);
        um_buf_clear(&net);
        um_words_since(v, &points);
    }
    um_words_points(v->game, v->score.net, &net);
    um_buf_printf(&points, um_tr("computed %s"), um_buf_view(&net).p);
    um_buf_free(&net);
    um_page_open(p, "table", NULL);
    for (size_t i = 0; i < p->links && p->links > 1; i++)
        um_buf_printf(&logs, "%s%s", i ? ", " : "", p->chain[i].file);
    if (logs.n)
        row(p, um_tr("logs"), &logs);
    row(p, um_tr("steps"), &steps);
    um_buf policy = {0};
    um_policy_words(p->o, v, &policy);
    if (policy.n)
        row(p, um_tr("policy"), &policy);
    um_buf_free(&policy);
    if (causes.n)
        row(p, um_tr("undetermined"), &causes);
    if (um_has_points(v->game))
        row(p, um_tr("victory points"), &points);
    um_buf_free(&points);
    outcome(p);
    if (v->run->nbad) {
        um_buf bad = {0};
        um_buf_printf(&bad,
                      um_trn("%d line could not be read or carried out",
                             "%d lines could not be read or carried out", v->run->nbad),
                      v->run->nbad);
        row(p, um_tr("unread"), &bad);
    }
    um_buf endless = {0};
    um_words_endless(v, &endless);
    if (endless.n)
        row(p, um_tr("unread"), &endless);
    um_buf_free(&endless);
    um_page_close(p);
}

/* The data that decide most, as lines for the record. */
static void settle(um_page *p)
{
    um_buf lines = {0};
    const um_wanted *w;
    for (int i = 0; i < SETTLE_MAX && (w = um_most_wanted(p->v, i)); i++) {
        um_buf line = {0};
        um_words_data_line(p->v, w->datum, &line);
        um_harmless(&lines, um_buf_view(&line));
        um_buf_str(&lines, "  # ");
        um_buf_printf(&lines, um_trn("%d step", "%d steps", w->n), w->n);
        um_buf_char(&lines, '\n');
        um_buf_free(&line);
    }
    if (lines.n) {
        um_page_element(p, "h3", NULL,
                        um_text_of(um_tr("To settle: look these up, and state them in the record")));
        um_page_pre(p, um_buf_view(&lines));
    }
    um_buf_free(&lines);
}

static void game(um_page *p)
{
    char id[UM_PAGE_ID];
    um_page_game_id(p, id);
    um_page_open(p, "section", "game");
    um_page_attr(p, "id", id);
    um_page_element(p, "h2", NULL, um_text_of(p->v->label));
    um_page_element(p, "p", "title", um_text_of(um_tr(p->v->game->title)));
    summary(p);
    um_page_open(p, "div", "play");
    um_page_element(p, "div", "board", UM_TEXT("")); /* the map stands here, once the script has drawn it */
    um_page_steps(p);
    um_page_close(p);
    um_page_findings(p);
    settle(p);
    um_page_data(p);
    um_page_close(p);
}

static void unread(um_page *p, const um_reporting *r)
{
    um_page_open(p, "section", NULL);
    um_page_element(p, "h2", NULL, um_text_of(r->file));
    um_page_element(p, "p", NULL, um_text_of(um_tr("This input could not be read.")));
    for (size_t i = 0; i < r->said->n; i++) {
        um_buf words = {0};
        um_tr_made(um_text_of(r->said->items[i].message), &words);
        um_page_element(p, "p", NULL, um_buf_view(&words));
        um_buf_free(&words);
    }
    um_page_close(p);
}

/* ---- the frame of a page ---- */

void um_page_source(um_output *out, const char *name)
{
    for (const struct um_page_part *part = um_page_parts; part->name; part++)
        if (strcmp(part->name, name) == 0)
            um_out_bytes(out, (um_text){(const char *)part->bytes, part->n});
}

/* The sources whose names end so, but those of another page. None holds what ends their wrapping. */
static void put_sources(um_output *out, const char *suffix)
{
    for (const struct um_page_part *part = um_page_parts; part->name; part++) {
        size_t n = strlen(part->name), tail = strlen(suffix);
        if (n > tail && strcmp(part->name + n - tail, suffix) == 0 && strncmp(part->name, "sheet", 5) != 0)
            um_out_bytes(out, (um_text){(const char *)part->bytes, part->n});
    }
}

static void head(um_output *out)
{
    const char *title = um_tr("umpire report");
    um_out(out,
           "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n" UM_PAGE_MARK "\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<title>%s</title>\n<style>/*<![CDATA[*/\n",
           um_language(), title);
    put_sources(out, ".css");
    um_out(out, "/*]]>*/</style>\n</head>\n<body>\n<main>\n<h1>%s</h1>\n", title);
}

/* Where `what` stands next from p on, or NULL. */
static const char *next_in(const char *p, const char *end, const char *what)
{
    size_t n = strlen(what);
    for (; p && end - p >= (ptrdiff_t)n; p++) {
        p = memchr(p, what[0], (size_t)(end - p));
        if (p && end - p >= (ptrdiff_t)n && memcmp(p, what, n) == 0)
            return p;
        if (!p)
            break;
    }
    return NULL;
}

/* What tr("...") of a script takes, in this language: an object of the texts that it asks for. */
static void put_texts_of(json_t *texts, um_text source)
{
    static const char call[] = "tr(\"";
    char id[PAGE_TEXT_MAX];
    for (const char *p = source.p, *end = source.p + source.n; (p = next_in(p, end, call)); p++) {
        p += sizeof call - 1;
        const char *close = memchr(p, '"', (size_t)(end - p));
        if (!close || close - p >= PAGE_TEXT_MAX)
            continue;
        memcpy(id, p, (size_t)(close - p));
        id[close - p] = '\0';
        if (um_tr(id) != id)
            um_json_set(texts, id, json_string(um_tr(id)));
    }
}

void um_page_texts(um_output *out)
{
    json_t *texts = json_object();
    for (const struct um_page_part *part = um_page_parts; part->name; part++)
        put_texts_of(texts, (um_text){(const char *)part->bytes, part->n});
    if (!json_object_size(texts)) { /* English */
        json_decref(texts);
        return;
    }
    um_out(out, "globalThis.umpireTexts = ");
    um_json_value(out, texts);
    um_out(out, ";\n");
}

static void foot(um_output *out, bool script)
{
    um_out(out, "</main>\n");
    if (script) {
        um_out(out, "<script>/*<![CDATA[*/\n");
        um_page_texts(out);
        put_sources(out, ".js");
        um_out(out, "/*]]>*/</script>\n");
    }
    um_out(out, "</body>\n</html>\n");
}

/* What a function writes about a game, or about an input without one, as bytes. */
static void written(um_reporting *r, const um_view *v, um_output *out,
                    void (*write)(um_page *, um_reporting *))
{
    um_page p = {.bytes = xmlBufferCreate(), .out = out, .v = v, .o = r->o, .input = r->i, .nth = r->games};
    p.chain = r->chain;
    p.links = r->links;
    p.w = p.bytes ? xmlNewTextWriterMemory(p.bytes, 0) : NULL;
    if (!p.w) {
        um_complain("out of memory");
        xmlBufferFree(p.bytes);
        return;
    }
    write(&p, r);
    um_page_flush(&p);
    xmlFreeTextWriter(p.w);
    xmlBufferFree(p.bytes);
}

/* ---- a folder: a page an input, and an index with a line a game ---- */

enum { NAME_MAX_BYTES = 80 };

typedef struct folder {
    um_output out; /* the input's page */
    char name[NAME_MAX_BYTES];
} folder;

/* The number of the input, and what of its name does for that of a file anywhere. */
static void page_name(const um_reporting *r, char out[NAME_MAX_BYTES])
{
    const char *slash = strrchr(r->file, '/'), *base = slash ? slash + 1 : r->file;
    int n = snprintf(out, NAME_MAX_BYTES, "%03zu-", r->i + 1);
    for (; *base && n < NAME_MAX_BYTES - 8; base++) {
        bool plain = (*base >= 'a' && *base <= 'z') || (*base >= 'A' && *base <= 'Z') ||
                     (*base >= '0' && *base <= '9') || *base == '_' || *base == '-';
        out[n++] = plain ? *base : '-';
    }
    snprintf(out + n, (size_t)(NAME_MAX_BYTES - n), ".html");
}

static void open_page(um_reporting *r)
{
    folder *f = um_realloc(NULL, 0, sizeof *f);
    um_status s = f ? UM_OK : UM_MEMORY;
    if (f) {
        page_name(r, f->name);
        s = um_output_open_page(&f->out, r->o, f->name);
    }
    if (s == UM_OK)
        head(&f->out);
    else
        um_free(f, f ? sizeof *f : 0);
    r->state = s == UM_OK ? f : NULL;
    r->status = um_exit_of(s);
}

static void close_page(um_reporting *r)
{
    folder *f = r->state;
    if (!f)
        return;
    foot(&f->out, true);
    r->status = um_output_close(&f->out, r->status);
    um_free(f, sizeof *f);
}

/* ---- the report ---- */

static void html_begin(um_output *out, const um_options *o)
{
    (void)o;
    head(out);
}

static void section(um_page *p, um_reporting *r)
{
    if (p->v)
        game(p);
    else
        unread(p, r);
}

/* Where the index leads to: the page, and the game on it. */
static void keep_address(um_reporting *r, const um_view *v, const char *name)
{
    const um_page p = {.v = v, .input = r->i, .nth = r->games};
    char id[UM_PAGE_ID];
    um_page_game_id(&p, id);
    snprintf(r->page, sizeof r->page, "%s%s%s", name, v ? "#" : "", v ? id : "");
}

/* A game, or an input without one: to the page, or to a page of its own that the index leads to. */
static void tell(um_reporting *r, const um_view *v)
{
    folder *f = r->state;
    bool apart = um_output_in_folder(r->o);
    if (apart && !f)
        return; /* its page could not be made, and that was said */
    written(r, v, apart ? &f->out : r->out, section);
    if (apart)
        keep_address(r, v, f->name);
}

static void html_file(um_reporting *r, const um_view *v)
{
    if (um_output_in_folder(r->o))
        open_page(r);
    if (!v)
        tell(r, NULL);
}

static void html_game(um_reporting *r, const um_view *v)
{
    tell(r, v);
}

static void html_file_end(um_reporting *r)
{
    if (um_output_in_folder(r->o))
        close_page(r);
}

static void html_end(um_output *out, const um_options *o, size_t games)
{
    bool apart = um_output_in_folder(o);
    if (apart) {
        um_out(out, "<p>");
        um_out(out, um_trn("%d game", "%d games", (long)games), (int)games);
        um_out(out, "</p>\n");
    }
    foot(out, !apart);
}

const um_reporter um_report_html = {html_begin,    html_file, html_game,      html_file_end,
                                    um_page_index, html_end,  .grounds = true};
