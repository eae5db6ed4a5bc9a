import { setTimeout as sleep } from "node:timers/promises";
import { PREPARATION_MESSAGES } from "@tresen/contract/order/preparation/preparation.texts";
import type { PreparationState } from "@tresen/contract/order/preparation/preparation";
import type { Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError, isAppError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { stepped } from "../step/stepped";
import { OrderEntity, type StoredPreparation } from "../order.entity";
import { missingOrder } from "../public";
import { replaceOrder } from "../replace";
import { type OrderRow, changedMeanwhile, findOrder } from "../store";
import { preparedBy } from "./merge";

/** A decision of the desk, or another display, may come between reading and writing. */
const ATTEMPTS = 10;
const WAIT = 20;

interface Preparing {
  branch: string;
  uid: string;
  line: string;
  /** Undefined or null for all stations of the position. */
  station?: string | null | undefined;
  state: PreparationState;
  /** The stations at which a product is prepared. */
  stationsOf: (product: string) => readonly (string | null)[];
  /** Whether an order of which everything is prepared becomes ready to be picked up. */
  rollsUp: boolean;
  /** The name of the display, for the timeline. */
  by: string;
  now: Instant;
}

/**
 * Notes how far a station is with a position of an order. It does not change the order's version, so that the desk's
 * decisions go on undisturbed; and a decision that comes between is not lost, since both are written on condition that
 * the order is as it was read. Setting what is already set changes nothing.
 * @throws missing for an order of another branch, conflict for one that is not worked on, or a position that was
 * removed.
 */
export async function setPreparation(asked: Preparing): Promise<OrderRow> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(asked.uid);
    if (!before || before.branch !== asked.branch) throw missingOrder();
    const change = changeOf({ before, asked });
    if (!change) return before;
    try {
      return await write({ before, change, asked });
    } catch (error) {
      const isLate = error instanceof ConditionFailed || isAppError(error, "order.changed");
      if (!isLate || attempt === ATTEMPTS) throw error instanceof ConditionFailed ? changedMeanwhile(error) : error;
      await sleep(Math.random() * WAIT * attempt);
    }
  }
}

type Change = ReturnType<typeof preparedBy>;

/** @returns null when it is set already. */
function changeOf({
  before,
  asked: { line, station = null, state, stationsOf, now },
}: {
  before: OrderRow;
  asked: Preparing;
}): Change | null {
  requireWorkedOn(before);
  const item = before.items[Number(line) - 1];
  if (!item || item.amount === 0)
    throw new AppError("preparation.removed", "conflict", PREPARATION_MESSAGES.removed(before.ticketNumber));
  const stations = stationsOf(item.product);
  const steps = before.preparation ?? [];
  const own = steps.filter((step) => step.line === line);
  const others = steps.filter((step) => step.line !== line);
  const concerned = station === null ? [...new Set([...stations, ...own.map((step) => step.station)])] : [station];
  if (station !== null && !stations.includes(station) && !own.some((step) => step.station === station))
    throw new AppError("preparation.station", "conflict", PREPARATION_MESSAGES.otherStation);
  const at = new Date(now).toISOString();
  const stateOf = (at: string | null): PreparationState => own.find((step) => step.station === at)?.state ?? "open";
  if (concerned.every((one) => stateOf(one) === state)) return null;
  const all = [...new Set([...stations, ...own.map((step) => step.station)])];
  const set = all.map((one): StoredPreparation => {
    const known = own.find((step) => step.station === one);
    const isSet = concerned.includes(one) && (known?.state ?? "open") !== state;
    return isSet ? { line, station: one, state, at } : (known ?? { line, station: one, state: "open", at });
  });
  return preparedBy({ items: before.items, preparation: [...others, ...set] });
}

/** @throws conflict for an order that is over, or that nobody has confirmed. */
function requireWorkedOn({ state, ticketNumber }: OrderRow): void {
  if (state === "confirmed" || state === "inDelivery") return;
  const { unconfirmed, completed, canceled } = PREPARATION_MESSAGES;
  const told = state === "pending" ? unconfirmed : state === "completed" ? completed : canceled;
  throw new AppError(`preparation.${state}`, "conflict", told(ticketNumber));
}

async function write({
  before,
  change: { preparation, preparedAt },
  asked: { rollsUp, by, now },
}: {
  before: OrderRow;
  change: Change;
  asked: Preparing;
}): Promise<OrderRow> {
  const revision = (before.revision ?? 0) + 1;
  const { preparation: _, preparedAt: __, ...rest } = before;
  const row: OrderRow = {
    ...rest,
    revision,
    ...(preparation ? { preparation } : {}),
    ...(preparedAt === undefined ? {} : { preparedAt }),
  };
  if (preparedAt !== undefined && rollsUp && !row.isDelivery && row.state === "confirmed") {
    const { requestId } = requestFields();
    const actor = { actor: "staff", by: { id: "system", name: by } } as const;
    const ready = stepped({ before: row, action: "in-delivery", ...actor, now, requestId });
    await replaceOrder({ before, row: ready });
    return ready;
  }
  await storageCall(() =>
    OrderEntity.patch({ uid: before.uid })
      .set({ revision, preparation: preparation ?? [], ...(preparedAt === undefined ? {} : { preparedAt }) })
      .remove(preparedAt === undefined ? ["preparedAt"] : [])
      .where(({ version, revision: counted }, { eq, notExists }) =>
        [
          eq(version, before.version),
          before.revision === undefined ? notExists(counted) : eq(counted, before.revision),
        ].join(" AND "),
      )
      .go({ response: "none" }),
  );
  return row;
}
