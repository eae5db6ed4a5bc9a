/* Texts of the kiosk's page after an order. */

export const done = "Fertig";
export const backIn = (seconds: number): string => `Zurück zum Start in ${seconds} s`;
export const rememberAndPay = "Bitte merken Sie sich Ihre Nummer und bezahlen Sie beim Abholen.";
export const remember = "Bitte merken Sie sich Ihre Nummer.";
