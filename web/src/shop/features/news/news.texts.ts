/* Texts of the shop's news. */

export const heading = "Neuigkeiten";
export const view = "Ansehen";
export const previous = "Vorherige Neuigkeit";
export const following = "Nächste Neuigkeit";
export const close = "Schließen";

export const position = ({ number, count }: { number: number; count: number }): string => `${number} von ${count}`;
