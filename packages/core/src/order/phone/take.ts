import { formatMoney } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import type { OrderDraft } from "@tresen/contract/order/order";
import { maySeeCustomerKey, orderPermissions } from "@tresen/contract/order/order.permissions";
import { isPaidByLink, phoneOrderFaults } from "@tresen/contract/order/phone/phone-order";
import { type Actor, personOf, requirePermission, requireStaff } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { type OrderRow, listed } from "../store";

/** What differs when staff take an order on the telephone. */
export interface PhoneOrder {
  /** The order with who took it, their note, and the payment as a link. */
  completed: (row: OrderRow) => OrderRow;
  /** Whether this member of staff is not told the customer's key. */
  isKeyHidden: boolean;
}

/**
 * Checks whether the actor may take this order on the telephone, before it is checked like every order.
 * @throws unauthenticated, forbidden, input for a payment by link that reaches nobody.
 */
export function takePhoneOrder({ actor, draft, now }: { actor: Actor; draft: OrderDraft; now: Instant }): PhoneOrder {
  const { user } = requireStaff(actor);
  const { branch, note = "" } = draft;
  requirePermission({ actor, permission: orderPermissions.phone, branch });
  if (isPaidByLink(draft)) requirePermission({ actor, permission: orderPermissions.paymentLink, branch });
  if (note !== "") requirePermission({ actor, permission: orderPermissions.note, branch });
  const faults = phoneOrderFaults(draft);
  if (faults.length > 0) throw inputError({ code: "order.invalid", faults });
  const at = new Date(now).toISOString();
  const { requestId } = requestFields();
  const step = { at, by: user.id, name: user.name, ...(requestId ? { requestId } : {}) };
  return {
    isKeyHidden: !maySeeCustomerKey({ person: personOf(actor), branch }),
    completed: (row) => {
      // The payment begins at the provider once the customer opens the link.
      const payments = row.payments?.map((payment) => ({ ...payment, kind: "link" as const, startedAt: at }));
      return listed({
        ...row,
        source: "phone",
        ...(note === "" ? {} : { notes: [{ at, by: user.id, name: user.name, text: note }] }),
        ...(payments ? { payments } : {}),
        timeline: [
          { ...step, action: "create" },
          ...(payments ?? []).map(({ amount, currency }) => ({
            ...step,
            action: "payment-link",
            message: formatMoney(amount, currency),
          })),
        ],
      });
    },
  };
}
