import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, flag, prose, requiredLine } from "../kit/schema";
import { EXPECTED_PATH } from "../kit/validation/expectation.texts";
import { VALIDATION } from "../kit/validation/validation.texts";
import { isReservedPath } from "../page/reserved-path";
import { LONGEST_PATH, PAGE_PATH, sitePath } from "../page/site-path";
import { checkRedirect, foldedPath } from "./redirect.rules";
import { REDIRECT_STATUSES, REDIRECT_TYPES } from "./redirect.texts";

const TARGETS = { site: "sites", branch: "branches", product: "products" };

/** Redirects from addresses that no page has any more. If a page has the address, the page is shown. */
export const redirects = defineResource({
  name: "redirects",
  idPrefix: "red",
  one: "Redirect",
  many: "Redirects",
  title: ["path"],
  navigation: { group: "website", icon: "signpost", position: 4 },
  fields: z.strictObject({
    /** A path like that of a page. Slashes around it are accepted and removed. */
    path: z
      .string()
      .overwrite(sitePath)
      .regex(PAGE_PATH, EXPECTED_PATH)
      .max(LONGEST_PATH)
      .refine((path) => !isReservedPath(path), { error: VALIDATION.reserved })
      .meta({ title: "Pfad", column: true }),
    type: choice(["link", "site", "branch", "product"], {
      title: "Art des Ziels",
      labels: REDIRECT_TYPES,
      column: true,
    }).default("link"),
    /** A URL or path, or the id of a record. */
    target: requiredLine("Ziel", 2000).meta({ column: true, refBy: { field: "type", resources: TARGETS } }),
    status: z
      .literal([301, 302])
      .default(301)
      .meta({ title: "Weiterleitung", labels: REDIRECT_STATUSES, column: true }),
    isEnabled: flag("Aktiv", true).meta({ column: true }),
    note: prose("Notiz", 1000).default(""),
  }),
  check: checkRedirect,
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
  unique: [["path"]],
  list: {
    filters: ["type", "status", "isEnabled"],
    sortable: ["path", "target", "updatedAt"],
    searchable: ["path", "target", "note"],
  },
  storage: "indexed",
  lookup: ({ path, type, target, status, isEnabled }) =>
    isEnabled ? { value: foldedPath(path), holds: { type, target, status } } : null,
  inSnapshot: false,
});

export type Redirect = RecordOf<typeof redirects>;
