import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type ItemWrite, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { ClosingKeyEntity } from "./closing.entity";
import { canonicalJson, hashOf } from "../platform/canonical";

/** For how long a repeated request is recognised. */
const KEPT = 30 * DAY;

/** A request with its idempotency key, which may be missing. */
export interface Keyed {
  branch: string;
  key: string | undefined;
  /** The id of whoever asks: a key is that of one person. */
  by: string;
  request: object;
}

/** What an earlier request with the key made: a number. Null without one. @throws conflict when it was another request. */
export async function madeBefore({ branch, key, by, request }: Keyed): Promise<number | null> {
  if (key === undefined) return null;
  const { data } = await storageCall(() =>
    ClosingKeyEntity.get({ branch, key: hashOf(`${by} ${key}`) }).go({ consistent: true }),
  );
  if (!data) return null;
  if (data.fingerprint !== fingerprintOf(request))
    throw new AppError("closing.key_reused", "conflict", CLOSING_FAULTS.keyReused);
  return data.made;
}

/** The write that lets `madeBefore` know what is made; none without a key. */
export function keyWrites({
  branch,
  key,
  by,
  request,
  made,
  now,
}: Keyed & { made: number; now: Instant }): ItemWrite[] {
  if (key === undefined) return [];
  const expiresAt = Math.ceil((now + KEPT) / 1000);
  const row = { branch, key: hashOf(`${by} ${key}`), fingerprint: fingerprintOf(request), made, expiresAt };
  return [{ Put: ClosingKeyEntity.create(row).params<NonNullable<ItemWrite["Put"]>>() }];
}

function fingerprintOf(request: object): string {
  return hashOf(canonicalJson(request));
}
