import * as z from "zod";
import { areaTaxRate } from "./branch.referrer";
import { border } from "./border/border-fields";
import { cents, id, rate, requiredLine } from "../kit/schema";

export const deliveryArea = z.strictObject({
  id: id.optional(),
  area: requiredLine("Liefergebiet"),
  price: cents("Lieferkosten").default(0),
  tax: rate("Steuersatz").default(0.2),
  taxRate: areaTaxRate,
  free: z.boolean().default(false).meta({ title: "Kostenlos" }),
  freeFromOrderValue: cents("Kostenlos ab Bestellwert über")
    .nullish()
    .meta({ when: { beside: { free: false } } }),
  minimumOrderValue: cents("Mindestbestellwert").nullish(),
  border: border.nullish().meta({
    title: "Grenze",
    entry: "Ecke",
    description: "Für die Karte der Liefergebiete in den Statistiken. Kunden sehen sie nicht.",
    widget: "border",
  }),
});

export type DeliveryArea = z.output<typeof deliveryArea>;
