/* What an engine was given: packs, modules and bindings in memory in the place of files. */
#include <string.h>

#include "parser/engine/inside.h"
#include "parser/reading/hold.h"
#include "parser/vassal/sniff.h"

/* ---- giving ---- */

/* The name behind the last slash. */
static um_text last_part(um_text name)
{
    for (size_t i = name.n; i > 0; i--)
        if (name.p[i - 1] == '/')
            return (um_text){name.p + i, name.n - i};
    return name;
}

static um_status give_pack(um_engine *e, um_text name, um_text bytes)
{
    size_t i = 0;
    um_pack *sound;
    um_status s = um_pack_load(name, bytes, NULL, NULL, &e->sink, &sound);
    if (s != UM_OK)
        return s;
    um_pack_free(sound);
    while (i < e->npacks && !um_text_eq(e->packs[i].name, name))
        i++;
    s = um_grow((void **)&e->packs, &e->packs_cap, i + 1, sizeof *e->packs);
    um_buf copy = {.max = UM_PACK_BYTES_MAX};
    um_buf_text(&copy, bytes);
    s = s ? s : copy.failed;
    if (s == UM_OK && i == e->npacks)
        s = um_text_dup(&e->arena, name, &e->packs[i].name);
    if (s != UM_OK) {
        um_buf_free(&copy);
        return s;
    }
    if (i < e->npacks)
        um_buf_free(&e->packs[i].bytes);
    else
        e->npacks++;
    e->packs[i].bytes = copy;
    um_shelf_free(&e->shelf); /* may hold one that it overlays, or replaces */
    for (size_t k = 0; k < e->nbindings; k++)
        e->bindings[k].pack = NULL;
    return UM_OK;
}

static um_status give_module(um_engine *e, um_text name, um_text bytes)
{
    size_t i = 0;
    um_vmodule *m;
    um_text kept;
    while (i < e->nmodules && !um_text_eq(e->modules[i].name, name))
        i++;
    um_status s = um_grow((void **)&e->modules, &e->modules_cap, i + 1, sizeof *e->modules);
    if (s == UM_OK)
        s = um_text_dup(&e->arena, name, &kept);
    if (s == UM_OK)
        s = um_vmodule_open_memory(&m, bytes, kept.p, &e->sink);
    if (s != UM_OK)
        return s;
    if (i < e->nmodules)
        um_vmodule_free(e->modules[i].module);
    else
        e->nmodules++;
    e->modules[i] = (um_given_module){kept, m};
    return UM_OK;
}

static um_status give_binding(um_engine *e, um_text name, um_text bytes)
{
    size_t i = 0;
    um_given_binding new = {.pack = NULL};
    while (i < e->nbindings && !um_text_eq(e->bindings[i].name, name))
        i++;
    um_status s = um_grow((void **)&e->bindings, &e->bindings_cap, i + 1, sizeof *e->bindings);
    if (s == UM_OK)
        s = um_text_dup(&e->arena, name, &new.name);
    um_buf_text(&new.bytes, bytes);
    s = s ? s : new.bytes.failed;
    if (s == UM_OK)
        s = um_bind_read(new.name, um_buf_view(&new.bytes), &e->sink, &new.binding);
    if (s != UM_OK) {
        um_buf_free(&new.bytes);
        return s;
    }
    if (i < e->nbindings) {
        um_bind_free(e->bindings[i].binding);
        um_buf_free(&e->bindings[i].bytes);
    } else {
        e->nbindings++;
    }
    e->bindings[i] = new;
    return UM_OK;
}

/* By their bytes: a ZIP is a module, and of XML the first element tells. */
static um_status give(um_engine *e, um_text name, um_text bytes)
{
    const char *look;
    um_look kind = um_sniff(bytes, &look);
    um_text element = kind == UM_LOOK_MARKUP || kind == UM_LOOK_TEXT ? um_first_element(bytes) : UM_TEXT("");
    if (kind == UM_LOOK_ZIP)
        return give_module(e, name, bytes);
    if (um_text_is(element, "pack"))
        return give_pack(e, name, bytes);
    if (um_text_is(element, "binding"))
        return give_binding(e, name, bytes);
    return um_say(&e->sink, UM_ERROR, UM_UNSUPPORTED, (um_place){.file = name.p}, "input",
                  "neither a game pack, nor a module, nor a binding: %s", look);
}

bool um_engine_give(um_engine *e, const char *name, const void *bytes, size_t n)
{
    um_engine_begin(e);
    um_status s = give(e, um_text_of(name), (um_text){bytes, n});
    return um_engine_end(e, s) == UM_OK;
}

/* ---- asking for what was given ---- */

static const um_given_pack *pack_named(const um_engine *e, um_text path)
{
    for (size_t i = 0; i < e->npacks; i++)
        if (um_text_eq(e->packs[i].name, path))
            return &e->packs[i];
    for (size_t i = 0; i < e->npacks; i++)
        if (um_text_eq(last_part(e->packs[i].name), last_part(path)))
            return &e->packs[i];
    return NULL;
}

um_status um_engine_fetch(void *engine, const char *path, um_buf *out, const um_sink *sink)
{
    const um_given_pack *p = pack_named(engine, um_text_of(path));
    if (!p)
        return um_say(sink, UM_ERROR, UM_NAME, (um_place){.file = path}, "pack-file",
                      "no game pack of this name was given");
    um_buf_text(out, um_buf_view(&p->bytes));
    return out->failed;
}

static um_status none(um_engine *e, const um_reading_input *log, const um_reading_found *f, const char *what)
{
    return um_say(&e->sink, UM_ERROR, UM_NAME, (um_place){.file = log->name.p}, "reading-find",
                  "no %s for '%.*s' version '%.*s' was given", what, UM_FMT(f->module), UM_FMT(f->version));
}

/* The one of that name and version, or the only one there is. */
static const um_given_module *module_of(const um_engine *e, const um_reading_found *f)
{
    for (size_t i = 0; i < e->nmodules; i++)
        if (um_text_eq(e->modules[i].module->name, f->module) &&
            um_text_eq(e->modules[i].module->version, f->version))
            return &e->modules[i];
    return e->nmodules == 1 ? &e->modules[0] : NULL;
}

static um_given_binding *binding_of(const um_engine *e, const um_reading_found *f)
{
    static const um_sink silent = {0};
    for (size_t i = 0; i < e->nbindings; i++)
        if (um_bind_fits(e->bindings[i].binding, f->module, f->version, &silent) == UM_OK)
            return &e->bindings[i];
    return e->nbindings == 1 ? &e->bindings[0] : NULL;
}

/* Tie a binding to a pack: once to one of the shelf, else a binding of its own. */
static um_status tie(um_engine *e, um_given_binding *b, const um_pack *pack, um_text pack_name,
                     um_engine_kit *out)
{
    bool shelved = um_shelf_pack(&e->shelf, pack->game, pack_name) == pack;
    um_binding *fresh;
    if (shelved && b->pack == pack) {
        out->kit.binding = b->binding;
        return UM_OK;
    }
    um_status s = um_bind_read(b->name, um_buf_view(&b->bytes), &e->sink, &fresh);
    if (s == UM_OK && (s = um_bind_resolve(fresh, pack, &e->sink)) != UM_OK)
        um_bind_free(fresh);
    if (s != UM_OK)
        return s;
    out->own = !shelved;
    out->kit.binding = fresh;
    if (shelved) {
        um_bind_free(b->binding);
        b->binding = fresh;
        b->pack = pack;
    }
    return UM_OK;
}

static um_status find_kit(um_engine *e, um_packs *packs, const um_reading_input *log, um_engine_kit *out)
{
    um_reading_found asks;
    um_pack *pack;
    um_status s = um_reading_asks(log->name, log->bytes, &e->sink, &asks);
    if (s != UM_OK)
        return s;
    const um_given_module *m = module_of(e, &asks);
    um_given_binding *b = binding_of(e, &asks);
    *out = (um_engine_kit){.own = false};
    if (!m || !b)
        s = none(e, log, &asks, m ? "binding" : "module");
    if (s == UM_OK)
        s = um_bind_fits(b->binding, asks.module, asks.version, &e->sink);
    um_text name = s == UM_OK && !e->pack.n ? b->binding->pack_name : e->pack;
    if (s == UM_OK)
        s = um_packs_find(packs, b->binding->game, name, &pack);
    if (s == UM_OK)
        s = tie(e, b, pack, name, out);
    if (s == UM_OK) {
        out->kit.module = m->module;
        out->kit.found.module_path = m->name;
        out->kit.found.binding_path = b->name;
    }
    um_reading_found_free(&asks);
    return s;
}

um_status um_engine_find_kit(um_engine *e, um_packs *packs, const um_reading_input *log, um_engine_kit *out)
{
    um_hold hold; /* names may be ids of players in the log */
    const um_sink next = e->sink;
    e->sink = um_hold_begin(&hold, &next);
    um_status s = find_kit(e, packs, log, out);
    e->sink = next;
    um_status told = um_hold_end_before(&hold, log);
    if (s == UM_OK && told != UM_OK)
        um_engine_put_kit(out);
    return s == UM_OK ? told : s;
}

void um_engine_put_kit(um_engine_kit *k)
{
    if (k->own)
        um_bind_free(k->kit.binding);
}
