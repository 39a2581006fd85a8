/* Replayed commands give VASSAL's own position; grids and maps name places as VASSAL does. */
#include "test_vassal_support.h"

/* ---- places ---- */

static double number(const json_t *o, const char *key, double dflt)
{
    const char *t = json_string_value(json_object_get(o, key));
    double v = dflt;
    return t && sscanf(t, "%lf", &v) == 1 ? v : dflt;
}

static bool truth(const json_t *o, const char *key)
{
    const char *t = json_string_value(json_object_get(o, key));
    return t && strcmp(t, "true") == 0;
}

static um_vgrid grid_of(const json_t *j)
{
    const json_t *a = json_object_get(j, "gridAttributes"), *n = json_object_get(j, "numbering");
    bool hex = strcmp(json_string_value(json_object_get(j, "grid")), "hex") == 0;
    um_vgrid g = {.kind = hex ? UM_VGRID_HEX : UM_VGRID_SQUARE};
    g.x0 = (int32_t)number(a, "x0", 0);
    g.y0 = (int32_t)number(a, "y0", 0);
    g.dx = number(a, "dx", 0);
    g.dy = number(a, "dy", 0);
    g.sideways = truth(a, "sideways");
    g.numbering = (um_vnumbering){.present = true,
                                  .vertical_first = json_string_value(json_object_get(n, "first"))[0] == 'V',
                                  .sep = text_of(json_object_get(n, "sep")),
                                  .format = text_of(json_object_get(n, "locationFormat")),
                                  .h_type = json_string_value(json_object_get(n, "hType"))[0],
                                  .v_type = json_string_value(json_object_get(n, "vType"))[0],
                                  .h_leading = (int32_t)number(n, "hLeading", 0),
                                  .v_leading = (int32_t)number(n, "vLeading", 0),
                                  .h_off = (int32_t)number(n, "hOff", 0),
                                  .v_off = (int32_t)number(n, "vOff", 0),
                                  .h_descend = truth(n, "hDescend"),
                                  .v_descend = truth(n, "vDescend"),
                                  .stagger = truth(n, "stagger")};
    return g;
}

Test(vassal_game, grids_name_points_as_vassal_does)
{
    FILE *f = open_fixture("vectors/grid.jsonl");
    um_arena arena = {0};
    int line = 0, points = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j)) {
        um_vgrid g = grid_of(j);
        const json_t *size = json_object_get(j, "size"), *p;
        int32_t w = (int32_t)json_integer_value(json_array_get(size, 0)),
                h = (int32_t)json_integer_value(json_array_get(size, 1));
        size_t i;
        line++;
        json_array_foreach(json_object_get(j, "points"), i, p)
        {
            int32_t x = (int32_t)json_integer_value(json_array_get(p, 0)),
                    y = (int32_t)json_integer_value(json_array_get(p, 1));
            um_text name;
            cr_assert_eq(um_vgrid_name(&g, x, y, w, h, &arena, &name), UM_OK);
            cr_assert(um_text_eq(name, text_of(json_array_get(p, 2))), "grid %d (%d,%d): %.*s, not %s", line,
                      x, y, UM_FMT(name), json_string_value(json_array_get(p, 2)));
            points++;
        }
        um_arena_reset(&arena);
    }
    cr_assert_gt(points, 1900);
    um_arena_free(&arena);
    fclose(f);
}

static um_vmodule *open_module(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, VASSAL "%s", name);
    said log = {0};
    um_sink sink = {remember, &log};
    um_vmodule *m;
    cr_assert_eq(um_vmodule_open(&m, path, &sink), UM_OK, "%s", log.text);
    return m;
}

Test(vassal_game, places_of_a_map_are_named_as_vassal_does)
{
    um_vmodule *m = open_module("MadisonSample.vmod");
    um_arena arena = {0};
    FILE *f = open_fixture("vectors/location.jsonl");
    int n = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j), n++) {
        um_vplace p;
        int32_t x = (int32_t)json_integer_value(json_object_get(j, "x")),
                y = (int32_t)json_integer_value(json_object_get(j, "y"));
        const json_t *want = json_object_get(j, "location");
        cr_assert_eq(um_vlocate(m, text_of(json_object_get(j, "map")), x, y, NULL, 0, &arena, &p), UM_OK);
        cr_assert(um_text_eq(p.name, text_of(want)), "(%d,%d): %.*s, not %s", x, y, UM_FMT(p.name),
                  json_string_value(want));
    }
    cr_assert_geq(n, 700);
    fclose(f);
    um_arena_free(&arena);
    um_vmodule_free(m);
}

Test(vassal_game, a_module_tells_its_parts)
{
    um_vmodule *m = open_module("MadisonSample.vmod");
    cr_assert(um_text_is(m->name, "Madison Sample") && um_text_is(m->version, "1.0"));
    cr_assert(m->sides == 2 && um_text_is(m->side[1], "British"));
    cr_assert(m->maps == 2 && m->map[1].kind == UM_VMAP_HAND && !m->map[1].stacking &&
              um_text_is(m->map[1].owners, "US"));
    cr_assert(m->map[0].stacking && m->map[0].boards == 1);
    const um_vboard *b = m->map[0].board;
    cr_assert(b->width == 1000 && b->height == 700, "%d x %d", b->width, b->height);
    cr_assert(b->grid && b->grid->kind == UM_VGRID_ZONED && b->grid->zones == 3 &&
              b->grid->zone[2].grid->regions == 14);
    cr_assert(
        um_text_is(m->map[0].move_to_format, "$pieceName$ moves $previousLocation$ &rarr; $location$ *"),
        "%.*s", UM_FMT(m->map[0].move_to_format));
    cr_assert(m->slots == 19 && m->protos == 1 && m->dice == 2 && m->turns == 1 && m->globals == 1);
    cr_assert(um_text_is(m->die[0].name, "2d6") && m->die[0].dice == 2 && m->die[1].total);
    const um_vslot *s = um_vmodule_slot(m, UM_TEXT("15"));
    cr_assert(s && s->card && um_text_is(s->palette, "Strategy Deck") && s->map == 0);
    um_arena arena = {0};
    um_vtraits t;
    cr_assert_eq(um_vmodule_slot_traits(m, um_vmodule_slot(m, UM_TEXT("2")), &arena, &t), UM_OK);
    cr_assert_eq(t.n, 7); /* layer, markers, the prototype's four, the piece */
    cr_assert(um_text_is(um_vtraits_value(&t, UM_TEXT("CVr"), &arena), "2"));
    um_text turn;
    cr_assert_eq(um_vmodule_turn_name(m, UM_TEXT("TurnTracker0"),
                                      UM_TEXT("0|1812;0;false;-1;1\\;0\\;0\\;true,true,true,true"), &arena,
                                      &turn),
                 UM_OK);
    cr_assert(um_text_is(turn, "1812 Summer"), "%.*s", UM_FMT(turn));
    um_arena_free(&arena);
    um_vmodule_free(m);
}

Test(vassal_game, modules_that_are_refused)
{
    const struct {
        const char *xml, *code;
    } rows[] = {
        {"<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "vassal-xml-doctype"},
        {"<a/>", "vassal-module-root"},
        {"<VASSAL.build.GameModule name='x'>", "vassal-xml"},
        {"", "vassal-xml"},
        {"<VASSAL.build.GameModule>&undefined;</VASSAL.build.GameModule>", "vassal-xml"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        said log = {0};
        um_sink sink = {remember, &log};
        um_vmodule *m;
        cr_assert_eq(um_vmodule_parse(&m, um_text_of(rows[i].xml), "t", &sink), UM_FORMAT, "row %zu", i);
        cr_assert_str_eq(log.error, rows[i].code, "row %zu: %s", i, log.text);
    }
    for (unsigned deep = UM_V_XML_DEPTH - 1; deep <= UM_V_XML_DEPTH; deep++) {
        um_buf b = {0};
        um_buf_str(&b, "<VASSAL.build.GameModule>");
        for (unsigned k = 0; k < deep; k++)
            um_buf_str(&b, "<x>");
        for (unsigned k = 0; k < deep; k++)
            um_buf_str(&b, "</x>");
        um_buf_str(&b, "</VASSAL.build.GameModule>");
        um_vmodule *m;
        um_status s = um_vmodule_parse(&m, um_buf_view(&b), "t", NULL);
        cr_assert_eq(s, deep < UM_V_XML_DEPTH ? UM_OK : UM_LIMIT);
        if (s == UM_OK)
            um_vmodule_free(m);
        um_buf_free(&b);
    }
}

/* ---- states ---- */

static um_vgame *play(const char *file, const um_vmodule *m, said *log)
{
    char path[256];
    snprintf(path, sizeof path, VASSAL "%s", file);
    um_sink sink = {remember, log};
    um_varchive *a;
    um_vstream *s;
    um_vgame *g;
    um_vleaf leaf;
    cr_assert_eq(um_varchive_open(&a, path, &sink), UM_OK);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK);
    cr_assert_eq(um_vgame_new(&g, m, &sink), UM_OK);
    for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got;)
        cr_assert_eq(um_vgame_step(g, s, &leaf), UM_OK, "%s: %s", file, log->text);
    um_vstream_close(s);
    um_varchive_close(a);
    return g;
}

/* Counted from the bottom of the stack or deck that it lies in. */
static bool lies_at(const um_vgame *g, uint32_t k, const um_vpiece *p, long long at)
{
    um_vpiece holder;
    return p->parent && um_vgame_piece(g, p->parent, &holder) && at >= 0 && (size_t)at < holder.children &&
           holder.child[at] == k;
}

static void check_piece(const char *file, const um_vgame *g, const um_vmodule *m, const json_t *j)
{
    um_arena arena = {0};
    const char *name = json_string_value(json_object_get(j, "name"));
    uint32_t k = um_vgame_find(g, text_of(json_object_get(j, "id")));
    um_vpiece p;
    cr_assert(um_vgame_piece(g, k, &p) && p.alive, "%s: %s is not there", file, name);
    const json_t *map = json_object_get(j, "map"), *pos = json_object_get(j, "pos"), *v;
    if (json_is_string(map)) {
        cr_assert(um_text_eq(p.map, text_of(map)), "%s: %s on %.*s", file, name, UM_FMT(p.map));
        cr_assert(p.x == json_integer_value(json_array_get(pos, 0)) &&
                      p.y == json_integer_value(json_array_get(pos, 1)),
                  "%s: %s at %d,%d", file, name, p.x, p.y);
        um_vplace at;
        const um_vboard_ref *boards = NULL;
        size_t n = um_vgame_boards(g, p.map, &boards);
        cr_assert_eq(um_vlocate(m, p.map, p.x, p.y, boards, n, &arena, &at), UM_OK);
        cr_assert(um_text_eq(at.name, text_of(json_object_get(j, "location"))), "%s: %s in %.*s", file, name,
                  UM_FMT(at.name));
    } else {
        cr_assert(!p.map.p, "%s: %s on a map", file, name);
    }
    if ((v = json_object_get(j, "index")))
        cr_assert(lies_at(g, k, &p, json_integer_value(v)), "%s: %s is not number %d", file, name,
                  (int)json_integer_value(v));
    else if (p.sort == UM_V_PIECE)
        cr_assert(!p.parent, "%s: %s lies in a stack", file, name);
    if ((v = json_object_get(j, "Step_Level"))) {
        um_vlayer l;
        cr_assert(um_vgame_layer(g, k, "Step", &arena, &l));
        cr_assert(l.level == json_string_value(v)[0] - '0' && l.levels == 2, "%s: %s level %d", file, name,
                  l.level);
    }
    um_text side;
    uint32_t owner = um_vgame_mask_owner(g, k, &side, &arena);
    if ((v = json_object_get(j, "obscuredBy")))
        cr_assert(owner && owner == um_vgame_player_find(g, text_of(v)) && um_vgame_hidden(g, k),
                  "%s: %s mask", file, name);
    else
        cr_assert(!owner, "%s: %s is masked", file, name);
    const json_t *cards = json_object_get(j, "contents"), *card;
    if (cards) {
        cr_assert(p.sort == UM_V_PILE && p.children == json_array_size(cards), "%s: %s", file, name);
        cr_assert(p.face_down == json_is_true(json_object_get(j, "faceDown")));
        cr_assert(same(p.name, name + 5, strlen(name + 5)), "%s: deck %.*s", file, UM_FMT(p.name));
        size_t i;
        json_array_foreach(cards, i, card)
        {
            um_vpiece c;
            um_vgame_piece(g, p.child[i], &c);
            cr_assert(um_text_eq(c.name, text_of(card)), "%s: %s card %zu: %.*s", file, name, i,
                      UM_FMT(c.name));
        }
    } else {
        cr_assert(um_text_is(p.name, name), "%s: %.*s, not %s", file, UM_FMT(p.name), name);
        for (size_t i = 0; i < p.traits.n; i++)
            if (p.traits.list[i].kind == UM_VT_MOVED)
                cr_assert(um_text_eq(p.traits.list[i].state, text_of(json_object_get(j, "moved"))),
                          "%s: %s moved", file, name);
    }
    um_arena_free(&arena);
}

static void check_state(const char *file, const char *expected, const um_vmodule *m)
{
    said log = {0};
    um_vgame *g = play(file, m, &log);
    cr_assert(log.errors == 0 && log.warnings == 0, "%s: %s", file, log.text);
    FILE *f = open_fixture(expected);
    uint32_t pieces = 0, alive = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j)) {
        if (json_object_get(j, "id")) {
            check_piece(file, g, m, j);
            pieces++;
        } else if (json_object_get(j, "globalProperty")) {
            um_text v =
                um_vgame_property(g, json_string_value(json_object_get(j, "globalProperty")), "Module");
            bool none = strcmp(json_string_value(json_object_get(j, "value")), "null") == 0;
            cr_assert(none ? !v.p : um_text_eq(v, text_of(json_object_get(j, "value"))), "%s: property %.*s",
                      file, UM_FMT(v));
        } else if (json_object_get(j, "player")) {
            um_vplayer p;
            bool found = false;
            for (uint32_t k = 1; um_vgame_player(g, k, &p); k++)
                found |= p.seated && um_text_eq(p.name, text_of(json_object_get(j, "player"))) &&
                         um_text_eq(p.side, text_of(json_object_get(j, "side")));
            cr_assert(found, "%s: %s", file, json_string_value(json_object_get(j, "player")));
        } else {
            cr_assert_fail("%s: a line of another kind", expected);
        }
    }
    for (uint32_t k = 1; k <= um_vgame_count(g); k++) {
        um_vpiece p;
        alive += um_vgame_piece(g, k, &p) && p.alive && p.sort != UM_V_STACK;
    }
    cr_assert_eq(alive, pieces, "%s: %u pieces, %u expected", file, alive, pieces);
    fclose(f);
    um_vgame_free(g);
}

Test(vassal_game, replayed_states_are_vassals_own)
{
    static const char *const names[] = {"york-1812.vlog",
                                        "york-1812-reply.vlog",
                                        "cards-1812.vlog",
                                        "undo-1813.vlog",
                                        "odd-text.vlog",
                                        "york-1812-end.vsav",
                                        "york-1812-reply-end.vsav",
                                        "full/dev-1812-faults.vlog",
                                        "full/dev-1812-opening-1.vlog",
                                        "full/dev-1812-opening-2.vlog"};
    um_vmodule *sample = open_module("MadisonSample.vmod"), *full = open_module("full/MadisonFull.vmod");
    for (size_t i = 0; i < UM_COUNT(names); i++) {
        char expected[128];
        snprintf(expected, sizeof expected, "%s", names[i]);
        snprintf(strrchr(expected, '.'), 16, ".state.txt");
        check_state(names[i], expected, names[i][0] == 'f' ? full : sample);
    }
    um_vmodule_free(sample);
    um_vmodule_free(full);
}
