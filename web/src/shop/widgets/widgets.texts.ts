/* Texts of the widgets that several screens share, except for those with texts of their own. */

export const mapConsent =
  "Mit der Karte werden Daten von einem Kartendienst geladen. Sie erscheint, sobald Sie zustimmen.";
export const showMap = "Karte anzeigen";

export const toHome = "Zur Startseite";

export const tryAgain = "Erneut versuchen";
export const close = "Schließen";

export const closeNotice = "Hinweis schließen";

export const directions = "Route berechnen";

export const productRemoved = "Ein Produkt wurde aus dem Warenkorb entfernt.";
export const productsRemoved = "Produkte wurden aus dem Warenkorb entfernt.";
export const noLongerAvailable = (products: string): string =>
  `${products}: nicht mehr in dieser Form erhältlich. Bitte wählen Sie bei Bedarf neu.`;
export const understood = "Verstanden";

export const freeDelivery = "Lieferung kostenlos";
export const deliveryCost = (amount: string): string => `Lieferkosten ${amount}`;
export const freeAbove = (amount: string): string => `kostenlos über ${amount}`;
export const minimumOrder = (amount: string): string => `Mindestbestellwert ${amount}`;

export const ordersFrom = (time: string): string => `Wir nehmen Bestellungen ${time} an.`;
export const opensAgain = (time: string): string => `Wir öffnen wieder ${time}.`;
export const deliversAgain = (time: string): string => `Wir liefern wieder ${time}.`;
export const methodAgain = ({ method, time }: { method: string; time: string }): string => `${method} wieder ${time}.`;
