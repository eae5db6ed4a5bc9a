/** What a menu without a name is called. */
export const menuFrom = (day: string): string => `Produktkatalog ab ${day}`;
export const optionRepeated = (name: unknown): string =>
  `Die Option „${name}“ gibt es in diesem Schritt schon. Bitte geben Sie jeder Option einen eigenen Namen.`;
/** `1 Stunde`, `60 Minuten`: what the table of units says instead. */
export const unitsContradicted = ({ one, count }: { one: string; count: string }): string =>
  `Das widerspricht den Einheiten: ${one} entspricht ${count}.`;
export const productContradicted = (value: string): string =>
  `Das widerspricht dem Produkt selbst: In seiner eigenen Einheit gilt ${value}.`;
