/**
 * Messages about typed numbers. The API's messages mention cents and decimals, while the form's fields take amounts,
 * percentages and a comma.
 */
export const ENTRY_MESSAGES = {
  money: "Bitte geben Sie einen Betrag an, zum Beispiel 9,90.",
  moneyPlaces: "Bitte geben Sie den Betrag mit höchstens zwei Nachkommastellen an, zum Beispiel 9,90.",
  moneyNegative: "Der Betrag darf nicht negativ sein.",
  moneyAtLeast: (least: string): string => `Der Betrag muss mindestens ${least} sein.`,
  moneyAtMost: (most: string): string => `Der Betrag darf höchstens ${most} sein.`,
  rate: "Bitte geben Sie einen Satz in Prozent an, zum Beispiel 10 oder 4,9.",
  rateRange: "Bitte geben Sie einen Satz von 0 bis 100 % an.",
  ratePlaces: "Bitte geben Sie den Satz mit höchstens zwei Nachkommastellen an, zum Beispiel 4,9.",
  number: "Bitte geben Sie eine Zahl an, zum Beispiel 3 oder 0,25.",
  whole: "Bitte geben Sie eine ganze Zahl an, zum Beispiel 3.",
  quantity: "Bitte geben Sie eine Zahl größer als 0 mit höchstens drei Nachkommastellen an, zum Beispiel 0,25.",
} as const;
