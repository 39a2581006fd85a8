/* The build file, element by element. */
#include <string.h>

#include "parser/vassal/image.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/module.h"
#include "parser/vassal/sequence.h"
#include "parser/vassal/xml.h"

enum want { WANT_NOTHING, WANT_SLOT, WANT_PROTO, WANT_SETUP, WANT_SIDE };

/* Where we are; saved at each element and restored when it closes. -1 or NULL: not inside one. */
typedef struct context {
    int32_t map, board, pile, turn, level, zone;
    um_vgrid *grid;
    um_text palette;
    bool roster;
    enum want want; /* what the text of this element is for */
} context;

typedef struct builder {
    um_vmodule *m;
    context now, outer[UM_V_XML_DEPTH];
    size_t depth;
    bool root;
    const um_vxml *x;
    const char *file;
    const um_sink *sink;
    int32_t trackers;
    um_status failed; /* an attribute could not be kept */
} builder;

typedef um_status handler(builder *b);

/* ---- helpers ---- */

/* One more item at the end of an array in the arena; NULL: no memory. */
static void *push(builder *b, void *array, size_t *n, size_t size)
{
    void **items = array;
    if (*n == 0 || (*n & (*n - 1)) == 0) { /* full at each power of two */
        void *more = um_arena_alloc(&b->m->arena, (*n ? *n * 2 : 1) * size);
        if (!more)
            return NULL;
        if (*n)
            memcpy(more, *items, *n * size);
        *items = more;
    }
    return (char *)*items + (*n)++ * size;
}

/* An attribute of the element, copied into the module; an empty text: none. */
static um_text attribute(builder *b, const char *name)
{
    um_text t = um_vxml_attribute(b->x, name), copy = UM_TEXT("");
    if (t.n && um_text_dup(&b->m->arena, t, &copy) != UM_OK)
        b->failed = UM_MEMORY;
    return copy;
}

static um_text attribute_or(builder *b, const char *name, const char *dflt)
{
    return um_vxml_attribute(b->x, name).p ? attribute(b, name) : um_text_of(dflt);
}

/* Whether an attribute is `true`. */
static bool flag(const builder *b, const char *name)
{
    return um_text_is(um_vxml_attribute(b->x, name), "true");
}

/* An attribute as a whole number; dflt if it is none or beyond the limits. */
static int32_t whole(const builder *b, const char *name, int32_t dflt)
{
    int32_t v;
    um_text t = um_text_trim(um_vxml_attribute(b->x, name));
    return t.n && um_text_int(t, &v) == UM_OK && v <= UM_V_COORD_MAX && v >= -UM_V_COORD_MAX ? v : dflt;
}

static double real(const builder *b, const char *name, double dflt)
{
    double v;
    return um_vnumber(um_text_trim(um_vxml_attribute(b->x, name)), &v) && v < UM_V_COORD_MAX ? v : dflt;
}

/* The map whose element is open, or NULL. */
static um_vmap *map_now(const builder *b)
{
    return b->now.map < 0 ? NULL : &b->m->map[b->now.map];
}

/* ---- the module itself, maps, boards ---- */

static um_status on_module(builder *b)
{
    um_vmodule *m = b->m;
    b->root = true;
    m->name = attribute(b, "name");
    m->version = attribute(b, "version");
    m->vassal_version = attribute(b, "VassalVersion");
    m->description = attribute(b, "description");
    return UM_OK;
}

static um_status on_extension(builder *b)
{
    b->m->extension = true;
    on_module(b);
    b->m->name = attribute(b, "module");
    return UM_OK;
}

static um_status on_roster(builder *b)
{
    b->now.roster = true;
    return UM_OK;
}

static um_status on_entry(builder *b)
{
    b->now.want = b->now.roster ? WANT_SIDE : WANT_NOTHING;
    return UM_OK;
}

/* A map; boards, stacks and zones inside its element belong to it. */
static um_status add_map(builder *b, um_vmap_kind kind)
{
    um_vmap *m = push(b, &b->m->map, &b->m->maps, sizeof *m);
    if (!m)
        return UM_MEMORY;
    *m = (um_vmap){.name = attribute(b, "mapName"),
                   .kind = kind,
                   .owners = attribute(b, "side"),
                   .visible = flag(b, "visible"),
                   .stacking = true,
                   .edge_w = whole(b, "edgeWidth", 0),
                   .edge_h = whole(b, "edgeHeight", 0),
                   .create_format = attribute(b, "createFormat"),
                   .move_to_format = attribute(b, "moveToFormat"),
                   .move_within_format = attribute(b, "moveWithinFormat"),
                   .change_format = attribute(b, "changeFormat")};
    b->now.map = (int32_t)b->m->maps - 1;
    b->now.board = b->now.pile = b->now.zone = -1;
    b->now.grid = NULL;
    return UM_OK;
}

static um_status on_map(builder *b)
{
    return add_map(b, UM_VMAP_SHARED);
}

static um_status on_hand(builder *b)
{
    return add_map(b, UM_VMAP_HAND);
}

static um_status on_private(builder *b)
{
    return add_map(b, UM_VMAP_PRIVATE);
}

static um_status on_metrics(builder *b)
{
    if (map_now(b))
        map_now(b)->stacking = !flag(b, "disabled");
    return UM_OK;
}

static um_status on_setup_text(builder *b)
{
    b->now.want = map_now(b) ? WANT_SETUP : WANT_NOTHING;
    return UM_OK;
}

static um_status on_board(builder *b)
{
    um_vmap *map = map_now(b);
    if (!map)
        return UM_OK;
    um_vboard *board = push(b, &map->board, &map->boards, sizeof *board);
    if (!board)
        return UM_MEMORY;
    *board = (um_vboard){.name = attribute(b, "name"),
                         .image = attribute(b, "image"),
                         .colour = attribute(b, "color"),
                         .width = whole(b, "width", 0),
                         .height = whole(b, "height", 0),
                         .magnification = real(b, "magnification", 1.0),
                         .reversible = flag(b, "reversible")};
    if (board->magnification <= 0)
        board->magnification = 1.0;
    b->now.board = (int32_t)map->boards - 1;
    return UM_OK;
}

/* ---- grids ---- */

/* A grid: of the zone, the zoned grid or the board that is open. */
static um_status add_grid(builder *b, um_vgrid_kind kind)
{
    um_vgrid *g = um_arena_alloc(&b->m->arena, sizeof *g);
    um_vmap *map = map_now(b);
    if (!g)
        return UM_MEMORY;
    bool hex = kind == UM_VGRID_HEX;
    *g = (um_vgrid){
        .kind = kind, .x0 = whole(b, "x0", 0), .y0 = whole(b, "y0", 0), .sideways = flag(b, "sideways")};
    g->dy = real(b, "dy", hex ? 64.0 : 48.0);
    g->dx = real(b, "dx", hex ? 0.86602540378443864676 * g->dy : 48.0);
    g->snap = flag(b, "snapTo") || flag(b, "snapto");
    if (b->now.zone >= 0)
        b->now.grid->zone[b->now.zone].grid = g;
    else if (b->now.grid && b->now.grid->kind == UM_VGRID_ZONED)
        b->now.grid->background = g;
    else if (map && b->now.board >= 0)
        map->board[b->now.board].grid = g;
    b->now.grid = g;
    b->now.zone = -1;
    return UM_OK;
}

static um_status on_zoned(builder *b)
{
    return add_grid(b, UM_VGRID_ZONED);
}

static um_status on_regions(builder *b)
{
    return add_grid(b, UM_VGRID_REGION);
}

static um_status on_square(builder *b)
{
    return add_grid(b, UM_VGRID_SQUARE);
}

static um_status on_hex(builder *b)
{
    return add_grid(b, UM_VGRID_HEX);
}

/* "x,y;x,y;..."; what cannot be read is left out. */
static um_status read_path(builder *b, um_vzone *z)
{
    um_arena scratch = {0};
    um_seq s;
    um_text pair;
    um_status st = UM_OK;
    um_seq_init(&s, um_vxml_attribute(b->x, "path"), ';', &scratch);
    while (st == UM_OK && um_seq_next(&s, &pair)) {
        int32_t x, y;
        const char *comma = pair.n ? memchr(pair.p, ',', pair.n) : NULL;
        size_t n = comma ? (size_t)(comma - pair.p) : 0;
        if (!comma || um_text_int(um_text_trim((um_text){pair.p, n}), &x) != UM_OK ||
            um_text_int(um_text_trim((um_text){comma + 1, pair.n - n - 1}), &y) != UM_OK ||
            x > UM_V_COORD_MAX || x < -UM_V_COORD_MAX || y > UM_V_COORD_MAX || y < -UM_V_COORD_MAX)
            continue;
        um_vpoint *p = z->points < UM_V_FIELDS_MAX ? push(b, &z->path, &z->points, sizeof *p) : NULL;
        if (p)
            *p = (um_vpoint){x, y};
        else
            st = UM_MEMORY;
    }
    um_arena_free(&scratch);
    return st == UM_OK ? s.failed : st;
}

/* A zone of the zoned grid that is open. */
static um_status on_zone(builder *b)
{
    if (!b->now.grid || b->now.grid->kind != UM_VGRID_ZONED)
        return UM_OK;
    um_vzone *z = push(b, &b->now.grid->zone, &b->now.grid->zones, sizeof *z);
    if (!z)
        return UM_MEMORY;
    *z = (um_vzone){.name = attribute(b, "name"),
                    .format = attribute_or(b, "locationFormat", "$name$"),
                    .parent_grid = flag(b, "useParentGrid")};
    b->now.zone = (int32_t)b->now.grid->zones - 1;
    return read_path(b, z);
}

/* A named point of a grid of regions; one without whole coordinates is left out. */
static um_status on_region(builder *b)
{
    um_vgrid *g = b->now.grid;
    if (!g || g->kind != UM_VGRID_REGION)
        return UM_OK;
    if (whole(b, "originx", INT32_MIN) == INT32_MIN || whole(b, "originy", INT32_MIN) == INT32_MIN) {
        um_say(b->sink, UM_WARNING, UM_VALUE, (um_place){.file = b->file}, "vassal-region",
               "a region whose origin is no pair of whole numbers is left out");
        return UM_OK;
    }
    um_vregion *r = push(b, &g->region, &g->regions, sizeof *r);
    if (!r)
        return UM_MEMORY;
    *r = (um_vregion){attribute(b, "name"), {whole(b, "originx", 0), whole(b, "originy", 0)}};
    return UM_OK;
}

static char letter(const builder *b, const char *name)
{
    um_text t = um_vxml_attribute(b->x, name);
    return t.n && t.p[0] == 'A' ? 'A' : 'N';
}

/* How a grid's cells are numbered. */
static um_status on_numbering(builder *b)
{
    if (!b->now.grid)
        return UM_OK;
    b->now.grid->numbering =
        (um_vnumbering){.present = true,
                        .vertical_first = um_text_is(um_vxml_attribute(b->x, "first"), "V"),
                        .sep = attribute(b, "sep"),
                        .format = attribute_or(b, "locationFormat", "$gridLocation$"),
                        .h_type = letter(b, "hType"),
                        .v_type = letter(b, "vType"),
                        .h_leading = whole(b, "hLeading", 0),
                        .v_leading = whole(b, "vLeading", 0),
                        .h_off = whole(b, "hOff", 0),
                        .v_off = whole(b, "vOff", 0),
                        .h_descend = flag(b, "hDescend"),
                        .v_descend = flag(b, "vDescend"),
                        .stagger = flag(b, "stagger")};
    return UM_OK;
}

/* ---- pieces, cards ---- */

/* A stack or deck that a map begins with. */
static um_status add_pile(builder *b, bool deck)
{
    um_vmap *map = map_now(b);
    if (!map)
        return UM_OK;
    um_vpile *p = push(b, &map->pile, &map->piles, sizeof *p);
    if (!p)
        return UM_MEMORY;
    *p = (um_vpile){.name = attribute(b, "name"),
                    .board = attribute(b, "owningBoard"),
                    .location = flag(b, "useGridLocation") ? attribute(b, "location") : UM_TEXT(""),
                    .x = whole(b, "x", 0),
                    .y = whole(b, "y", 0),
                    .deck = deck,
                    .face_down = deck && !um_text_is(um_vxml_attribute(b->x, "faceDown"), "Never"),
                    .shuffle = um_text_is(um_vxml_attribute(b->x, "shuffle"), "Always"),
                    .first_slot = (uint32_t)b->m->slots};
    b->now.pile = (int32_t)map->piles - 1;
    b->now.palette = p->name;
    return UM_OK;
}

static um_status on_setup_stack(builder *b)
{
    return add_pile(b, false);
}

static um_status on_draw_pile(builder *b)
{
    return add_pile(b, true);
}

static um_status on_widget(builder *b)
{
    if (um_vxml_attribute(b->x, "entryName").n)
        b->now.palette = attribute(b, "entryName");
    return UM_OK;
}

/* A piece or card of a palette, deck or stack; its type follows as text. */
static um_status add_slot(builder *b, bool card)
{
    um_vslot *s = push(b, &b->m->slot, &b->m->slots, sizeof *s);
    if (!s)
        return UM_MEMORY;
    *s = (um_vslot){.gpid = attribute(b, "gpid"),
                    .entry = attribute(b, "entryName"),
                    .palette = b->now.palette,
                    .map = b->now.pile >= 0 ? b->now.map : -1,
                    .card = card};
    if (b->now.pile >= 0)
        map_now(b)->pile[b->now.pile].slots++;
    b->now.want = WANT_SLOT;
    return UM_OK;
}

static um_status on_piece_slot(builder *b)
{
    return add_slot(b, false);
}

static um_status on_card_slot(builder *b)
{
    return add_slot(b, true);
}

/* Traits under a name; they follow as text. */
static um_status on_prototype(builder *b)
{
    um_vproto *p = push(b, &b->m->proto, &b->m->protos, sizeof *p);
    if (!p)
        return UM_MEMORY;
    *p = (um_vproto){attribute(b, "name"), UM_TEXT("")};
    b->now.want = WANT_PROTO;
    return UM_OK;
}

/* ---- dice, turns, the rest ---- */

/* A dice button, of plain or of special dice. */
static um_status on_dice(builder *b)
{
    um_vdie *d = push(b, &b->m->die, &b->m->dice, sizeof *d);
    if (!d)
        return UM_MEMORY;
    bool special = um_text_is(um_vxml_element(b->x), "VASSAL.build.module.SpecialDiceButton");
    *d = (um_vdie){.name = attribute(b, "name"),
                   .format = attribute(b, special ? "format" : "reportFormat"),
                   .dice = special ? 0 : whole(b, "nDice", 2),
                   .sides = special ? 0 : whole(b, "nSides", 6),
                   .plus = whole(b, "plus", 0),
                   .add_to_total = whole(b, "addToTotal", 0),
                   .total = flag(b, "reportTotal"),
                   .special = special};
    return UM_OK;
}

/* The special dice that are open, or NULL. */
static um_vdie *special_dice(const builder *b)
{
    um_vdie *d = b->m->dice ? &b->m->die[b->m->dice - 1] : NULL;
    return d && d->special ? d : NULL;
}

static um_status on_special_die(builder *b)
{
    um_vdie *d = special_dice(b);
    if (d)
        d->dice++;
    return UM_OK;
}

static um_status on_special_face(builder *b)
{
    um_vdie *d = special_dice(b);
    if (d && d->dice == 1 && d->sides < UM_VDIE_FACES)
        d->face[d->sides++] = attribute(b, "text");
    return UM_OK;
}

/* A turn tracker; VASSAL numbers them in the order of their elements. */
static um_status on_tracker(builder *b)
{
    um_vturn *t = push(b, &b->m->turn, &b->m->turns, sizeof *t);
    um_buf id = {0};
    um_buf_printf(&id, "TurnTracker%d", (int)b->trackers++);
    if (!t || id.failed != UM_OK) {
        um_buf_free(&id);
        return UM_MEMORY;
    }
    *t = (um_vturn){.name = attribute(b, "name"),
                    .format = attribute(b, "turnFormat"),
                    .report = attribute(b, "reportFormat")};
    um_status s = um_text_dup(&b->m->arena, um_buf_view(&id), &t->id);
    um_buf_free(&id);
    b->now.turn = (int32_t)b->m->turns - 1;
    b->now.level = -1;
    return s;
}

/* A level of the tracker that is open, below the level that is open. */
static um_status add_level(builder *b, bool list)
{
    if (b->now.turn < 0)
        return UM_OK;
    um_vturn *t = &b->m->turn[b->now.turn];
    um_vlevel *l = push(b, &t->level, &t->levels, sizeof *l);
    if (!l)
        return UM_MEMORY;
    *l = (um_vlevel){.name = attribute(b, "name"),
                     .property = attribute(b, "property"),
                     .format = attribute(b, "turnFormat"),
                     .list = list,
                     .start = whole(b, "start", list ? 0 : 1),
                     .incr = whole(b, "incr", 1),
                     .parent = b->now.level};
    b->now.level = (int32_t)t->levels - 1;
    if (!list)
        return UM_OK;
    um_seq s;
    um_text value;
    um_seq_init(&s, attribute(b, "list"), ',', &b->m->arena);
    while (l->values < UM_V_FIELDS_MAX && um_seq_next(&s, &value)) {
        um_text *to = push(b, &l->value, &l->values, sizeof *to);
        if (!to)
            return UM_MEMORY;
        *to = value;
    }
    return s.failed;
}

static um_status on_counter_level(builder *b)
{
    return add_level(b, false);
}

static um_status on_list_level(builder *b)
{
    return add_level(b, true);
}

static um_status on_predefined(builder *b)
{
    um_vsetup *s = push(b, &b->m->setup, &b->m->setups, sizeof *s);
    if (!s)
        return UM_MEMORY;
    *s = (um_vsetup){attribute(b, "name"), attribute(b, "file")};
    return UM_OK;
}

static um_status on_property(builder *b)
{
    um_vglobal *g = push(b, &b->m->global, &b->m->globals, sizeof *g);
    if (!g)
        return UM_MEMORY;
    *g = (um_vglobal){attribute(b, "name"), attribute(b, "initialValue"),
                      map_now(b) ? map_now(b)->name : UM_TEXT("Module")};
    return UM_OK;
}

static const struct {
    const char *name; /* last part of the class name */
    handler *on;
} elements[] = {
    {"GameModule", on_module},
    {"BasicModule", on_module},
    {"ModuleExtension", on_extension},
    {"PlayerRoster", on_roster},
    {"entry", on_entry},
    {"Map", on_map},
    {"PlayerHand", on_hand},
    {"PrivateMap", on_private},
    {"StackMetrics", on_metrics},
    {"setup", on_setup_text},
    {"Board", on_board},
    {"ZonedGrid", on_zoned},
    {"RegionGrid", on_regions},
    {"SquareGrid", on_square},
    {"HexGrid", on_hex},
    {"Zone", on_zone},
    {"Region", on_region},
    {"RegularGridNumbering", on_numbering},
    {"SquareGridNumbering", on_numbering},
    {"HexGridNumbering", on_numbering},
    {"SetupStack", on_setup_stack},
    {"DrawPile", on_draw_pile},
    {"ListWidget", on_widget},
    {"TabWidget", on_widget},
    {"PanelWidget", on_widget},
    {"BoxWidget", on_widget},
    {"MapWidget", on_widget},
    {"PieceSlot", on_piece_slot},
    {"CardSlot", on_card_slot},
    {"PrototypeDefinition", on_prototype},
    {"DiceButton", on_dice},
    {"SpecialDiceButton", on_dice},
    {"SpecialDie", on_special_die},
    {"SpecialDieFace", on_special_face},
    {"TurnTracker", on_tracker},
    {"CounterTurnLevel", on_counter_level},
    {"ListTurnLevel", on_list_level},
    {"PredefinedSetup", on_predefined},
    {"GlobalProperty", on_property},
    {"ZoneProperty", on_property},
};

static um_status opened(void *user, const um_vxml *x, um_text name)
{
    builder *b = user;
    b->x = x;
    b->outer[b->depth++] = b->now;
    b->now.want = WANT_NOTHING;
    for (size_t i = 0; i < UM_COUNT(elements); i++)
        if (um_text_is(name, elements[i].name)) {
            um_status s = elements[i].on(b);
            if (s != UM_OK || b->failed != UM_OK)
                return s != UM_OK ? s : b->failed;
            break;
        }
    if (b->depth == 1 && !b->root)
        return um_say(b->sink, UM_ERROR, UM_FORMAT, (um_place){.file = b->file}, "vassal-module-root",
                      "the build file's root element is neither a GameModule nor a ModuleExtension");
    return b->m->arena.used > UM_V_MODULE_BYTES_MAX
               ? um_say(b->sink, UM_ERROR, UM_LIMIT, (um_place){.file = b->file}, "vassal-limit-module",
                        "the module takes more than %u bytes of memory", UM_V_MODULE_BYTES_MAX)
               : UM_OK;
}

static um_status closed(void *user, um_text name, um_text text)
{
    builder *b = user;
    um_vmodule *m = b->m;
    (void)name;
    um_text side, *to = NULL;
    if (b->now.want == WANT_SLOT)
        to = &m->slot[m->slots - 1].text;
    else if (b->now.want == WANT_PROTO)
        to = &m->proto[m->protos - 1].text;
    else if (b->now.want == WANT_SETUP)
        to = &map_now(b)->setup;
    else if (b->now.want == WANT_SIDE)
        to = &side;
    um_status s = to ? um_text_dup(&m->arena, text, to) : UM_OK;
    if (s == UM_OK && to == &side) {
        um_text *at = push(b, &m->side, &m->sides, sizeof *at);
        if (at)
            *at = side;
        else
            s = UM_MEMORY;
    }
    b->now = b->outer[--b->depth];
    return s;
}

um_status um_vmodule_parse(um_vmodule **out, um_text xml, const char *name, const um_sink *sink)
{
    um_vmodule *m = um_realloc(NULL, 0, sizeof *m);
    builder *b = um_realloc(NULL, 0, sizeof *b);
    um_status s = m && b ? UM_OK : UM_MEMORY;
    if (m)
        memset(m, 0, sizeof *m);
    if (s == UM_OK) {
        *b = (builder){.m = m, .file = name, .sink = sink};
        b->now = (context){.map = -1, .board = -1, .pile = -1, .turn = -1, .level = -1, .zone = -1};
        um_vxml_events events = {opened, closed, b};
        s = um_vxml_parse(xml, &events, name, "buildFile", sink);
    }
    um_free(b, sizeof *b);
    if (s == UM_OK)
        *out = m;
    else if (m)
        um_vmodule_free(m);
    return s;
}

/* ---- from the archive ---- */

/* The size of a board's picture; a picture that is not there or not understood leaves it unknown. */
static um_status measure(um_varchive *a, um_vboard *board)
{
    um_buf path = {0}, head = {.max = UM_V_IMAGE_HEAD + 4096};
    um_buf_str(&path, "images/");
    um_buf_text(&path, board->image);
    um_buf_char(&path, '\0');
    int32_t w, h;
    um_status s = path.failed;
    if (s == UM_OK && um_varchive_has(a, path.p))
        s = um_varchive_head(a, path.p, UM_V_IMAGE_HEAD, &head);
    if (s == UM_OK && um_vimage_size(um_buf_view(&head), &w, &h)) {
        board->width = w;
        board->height = h;
    }
    um_buf_free(&path);
    um_buf_free(&head);
    return s == UM_MEMORY ? s : UM_OK;
}

um_status um_vmodule_read(um_vmodule **out, um_varchive *a, const um_sink *sink)
{
    const char *names[] = {"buildFile.xml", "buildFile"};
    size_t pick = um_varchive_has(a, names[0]) ? 0 : 1;
    if (!um_varchive_has(a, names[pick]))
        return um_say(sink, UM_ERROR, UM_FORMAT, (um_place){.file = um_varchive_name(a)},
                      "vassal-no-build-file", "no entry named buildFile.xml or buildFile: not a module");
    um_buf xml = {.max = UM_V_BUILDFILE_MAX + 1};
    um_vmodule *m = NULL;
    um_status s = um_varchive_slurp(a, names[pick], UM_V_BUILDFILE_MAX, &xml);
    if (s == UM_OK)
        s = um_vmodule_parse(&m, um_buf_view(&xml), um_varchive_name(a), sink);
    um_buf_free(&xml);
    if (s != UM_OK)
        return s;
    for (size_t i = 0; i < m->maps && s == UM_OK; i++)
        for (size_t k = 0; k < m->map[i].boards && s == UM_OK; k++)
            if (m->map[i].board[k].image.n)
                s = measure(a, &m->map[i].board[k]);
    if (s == UM_OK)
        *out = m;
    else
        um_vmodule_free(m);
    return s;
}

um_status um_vmodule_open(um_vmodule **out, const char *path, const um_sink *sink)
{
    um_varchive *a;
    um_status s = um_varchive_open(&a, path, sink);
    if (s != UM_OK)
        return s;
    s = um_vmodule_read(out, a, sink);
    um_varchive_close(a);
    return s;
}

um_status um_vmodule_open_memory(um_vmodule **out, um_text bytes, const char *name, const um_sink *sink)
{
    um_varchive *a;
    um_status s = um_varchive_open_memory(&a, bytes, name, sink);
    if (s != UM_OK)
        return s;
    s = um_vmodule_read(out, a, sink);
    um_varchive_close(a);
    return s;
}
