import type { RunSummary } from "@tresen/contract/delivery/delivery";
import { RUN_TIME } from "@tresen/contract/delivery/run";
import { DELIVERY_MESSAGES } from "@tresen/contract/delivery/delivery.texts";
import type { Permission } from "@tresen/contract/kit/access";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { isObject } from "@tresen/contract/kit/object";
import type { EntityItem } from "electrodb";
import { type Actor, requirePermission } from "../platform/actor";
import { type Key, batchRead, isItem, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { type OrderRow, findOrders } from "../order";
import { RunEntity } from "./run.entity";

export type RunRow = EntityItem<typeof RunEntity>;

/** How long the row of a run is kept. It names a driver, and is of no use after its day. */
const KEPT = 7 * DAY;

export function runExpiry(createdAt: Instant): number {
  return Math.floor((createdAt + KEPT) / 1000);
}

export function isActive({ run: { endedAt, validUntil }, now }: { run: RunRow; now: Instant }): boolean {
  return endedAt === undefined && Date.parse(validUntil) > now;
}

export async function findRun(id: string): Promise<RunRow | null> {
  return (await storageCall(() => RunEntity.get({ id }).go({ consistent: true }))).data;
}

/** The run, if the actor holds the permission for its branch. @throws missing, forbidden. */
export async function ownRun({
  actor,
  id,
  permission,
}: {
  actor: Actor;
  id: string;
  permission: Permission;
}): Promise<RunRow> {
  requirePermission({ actor, permission });
  const run = await findRun(id);
  if (!run) throw new AppError("run.missing", "missing", DELIVERY_MESSAGES.runMissing);
  requirePermission({ actor, permission, branch: run.branch });
  return run;
}

/** The runs of the branch that are under way, oldest first. None is older than its key. */
export async function activeRuns({ branch, now }: { branch: string; now: Instant }): Promise<RunRow[]> {
  const createdAt = new Date(now - RUN_TIME).toISOString();
  const { data } = await storageCall(() =>
    RunEntity.query.branches({ branch }).gte({ createdAt, id: "" }).go({ data: "raw" }),
  );
  const keys = keysIn(data);
  const found = await batchRead(keys);
  return keys
    .flatMap((key) => {
      const item = found(key);
      return (item && RunEntity.parse({ Item: item }).data) ?? [];
    })
    .filter((run) => isActive({ run, now }));
}

/** The keys in the answer of a Query of the index: those of one page, some thousand. */
function keysIn(data: unknown): Key[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.filter(isItem);
}

/** The orders that belong to the run, in their order of visit. */
export async function ordersOf(run: RunRow): Promise<OrderRow[]> {
  return (await findOrders(run.uids)).filter((row) => row.run === run.id);
}

export function summaryOf(run: RunRow): RunSummary {
  const { id, version, branch, driver, createdAt, validUntil, hint } = run;
  return { id, version, branch, driver, createdAt, validUntil, hint, endedAt: run.endedAt ?? null };
}
