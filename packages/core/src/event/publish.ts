import { isObject } from "@tresen/contract/kit/object";
import { isPublishedKey, isPublishedSince, rebuildSnapshot } from "../snapshot";
import type { Failure, StreamRecord } from "../platform/event";

/** The result of a batch. `failure` is the first record that must be delivered again, with all after it. */
export interface Published {
  rebuilt: boolean;
  failure: Failure | null;
}

/** Timestamps are cut to whole seconds, and the clocks of two machines differ a little. */
const STAMP_PRECISION = 1500;

/** Rebuilds the snapshot after changes to what the shop shows, once for all records of a batch. */
export async function publishChanges(records: readonly StreamRecord[]): Promise<Published> {
  const isPublished = ({ dynamodb }: StreamRecord): boolean => isPublishedKey(dynamodb?.Keys?.pk?.S ?? "");
  const written = records.filter(isPublished).map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime);
  if (written.length === 0) return { rebuilt: false, failure: null };
  // A record without a timestamp counts as written just now.
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
 * Just after the time of a requested rebuild, by the clock of the machine that requested it, so that the rebuilt
 * snapshot counts as newer.
 */
function requestedAfter({ dynamodb }: StreamRecord): number {
  const requestedAt = dynamodb?.NewImage?.["requestedAt"];
  return isObject(requestedAt) ? Number(requestedAt["N"]) + 1 : 0;
}
