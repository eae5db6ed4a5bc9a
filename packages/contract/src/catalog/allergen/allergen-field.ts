import * as z from "zod";

export const allergens = z
  .array(z.string().max(4))
  .max(30)
  .meta({ title: "Allergene", entry: "Allergen", widget: "allergens" });
