/* xml.h - the one way this directory reads XML: elements as they come, and nothing that XML can smuggle. */
#ifndef UMPIRE_PARSER_VASSAL_XML_H
#define UMPIRE_PARSER_VASSAL_XML_H

#include "core/base.h"

typedef struct um_vxml um_vxml;
/* Texts are valid during the call. `name` is the last part of a dotted element name. */
typedef struct um_vxml_events {
    um_status (*open)(void *user, const um_vxml *x, um_text name);
    um_status (*close)(void *user, um_text name, um_text text); /* text: directly inside, all parts joined */
    void *user;
} um_vxml_events;

/* Feed all of `xml`. UM_FORMAT: not well-formed, or a DOCTYPE. UM_LIMIT: too deep, too many elements. */
um_status um_vxml_parse(um_text xml, const um_vxml_events *events, const char *file, const char *entry,
                        const um_sink *sink);
/* An attribute of the element being opened; p NULL: absent. Entities of XML itself are decoded. */
um_text um_vxml_attribute(const um_vxml *x, const char *name);
/* The element's whole name. */
um_text um_vxml_element(const um_vxml *x);

#endif
