/* Texts of a branch's page with its menu. */

export const inactive = "Inaktiv";
export const addressAndMore = "Adresse und mehr";
export const howToOrder = "Wie möchten Sie bestellen?";

export const noOrders = "Diese Filiale nimmt derzeit keine Bestellungen an.";
export const openingHours = "Öffnungszeiten";
export const chooseMethod = (method: string): string => `${method} wählen`;
export const closesIn = ({ isDelivery, minutes }: { isDelivery: boolean; minutes: number }): string =>
  `${isDelivery ? "Unsere Lieferung endet" : "Wir schließen"} in ${inMinutes(minutes)}.`;
const inMinutes = (count: number): string => (count === 1 ? "einer Minute" : `${count} Minuten`);
export const ordersWait = (time: string): string =>
  `Was Sie nach ${time} Uhr bestellen, bearbeiten wir, sobald wir wieder geöffnet haben.`;
export const ordersUntil = (time: string): string => `Bestellungen nehmen wir noch bis ${time} Uhr an.`;

export const categories = "Kategorien";

export const priceOnRequest = "Preis auf Anfrage";
export const guidePrice = "Richtpreis";
export const from = "ab";
export const plusDeposit = (amount: string): string => `zzgl. ${amount} Pfand`;

export const cart = "Warenkorb";

export const available = (times: string): string => `Erhältlich ${times}`;
export const hoursOn = ({ days, hours }: { days: string; hours: string }): string => `${days} ${hours} Uhr`;
export const daily = "täglich";
