/* drms.h - the modifiers of the land combat roll that are one number (10.41, 10.44): what is added where one
 * is due (board/10_drm.c), and what the texts of the rules say (rules.def). Write
 * MAD_DRM_IS_ROUTE(MAD_NUMBER) or MAD_DRM_IS_ROUTE(MAD_TEXT). */
#ifndef UMPIRE_MADISON_DRMS_H
#define UMPIRE_MADISON_DRMS_H

#define MAD_DRM_IS_LANDING(as) as(-1)        /* 10.41(amphib), 11.55 */
#define MAD_DRM_IS_ROUTE(as) as(-1)          /* 10.41(route), 2.23 */
#define MAD_DRM_IS_MONTREAL(as) as(-1)       /* 10.41(montreal), 2.14 */
#define MAD_DRM_IS_FOREST(as) as(-1)         /* 10.41(forest) */
#define MAD_DRM_IS_INDIANS_SOUGHT(as) as(-2) /* 10.41(forest-2): Indians alone defend */
#define MAD_DRM_IS_INDIANS_COME(as) as(+1)   /* 10.41(forest+1): Indians alone attack */
#define MAD_DRM_IS_REGULARS(as) as(-1)       /* 10.44 */

#define MAD_NUMBER(drm) (drm)
#define MAD_TEXT(drm) #drm

#endif
