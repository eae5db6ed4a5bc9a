/** The title of a menu without a name. */
export const menuFrom = (day: string): string => `Produktkatalog ab ${day}`;
export const optionRepeated = (name: unknown): string =>
  `Die Option „${name}“ gibt es in diesem Schritt schon. Bitte geben Sie jeder Option einen eigenen Namen.`;
/** @param one and @param count are equal quantities of the two units, like `1 Stunde` and `60 Minuten`. */
export const unitsContradicted = ({ one, count }: { one: string; count: string }): string =>
  `Das widerspricht den Einheiten: ${one} entspricht ${count}.`;
export const productContradicted = (value: string): string =>
  `Das widerspricht dem Produkt selbst: In seiner eigenen Einheit gilt ${value}.`;
export const allergensContradicted =
  "Das Produkt nennt Allergene. Bitte geben Sie entweder sie an oder dass es keine gibt.";
