/* What a press on the switch between light and dark does. */

export const toDark = "Dunkle Darstellung einschalten";
export const toLight = "Helle Darstellung einschalten";
