/* Texts for a failure of a whole screen. */

export const pleaseReload = "Bitte laden Sie die Seite neu.";
export const reload = "Neu laden";
