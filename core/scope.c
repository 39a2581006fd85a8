#include "core/scope.h"

int um_breach_about(const um_ctx *c, const um_recorder *rec, int present)
{
    int about = 0;
    for (int i = 0; c->verdict == UM_NO && i < rec->ndecisions; i++) {
        const um_decision *d = &rec->decisions[i];
        if (d->holds != UM_NO)
            continue;
        if (d->about <= 0 || (about && about != d->about))
            return present;
        about = d->about;
    }
    return about ? about : present;
}

int um_breach_fault(const um_ctx *c, const um_recorder *rec)
{
    int fault = 0;
    for (int i = 0; c->verdict == UM_NO && i < rec->ndecisions; i++) {
        const um_decision *d = &rec->decisions[i];
        if (d->holds != UM_NO)
            continue;
        if (!d->fault || (fault && fault != d->fault))
            return -1;
        fault = d->fault;
    }
    return fault - 1;
}

int um_scopes_decided(const um_recorder *rec, um_scope *out)
{
    int n = 0;
    for (int i = 0; i < rec->ndecisions; i++) {
        const um_decision *d = &rec->decisions[i];
        int k = 0;
        while (k < n && (out[k].about != d->about || out[k].fault != d->fault))
            k++;
        if (k == n)
            out[n++] = (um_scope){d->about, d->fault};
    }
    return n;
}
