/* A pack's XML as libxml2's tree, in which every element knows the byte it began at, so that whatever
 * is said of it has a line, a column and a caret. */
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "parser/pack/loader.h"

/* ---- saying what is wrong ---- */

enum { QUOTE_MAX = 2000 };

/* Where a byte is, and the line that it stands in, if that can be shown. */
static um_place place_of(const um_xml *x, size_t offset, um_text *quote)
{
    um_place at = {.file = x->file, .line = 1, .column = 1};
    size_t line = 0;
    if (offset > x->bytes.n)
        offset = x->bytes.n;
    for (size_t i = 0; i < offset; i++) {
        at.column += ((unsigned char)x->bytes.p[i] & 0xc0) != 0x80;
        if (x->bytes.p[i] == '\n') {
            line = i + 1;
            at.line++;
            at.column = 1;
        }
    }
    const char *from = x->bytes.p + line,
               *end = x->bytes.n > line ? memchr(from, '\n', x->bytes.n - line) : NULL;
    *quote = (um_text){from, end ? (size_t)(end - from) : x->bytes.n - line};
    if (quote->n > QUOTE_MAX || (quote->n && memchr(quote->p, '\0', quote->n)))
        *quote = (um_text){"", 0}; /* no line that anybody wrote */
    return at;
}

bool um_xml_say(um_xml *x, size_t offset, size_t width, um_level level, um_status status, const char *code,
                const char *nearest, const char *fmt, ...)
{
    if (level == UM_ERROR && x->failed == UM_OK)
        x->failed = status;
    if (!x->sink || !x->sink->fn || ++x->said > UM_PACK_SAID_MAX)
        return false;
    char words[600];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    um_diag d = {.level = level, .status = status, .code = code, .message = words, .nearest = nearest};
    d.at = place_of(x, offset, &d.quote);
    d.width = (uint32_t)(width > 60 ? 60 : width);
    x->sink->fn(x->sink->user, &d);
    return false;
}

bool um_xml_no_memory(um_xml *x)
{
    return um_xml_say(x, 0, 0, UM_ERROR, UM_MEMORY, "memory", NULL, "out of memory");
}

/* ---- parsing ---- */

/* The '>' that ends the tag at i. */
static size_t tag_end(const um_xml *x, size_t i)
{
    char quote = 0;
    for (; i < x->bytes.n; i++) {
        char c = x->bytes.p[i];
        if (quote)
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '>')
            return i;
    }
    return x->bytes.n;
}

static size_t tag_start(const um_xml *x, long consumed)
{
    size_t i = consumed < 0 ? 0 : (size_t)consumed;
    if (i >= x->bytes.n)
        i = x->bytes.n ? x->bytes.n - 1 : 0;
    while (i > 0 && x->bytes.p[i] != '<')
        i--;
    return i;
}

static void on_start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_ns,
                     const xmlChar **ns, int n, int n_default, const xmlChar **list)
{
    xmlParserCtxtPtr c = context;
    um_xml *x = c->_private;
    if (x->elements++ == UM_PACK_ELEMENTS_MAX) {
        um_xml_say(x, tag_start(x, xmlByteConsumed(c)), 1, UM_ERROR, UM_LIMIT, "pack-elements", NULL,
                   "more than %d elements", UM_PACK_ELEMENTS_MAX);
        xmlStopParser(c);
        return;
    }
    xmlSAX2StartElementNs(context, name, prefix, uri, n_ns, ns, n, n_default, list);
    /* an attribute value holds no '<', so the last one before here began this tag */
    if (c->node)
        c->node->_private = (void *)(uintptr_t)tag_start(x, xmlByteConsumed(c));
}

static void on_doctype(void *context, const xmlChar *name, const xmlChar *id, const xmlChar *system)
{
    xmlParserCtxtPtr c = context;
    um_xml *x = c->_private;
    (void)name, (void)id, (void)system;
    long at = xmlByteConsumed(c);
    um_xml_say(x, tag_start(x, at), 9, UM_ERROR, UM_FORMAT, "pack-doctype", NULL,
               "a DOCTYPE is not accepted (it could define entities)");
    xmlStopParser(c);
}

static size_t offset_of(const um_xml *x, int line, int column)
{
    size_t i = 0;
    for (; line > 1 && i < x->bytes.n; i++)
        line -= x->bytes.p[i] == '\n';
    while (column-- > 1 && i < x->bytes.n && x->bytes.p[i] != '\n')
        i++;
    return i;
}

static void clean(char *words, size_t cap, const char *message)
{
    size_t n = message ? strcspn(message, "\r\n") : 0;
    snprintf(words, cap, "%.*s", (int)(n < cap ? n : cap - 1), message ? message : "");
    for (char *c = words; *c; c++)
        if ((unsigned char)*c < 32 || (unsigned char)*c > 126)
            *c = '?';
}

static void on_error(void *context, xmlErrorPtr e)
{
    xmlParserCtxtPtr c = context;
    um_xml *x = c->_private;
    char words[200];
    if (x->failed != UM_OK || e->level < XML_ERR_ERROR)
        return;
    clean(words, sizeof words, e->message);
    um_xml_say(x, offset_of(x, e->line, e->int2), 1, UM_ERROR,
               e->code == XML_ERR_NO_MEMORY ? UM_MEMORY : UM_FORMAT, "pack-xml", NULL, "not sound XML: %s",
               words);
}

/* Where the value of encoding= in the XML declaration begins; 0 if none is declared. */
static size_t declared_encoding(um_text t, um_text *name)
{
    static const char key[] = "encoding";
    size_t i = um_text_starts(t, "\xef\xbb\xbf") ? 3 : 0;
    if (!um_text_starts((um_text){t.p + i, t.n - i}, "<?xml"))
        return 0;
    for (size_t n = sizeof key - 1; i + n < t.n && t.p[i] != '>'; i++) {
        if (memcmp(t.p + i, key, n) != 0)
            continue;
        for (i += n; i < t.n && strchr(" \t\r\n=", t.p[i]); i++)
            ;
        char quote = i < t.n ? t.p[i++] : '\0';
        const char *end = i < t.n ? memchr(t.p + i, quote, t.n - i) : NULL;
        *name = (um_text){t.p + i, end ? (size_t)(end - t.p) - i : 0};
        return i;
    }
    return 0;
}

/* Other encodings are refused before libxml2 sees them: of what it cannot decode it tells stderr alone. */
static bool is_utf8(um_xml *x)
{
    um_text name;
    size_t at = declared_encoding(x->bytes, &name);
    if (um_text_starts(x->bytes, "\xff\xfe") || um_text_starts(x->bytes, "\xfe\xff"))
        return um_xml_say(x, 0, 1, UM_ERROR, UM_FORMAT, "pack-encoding", NULL, "in UTF-16; UTF-8 expected");
    if (at == 0 || (name.n == 5 && strncasecmp(name.p, "UTF-8", 5) == 0) ||
        (name.n == 8 && strncasecmp(name.p, "US-ASCII", 8) == 0))
        return true;
    return um_xml_say(x, at, name.n, UM_ERROR, UM_FORMAT, "pack-encoding", NULL,
                      "the encoding '%.*s' is not read; UTF-8 expected", (int)(name.n > 40 ? 40 : name.n),
                      name.p);
}

/* The byte behind a comment, CDATA section or processing instruction at i; i if there is none. */
static size_t past_other(um_text t, size_t i)
{
    static const struct {
        const char *open, *close;
    } other[] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
    const um_text rest = {t.p + i, t.n - i};
    for (size_t k = 0; k < UM_COUNT(other); k++) {
        size_t n = strlen(other[k].close);
        if (!um_text_starts(rest, other[k].open))
            continue;
        for (size_t at = strlen(other[k].open); at + n <= rest.n; at++)
            if (memcmp(rest.p + at, other[k].close, n) == 0)
                return i + at + n;
        return t.n;
    }
    return i;
}

/* libxml2 compares the attributes of a tag each with each: see that there are not too many. */
static bool tags_fit(um_xml *x)
{
    um_text t = x->bytes;
    for (size_t i = 0; i < t.n;) {
        if (t.p[i] != '<') {
            i++;
            continue;
        }
        size_t past = past_other(t, i);
        if (past > i) {
            i = past;
            continue;
        }
        size_t end = tag_end(x, i), values = 0;
        for (size_t k = i; k < end && end - i <= UM_PACK_TAG_MAX; k++)
            values += t.p[k] == '=';
        if (end - i > UM_PACK_TAG_MAX || values > UM_PACK_ATTRIBUTES_MAX)
            return um_xml_say(x, i, 1, UM_ERROR, UM_LIMIT, "pack-tag", NULL,
                              "a tag of more than %d bytes or %d attributes", UM_PACK_TAG_MAX,
                              UM_PACK_ATTRIBUTES_MAX);
        i = end + 1;
    }
    return true;
}

static um_status parse(um_xml *x)
{
    xmlParserCtxtPtr c = xmlNewParserCtxt();
    if (!c)
        return UM_MEMORY;
    c->_private = x;
    c->sax->startElementNs = on_start;
    c->sax->internalSubset = on_doctype;
    c->sax->serror = on_error;
    c->sax->error = c->sax->fatalError = NULL;
    c->sax->warning = NULL;
    x->doc =
        xmlCtxtReadMemory(c, x->bytes.p, (int)x->bytes.n, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOCDATA);
    if (x->failed == UM_OK && (!x->doc || !c->wellFormed))
        um_xml_say(x, 0, 1, UM_ERROR, UM_FORMAT, "pack-xml", NULL, "not sound XML");
    if (!x->doc && c->myDoc) {
        xmlFreeDoc(c->myDoc);
        c->myDoc = NULL;
    }
    xmlFreeParserCtxt(c);
    return x->failed;
}

um_status um_xml_open(um_xml *x, um_text file, um_text bytes, const um_sink *sink)
{
    *x = (um_xml){.bytes = bytes, .sink = sink, .file = ""};
    um_text name;
    if (um_text_dup(&x->arena, file, &name) != UM_OK)
        return x->failed = UM_MEMORY;
    x->file = name.p;
    if (bytes.n > UM_PACK_BYTES_MAX) {
        um_xml_say(x, 0, 0, UM_ERROR, UM_LIMIT, "pack-bytes", NULL, "more than %d bytes", UM_PACK_BYTES_MAX);
        return x->failed;
    }
    if (bytes.n == 0 || memchr(bytes.p, '\0', bytes.n)) {
        um_xml_say(x, 0, 0, UM_ERROR, UM_FORMAT, "pack-xml", NULL,
                   bytes.n == 0 ? "the file is empty"
                   : um_text_starts(bytes, "PK\3\4")
                       ? "a ZIP archive, as VASSAL's logs and modules are, not XML"
                       : "not a text in UTF-8: there is a zero byte in it");
        return x->failed;
    }
    return is_utf8(x) && tags_fit(x) ? parse(x) : x->failed;
}

void um_xml_close(um_xml *x)
{
    if (x->doc)
        xmlFreeDoc(x->doc);
    x->doc = NULL;
    um_arena_free(&x->arena);
}

/* ---- the tree ---- */

size_t um_xml_start(const xmlNode *node)
{
    return node->type == XML_ELEMENT_NODE ? (size_t)(uintptr_t)node->_private : 0;
}

/* The byte at which an element's content begins. */
static size_t content_start(const um_xml *x, const xmlNode *node)
{
    size_t end = tag_end(x, um_xml_start(node));
    return end < x->bytes.n ? end + 1 : end;
}

size_t um_xml_attr_start(const um_xml *x, const xmlNode *node, const xmlChar *name)
{
    size_t start = um_xml_start(node), end = tag_end(x, start), n = strlen((const char *)name);
    char quote = 0;
    for (size_t i = start; i + n < end; i++) {
        char c = x->bytes.p[i];
        if (quote)
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (memchr(" \t\r\n", c, 4) && memcmp(x->bytes.p + i + 1, name, n) == 0 &&
                 memchr("= \t\r\n", x->bytes.p[i + 1 + n], 5))
            return i + 1;
    }
    return start;
}

size_t um_xml_spot(const um_xml *x, const um_spot *s)
{
    if (s->content)
        return content_start(x, s->node);
    return s->attr ? um_xml_attr_start(x, s->node, s->attr) : um_xml_start(s->node);
}

um_text um_xml_text(um_xml *x, const xmlNode *first)
{
    size_t n = 0;
    for (const xmlNode *c = first; c; c = c->next)
        if (c->type == XML_TEXT_NODE && c->content)
            n += strlen((const char *)c->content);
    char *p = um_arena_alloc(&x->arena, n + 1);
    if (!p) {
        um_xml_no_memory(x);
        return (um_text){NULL, 0};
    }
    size_t at = 0;
    for (const xmlNode *c = first; c; c = c->next)
        if (c->type == XML_TEXT_NODE && c->content) {
            size_t length = strlen((const char *)c->content);
            memcpy(p + at, c->content, length);
            at += length;
        }
    return (um_text){p, n};
}

um_text um_xml_attr(um_xml *x, const xmlNode *node, const char *name, bool *has)
{
    for (const xmlAttr *a = node->properties; a; a = a->next)
        if (strcmp((const char *)a->name, name) == 0) {
            if (has)
                *has = true;
            return um_xml_text(x, a->children);
        }
    if (has)
        *has = false;
    return (um_text){"", 0};
}
