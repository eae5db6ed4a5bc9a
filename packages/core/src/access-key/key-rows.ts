import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { readPartition, storageCall } from "../platform/db";
import { AccessKeyEntity, type EarlierHash } from "./access-key.entity";

export type KeyRow = EntityItem<typeof AccessKeyEntity>;

/** Every key, oldest first. What devices said of themselves stands beside them. */
export async function allKeys(): Promise<KeyRow[]> {
  const items = (await readPartition("access-key")).filter(({ sk }) => !sk.includes("#"));
  return items.flatMap((item) => AccessKeyEntity.parse({ Item: item }).data ?? []);
}

/** How long a process keeps the list of keys for those who only look whether a device is there, in milliseconds. */
const FRESH = 15_000;
let kept: { at: number; keys: Promise<KeyRow[]> } | null = null;

/** Every key, some seconds old at most. */
export function recentKeys(): Promise<KeyRow[]> {
  const at = Date.now();
  if (!kept || at - kept.at >= FRESH || at < kept.at) {
    const keys = allKeys();
    kept = { at, keys };
    keys.catch(() => (kept = null));
  }
  return kept.keys;
}

/** The id of the key of a device or TV, which has one: it follows from the device. */
export function keyIdOf(device: string): string {
  return `key_${device}`;
}

export async function findKey(id: string): Promise<KeyRow | null> {
  return (await storageCall(() => AccessKeyEntity.get({ id }).go({ consistent: true }))).data;
}

/** The hashes before the last rotations that are still accepted, the latest first. */
export function formerHashes({
  row: { formerHash, formerUntil, earlierHashes = [] },
  now,
}: {
  row: KeyRow;
  now: Instant;
}): EarlierHash[] {
  const latest = formerHash && formerUntil ? [{ secretHash: formerHash, until: formerUntil }] : [];
  return [...latest, ...earlierHashes].filter(({ until }) => Date.parse(until) > now);
}

/** The keys of a branch that end at a time and are not revoked, with their names. */
export async function keysThatEnd(branch: string): Promise<{ name: string; until: string }[]> {
  return (await allKeys()).flatMap(({ branch: of, name, validUntil, revokedAt }) =>
    of === branch && validUntil !== undefined && revokedAt === undefined ? [{ name, until: validUntil }] : [],
  );
}
