/* Texts shown after scanning the code of a table. */

export const atTable = (table: string): string => `Sie bestellen an Tisch ${table}.`;
export const noTableOrders = "Diese Filiale nimmt derzeit keine Bestellungen am Tisch an.";
export const unknownTable = (table: string): string => `Den Tisch „${table}“ gibt es hier nicht.`;
export const scanAgain = "Bitte scannen Sie den Code auf Ihrem Tisch noch einmal oder wählen Sie ihn an der Kassa.";
