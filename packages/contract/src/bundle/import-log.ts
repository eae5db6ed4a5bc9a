/** The import of a whole shop as the log tells of it: to administrators, in one entry for all that it wrote. */
export const importSubject = {
  name: "imports",
  one: "Import",
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;

/** How many records of a resource an import made and changed. */
export interface ImportedCount {
  created: number;
  updated: number;
}
