/** The cart's labels, to the letter of the specification. */
export const CART_LABELS = {
  method: "Art der Lieferung",
  area: "Liefergebiet",
  goods: "Kosten",
  delivery: "Lieferkosten",
  total: "Gesamt",
} as const;
