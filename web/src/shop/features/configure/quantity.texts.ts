/* Texts of the choice of a quantity. */

export const quantity = "Menge";
export const less = "Weniger";
export const more = "Mehr";
export const unit = "Einheit";
export const quantityIn = ({ label, unit }: { label: string; unit: string }): string => `${label} in ${unit}`;
export const pieces = (amount: string): string => `${amount} Stück`;
export const atLeast = (amount: string): string => `mindestens ${amount}`;
export const inSteps = (amount: string): string => `in Schritten von ${amount}`;
export const atMost = (amount: string): string => `höchstens ${amount}`;
