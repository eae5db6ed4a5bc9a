/* The label of a menu entry without a name. */

export const home = "Startseite";
