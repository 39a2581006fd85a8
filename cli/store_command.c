/* umpire store: stores merged, and written out; games listed for many machines. */
#include "cli/open.h"
#include "cli/store.h"

#include <string.h>
#include <sys/stat.h>

/* Whether both names lead to one file. */
static bool are_one(const char *a, const char *b)
{
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static int merge(const um_options *o)
{
    um_store s;
    for (int i = 2; i < o->nfiles; i++)
        if (are_one(o->files[1], o->files[i])) /* it would wait for its own lock */
            return um_call_error("store", "%s and %s are one store", o->files[1], o->files[i]);
    um_status st = um_store_open(&s, o->files[1], UM_STORE_WRITE);
    if (st != UM_OK)
        return um_exit_of(st);
    for (int i = 2; i < o->nfiles && st == UM_OK; i++)
        st = um_store_merge(&s, o->files[i]);
    um_store_close(&s);
    return um_exit_of(st);
}

static int export(const um_options *o)
{
    um_store s;
    um_output out;
    if (o->nfiles > 2)
        return um_call_error("store", "one operand too many: '%s'", o->files[2]);
    um_status st = um_store_open(&s, o->files[1], UM_STORE_READ);
    if (st != UM_OK)
        return um_exit_of(st);
    st = um_output_open(&out, o);
    int status = um_exit_of(st);
    if (st == UM_OK) {
        st = um_store_export(&s, &out);
        status = um_output_close(&out, um_exit_of(st));
    }
    um_store_close(&s);
    return status;
}

/* Games whose files are gone, or those of the files that are named. */
static int drop(const um_options *o)
{
    um_store s;
    um_output out;
    int64_t n = 0;
    um_status st = um_store_open(&s, o->files[1], UM_STORE_UPDATE);
    if (st != UM_OK)
        return um_exit_of(st);
    st = um_output_open(&out, o);
    if (st == UM_OK && (st = um_store_drop(&s, o->files + 2, (size_t)o->nfiles - 2, &n)) != UM_OK)
        um_output_drop(&out);
    int status = um_exit_of(st);
    um_store_close(&s);
    if (st != UM_OK)
        return status;
    um_out(&out, um_trn("%lld game dropped", "%lld games dropped", (long)n), (long long)n);
    um_out(&out, "\n");
    return um_output_close(&out, status);
}

/* A name with a tab or an end of line in it cannot stand in a list. */
static bool can_stand(const char *path)
{
    if (path[strcspn(path, "\t\n\r")] == '\0')
        return true;
    um_complain("a name with a tab or an end of line in it cannot be listed: %s", path);
    return false;
}

/* The games that begin with each input, as --list takes them. */
static int put_games(const um_inputs *inputs, const um_chains *c, um_output *out)
{
    const char *paths[UM_CHAIN_MAX];
    int status = UM_EXIT_LEGAL;
    for (size_t i = 0; i < inputs->n; i++) {
        bool can = true;
        size_t n = c->follows[i] ? 0 : um_chains_paths(c, inputs, i, paths, UM_CHAIN_MAX);
        for (size_t k = 0; k < n; k++)
            can &= can_stand(paths[k]);
        for (size_t k = 0; k < n && can; k++)
            um_out(out, "%s%s", paths[k], k + 1 < n ? "\t" : "\n");
        if (!can)
            status = UM_EXIT_INPUT;
    }
    return status;
}

static int list(um_options *o)
{
    um_setup setup;
    um_inputs inputs;
    um_chains chains;
    um_output out;
    o->files++;
    o->nfiles--;
    um_status s = um_input_find(&setup, o, &inputs);
    if (s != UM_OK)
        return um_exit_of(s);
    int status = um_exit_of(s = um_chains_find(&chains, &setup, &inputs));
    if (s == UM_OK) {
        um_options found = *o; /* what lies in a folder is read as what is named */
        found.files = (char **)(uintptr_t)inputs.paths;
        found.nfiles = (int)inputs.n;
        status = um_exit_of(s = um_output_open(&out, &found));
        if (s == UM_OK)
            status = um_output_close(&out, put_games(&inputs, &chains, &out));
        um_chains_free(&chains);
    }
    um_inputs_free(&inputs);
    um_setup_free(&setup);
    return status;
}

int um_cmd_store(int argc, char **argv)
{
    um_options o;
    int status;
    if (!um_options_parse(&o, "store", argc, argv, &status))
        return status;
    if (strcmp(o.files[0], "merge") == 0)
        status = merge(&o);
    else if (strcmp(o.files[0], "export") == 0)
        status = export(&o);
    else if (strcmp(o.files[0], "drop") == 0)
        status = drop(&o);
    else if (strcmp(o.files[0], "list") == 0)
        status = list(&o);
    else
        status = um_call_error("store", "takes merge, export, drop or list, not '%s'", o.files[0]);
    um_options_free(&o);
    return status;
}
