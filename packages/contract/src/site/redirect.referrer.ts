import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { requiredLine } from "../kit/schema";

const TARGETS = { site: "sites", branch: "branches", product: "products" };

/** The fields of redirects that refer to other resources. */
export const redirectReferrer = {
  name: "redirects",
  one: "Redirect",
  many: "Redirects",
  title: ["path"],
  fields: z.object({
    /** A URL or path, or the id of a record. */
    target: requiredLine("Ziel", 2000).meta({
      column: true,
      alsoNamed: ["to", "destination", "new", "neu", "nach", "target url", "destination url", "new url", "redirect to"],
      refBy: { field: "type", resources: TARGETS },
    }),
  }),
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
  storage: "indexed",
} as const satisfies Referrer;
