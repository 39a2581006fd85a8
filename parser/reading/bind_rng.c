/* The RELAX NG schema of bindings, applied by libxml2. */
#include <libxml/relaxng.h>
#include <stdio.h>
#include <string.h>

#include "parser/pack/loader.h"
#include "parser/reading/bind_rng.h"

um_text um_bind_schema(void)
{
    return um_pack_builtin_xml(UM_TEXT("bind_schema"));
}

static void on_invalid(void *user, xmlErrorPtr e)
{
    um_xml *x = user;
    char words[200];
    const xmlNode *node = e->node;
    size_t n = e->message ? strcspn(e->message, "\r\n") : 0;
    if (x->failed != UM_OK)
        return;
    snprintf(words, sizeof words, "%.*s", (int)(n < sizeof words ? n : sizeof words - 1),
             e->message ? e->message : "");
    um_xml_say(x, node && node->type == XML_ELEMENT_NODE ? um_xml_start(node) : 0, 1, UM_ERROR, UM_FORMAT,
               "bind-schema", NULL, "not valid by the schema of bindings: %s", words);
}

um_status um_bind_validate(um_xml *x)
{
    um_text schema = um_bind_schema();
    xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewMemParserCtxt(schema.p, (int)schema.n);
    xmlRelaxNGPtr rng = parser ? xmlRelaxNGParse(parser) : NULL;
    xmlRelaxNGValidCtxtPtr v = rng ? xmlRelaxNGNewValidCtxt(rng) : NULL;
    um_status s = UM_INTERNAL;
    if (v) {
        xmlRelaxNGSetValidStructuredErrors(v, on_invalid, x);
        int r = xmlRelaxNGValidateDoc(v, x->doc);
        if (r > 0 && x->failed == UM_OK)
            um_xml_say(x, 0, 0, UM_ERROR, UM_FORMAT, "bind-schema", NULL,
                       "not valid by the schema of bindings");
        s = r < 0 ? UM_INTERNAL : x->failed;
    }
    if (s == UM_INTERNAL)
        um_xml_say(x, 0, 0, UM_ERROR, s, "bind-schema", NULL, "the schema of bindings cannot be applied");
    xmlRelaxNGFreeValidCtxt(v);
    xmlRelaxNGFree(rng);
    xmlRelaxNGFreeParserCtxt(parser);
    return s;
}
