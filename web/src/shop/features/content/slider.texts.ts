/* Texts of a slider for assistive technology. */

export const carousel = "Karussell";
export const picture = "Bild";
export const position = ({ number, count }: { number: number; count: number }): string => `${number} von ${count}`;
export const pictureOf = ({ number, count }: { number: number; count: number }): string =>
  `Bild ${number} von ${count}`;
export const play = (label: string): string => `${label}: abspielen`;
export const pause = (label: string): string => `${label}: anhalten`;
