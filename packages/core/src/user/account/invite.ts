import { userPermissions } from "@tresen/contract/user/user.permissions";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { type Permission, holds } from "@tresen/contract/kit/access";
import { users } from "@tresen/contract/user/user.resource";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { getConfig } from "../../config";
import { type Actor, personOf } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError, forbidden, unauthenticated } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { type Row, findRow } from "../../records/rows";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { requireRights } from "../rights";
import { userRows } from "../user-rows";
import { mailAccount } from "../notice";
import { INVITATION_TIME, boundTo, findToken } from "./token";
import { InvitationEntity } from "./token.entity";

const LIMIT = { limit: 5, window: HOUR };

/**
 * Mails the user a link to choose a password: an invitation for a new account, and the short-lived link for a new
 * password for whoever has one already, who gets it only while they may sign in.
 * @throws unauthenticated, forbidden, missing, limit.
 */
export async function invite({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  const row = await managedUser({ actor, id });
  await enforceRateLimit({ kind: "invitation", value: id, ...LIMIT, now });
  const kind = row.secrets.passwordHash === undefined ? "invitation" : "reset";
  await mailAccount({ notice: { kind, username: String(row.fields.username) }, now });
}

/** When the user got the invitation that still works, as an instant; null without one. */
export async function findInvitation({ user, now }: { user: string; now: Instant }): Promise<string | null> {
  const { data } = await storageCall(() => InvitationEntity.get({ user }).go({ consistent: true }));
  const until = (data?.expiresAt ?? 0) * 1000;
  return until > now ? new Date(until - INVITATION_TIME).toISOString() : null;
}

/**
 * Whose password an invitation or another mailed link sets, and in which shop, without using the link up. Whoever has
 * the link got it at this address.
 * @throws missing for a link that is not valid any more.
 */
export async function passwordOwner({
  token,
  now,
}: {
  token: string;
  now: Instant;
}): Promise<{ username: string; shopName: string }> {
  const found = await findToken({ token, kinds: ["password", "invitation"], now });
  const row = found?.user === undefined ? null : await findRow({ resource: userRows, id: found.user });
  if (!row || found?.credential !== boundTo(row))
    throw new AppError("account.link", "missing", ACCOUNT_MESSAGES.linkGone);
  const { shopName } = await getConfig();
  return { username: String(row.fields.username), shopName };
}

/**
 * The user, if the actor may look after their account: never of somebody with more rights than they have.
 * @throws unauthenticated, forbidden, missing.
 */
export async function managedUser({
  actor,
  id,
  permission = userPermissions.account,
}: {
  actor: Actor;
  id: string;
  permission?: Permission;
}): Promise<Row> {
  const person = personOf(actor);
  if (!person) throw unauthenticated();
  const row = await findRow({ resource: userRows, id });
  const record = row && userRows.recordOf(row);
  // Whoever may look after no account at all is refused before it is told which ones there are.
  if (!record || !holds({ person, permission, verb: "update", resource: users, record: { ...record } })) {
    if (!holds({ person, permission, verb: "update", resource: users })) throw forbidden();
    throw new AppError("record.missing", "missing", notFound(users.one));
  }
  await requireRights({ actor, before: row, row });
  return row;
}
