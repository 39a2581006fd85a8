/* Whether a pack's tree is plainly as its schema (pack.rng) has it. Speed dictates that this is asked first:
 * the schema takes more time than all else that is done to a pack of a file. What is not told here at a
 * glance is left to the schema, which has the last word; a test holds the two together. */
#include <string.h>

#include "parser/pack/loader.h"

static bool is_named(const xmlChar *name, const char *is)
{
    return strcmp((const char *)name, is) == 0;
}

/* An attribute's value, if it is one piece; else the empty text, which no level is. */
static const char *value_of(const xmlAttr *a)
{
    const xmlNode *only = a->children;
    return only && !only->next && only->type == XML_TEXT_NODE && only->content ? (const char *)only->content
                                                                               : "";
}

static bool is_level(const xmlAttr *a)
{
    um_sure_level level;
    return um_sure_parse(um_text_of(value_of(a)), &level);
}

enum { ANY_OTHERS = 1, NO_OTHERS = 0 };

/* Whether an element's attributes are some of these, or any others too, those that say how sure among them in
 * order; neither it nor they are of a namespace. */
static bool has_attributes(const xmlNode *n, const char *const *words, int others)
{
    if (n->ns || n->nsDef)
        return false;
    for (const xmlAttr *a = n->properties; a; a = a->next) {
        bool known = others == ANY_OTHERS;
        for (int i = 0; words[i] && !known; i++)
            known = is_named(a->name, words[i]);
        bool level = is_named(a->name, "sure") || (others == NO_OTHERS && is_named(a->name, "complete"));
        if (a->ns || !known || (level && !is_level(a)))
            return false;
    }
    return true;
}

static bool has(const xmlNode *n, const char *attribute)
{
    const xmlAttr *a = n->properties;
    while (a && !is_named(a->name, attribute))
        a = a->next;
    return a != NULL;
}

static bool is_remark(const xmlNode *n)
{
    return n->type == XML_COMMENT_NODE || n->type == XML_PI_NODE;
}

static bool holds_text(const xmlNode *n)
{
    for (const xmlNode *c = n->children; c; c = c->next)
        if (c->type != XML_TEXT_NODE && !is_remark(c))
            return false;
    return true;
}

/* Whether an element holds elements alone, each of which is in order. */
static bool holds(const xmlNode *n, bool (*in_order)(const xmlNode *))
{
    for (const xmlNode *c = n->children; c; c = c->next) {
        bool element = c->type == XML_ELEMENT_NODE;
        if (element ? !in_order(c) : !is_remark(c) && !xmlIsBlankNode(c))
            return false;
    }
    return true;
}

static const char *const nothing[] = {NULL}, *const pair[] = {"sure", "from", NULL},
                         *const of_list[] = {"sure", "from", "complete", NULL},
                         *const of_source[] = {"id", NULL}, *const of_position[] = {"name", NULL},
                         *const of_pack[] = {"game", "name", "title", "version", "base", NULL};

/* <terrain sure="guess" from="...">clear</terrain>, <alias>, <note> */
static bool is_value(const xmlNode *n)
{
    bool plain = is_named(n->name, "alias") || is_named(n->name, "note");
    return has_attributes(n, plain ? nothing : pair, NO_OTHERS) && holds_text(n);
}

static bool is_row(const xmlNode *n)
{
    return has_attributes(n, pair, ANY_OTHERS) && holds(n, is_value);
}

static bool is_part(const xmlNode *n)
{
    if (is_named(n->name, "source"))
        return has_attributes(n, of_source, NO_OTHERS) && has(n, "id") && holds_text(n);
    if (is_named(n->name, "position"))
        return has_attributes(n, of_position, NO_OTHERS) && has(n, "name") && holds_text(n);
    if (is_named(n->name, "note"))
        return has_attributes(n, nothing, NO_OTHERS) && holds_text(n);
    return has_attributes(n, of_list, NO_OTHERS) && holds(n, is_row);
}

bool um_pack_is_plain(const um_xml *x)
{
    const xmlNode *root = xmlDocGetRootElement(x->doc);
    return root && is_named(root->name, "pack") && has_attributes(root, of_pack, NO_OTHERS) &&
           has(root, "game") && has(root, "name") && holds(root, is_part);
}
