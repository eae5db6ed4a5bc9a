/* What is said of the whole shop when a screen fails. */

export const pleaseReload = "Bitte laden Sie die Seite neu.";
export const reload = "Neu laden";
