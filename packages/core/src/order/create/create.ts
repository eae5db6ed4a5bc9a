import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { isMethodOpen, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import { APPOINTMENT_FAULTS, checkOrder } from "@tresen/contract/order/checkout/checkout";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import type { OrderCustomer, OrderDraft } from "@tresen/contract/order/order";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { normalizePhone } from "@tresen/contract/kit/phone/phone";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { keysOf } from "@tresen/contract/kit/object";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import type { FieldError } from "@tresen/contract/kit/errors";
import { KEY_REUSED } from "@tresen/contract/order/refusal.texts";
import { ConditionFailed, type TransactionWrite, storageCall, writeTransaction } from "../../platform/db";
import { AppError, inputError, isAppError } from "../../platform/errors";
import { readLiveState } from "../../live";
import { UploadEntity, type UploadRow } from "../../media/upload";
import { type OrderContext, readOrderContext } from "../context";
import type { Place, Taken } from "../capacity/place";
import { fingerprintOf, orderHash, orderUid } from "../key";
import { OrderEntity, type StoredPayment } from "../order.entity";
import { slotOf } from "../slot/slot";
import { soldItem } from "../sold-item";
import { leadOf } from "../step/lead";
import { SlotEntity, slotExpiry } from "../slot/slot.entity";
import { type OrderRow, findOrder, listed } from "../store";
import { TicketEntity } from "../ticket.entity";
import { orderRateLimits, countOrder } from "../rate-limits";
import { type Uploads, uploadFaults } from "../uploads";

type Context = NonNullable<OrderContext["context"]>;

/** Only the fields of a customer that were filled in are stored. */
const customerFields = keysOf(EMPTY_CUSTOMER);
/** Why an order finds no room although it was valid: another request with its key may have taken it. */
const REFUSED = ["order.invalid", "order.capacity_busy"];
/** How long ticket counters are kept after their day. */
const TICKET_DAYS = 30;

export interface CreatedOrder {
  uid: string;
  hash: string;
  ticketNumber: number;
  /** False when an earlier request with the same key created this order. */
  created: boolean;
}

/**
 * Creates an order, checked and priced with the server's own records. It takes three round trips: two reads at
 * once of everything it is checked against, the ticket number if it is valid, and one conditional write. Where stations
 * limit their work, what they have left is one more read.
 * @param idempotencyKey the same key with the same order returns the same order, also for concurrent requests. Orders
 * that are invalid or already exist do not count towards the rate limits.
 * @param address the network address; without one, as for staff, orders are not rate limited.
 * @param completed adds to the new order what is not said by the customer.
 * @throws input with every fault, conflict for a key used for another order, limit.
 */
export async function createOrder({
  draft: given,
  idempotencyKey,
  address,
  completed = (row) => row,
  now,
}: {
  draft: OrderDraft;
  idempotencyKey?: string | null;
  address?: string | undefined;
  completed?: ((row: OrderRow) => OrderRow) | undefined;
  now: Instant;
}): Promise<CreatedOrder> {
  const uid = orderUid(idempotencyKey);
  const fingerprint = fingerprintOf(given);
  const limits = orderRateLimits({ draft: given, address });
  const [{ existing, context, uploads, found }, live] = await Promise.all([
    readOrderContext({ uid, draft: given, beside: limits.rows, now }),
    readLiveState({ branch: given.branch, now }),
  ]);
  if (existing) return repeated({ existing, fingerprint });
  if (!context)
    throw invalid({
      fault: { field: "branch", code: "order.branch_unavailable", message: MESSAGES.branchUnknown },
    });
  // A browser may still show donations after they were switched off; the order is taken without one.
  const draft = context.config.enablePluginDonations ? given : { ...given, donatee: null };
  const checked = checkOrder({ draft, context: { ...context, live } });
  const faults = [...checked.errors, ...uploadFaults({ draft, products: context.products, uploads })];
  if (faults.length > 0) throw inputError({ code: "order.invalid", faults });
  const slot = context.branch.slotCapacity && checked.appointment !== null ? slotOf(checked.appointment) : undefined;
  /** A concurrent request with the same key may have been faster, or the write succeeded but its answer was lost. */
  const orWinner = async (error: unknown): Promise<CreatedOrder> => {
    const winner = await findOrder(uid);
    if (!winner) throw error;
    return repeated({ existing: winner, fingerprint });
  };
  const isLimited = context.stations.some((station) => station.branch === draft.branch && station.minutesPerSlot);
  let place: Place | null = null;
  if (isLimited && !checked.isQuotation)
    try {
      place = await (await import("../capacity/place")).placeOrder({ checked, context, live });
    } catch (error) {
      return await orWinner(error);
    }
  const counted = await countOrder({ limits, uid, found, now });
  const [ticketNumber] = await Promise.all([takeTicket({ branch: context.branch, now }), counted.record()]);
  const row = listed(completed(orderRow({ uid, fingerprint, slot, ticketNumber, draft, context, checked, uploads })));
  const insert = (taken?: Taken): Promise<void> =>
    insertOrder({
      row: { ...row, ...taken?.fields },
      capacity: context.branch.slotCapacity ?? 0,
      writes: taken?.writes ?? [],
      uploads: [...uploads.values()],
    });
  try {
    await (place ? place(insert) : insert());
  } catch (error) {
    const isRefused = REFUSED.some((code) => isAppError(error, code));
    if (!(error instanceof ConditionFailed) && !isRefused) throw error;
    return await orWinner(error).catch(async () => {
      await counted.uncount();
      if (!(error instanceof ConditionFailed)) throw error;
      throw slot === undefined ? uploadGone(error) : slotTaken(error);
    });
  }
  return { uid, hash: row.hash, ticketNumber, created: true };
}

function repeated({ existing, fingerprint }: { existing: OrderRow; fingerprint: string }): CreatedOrder {
  const { uid, hash, ticketNumber } = existing;
  if (existing.fingerprint === fingerprint) return { uid, hash, ticketNumber, created: false };
  throw new AppError("order.key_reused", "conflict", KEY_REUSED);
}

/** The last place in the slot was taken between reading and writing. */
function slotTaken(cause: unknown): AppError {
  return invalid({ fault: { field: "appointmentDate", ...APPOINTMENT_FAULTS.taken }, cause });
}

/** The upload expired between reading and writing. */
function uploadGone(cause: unknown): AppError {
  return invalid({
    fault: { field: "items", code: "order.upload_missing", message: ORDER_MESSAGES.uploadGone },
    cause,
  });
}

function invalid({ fault, cause }: { fault: FieldError; cause?: unknown }): AppError {
  return inputError({ code: "order.invalid", faults: [fault], cause });
}

/** The next ticket number of the branch on this local day, from 1. */
async function takeTicket({ branch, now }: { branch: Branch; now: Instant }): Promise<number> {
  const { date: day } = zonedTime({ at: now, zone: zoneOf(branch) });
  const expiresAt = Math.floor(now / 1000) + TICKET_DAYS * 86_400;
  const { data } = await storageCall(() =>
    TicketEntity.update({ branch: branch.id, day }).add({ last: 1 }).set({ expiresAt }).go({ response: "all_new" }),
  );
  if (data.last === undefined) throw new RangeError("The ticket counter gave no number");
  return data.last;
}

/**
 * Writes the order: a single write, unless slots or uploads change in the same transaction. Uploads that are in use do
 * not expire.
 */
async function insertOrder({
  row,
  capacity,
  writes,
  uploads,
}: {
  row: OrderRow;
  capacity: number;
  /** Those that take minutes of stations. */
  writes: readonly TransactionWrite[];
  uploads: readonly UploadRow[];
}): Promise<void> {
  const { slot } = row;
  if (slot === undefined && writes.length + uploads.length === 0) {
    await storageCall(() => OrderEntity.create(row).go({ response: "none" }));
    return;
  }
  await writeTransaction({
    entities: { order: OrderEntity, slot: SlotEntity, upload: UploadEntity },
    writes: (entities) => [
      entities.order.create(row).commit(),
      ...writes,
      ...(slot === undefined
        ? []
        : [
            entities.slot
              .update({ branch: row.branch, slot })
              .add({ taken: 1 })
              .set({ expiresAt: slotExpiry(slot) })
              .where(({ taken }, { lt, notExists }) => `${notExists(taken)} OR ${lt(taken, capacity)}`)
              .commit(),
          ]),
      ...uploads.map(({ id, createdAt }) =>
        entities.upload
          .patch({ id })
          .set({ owner: row.branch, ...usedIn({ row, id }) })
          .remove(["dueAt", "expiresAt"])
          .composite({ createdAt })
          .commit(),
      ),
    ],
  });
}

/** What an upload says of the order that uses it. */
function usedIn({ row: { uid, ticketNumber, items }, id }: { row: OrderRow; id: string }) {
  const part = items.flatMap(({ parts }) => parts).find(({ uploads }) => uploads?.some((file) => file.id === id));
  return { order: uid, ticketNumber, part: part?.name };
}

interface Accepted {
  uid: string;
  fingerprint: string;
  slot: string | undefined;
  ticketNumber: number;
  draft: OrderDraft;
  context: Context;
  checked: CheckedOrder;
  uploads: Uploads;
}

/** The order as it is sold: with the current names and prices, independent of later changes to the catalogue. */
function orderRow({ uid, fingerprint, slot, ticketNumber, draft, context, checked, uploads }: Accepted): OrderRow {
  const { branch, now } = context;
  const at = new Date(now).toISOString();
  const appointment = checked.appointment === null ? undefined : new Date(checked.appointment).toISOString();
  const payment = newPayment({ draft, context, checked });
  const items = checked.items.map((item) => soldItem({ item, method: checked.method, uploads }));
  const donee = draft.donatee === null ? undefined : context.donatees.get(draft.donatee);
  return {
    uid,
    hash: orderHash(),
    fingerprint,
    version: 1,
    createdAt: at,
    updatedAt: at,
    state: "pending",
    ticketNumber,
    branch: branch.id,
    branchName: branch.name,
    branchCountry: branch.country,
    isDelivery: draft.isDelivery,
    isDineIn: draft.isDineIn,
    isQuotation: checked.isQuotation,
    isPreorder: !isMethodOpen({ branch, method: checked.method, at: now }),
    isPaid: false,
    isRefunded: false,
    // An online method is replaced when nothing has to be paid online.
    paymentMethod: payment || !isOnlineMethod(draft.paymentMethod) ? draft.paymentMethod : "cash",
    payments: payment && [payment],
    appointmentDate: appointment,
    appointment,
    ...leadOf({ items, products: context.products, branch }),
    slot,
    table: draft.table ?? undefined,
    tableIdentifier: draft.table === null ? undefined : context.tables.get(draft.table)?.identifier,
    deliveryArea: checked.area?.area,
    donatee: draft.donatee !== null && donee ? { id: draft.donatee, name: donee.name } : undefined,
    comment: draft.comment || undefined,
    customer: customerOf(draft),
    items,
    pricing: checked.pricing,
    timeline: [{ at, by: "customer", name: `${draft.firstName} ${draft.lastName}`.trim(), action: "create" }],
  };
}

/** A quotation is not paid in advance, and an order that costs nothing is not paid online. */
function newPayment({
  draft: { paymentMethod },
  context: { config },
  checked: { pricing, isQuotation },
}: Pick<Accepted, "draft" | "context" | "checked">): StoredPayment | undefined {
  if (!isOnlineMethod(paymentMethod) || isQuotation || pricing.totalGross === 0) return undefined;
  const amount = pricing.totalGross;
  return {
    id: "1",
    kind: "online",
    provider: paymentMethod,
    state: "open",
    amount,
    currency: config.currency,
    refunded: 0,
  };
}

function customerOf(draft: OrderDraft): Partial<OrderCustomer> {
  const customer = { ...draft, phone: normalizePhone(draft.phone) };
  return Object.fromEntries(
    customerFields
      .map((field) => [field, customer[field]] as const)
      .filter(([field, value]) => value !== EMPTY_CUSTOMER[field]),
  );
}
