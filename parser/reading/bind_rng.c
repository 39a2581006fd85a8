/* The RELAX NG schema of bindings. */
#include "parser/reading/bind_rng.h"

#include "parser/pack/loader.h"

static const um_schema of_bindings = {"bind_schema", "bindings", "bind-schema"};

um_status um_bind_validate(um_xml *x)
{
    return um_xml_validate(x, &of_bindings);
}
