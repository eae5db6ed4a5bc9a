/* Texts of the bar that replaces the cart on small screens. */

export const cart = "Warenkorb";
export const lineCount = (count: number): string => (count === 1 ? "1 Position" : `${count} Positionen`);
