import type {
  ManagedAccount,
  ProtectionView,
  SessionView,
  TrustedBrowser,
} from "@tresen/contract/user/account/account";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { getConfig } from "../../config";
import { type Actor, requireStaff } from "../../platform/actor";
import type { TransactionWrite } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { logEventWrites } from "../../records/log-events";
import { factorEvent } from "../account-events";
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  isRequired,
  removeAuthenticator,
  renewCodes,
} from "../factor";
import { type Origin, ownRow, requirePassword } from "../login";
import { mailAccount, tellOwner } from "../notice";
import { countPasskeys, erasePasskeys } from "../passkey-rows";
import {
  type Client,
  closeSessions,
  endSession,
  eraseTrusted,
  forgetBrowser,
  freeSession,
  listSessions,
  listTrusted,
  trustCredential,
} from "../session";
import { findPin } from "../pin";
import { userRows } from "../user-rows";
import { findRow } from "../../records/rows";
import { requireShown } from "./first-factor";
import { findInvitation, managedUser } from "./invite";
import { waitingMail } from "./mail-change";

interface OfUser {
  actor: Actor;
  id: string;
}

type WithPassword = { actor: Actor; password: string; now: Instant } & Origin;

/** The actor's own sessions. @param token that of this session. */
export async function ownSessions({
  actor,
  token,
  now,
}: {
  actor: Actor;
  token: string | null;
  now: Instant;
}): Promise<SessionView[]> {
  return listSessions({ user: requireStaff(actor).user.id, token, now });
}

/** @throws missing for the session of somebody else. */
export async function endOwnSession({ actor, id }: OfUser): Promise<void> {
  await endSession({ user: requireStaff(actor).user.id, id });
}

/** The browsers in which the actor is not asked for the second factor. @param device the cookie of this one. */
export async function ownBrowsers({
  actor,
  device,
  now,
}: {
  actor: Actor;
  device: string | null;
  now: Instant;
}): Promise<TrustedBrowser[]> {
  const { id: user, secrets } = await ownRow({ actor });
  const { confirmedAt: since } = (await findAuthenticator(user)) ?? {};
  const credential = trustCredential({ passwordHash: secrets.passwordHash, since });
  return listTrusted({ user, credential, token: device, now });
}

/** @throws missing for the browser of somebody else. */
export async function forgetOwnBrowser({ actor, id }: OfUser): Promise<void> {
  await forgetBrowser({ user: requireStaff(actor).user.id, id });
}

/** The sessions of a user, for those who look after accounts. @throws as `managedUser`. */
export async function sessionsOf({
  actor,
  id,
  token,
  now,
}: OfUser & {
  /** That of the actor's session, which they may be looking at. */
  token: string | null;
  now: Instant;
}): Promise<SessionView[]> {
  await managedUser({ actor, id });
  return listSessions({ user: id, token, now });
}

export async function endSessionOf({ actor, id, session }: OfUser & { session: string }): Promise<void> {
  await managedUser({ actor, id });
  await endSession({ user: id, id: session });
}

export async function ownProtection({ actor, now }: { actor: Actor; now: Instant }): Promise<ProtectionView> {
  return protectionFor({ user: requireStaff(actor).user.id, now });
}

/** @throws as `managedUser`. */
export async function protectionOf({ actor, id, now }: OfUser & { now: Instant }): Promise<ManagedAccount> {
  await managedUser({ actor, id });
  const [protection, invitedAt] = await Promise.all([
    protectionFor({ user: id, now }),
    findInvitation({ user: id, now }),
  ]);
  return { ...protection, invitedAt };
}

/**
 * A secret for the authenticator app, with the password typed again. It asks for nothing until it is confirmed.
 * @throws input for a wrong password, conflict where one is set up, limit.
 */
export async function beginOwnAuthenticator({
  actor,
  password,
  now,
  ...origin
}: WithPassword): Promise<{ secret: string; uri: string }> {
  await requireShown({ actor });
  const row = await requirePassword({ actor, password, now, ...origin });
  const { shopName } = await getConfig();
  return beginAuthenticator({ user: row.id, account: String(row.fields.username), issuer: shopName, now });
}

/** @returns the recovery codes. A session that was waiting for a second factor opens everything now. */
export async function confirmOwnAuthenticator({
  actor,
  token,
  code,
  now,
  ...client
}: {
  actor: Actor;
  token: string | null;
  code: string;
  now: Instant;
} & Client): Promise<string[]> {
  await requireShown({ actor });
  const row = await ownRow({ actor });
  const writes = logEventWrites([
    factorEvent({ user: row, event: "second-factor-added", factor: "authenticator", now }),
  ]);
  const codes = await confirmAuthenticator({ user: row.id, code, now, writes });
  await freeSession({ token });
  await tellOwner({ row, kind: "authenticatorAdded", client, now });
  return codes;
}

/** @throws conflict for the only second factor of somebody whose role requires one. */
export async function removeOwnAuthenticator({ actor, password, now, ...origin }: WithPassword): Promise<void> {
  const row = await requirePassword({ actor, password, now, ...origin });
  const { isRequired: isNeeded, passkeys } = await protectionFor({ user: row.id, now });
  if (isNeeded && passkeys === 0) throw new AppError("authenticator.last", "conflict", ACCOUNT_MESSAGES.required);
  const event = "second-factor-removed";
  const writes = logEventWrites([factorEvent({ user: row, event, factor: "authenticator", now })]);
  await removeAuthenticator({ user: row.id, writes });
  await tellOwner({ row, kind: "authenticatorRemoved", client: origin, now });
}

export async function renewOwnCodes({ actor, password, now, ...origin }: WithPassword): Promise<string[]> {
  const row = await requirePassword({ actor, password, now, ...origin });
  const codes = await renewCodes({ user: row.id });
  await tellOwner({ row, kind: "recoveryCodesRenewed", client: origin, now });
  return codes;
}

/** Ends all of the actor's sessions but this one. */
export async function endOtherSessions({ actor, token }: { actor: Actor; token: string | null }): Promise<void> {
  await closeSessions({ user: requireStaff(actor).user.id, except: token });
}

/** For a person who has lost them: removes the authenticator app and all passkeys. @throws as `managedUser`. */
export async function removeProtectionOf({ actor, id, now }: OfUser & { now: Instant }): Promise<void> {
  const row = await managedUser({ actor, id });
  const by = requireStaff(actor).user.id;
  const removed = factorEvent({ user: row, event: "second-factor-removed", factor: "all", by, now });
  await eraseProtection({ user: id, writes: logEventWrites([removed]) });
  const seen = { at: new Date(now).toISOString() };
  await mailAccount({ notice: { kind: "protectionRemoved", username: String(row.fields.username), seen }, now });
}

/** With the browsers that were trusted for it. Also for a user who is removed. @param writes what is written with it. */
export async function eraseProtection({
  user,
  writes = [],
}: {
  user: string;
  writes?: readonly TransactionWrite[];
}): Promise<void> {
  await Promise.all([removeAuthenticator({ user, writes }), erasePasskeys({ user }), eraseTrusted({ user })]);
}

async function protectionFor({ user, now }: { user: string; now: Instant }): Promise<ProtectionView> {
  const [authenticator, passkeys, row, pin, mail] = await Promise.all([
    findAuthenticator(user),
    countPasskeys({ user }),
    findRow({ resource: userRows, id: user }),
    findPin(user),
    waitingMail({ user, now }),
  ]);
  return {
    authenticatorSince: authenticator?.confirmedAt ?? null,
    recoveryCodes: authenticator?.recovery?.length ?? 0,
    passkeys,
    pinSince: pin?.setAt ?? null,
    hasPassword: typeof row?.secrets.passwordHash === "string",
    waitingMail: mail,
    isRequired: row ? await isRequired(userRows.recordOf(row).roles) : false,
  };
}
