import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref, refs } from "../kit/schema";
import { deliveryArea } from "./delivery-area-fields";

/** The fields of branches that refer to other resources. */
export const branchReferrer = {
  name: "branches",
  one: "Filiale",
  many: "Filialen",
  title: ["name"],
  fields: z.object({
    division: ref("divisions", "Organisation").nullish(),
    deliveryAreas: z.array(deliveryArea).max(500).default([]).meta({
      description:
        "Wohin geliefert wird, mit Postleitzahl oder Ortsnamen. „Kostenlos ab“ lässt die Lieferkosten bei größeren Bestellungen weg.",
      title: "Liefergebiete",
      section: "Lieferung",
      entry: "Liefergebiet",
    }),
    tags: refs("tags", "Schlagwörter").default([]).meta({ section: "Darstellung" }),
  }),
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (branch: { id: string }) => [branch.id],
} as const satisfies Referrer;
