import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { mayDo } from "@tresen/contract/kit/access";
import { maySeeCustomerKey, orderPermissions } from "@tresen/contract/order/order.permissions";
import { orderFlags } from "@tresen/contract/order/order.state";
import type {
  ActedOrder,
  ListedOrder,
  OrderCustomer,
  OrderItem,
  OrderPayment,
  OrderProgress,
  PublicOrder,
  StaffOrder,
} from "@tresen/contract/order/order";
import { type Actor, personOf } from "../../platform/actor";
import { onlinePayment, paymentsView, refundsView } from "../money/money";
import { beginsAtOf } from "../step/begin";
import type { OrderRow } from "../store";
import { withoutUploads } from "../uploads";

/** The view for uid and hash: nothing about the customer, and no prices for a quotation. */
export function publicView(row: OrderRow): PublicOrder {
  return {
    ...sharedView(row),
    original: row.original ? publicContent({ ...row, ...row.original }) : null,
    payments: paymentsView(row).map(({ id, kind, amount, state }) => ({ id, kind, amount, state })),
    refunds: refundsView(row).map(({ payment: _, by: __, ...refund }) => refund),
  };
}

/** The fields that customers and staff see alike. */
function sharedView(row: OrderRow): Omit<PublicOrder, "original" | "payments" | "refunds"> {
  return {
    id: orderId(row.uid),
    branch: { id: row.branch, name: row.branchName },
    ...fieldsOf(row, [
      "uid",
      "ticketNumber",
      "createdAt",
      "paymentMethod",
      "appointment",
      "appointmentDate",
      "counterAppointment",
      "counterAppointmentExpiresAt",
      "promisedAt",
      "rejectionMessage",
      "tableIdentifier",
      "isQuotation",
      "isDelivery",
      "isDineIn",
      "isPaid",
      "isRefunded",
      "deliveryArea",
      "donatee",
    ]),
    counterAppointments: offeredTimes(row),
    questionnaireRating: row.questionnaire?.rating ?? null,
    withdrawnAt: row.withdrawal?.at ?? null,
    projectStep: row.projectStep ?? null,
    ...orderFlags(row),
    ...publicContent(row),
    comment: row.comment ?? "",
  };
}

/** The times that the shop proposes. Earlier versions stored only one. */
export function offeredTimes({
  counterAppointment: first,
  counterAppointments: all,
}: Pick<OrderRow, "counterAppointment" | "counterAppointments">): string[] {
  return all ?? (first ? [first] : []);
}

type OrNull<Value> = undefined extends Value ? NonNullable<Value> | null : Value;

/** Fields as they are stored. Those that the order does not have are null. */
function fieldsOf<Name extends keyof OrderRow>(
  row: OrderRow,
  names: readonly Name[],
): { [Field in Name]: OrNull<OrderRow[Field]> } {
  const entries = names.map((name) => [name, row[name] ?? null]);
  return Object.fromEntries(entries) as { [Field in Name]: OrNull<OrderRow[Field]> };
}

/** The positions and sums as customers see them. */
function publicContent({
  items,
  pricing,
  isQuotation,
}: Pick<OrderRow, "items" | "pricing" | "isQuotation">): Pick<PublicOrder, "items" | "pricing"> {
  return isQuotation
    ? {
        items: withoutUploads(
          lined(items).map(({ deposit: _deposit, ...item }) => ({ ...item, unitPrice: 0, gross: 0 })),
        ),
        pricing: null,
      }
    : { items: withoutUploads(lined(items)), pricing };
}

/** The positions with their ids. A position keeps its place, also once it is removed, so the place is the id. */
function lined(items: OrderRow["items"]): OrderItem[] {
  return items.map((item, index) => ({ line: String(index + 1), ...item }));
}

/** The positions with what the kitchen has noted. */
function preparedItems({ items, preparation = [] }: OrderRow): OrderItem[] {
  return lined(items).map((item) => {
    const steps = preparation.filter(({ line }) => line === item.line).map(({ line: _, ...step }) => step);
    return steps.length > 0 ? { ...item, preparation: steps } : item;
  });
}

/** What a view for staff is made from: the order, and who sees it. */
interface Seen {
  row: OrderRow;
  actor: Actor;
}

/** The view for staff of the branch, without fields that only the server uses. */
export function staffView({ row, actor }: Seen): StaffOrder {
  return {
    ...deskView({ row, actor }),
    items: preparedItems(row),
    ...customerOf(row),
    original: row.original ? { items: lined(row.original.items), pricing: row.original.pricing } : null,
    questionnaire: row.questionnaire ?? null,
    withdrawal: withdrawalView(row),
    timeline: row.timeline.map(({ requestId: _, ...entry }) => entry),
  };
}

/** The answer to an action of staff: the whole order for people who may read it, else only what became of it. */
export function actedView({ row, actor }: Seen): ActedOrder {
  if (mayDo({ person: personOf(actor), permission: orderPermissions.read, branch: row.branch }))
    return staffView({ row, actor });
  return {
    id: orderId(row.uid),
    branch: { id: row.branch, name: row.branchName },
    ...fieldsOf(row, ["uid", "ticketNumber", "state", "version", "updatedAt", "isPaid", "isRefunded"]),
    payment: onlineState(row),
    ...orderFlags(row),
  };
}

/** The fields that staff see in lists too, where texts are shorter. */
export function listableView({ row, actor }: Seen): ListedOrder {
  const { isCompany, companyName, company, firstName, lastName, street, zipCode, city, phone, email } = customerOf(row);
  return {
    ...deskView({ row, actor }),
    ...{ isCompany, companyName, company, firstName, lastName, street, zipCode, city, phone, email },
  };
}

function deskView({ row, actor }: Seen): Omit<ListedOrder, keyof OrderCustomer> {
  const begins = beginsAtOf(row);
  return {
    ...sharedView(row),
    ...fieldsOf(row, ["pricing", "state", "version", "updatedAt", "isPreorder", "preparedAt", "driver", "erasedAt"]),
    beginsAt: begins === null ? null : new Date(begins).toISOString(),
    source: row.source ?? "shop",
    items: lined(row.items),
    notes: row.notes ?? [],
    heldFor: row.state === "pending" ? (row.heldFor ?? null) : null,
    escalations: (row.escalations ?? []).map(({ at, action }) => ({ at, action })),
    itemCount: row.items.filter(({ amount }) => amount > 0).length,
    isChanged: row.original !== undefined,
    ...(maySeeKey({ row, actor }) ? { hash: row.hash } : {}),
    payment: paymentView(row),
    payments: paymentsView(row),
    refunds: refundsView(row),
  };
}

/** Nobody has the key of an order whose customer was erased. */
function maySeeKey({ row, actor }: Seen): boolean {
  return row.erasedAt === undefined && maySeeCustomerKey({ person: personOf(actor), branch: row.branch });
}

function onlineState(row: OrderRow): OrderProgress["payment"] {
  const payment = onlinePayment(row);
  return payment ? { state: payment.state } : null;
}

/** Without the URL of the provider's page, which only the customer uses. */
function paymentView(row: OrderRow): OrderPayment | null {
  const payment = onlinePayment(row);
  if (!payment) return null;
  const { provider, reference: id = null, state, amount, currency, refunded, chargedBack = 0 } = payment;
  return { provider, id, state, amount, currency, refunded, chargedBack };
}

function withdrawalView({ withdrawal }: OrderRow): StaffOrder["withdrawal"] {
  if (!withdrawal) return null;
  const { at: _, ...declaration } = withdrawal;
  return declaration;
}

export function orderId(uid: string): string {
  return `ord_${uid}`;
}

/** @returns null for a text that is no order's id. */
export function uidOf(id: string): string | null {
  return /^ord_([0-9A-Z]{26})$/.exec(id)?.[1] ?? null;
}

function customerOf({ customer }: OrderRow): OrderCustomer {
  return { ...EMPTY_CUSTOMER, ...customer };
}
