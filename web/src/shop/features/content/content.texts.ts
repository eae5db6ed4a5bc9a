/* Texts of pages and their sections, except for sections with texts of their own. */

export const aboutMe = "Über mich";
export const close = "Schließen";

export const openPage = (page: string): string => `${page} öffnen`;

export const askForLink = "Bitte fragen Sie dort nach, wo Sie den Link bekommen haben.";

export const sectionNotLoaded = "Dieser Abschnitt konnte nicht geladen werden.";
export const reload = "Neu laden";

export const draft = "Entwurf";
export const pageMoved = "Vielleicht wurde die Seite verschoben, oder in der Adresse steckt ein Tippfehler.";

export const rental = "Verleih";

export const brands = "Marken";

export const scrollDown = "Nach unten scrollen";
