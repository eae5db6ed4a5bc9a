import type { Permission } from "../kit/access";
import { TIME_SHEET } from "./time-sheet.texts";

export const timeSheetPermissions = {
  /** Seeing the sheets of others, confirming them on their behalf, approving, locking and reopening them. One's own, everybody sees and confirms. */
  decide: { name: "time-sheets.decide", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;

/** Time sheets as a subject of the log, which tells whose were confirmed, approved and locked, and no figures. */
export const timeSheetSubject = {
  name: "time-sheets",
  one: TIME_SHEET,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branches of each person.
  branchesOf: (): string[] => [],
} as const;
