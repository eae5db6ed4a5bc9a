/* What the plain controls say. */

export const close = "Schließen";

export const loading = "Wird geladen …";
