import { methodOf, zoneOf } from "@tresen/contract/branch/branch-hours";
import { MAIL_LABELS } from "@tresen/contract/message/message.texts";
import { type OrderWords } from "@tresen/contract/message/order-message.texts";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { formatDateTime, formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import type { OrderCustomer } from "@tresen/contract/order/order";
import { COUNTRIES } from "@tresen/contract/branch/country.texts";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { linkEnd } from "@tresen/contract/payment/payment-link";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment-method.texts";
import { formatMoney } from "@tresen/contract/kit/money";
import { type OrderRow, type StoredPayment, dueOnSite, openLink } from "../order";
import { offeredTimes } from "../order/view";

/** An order and the other data that a message about it is composed from. */
export interface OrderMessageContext {
  order: OrderRow;
  branch: Branch | null;
  config: ConfigRecord;
}

export interface Fact {
  label: string;
  value: string;
}

/** The words for the texts about the order. @param appointment the agreed or the proposed one. */
export function wordsOf({
  order,
  branch,
  config,
  appointment = order.appointment,
}: OrderMessageContext & { appointment?: string }): OrderWords {
  return {
    what: `${numberLabel({ order, config })} ${order.ticketNumber}`,
    shop: config.shopName,
    branch: order.branchName,
    method: methodOf(order),
    isQuotation: order.isQuotation,
    when: appointment === undefined ? null : appointmentText({ appointment, branch }),
    offers: offeredTimes(order).map((one) => appointmentText({ appointment: one, branch })),
    until:
      order.counterAppointmentExpiresAt === undefined
        ? null
        : appointmentText({ appointment: order.counterAppointmentExpiresAt, branch }),
    promised: promisedText({ order, branch }),
    ...moneyWords({ order, branch, currency: config.currency }),
    isPaidOnline: order.isPaid && isOnlineMethod(order.paymentMethod),
    isRefunded: order.isRefunded,
    // To ask for a review is advertising, to which the customer may have objected.
    isReviewed: config.enablePluginOrderReviews && order.customer.advertising !== "refused",
  };
}

/** The key facts of the order for customer and branch. */
export function orderFacts({ order, branch, config }: OrderMessageContext): Fact[] {
  const zone = zoneOf(branch ?? {});
  const promised = order.state === "confirmed" ? promisedText({ order, branch }) : null;
  const facts: (Fact | false | undefined)[] = [
    { label: numberLabel({ order, config }), value: String(order.ticketNumber) },
    order.isQuotation ? false : { label: MAIL_LABELS.type, value: DELIVERY_METHOD_LABELS[methodOf(order)] },
    order.tableIdentifier ? { label: MAIL_LABELS.table, value: order.tableIdentifier } : false,
    order.appointment
      ? { label: MAIL_LABELS.appointment, value: appointmentText({ appointment: order.appointment, branch }) }
      : false,
    promised ? { label: MAIL_LABELS.promised, value: MAIL_LABELS.clock(promised) } : false,
    ...(order.state === "pending" ? offeredTimes(order) : []).map((appointment) => ({
      label: MAIL_LABELS.proposal,
      value: appointmentText({ appointment, branch }),
    })),
    { label: MAIL_LABELS.branch, value: order.branchName },
    order.deliveryArea ? { label: MAIL_LABELS.area, value: order.deliveryArea } : false,
    order.isQuotation ? false : { label: MAIL_LABELS.payment, value: paymentText(order) },
    order.donatee ? { label: MAIL_LABELS.donee, value: order.donatee.name } : false,
    {
      label: order.isQuotation ? MAIL_LABELS.requestedAt : MAIL_LABELS.orderedAt,
      value: formatDateTime({ at: Date.parse(order.createdAt), zone }),
    },
    order.rejectionMessage ? { label: MAIL_LABELS.reason, value: order.rejectionMessage } : false,
    order.comment ? { label: MAIL_LABELS.comment, value: order.comment } : false,
  ];
  return facts.filter((fact) => typeof fact === "object");
}

/** The customer's name, contact details and addresses. */
export function customerFacts({ customer }: OrderRow): Fact[] {
  const { companyName, company, firstName, lastName, phone = "", email = "", vatNumber = "" } = customer;
  return [
    {
      label: MAIL_LABELS.customer,
      value: joined(", ", [companyName || company, joined(" ", [firstName, lastName])]),
    },
    { label: MAIL_LABELS.phone, value: phone },
    { label: MAIL_LABELS.email, value: email },
    { label: MAIL_LABELS.vatNumber, value: vatNumber },
    { label: MAIL_LABELS.address, value: addressText(customer) },
    {
      label: MAIL_LABELS.deliveryAddress,
      value: customer.isDeliveryAddressDifferent ? addressText(deliveryAddressOf(customer)) : "",
    },
  ].filter(({ value }) => value !== "");
}

/** Without words such as `heute`, since a mail may be read on another day. */
export function appointmentText({ appointment, branch }: { appointment: string; branch: Branch | null }): string {
  const at = Date.parse(appointment);
  const zone = zoneOf(branch ?? {});
  return MAIL_LABELS.dateAndTime({ date: formatWeekdayDate({ at, zone }), time: formatTime({ at, zone }) });
}

function moneyWords({
  order,
  branch,
  currency,
}: Pick<OrderMessageContext, "order" | "branch"> & {
  currency: string;
}): Pick<OrderWords, "total" | "refund" | "rest" | "link" | "linkUntil"> {
  const money = (cents: number): string => formatMoney(cents, currency);
  const { refunds = [], payments = [] } = order;
  const last = refunds.filter(({ at }) => at === refunds.at(-1)?.at);
  const rest = payments.length > 0 ? dueOnSite(order) : 0;
  const link = openLink(order);
  return {
    total: money(order.pricing.totalGross),
    refund: money(last.reduce((sum, { amount }) => sum + amount, 0)),
    rest: rest > 0 ? money(rest) : null,
    link: link ? money(link.amount) : null,
    linkUntil: link ? openUntil({ link, branch }) : null,
  };
}

/** Until when a link can be opened. How long a payment that has begun can be made is the provider's to say. */
function openUntil({ link, branch }: { link: StoredPayment; branch: Branch | null }): string | null {
  if (link.reference !== undefined || link.startedAt === undefined) return null;
  return appointmentText({ appointment: new Date(linkEnd(Date.parse(link.startedAt))).toISOString(), branch });
}

function promisedText({ order, branch }: Pick<OrderMessageContext, "order" | "branch">): string | null {
  return order.promisedAt === undefined
    ? null
    : formatTime({ at: Date.parse(order.promisedAt), zone: zoneOf(branch ?? {}) });
}

export function numberLabel({ order, config }: Pick<OrderMessageContext, "order" | "config">): string {
  if (order.isQuotation) return MAIL_LABELS.request;
  return config.disableTickets ? MAIL_LABELS.number : MAIL_LABELS.ticket;
}

function paymentText({ paymentMethod, isPaid, isRefunded }: OrderRow): string {
  const label = PAYMENT_LABELS[paymentMethod];
  if (isRefunded) return `${label}, ${MAIL_LABELS.refunded}`;
  return isPaid ? `${label}, ${MAIL_LABELS.paid}` : label;
}

interface Address extends Partial<Pick<OrderCustomer, AddressField>> {
  /** The person at the delivery address, if it is not the customer. */
  recipient?: string;
}
type AddressField = "street" | "stairway" | "floor" | "door" | "zipCode" | "city" | "country";

function deliveryAddressOf(customer: Partial<OrderCustomer>): Address {
  return {
    recipient: joined(" ", [customer.deliveryCompanyName, customer.deliveryFirstName, customer.deliveryLastName]),
    street: customer.deliveryStreet,
    stairway: customer.deliveryStairway,
    floor: customer.deliveryFloor,
    door: customer.deliveryDoor,
    zipCode: customer.deliveryZipCode,
    city: customer.deliveryCity,
    country: customer.deliveryCountry,
  };
}

function addressText({ recipient, street, stairway, floor, door, zipCode, city, country }: Address): string {
  const house = joined(", ", [
    street,
    stairway && MAIL_LABELS.stairway(stairway),
    floor && MAIL_LABELS.floor(floor),
    door && MAIL_LABELS.door(door),
  ]);
  const town = joined(" ", [zipCode, city]);
  // A country alone is no address, since every order form has one by default.
  const land = house || town ? COUNTRIES.find(([code]) => code === country)?.[1] : "";
  return joined(", ", [recipient, house, town, land]);
}

function joined(separator: string, parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator);
}
