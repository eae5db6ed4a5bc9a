import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { refs } from "../kit/schema";
import { externalName } from "./external-name";
import * as VALIDATION from "../kit/validation/validation.texts";

/** The fields of external users that refer to other records, and what is needed to weigh them. */
export const externalUserReferrer = {
  name: "external-users",
  one: "Externe Person",
  many: "Externe Personen",
  title: ["username"],
  named: externalName,
  fields: z.object({
    branches: refs("branches", "Filialen")
      .min(1, VALIDATION.blank)
      .meta({ title: "Filialen", description: "Nur dort gilt, was die Person darf.", column: true }),
  }),
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (user: { id: string; branches?: unknown }) =>
    Array.isArray(user.branches) ? user.branches.map(({ id }: { id: string }) => id) : [],
} as const satisfies Referrer;
