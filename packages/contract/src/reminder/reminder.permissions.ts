import type { Permission } from "../kit/access";
import { CONTACT_STOP, REMINDERS_TITLE } from "./reminders-title.texts";

export const reminderPermissions = {
  manage: { name: "reminder.manage", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;

/** What contacts of customers have stopped, as staff wrote it down: a subject of the log by the id of the customer. */
export const contactStopSubject = {
  name: "contact-stops",
  one: CONTACT_STOP,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (): string[] => [],
} as const;

/** What a branch has decided of its reminders, as a subject of the log. The log stores the branch of each entry. */
export const reminderSubject = {
  name: "reminders",
  one: REMINDERS_TITLE,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (): string[] => [],
} as const;
