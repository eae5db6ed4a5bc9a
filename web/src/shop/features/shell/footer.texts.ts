/* Texts of the footer. */

export const openingHoursOf = (branch: string): string => `Öffnungszeiten ${branch}`;

export const more = "Mehr";
export const followUs = "Folgen Sie uns";
export const orderOnline = "Online Bestellen";

export const installApp = "App installieren";
export const cookieSettings = "Cookie-Einstellungen";
