import type { ChosenDriver } from "@tresen/contract/delivery/chosen-driver";
import type { ChosenOrders } from "@tresen/contract/delivery/delivery.calls";
import type { KeyedRun } from "@tresen/contract/delivery/delivery";
import { runKeyPermissions } from "@tresen/contract/delivery/run.permissions";
import { RUN_LIMIT, RUN_TIME } from "@tresen/contract/delivery/run";
import { DELIVERY_MESSAGES } from "@tresen/contract/delivery/delivery.texts";
import { DRIVER_KINDS, type OrderDriver } from "@tresen/contract/delivery/driver";
import type { Instant } from "@tresen/contract/kit/time";
import type { ActedOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { ulid } from "ulid";
import { newSecret } from "../access-key";
import { externalDrivers } from "../external";
import {
  type OrderRow,
  changedMeanwhile,
  driverWrites,
  findOrders,
  missingOrder,
  ownOrder,
  withDriver,
  writeDriver,
} from "../order";
import { actedView, uidOf } from "../order/view";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../platform/db";
import { AppError, inputError } from "../platform/errors";
import { branchStaff } from "../user";
import { RunEntity } from "./run.entity";
import { type RunRow, isActive, ordersOf, ownRun, runExpiry, summaryOf } from "./runs";
import { isOpenDelivery } from "./stop";

const permission = orderPermissions.drive;

interface Staff {
  actor: Actor;
  now: Instant;
}

type KnownDriver = OrderDriver & { id: string };

interface Asked {
  branch: string;
  now: Instant;
}

/** Who can bring deliveries of the branch: its users and external users. @throws unauthenticated, forbidden. */
export async function listDrivers({ actor, branch, now }: Staff & { branch: string }): Promise<KnownDriver[]> {
  requirePermission({ actor, permission, branch });
  return (await Promise.all(DRIVER_KINDS.map((kind) => driversOf({ kind, branch, now })))).flat();
}

/**
 * Says who brings an order, or that nobody does. The order leaves the run that it belonged to.
 * @throws conflict for an order that is no open delivery or was changed meanwhile, input, missing, forbidden.
 */
export async function setDriver({
  actor,
  id,
  driver: chosen,
  version,
  now,
}: Staff & { id: string; driver: ChosenDriver | null; version: number }): Promise<ActedOrder> {
  const { user: by } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission });
  requireOpen({ row: before, branch: before.branch, version });
  const driver = chosen && (await driverOf({ chosen, branch: before.branch, now }));
  const row = withDriver({ before, driver, run: null, by, now });
  await writeDriver(row);
  return actedView({ row, actor });
}

/**
 * Starts a run with these orders in their order of visit. An order that belonged to another run leaves that one. All of
 * it is one transaction: one order that was changed meanwhile refuses the whole run.
 * @returns the run with its key, which is told only here.
 * @throws conflict, input, missing, forbidden.
 */
export async function startRun({
  actor,
  input: { branch, driver: chosen, orders },
  now,
}: Staff & { input: { branch: string; driver: ChosenDriver; orders: ChosenOrders } }): Promise<KeyedRun> {
  const { user: by } = requireStaff(actor);
  requireKeyGiver({ actor, branch });
  const driver = await driverOf({ chosen, branch, now });
  const rows = await openOrders({ orders, branch });
  const id = `run_${ulid(now)}`;
  const { key, stored } = newSecret(id);
  const run: RunRow = {
    ...{ id, branch, driver, ...stored, version: 1 },
    uids: rows.map(({ uid }) => uid),
    createdAt: new Date(now).toISOString(),
    validUntil: new Date(now + RUN_TIME).toISOString(),
    expiresAt: runExpiry(now),
  };
  await writeTransaction({
    entities: { runs: RunEntity },
    writes: ({ runs }) => [runs.create(run).commit(), ...joining({ rows, run, by, now })],
  }).catch(refused);
  return { ...summaryOf(run), key };
}

/** Adds orders to a run that is under way, after its others. @throws as `startRun`. */
export async function addToRun({
  actor,
  id,
  orders,
  now,
}: Staff & { id: string; orders: ChosenOrders }): Promise<void> {
  const { user: by } = requireStaff(actor);
  const before = await activeRun({ actor, id, now });
  const rows = await openOrders({ orders, branch: before.branch });
  const known = (await ordersOf(before)).map(({ uid }) => uid);
  const uids = [...new Set([...known, ...rows.map(({ uid }) => uid)])];
  if (uids.length > RUN_LIMIT) throw conflict("run.too_many", DELIVERY_MESSAGES.tooMany(RUN_LIMIT));
  await replaceRun({ before, set: { uids }, writes: joining({ rows, run: before, by, now }) });
}

/** Ends a run, and its key with it. Its open orders can be given to others. @throws missing, forbidden, conflict. */
export async function endRun({ actor, id, now }: Staff & { id: string }): Promise<void> {
  const before = await ownRun({ actor, id, permission });
  if (before.endedAt === undefined) await replaceRun({ before, set: { endedAt: new Date(now).toISOString() } });
}

/** Gives a run a new key, which is told only here. The former one is refused at once. @throws as `endRun`. */
export async function renewRunKey({ actor, id, now }: Staff & { id: string }): Promise<KeyedRun> {
  const before = await activeRun({ actor, id, now });
  requireKeyGiver({ actor, branch: before.branch });
  const { key, stored } = newSecret(id);
  return { ...summaryOf(await replaceRun({ before, set: stored })), key };
}

/** Writes a run, if it is still as it was read, with other rows in one transaction. @throws conflict. */
export async function replaceRun({
  before,
  set,
  writes = [],
}: {
  before: RunRow;
  set: Partial<Pick<RunRow, "uids" | "endedAt" | "secretHash" | "hint">>;
  writes?: readonly TransactionWrite[];
}): Promise<RunRow> {
  const row = { ...before, ...set, version: before.version + 1 };
  await writeTransaction({
    entities: { runs: RunEntity },
    writes: ({ runs }) => [
      runs
        .patch({ id: before.id })
        .set({ ...set, version: row.version })
        .where((stored, { eq }) => eq(stored.version, before.version))
        .commit(),
      ...writes,
    ],
  }).catch(refused);
  return row;
}

/** @throws unauthenticated, forbidden. */
function requireKeyGiver({ actor, branch }: { actor: Actor; branch: string }): void {
  for (const needed of runKeyPermissions) requirePermission({ actor, permission: needed, branch });
}

async function activeRun({ actor, id, now }: Staff & { id: string }): Promise<RunRow> {
  const run = await ownRun({ actor, id, permission });
  if (!isActive({ run, now })) throw conflict("run.ended", DELIVERY_MESSAGES.runEnded);
  return run;
}

/** The chosen orders as they are stored. @throws missing, conflict. */
async function openOrders({ orders, branch }: { orders: ChosenOrders; branch: string }): Promise<OrderRow[]> {
  const found = new Map((await findOrders(orders.flatMap(({ id }) => uidOf(id) ?? []))).map((row) => [row.uid, row]));
  return orders.map(({ id, version }) => {
    const row = found.get(uidOf(id) ?? "");
    if (!row) throw missingOrder();
    requireOpen({ row, branch, version });
    return row;
  });
}

function requireOpen({ row, branch, version }: { row: OrderRow; branch: string; version: number }): void {
  // Another branch's order is told like one that does not exist, since its number is no business of this one.
  if (row.branch !== branch) throw missingOrder();
  if (version !== row.version) throw changedMeanwhile();
  if (!isOpenDelivery(row)) throw conflict("delivery.not_open", DELIVERY_MESSAGES.notDelivered(row.ticketNumber));
}

/** The users of the branch, or its external users, who can bring deliveries. */
async function driversOf({ kind, ...asked }: Pick<OrderDriver, "kind"> & Asked): Promise<KnownDriver[]> {
  const people = await (kind === "user" ? branchStaff(asked) : externalDrivers(asked));
  return people.map((person) => ({ kind, ...person }));
}

async function driverOf({
  chosen: { kind, id, name },
  ...asked
}: Asked & { chosen: ChosenDriver }): Promise<OrderDriver> {
  if (!id) return { kind, id: null, name };
  const driver = (await driversOf({ kind, ...asked })).find((one) => one.id === id);
  const fault = { field: "driver.id", code: "delivery.driver", message: DELIVERY_MESSAGES.unknownDriver };
  if (!driver) throw inputError({ code: fault.code, faults: [fault] });
  return driver;
}

function joining({
  rows,
  run: { id, driver },
  by,
  now,
}: {
  rows: readonly OrderRow[];
  run: RunRow;
  by: { id: string; name: string };
  now: Instant;
}): TransactionWrite[] {
  return rows.flatMap((before) => driverWrites(withDriver({ before, driver, run: id, by, now })));
}

/** The refusal of a write whose first operation is that of a run, and whose others are those of orders. */
function refused(error: unknown): never {
  if (!(error instanceof ConditionFailed)) throw error;
  throw error.rejected[0] === 0 ? conflict("run.changed", DELIVERY_MESSAGES.runChanged) : changedMeanwhile(error);
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}
