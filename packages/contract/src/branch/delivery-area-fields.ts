import * as z from "zod";
import { border } from "./border/border-fields";
import { cents, id, rate, ref, requiredLine } from "../kit/schema";

export const deliveryArea = z.strictObject({
  id: id.optional(),
  area: requiredLine("Liefergebiet"),
  price: cents("Lieferkosten").default(0),
  tax: rate("Steuersatz").default(0.2),
  taxRate: ref("tax-rates", "Steuersatz mit Namen")
    .nullish()
    .meta({ description: "Gilt statt der Zahl daneben und wechselt an den Tagen, die er nennt." }),
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
