import * as z from "zod";
import { identifier } from "../../kit/fields/identifier-field";
import { type RecordOf, defineResource } from "../../kit/resource";
import { rate, requiredLine } from "../../kit/schema";
import { checkTaxRate } from "./tax-rate.rules";

/** Tax rates with names, whose values change on the days that the law says. */
export const taxRates = defineResource({
  name: "tax-rates",
  idPrefix: "txr",
  one: "Steuersatz",
  many: "Steuersätze",
  title: ["name", "identifier"],
  navigation: { group: "offer", icon: "percent", position: 5 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    /** By day, oldest first. The first holds without beginning. */
    values: z
      .array(
        z.strictObject({
          from: z.iso.date().nullish().meta({
            title: "Ab",
            description: "Der erste Tag, an dem der Satz gilt, in der Zeitzone der Filiale. Beim ersten Satz leer.",
          }),
          rate: rate("Steuersatz"),
        }),
      )
      .min(1)
      .max(50)
      .meta({ title: "Sätze", entry: "Satz" }),
  }),
  check: checkTaxRate,
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: { filters: [], sortable: ["name", "identifier"], searchable: ["name", "identifier"] },
  inSnapshot: true,
});

export type TaxRate = RecordOf<typeof taxRates>;
