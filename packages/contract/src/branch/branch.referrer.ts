import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref, refs } from "../kit/schema";

/** The most delivery areas of a branch. */
export const AREAS = 500;
/** Of a delivery area. */
export const areaTaxRate = ref("tax-rates", "Steuersatz mit Namen")
  .nullish()
  .meta({ description: "Gilt statt der Zahl daneben und wechselt an den Tagen, die er nennt." });

/** The fields of branches that refer to other resources. */
export const branchReferrer = {
  name: "branches",
  one: "Filiale",
  many: "Filialen",
  title: ["name"],
  fields: z.object({
    division: ref("divisions", "Organisation").nullish(),
    deliveryAreas: z.array(z.object({ taxRate: areaTaxRate })).max(AREAS),
    tags: refs("tags", "Schlagwörter").default([]).meta({ section: "Darstellung" }),
  }),
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (branch: { id: string }) => [branch.id],
} as const satisfies Referrer;
