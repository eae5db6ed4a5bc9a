import { hash, randomInt } from "node:crypto";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { Secret, TOTP } from "otpauth";
import { ConditionFailed, storageCall, type TransactionWrite, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { AuthenticatorEntity } from "./authenticator.entity";

/** Milliseconds that a code lasts, as every app makes them without being told. */
const PERIOD = 30_000;
/** Codes of so many periods before and after are taken, since clocks of phones differ a little. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** Codes tried for one user, wherever: a million codes would take years. */
const TRIES = { limit: 20, window: HOUR };
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const RECOVERY_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RECOVERY_LENGTH = 12;

export async function findAuthenticator(user: string) {
  const { data } = await storageCall(() => AuthenticatorEntity.get({ user }).go({ consistent: true }));
  return data;
}

/**
 * Makes a new secret, which asks for nothing until `confirmAuthenticator` was given a right code.
 * @throws conflict while a confirmed one is there.
 */
export async function beginAuthenticator({
  user,
  account,
  issuer,
  now,
}: {
  user: string;
  /** What the app calls it. */
  account: string;
  issuer: string;
  now: Instant;
}): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const row = { user, secret, createdAt: new Date(now).toISOString() };
  await storageCall(() =>
    AuthenticatorEntity.put(row)
      .where(({ confirmedAt }, { notExists }) => notExists(confirmedAt))
      .go({ response: "none" }),
  ).catch(refused(conflict("authenticator.exists", ACCOUNT_MESSAGES.hasAuthenticator)));
  return { secret, uri: totpOf({ secret, account, issuer }).toString() };
}

/**
 * From now on a log-in with the password asks for a code.
 * @returns the recovery codes, which are stored as hashes.
 * @throws input for a wrong code, conflict where nothing was begun, limit.
 */
export async function confirmAuthenticator({
  user,
  code,
  now,
  writes,
}: {
  user: string;
  code: string;
  now: Instant;
  /** What is written with it. */
  writes: readonly TransactionWrite[];
}): Promise<string[]> {
  await countTry({ user, now });
  const row = await findAuthenticator(user);
  if (!row || row.confirmedAt) throw conflict("authenticator.missing", ACCOUNT_MESSAGES.noAuthenticator);
  const step = stepOf({ secret: row.secret, code: digitsOf(code), now });
  if (step === null) throw wrongCode();
  const codes = newCodes();
  await writeTransaction({
    entities: { authenticators: AuthenticatorEntity },
    writes: ({ authenticators }) => [
      authenticators
        .patch({ user })
        .set({ confirmedAt: new Date(now).toISOString(), lastStep: step, recovery: codes.map(codeHash) })
        .where(
          ({ secret, confirmedAt }, { eq, notExists }) => `${eq(secret, row.secret)} AND ${notExists(confirmedAt)}`,
        )
        .commit(),
      ...writes,
    ],
  }).catch(refused(conflict("authenticator.exists", ACCOUNT_MESSAGES.hasAuthenticator)));
  return codes;
}

/** Makes ten new recovery codes; those before are worth nothing any more. @throws conflict without an authenticator. */
export async function renewCodes({ user }: { user: string }): Promise<string[]> {
  const codes = newCodes();
  await storageCall(() =>
    AuthenticatorEntity.patch({ user })
      .set({ recovery: codes.map(codeHash) })
      .where(({ confirmedAt }, { exists }) => exists(confirmedAt))
      .go({ response: "none" }),
  ).catch(refused(conflict("authenticator.missing", ACCOUNT_MESSAGES.noAuthenticator)));
  return codes;
}

/** @param writes what is written with it. */
export async function removeAuthenticator({
  user,
  writes,
}: {
  user: string;
  writes: readonly TransactionWrite[];
}): Promise<void> {
  await writeTransaction({
    entities: { authenticators: AuthenticatorEntity },
    writes: ({ authenticators }) => [authenticators.delete({ user }).commit(), ...writes],
  });
}

/**
 * Whether the code is right: one of the app that was not used yet, or a recovery code, which is used up by it.
 * @throws limit after too many tries.
 */
export async function useCode({
  row: { user, secret },
  code,
  now,
}: {
  row: { user: string; secret: string };
  code: string;
  now: Instant;
}): Promise<boolean> {
  await countTry({ user, now });
  const step = stepOf({ secret, code: digitsOf(code), now });
  const used = codeHash(code);
  const change = AuthenticatorEntity.patch({ user });
  const writing =
    step === null
      ? change.delete({ recovery: [used] }).where(({ recovery }, { contains }) => contains(recovery, used))
      : change
          .set({ lastStep: step })
          .where(({ lastStep }, { lt, notExists }) => `${notExists(lastStep)} OR ${lt(lastStep, step)}`);
  try {
    await storageCall(() => writing.go({ response: "none" }));
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function countTry({ user, now }: { user: string; now: Instant }): Promise<void> {
  return enforceRateLimit({ kind: "second-factor", value: user, ...TRIES, now });
}

function totpOf({ secret, account = "", issuer = "" }: { secret: string; account?: string; issuer?: string }): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), label: account, issuer, period: PERIOD / 1000 });
}

/** The period that the code belongs to; null for a wrong one. */
function stepOf({ secret, code, now }: { secret: string; code: string | null; now: Instant }): number | null {
  if (code === null) return null;
  const away = totpOf({ secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return away === null ? null : Math.floor(now / PERIOD) + away;
}

function digitsOf(code: string): string | null {
  const digits = code.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

function newCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]);
    return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
  });
}

/** Of a code as it was typed, with or without its signs between. */
function codeHash(code: string): string {
  return hash("sha256", code.toUpperCase().replace(/[^A-Z0-9]/g, ""), "base64url");
}

function wrongCode(): AppError {
  const code = "code.wrong";
  return inputError({ code, faults: [{ field: "code", code, message: LOGIN_MESSAGES.codeWrong }] });
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}

/** Tells a failed condition by this error. */
function refused(told: AppError): (error: unknown) => never {
  return (error) => {
    throw error instanceof ConditionFailed ? told : error;
  };
}
