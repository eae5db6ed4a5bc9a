import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { HOUR, type Instant, addDays, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { closeBranch } from "@tresen/core/closing";
import { customerReactions } from "@tresen/core/customer/order";
import { type OrderRow, findOrders } from "@tresen/core/order";
import { countOrders } from "@tresen/core/statistics/order";
import { DAYS } from "./past-orders";
import type { Place, Shop } from "./sold";
import { PLATFORM } from "./users";

/** So many of the last days are not closed yet. */
const OPEN_DAYS = 2;
/** When a day is closed by the branch's clock. */
const CLOSING_TIME = 23 * HOUR;

/**
 * Finds the customers of past orders and counts them, as the stream would after the start, and closes the days of the
 * branches but the last ones. Closings take what was counted until then, so days are counted one after the other.
 */
export async function countPastOrders({
  uids,
  shop: { branches },
  now,
}: {
  uids: readonly string[];
  shop: Shop;
  now: Instant;
}): Promise<void> {
  const orders = (await findOrders(uids)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  await noteCustomers(orders);
  await Promise.all(
    branches.map((branch) =>
      countBranch({ branch, orders: orders.filter((order) => order.branch === branch.id), now }),
    ),
  );
}

/** The orders of one customer follow each other, those of others do not wait for them. */
async function noteCustomers(orders: readonly OrderRow[]): Promise<void> {
  const ofCustomers = Map.groupBy(orders, ({ customer: { email } }) => email);
  await Promise.all(
    [...ofCustomers.values()].map(async (own) => {
      for (const after of own) for (const react of customerReactions.order) await react({ before: null, after });
    }),
  );
}

async function countBranch({ branch, orders, now }: { branch: Place; orders: readonly OrderRow[]; now: Instant }) {
  const zone = zoneOf(branch);
  const today = zonedTime({ at: now, zone }).date;
  let waiting = orders;
  for (let ago = DAYS; ago > OPEN_DAYS; ago -= 1) {
    const at = instantAt({ date: addDays(today, -ago), minutes: 0, zone }) + CLOSING_TIME;
    const ofDay = waiting.filter(({ createdAt }) => Date.parse(createdAt) < at);
    if (ofDay.length === 0) continue;
    await count(ofDay);
    await closeBranch({ actor: PLATFORM, body: { branch: branch.id, countedCash: null, note: "" }, now: at });
    waiting = waiting.slice(ofDay.length);
  }
  await count(waiting);
}

function count(orders: readonly OrderRow[]): Promise<void> {
  return countOrders(orders.map((after) => ({ before: null, after })));
}
