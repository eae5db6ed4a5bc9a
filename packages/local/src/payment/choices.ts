import { keysOf } from "@tresen/contract/kit/object";
import type { StandInPayment, StandInState } from "./payment-store";

/** The actions that a tester can choose on the payment page. */
export const CHOICES = {
  paid: { state: "paid", isSilent: false },
  // Mollie sends no webhook for it.
  pending: { state: "pending", isSilent: true },
  silent: { state: "paid", isSilent: true },
  failed: { state: "failed", isSilent: false },
  canceled: { state: "canceled", isSilent: false },
  expired: { state: "expired", isSilent: false },
} as const satisfies Record<string, { state: StandInState; isSilent: boolean }>;

export type Choice = keyof typeof CHOICES;

/**
 * The possible outcomes of the payment. Card payments are never pending; for other methods the tester decides on this
 * page whether the money arrives.
 */
export function choicesFor({ provider, state }: StandInPayment): Choice[] {
  if (state !== "open" && state !== "pending") return [];
  return keysOf(CHOICES).filter((choice) => choice !== "pending" || (provider === "mollie" && state === "open"));
}
