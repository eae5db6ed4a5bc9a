import { keysOf } from "@tresen/contract/kit/object";
import type { StandInPayment, StandInState } from "./book";

/** What a tester can do on the page of the payment. */
export const CHOICES = {
  paid: { state: "paid", isSilent: false },
  // Mollie tells nobody of it.
  pending: { state: "pending", isSilent: true },
  silent: { state: "paid", isSilent: true },
  failed: { state: "failed", isSilent: false },
  canceled: { state: "canceled", isSilent: false },
  expired: { state: "expired", isSilent: false },
} as const satisfies Record<string, { state: StandInState; isSilent: boolean }>;

export type Choice = keyof typeof CHOICES;

/**
 * What the payment may become. Cards alone know no money that is on its way; for the tester it arrives, or not, on this
 * very page.
 */
export function choicesFor({ provider, state }: StandInPayment): Choice[] {
  if (state !== "open" && state !== "pending") return [];
  return keysOf(CHOICES).filter((choice) => choice !== "pending" || (provider === "mollie" && state === "open"));
}
