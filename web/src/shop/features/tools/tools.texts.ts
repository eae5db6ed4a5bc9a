/* Texts of the tools that staff see in the shop. */

export const tools = "Werkzeuge";

export const openInBackend = "Im Backend öffnen";
export const cacheAndSnapshot = "Cache und Snapshot";
export const flags = "Funktionen";
