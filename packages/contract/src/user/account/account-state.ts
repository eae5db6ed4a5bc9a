import type { Instant } from "../../kit/time";
import { LOGIN_MESSAGES } from "../login.texts";

/** What of a user decides whether they may sign in. */
export interface Account {
  isEnabled: boolean;
  isLocked?: boolean | undefined;
  activeFrom?: string | null | undefined;
  activeTo?: string | null | undefined;
}

/** Why the user may not sign in now; null if they may. */
export function accountRefusal({
  account: { isEnabled, isLocked, activeFrom, activeTo },
  now,
}: {
  account: Account;
  now: Instant;
}): "locked" | "disabled" | "expired" | null {
  if (isLocked) return "locked";
  if (!isEnabled || (activeFrom && Date.parse(activeFrom) > now)) return "disabled";
  return activeTo && Date.parse(activeTo) <= now ? "expired" : null;
}

/** The sentence for it, which only the person with the right password is told. */
export function refusalText(refusal: NonNullable<ReturnType<typeof accountRefusal>>): string {
  return LOGIN_MESSAGES[refusal];
}
