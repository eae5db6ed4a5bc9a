/* Texts of pages and their sections, except for sections with texts of their own. */

export const aboutMe = "Über mich";
export const close = "Schließen";

export const openPage = (page: string): string => `${page} öffnen`;

export const askForLink = "Bitte fragen Sie dort nach, wo Sie den Link bekommen haben.";

export const previewed = "Vorschau: So ist die Seite als Entwurf gespeichert.";
export const previewedUntil = (at: string): string => `Der Link gilt bis ${at}. Bitte geben Sie ihn nicht weiter.`;
export const shownInstead = "Sie sehen die Seite, wie sie veröffentlicht ist.";

export const sectionNotLoaded = "Dieser Abschnitt konnte nicht geladen werden.";
export const reload = "Neu laden";

export const draft = "Entwurf";
export const pageMoved = "Vielleicht wurde die Seite verschoben, oder in der Adresse steckt ein Tippfehler.";

export const rental = "Verleih";

export const brands = "Marken";

export const scrollDown = "Nach unten scrollen";
