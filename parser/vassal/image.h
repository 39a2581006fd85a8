/* image.h - how large an image is, from its first bytes. */
#ifndef UMPIRE_PARSER_VASSAL_IMAGE_H
#define UMPIRE_PARSER_VASSAL_IMAGE_H

#include "core/base.h"

/* PNG, GIF, JPEG, SVG. false: none of them, or its size is not in what was given. */
bool um_vimage_size(um_text head, int32_t *width, int32_t *height);
/* A decimal number, with or without fraction and exponent; locale plays no part. false: none. */
bool um_vnumber(um_text t, double *out);

#endif
