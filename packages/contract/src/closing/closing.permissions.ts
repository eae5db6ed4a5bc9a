import type { Permission } from "../kit/access";
import { BOOKING } from "./booking.texts";
import { CLOSING } from "./closing.texts";

const TO_MANAGERS = { access: "manager", scopes: ["all", "branches"] } as const;

export const closingPermissions = {
  read: { name: "closings.read", ...TO_MANAGERS },
  /** Closing a day. */
  create: { name: "closings.create", ...TO_MANAGERS },
  /** Entering corrections and tips. */
  book: { name: "closings.book", ...TO_MANAGERS },
} as const satisfies Record<string, Permission>;

/** As subjects of the log, which stores the branch of each entry. */
const SUBJECT = {
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (): string[] => [],
} as const;
export const closingSubject = { name: "closings", one: CLOSING, ...SUBJECT } as const;
export const bookingSubject = { name: "bookings", one: BOOKING, ...SUBJECT } as const;
