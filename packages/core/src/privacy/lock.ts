import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Instant } from "@tresen/contract/kit/time";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { hasMoney } from "@tresen/contract/payment/payment.state";
import { lockReason, lockedUntil } from "@tresen/contract/privacy/invoice-lock";
import type { OrderRow } from "../order";
import type { LockedInvoiceRow } from "./locked-invoice.entity";

const HOME = "AT";

/**
 * What has to be kept of the order's customer for its invoice; null where nothing has to be.
 * @param branch the order's; null when it was removed.
 * @param at when the person is erased.
 */
export function lockedInvoiceOf({
  order,
  branch,
  at,
}: {
  order: OrderRow;
  branch: Pick<Branch, "country" | "timeZone"> | null;
  at: Instant;
}): LockedInvoiceRow | null {
  const given = { ...EMPTY_CUSTOMER, ...order.customer };
  const { companyName, vatNumber } = given;
  const country = order.branchCountry ?? branch?.country ?? HOME;
  const gross = isInvoiced(order) ? order.pricing.totalGross : 0;
  const reason = lockReason({ country, gross, companyName, vatNumber });
  const name = `${given.firstName} ${given.lastName}`.trim();
  const address = invoiceAddress(given);
  if (reason === null || !(name || companyName || address)) return null;
  const until = lockedUntil({ country, at: Date.parse(order.createdAt), zone: zoneOf(branch ?? {}) });
  if (until <= at) return null;
  const { uid, ticketNumber, createdAt } = order;
  return {
    ...{ uid, ticketNumber, branch: order.branch, country },
    ...{ name, companyName, vatNumber, address },
    ...{ createdAt, lockedAt: new Date(at).toISOString(), until: new Date(until).toISOString(), reason },
    expiresAt: Math.ceil(until / 1000),
  };
}

/** Whether something was delivered or paid. Of what was turned away before there is no invoice. */
function isInvoiced({ state, payments = [] }: OrderRow): boolean {
  const isOff = state === "rejected" || state === "canceled" || state === "failed";
  return !isOff || payments.some((payment) => hasMoney(payment.state));
}

/** The address of the customer, else that of the delivery, in one line. */
function invoiceAddress(given: typeof EMPTY_CUSTOMER): string {
  const parts = given.street
    ? [given.street, given.stairway, given.floor, given.door, `${given.zipCode} ${given.city}`, given.country]
    : [
        ...[given.deliveryStreet, given.deliveryStairway, given.deliveryFloor, given.deliveryDoor],
        ...[`${given.deliveryZipCode} ${given.deliveryCity}`, given.deliveryCountry],
      ];
  // A country alone, which every order has, is no address.
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.length > 1 ? said.join(", ") : "";
}
