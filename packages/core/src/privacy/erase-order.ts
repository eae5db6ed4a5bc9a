import type { Instant } from "@tresen/contract/kit/time";
import { branchRows } from "../branch/rows";
import { CustomerOrderEntity, UnassignedOrderEntity, unassignedKeys } from "../customer";
import { findOrder } from "../order";
import { isUnsettled, replaceByErased, unsettled } from "../order/erase";
import { transactionWrites } from "../platform/db";
import { isAppError } from "../platform/errors";
import { findRow } from "../records/rows";
import { lockedInvoiceOf } from "./lock";
import { LockedInvoiceEntity } from "./locked-invoice.entity";
import { removeBelongings } from "./remove-belongings";

/** Retries for when the order changes at the same moment, for example by a report of a payment provider. */
const ATTEMPTS = 5;

/**
 * Removes from an order, and from all that belongs to it, who its customer is: see `ORDER_FATES` for what stays. What the
 * law wants kept of an invoice is locked in the same transaction. Doing it again, or after it was interrupted, does no
 * harm: the order itself comes last, since it leads to all the rest.
 * @param at by the platform's clock.
 * @returns whether there was something to erase.
 * @throws conflict `privacy.unsettled` for an order that is open, or whose payment or refund is under way.
 */
export async function eraseOrder({ uid, at }: { uid: string; at: Instant }): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(uid);
    if (!before || before.erasedAt !== undefined) return false;
    if (isUnsettled(before)) throw unsettled({ orders: [before] });
    const branch = await findRow({ resource: branchRows, id: before.branch });
    const locked = lockedInvoiceOf({ order: before, branch: branch && branchRows.fieldsOf(branch), at });
    const unassigned = await unassignedKeys(before);
    await removeBelongings(before);
    try {
      await replaceByErased({
        before,
        at,
        along: transactionWrites({
          entities: { noted: CustomerOrderEntity, other: UnassignedOrderEntity, invoice: LockedInvoiceEntity },
          writes: ({ noted, other, invoice }) => [
            noted.delete({ uid }).commit(),
            ...unassigned.map((key) => other.delete(key).commit()),
            ...(locked ? [invoice.put(locked).commit()] : []),
          ],
        }),
      });
      return true;
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}
