/* The bar that stands in for the cart on small screens. */

export const cart = "Warenkorb";
export const lineCount = (count: number): string => (count === 1 ? "1 Position" : `${count} Positionen`);
