import type { Permission } from "../kit/access";
import { LOCKED_INVOICE } from "./privacy.texts";

/** What is done with personal data as a whole. Removing a customer, which is an erasure, has its own permission. */
export const privacyPermissions = {
  /** Reading names and addresses that are kept for invoices of erased people. */
  locked: { name: "privacy.locked", access: "admin", scopes: ["all"] },
  /** Seeing the state of erasures. */
  erasures: { name: "privacy.erasures", access: "admin", scopes: ["all"] },
  /** Beginning erasures again after a table was restored. */
  replay: { name: "privacy.replay", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** Locked data as a subject of the log, which says who read it, and not what it says. */
export const lockedSubject = {
  name: "locked-invoices",
  one: LOCKED_INVOICE,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
