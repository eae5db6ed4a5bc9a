/* Texts of the configuration of a product: its steps, quantity and price. */

export const added = (product: string): string => `${product} ist im Warenkorb.`;
export const changed = (product: string): string => `${product} wurde geändert.`;

export const back = "Zurück";
export const onward = "Weiter";
export const stepOf = ({ step, count }: { step: number; count: number }): string => `Schritt ${step} von ${count}`;
export const addToCart = "In den Warenkorb";
export const save = "Übernehmen";
export const uploading = "Wird hochgeladen …";
export const pleaseFillIn = (part: string): string => `Bitte ausfüllen: ${part}`;
export const pleaseChoose = (part: string): string => `Bitte wählen: ${part}`;
export const price = "Preis";

export const optional = "optional";
export const atLeastOne = "mindestens eins";
export const required = "erforderlich";

export const guidePrice = "Richtpreis";
export const plusDeposit = (amount: string): string => `zzgl. ${amount} Pfand`;

/** The law that requires the lowest price before a reduction. */
export const priceLaw = (country: string): string =>
  country === "AT" ? "§\u00a09a PrAG" : country === "DE" ? "§\u00a011 PAngV" : "Art.\u00a06a RL 98/6/EG";
