/**
 * Classes for the parts of the navigation, which is wide or shows only icons: on a tablet, or as the person has chosen.
 * They follow from the width of the sidebar or drawer around them, which is a container.
 */
export const WIDE_TEXT = "sr-only @min-[10rem]:not-sr-only";
export const HIDDEN_WIDE = "@min-[10rem]:hidden";
export const HIDDEN_NARROW = "hidden @min-[10rem]:block";
