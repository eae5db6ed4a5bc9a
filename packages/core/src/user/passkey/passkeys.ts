import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeyView } from "@tresen/contract/user/account/account";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { isObject } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import { getConfig } from "../../config";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { env } from "../../platform/env";
import { AppError } from "../../platform/errors";
import { logEventWrites } from "../../records/log-events";
import { findRow } from "../../records/rows";
import { factorEvent } from "../account-events";
import { CHALLENGE_TIME, createToken, findToken, requireShown, useToken } from "../account";
import { findAuthenticator, isRequired } from "../factor";
import { type Origin, type SignedIn, attempt, ownRow, requirePassword, signInWith } from "../login";
import { tellOwner } from "../notice";
import { type Client, freeSession } from "../session";
import { userRows } from "../user-rows";
import { PasskeyEntity } from "./passkey.entity";

const MOST = 20;

/** Loaded when it is first needed, since it is larger than all the rest. */
const webauthn = () => import("@simplewebauthn/server");

/** The domain that passkeys belong to, and the address of the pages that may use them. */
function site(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(env.PUBLIC_URL);
  return { rpID: hostname, origin };
}

async function passkeysOf(user: string) {
  const { data } = await storageCall(() =>
    PasskeyEntity.query.primary({ user }).go({ pages: "all", consistent: true }),
  );
  return data;
}

export async function listPasskeys({ actor }: { actor: Actor }): Promise<PasskeyView[]> {
  const rows = await passkeysOf(requireStaff(actor).user.id);
  return rows.map(viewOf).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/**
 * What the browser needs to make a passkey. The password is asked for, so that an open screen is not enough.
 * @throws input for a wrong password, conflict for too many passkeys.
 */
export async function passkeyOptions({
  actor,
  password,
  now,
  ...origin
}: { actor: Actor; password: string; now: Instant } & Origin) {
  await requireShown({ actor });
  const row = await requirePassword({ actor, password, now, ...origin });
  const user = userRows.recordOf(row);
  const [known, { shopName }] = await Promise.all([passkeysOf(row.id), getConfig()]);
  if (known.length >= MOST) throw new AppError("passkey.most", "conflict", ACCOUNT_MESSAGES.tooManyPasskeys);
  const { rpID } = site();
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: shopName,
    rpID,
    userID: new TextEncoder().encode(row.id),
    userName: user.username,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
    attestationType: "none",
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await createToken({ token: options.challenge, kind: "passkeyAdd", user: row.id, until: now + CHALLENGE_TIME });
  return { ...options };
}

/**
 * Stores the passkey that the browser has made. A session that was waiting for a second factor opens everything now.
 * @throws input when the answer does not fit what was asked.
 */
export async function addPasskey({
  actor,
  token,
  name,
  response,
  now,
  ...client
}: {
  actor: Actor;
  /** Of the session. */
  token: string | null;
  name: string;
  response: Record<string, unknown>;
  now: Instant;
} & Client): Promise<PasskeyView> {
  await requireShown({ actor });
  const owner = await ownRow({ actor });
  const user = owner.id;
  if (!isAnswer<RegistrationResponseJSON>(response)) throw failed();
  const { rpID, origin } = site();
  const verified = await checked(async () =>
    (await webauthn()).verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) => {
        const found = await findToken({ token: challenge, kinds: ["passkeyAdd"], now });
        return found?.user === user && (await useToken(challenge));
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (!verified.verified) throw failed();
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const row = {
    user,
    id,
    name,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    ...(transports ? { transports } : {}),
    createdAt: new Date(now).toISOString(),
  };
  const added = factorEvent({ user: owner, event: "second-factor-added", factor: "passkey", now });
  await writeTransaction({
    entities: { passkeys: PasskeyEntity },
    writes: ({ passkeys }) => [passkeys.create(row).commit(), ...logEventWrites([added])],
  }).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? failed() : error;
  });
  await freeSession({ token });
  await tellOwner({ row: owner, kind: "passkeyAdded", client, now });
  return viewOf(row);
}

/**
 * Removes one of the actor's own, with the password typed again.
 * @throws input for a wrong password, missing, conflict for the last second factor of somebody whose role requires one,
 * limit.
 */
export async function removePasskey({
  actor,
  id,
  password,
  now,
  ...origin
}: { actor: Actor; id: string; password: string; now: Instant } & Origin): Promise<void> {
  const row = await requirePassword({ actor, password, now, ...origin });
  const { user } = requireStaff(actor);
  const [known, authenticator, required] = await Promise.all([
    passkeysOf(user.id),
    findAuthenticator(user.id),
    isRequired(user.roles),
  ]);
  if (!known.some((passkey) => passkey.id === id))
    throw new AppError("passkey.missing", "missing", ACCOUNT_MESSAGES.passkeyGone);
  if (required && known.length === 1 && !authenticator?.confirmedAt)
    throw new AppError("passkey.last", "conflict", ACCOUNT_MESSAGES.passkeyLast);
  const removed = factorEvent({ user: row, event: "second-factor-removed", factor: "passkey", now });
  await writeTransaction({
    entities: { passkeys: PasskeyEntity },
    writes: ({ passkeys }) => [passkeys.delete({ user: user.id, id }).commit(), ...logEventWrites([removed])],
  });
  await tellOwner({ row, kind: "passkeyRemoved", client: origin, now });
}

/** What the browser needs to offer the passkeys of this site. It names no account. */
export async function loginOptions({ now }: { now: Instant }) {
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({ rpID: site().rpID, userVerification: "required" });
  await createToken({ token: options.challenge, kind: "passkeyLogin", until: now + CHALLENGE_TIME });
  return { ...options };
}

/** Opens a session for the holder of a passkey. @throws unauthenticated for any other, limit. */
export async function loginByPasskey({
  response,
  now,
  ...origin
}: { response: Record<string, unknown>; now: Instant } & Origin): Promise<SignedIn> {
  if (!isAnswer<AuthenticationResponseJSON>(response)) throw unknown();
  const user = Buffer.from(response.response.userHandle ?? "", "base64url").toString("utf8");
  const row = /^[A-Za-z0-9_-]{1,64}$/.test(user) ? await findRow({ resource: userRows, id: user }) : null;
  const passkey = row && (await passkeysOf(user)).find((one) => one.id === response.id);
  if (!row || !passkey) throw unknown();
  return attempt({
    username: String(row.fields.username),
    now,
    origin,
    whose: () => row,
    check: async (device) => {
      await use({ passkey, given: response, now });
      return signInWith({ row, method: "passkey", device, origin, now });
    },
  });
}

async function use({
  passkey,
  given,
  now,
}: {
  passkey: Awaited<ReturnType<typeof passkeysOf>>[number];
  given: AuthenticationResponseJSON;
  now: Instant;
}): Promise<void> {
  const { rpID, origin } = site();
  const { user, id, counter } = passkey;
  const verified = await checked(async () =>
    (await webauthn()).verifyAuthenticationResponse({
      response: given,
      expectedChallenge: async (challenge) =>
        (await findToken({ token: challenge, kinds: ["passkeyLogin"], now })) !== null && useToken(challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter,
      },
      requireUserVerification: true,
    }),
  ).catch(() => null);
  if (!verified?.verified) throw unknown();
  await storageCall(() =>
    PasskeyEntity.patch({ user, id })
      .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date(now).toISOString() })
      .go({ response: "none" }),
  );
}

function credentialOf({ id, transports }: { id: string; transports?: string[] | undefined }) {
  return { id, ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}) };
}

function viewOf({
  id,
  name,
  createdAt,
  lastUsedAt,
}: {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string | undefined;
}): PasskeyView {
  return { id, name, createdAt, lastUsedAt: lastUsedAt ?? null };
}

/** Whether the browser's answer has the shape that the library takes apart. Everything in it is checked there. */
function isAnswer<Answer extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  given: Record<string, unknown>,
): given is Record<string, unknown> & Answer {
  const { id, response } = given;
  return (
    typeof id === "string" &&
    isObject(response) &&
    Object.values(response).every((part) => part === null || typeof part !== "object" || Array.isArray(part)) &&
    (response["userHandle"] === undefined || typeof response["userHandle"] === "string")
  );
}

/** The library tells an answer that does not fit by an error without a type of its own. */
async function checked<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw failed(error);
  }
}

function failed(cause?: unknown): AppError {
  return new AppError("passkey.failed", "input", ACCOUNT_MESSAGES.passkeyFailed, [], { cause });
}

function unknown(): AppError {
  return new AppError("passkey.unknown", "unauthenticated", ACCOUNT_MESSAGES.passkeyUnknown);
}
