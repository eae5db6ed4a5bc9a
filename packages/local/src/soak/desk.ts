import type { OrderResult, StaffOrder } from "@tresen/contract/order/order";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "./api";
import type { PlannedOrder } from "./plan";
import { changedFood, draftOf } from "./shop";

/** An order as customer and desk know it from the answers that they got. */
export interface KnownOrder {
  plan: PlannedOrder;
  uid: string | null;
  state: OrderState;
  /** How many pieces of the food there are. */
  amount: number;
  /** How many prints follow from what the desk has decided. */
  prints: number;
}

export interface Desk {
  orders: readonly KnownOrder[];
  /** Does what is due until this step; what the platform does not answer is tried again in the next one. */
  step(tick: number): Promise<void>;
  /** Whether something is yet to be done. */
  isBusy(): boolean;
  /** How often a decision had to be repeated. */
  repeats(): number;
}

interface Task {
  at: number;
  order: KnownOrder;
  run: () => Promise<boolean>;
}

/** Milliseconds of the machine: between two looks at the prints of an order, and after which nobody waits any more. */
const MAKING = 15;
const LONGEST_MAKING = 1_500;
/** How many orders are worked on at once. */
const AT_ONCE = 8;

/** Customers who order, and a desk that decides, each until the platform has answered. */
export function openDesk({ api, plans }: { api: Api; plans: readonly PlannedOrder[] }): Desk {
  const orders = plans.map((plan): KnownOrder => ({
    plan,
    uid: null,
    state: "pending",
    amount: plan.amount,
    prints: 0,
  }));
  let repeats = 0;
  let tasks = orders.flatMap((order) => tasksOf({ api, order })).sort((a, b) => a.at - b.at);
  return {
    orders,
    isBusy: () => tasks.length > 0,
    repeats: () => repeats,
    step: async (tick) => {
      const due = new Map<KnownOrder, Task[]>();
      for (const task of tasks) {
        if (task.at > tick) break;
        due.set(task.order, [...(due.get(task.order) ?? []), task]);
      }
      const done = new Set<Task>();
      const queue = [...due.values()];
      const work = async (): Promise<void> => {
        for (let own = queue.shift(); own; own = queue.shift()) {
          for (const task of own) {
            const isDone = await task.run().catch(isAway);
            if (!isDone) {
              repeats += 1;
              break;
            }
            done.add(task);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      if (done.size === 0) return;
      tasks = tasks.filter((task) => !done.has(task));
      const printed = new Set([...done].map(({ order }) => order).filter(({ prints }) => prints > 0));
      await Promise.all([...printed].map((order) => untilMade({ api, order })));
    },
  };
}

/**
 * Waits until the prints of the order are made, so that the devices find them in the same step of each run with the same
 * seed. After a kill they come later.
 */
async function untilMade({ api, order: { uid, prints } }: { api: Api; order: KnownOrder }): Promise<void> {
  const end = Date.now() + LONGEST_MAKING;
  while (Date.now() < end) {
    const { data } = await api
      .call({ path: `/api/print-jobs?order=ord_${uid}&limit=50` })
      .catch(() => ({ data: null }));
    if (!Array.isArray(data)) return;
    const made = (data as PrintJob[]).filter(({ copyOf, reroutedFrom }) => !copyOf && !reroutedFrom);
    if (made.length >= prints) return;
    await wait(MAKING);
  }
}

/** A call without an answer is made again; anything else is a failure of the run. */
function isAway(error: unknown): false {
  if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError")) return false;
  throw error;
}

function tasksOf({ api, order }: { api: Api; order: KnownOrder }): Task[] {
  const { plan } = order;
  const decide = (action: string, state: OrderState) => () => decideOn({ api, order, action, state });
  const all: [number | null, () => Promise<boolean>][] = [
    [plan.placedAt, () => place({ api, order })],
    [plan.rejectedAt, decide("status/reject", "rejected")],
    [plan.confirmedAt, decide("status/confirm", "confirmed")],
    [plan.changedAt, () => change({ api, order })],
    [plan.cancelledAt, decide("status/cancel", "canceled")],
    [plan.completedAt, decide("status/completed", "completed")],
  ];
  return all.flatMap(([at, run]) => (at === null ? [] : [{ at, order, run }]));
}

async function place({ api, order }: { api: Api; order: KnownOrder }): Promise<boolean> {
  const { status, data } = await api.call({
    path: "/api/orders",
    method: "POST",
    body: draftOf(order.plan),
    headers: { "idempotency-key": `soak-order-${order.plan.number}` },
  });
  if (status >= 500) return false;
  if (status >= 300) throw new Error(`An order was refused: ${status} ${JSON.stringify(data)}`);
  order.uid = (data as OrderResult).uid;
  return true;
}

async function decideOn({
  api,
  order,
  action,
  state,
}: {
  api: Api;
  order: KnownOrder;
  action: string;
  state: OrderState;
}): Promise<boolean> {
  const path = `/api/orders/ord_${order.uid}`;
  const seen = await api.call({ path });
  if (seen.status !== 200) return false;
  const before = seen.data as StaffOrder;
  // The answer to an earlier try was lost.
  const isDone = before.state === state;
  if (!isDone) {
    const { status, data } = await api.call({
      path: `${path}/${action}`,
      method: "POST",
      body: { version: before.version },
    });
    if (status >= 500 || status === 409) return false;
    if (status >= 300) throw new Error(`${action} was refused: ${status} ${JSON.stringify(data)}`);
  }
  const stations = order.plan.hasDrink ? 2 : 1;
  if (state === "confirmed") order.prints += stations + 1;
  if (state === "canceled") order.prints += stations;
  order.state = state;
  return true;
}

async function change({ api, order }: { api: Api; order: KnownOrder }): Promise<boolean> {
  const path = `/api/orders/ord_${order.uid}`;
  const seen = await api.call({ path });
  if (seen.status !== 200) return false;
  const before = seen.data as StaffOrder;
  const item = changedFood(order.plan);
  if (before.items[0]?.amount !== item.amount) {
    const body = { ...item, version: before.version };
    const { status, data } = await api.call({ path: `${path}/items/0`, method: "PUT", body });
    if (status >= 500 || status === 409) return false;
    if (status >= 300) throw new Error(`A change was refused: ${status} ${JSON.stringify(data)}`);
  }
  order.amount = item.amount;
  order.prints += 1;
  return true;
}
