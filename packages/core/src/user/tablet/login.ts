import { accountRefusal, refusalText } from "@tresen/contract/user/account/account-state";
import { PIN_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { authenticateKey } from "../../access-key";
import { AppError } from "../../platform/errors";
import { addRequestFields } from "../../platform/request";
import { type Row, findRow } from "../../records/rows";
import { isRequired } from "../factor";
import { counting } from "../login";
import { verifyPassword } from "../password";
import { type Client, openSession } from "../session";
import { beginPinAttempt } from "../throttle";
import { userRows } from "../user-rows";
import { isOf } from "./people";
import { type PinRow, findPin } from "../pin";

/**
 * Opens a session on a tablet for somebody of its branch. Neither the answer nor its duration tells whether there is
 * such a user with a PIN; only the right PIN tells the state of the account.
 * @param key that of the tablet.
 * @throws forbidden for a browser that is no tablet, limit after too many failures, unauthenticated.
 */
export async function loginByPin({
  key,
  user: id,
  pin,
  client,
  now,
  wait,
}: {
  key: string | null;
  user: string;
  pin: string;
  client: Client;
  now: Instant;
  /** Waits for the given milliseconds; replaced in tests. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}): Promise<{ token: string; expiresAt: Instant }> {
  const { row: tablet } = await authenticateKey({ key: key ?? "", purpose: "tablet", source: client.ip, now });
  addRequestFields({ tablet: tablet.id });
  const end = await beginPinAttempt({ tablet: tablet.id, user: id, now, wait });
  const known = await findRow({ resource: userRows, id });
  const { row, version } = await counting({
    end,
    whose: () => known,
    now,
    check: () => checked({ id, row: known, pin, branch: tablet.branch, now }),
  });
  addRequestFields({ user: row.id });
  return openSession({
    ...{ user: row, method: "pin", client, mustProtect: false, now },
    tablet: { key: tablet.id, pin: version },
  });
}

/** The user, and the version of their PIN, if it is right and enough. @throws unauthenticated. */
async function checked({
  id,
  row,
  pin,
  branch,
  now,
}: {
  id: string;
  row: Row | null;
  pin: string;
  branch: string;
  now: Instant;
}): Promise<{ row: Row } & Pick<PinRow, "version">> {
  const stored = await findPin(id);
  const user = row && userRows.recordOf(row);
  const hash = user && isOf({ user, branch }) ? (stored?.hash ?? null) : null;
  if (!(await verifyPassword({ password: pin, hash })) || !row || !user || !stored)
    throw new AppError("login.pin", "unauthenticated", PIN_MESSAGES.wrong);
  const refusal = accountRefusal({ account: user, now });
  if (refusal) throw new AppError("login.state", "unauthenticated", refusalText(refusal));
  if (await isRequired(user.roles))
    throw new AppError("login.second_factor", "unauthenticated", PIN_MESSAGES.secondFactor);
  return { row, version: stored.version };
}
