import { ACCESS_KEY } from "./access-key.texts";

/** Keys as a subject of the log. Whoever may read the keys of a branch sees their entries. */
export const accessKeySubject = {
  name: "access-keys",
  one: ACCESS_KEY,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branch of each key.
  branchesOf: (): string[] => [],
} as const;
