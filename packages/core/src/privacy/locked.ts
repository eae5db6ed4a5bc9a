import type { LockedInvoice } from "@tresen/contract/privacy/locked-invoice";
import { lockedSubject, privacyPermissions } from "@tresen/contract/privacy/privacy.permissions";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { batchRead, storageCall } from "../platform/db";
import { keysIn } from "../platform/job";
import { requestFields } from "../platform/request";
import { addStep, stepItem } from "../records/changes";
import { LockedInvoiceEntity, type LockedInvoiceRow } from "./locked-invoice.entity";

const SCOPE = ["locked-invoices"];

/**
 * What is kept of erased people for their invoices, what was locked last first. That somebody read it is written down
 * before it is answered.
 * @throws unauthenticated, forbidden, input for an invalid cursor.
 */
export async function listLocked({
  actor,
  query: { cursor, limit = PAGE_SIZE },
  now,
}: {
  actor: Actor;
  query: { cursor?: string | undefined; limit?: number | undefined };
  now: Instant;
}): Promise<{ invoices: LockedInvoice[]; cursor: string | null }> {
  requirePermission({ actor, permission: privacyPermissions.locked });
  const place = placeOf(placeIn({ scope: SCOPE, cursor }));
  const query = LockedInvoiceEntity.query.newest({});
  const page = await storageCall(() =>
    (place ? query.lt(place) : query).go({ data: "raw", order: "desc", limit, pages: 1 }),
  );
  const keys = keysIn(page.data);
  const found = await batchRead(keys);
  const rows = keys
    .flatMap((key) => LockedInvoiceEntity.parse({ Item: found(key) ?? {} }).data ?? [])
    // The table removes expired rows some time later.
    .filter(({ expiresAt }) => expiresAt * 1000 > now);
  for (const row of rows) await noteReading({ row, actor, now });
  const last = rows.at(-1);
  return {
    invoices: rows.map(({ expiresAt: _, ...invoice }) => invoice),
    cursor: cursorOf({ scope: SCOPE, place: page.cursor && last ? `${last.lockedAt}#${last.uid}` : null }),
  };
}

/** @throws input for a text that is no place. */
function placeOf(text: string): { lockedAt: string; uid: string } | null {
  if (text === "") return null;
  const [, lockedAt, uid] = /^([0-9TZ:.-]{24})#([0-9A-Z]{26})$/.exec(text) ?? [];
  if (lockedAt === undefined || uid === undefined) throw invalidCursor();
  return { lockedAt, uid };
}

function noteReading({ row, actor, now }: { row: LockedInvoiceRow; actor: Actor; now: Instant }): Promise<void> {
  const { user } = requireStaff(actor);
  const { uid, ticketNumber, branch } = row;
  const step = stepItem({
    subject: { resource: lockedSubject.name, id: uid, version: 1, title: String(ticketNumber), branch },
    actor: { kind: "staff", id: user.id },
    action: "read",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
  return addStep(step);
}
