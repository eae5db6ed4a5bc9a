import { JOB } from "../log/log.texts";

/** Jobs as a subject of the log. Administrators see its entries. */
export const jobSubject = {
  name: "jobs",
  one: JOB,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
