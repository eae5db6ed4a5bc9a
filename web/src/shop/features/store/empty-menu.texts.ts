/* Texts shown in place of a menu without products. */

export const nothing = "Hier gibt es gerade nichts zu bestellen. Schauen Sie bitte später wieder vorbei.";
export const offerFrom = (time: string): string => `Unser Angebot gilt ${time}. Schauen Sie bitte dann wieder vorbei.`;
