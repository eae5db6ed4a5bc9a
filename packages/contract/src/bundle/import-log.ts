import { IMPORT } from "../log/log.texts";

/** The log entry for a whole import. Administrators see one entry for everything that the import wrote. */
export const importSubject = {
  name: "imports",
  one: IMPORT,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;

/** How many records of a resource an import created and changed. */
export interface ImportedCount {
  created: number;
  updated: number;
}
