import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref, refs } from "../kit/schema";

/** The fields of branches that refer to other resources. */
export const branchReferrer = {
  name: "branches",
  one: "Filiale",
  many: "Filialen",
  title: ["name"],
  fields: z.object({
    division: ref("divisions", "Organisation").nullish(),
    tags: refs("tags", "Schlagwörter").default([]).meta({ section: "Darstellung" }),
  }),
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (branch: { id: string }) => [branch.id],
} as const satisfies Referrer;
