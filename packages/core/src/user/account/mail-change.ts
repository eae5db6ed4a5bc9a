import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { users } from "@tresen/contract/user/user.resource";
import { ulid } from "ulid";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { type Row, findRow, findUnique, writeRow } from "../../records/rows";
import { type Origin, requirePassword } from "../login";
import { credentialOf, deviceName } from "../session";
import { userRows } from "../user-rows";
import { freeUsername, normalizeUsername } from "../username";
import { mailAccount } from "../notice";
import { MAIL_CHANGE_TIME, findToken } from "./token";
import { MailChangeEntity } from "./token.entity";

/** Usernames are unique over both kinds. */
const EXTERNAL_USERS = { name: "external-users", unique: [["username"]] };
const LIMIT = { limit: 5, window: DAY };

/**
 * Asks both the present and the new address whether the user signs in with the new one from now on. A change that was
 * begun before is replaced.
 * @throws input for a wrong password and an address that is taken, limit.
 */
export async function beginMailChange({
  actor,
  username,
  password,
  now,
  ...origin
}: { actor: Actor; username: string; password: string; now: Instant } & Origin): Promise<void> {
  const row = await requirePassword({ actor, password, now, ...origin });
  const [present, wanted] = [String(row.fields.username), normalizeUsername(username)];
  if (wanted === present) throw fault(ACCOUNT_MESSAGES.sameMail);
  for (const resource of [userRows, EXTERNAL_USERS])
    if (await findUnique({ resource, fields: { username: wanted } })) throw fault(ACCOUNT_MESSAGES.mailTaken);
  await enforceRateLimit({ kind: "mail-change", value: row.id, ...LIMIT, now });
  const until = now + MAIL_CHANGE_TIME;
  const change = `chg_${ulid(now)}`;
  await storageCall(() =>
    MailChangeEntity.put({
      user: row.id,
      id: change,
      username: wanted,
      credential: credentialOf(row.secrets.passwordHash),
      until,
      expiresAt: Math.ceil(until / 1000),
    }).go({ response: "none" }),
  );
  const { ip: address, agent, place } = origin;
  const seen = { at: new Date(now).toISOString(), device: deviceName(agent), address, place };
  await mailAccount({ notice: { kind: "mailOld", username: present, change, wanted, seen }, now });
  await mailAccount({ notice: { kind: "mailNew", username: present, change, wanted }, to: wanted, now });
}

/**
 * Notes that one side has confirmed. With the second one the address is changed. Repeating it is harmless.
 * @returns whether the address is changed now.
 * @throws missing for a link that is not valid any more, input when the address was taken meanwhile.
 */
export async function confirmMail({ token, now }: { token: string; now: Instant }): Promise<{ isChanged: boolean }> {
  const found = await findToken({ token, kinds: ["mailOld", "mailNew"], now });
  const { user } = found ?? {};
  if (!found || user === undefined) throw gone();
  const side = found.kind === "mailOld" ? "oldConfirmedAt" : "newConfirmedAt";
  const change = await confirmed({ user, id: found.change ?? "", side, now });
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return { isChanged: false };
  const row = await findRow({ resource: users, id: user });
  if (!row || credentialOf(row.secrets.passwordHash) !== change.credential) throw gone();
  if (row.fields.username !== change.username) await rename({ row, username: change.username, now });
  return { isChanged: true };
}

async function confirmed({
  user,
  id,
  side,
  now,
}: {
  user: string;
  id: string;
  side: "oldConfirmedAt" | "newConfirmedAt";
  now: Instant;
}) {
  try {
    const { data } = await storageCall(() =>
      MailChangeEntity.patch({ user })
        .set({ [side]: new Date(now).toISOString() })
        .where(({ id: stored, until }, { eq, gt }) => `${eq(stored, id)} AND ${gt(until, now)}`)
        .go({ response: "all_new" }),
    );
    return data;
  } catch (error) {
    throw error instanceof ConditionFailed ? gone() : error;
  }
}

async function rename({ row: before, username, now }: { row: Row; username: string; now: Instant }): Promise<void> {
  const after: Row = {
    ...before,
    version: before.version + 1,
    updatedAt: new Date(now).toISOString(),
    fields: { ...before.fields, username },
  };
  const checks = freeUsername({ among: "external-users", before, row: after });
  await writeRow({ resource: users, before, after, checks, cause: { actor: null, action: "update", now } });
}

/** The address that waits to be confirmed, by whomever it was asked for; null for none. */
export async function waitingMail({ user, now }: { user: string; now: Instant }): Promise<string | null> {
  const { data } = await storageCall(() => MailChangeEntity.get({ user }).go({ consistent: true }));
  const row = data && data.until > now && !(data.oldConfirmedAt && data.newConfirmedAt) ? data : null;
  return row?.username ?? null;
}

/** Calls off the change that the actor had begun, or somebody in their name: its links are worth nothing then. */
export async function cancelMailChange({ actor }: { actor: Actor }): Promise<void> {
  await eraseMailChange({ user: requireStaff(actor).user.id });
}

/** Forgets what a removed user had begun. */
export async function eraseMailChange({ user }: { user: string }): Promise<void> {
  await storageCall(() => MailChangeEntity.delete({ user }).go());
}

function fault(message: string): AppError {
  const code = "account.mail";
  return inputError({ code, faults: [{ field: "username", code, message }] });
}

function gone(): AppError {
  return new AppError("account.link", "missing", ACCOUNT_MESSAGES.linkGone);
}
