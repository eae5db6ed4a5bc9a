import {
  type DiscardedStamping,
  discardedStampingSubject as subject,
} from "@tresen/contract/time-tracking/discarded-stamping";
import { discardedTitle } from "@tresen/contract/time-tracking/time-tracking.texts";
import { type Instant, formatExactDateTime } from "@tresen/contract/kit/time";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { requestFields } from "../../platform/request";
import { ChangeEntity, stepItem } from "../../records/changes";
import { zoneOfBranch } from "../context";
import type { Stamper } from "../person";
import { ownerKey } from "../rows";
import { StampingEntity, keyEnd } from "../stamping.entity";

/** In place of a hash: no stamping has it, so that one that was thrown away is not taken later. */
const DISCARDED = "discarded";

/**
 * Notes in the log, once each, that the person has removed stampings from their device that were never taken. Of one that
 * was taken after all nothing is noted.
 */
export async function noteDiscarded({
  stamper: { owner, terminal, branches },
  discarded,
  now,
}: {
  stamper: Stamper;
  discarded: readonly DiscardedStamping[];
  now: Instant;
}): Promise<void> {
  if (discarded.length === 0) return;
  const branch = terminal?.branch ?? branches[0];
  const zone = await zoneOfBranch(branch ?? "");
  const receivedAt = new Date(now).toISOString();
  for (const { key, action, at, discardedAt } of discarded) {
    const step = stepItem({
      subject: {
        ...{ resource: subject.name, id: key, version: 1 },
        title: discardedTitle({ action, at: formatExactDateTime({ at: Date.parse(at), zone }) }),
        ...(branch === undefined ? {} : { branch }),
      },
      actor: owner.field === "user" ? { kind: "staff", id: owner.id } : { kind: "system" },
      ...{ action: "remove", at: receivedAt, requestId: requestFields().requestId },
      changes: Object.entries({ person: owner.id, action, at, discardedAt, terminal: terminal?.id ?? null }).map(
        ([field, before]) => ({ field, before, after: null }),
      ),
    });
    try {
      await writeTransaction({
        entities: { stampings: StampingEntity, changes: ChangeEntity },
        writes: ({ stampings, changes }) => [
          stampings
            .create({ owner: ownerKey(owner), key, action, hash: DISCARDED, receivedAt, expiresAt: keyEnd(now) })
            .commit(),
          changes.put(step).commit(),
        ],
      });
    } catch (error) {
      // It was noted before, or taken.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}
