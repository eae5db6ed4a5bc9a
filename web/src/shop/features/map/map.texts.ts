/* Texts of the map: its name and its controls. */

export const toggleSources = "Quellen ein- und ausblenden";
export const map = "Karte";
export const branch = "Filiale";
export const resetBearing = "Nach Norden ausrichten";
export const zoomIn = "Vergrößern";
export const zoomOut = "Verkleinern";
export const zoomWithControlKey = "Mit Strg und Mausrad zoomen";
export const zoomWithCommandKey = "Mit ⌘ und Mausrad zoomen";
export const moveWithTwoFingers = "Karte mit zwei Fingern bewegen";

export const mapOf = (name: string): string => `Karte: ${name}`;
