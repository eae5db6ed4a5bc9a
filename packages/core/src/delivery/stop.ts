import type { Delivery, DriverStop, FinishedStop, OpenStop } from "@tresen/contract/delivery/delivery";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { type OrderRow, dueOnSite } from "../order";
import { orderId } from "../order/view";

/** Whether the order is one that somebody may bring now. */
export function isOpenDelivery({ state, isDelivery, isQuotation }: OrderRow): boolean {
  return isDelivery && !isQuotation && (state === "confirmed" || state === "inDelivery");
}

/** What a driver sees of an order of their run. */
export function stopOf(row: OrderRow): DriverStop {
  return isOpenDelivery(row) ? openStopOf(row) : finishedStopOf(row);
}

function finishedStopOf({ uid, ticketNumber, state }: OrderRow): FinishedStop {
  return { uid, ticketNumber, state: state === "completed" ? "completed" : "canceled" };
}

/** What is to be known of a delivery on its way. */
export function openStopOf(row: OrderRow): OpenStop {
  const { uid, ticketNumber, createdAt, paymentMethod } = row;
  return {
    ...{ uid, ticketNumber, createdAt, paymentMethod },
    state: row.state === "inDelivery" ? "inDelivery" : "confirmed",
    appointment: row.appointment ?? null,
    promisedAt: row.promisedAt ?? null,
    area: row.deliveryArea ?? null,
    ...addressOf(row.customer),
    phone: row.customer.phone ?? "",
    comment: row.comment ?? "",
    due: dueOnSite(row),
    items: row.items.filter(({ amount }) => amount > 0).map(({ name, amount, unit }) => ({ name, amount, unit })),
  };
}

/** An open delivery for staff who plan runs. */
export function deliveryOf(row: OrderRow): Delivery {
  return {
    ...openStopOf(row),
    id: orderId(row.uid),
    version: row.version,
    isPrepared: row.preparedAt !== undefined,
    driver: row.driver ?? null,
    run: row.run ?? null,
  };
}

type Address = Pick<OpenStop, "name" | "company" | "street" | "stairway" | "floor" | "door" | "zipCode" | "city">;

/** Where the order is brought: to another address than the customer's own, if it names one. */
function addressOf(customer: OrderRow["customer"]): Address {
  const known = { ...EMPTY_CUSTOMER, ...customer };
  const own = `${known.firstName} ${known.lastName}`.trim();
  if (!known.isDeliveryAddressDifferent) {
    const { street, stairway, floor, door, zipCode, city } = known;
    const company = known.companyName || known.company;
    return { name: own, company, street, stairway, floor, door, zipCode, city };
  }
  return {
    name: `${known.deliveryFirstName} ${known.deliveryLastName}`.trim() || own,
    company: known.deliveryCompanyName || known.deliveryCompany,
    street: known.deliveryStreet,
    stairway: known.deliveryStairway,
    floor: known.deliveryFloor,
    door: known.deliveryDoor,
    zipCode: known.deliveryZipCode,
    city: known.deliveryCity,
  };
}
