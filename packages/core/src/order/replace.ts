import { isDeepStrictEqual } from "node:util";
import { ConditionFailed, storageCall, writeTransaction } from "../platform/db";
import { type Limits, capacityWrites } from "./capacity/counters";
import { isMoneyDue } from "./money/money";
import { MoneyDueEntity } from "./money/money-due.entity";
import { OrderEntity } from "./order.entity";
import { SlotEntity, slotExpiry } from "./slot/slot.entity";
import { type OrderRow, PAYMENT_WORK, capacityLost, changedMeanwhile, listed } from "./store";

const AND = " AND ";

interface Replacing {
  before: OrderRow;
  row: OrderRow;
  /** Of every station of which the order takes more than before. */
  limits?: Limits | undefined;
}

/**
 * Replaces an order if nobody has changed it since it was read, and the kitchen has noted nothing.
 * @throws conflict when somebody did meanwhile; `order.capacity_lost` when others took the minutes that it takes.
 */
export async function replaceOrder({ before, row: changed, limits }: Replacing): Promise<void> {
  const row = listed(changed);
  try {
    const isSameTime = before.slot === row.slot && isSameWork({ before, row });
    if (isSameTime && !isNewlyDue({ before, row }))
      await storageCall(() =>
        OrderEntity.put(row)
          .where(({ version, revision }, { eq, notExists }) =>
            [eq(version, before.version), before.revision ? eq(revision, before.revision) : notExists(revision)].join(
              AND,
            ),
          )
          .go({ response: "none" }),
      );
    else await replaceWith({ before, row, limits });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // The order is the first write of a transaction, and alone without one.
    const isOrder = error.rejected.length === 0 || error.rejected.includes(0);
    throw isOrder ? changedMeanwhile(error) : capacityLost(error);
  }
}

/**
 * Whether the reconciler has to look after the money of an open order from now on, or until now found the order itself
 * on its work list, because it was completed.
 */
function isNewlyDue({ before, row }: { before: OrderRow; row: OrderRow }): boolean {
  if (row.worklist === PAYMENT_WORK || !isMoneyDue(row)) return false;
  return !isMoneyDue(before) || before.state === "completed";
}

/** Marks an open order whose money has to be looked after. The mark is ended once there is nothing to look after. */
export async function markDue({ uid, createdAt }: Pick<OrderRow, "uid" | "createdAt">): Promise<void> {
  const mark = { uid, createdAt, worklist: PAYMENT_WORK };
  await storageCall(() => MoneyDueEntity.put(mark).go({ response: "none" }));
}

/** Ends the mark of `MoneyDueEntity`, if the order has one. */
export async function unmarkDue({ uid }: { uid: string }): Promise<void> {
  await storageCall(() => MoneyDueEntity.delete({ uid }).go({ response: "none" }));
}

/** Whether it takes the same minutes of stations. */
function isSameWork({ before, row }: Replacing): boolean {
  return isDeepStrictEqual(before.capacity, row.capacity);
}

/**
 * Writes the order, the counters that change and the mark of money that is due in one transaction. The new slot is
 * taken even beyond the limit, the minutes of stations are not.
 */
async function replaceWith({ before, row, limits }: Replacing): Promise<void> {
  const counts =
    before.slot === row.slot
      ? []
      : [
          { slot: before.slot, change: -1 },
          { slot: row.slot, change: 1 },
        ];
  const { uid, createdAt } = row;
  await writeTransaction({
    entities: { order: OrderEntity, slot: SlotEntity, due: MoneyDueEntity },
    writes: (entities) => [
      entities.order
        .put(row)
        .where(({ version, revision }, { eq, notExists }) =>
          [eq(version, before.version), before.revision ? eq(revision, before.revision) : notExists(revision)].join(
            AND,
          ),
        )
        .commit(),
      ...(isNewlyDue({ before, row }) ? [entities.due.put({ uid, createdAt, worklist: PAYMENT_WORK }).commit()] : []),
      ...capacityWrites({ branch: row.branch, before: before.capacity, after: row.capacity, limits }),
      ...counts.flatMap(({ slot, change }) =>
        slot
          ? [
              entities.slot
                .update({ branch: row.branch, slot })
                .add({ taken: change })
                .set({ expiresAt: slotExpiry(slot) })
                .commit(),
            ]
          : [],
      ),
    ],
  });
}
