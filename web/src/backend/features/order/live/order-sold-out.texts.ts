/** Of the button on an order's card, which the desk starts with, and of its dialog. */
export const ofOrder = (ticket: number): string => `Ausverkauftes aus Bestellung ${ticket}`;
