import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { PROJECT } from "./project.texts";

/** The fields of projects that refer to other records, and what is needed to weigh them. */
export const projectReferrer = {
  name: "projects",
  ...PROJECT,
  title: ["name"],
  fields: z.object({
    branch: ref("branches", "Filiale").meta({ column: true }),
    customer: ref("customers", "Kunde").nullish().meta({ isCustomerData: true, column: true }),
  }),
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (project: { id: string; branch: string }) => [project.branch],
  storage: "indexed",
} as const satisfies Referrer;
