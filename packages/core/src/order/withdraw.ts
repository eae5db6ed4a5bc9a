import type { WithdrawalDeclaration } from "@tresen/contract/order/withdrawal/withdrawal-declaration";
import { WITHDRAWAL_MESSAGES } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import type { PublicOrder } from "@tresen/contract/order/order";
import type { Instant } from "@tresen/contract/kit/time";
import { isWithdrawable } from "@tresen/contract/order/withdrawal/withdrawal";
import { branchRows } from "../branch/rows";
import { AppError, isAppError } from "../platform/errors";
import { findRow } from "../records/rows";
import { customer } from "./change";
import { openOrder } from "./public";
import { replaceOrder } from "./replace";
import type { OrderRow } from "./store";
import { publicView } from "./view";

/** Retries for when staff change the order at the same moment, so that no declaration is lost. */
const ATTEMPTS = 5;

/**
 * Stores the customer's withdrawal from the contract, once: a repeated declaration changes nothing. The order's state
 * does not change. The stream's reactions send mails to customer and branch.
 * @throws missing for an unknown uid and for a wrong hash alike, conflict when the function is not available for the
 * order.
 */
export async function withdrawOrder({
  uid,
  hash,
  declaration,
  now,
}: {
  uid: string;
  hash: string;
  declaration: WithdrawalDeclaration;
  now: Instant;
}): Promise<PublicOrder> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await openOrder({ uid, hash });
    if (before.withdrawal) return publicView(before);
    await requireWithdrawable(before);
    const row = withdrawn({ before, declaration, now });
    try {
      await replaceOrder({ before, row });
      return publicView(row);
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}

async function requireWithdrawable(order: OrderRow): Promise<void> {
  const found = await findRow({ resource: branchRows, id: order.branch });
  const branch = found && branchRows.recordOf(found);
  if (!isWithdrawable({ order: publicView(order), branch }))
    throw new AppError("order.withdrawal_not_offered", "conflict", WITHDRAWAL_MESSAGES.notOffered);
}

function withdrawn({
  before,
  declaration,
  now,
}: {
  before: OrderRow;
  declaration: WithdrawalDeclaration;
  now: Instant;
}): OrderRow {
  const at = new Date(now).toISOString();
  const { id, name } = customer(before);
  return {
    ...before,
    withdrawal: { ...declaration, at },
    version: before.version + 1,
    updatedAt: at,
    timeline: [
      ...before.timeline,
      { at, by: id, name, action: "withdraw", ...(declaration.remark ? { message: declaration.remark } : {}) },
    ],
  };
}
