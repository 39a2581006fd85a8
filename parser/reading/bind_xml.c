/* Reading a binding's XML. The schema (bind.rng) has said that everything stands where it may; here it
 * becomes values. */
#include <libxml/tree.h>
#include <string.h>

#include "parser/pack/loader.h"
#include "parser/reading/bind_rng.h"
#include "parser/reading/limits.h"

typedef struct loader {
    um_xml x;
    um_binding *b;
} loader;

/* ---- small things ---- */

static bool named(const xmlNode *n, const char *name)
{
    return n->type == XML_ELEMENT_NODE && strcmp((const char *)n->name, name) == 0;
}

static size_t count(const xmlNode *parent, const char *name)
{
    size_t n = 0;
    for (const xmlNode *c = parent->children; c; c = c->next)
        n += named(c, name);
    return n;
}

static const xmlNode *first(const xmlNode *parent, const char *name)
{
    for (const xmlNode *c = parent->children; c; c = c->next)
        if (named(c, name))
            return c;
    return NULL;
}

static um_text keep(loader *l, um_text t)
{
    um_text kept = UM_TEXT("");
    if (l->x.failed == UM_OK && um_text_dup(&l->b->arena, t, &kept) != UM_OK)
        um_xml_no_memory(&l->x);
    return kept;
}

static um_text attr(loader *l, const xmlNode *n, const char *name)
{
    um_text t = um_xml_attr(&l->x, n, name, NULL);
    return keep(l, t.p ? t : UM_TEXT(""));
}

static um_text content(loader *l, const xmlNode *n)
{
    um_text t = um_xml_text(&l->x, n->children);
    return keep(l, t.p ? um_text_trim(t) : UM_TEXT(""));
}

static int32_t number(loader *l, const xmlNode *n, const char *name, int32_t def)
{
    bool has;
    int32_t v = def;
    um_text t = um_xml_attr(&l->x, n, name, &has);
    if (has && um_text_int(um_text_trim(t), &v) != UM_OK)
        um_xml_say(&l->x, um_xml_start(n), 1, UM_ERROR, UM_VALUE, "bind-number", NULL,
                   "%s is no whole number", name);
    return v;
}

/* Room for n items of a size, zeroed; NULL when there are none or no memory. */
static void *room(loader *l, size_t n, size_t size)
{
    if (n == 0 || l->x.failed != UM_OK)
        return NULL;
    void *p = um_arena_alloc(&l->b->arena, n * size);
    if (!p)
        um_xml_no_memory(&l->x);
    return p;
}

static uint32_t line_of(const xmlNode *n)
{
    long line = xmlGetLineNo(n);
    return line > 0 ? (uint32_t)line : 0;
}

static um_pattern *pattern(loader *l, const xmlNode *n, um_text source)
{
    um_pattern *p = NULL;
    um_text why = UM_TEXT("");
    if (l->x.failed != UM_OK)
        return NULL;
    um_status s = um_pattern_new(source, &p, &why, &l->b->arena);
    if (s == UM_MEMORY)
        um_xml_no_memory(&l->x);
    else if (s != UM_OK)
        um_xml_say(&l->x, um_xml_start(n), 1, UM_ERROR, UM_FORMAT, "bind-pattern", NULL, "%.*s", UM_FMT(why));
    return p;
}

/* A line that `umpire bind` left over and a person has filled in: `key` says what it is. */
static bool is_filled(loader *l, const xmlNode *n, const char *const *what, const char *key)
{
    if (!named(n, "unbound") || !um_text_trim(um_xml_attr(&l->x, n, key, NULL)).n)
        return false;
    um_text is = um_xml_attr(&l->x, n, "what", NULL);
    for (; *what; what++)
        if (um_text_is(is, *what))
            return true;
    return false;
}

static size_t count_filled(loader *l, const xmlNode *root, const char *const *what, const char *key)
{
    size_t n = 0;
    for (const xmlNode *c = root->children; c; c = c->next)
        n += is_filled(l, c, what, key);
    return n;
}

static const char *const left_pieces[] = {"piece", "card", NULL};
static const char *const left_places[] = {"place", "map", NULL};
static const char *const left_sides[] = {"side", NULL};
static const char *const left_spots[] = {"spot", NULL};

/* What a filled-in line says it is; "none": of no account. */
static um_text filled(loader *l, const xmlNode *n)
{
    um_text is = um_text_trim(attr(l, n, "is"));
    return um_text_is(is, "none") ? UM_TEXT("") : is;
}

/* ---- parts ---- */

static um_bind_where *read_wheres(loader *l, const xmlNode *n, size_t *out)
{
    size_t k = 0, total = count(n, "where");
    um_bind_where *w = room(l, total, sizeof *w);
    for (const xmlNode *c = n->children; c && w; c = c->next)
        if (named(c, "where"))
            w[k++] = (um_bind_where){attr(l, c, "property"), attr(l, c, "value")};
    *out = k;
    return w;
}

static um_bind_piece read_piece(loader *l, const xmlNode *n, int group)
{
    um_text face = um_xml_attr(&l->x, n, "face", NULL);
    um_bind_piece p = {.name = attr(l, n, "name"),
                       .gpid = attr(l, n, "gpid"),
                       .image = attr(l, n, "image"),
                       .is = attr(l, n, "is"),
                       .face = um_text_is(face, "back")    ? UM_B_BACK
                               : um_text_is(face, "front") ? UM_B_FRONT
                                                           : UM_B_KEEP,
                       .group = group,
                       .ref = UM_NONE,
                       .line = line_of(n)};
    p.where = read_wheres(l, n, &p.wheres);
    if (!p.name.n && !p.gpid.n && !p.image.n)
        um_xml_say(&l->x, um_xml_start(n), 1, UM_ERROR, UM_FORMAT, "bind-piece", NULL,
                   "a piece needs a name, a gpid or an image");
    return p;
}

static void read_pieces(loader *l, const xmlNode *root)
{
    um_binding *b = l->b;
    size_t groups = count(root, "pieces"), total = 0;
    for (const xmlNode *c = root->children; c; c = c->next)
        if (named(c, "pieces") || named(c, "ignore"))
            total += count(c, "piece");
    total += count_filled(l, root, left_pieces, "is");
    b->group = room(l, groups, sizeof *b->group);
    b->piece = room(l, total, sizeof *b->piece);
    for (const xmlNode *c = root->children; c && l->x.failed == UM_OK; c = c->next) {
        bool ignore = named(c, "ignore");
        if (is_filled(l, c, left_pieces, "is")) {
            um_bind_piece p = read_piece(l, c, UM_B_ANY_KIND);
            p.is = filled(l, c);
            b->piece[b->pieces++] = p;
        }
        if (!ignore && !named(c, "pieces"))
            continue;
        if (!ignore)
            b->group[b->groups++] =
                (um_bind_group){.kind = attr(l, c, "kind"), .places = attr(l, c, "places"), .kind_no = -1};
        for (const xmlNode *p = c->children; p; p = p->next)
            if (named(p, "piece"))
                b->piece[b->pieces++] = read_piece(l, p, ignore ? -1 : (int)b->groups - 1);
    }
}

static um_bind_place read_place(loader *l, const xmlNode *n, um_text kind)
{
    um_text draws = um_xml_attr(&l->x, n, "draws", NULL);
    um_bind_place p = {.name = attr(l, n, "name"),
                       .map = attr(l, n, "map"),
                       .zone = attr(l, n, "zone"),
                       .is = attr(l, n, "is"),
                       .kind = kind,
                       .hand = -1,
                       .hand_name = attr(l, n, "hand"),
                       .draws = um_text_is(draws, "yes"),
                       .ref = UM_NONE,
                       .line = line_of(n)};
    if (!p.name.n && !p.map.n && !p.zone.n)
        um_xml_say(&l->x, um_xml_start(n), 1, UM_ERROR, UM_FORMAT, "bind-place", NULL,
                   "a place needs a name, a zone or a map");
    return p;
}

static void read_places(loader *l, const xmlNode *root)
{
    um_binding *b = l->b;
    size_t total = 0;
    for (const xmlNode *c = root->children; c; c = c->next)
        if (named(c, "places") || named(c, "ignore"))
            total += count(c, "place");
    total += count_filled(l, root, left_places, "is");
    b->place = room(l, total, sizeof *b->place);
    for (const xmlNode *c = root->children; c && l->x.failed == UM_OK; c = c->next) {
        if (is_filled(l, c, left_places, "is")) {
            um_bind_place p = read_place(l, c, UM_TEXT(""));
            bool map = um_text_is(um_xml_attr(&l->x, c, "what", NULL), "map");
            p.is = filled(l, c);
            p.map = map ? p.name : p.map;
            p.name = map ? UM_TEXT("") : p.name;
            b->place[b->places++] = p;
        }
        if (!named(c, "places") && !named(c, "ignore"))
            continue;
        um_text kind = named(c, "places") ? attr(l, c, "kind") : UM_TEXT("");
        for (const xmlNode *p = c->children; p; p = p->next)
            if (named(p, "place"))
                b->place[b->places++] = read_place(l, p, kind);
    }
}

static void read_left(loader *l, const xmlNode *root)
{
    um_binding *b = l->b;
    size_t n = count(root, "unbound");
    b->left = room(l, n, sizeof *b->left);
    b->left_piece = room(l, n, sizeof *b->left_piece);
    for (const xmlNode *c = root->children; c && b->left && b->left_piece; c = c->next) {
        um_text what = named(c, "unbound") ? um_xml_attr(&l->x, c, "what", NULL) : UM_TEXT("");
        if (um_text_is(what, "place") && !is_filled(l, c, left_places, "is"))
            b->left[b->lefts++] = attr(l, c, "name");
        if (um_text_is(what, "piece") && !is_filled(l, c, left_pieces, "is"))
            b->left_piece[b->left_pieces++] =
                (um_bind_piece){.name = attr(l, c, "name"), .gpid = attr(l, c, "gpid"), .ref = UM_NONE};
    }
}

static um_bind_spot read_spot(loader *l, const xmlNode *n, um_text kind)
{
    return (um_bind_spot){.map = attr(l, n, "map"),
                          .is = attr(l, n, "is"),
                          .kind = kind,
                          .x = number(l, n, "x", 0),
                          .y = number(l, n, "y", 0),
                          .within = number(l, n, "within", UM_B_WITHIN),
                          .error = number(l, n, "error", 0),
                          .sure = number(l, n, "sure", 0),
                          .ref = UM_NONE,
                          .line = line_of(n)};
}

static void read_spots(loader *l, const xmlNode *root)
{
    um_binding *b = l->b;
    size_t total = count_filled(l, root, left_spots, "x");
    for (const xmlNode *c = root->children; c; c = c->next)
        total += named(c, "places") ? count(c, "spot") : 0;
    b->spot = room(l, total, sizeof *b->spot);
    for (const xmlNode *c = root->children; c && b->spot; c = c->next) {
        if (is_filled(l, c, left_spots, "x"))
            b->spot[b->spots++] = read_spot(l, c, UM_TEXT(""));
        for (const xmlNode *n = named(c, "places") ? c->children : NULL; n; n = n->next)
            if (named(n, "spot"))
                b->spot[b->spots++] = read_spot(l, n, attr(l, c, "kind"));
    }
}

static um_bind_line read_line(loader *l, const xmlNode *n)
{
    return (um_bind_line){.map = attr(l, n, "map"),
                          .x = number(l, n, "x", 0),
                          .y = number(l, n, "y", 0),
                          .from = number(l, n, "from", 0),
                          .to_x = number(l, n, "to-x", 0),
                          .to_y = number(l, n, "to-y", 0),
                          .to = number(l, n, "to", 0),
                          .within = number(l, n, "within", UM_B_WITHIN)};
}

static um_bind_line *read_lines(loader *l, const xmlNode *n, size_t *out)
{
    um_bind_line *line = room(l, count(n, "line"), sizeof *line);
    for (const xmlNode *c = n->children; c && line; c = c->next)
        if (named(c, "line"))
            line[(*out)++] = read_line(l, c);
    return line;
}

static void read_score(loader *l, const xmlNode *n)
{
    um_bind_score *s = &l->b->score;
    const xmlNode *marker = first(n, "marker"), *property = first(n, "property");
    l->b->has_score = true;
    if (marker) {
        s->marker = attr(l, marker, "name");
        s->gpid = attr(l, marker, "gpid");
    }
    if (property) {
        s->property = attr(l, property, "name");
        s->positive = attr(l, property, "positive");
    }
    s->at = room(l, count(n, "at"), sizeof(um_pattern *)); /* NOLINT(bugprone-sizeof-expression): pointers */
    for (const xmlNode *c = n->children; c && s->at; c = c->next)
        if (named(c, "at"))
            s->at[s->ats++] = pattern(l, c, content(l, c));
    s->line = read_lines(l, n, &s->lines);
}

static void read_turn(loader *l, const xmlNode *n)
{
    um_binding *b = l->b;
    const xmlNode *marker = first(n, "marker"), *tracker = first(n, "tracker");
    b->has_turn = true;
    if (marker) {
        b->turn_marker = attr(l, marker, "name");
        b->turn_gpid = attr(l, marker, "gpid");
    }
    if (tracker)
        b->turn_tracker = attr(l, tracker, "name");
    b->turn = room(l, count(n, "is"), sizeof *b->turn);
    for (const xmlNode *c = n->children; c && b->turn; c = c->next)
        if (named(c, "is"))
            b->turn[b->turns++] = (um_bind_turn){attr(l, c, "at"), number(l, c, "turn", 0)};
    b->turn_line = read_lines(l, n, &b->turn_lines);
}

/* A track of a map without names, filled in: its marker and its line. */
static um_bind_line *filled_line(loader *l, const xmlNode *n, um_text *marker, um_text *gpid, size_t *lines)
{
    um_bind_line *line = room(l, 1, sizeof *line);
    if (!line)
        return NULL;
    *marker = attr(l, n, "name");
    *gpid = attr(l, n, "gpid");
    *line = read_line(l, n);
    *lines = 1;
    return line;
}

static void read_filled_tracks(loader *l, const xmlNode *root)
{
    static const char *const property[] = {"property", NULL}, *const score[] = {"score", NULL},
                             *const turn[] = {"turn", NULL};
    um_binding *b = l->b;
    for (const xmlNode *c = root->children; c; c = c->next)
        if (!b->score.property.n && is_filled(l, c, property, "positive")) {
            b->has_score = true;
            b->score.property = attr(l, c, "name");
            b->score.positive = um_text_trim(attr(l, c, "positive"));
        } else if (!b->score.marker.n && is_filled(l, c, score, "x")) {
            b->has_score = true;
            b->score.line = filled_line(l, c, &b->score.marker, &b->score.gpid, &b->score.lines);
        } else if (!b->turn_marker.n && is_filled(l, c, turn, "x")) {
            b->has_turn = true;
            b->turn_line = filled_line(l, c, &b->turn_marker, &b->turn_gpid, &b->turn_lines);
        }
}

static um_bind_die read_die(loader *l, const xmlNode *n)
{
    um_bind_die d = {.button = attr(l, n, "name"),
                     .count = number(l, n, "count", 1),
                     .sides = number(l, n, "sides", 6),
                     .is = attr(l, n, "is"),
                     .kind = attr(l, n, "kind"),
                     .ref = UM_NONE};
    um_text rest = um_text_trim(attr(l, n, "faces"));
    while (rest.n && d.faces < UM_B_FACES) {
        size_t k = 0;
        while (k < rest.n && rest.p[k] != ' ')
            k++;
        d.face[d.faces++] = (um_text){rest.p, k};
        rest = um_text_trim((um_text){rest.p + k, rest.n - k});
    }
    return d;
}

static void read_dice(loader *l, const xmlNode *n)
{
    um_binding *b = l->b;
    b->die = room(l, count(n, "button"), sizeof *b->die);
    for (const xmlNode *c = n->children; c && b->die; c = c->next)
        if (named(c, "button"))
            b->die[b->dice++] = read_die(l, c);
}

static void read_faces(loader *l, const xmlNode *n)
{
    um_binding *b = l->b;
    b->layer = room(l, count(n, "layer"), sizeof *b->layer);
    for (const xmlNode *c = n->children; c && b->layer; c = c->next)
        if (named(c, "layer"))
            b->layer[b->layers++] = (um_bind_layer){attr(l, c, "name"), number(l, c, "back", 2)};
}

static void read_markers(loader *l, const xmlNode *n)
{
    um_binding *b = l->b;
    b->marker = room(l, count(n, "marker"), sizeof *b->marker);
    for (const xmlNode *c = n->children; c && b->marker; c = c->next)
        if (named(c, "marker")) {
            um_text face = attr(l, c, "face");
            um_bind_marker m = {.name = attr(l, c, "name"),
                                .gpid = attr(l, c, "gpid"),
                                .verb_name = attr(l, c, "verb"),
                                .position_name = attr(l, c, "position"),
                                .param = attr(l, c, "param"),
                                .side = attr(l, c, "side"),
                                .face = um_text_is(face, "back")    ? UM_B_BACK
                                        : um_text_is(face, "front") ? UM_B_FRONT
                                                                    : UM_B_KEEP,
                                .verb = -1,
                                .position = -1};
            m.where = read_wheres(l, c, &m.wheres);
            b->marker[b->markers++] = m;
        }
}

/* ---- chat ---- */

static um_bind_match read_match(loader *l, const xmlNode *n)
{
    um_bind_match m = {0};
    const xmlNode *p = first(n, "pattern");
    m.pattern = pattern(l, p ? p : n, p ? content(l, p) : UM_TEXT("(?!)"));
    m.set = room(l, count(n, "set"), sizeof *m.set);
    for (const xmlNode *c = n->children; c && m.set; c = c->next)
        if (named(c, "set"))
            m.set[m.sets++] = (um_bind_set){attr(l, c, "param"), attr(l, c, "value")};
    return m;
}

static um_bind_match *read_matches(loader *l, const xmlNode *n, const char *name, size_t *out)
{
    size_t total = count(n, name);
    um_bind_match *m = room(l, total, sizeof *m);
    for (const xmlNode *c = n->children; c && m; c = c->next)
        if (named(c, name))
            m[(*out)++] = read_match(l, c);
    return m;
}

static void read_chat(loader *l, const xmlNode *n)
{
    um_binding *b = l->b;
    b->say = room(l, count(n, "say"), sizeof *b->say);
    b->alias = room(l, count(n, "alias"), sizeof *b->alias);
    b->correction = room(l, count(n, "correction"), sizeof(um_pattern *));
    for (const xmlNode *c = n->children; c && l->x.failed == UM_OK; c = c->next)
        if (named(c, "say")) {
            um_bind_say *s = &b->say[b->says++];
            *s = (um_bind_say){.verb_name = attr(l, c, "verb"),
                               .verb = -1,
                               .opens = um_text_is(um_xml_attr(&l->x, c, "opens", NULL), "yes"),
                               .line = line_of(c)};
            s->head = read_matches(l, c, "when", &s->heads);
            s->also = read_matches(l, c, "also", &s->alsos);
        } else if (named(c, "alias")) {
            b->alias[b->aliases++] =
                (um_bind_alias){attr(l, c, "text"), attr(l, c, "is"), attr(l, c, "kind"), UM_NONE};
        } else if (named(c, "correction")) {
            const xmlNode *p = first(c, "pattern");
            b->correction[b->corrections++] = pattern(l, p ? p : c, p ? content(l, p) : UM_TEXT("(?!)"));
        }
}

/* ---- the whole ---- */

static void read_modules(loader *l, const xmlNode *root)
{
    um_binding *b = l->b;
    b->module = room(l, count(root, "module"), sizeof *b->module);
    b->side = room(l, count(root, "side") + count_filled(l, root, left_sides, "is"), sizeof *b->side);
    for (const xmlNode *c = root->children; c && l->x.failed == UM_OK; c = c->next)
        if (named(c, "module"))
            b->module[b->modules++] = (um_bind_module){attr(l, c, "name"), attr(l, c, "version")};
        else if (named(c, "side") || is_filled(l, c, left_sides, "is"))
            b->side[b->sides++] =
                (um_bind_side){attr(l, c, "name"), named(c, "side") ? attr(l, c, "is") : filled(l, c), -1};
}

static void read_root(loader *l)
{
    static const struct {
        const char *name;
        void (*read)(loader *, const xmlNode *);
    } part[] = {{"score", read_score}, {"turn", read_turn},       {"dice", read_dice},
                {"faces", read_faces}, {"markers", read_markers}, {"chat", read_chat}};
    const xmlNode *root = xmlDocGetRootElement(l->x.doc);
    l->b->game_name = attr(l, root, "game");
    l->b->pack_name = attr(l, root, "pack");
    l->b->game = um_game_named(l->b->game_name);
    if (!l->b->game)
        um_xml_say(&l->x, um_xml_start(root), 1, UM_ERROR, UM_NAME, "bind-game", NULL,
                   "no game is called '%.*s'", UM_FMT(l->b->game_name));
    read_modules(l, root);
    read_pieces(l, root);
    read_places(l, root);
    read_left(l, root);
    read_spots(l, root);
    for (size_t i = 0; i < UM_COUNT(part) && l->x.failed == UM_OK; i++) {
        const xmlNode *n = first(root, part[i].name);
        if (n)
            part[i].read(l, n);
    }
    read_filled_tracks(l, root);
}

/* No element has more conditions than the limit, down to those that may have any: before the schema is asked.
 */
static um_status few_wheres(um_xml *x, const xmlNode *n, int depth)
{
    if (count(n, "where") > UM_READING_WHERE_MAX)
        um_xml_say(x, um_xml_start(n), 1, UM_ERROR, UM_LIMIT, "bind-where-limit", NULL,
                   "more than %u conditions of one piece", UM_READING_WHERE_MAX);
    for (const xmlNode *c = n->children; c && x->failed == UM_OK && depth < 2; c = c->next)
        if (c->type == XML_ELEMENT_NODE)
            few_wheres(x, c, depth + 1);
    return x->failed;
}

um_status um_bind_read(um_text file, um_text bytes, const um_sink *sink, um_binding **out)
{
    loader l = {0};
    l.b = um_realloc(NULL, 0, sizeof *l.b);
    if (!l.b)
        return UM_MEMORY;
    memset(l.b, 0, sizeof *l.b);
    um_status s = um_xml_open(&l.x, file, bytes, sink);
    if (s == UM_OK)
        s = few_wheres(&l.x, xmlDocGetRootElement(l.x.doc), 0);
    if (s == UM_OK)
        s = um_bind_validate(&l.x);
    if (s == UM_OK) {
        um_sha256(bytes.p, bytes.n, l.b->digest);
        l.b->file = keep(&l, file);
        read_root(&l);
        s = l.x.failed;
    }
    um_xml_close(&l.x);
    if (s == UM_OK)
        *out = l.b;
    else
        um_bind_free(l.b);
    return s;
}

static void free_matches(um_bind_match *m, size_t n)
{
    for (size_t i = 0; i < n; i++)
        um_pattern_free(m[i].pattern);
}

void um_bind_free(um_binding *b)
{
    if (!b)
        return;
    for (size_t i = 0; i < b->score.ats; i++)
        um_pattern_free(b->score.at[i]);
    for (size_t i = 0; i < b->says; i++) {
        free_matches(b->say[i].head, b->say[i].heads);
        free_matches(b->say[i].also, b->say[i].alsos);
    }
    for (size_t i = 0; i < b->corrections; i++)
        um_pattern_free(b->correction[i]);
    um_arena_free(&b->arena);
    um_free(b, sizeof *b);
}
