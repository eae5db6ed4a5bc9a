import type { Permission } from "../kit/access";
import { PIN } from "./tablet/tablet.texts";
import { PERSONNEL } from "./personnel/personnel.texts";

export const userPermissions = {
  /** Changing the roles and branches of an existing user. Creating a user does not require it. */
  assign: { name: "user.assign", access: "admin", scopes: ["all", "branches"] },
  /** Sending an invitation, seeing and ending sessions, and removing a lost second factor of others. */
  account: { name: "user.account", access: "admin", scopes: ["all", "branches"] },
  /** Reading and changing what is kept about the employment of others. */
  personnel: { name: "user.personnel", access: "admin", scopes: ["all", "branches"] },
  /** Deciding which roles must sign in with a second factor. */
  policy: { name: "user.policy", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** The data about employment as a subject of the log, which tells that it was changed, and nothing of what it says. */
export const personnelSubject = {
  name: "personnel",
  one: PERSONNEL,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
  // Unused, since the log stores the branches of each user.
  branchesOf: (): string[] => [],
} as const;

/** PINs as a subject of the log, which tells who set or removed whose, and never a digit. */
export const pinSubject = { ...personnelSubject, name: "pins", one: PIN } as const;
