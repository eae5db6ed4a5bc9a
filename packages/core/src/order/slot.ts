import { SLOT_STEP } from "@tresen/contract/slots";
import type { Instant } from "@tresen/contract/time";

/** The slot that an appointment takes a place in: the five minutes it begins in. */
export function slotOf(appointment: Instant): string {
  return new Date(Math.floor(appointment / SLOT_STEP) * SLOT_STEP).toISOString();
}
