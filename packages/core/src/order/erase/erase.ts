import { unsettledOrders } from "@tresen/contract/privacy/privacy.texts";
import { isOpenState } from "@tresen/contract/order/order.state";
import type { Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { isMoneyDue } from "../money/money";
import { MoneyDueEntity } from "../money/money-due.entity";
import { OrderEntity } from "../order.entity";
import { type OrderRow, changedMeanwhile, listed } from "../store";
import { ORDER_FATES, kept } from "./fields";

/** Whether something is still to be done with the order, for which its customer is needed. */
export function isUnsettled(order: OrderRow): boolean {
  return isOpenState(order.state) || isMoneyDue(order);
}

/** @param orders those that refuse an erasure, of which there may be more. */
export function unsettled({ orders, isMore = false }: { orders: readonly OrderRow[]; isMore?: boolean }): AppError {
  return new AppError("privacy.unsettled", "conflict", unsettledOrders({ orders, isMore }));
}

/**
 * Replaces the order by what stays of it without its customer: see `ORDER_FATES`. Nobody is told: the step is not in its
 * timeline.
 * @param along writes of the same transaction.
 * @throws conflict when somebody changed it meanwhile.
 */
export async function replaceByErased({
  before,
  at,
  along,
}: {
  before: OrderRow;
  at: Instant;
  along: readonly TransactionWrite[];
}): Promise<void> {
  const row = listed({ ...erasedOrder({ order: before, at }), version: before.version + 1 });
  try {
    await writeTransaction({
      entities: { order: OrderEntity, due: MoneyDueEntity },
      writes: ({ order, due }) => [
        order
          .put(row)
          .where(({ version, revision }, { eq, notExists }) =>
            [eq(version, before.version), before.revision ? eq(revision, before.revision) : notExists(revision)].join(
              " AND ",
            ),
          )
          .commit(),
        due.delete({ uid: row.uid }).commit(),
        ...along,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? changedMeanwhile(error) : error;
  }
}

/** What stays of the order. */
export function erasedOrder({ order, at }: { order: OrderRow; at: Instant }): OrderRow {
  return { ...kept({ whole: order, fates: ORDER_FATES }), erasedAt: new Date(at).toISOString() };
}
