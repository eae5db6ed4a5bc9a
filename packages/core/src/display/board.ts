import { isOfToday, isStillShown } from "@tresen/contract/display/board.rules";
import type { BoardEntry } from "@tresen/contract/display/display";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { type OrderRow, beginsAtOf, openOrdersOf } from "../order";
import { readCatalog } from "../snapshot";
import { lastStep } from "./last-step";

/**
 * What guests see: the numbers of today's takeaway and dine-in orders that are being prepared, or can be picked up, the
 * longest waiting first. An order is ready when its state says so, as for the customer and the desk: the kitchen's
 * last position leads there where the branch wants it. Deliveries, and orders whose time has not come, are left out.
 */
export async function readBoard({ branch: id, now }: { branch: string; now: Instant }): Promise<BoardEntry[]> {
  const branch = (await readCatalog()).branches.get(id);
  if (!branch) return [];
  return boardOf({ rows: await openOrdersOf({ branch: id }), branch, now });
}

/** The same from open orders. @param ahead also the numbers that appear within these milliseconds. */
export function boardOf({
  rows,
  branch,
  now,
  ahead = 0,
}: {
  rows: readonly OrderRow[];
  branch: Branch;
  now: Instant;
  ahead?: number;
}): BoardEntry[] {
  return rows
    .flatMap((row) => entryOf({ row, branch, now, until: now + ahead }) ?? [])
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since) || a.ticketNumber - b.ticketNumber);
}

function entryOf({
  row,
  branch,
  now,
  until,
}: {
  row: OrderRow;
  branch: Branch;
  now: Instant;
  until: Instant;
}): BoardEntry | null {
  const begins = beginsAtOf(row);
  if (begins === null || row.isDelivery || begins > until) return null;
  if (!isOfToday({ at: begins, now: Math.max(begins, now), zone: zoneOf(branch) })) return null;
  const { ticketNumber } = row;
  const since = row.state === "inDelivery" ? lastStep({ row, action: "in-delivery" }) : null;
  if (since === null) return { ticketNumber, state: "preparing", since: new Date(begins).toISOString() };
  const isShown = isStillShown({ since: Date.parse(since), readyMinutes: branch.readyMinutes, now });
  return isShown ? { ticketNumber, state: "ready", since } : null;
}
