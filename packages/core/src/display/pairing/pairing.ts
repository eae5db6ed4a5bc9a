import { randomBytes, randomInt } from "node:crypto";
import type { AccessKey, PairedPurpose, ScreenPurpose } from "@tresen/contract/access-key/access-key";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { PAIRING_TIME, type PairingState, type StartedPairing } from "@tresen/contract/display/pairing";
import { PAIRING_MESSAGES } from "@tresen/contract/display/pairing.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import {
  AccessKeyEntity,
  type KeyRow,
  findKey,
  hashOf,
  isSameHash,
  keyIdOf,
  keyToCreate,
  newSecret,
  viewOf,
} from "../../access-key";
import { type Actor, requirePermission, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { findRow } from "../../records/rows";
import { PairingEntity } from "./pairing.entity";

const TVS = { name: "digital-signage-devices" };
type PairingRow = EntityItem<typeof PairingEntity>;

/** Codes that one network address may ask for: a branch with several displays behind one connection. */
const STARTED = { limit: 40, window: 10 * MINUTE };
/** Codes that one member of staff may enter, so that nobody finds another's display by trying. */
const CLAIMED = { limit: 20, window: 10 * MINUTE };
const CODES = 1_000_000;
/** A taken code is drawn again. */
const DRAWS = 5;

/** A code for a display to show, and the secret with which it asks for its key. @throws limit. */
export async function startPairing({
  source,
  isTablet = false,
  now,
}: {
  source: string;
  isTablet?: boolean;
  now: Instant;
}): Promise<StartedPairing> {
  await enforceRateLimit({ kind: "display-pairing", value: source, ...STARTED, now });
  const secret = randomBytes(32).toString("base64url");
  const until = now + PAIRING_TIME;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = String(randomInt(CODES)).padStart(6, "0");
    const row = { code, secretHash: hashOf(secret), until, isTablet, expiresAt: Math.ceil(until / 1000) };
    try {
      await storageCall(() =>
        PairingEntity.put(row)
          .where((stored, { notExists, lte }) => `${notExists(stored.until)} OR ${lte(stored.until, now)}`)
          .go({ response: "none" }),
      );
      return { code, secret, expiresAt: new Date(until).toISOString() };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError("pairing.busy", "limit", PAIRING_MESSAGES.busy, [], { wait: MINUTE });
}

/**
 * What became of the pairing, for the display that started it. The first answer after staff have entered the code
 * contains the key.
 * @throws missing for an unknown code, one that has expired, and a wrong secret alike.
 */
export async function getPairing({
  code,
  secret,
  now,
}: {
  code: string;
  secret: string;
  now: Instant;
}): Promise<PairingState> {
  const row = await ownPairing({ code, secret, isTablet: false, now });
  const expiresAt = new Date(row.until).toISOString();
  const { accessKey: id, branch = "", name = "" } = row;
  if (id === undefined) return { state: "waiting", expiresAt };
  const claimed = { state: "claimed", expiresAt, branch, purpose: row.purpose as ScreenPurpose, name } as const;
  const key = await handOver(id);
  return { ...claimed, ...(key === null ? {} : { key }) };
}

/**
 * The same for a tablet. @returns its key, once; null while it waits, with the end of that.
 * @throws missing as `getPairing`, and for a code that has done its work.
 */
export async function getTabletPairing({
  code,
  secret,
  now,
}: {
  code: string;
  secret: string;
  now: Instant;
}): Promise<{ key: string | null; expiresAt: string }> {
  const row = await ownPairing({ code, secret, isTablet: true, now });
  const key = row.accessKey === undefined ? null : await handOver(row.accessKey);
  if (row.accessKey !== undefined && key === null) throw unknownCode();
  return { key, expiresAt: new Date(row.until).toISOString() };
}

async function ownPairing({
  code,
  secret,
  isTablet,
  now,
}: {
  code: string;
  secret: string;
  isTablet: boolean;
  now: Instant;
}): Promise<PairingRow> {
  const row = await findPairing({ code, now });
  const isOurs = row && isSameHash(row.secretHash, hashOf(secret)) && (row.isTablet ?? false) === isTablet;
  if (!isOurs) throw unknownCode();
  return row;
}

/**
 * Connects the display that shows the code: makes its key, which only that display gets to know.
 * @throws unauthenticated, forbidden, limit, input for an unknown branch, missing for an unknown or expired code,
 * conflict for a code that was entered already.
 */
export async function claimPairing({
  actor,
  code,
  input,
  now,
}: {
  actor: Actor;
  code: string;
  input: { branch: string; purpose: PairedPurpose; name: string; tv?: string | undefined };
  now: Instant;
}): Promise<AccessKey> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: accessKeyPermissions.manage, branch: input.branch });
  // Whoever knows a PIN gets in there, so an administrator decides where.
  if (input.purpose === "tablet" && !user.roles.includes("ROLE_ADMIN"))
    throw new AppError("display.tablet_admin", "forbidden", PAIRING_MESSAGES.tabletAdmin);
  await enforceRateLimit({ kind: "pairing-claim", value: user.id, ...CLAIMED, now });
  const pairing = await findPairing({ code, now });
  if (!pairing) throw unknownCode();
  if (pairing.accessKey !== undefined) throw alreadyClaimed();
  if ((pairing.isTablet ?? false) !== (input.purpose === "tablet")) throw otherKind();
  const { tv, ...claim } = input;
  // A TV has one key. Another screen that becomes this TV takes its place.
  const before = tv === undefined ? null : await keyOfBranchTv({ tv, branch: input.branch });
  const { row, writes } = await keyToCreate({
    actor,
    input: { ...claim, subject: tv ?? null },
    ...(tv === undefined ? {} : { id: keyIdOf(tv), version: (before?.version ?? 0) + 1 }),
    now,
  });
  try {
    await writeTransaction({
      entities: { pairing: PairingEntity, keys: AccessKeyEntity },
      writes: (entities) => [
        entities.pairing
          .patch({ code })
          .set({ accessKey: row.id, ...claim })
          .where((stored, { eq, notExists }) =>
            [eq(stored.secretHash, pairing.secretHash), notExists(stored.accessKey)].join(" AND "),
          )
          .commit(),
        entities.keys
          .put(row)
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit(),
        ...writes,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? alreadyClaimed() : error;
  }
  return viewOf(row);
}

/** The key that a TV has, if any. @throws input for a TV that is not one of the branch. */
async function keyOfBranchTv({ tv, branch }: { tv: string; branch: string }): Promise<KeyRow | null> {
  const [found, key] = await Promise.all([findRow({ resource: TVS, id: tv }), findKey(keyIdOf(tv))]);
  if (found?.fields.branch === branch) return key;
  const code = "pairing.tv";
  throw inputError({ code, faults: [{ field: "tv", code, message: PAIRING_MESSAGES.tvBranch }] });
}

/** Gives the key its secret part, once. @returns null when it was given before, or the key was revoked meanwhile. */
async function handOver(id: string): Promise<string | null> {
  const { key, stored } = newSecret(id);
  try {
    await storageCall(() =>
      AccessKeyEntity.patch({ id })
        .set(stored)
        .add({ version: 1 })
        .where(({ secretHash, revokedAt }, { notExists }) => `${notExists(secretHash)} AND ${notExists(revokedAt)}`)
        .go({ response: "none" }),
    );
    return key;
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
}

/** DynamoDB removes expired rows with a delay. */
async function findPairing({ code, now }: { code: string; now: Instant }): Promise<PairingRow | null> {
  const { data } = await storageCall(() => PairingEntity.get({ code }).go({ consistent: true }));
  return data && data.until > now ? data : null;
}

function unknownCode(): AppError {
  return new AppError("pairing.unknown", "missing", PAIRING_MESSAGES.unknown);
}

function otherKind(): AppError {
  const code = "pairing.kind";
  return inputError({ code, faults: [{ field: "purpose", code, message: PAIRING_MESSAGES.otherKind }] });
}

function alreadyClaimed(): AppError {
  return new AppError("pairing.claimed", "conflict", PAIRING_MESSAGES.claimed);
}
