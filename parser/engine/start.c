/* What libxml2 sets up on its first use, and not by itself in one thread at a time. */
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/xmlschemastypes.h>
#include <pthread.h>

#include "parser/engine/inside.h"

/* Nothing of this changes once it is there; it stays until the process ends. */
static void start(void)
{
    xmlInitParser();
    xmlDictFree(xmlDictCreate()); /* makes the lock of all dictionaries */
    xmlRelaxNGInitTypes();
    xmlSchemaInitTypes();
}

void um_engine_start(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start);
}
