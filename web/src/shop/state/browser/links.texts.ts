/* What an entry of a menu is called that has no name of its own. */

export const home = "Startseite";
