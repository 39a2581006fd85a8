#include "parser/vassal/image.h"

#include <string.h>

#include "parser/vassal/limits.h"

static uint32_t big(const uint8_t *p, size_t n)
{
    uint32_t v = 0;
    while (n-- > 0)
        v = v << 8 | *p++;
    return v;
}

static bool give(uint32_t w, uint32_t h, int32_t *width, int32_t *height)
{
    if (w == 0 || h == 0 || w > UM_V_COORD_MAX || h > UM_V_COORD_MAX)
        return false;
    *width = (int32_t)w;
    *height = (int32_t)h;
    return true;
}

/* Walk the segments to the start of a frame. */
static bool jpeg(const uint8_t *p, size_t n, int32_t *width, int32_t *height)
{
    for (size_t at = 2; at + 9 < n && p[at] == 0xff;) {
        uint8_t marker = p[at + 1];
        bool frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (frame)
            return give(big(p + at + 7, 2), big(p + at + 5, 2), width, height);
        if (marker == 0xff)
            at++;
        else
            at += 2 + big(p + at + 2, 2);
    }
    return false;
}

bool um_vnumber(um_text t, double *out)
{
    size_t i = 0;
    bool minus = t.n && t.p[0] == '-', any = false;
    i += t.n && (t.p[0] == '-' || t.p[0] == '+');
    double v = 0, scale = 1;
    for (; i < t.n && t.p[i] >= '0' && t.p[i] <= '9'; i++, any = true)
        v = v * 10 + (t.p[i] - '0');
    if (i < t.n && t.p[i] == '.')
        for (i++; i < t.n && t.p[i] >= '0' && t.p[i] <= '9'; i++, any = true)
            v += (t.p[i] - '0') * (scale /= 10);
    if (any && i < t.n && (t.p[i] == 'e' || t.p[i] == 'E')) {
        int32_t e;
        if (um_text_int((um_text){t.p + i + 1, t.n - i - 1}, &e) != UM_OK || e > 30 || e < -30)
            return false;
        for (; e > 0; e--)
            v *= 10;
        for (; e < 0; e++)
            v /= 10;
        i = t.n;
    }
    if (!any || i != t.n || v > 1e15)
        return false;
    *out = minus ? -v : v;
    return true;
}

/* The number of an attribute of the first tag, with "px" or nothing after it. */
static bool svg_attribute(um_text head, const char *name, uint32_t *out)
{
    size_t w = strlen(name);
    for (size_t i = 0; i + w + 1 < head.n && head.p[i] != '>'; i++) {
        if (memcmp(head.p + i, name, w) != 0)
            continue;
        size_t from = i + w + 1, to = from;
        while (to < head.n && (strchr("0123456789.", head.p[to]) && head.p[to]))
            to++;
        double v;
        if (!um_vnumber((um_text){head.p + from, to - from}, &v) || v < 0 || v > UM_V_COORD_MAX)
            return false;
        *out = (uint32_t)v;
        return true;
    }
    return false;
}

static bool svg(um_text head, int32_t *width, int32_t *height)
{
    for (size_t i = 0; i + 4 < head.n; i++)
        if (memcmp(head.p + i, "<svg", 4) == 0) {
            um_text tag = {head.p + i, head.n - i};
            uint32_t w, h;
            return svg_attribute(tag, " width=", &w) && svg_attribute(tag, " height=", &h) &&
                   give(w, h, width, height);
        }
    return false;
}

bool um_vimage_size(um_text head, int32_t *width, int32_t *height)
{
    const uint8_t *p = (const uint8_t *)head.p;
    if (head.n >= 24 && memcmp(p, "\x89PNG\r\n\x1a\n", 8) == 0)
        return give(big(p + 16, 4), big(p + 20, 4), width, height);
    if (head.n >= 10 && memcmp(p, "GIF8", 4) == 0)
        return give((uint32_t)(p[6] | p[7] << 8), (uint32_t)(p[8] | p[9] << 8), width, height);
    if (head.n >= 12 && p[0] == 0xff && p[1] == 0xd8)
        return jpeg(p, head.n, width, height);
    return head.n > 0 && svg(head, width, height);
}
