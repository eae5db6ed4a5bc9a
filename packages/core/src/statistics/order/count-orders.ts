import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { newcomersAmong } from "../../customer/order";
import type { OrderChange, OrderRow } from "../../order";
import { readCatalog } from "../../snapshot";
import { type Given, contributionOf } from "./contribution";
import { countTogether } from "./count-together";
import { readMarks } from "./mark";

/** The most orders that are counted in one transaction. */
const TOGETHER = 30;

/**
 * Counts changes of orders: adds what each order counts now to the counters of its branch and takes back what was
 * counted of it last, in one transaction with a mark of that. Changes may come twice, late and in another order.
 * @throws limit when others count in the same branch all the time.
 */
export async function countOrders(changes: readonly OrderChange[]): Promise<void> {
  const { branches } = await readCatalog();
  const zone = ({ branch }: OrderRow): string => zoneOf(branches.get(branch) ?? {});
  const relevant = changes.filter(({ before, after }) => !before || !isSame({ before, after, zone: zone(after) }));
  for (const round of roundsOf(relevant)) {
    const orders = round.map(({ after }) => after);
    // An order that is made now was not counted yet, as long as its change is not delivered again.
    const marks = await readMarks(round.flatMap(({ before, after }) => (before ? [after] : [])));
    const givenOf = await givenFor({ orders: orders.filter(({ uid }) => !marks.has(uid)), zone });
    const byBranch = Map.groupBy(orders, ({ branch }) => branch);
    await Promise.all(
      [...byBranch].map(async ([branch, all]) => {
        for (let first = 0; first < all.length; first += TOGETHER)
          await countTogether({ branch, orders: all.slice(first, first + TOGETHER), marks, givenOf });
      }),
    );
  }
}

/** What is given of orders when they are counted first. */
export async function givenFor({
  orders,
  zone,
}: {
  orders: readonly OrderRow[];
  zone: (order: OrderRow) => string;
}): Promise<(order: OrderRow) => Given> {
  const newcomers = await newcomersAmong(orders);
  return (order) => {
    const isFirst = newcomers.get(order.uid);
    return { zone: zone(order), customer: isFirst === undefined ? "unknown" : isFirst ? "fresh" : "returning" };
  };
}

/** The changes in rounds, so that each round has at most one of every order, and those of one order keep their sequence. */
function roundsOf(changes: readonly OrderChange[]): OrderChange[][] {
  const rounds: OrderChange[][] = [];
  const seen = new Map<string, number>();
  for (const change of changes) {
    const round = seen.get(change.after.uid) ?? 0;
    seen.set(change.after.uid, round + 1);
    (rounds[round] ??= []).push(change);
  }
  return rounds;
}

/**
 * Whether the change is none for the counters, such as a note. It needs no mark then: the last change that is one has the
 * newest version of those that count.
 */
function isSame({ before, after, zone }: { before: OrderRow; after: OrderRow; zone: string }): boolean {
  const counted = (order: OrderRow): string => {
    const { rows, money } = contributionOf({ order, given: { zone, customer: "unknown" } });
    return JSON.stringify([rows, money]);
  };
  return after.erasedAt === undefined ? counted(before) === counted(after) : true;
}
