/* Texts of the switch between light and dark. */

export const toDark = "Dunkle Darstellung einschalten";
export const toLight = "Helle Darstellung einschalten";
