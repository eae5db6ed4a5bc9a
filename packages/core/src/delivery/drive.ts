import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { DriverRun } from "@tresen/contract/delivery/delivery";
import { DELIVERY_MESSAGES } from "@tresen/contract/delivery/delivery.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { undoneState } from "@tresen/contract/order/step/earlier-state";
import { isSameHash, partsOf } from "../access-key";
import { getConfig } from "../config";
import { type OrderRow, findOrder, missingOrder, replaceDecided, stepped } from "../order";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, isAppError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { enforceRateLimit, keepPace } from "../platform/throttle";
import { readCatalog } from "../snapshot";
import { replaceRun } from "./assign";
import { collectedBy } from "./board";
import { type RunRow, findRun, isActive, ordersOf, ownRun } from "./runs";
import { stopOf } from "./stop";

/** Refused keys from one network address. The phone of a driver whose run has ended asks a few times. */
const REFUSED = { limit: 60, window: 10 * MINUTE };
/** Calls a minute with one key. */
const PACE = { limit: 120, window: MINUTE };
/** The desk may change an order, or the kitchen note something, at the same moment. */
const ATTEMPTS = 5;

interface Driving {
  /** The run whose key was shown: see `authenticateRun`. */
  run: RunRow;
  now: Instant;
}

/**
 * The run that a key opens: one read.
 * @throws forbidden for any other key, also that of a run that has ended; limit after too many of them.
 */
export async function authenticateRun({
  key,
  source,
  now,
}: {
  key: string;
  /** The network address of the caller. */
  source: string;
  now: Instant;
}): Promise<RunRow> {
  const parts = partsOf(key);
  const run = parts && (await findRun(parts.id));
  if (run && parts && isActive({ run, now }) && isSameHash(run.secretHash, parts.secretHash)) {
    keepPace({ value: `run ${run.id}`, ...PACE, now });
    return run;
  }
  await enforceRateLimit({ kind: "refused-key", value: `run ${source}`, ...REFUSED, now });
  throw new AppError("run.refused", "forbidden", DELIVERY_MESSAGES.refused);
}

/** What the driver sees of the run: addresses only of orders that are still to be brought. */
export async function readDriverRun(run: RunRow): Promise<DriverRun> {
  const [rows, { branches }, { currency }] = await Promise.all([ordersOf(run), readCatalog(), getConfig()]);
  const branch = branches.get(run.branch);
  return {
    id: run.id,
    driver: run.driver.name,
    branch: { name: branch?.name ?? "", phone: branch?.phone ?? "" },
    currency,
    timeZone: zoneOf(branch ?? {}),
    collected: collectedBy(rows),
    stops: rows.map(stopOf),
  };
}

/** Completes an order of the run. What is completed already stays so. @throws missing, conflict. */
export function deliver({ run, uid, now }: Driving & { uid: string }): Promise<void> {
  return decide({
    run,
    uid,
    step: (before) => {
      if (before.state === "completed") return null;
      if (before.state !== "confirmed" && before.state !== "inDelivery")
        throw conflict("delivery.canceled", DELIVERY_MESSAGES.canceled(before.ticketNumber));
      return stepped({ before, action: "completed", ...byDriver(run), now, ...requestOf() });
    },
  });
}

/** Takes the driver's own delivery back, within the seconds that the desk has too. @throws missing, conflict. */
export function undoDelivery({ run, uid, now }: Driving & { uid: string }): Promise<void> {
  const { by, actor } = byDriver(run);
  return decide({
    run,
    uid,
    step: (before) => {
      if (before.state !== "completed") return null;
      const last = before.timeline.findLast(({ action }) => action === "completed");
      if (last?.by !== by.id || last.name !== by.name)
        throw conflict("delivery.not_own", DELIVERY_MESSAGES.notOwn(before.ticketNumber));
      const lifecycle = { undone: undoneState({ order: before, now }) };
      return stepped({ before, lifecycle, action: "undo", actor, by, now, ...requestOf() });
    },
  });
}

/** The driver sets out: every order of the run that is confirmed is on its way. */
export function driverDeparts({ run, now }: Driving): Promise<void> {
  return depart({ run, by: byDriver(run).by, now });
}

/** The same, said by staff. @throws missing, forbidden. */
export async function departRun({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  const { user: by } = requireStaff(actor);
  await depart({ run: await ownRun({ actor, id, permission: orderPermissions.dispatch }), by, now });
}

/** Puts the orders into another order of visit. Those that are not named follow after the others. @throws conflict. */
export function sortRun({ run, uids }: { run: RunRow; uids: readonly string[] }): Promise<RunRow> {
  const named = uids.filter((uid) => run.uids.includes(uid));
  return replaceRun({ before: run, set: { uids: [...new Set([...named, ...run.uids])] } });
}

/** The driver ends the run, and the key with it. @throws conflict. */
export async function endOwnRun({ run, now }: Driving): Promise<void> {
  await replaceRun({ before: run, set: { endedAt: new Date(now).toISOString() } });
}

async function depart({ run, by, now }: Driving & { by: { id: string; name: string } }): Promise<void> {
  for (const { uid, state } of await ordersOf(run)) {
    if (state !== "confirmed") continue;
    await decide({
      run,
      uid,
      step: (before) =>
        before.state === "confirmed"
          ? stepped({ before, action: "in-delivery", actor: "staff", by, now, ...requestOf() })
          : null,
    });
  }
}

/** Takes a step of an order of the run, also where somebody changes the order at the same moment. */
async function decide({
  run,
  uid,
  step,
}: {
  run: RunRow;
  uid: string;
  /** Returns null where nothing is to be done. */
  step: (before: OrderRow) => OrderRow | null;
}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = run.uids.includes(uid) ? await findOrder(uid) : null;
    if (!before) throw missingOrder();
    if (before.run !== run.id) throw conflict("delivery.not_in_run", DELIVERY_MESSAGES.notInRun);
    const row = step(before);
    if (!row) return;
    try {
      await replaceDecided({ before, row });
      return;
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}

/** A run's key is no session, so the timeline tells the driver's name and nobody's id. */
function byDriver({ driver: { name } }: RunRow) {
  return { actor: "staff", by: { id: "system", name } } as const;
}

function requestOf(): { requestId: string | undefined } {
  return { requestId: requestFields().requestId };
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}
