/** The labels of the cart, exactly as in the specification. */
export const CART_LABELS = {
  method: "Art der Lieferung",
  area: "Liefergebiet",
  goods: "Kosten",
  delivery: "Lieferkosten",
  total: "Gesamt",
} as const;
