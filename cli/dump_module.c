/* A module in summary. */
#include "cli/dump.h"

static void count_grid(const um_vgrid *g, long long *zones, long long *regions, int depth)
{
    if (!g || depth > 8)
        return;
    *zones += (long long)g->zones;
    *regions += (long long)g->regions;
    count_grid(g->background, zones, regions, depth + 1);
    for (size_t i = 0; i < g->zones; i++)
        count_grid(g->zone[i].grid, zones, regions, depth + 1);
}

static void show_regions(um_dump *d, const um_vgrid *g, um_text zone, int depth)
{
    if (!g || depth > 8)
        return;
    for (size_t i = 0; i < g->regions; i++) {
        um_dump_begin(d, "    ", "region");
        um_dump_text(d, "name", g->region[i].name);
        um_dump_text(d, "zone", zone);
        um_dump_int(d, "x", g->region[i].at.x);
        um_dump_int(d, "y", g->region[i].at.y);
        um_dump_end(d);
    }
    for (size_t i = 0; i < g->zones; i++) {
        um_dump_begin(d, "    ", "zone");
        um_dump_text(d, "name", g->zone[i].name);
        um_dump_text(d, "format", g->zone[i].format);
        um_dump_end(d);
        show_regions(d, g->zone[i].grid, g->zone[i].name, depth + 1);
    }
    show_regions(d, g->background, zone, depth + 1);
}

static void show_map(um_dump *d, const um_vmap *m)
{
    static const char *const kinds[] = {"map", "hand", "private map"};
    um_dump_begin(d, "", "map");
    um_dump_text(d, "name", m->name);
    um_dump_text(d, "kind", um_text_of(kinds[m->kind]));
    if (m->owners.n)
        um_dump_text(d, "side", m->owners);
    um_dump_flag(d, "unstacked", !m->stacking);
    um_dump_end(d);
    for (size_t i = 0; i < m->boards; i++) {
        const um_vboard *b = &m->board[i];
        long long zones = 0, regions = 0;
        count_grid(b->grid, &zones, &regions, 0);
        um_dump_begin(d, "  ", "board");
        um_dump_text(d, "name", b->name);
        um_dump_int(d, "width", b->width);
        um_dump_int(d, "height", b->height);
        um_dump_int(d, "zones", zones);
        um_dump_int(d, "regions", regions);
        um_dump_end(d);
        show_regions(d, b->grid, UM_TEXT(""), 0);
    }
    for (size_t i = 0; i < m->piles; i++) {
        um_dump_begin(d, "  ", m->pile[i].deck ? "deck" : "set-up");
        um_dump_text(d, "name", m->pile[i].name);
        um_dump_int(d, "x", m->pile[i].x);
        um_dump_int(d, "y", m->pile[i].y);
        um_dump_int(d, m->pile[i].deck ? "cards" : "pieces", m->pile[i].slots);
        um_dump_flag(d, "face-down", m->pile[i].face_down);
        um_dump_end(d);
    }
}

static void show_dice_and_turns(um_dump *d, const um_vmodule *m)
{
    for (size_t i = 0; i < m->dice; i++) {
        um_dump_begin(d, "", "dice");
        um_dump_text(d, "name", m->die[i].name);
        um_dump_int(d, "dice", m->die[i].dice);
        um_dump_int(d, "sides", m->die[i].sides);
        um_dump_flag(d, "total", m->die[i].total);
        um_dump_text(d, "format", m->die[i].format);
        um_dump_end(d);
    }
    for (size_t i = 0; i < m->turns; i++) {
        um_dump_begin(d, "", "turn-tracker");
        um_dump_text(d, "name", m->turn[i].name);
        um_dump_text(d, "format", m->turn[i].format);
        um_dump_end(d);
        for (size_t k = 0; k < m->turn[i].levels; k++) {
            const um_vlevel *l = &m->turn[i].level[k];
            json_t *values = json_array();
            for (size_t v = 0; v < l->values; v++)
                json_array_append_new(values, um_dump_string(d, l->value[v]));
            um_dump_begin(d, "  ", "turn-level");
            um_dump_text(d, "name", l->name);
            um_dump_list(d, "values", values);
            um_dump_end(d);
        }
    }
    for (size_t i = 0; i < m->setups; i++) {
        um_dump_begin(d, "", "predefined-setup");
        um_dump_text(d, "name", m->setup[i].name);
        um_dump_text(d, "file", m->setup[i].file);
        um_dump_end(d);
    }
}

static um_status show_slot(um_dump *d, const um_vmodule *m, const um_vslot *s)
{
    um_arena arena = {0};
    um_vtraits t = {0};
    um_vbasic b = {0};
    um_status st = um_vmodule_slot_traits(m, s, &arena, &t);
    if (st == UM_OK && t.n)
        um_vbasic_parse(t.list[t.n - 1].type, t.list[t.n - 1].state, &arena, &b);
    um_dump_begin(d, "", s->card ? "card" : "piece");
    um_dump_text(d, "gpid", s->gpid);
    um_dump_text(d, "name", b.name.n ? b.name : s->entry);
    um_dump_text(d, "in", s->palette);
    if (st == UM_OK)
        um_dump_int(d, "traits", (long long)t.n);
    else if (st == UM_LIMIT)
        um_dump_word(d, "fault", "its prototypes come to more than the limit");
    um_dump_end(d);
    um_arena_free(&arena);
    return st == UM_MEMORY ? st : UM_OK;
}

um_status um_dump_module(um_dump *d, const um_vmodule *m, const char *name)
{
    json_t *sides = json_array();
    for (size_t i = 0; i < m->sides; i++)
        json_array_append_new(sides, um_dump_string(d, m->side[i]));
    um_dump_begin(d, "", "module");
    um_dump_text(d, "file", um_text_of(name));
    um_dump_text(d, "name", m->name);
    um_dump_text(d, "version", m->version);
    um_dump_text(d, "vassal", m->vassal_version);
    um_dump_int(d, "maps", (long long)m->maps);
    um_dump_int(d, "slots", (long long)m->slots);
    um_dump_int(d, "prototypes", (long long)m->protos);
    um_dump_list(d, "sides", sides);
    um_dump_end(d);
    for (size_t i = 0; i < m->maps; i++)
        show_map(d, &m->map[i]);
    show_dice_and_turns(d, m);
    um_status s = UM_OK;
    for (size_t i = 0; i < m->slots && s == UM_OK; i++)
        s = show_slot(d, m, &m->slot[i]);
    return s;
}
