import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { newcomersAmong } from "../../customer/order";
import type { OrderChange, OrderRow } from "../../order";
import { ConditionFailed, TRANSACTION_LIMIT, writeItems } from "../../platform/db";
import { readCatalog } from "../../snapshot";
import { COUNTS_LIMIT, type CounterRow, counterWrite, negated, summed } from "../rows";
import { type Alongside, alongside } from "./alongside";
import { type Contribution, type Given, contributionOf } from "./contribution";
import { writeLabels } from "./labels";
import { type Mark, isNewer, markWrite, readMarks } from "./mark";

/** The most orders that are counted in one transaction. */
const TOGETHER = 30;
/** Others may count the same orders, or the branch's closing may come between. */
const ATTEMPTS = 10;

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
    const newcomers = await newcomersAmong(orders.filter(({ uid }) => !marks.has(uid)));
    const givenOf = (order: OrderRow): Given => ({
      zone: zone(order),
      customer: newcomers.has(order.uid) ? (newcomers.get(order.uid) ? "fresh" : "returning") : "unknown",
    });
    const byBranch = Map.groupBy(orders, ({ branch }) => branch);
    await Promise.all(
      [...byBranch].map(async ([branch, all]) => {
        for (let first = 0; first < all.length; first += TOGETHER)
          await countTogether({ branch, orders: all.slice(first, first + TOGETHER), marks, givenOf });
      }),
    );
  }
}

interface Together {
  branch: string;
  orders: readonly OrderRow[];
  marks: ReadonlyMap<string, Mark>;
  givenOf: (order: OrderRow) => Given;
}

/** One order, with what was counted of it last and what it counts now. */
interface Step {
  order: OrderRow;
  last: Mark | null;
  given: Given;
  next: Contribution;
}

async function countTogether({ branch, orders, marks: read, givenOf }: Together): Promise<void> {
  let marks = read;
  for (let attempt = 1; ; attempt += 1) {
    const steps = orders.flatMap((order) => stepOf({ order, last: marks.get(order.uid) ?? null, givenOf }) ?? []);
    if (steps.length === 0) return;
    const counters = changeOf(steps);
    if (orders.length > 1 && isTooMuch({ steps, counters })) {
      const half = Math.ceil(orders.length / 2);
      await countTogether({ branch, orders: orders.slice(0, half), marks, givenOf });
      await countTogether({ branch, orders: orders.slice(half), marks, givenOf });
      return;
    }
    await writeLabels(steps.flatMap(({ next }) => next.labels));
    const beside = await writesAlongside({ branch, steps });
    try {
      await writeItems([
        ...steps.map(({ next, ...step }) => markWrite({ ...step, counted: next })),
        ...counters.map(counterWrite),
        ...beside,
      ]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
      marks = await readMarks(orders);
    }
  }
}

/** @returns null for an order that is counted as it is, or that says less than it did since its customer was erased. */
function stepOf({
  order,
  last,
  givenOf,
}: { order: OrderRow; last: Mark | null } & Pick<Together, "givenOf">): Step | null {
  if (last && (!isNewer(order, last) || order.erasedAt !== undefined)) return null;
  const given = last ? { zone: last.zone, customer: last.customer } : givenOf(order);
  const next = contributionOf({ order, given });
  return last === null && next.rows.length === 0 ? null : { order, last, given, next };
}

/** What is added to the counters. */
function changeOf(steps: readonly Step[]): CounterRow[] {
  return summed(steps.flatMap(({ last, next }) => [...negated(last?.rows ?? []), ...next.rows]));
}

/** Whether it is more than one transaction takes. */
function isTooMuch({ steps, counters }: { steps: readonly Step[]; counters: readonly CounterRow[] }): boolean {
  const writes = steps.length + counters.length + alongside.length * (steps.length + 1);
  return writes > TRANSACTION_LIMIT || counters.some(({ counts }) => Object.keys(counts).length > COUNTS_LIMIT);
}

async function writesAlongside({ branch, steps }: { branch: string; steps: readonly Step[] }) {
  const counted: Parameters<Alongside>[0] = {
    branch,
    steps: steps.map(({ order, last, next }) => ({ order, before: last?.money ?? null, after: next.money })),
  };
  return (await Promise.all(alongside.map((write) => write(counted)))).flat();
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
