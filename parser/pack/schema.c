/* RELAX NG schemas, applied by libxml2. */
#include <libxml/relaxng.h>
#include <stdio.h>
#include <string.h>

#include "parser/pack/loader.h"

const um_schema um_schema_of_packs = {"schema", "packs", "pack-schema"};

typedef struct validating {
    um_xml *x;
    const um_schema *by;
} validating;

static void on_invalid(void *user, xmlErrorPtr e)
{
    const validating *v = user;
    char words[200];
    const xmlNode *node = e->node;
    size_t n = e->message ? strcspn(e->message, "\r\n") : 0;
    if (v->x->failed != UM_OK)
        return;
    snprintf(words, sizeof words, "%.*s", (int)(n < sizeof words ? n : sizeof words - 1),
             e->message ? e->message : "");
    um_xml_say(v->x, node && node->type == XML_ELEMENT_NODE ? um_xml_start(node) : 0, 1, UM_ERROR, UM_FORMAT,
               v->by->code, NULL, "not valid by the schema of %s: %s", v->by->of, words);
}

um_status um_xml_validate(um_xml *x, const um_schema *by)
{
    um_text schema = um_pack_builtin_xml(um_text_of(by->name));
    validating both = {x, by};
    xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewMemParserCtxt(schema.p, (int)schema.n);
    xmlRelaxNGPtr rng = parser ? xmlRelaxNGParse(parser) : NULL;
    xmlRelaxNGValidCtxtPtr v = rng ? xmlRelaxNGNewValidCtxt(rng) : NULL;
    um_status s = UM_INTERNAL;
    if (v) {
        xmlRelaxNGSetValidStructuredErrors(v, on_invalid, &both);
        int r = xmlRelaxNGValidateDoc(v, x->doc);
        if (r > 0 && x->failed == UM_OK)
            um_xml_say(x, 0, 0, UM_ERROR, UM_FORMAT, by->code, NULL, "not valid by the schema of %s", by->of);
        s = r < 0 ? UM_INTERNAL : x->failed;
    }
    if (s == UM_INTERNAL)
        um_xml_say(x, 0, 0, UM_ERROR, s, by->code, NULL, "the schema of %s cannot be applied", by->of);
    xmlRelaxNGFreeValidCtxt(v);
    xmlRelaxNGFree(rng);
    xmlRelaxNGFreeParserCtxt(parser);
    return s;
}

um_status um_pack_validate(um_text file, um_text bytes, const um_sink *sink)
{
    um_xml x;
    um_status s = um_xml_open(&x, file, bytes, sink);
    if (s == UM_OK)
        s = um_xml_validate(&x, &um_schema_of_packs);
    um_xml_close(&x);
    return s;
}
