/* Texts of the notice that a newer version of the shop is ready. */

export const update = "Update";
export const restart = "Neu starten";
export const installed = "Ein Update wurde installiert!";
