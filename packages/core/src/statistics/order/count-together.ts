import type { OrderRow } from "../../order";
import { ConditionFailed, TRANSACTION_LIMIT, writeItems } from "../../platform/db";
import { COUNTS_LIMIT, type CounterRow, counterWrite, negated, summed } from "../rows";
import { type Alongside, alongside } from "./alongside";
import { type Contribution, type Given, contributionOf } from "./contribution";
import { writeLabels } from "./labels";
import { type Mark, isNewer, isOf, markWrite, readMarks } from "./mark";

/** Others may count the same orders, or the branch's closing may come between. */
const ATTEMPTS = 10;

interface Together {
  branch: string;
  orders: readonly OrderRow[];
  marks: ReadonlyMap<string, Mark>;
  givenOf: (order: OrderRow) => Given;
  /** Whether orders are counted anew that count otherwise than they should, although they are not newer. */
  isRepair?: boolean;
}

/** One order, with what was counted of it last and what it counts now. */
interface Step {
  order: OrderRow;
  last: Mark | null;
  given: Given;
  next: Contribution;
}

/**
 * Counts orders of one branch in one transaction, or in several if they are more than one takes. What others have
 * counted meanwhile is read again.
 * @throws limit when others count in the same branch all the time.
 */
export async function countTogether({ branch, orders, marks: read, ...how }: Together): Promise<void> {
  let marks = read;
  for (let attempt = 1; ; attempt += 1) {
    const steps = orders.flatMap((order) => stepOf({ order, last: marks.get(order.uid) ?? null, ...how }) ?? []);
    if (steps.length === 0) return;
    const counters = changeOf(steps);
    if (orders.length > 1 && isTooMuch({ steps, counters })) {
      const half = Math.ceil(orders.length / 2);
      await countTogether({ branch, orders: orders.slice(0, half), marks, ...how });
      await countTogether({ branch, orders: orders.slice(half), marks, ...how });
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
  isRepair = false,
}: { order: OrderRow; last: Mark | null } & Pick<Together, "givenOf" | "isRepair">): Step | null {
  if (last && (order.erasedAt !== undefined || !(isNewer(order, last) || (isRepair && isOf(order, last))))) return null;
  const given = last ? { zone: last.zone, customer: last.customer } : givenOf(order);
  const step = { order, last, given, next: contributionOf({ order, given }) };
  const isNothing = last === null || !isNewer(order, last);
  return isNothing && changeOf([step]).length === 0 ? null : step;
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
