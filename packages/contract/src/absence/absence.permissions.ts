import type { Permission } from "../kit/access";
import { ABSENCE } from "./absence.texts";

export const absencePermissions = {
  /** Seeing, entering and deciding absences of others. One's own, everybody on the staff sees and asks for. */
  decide: { name: "absence.decide", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;

/** Absences as a subject of the log, which tells whose were changed and by whom, and never why somebody is away. */
export const absenceSubject = {
  name: "absences",
  one: ABSENCE,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branches of each person.
  branchesOf: (): string[] => [],
} as const;
