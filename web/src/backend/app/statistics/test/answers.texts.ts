/** What customers and shops of the tests have written. */
export const WRITTEN = {
  product: "Zwetschkenknödel mit Butterbröseln",
  comment: "Ganz diskret geliefert, Frau Geheimrat",
  donatee: "Rotes Kreuz",
  step: "Größe",
  option: "Groß",
} as const;
