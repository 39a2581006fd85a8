#include "core/unicode.h"

size_t um_code_take(const char *text, size_t n, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;
    size_t k = p[0] < 0x80                   ? 1
               : p[0] >= 0xc2 && p[0] < 0xe0 ? 2
               : (p[0] & 0xf0) == 0xe0       ? 3
               : p[0] >= 0xf0 && p[0] < 0xf5 ? 4
                                             : 0;
    if (k == 0 || k > n)
        return 0;
    uint32_t c = k == 1 ? p[0] : p[0] & (0x7fu >> k);
    for (size_t i = 1; i < k; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (p[i] & 0x3fu);
    }
    if (c < least[k] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0;
    *code = c;
    return k;
}

char um_code_letter(uint32_t c)
{
    static const char latin[] = "aaaaaaaceeeeiiiidnooooo\0ouuuuyts"
                                "aaaaaaaceeeeiiiidnooooo\0ouuuuyty"
                                "aaaaaaccccccccddddeeeeeeeeeegggg"
                                "gggghhhhiiiiiiiiiiiijjkkklllllll"
                                "lllnnnnnnnnnoooooooorrrrrrssssss"
                                "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    return c >= 0xc0 && c < 0x180 ? latin[c - 0xc0] : '\0';
}

bool um_code_silent(uint32_t c)
{
    static const struct {
        uint32_t from, to;
    } silent[] = {{0xa0, 0xa0},     {0xad, 0xad},     {0xb4, 0xb4},     {0x300, 0x36f},
                  {0x2000, 0x200d}, {0x2010, 0x2015}, {0x2018, 0x201b}, {0x202f, 0x202f},
                  {0x2032, 0x2032}, {0x2060, 0x2060}, {0x2212, 0x2212}, {0xfeff, 0xfeff}};
    for (size_t i = 0; i < UM_COUNT(silent); i++)
        if (c >= silent[i].from && c <= silent[i].to)
            return true;
    return false;
}

/* In the order of their codes. */
static const struct {
    uint32_t from, to;
} unsafe[] = {
    {0x0, 0x1f},         {0x7f, 0x9f},       /* controls */
    {0xad, 0xad},        {0x34f, 0x34f},     /* soft hyphen, grapheme joiner */
    {0x61c, 0x61c},                          /* Arabic letter mark */
    {0x115f, 0x1160},    {0x17b4, 0x17b5},   /* fillers, inherent vowels */
    {0x180b, 0x180f},                        /* Mongolian selectors */
    {0x200b, 0x200f},                        /* zero width, marks of direction */
    {0x2028, 0x202e},                        /* separators of lines, embeddings, overrides */
    {0x2060, 0x206f},                        /* joiners, isolates */
    {0x3164, 0x3164},                        /* filler */
    {0xe000, 0xf8ff},                        /* private use */
    {0xfdd0, 0xfdef},                        /* noncharacters */
    {0xfe00, 0xfe0f},                        /* variation selectors */
    {0xfeff, 0xfeff},    {0xffa0, 0xffa0},   /* byte order mark, filler */
    {0xfff0, 0xfffb},                        /* annotations and what is reserved beside them */
    {0x1bca0, 0x1bca3},  {0x1d173, 0x1d17a}, /* controls of shorthand and of music */
    {0xe0000, 0xe0fff},                      /* tags, more selectors */
    {0xf0000, 0x10ffff},                     /* private use */
};

bool um_code_unsafe(uint32_t c)
{
    if (c >= 0x20 && c < 0x7f)
        return false;
    for (size_t i = 0; i < UM_COUNT(unsafe) && unsafe[i].from <= c; i++)
        if (c <= unsafe[i].to)
            return true;
    return (c & 0xfffe) == 0xfffe; /* the last two of each plane are no characters */
}

void um_harmless(um_buf *b, um_text t)
{
    uint32_t c = 0;
    for (size_t i = 0, len; i < t.n; i += len ? len : 1) {
        len = um_code_take(t.p + i, t.n - i, &c);
        if (len && c == '\t')
            um_buf_char(b, ' ');
        else if (!len || c < 0x20 || c == 0x7f)
            um_buf_printf(b, "\\x%02x", (unsigned char)t.p[i]);
        else if (um_code_unsafe(c))
            um_buf_printf(b, "\\u{%x}", (unsigned)c);
        else
            um_buf_add(b, t.p + i, len);
    }
}
