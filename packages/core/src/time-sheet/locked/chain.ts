import { randomBytes } from "node:crypto";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { canonicalJson, hashOf } from "../../platform/canonical";
import type { LinkRow, LockedFigures } from "../stored";

export function newSalt(): string {
  return randomBytes(32).toString("hex");
}

/** The salted hashes of entries in the order of their start: their times, kind and branch, and no names or notes. */
export function entryHashes({ entries, salt }: { entries: readonly Activity[]; salt: string }): string[] {
  return entries
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ id, branch, day, startedAt, endedAt, breaks, kind }) =>
      hashOf(`${salt}\n${canonicalJson({ id, branch, day, startedAt, endedAt, breaks, kind: kind ?? null })}`),
    );
}

/** The salted hash of what a sheet adds up to. Messages of warnings may change with the rules, so they are no part of it. */
export function figuresHash({ figures, salt }: { figures: LockedFigures; salt: string }): string {
  const { warnings: _, ...sums } = figures;
  return hashOf(`${salt}\n${canonicalJson(sums)}`);
}

/** The hash of a locked month, over the one before it. */
export function linkHash({ user, month, entries, figures, previous, lockedAt }: Omit<LinkRow, "hash">): string {
  return hashOf(canonicalJson({ user, month, entries, figures, previous, lockedAt }));
}

const orderOf = ({ startedAt, id }: Activity): string => `${startedAt}#${id}`;
