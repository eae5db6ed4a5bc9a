import { BOOKING } from "./booking.texts";
import { CLOSING } from "./closing.texts";

/** As subjects of the log, which stores the branch of each entry. */
const SUBJECT = {
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (): string[] => [],
} as const;
export const closingSubject = { name: "closings", one: CLOSING, ...SUBJECT } as const;
export const bookingSubject = { name: "bookings", one: BOOKING, ...SUBJECT } as const;
