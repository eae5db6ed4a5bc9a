/* The lines of the cart. */

export const onRequest = "auf Anfrage";
export const depositIncluded = (amount: string): string => `inkl. ${amount} Pfand`;
export const edit = (product: string): string => `${product} ändern`;
export const remove = (product: string): string => `${product} entfernen`;
