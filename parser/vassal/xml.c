#include "parser/vassal/xml.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <string.h>

#include "parser/vassal/limits.h"

#define ATTRIBUTES 96

/* Text of the elements open now lies in one buffer; mark[] says where each one's begins. */
struct um_vxml {
    const um_vxml_events *events;
    um_buf text, attributes;
    size_t mark[UM_V_XML_DEPTH];
    struct {
        const char *name;
        um_text value;
    } attribute[ATTRIBUTES];
    size_t n_attributes;
    um_text element;
    size_t depth, nodes;
    um_status failed;
    bool said, doctype;
    xmlParserCtxtPtr context;
    const char *file, *entry;
    const um_sink *sink;
};

static void stop(um_vxml *x, um_status s)
{
    if (x->failed == UM_OK)
        x->failed = s;
    xmlStopParser(x->context);
}

static um_place here(const um_vxml *x)
{
    int line = xmlSAX2GetLineNumber(x->context), column = xmlSAX2GetColumnNumber(x->context);
    return (um_place){
        .file = x->file, .line = line > 0 ? (uint32_t)line : 0, .column = column > 0 ? (uint32_t)column : 0};
}

static um_text last_part(const char *name)
{
    const char *dot = strrchr(name, '.');
    return um_text_of(dot ? dot + 1 : name);
}

/* Entities are not expanded, so libxml2 leaves every ampersand of a value as "&#38;"; put it right. */
static void add_value(um_buf *b, const char *p, const char *end)
{
    while (p < end) {
        const char *amp = memchr(p, '&', (size_t)(end - p));
        if (!amp || end - amp < 5 || memcmp(amp, "&#38;", 5) != 0)
            amp = amp ? amp + 1 : end;
        else {
            um_buf_add(b, p, (size_t)(amp + 1 - p));
            p = amp + 5;
            continue;
        }
        um_buf_add(b, p, (size_t)(amp - p));
        p = amp;
    }
}

static void keep_attributes(um_vxml *x, int n, const xmlChar **list)
{
    um_buf_clear(&x->attributes);
    x->n_attributes = 0;
    for (int i = 0; i < n && x->n_attributes < ATTRIBUTES; i++) {
        const xmlChar **a = list + 5 * i;
        size_t had = x->attributes.n;
        add_value(&x->attributes, (const char *)a[3], (const char *)a[4]);
        x->attribute[x->n_attributes].name = (const char *)a[0];
        x->attribute[x->n_attributes++].value.n = x->attributes.n - had;
    }
    const char *p = x->attributes.n ? x->attributes.p : "";
    for (size_t i = 0; i < x->n_attributes; p += x->attribute[i++].value.n)
        x->attribute[i].value.p = p;
}

static void on_open(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_ns,
                    const xmlChar **ns, int n, int n_default, const xmlChar **list)
{
    um_vxml *x = user;
    (void)prefix, (void)uri, (void)n_ns, (void)ns, (void)n_default;
    if (x->failed != UM_OK)
        return;
    if (x->depth >= UM_V_XML_DEPTH || ++x->nodes > UM_V_XML_NODES) {
        x->said = true;
        stop(x, um_say(x->sink, UM_ERROR, UM_LIMIT, here(x), "vassal-limit-xml",
                       x->depth >= UM_V_XML_DEPTH ? "%s: elements nested deeper than %u"
                                                  : "%s: more elements than %u",
                       x->entry, x->depth >= UM_V_XML_DEPTH ? UM_V_XML_DEPTH : UM_V_XML_NODES));
        return;
    }
    keep_attributes(x, n, list);
    x->mark[x->depth++] = x->text.n;
    x->element = um_text_of((const char *)name);
    if (x->attributes.failed != UM_OK) {
        stop(x, x->attributes.failed);
        return;
    }
    um_status s = x->events->open(x->events->user, x, last_part((const char *)name));
    if (s != UM_OK)
        stop(x, s);
}

static void on_close(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    um_vxml *x = user;
    (void)prefix, (void)uri;
    if (x->failed != UM_OK || x->depth == 0)
        return;
    size_t from = x->mark[--x->depth];
    um_text text = {x->text.p ? x->text.p + from : "", x->text.n - from};
    um_status s = x->events->close(x->events->user, last_part((const char *)name), text);
    x->text.n = from;
    if (s != UM_OK)
        stop(x, s);
}

static void on_text(void *user, const xmlChar *p, int n)
{
    um_vxml *x = user;
    if (x->failed != UM_OK)
        return;
    um_buf_add(&x->text, p, (size_t)n);
    if (x->text.failed != UM_OK)
        stop(x, x->text.failed);
}

static void on_doctype(void *user, const xmlChar *name, const xmlChar *id, const xmlChar *system)
{
    um_vxml *x = user;
    (void)name, (void)id, (void)system;
    x->doctype = x->said = true;
    stop(x, um_say(x->sink, UM_ERROR, UM_FORMAT, here(x), "vassal-xml-doctype",
                   "%s: a DOCTYPE is not accepted (it could define entities)", x->entry));
}

static void on_error(void *user, xmlErrorPtr e)
{
    um_vxml *x = user;
    if (x->said || e->level < XML_ERR_ERROR)
        return;
    x->said = true;
    char words[160] = "not well-formed";
    size_t n = e->message ? strcspn(e->message, "\r\n") : 0;
    if (n > 0 && n < sizeof words) {
        memcpy(words, e->message, n);
        words[n] = '\0';
    }
    for (char *c = words; *c; c++)
        if ((unsigned char)*c < 32 || (unsigned char)*c > 126)
            *c = '?';
    stop(x, um_say(x->sink, UM_ERROR, UM_FORMAT, here(x), "vassal-xml", "%s: not sound XML: %s", x->entry,
                   words));
}

/* libxml2 says what its decoders find to no parser in particular, that is on stderr, and goes on with
 * what they left. */
static void on_decoder(void *user, xmlErrorPtr e)
{
    (void)e;
    *(bool *)user = true;
}

static void on_decoder_words(void *user, const char *fmt, ...)
{
    (void)fmt;
    *(bool *)user = true;
}

static void feed(um_vxml *x, um_text xml, const bool *garbled)
{
    const size_t step = 1 << 16;
    for (size_t at = 0; at < xml.n && x->failed == UM_OK; at += step) {
        size_t n = xml.n - at < step ? xml.n - at : step;
        xmlParseChunk(x->context, xml.p + at, (int)n, 0);
    }
    if (x->failed == UM_OK)
        xmlParseChunk(x->context, NULL, 0, 1);
    if (x->failed == UM_OK && *garbled)
        x->failed = um_say(x->sink, UM_ERROR, UM_FORMAT, here(x), "vassal-xml",
                           "%s: not sound XML: bytes that the declared encoding does not have", x->entry);
    if (x->failed == UM_OK && !x->context->wellFormed)
        x->failed =
            um_say(x->sink, UM_ERROR, UM_FORMAT, here(x), "vassal-xml", "%s: not sound XML", x->entry);
}

/* Past a comment, a CDATA section or a processing instruction at i; i: there is none. */
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

/* The end of a tag at i, its '>' outside quotes; *values: how many attributes it may have. */
static size_t tag_end(um_text t, size_t i, size_t *values)
{
    char quote = 0;
    for (*values = 0; i < t.n && (quote || t.p[i] != '>'); i++) {
        if (quote)
            quote = t.p[i] == quote ? 0 : quote;
        else if (t.p[i] == '"' || t.p[i] == '\'')
            quote = t.p[i];
        else
            *values += t.p[i] == '=';
    }
    return i;
}

/* libxml2 compares the attributes of a tag each with each: see that there are not too many. */
static um_status look_at_tags(um_text t, const char *file, const char *entry, const um_sink *sink)
{
    for (size_t i = 0; i < t.n;) {
        const char *open = memchr(t.p + i, '<', t.n - i);
        if (!open)
            return UM_OK;
        i = (size_t)(open - t.p);
        size_t past = past_other(t, i), values = 0;
        if (past == i)
            past = tag_end(t, i, &values);
        if (values > UM_V_XML_ATTRIBUTES)
            return um_say(sink, UM_ERROR, UM_LIMIT, (um_place){.file = file}, "vassal-limit-xml",
                          "%s: an element with more than %u attributes", entry, UM_V_XML_ATTRIBUTES);
        i = past > i ? past : i + 1;
    }
    return UM_OK;
}

/* The same where characters have more bytes than one: without the zeros it reads as the others do. */
static um_status tags_fit(um_text xml, const char *file, const char *entry, const um_sink *sink)
{
    if (!xml.n || !memchr(xml.p, '\0', xml.n))
        return look_at_tags(xml, file, entry, sink);
    um_buf plain = {.max = xml.n + 1};
    for (size_t i = 0; i < xml.n; i++)
        if (xml.p[i])
            um_buf_char(&plain, xml.p[i]);
    um_status s = plain.failed ? plain.failed : look_at_tags(um_buf_view(&plain), file, entry, sink);
    um_buf_free(&plain);
    return s;
}

um_status um_vxml_parse(um_text xml, const um_vxml_events *events, const char *file, const char *entry,
                        const um_sink *sink)
{
    um_status fit = tags_fit(xml, file, entry, sink);
    um_vxml *x = fit == UM_OK ? um_realloc(NULL, 0, sizeof *x) : NULL;
    if (!x)
        return fit == UM_OK ? UM_MEMORY : fit;
    *x = (um_vxml){.events = events, .file = file, .entry = entry, .sink = sink};
    x->text.max = x->attributes.max = UM_V_BUILDFILE_MAX;
    xmlSAXHandler sax = {.initialized = XML_SAX2_MAGIC,
                         .startElementNs = on_open,
                         .endElementNs = on_close,
                         .characters = on_text,
                         .cdataBlock = on_text,
                         .internalSubset = on_doctype,
                         .serror = on_error};
    x->context = xmlCreatePushParserCtxt(&sax, NULL, NULL, 0, NULL);
    if (!x->context) {
        um_free(x, sizeof *x);
        return UM_MEMORY;
    }
    xmlCtxtUseOptions(x->context, XML_PARSE_NONET | XML_PARSE_HUGE);
    x->context->userData = x;
    bool garbled = false;
    xmlStructuredErrorFunc before = xmlStructuredError;
    xmlGenericErrorFunc words_before = xmlGenericError;
    void *before_user = xmlStructuredErrorContext, *words_user = xmlGenericErrorContext;
    xmlSetStructuredErrorFunc(&garbled, on_decoder);
    xmlSetGenericErrorFunc(&garbled, on_decoder_words);
    feed(x, xml, &garbled);
    xmlSetStructuredErrorFunc(before_user, before);
    xmlSetGenericErrorFunc(words_user, words_before);
    um_status s = x->failed;
    if (x->context->myDoc)
        xmlFreeDoc(x->context->myDoc);
    xmlFreeParserCtxt(x->context);
    um_buf_free(&x->text);
    um_buf_free(&x->attributes);
    um_free(x, sizeof *x);
    return s;
}

um_text um_vxml_attribute(const um_vxml *x, const char *name)
{
    for (size_t i = 0; i < x->n_attributes; i++)
        if (strcmp(x->attribute[i].name, name) == 0)
            return x->attribute[i].value;
    return (um_text){NULL, 0};
}

um_text um_vxml_element(const um_vxml *x)
{
    return x->element;
}
