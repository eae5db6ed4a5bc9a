import type { Permission } from "../kit/access";
import { PERSONAL_KEY } from "./external-user.texts";

/** What external users may be allowed to do. */
export const EXTERNAL_PERMISSIONS = ["timeTracking", "deliveryRuns"] as const;
export type ExternalPermission = (typeof EXTERNAL_PERMISSIONS)[number];

/** The same as permissions of an actor, in the branches of the external user. No role gives them to staff. */
export const externalPermissions: Readonly<Record<ExternalPermission, Permission>> = {
  timeTracking: ofOutsiders("external.time-tracking"),
  deliveryRuns: ofOutsiders("external.delivery-runs"),
};

function ofOutsiders(name: string): Permission {
  return { name, access: "admin", scopes: ["branches"], outsiders: ["external"] };
}

export const externalUserPermissions = {
  /** Making, sending and revoking the personal keys of external users. */
  keys: { name: "external-users.keys", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;

/** Personal keys as a subject of the log. Whoever may see the external users of a branch sees their entries. */
export const personalKeySubject = {
  name: "personal-keys",
  one: PERSONAL_KEY,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branches of each key.
  branchesOf: (): string[] => [],
} as const;
