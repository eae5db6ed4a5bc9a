/* Labels of an order's sums. */

export const priceOnRequest = "Den Preis nennen wir Ihnen auf Anfrage.";
export const free = "kostenlos";
export const taxIncluded = (rate: string): string => `inkl. ${rate} USt.`;
