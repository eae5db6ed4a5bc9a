import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { groupField } from "./option-group/group-field";

const named = (title: string) =>
  ref("tax-rates", title).nullish().meta({
    section: "Preis",
    description: "Gilt statt der Zahl darüber und wechselt an den Tagen, die er nennt.",
  });

/** The fields of products that refer to other resources. */
export const productReferrer = {
  name: "products",
  one: "Produkt",
  many: "Produkte",
  title: ["name"],
  fields: z.object({
    taxRate: named("Steuersatz mit Namen bei Lieferung"),
    takeawayTaxRate: named("Steuersatz mit Namen bei Takeaway"),
    dineInTaxRate: named("Steuersatz mit Namen bei Dine In"),
    config: z.object({ parts: z.array(z.object({ group: groupField })).max(50) }),
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  storage: "indexed",
  refersToMany: true,
} as const satisfies Referrer;
