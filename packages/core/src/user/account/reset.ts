import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { passwordFault } from "@tresen/contract/user/password";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError, inputError } from "../../platform/errors";
import { findRow } from "../../records/rows";
import { assignPassword } from "../change-password";
import type { Origin } from "../login";
import { tellOwner } from "../notice";
import { forgetFailures } from "../throttle";
import { userRows } from "../user-rows";
import { boundTo, findToken, useToken } from "./token";

/**
 * Sets the password of whoever has the mailed link, and ends all sessions. It signs nobody in, so that a second factor
 * is asked for as always.
 * @throws missing for a link that is not valid any more, input for a password that is too easy to guess.
 */
export async function setPassword({
  token,
  password,
  now,
  ip,
  device = null,
  ...client
}: {
  token: string;
  password: string;
  now: Instant;
} & Origin): Promise<void> {
  const found = await findToken({ token, kinds: ["password", "invitation"], now });
  const row = found?.user === undefined ? null : await findRow({ resource: userRows, id: found.user });
  if (!row || found?.credential !== boundTo(row)) throw gone();
  const weakness = passwordFault({ password, username: String(row.fields.username) });
  if (weakness)
    throw inputError({
      code: "password.weak",
      faults: [{ field: "password", code: "password.weak", message: weakness }],
    });
  if (!(await useToken(token))) throw gone();
  await assignPassword({ row, password, now });
  await forgetFailures({ username: String(row.fields.username), ip, device });
  // Whoever chooses the first password of a new account has just been invited.
  if (row.secrets.passwordHash !== undefined)
    await tellOwner({ row, kind: "passwordChanged", client: { ip, ...client }, now });
}

function gone(): AppError {
  return new AppError("account.link", "missing", ACCOUNT_MESSAGES.linkGone);
}
