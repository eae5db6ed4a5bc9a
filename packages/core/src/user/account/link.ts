import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { AppError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { findRow } from "../../records/rows";
import { type Origin, type SignedIn, attempt, signInWith } from "../login";
import { userRows } from "../user-rows";
import { normalizeUsername } from "../username";
import { mailAccount } from "../notice";
import { boundTo, findToken, useToken } from "./token";

/** Mails to one address, and asked for from one network address. */
const PER_USERNAME = { limit: 5, window: HOUR };
const PER_ADDRESS = { limit: 30, window: HOUR };

/**
 * Mails a link to sign in, or to choose a new password. What happens here is the same whether or not there is such a
 * user: only whoever sends the mail looks for them.
 * @throws limit
 */
export async function sendLink({
  kind,
  username,
  ip,
  now,
}: {
  kind: "link" | "reset";
  username: string;
  ip: string;
  now: Instant;
}): Promise<void> {
  const name = normalizeUsername(username);
  await enforceRateLimit({ kind: "account-mail-address", value: ip, ...PER_ADDRESS, now });
  await enforceRateLimit({ kind: `account-mail-${kind}`, value: name, ...PER_USERNAME, now });
  await mailAccount({ notice: { kind, username: name }, now });
}

/**
 * Opens a session for whoever has the mailed link, with the second factor if the account has one. The link is used up
 * by the log-in, not by a wrong code.
 * @throws unauthenticated for a link that is not valid any more, limit.
 */
export async function loginByLink({
  token,
  code,
  isTrusted,
  now,
  ...origin
}: {
  token: string;
  code?: string | undefined;
  isTrusted?: boolean | undefined;
  now: Instant;
} & Origin): Promise<SignedIn> {
  const found = await findToken({ token, kinds: ["link"], now });
  const row = found?.user === undefined ? null : await findRow({ resource: userRows, id: found.user });
  if (!row || found?.credential !== boundTo(row)) throw linkGone();
  const username = String(row.fields.username);
  return attempt({
    username,
    now,
    origin,
    isByLink: true,
    whose: () => row,
    check: async (device) =>
      signInWith({
        row,
        method: "link",
        device,
        code,
        isTrusted,
        origin,
        now,
        last: async () => {
          if (!(await useToken(token))) throw linkGone();
        },
      }),
  });
}

function linkGone(): AppError {
  return new AppError("login.link", "unauthenticated", LOGIN_MESSAGES.link);
}
