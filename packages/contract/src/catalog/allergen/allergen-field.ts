import * as z from "zod";

export const allergens = z
  .array(z.string().max(4))
  .max(30)
  .meta({ title: "Allergene", entry: "Allergen", widget: "allergens" });

/** What tells a product without allergens from one whose allergens nobody has stated yet. */
export const allergenFree = z.boolean().default(false).meta({
  title: "Keine kennzeichnungspflichtigen Allergene",
  description: "Kunden lesen das im Shop. Sind weder Allergene noch dies angegeben, fehlt die Angabe noch.",
});
