#include "parser/record/reader.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- items and cases ---- */

static void push_item(um_record_reader *r, um_items *to, const um_item *item)
{
    um_status s = um_grow_room((void **)&to->p, &to->cap, to->n + 1, sizeof *item);
    if (s != UM_OK)
        r->fatal = s;
    else
        to->p[to->n++] = *item;
}

/* A named position has been read to its end: its statements belong to the line that named it. */
static void pop_position(um_record_reader *r)
{
    if (--r->depth > 0)
        return;
    um_item *item = &r->items.p[r->items.n - 1];
    item->made = um_keep_items(r, &r->made, &item->nmade);
}

/* ---- lines ---- */

/* "us:" before a statement, or "us" before its verb: the side whose statement it is; -1: none. */
static int player_prefix(um_record_reader *r)
{
    const um_token *t = r->line.tok;
    const um_game *g = r->c.game ? r->c.game : r->o->game;
    if (r->line.n < 2 || t[0].kind != UM_T_WORD || !g)
        return -1;
    bool colon = t[1].kind == UM_T_COLON;
    if (!colon && um_read_verb(r, g, t->text) >= 0)
        return -1; /* as most lines begin */
    int side = colon || t[1].kind == UM_T_WORD ? um_side_named(g, t->text) : -1;
    if (side < 0 || (!colon && !um_word_is(t[1].text, "claim") && um_read_verb(r, g, t[1].text) < 0))
        return -1;
    r->line.at = colon ? 2 : 1;
    return side;
}

/* A verb of the game, and so no header word: one that is both, as `end`, gives way. */
static bool is_verb(um_record_reader *r, um_text word)
{
    return r->c.game && um_read_verb(r, r->c.game, word) >= 0;
}

/* One line: a header, a claim, an expectation, an acceptance or an action. */
static bool read_statement(um_record_reader *r, um_item *item)
{
    int player = player_prefix(r);
    um_text word = um_now(r)->kind == UM_T_WORD ? um_now(r)->text : (um_text){"", 0};
    int header = is_verb(r, word) ? -1 : um_header_named(word);
    if (header >= 0 && player < 0) {
        item->kind = UM_I_HEADER;
        item->text = r->line.text;
        return um_read_header(r, header);
    }
    bool about = um_word_is(word, "claim") || um_word_is(word, "expect") || um_word_is(word, "accept") ||
                 um_word_is(word, "of");
    if (about && r->depth > 0)
        return um_cry(r, 0, 0, UM_ERROR, "misplaced", NULL, "'%.*s' cannot stand in a position of a pack",
                      UM_FMT(word));
    if (um_word_is(word, "claim"))
        return um_read_claim(r, player, item);
    if (um_word_is(word, "expect"))
        return um_read_expect(r, item);
    if (um_word_is(word, "accept"))
        return um_read_accept(r, item);
    if (um_word_is(word, "of"))
        return um_read_of(r, item);
    item->blind = true;
    return um_read_verb_line(r, player, item);
}

/* Says once that lines which a mail quotes count: what is quoted and stands in the record already would be
 * done twice. */
static void warn_quoted(um_record_reader *r, um_text raw)
{
    um_text t = um_text_trim(raw);
    if (r->told_quoted || t.n == 0 || *t.p != '>')
        return;
    r->told_quoted = true;
    um_cry(r, 0, 0, UM_WARNING, "quoted", NULL,
           "lines behind '>' are read as lines of the record: take away those that it has already");
}

/* One line as an item; one that cannot be read becomes an item of kind UM_I_BAD. */
static void read_line(um_record_reader *r, um_text raw)
{
    um_lex_fault fault;
    um_item item = {.kind = UM_I_COMMENT, .at = um_reader_place(r, 0)};
    int depth = r->depth, cases = r->rec->ncases;
    bool in_case = r->in_case;
    const um_game *g = r->c.game ? r->c.game : r->o->game;
    r->erred = false;
    r->looked.at = -1;
    if (!um_lex_line(&r->line, raw, g, &r->rec->arena, &fault)) {
        um_cry_bytes(r, fault.start, fault.end, fault.status, fault.code, fault.words);
        item.blind = true;
    } else if (r->line.n > 0) {
        warn_quoted(r, raw);
        item.text = raw;
        item.at = um_reader_place(r, r->line.tok[0].start);
        if (!read_statement(r, &item))
            r->erred = true;
    }
    item.comment = r->line.comment;
    if (r->erred) {
        r->c.nbad++;
        item = (um_item){.kind = UM_I_BAD,
                         .at = item.at,
                         .text = um_text_trim(raw),
                         .blind = item.blind,
                         .comment = {NULL, 0}};
    } else if (in_case != r->in_case || cases != r->rec->ncases) {
        return; /* a `case` line is kept by the case itself */
    }
    if (depth == 0)
        push_item(r, &r->items, &item);
    else if (item.kind != UM_I_HEADER && item.kind != UM_I_COMMENT)
        push_item(r, &r->made, &item);
}

/* A line without the byte order marks before its first word: files that are put together bring theirs along.
 */
static um_text without_marks(um_text line)
{
    for (;;) {
        size_t n = 0;
        while (n < line.n && (line.p[n] == ' ' || line.p[n] == '\t' || line.p[n] == '\r'))
            n++;
        if (!um_text_starts((um_text){line.p + n, line.n - n}, "\xef\xbb\xbf"))
            return line;
        line = (um_text){line.p + n + 3, line.n - n - 3};
    }
}

/* The lines of the record and, where it names one, of a position, until `end` or the end of the text. */
static void read_all(um_record_reader *r)
{
    um_text raw;
    while (r->fatal == UM_OK) {
        um_source *s = &r->source[r->depth];
        if (um_next_line(&s->left, &raw)) {
            if (s->line++ == UM_RECORD_LINES_MAX)
                r->fatal =
                    um_say(&r->o->sink, UM_ERROR, UM_LIMIT, (um_place){.file = s->file, .line = s->line},
                           "many-lines", "more than %d lines", UM_RECORD_LINES_MAX);
            else if (!r->ended)
                read_line(r, without_marks(raw));
            else
                s->left.n = 0;
        } else if (r->depth > 0) {
            pop_position(r);
        } else {
            break;
        }
    }
}

static um_status finish(um_record_reader *r)
{
    if (r->fatal == UM_OK)
        um_finish_case(r);
    else if (r->c.owns_pack)
        um_pack_free(r->c.pack);
    if (r->fatal == UM_OK && (r->told_no_game || r->told_no_pack))
        r->fatal = UM_NAME;
    return r->fatal;
}

static um_status begin(um_record_reader *r, um_text file, um_text bytes)
{
    um_record *rec = r->rec;
    if (bytes.n > UM_RECORD_BYTES_MAX)
        return um_say(&r->o->sink, UM_ERROR, UM_LIMIT, (um_place){0}, "long-file",
                      "%.*s is longer than %d bytes", (int)(file.n > 200 ? 200 : file.n), file.p,
                      UM_RECORD_BYTES_MAX);
    um_status s = um_text_dup(&rec->arena, file, &rec->file);
    if (s == UM_OK)
        s = um_text_dup(&rec->arena, bytes, &rec->bytes);
    if (s != UM_OK)
        return s;
    r->source[0] = (um_source){.left = rec->bytes, .file = rec->file.p};
    r->c.at = (um_place){.file = rec->file.p, .line = 1, .column = 1};
    return UM_OK;
}

um_status um_record_read(um_text file, um_text bytes, const um_read_options *o, um_record **out)
{
    um_record_reader *r = um_realloc(NULL, 0, sizeof *r);
    um_record *rec = um_realloc(NULL, 0, sizeof *rec);
    um_status s = r && rec ? UM_OK : UM_MEMORY;
    if (rec)
        memset(rec, 0, sizeof *rec);
    if (r)
        memset(r, 0, offsetof(um_record_reader, line.tok[1]));
    if (s == UM_OK) {
        r->rec = rec;
        r->o = o;
        s = begin(r, file, bytes);
    }
    if (s == UM_OK) {
        read_all(r);
        s = finish(r);
    }
    if (r) {
        um_free(r->items.p, r->items.cap * sizeof *r->items.p);
        um_free(r->made.p, r->made.cap * sizeof *r->made.p);
        um_buf_free(&r->choices);
        um_free(r, sizeof *r);
    }
    if (s != UM_OK)
        um_record_free(rec);
    else
        *out = rec;
    return s;
}

void um_record_free(um_record *r)
{
    if (!r)
        return;
    for (int i = 0; i < r->ncases; i++) {
        um_free(r->cases[i].items_cap ? r->cases[i].items : NULL, r->cases[i].items_cap * sizeof(um_item));
        if (r->cases[i].owns_pack)
            um_pack_free(r->cases[i].pack);
    }
    if (r->head.owns_pack)
        um_pack_free(r->head.pack);
    um_free(r->cases, r->cases_cap * sizeof *r->cases);
    um_arena_free(&r->arena);
    um_free(r, sizeof *r);
}
