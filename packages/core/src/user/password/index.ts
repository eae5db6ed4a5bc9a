import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { unavailable } from "../../platform/errors";
import { COST } from "./cost";

const LENGTH = 32;

/** `scrypt$N$r$p$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive({ password, salt, ...COST });
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes the same time without a hash, so that the duration does not reveal whether the user exists. */
export async function verifyPassword({ password, hash }: { password: string; hash: string | null }): Promise<boolean> {
  const [scheme, N, r, p, salt, expected] = (hash ?? DUMMY).split("$");
  if (scheme !== "scrypt" || salt === undefined || expected === undefined) return false;
  const wanted = Buffer.from(expected, "base64url");
  const given = await derive({
    password,
    salt: Buffer.from(salt, "base64url"),
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(wanted, given) && hash !== null;
}

const DUMMY = [
  "scrypt",
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(16).toString("base64url"),
  Buffer.alloc(LENGTH).toString("base64url"),
].join("$");

/** @throws unavailable where the machine is too busy for it: each takes 16 MiB, and some are made at once. */
function derive({
  password,
  salt,
  N,
  r,
  p,
}: {
  password: string;
  salt: Buffer;
  N: number;
  r: number;
  p: number;
}): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize("NFKC"), salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
    error ? reject(unavailable("password.hash", error)) : resolve(key),
  );
  return promise;
}
