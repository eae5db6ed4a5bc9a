import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { findAuthenticator } from "../factor";
import { countPasskeys } from "../passkey-rows";

/**
 * Refuses another factor from a session that has not shown the one that its account has meanwhile: whoever opened the
 * session may know the password alone.
 * @throws conflict.
 */
export async function requireShown({ actor }: { actor: Actor }): Promise<void> {
  const { id: user, mustProtect } = requireStaff(actor).user;
  if (!mustProtect) return;
  const [authenticator, passkeys] = await Promise.all([findAuthenticator(user), countPasskeys({ user })]);
  if (authenticator?.confirmedAt || passkeys > 0)
    throw new AppError("factor.exists", "conflict", ACCOUNT_MESSAGES.hasFactor);
}
