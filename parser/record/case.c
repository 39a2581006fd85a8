/* The case being read: its game, its pack, and where the lines come from. */
#include "parser/record/reader.h"

#include <stdio.h>
#include <string.h>

bool um_need_game(um_record_reader *r)
{
    if (!r->c.game)
        r->c.game = r->o->game;
    if (r->c.game)
        return true;
    r->erred = true;
    if (!r->told_no_game)
        um_cry(r, 0, 0, UM_ERROR, "no-game", NULL, "the record must name its game first, as: game %s",
               um_games[0]->name);
    r->told_no_game = true;
    return false;
}

/* Says that there is no such pack, at the line that names it. */
static void cry_no_pack(um_record_reader *r, um_text name, um_status s)
{
    char words[600];
    um_buf why = {.max = 300};
    um_diag d = r->named_pack;
    if (!d.at.line || r->o->pack.n) /* named by the caller */
        d = (um_diag){.at = {.file = r->rec->file.p}};
    if (r->o->pack_why && r->o->pack_why->n)
        um_buf_text(&why, um_buf_view(r->o->pack_why));
    else
        um_buf_str(&why, um_status_text(s));
    snprintf(words, sizeof words, "cannot use the pack '%.*s' of %s: %s", (int)(name.n > 200 ? 200 : name.n),
             name.n ? name.p : "", r->c.game->name, why.p && !why.failed ? why.p : um_status_text(s));
    d.level = UM_ERROR;
    d.status = UM_NAME;
    d.code = "no-pack";
    d.message = words;
    um_send(r, &d);
    um_reader_drop(r, &why);
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
        cry_no_pack(r, name, s);
        return false;
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
    if (r->c.unfit)
        return um_cry(r, 0, 0, UM_ERROR, "data", NULL,
                      "the data stated before the first case do not fit together");
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

/* Data stated since the last time are taken into the pack's indexes, which stay as they were if the data do
 * not fit together: a fault of the case, and nothing of it is judged. */
static void compile_changes(um_record_reader *r)
{
    if (!r->dirty)
        return;
    r->dirty = false;
    um_status s = um_pack_recompile(r->c.pack, &r->o->sink);
    if (s == UM_OK)
        return;
    r->c.nbad++;
    r->c.unfit = true;
    um_say(&r->o->sink, UM_ERROR, s, r->c.at, "data", "the data stated here do not fit together: %s",
           um_status_text(s));
}

um_item *um_keep_items(um_record_reader *r, um_items *from, int *n)
{
    um_item *kept = um_arena_take(&r->rec->arena, from->n * sizeof *kept + 1);
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

void um_finish_case(um_record_reader *r)
{
    um_need_pack(r);
    compile_changes(r);
    r->c.items = um_keep_items(r, &r->items, &r->c.nitems);
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

/* What stands before the first `case` becomes the head, which all cases share: a position, no step. */
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
    r->c.items = um_keep_items(r, &r->items, &r->c.nitems);
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
        um_finish_case(r);
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
                     .unfit = head->unfit,
                     .head = head};
    /* a case may name a pack of its own as long as the head has not used one */
    r->pack_ready = head->pack != NULL;
    return r->fatal == UM_OK;
}

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
    const char *near = um_nearest_word(names, name);
    um_choices_of(r, UM_L_POSITIONS, near, "its positions are:", names);
    return um_cry(r, 1, r->line.n - 1, UM_ERROR, "unknown-name", near,
                  "the pack %.*s has no position of this name", (int)(p->name.n > 60 ? 60 : p->name.n),
                  p->name.p);
}
