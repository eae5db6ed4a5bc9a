import { slotStart } from "@tresen/contract/slots";
import type { Instant } from "@tresen/contract/time";

/** The slot that an appointment takes a place in, as it is stored. */
export function slotOf(appointment: Instant): string {
  return new Date(slotStart(appointment)).toISOString();
}
