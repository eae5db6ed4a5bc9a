/* Texts of the frame around every page: the head, the menu and the banners. */

export const skipToContent = "Zum Inhalt springen";
export const unreachable = "Der Shop ist gerade nicht erreichbar.";
export const checkConnection = "Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.";
export const tryAgain = "Erneut versuchen";

export const closeMenu = "CLOSE";
export const openMenu = "MENÜ";

export const loading = "Wird geladen";

export const mainMenu = "Hauptmenü";

export const cookieNotice = "Cookie-Hinweis";
export const rejectAll = "Alles ablehnen";
export const accept = "Akzeptieren";
export const cookieExplanation =
  "Für Warenkorb und Bestellung speichern wir nur Nötiges. Zählung, Werbemessung und Karte laden wir nur mit " +
  "Ihrer Zustimmung, jederzeit widerrufbar.";
export const currentlyAccepted = " Derzeit: akzeptiert.";
export const currentlyRejected = " Derzeit: abgelehnt.";
export const privacy = "Datenschutz";

export const sites = "Seiten";
export const statistics = "Statistiken";
export const navigations = "Navigationen";
export const orders = "Bestellungen";
export const toBackend = "Ins Backend wechseln";
export const signOut = "Abmelden";
export const toolbar = "Werkzeugleiste";
export const closeToolbar = "Werkzeugleiste schließen";
export const openToolbar = "Werkzeugleiste öffnen";
export const backend = "Backend";
