#include "parser/record/reader.h"

#include <stdio.h>
#include <string.h>

/* ---- game and pack ---- */

bool um_need_game(um_record_reader *r)
{
    if (!r->c.game)
        r->c.game = r->o->game;
    if (r->c.game)
        return true;
    r->erred = true;
    if (!r->told_no_game)
        um_cry(r, 0, 0, UM_ERROR, "no-game", NULL, "the record must name its game first, as: game madison");
    r->told_no_game = true;
    return false;
}

bool um_need_pack(um_record_reader *r)
{
    if (r->pack_ready)
        return true;
    if (!um_need_game(r))
        return false;
    r->erred = true;
    if (r->told_no_pack)
        return false;
    um_text name = r->o->pack.n ? r->o->pack : r->c.pack_name;
    um_pack *p = NULL;
    um_status s = r->o->find_pack ? r->o->find_pack(r->o->find_pack_user, r->c.game, name, &p) : UM_NAME;
    if (s != UM_OK) {
        if (s == UM_MEMORY)
            r->fatal = s;
        r->told_no_pack = true;
        return um_cry(r, 0, 0, UM_ERROR, "no-pack", NULL, "cannot use the pack '%.*s' of %s: %s",
                      (int)(name.n > 200 ? 200 : name.n), name.n ? name.p : "", r->c.game->name,
                      um_status_text(s));
    }
    r->erred = false;
    r->c.pack = p;
    r->pack_ready = true;
    return true;
}

bool um_own_pack(um_record_reader *r)
{
    um_pack *copy;
    if (r->c.owns_pack)
        return true;
    if (r->packs == UM_RECORD_PACKS_MAX)
        return um_cry(r, 0, 0, UM_ERROR, "many-packs", NULL,
                      "more than %d cases of a file state data of their own: split the file",
                      UM_RECORD_PACKS_MAX);
    um_status s = um_pack_copy(r->c.pack, &copy, &r->o->sink);
    if (s != UM_OK) {
        r->fatal = s;
        return false;
    }
    r->packs++;
    r->c.pack = copy;
    r->c.owns_pack = true;
    return true;
}

static void compile_changes(um_record_reader *r)
{
    if (!r->dirty)
        return;
    r->dirty = false;
    um_status s = um_pack_recompile(r->c.pack, &r->o->sink);
    if (s == UM_OK)
        return;
    r->c.nbad++;
    um_say(&r->o->sink, UM_ERROR, s, r->c.at, "data", "the data stated here do not fit together: %s",
           um_status_text(s));
}

/* ---- items and cases ---- */

static void push_item(um_record_reader *r, um_items *to, const um_item *item)
{
    um_status s = um_grow((void **)&to->p, &to->cap, to->n + 1, sizeof *item);
    if (s != UM_OK)
        r->fatal = s;
    else
        to->p[to->n++] = *item;
}

static um_item *keep_items(um_record_reader *r, um_items *from, int *n)
{
    um_item *kept = um_arena_alloc(&r->rec->arena, from->n * sizeof *kept + 1);
    if (!kept) {
        r->fatal = UM_MEMORY;
        return NULL;
    }
    if (from->n)
        memcpy(kept, from->p, from->n * sizeof *kept);
    *n = (int)from->n;
    from->n = 0;
    return kept;
}

static void finish_case(um_record_reader *r)
{
    um_need_pack(r);
    compile_changes(r);
    r->c.items = keep_items(r, &r->items, &r->c.nitems);
    um_record *rec = r->rec;
    if (r->fatal == UM_OK && rec->ncases == UM_RECORD_CASES_MAX)
        r->fatal = um_say(&r->o->sink, UM_ERROR, UM_LIMIT, r->c.at, "many-cases",
                          "more than %d cases in a file", UM_RECORD_CASES_MAX);
    if (r->fatal == UM_OK)
        r->fatal = um_grow((void **)&rec->cases, &rec->cases_cap, (size_t)rec->ncases + 1, sizeof r->c);
    if (r->fatal == UM_OK) {
        rec->nbad += r->c.nbad;
        rec->cases[rec->ncases++] = r->c;
    } else if (r->c.owns_pack) {
        um_pack_free(r->c.pack);
    }
    r->c = (um_case){0};
}

static bool finish_head(um_record_reader *r)
{
    for (size_t i = 0; i < r->items.n; i++) {
        const um_item *it = &r->items.p[i];
        bool steps = it->kind == UM_I_CLAIM || it->kind == UM_I_EXPECT || it->kind == UM_I_ACCEPT ||
                     (it->kind == UM_I_ACTION && !(r->c.game->verbs[it->action.verb].flags & UM_V_POSITION));
        if (steps)
            return um_cry(
                r, 0, 0, UM_ERROR, "head", NULL,
                "line %u, before the first case, is a step of play: only a position can be shared by cases",
                (unsigned)it->at.line);
    }
    compile_changes(r);
    r->c.items = keep_items(r, &r->items, &r->c.nitems);
    r->rec->nbad += r->c.nbad;
    r->rec->head = r->c;
    r->rec->has_cases = true;
    return r->fatal == UM_OK;
}

bool um_begin_case(um_record_reader *r, um_text id, um_text title)
{
    um_record *rec = r->rec;
    for (int i = 0; i < rec->ncases; i++)
        if (um_text_eq(rec->cases[i].id, id))
            return um_cry(r, 1, 1, UM_ERROR, "twice", NULL, "line %u has a case of this id",
                          (unsigned)rec->cases[i].at.line);
    if (r->in_case && um_text_eq(r->c.id, id))
        return um_cry(r, 1, 1, UM_ERROR, "twice", NULL, "the case above has this id");
    if (r->in_case)
        finish_case(r);
    else if (!finish_head(r))
        return false;
    const um_case *head = &rec->head;
    r->in_case = true;
    r->c = (um_case){.id = id,
                     .title = title,
                     .comment = r->line.comment,
                     .at = um_reader_place(r, r->line.tok[0].start),
                     .game = head->game,
                     .pack = head->pack,
                     .pack_name = head->pack_name,
                     .scenario = head->scenario,
                     .trust = head->trust,
                     .options = head->options,
                     .players = {head->players[0], head->players[1]},
                     .head = head};
    /* a case may name a pack of its own as long as the head has not used one */
    r->pack_ready = head->pack != NULL;
    return r->fatal == UM_OK;
}

/* ---- named positions of the pack ---- */

bool um_push_position(um_record_reader *r, um_text name)
{
    const um_pack *p = r->c.pack;
    const char *names[129];
    int n = 0;
    for (int i = 0; i < p->npositions; i++) {
        const um_named_text *pos = &p->positions[i];
        if (!um_text_eq(pos->name, name)) {
            if (n < 128 && pos->name.n && memchr(pos->name.p, '\0', pos->name.n + 1))
                names[n++] = pos->name.p;
            continue;
        }
        if (r->depth == UM_POSITION_DEPTH)
            return um_cry(r, 0, r->line.n - 1, UM_ERROR, "deep-position", NULL,
                          "positions name each other more than %d deep", UM_POSITION_DEPTH);
        um_buf file = {.max = 300};
        um_text kept;
        um_buf_printf(&file, "position %.*s", (int)(name.n > 200 ? 200 : name.n), name.p);
        um_status s = um_text_dup(&r->rec->arena, um_buf_view(&file), &kept);
        um_reader_drop(r, &file);
        if (s != UM_OK) {
            r->fatal = s;
            return false;
        }
        r->source[++r->depth] = (um_source){.left = pos->text, .name = name, .file = kept.p};
        return true;
    }
    names[n] = NULL;
    return um_cry(r, 1, r->line.n - 1, UM_ERROR, "unknown-name", um_nearest_word(names, name),
                  "the pack %.*s has no position of this name", (int)(p->name.n > 60 ? 60 : p->name.n),
                  p->name.p);
}

static void pop_position(um_record_reader *r)
{
    if (--r->depth > 0)
        return;
    um_item *item = &r->items.p[r->items.n - 1];
    item->made = keep_items(r, &r->made, &item->nmade);
}

/* ---- lines ---- */

static int player_prefix(um_record_reader *r)
{
    const um_token *t = r->line.tok;
    const um_game *g = r->c.game ? r->c.game : r->o->game;
    if (r->line.n < 2 || t[0].kind != UM_T_WORD || t[1].kind != UM_T_COLON || !g)
        return -1;
    int side = um_word_in(g->sides, t->text);
    if (side >= 0)
        r->line.at = 2;
    return side;
}

/* A header word that is also a verb of the game: only `end` gives way. */
static bool is_verb(const um_record_reader *r, um_text word)
{
    return r->c.game && um_word_is(word, "end") &&
           um_verb_named(r->c.game->verbs, r->c.game->nverbs, UM_TEXT("end")) >= 0;
}

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
    bool about = um_word_is(word, "claim") || um_word_is(word, "expect") || um_word_is(word, "accept");
    if (about && r->depth > 0)
        return um_cry(r, 0, 0, UM_ERROR, "misplaced", NULL, "'%.*s' cannot stand in a position of a pack",
                      UM_FMT(word));
    if (um_word_is(word, "claim"))
        return um_read_claim(r, player, item);
    if (um_word_is(word, "expect"))
        return um_read_expect(r, item);
    if (um_word_is(word, "accept"))
        return um_read_accept(r, item);
    item->blind = true;
    return um_read_verb_line(r, player, item);
}

static void read_line(um_record_reader *r, um_text raw)
{
    static const char *const no_sides[] = {NULL};
    um_lex_fault fault;
    um_item item = {.kind = UM_I_COMMENT, .at = um_reader_place(r, 0)};
    int depth = r->depth, cases = r->rec->ncases;
    bool in_case = r->in_case;
    const um_game *g = r->c.game ? r->c.game : r->o->game;
    r->erred = false;
    if (!um_lex_line(&r->line, raw, g ? g->sides : no_sides, &r->rec->arena, &fault)) {
        um_cry_bytes(r, fault.start, fault.end, fault.status, fault.code, fault.words);
        item.blind = true;
    } else if (r->line.n > 0) {
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
        finish_case(r);
    else if (r->c.owns_pack)
        um_pack_free(r->c.pack);
    if (r->fatal == UM_OK && (r->told_no_game || r->told_no_pack))
        r->fatal = UM_NAME;
    return r->fatal;
}

static um_status begin(um_record_reader *r, um_text file, um_text bytes)
{
    um_text kept;
    um_record *rec = r->rec;
    if (bytes.n > UM_RECORD_BYTES_MAX)
        return um_say(&r->o->sink, UM_ERROR, UM_LIMIT, (um_place){0}, "long-file",
                      "%.*s is longer than %d bytes", (int)(file.n > 200 ? 200 : file.n), file.p,
                      UM_RECORD_BYTES_MAX);
    um_status s = um_text_dup(&rec->arena, file, &rec->file);
    if (s == UM_OK)
        s = um_text_dup(&rec->arena, bytes, &kept);
    if (s != UM_OK)
        return s;
    r->source[0] = (um_source){.left = kept, .file = rec->file.p};
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
        memset(r, 0, sizeof *r);
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
