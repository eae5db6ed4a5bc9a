import { customers } from "@tresen/contract/customer/customer.resource";
import type { Replayed } from "@tresen/contract/privacy/erasure";
import { privacyPermissions } from "@tresen/contract/privacy/privacy.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import { customerHooks } from "../customer";
import { type Actor, requirePermission } from "../platform/actor";
import { listKeys } from "../platform/blob";
import { writeTransaction } from "../platform/db";
import { isAppError } from "../platform/errors";
import { recordIndexing, removeUnreferred } from "../records";
import { ErasureEntity, erasureWrites } from "./begin";
import { ERASURES_FOLDER, readIds } from "./noted-ids";

const FIRST_PAGE = /^(?<folder>.*\/)0\.json$/;

/**
 * Begins the erasures since a day once more, after the table was restored from a backup: by the ids that each of them has
 * noted outside the table. A customer who is there again is removed again; else the noted orders are erased.
 * @param since the first day, in UTC.
 * @throws unauthenticated, forbidden.
 */
export async function replayErasures({
  actor,
  since,
  now,
}: {
  actor: Actor;
  since: string;
  now: Instant;
}): Promise<Replayed> {
  requirePermission({ actor, permission: privacyPermissions.replay });
  const answer: Replayed = { erasures: 0, refused: [] };
  const folders: string[] = [];
  for await (const keys of listKeys({ folder: ERASURES_FOLDER, after: `${ERASURES_FOLDER}${since}` }))
    folders.push(...keys.flatMap((key) => FIRST_PAGE.exec(key)?.groups?.folder ?? []));
  for (const [index, folder] of folders.entries()) {
    const ids = (await readIds({ folder, page: 0 }))?.customers ?? [];
    const [customer] = ids;
    if (customer === undefined) continue;
    // An erasure is known by its customer and time, and several may have noted ids of the same customer.
    const message = await beginAgain({ customer, ids, folder, actor, now: now + index });
    if (message === null) answer.erasures += 1;
    else answer.refused.push({ customer, message });
  }
  return answer;
}

/** @returns why it cannot be begun; null if it was. */
async function beginAgain({
  customer,
  ids,
  folder,
  actor,
  now,
}: {
  customer: string;
  ids: readonly string[];
  folder: string;
  actor: Actor;
  now: Instant;
}): Promise<string | null> {
  try {
    await removeUnreferred({
      ...{ resource: customers, actor, id: customer, now },
      ...{ hooks: customerHooks, indexing: recordIndexing },
    });
    return null;
  } catch (error) {
    if (isAppError(error, "privacy.unsettled")) return error.message;
    if (!isAppError(error, "record.missing")) throw error;
  }
  await writeTransaction({
    entities: { erasure: ErasureEntity },
    writes: () => erasureWrites({ customer, ids, reach: [], actor, now, listed: folder }),
  });
  return null;
}
