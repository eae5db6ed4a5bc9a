/* Texts shown in place of an order that cannot be shown. */

export const missing = "Diese Bestellung gibt es nicht.";
export const checkAddress = "Bitte prüfen Sie, ob die Adresse vollständig ist.";
export const unreachable = "Der Status ist gerade nicht erreichbar.";
export const orderIsSafe = "Ihre Bestellung ist sicher. Bitte prüfen Sie Ihre Internetverbindung.";
export const tryAgain = "Erneut versuchen";
