/* Texts of the basic controls. */

export const close = "Schließen";

export const loading = "Wird geladen …";
