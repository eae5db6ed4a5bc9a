import { isObject } from "@tresen/contract/kit/object";
import { isPublishedKey, isPublishedSince, rebuildSnapshot } from "../snapshot";
import type { Failure, StreamRecord } from "../platform/event";

/** What came of a batch. `failure` is the first record to be handed over again, with all after it. */
export interface Published {
  rebuilt: boolean;
  failure: Failure | null;
}

/** Stamps are cut to the second, and two machines' clocks differ a little. */
const STAMP_PRECISION = 1500;

/**
 * Changes of what the shop shows publish the snapshot anew: once for all records, however many.
 */
export async function publishChanges(records: readonly StreamRecord[]): Promise<Published> {
  const isPublished = ({ dynamodb }: StreamRecord): boolean => isPublishedKey(dynamodb?.Keys?.pk?.S ?? "");
  const written = records.filter(isPublished).map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime);
  if (written.length === 0) return { rebuilt: false, failure: null };
  // Without a stamp the record counts as written just now.
  const last = Math.max(...written.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at * 1000)));
  try {
    if (await isPublishedSince({ at: last + STAMP_PRECISION })) return { rebuilt: false, failure: null };
    await rebuildSnapshot({ startedAt: Math.max(Date.now(), ...records.map(requestedAfter)) });
    return { rebuilt: true, failure: null };
  } catch (cause) {
    return { rebuilt: false, failure: { index: records.findIndex(isPublished), cause } };
  }
}

/**
 * Just after the instant of a wish for a new snapshot, by the clock of the machine that took it: the new one counts as
 * later.
 */
function requestedAfter({ dynamodb }: StreamRecord): number {
  const requestedAt = dynamodb?.NewImage?.["requestedAt"];
  return isObject(requestedAt) ? Number(requestedAt["N"]) + 1 : 0;
}
