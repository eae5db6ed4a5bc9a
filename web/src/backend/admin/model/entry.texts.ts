/**
 * Messages about typed numbers. The API's messages mention decimals, while the form's fields take percentages and a
 * comma. Those about amounts are `AMOUNT_FAULTS`.
 */
export const ENTRY_MESSAGES = {
  rate: "Bitte geben Sie einen Satz in Prozent an, zum Beispiel 10 oder 4,9.",
  rateRange: "Bitte geben Sie einen Satz von 0 bis 100 % an.",
  ratePlaces: "Bitte geben Sie den Satz mit höchstens zwei Nachkommastellen an, zum Beispiel 4,9.",
  number: "Bitte geben Sie eine Zahl an, zum Beispiel 3 oder 0,25.",
  whole: "Bitte geben Sie eine ganze Zahl an, zum Beispiel 3.",
  quantity: "Bitte geben Sie eine Zahl größer als 0 mit höchstens drei Nachkommastellen an, zum Beispiel 0,25.",
} as const;
