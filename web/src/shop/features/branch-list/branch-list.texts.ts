/* Texts of the list of branches. */

export const inactive = "Inaktiv";

export const search = "Filiale suchen";
