import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import type { Erasure } from "@tresen/contract/privacy/erasure";
import { privacyPermissions } from "@tresen/contract/privacy/privacy.permissions";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { type Actor, requirePermission } from "../platform/actor";
import { cursorOf, placeIn } from "../platform/cursor";
import { batchRead, readKeys } from "../platform/db";
import { jobId, jobKey, jobOf } from "../platform/job";
import { ErasureEntity, type ErasureRow, erasureDataOf } from "./begin";

const SCOPE = ["erasures"];

/**
 * The erasures, newest first, with how far each is.
 * @param namesOf reads the names of staff, of whom the rows have only ids.
 * @throws unauthenticated, forbidden, input for an invalid cursor.
 */
export async function listErasures({
  actor,
  namesOf,
  query: { cursor, limit = PAGE_SIZE },
}: {
  actor: Actor;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  query: { cursor?: string | undefined; limit?: number | undefined };
}): Promise<{ erasures: Erasure[]; cursor: string | null }> {
  requirePermission({ actor, permission: privacyPermissions.erasures });
  const after = placeIn({ scope: SCOPE, cursor });
  const page = await readKeys({ range: { pk: "erasures" }, after, limit, isDescending: true, isConsistent: true });
  const rows = page.rows.flatMap((item) => ErasureEntity.parse({ Item: item }).data ?? []);
  const keyOf = ({ job }: ErasureRow) => jobKey({ kind: "erasure", key: job });
  const found = await batchRead(rows.filter(({ endedAt }) => endedAt === undefined).map(keyOf));
  const names = await namesOf([...new Set(rows.flatMap(({ startedBy }) => startedBy ?? []))]);
  const erasures = rows.map((row): Erasure => {
    const { startedAt, customer, number = null, startedBy: by, endedAt = null, job: key } = row;
    const startedBy = by === undefined ? null : { id: by, name: names.get(by) ?? LOG_TEXTS.removedUser };
    const job = jobOf(found(keyOf(row)));
    const { orders = 0, uploads = 0, locked = 0 } = (job && erasureDataOf(job)) ?? row;
    return {
      id: `${startedAt}.${customer}`,
      ...{ customer, number, startedBy, startedAt, endedAt },
      // A job that is gone has expired without an end.
      state: endedAt === null ? (job?.state ?? "failed") : "done",
      job: jobId({ kind: "erasure", key }),
      ...{ orders, uploads, locked },
    };
  });
  const place = page.isLast ? null : (page.rows.at(-1)?.sk ?? null);
  return { erasures, cursor: cursorOf({ scope: SCOPE, place }) };
}
