import { isMethodOpen, zoneOf } from "@tresen/contract/branch-hours";
import { type CheckedOrder, checkOrder } from "@tresen/contract/checkout";
import { MESSAGES } from "@tresen/contract/messages";
import type { OrderDraft, OrderItem } from "@tresen/contract/orders";
import { normalizePhone } from "@tresen/contract/phone";
import { configuredPrice, itemGross, taxRateFor } from "@tresen/contract/pricing";
import { quantityLimits } from "@tresen/contract/quantity";
import type { Branch } from "@tresen/contract/resources/branch";
import type { Product } from "@tresen/contract/resources/catalog";
import { type Instant, zonedTime } from "@tresen/contract/time";
import { ConditionFailed, committed, service, stored } from "../db";
import { AppError, inputError } from "../errors";
import { type OrderSituation, readSituation } from "./context";
import { fingerprintOf, orderHash, orderUid } from "./key";
import { slotOf } from "./slot";
import { type OrderRow, findOrder, slotExpiry } from "./store";
import { customerFields } from "./view";

type Context = NonNullable<OrderSituation["context"]>;

/** Ticket counters are kept for a while after their day. */
const TICKET_DAYS = 30;

export interface CreatedOrder {
  uid: string;
  hash: string;
  /** False when the same key had made this very order before. */
  created: boolean;
}

/**
 * Takes an order, priced and checked with the server's own records. Three round trips: everything it is checked
 * against in one read, the ticket number once it stands, the order itself in one conditional write.
 * @param idempotencyKey the same key with the same order gives the same order, however often and however concurrently.
 * @throws input with every fault, conflict for a key used for another order.
 */
export async function createOrder({ draft, idempotencyKey, now }: { draft: OrderDraft; idempotencyKey?: string | null; now: Instant }): Promise<CreatedOrder> {
  const uid = orderUid({ branch: draft.branch, idempotencyKey });
  const fingerprint = fingerprintOf(draft);
  const { existing, context, taken } = await readSituation({ uid, draft, now });
  if (existing) return repeated({ existing, fingerprint });
  if (!context) throw inputError({ code: "order.invalid", faults: [{ field: "branch", code: "order.branch_unavailable", message: MESSAGES.branchUnknown }] });
  const checked = checkOrder({ draft, context });
  if (checked.errors.length > 0) throw inputError({ code: "order.invalid", faults: checked.errors });
  const slot = context.branch.slotCapacity && checked.appointment !== null ? slotOf(checked.appointment) : undefined;
  if (slot !== undefined && taken?.slot === slot && taken.count >= (context.branch.slotCapacity ?? 0)) throw slotTaken();
  const ticketNumber = await takeTicket({ branch: context.branch, now });
  const row = orderRow({ uid, fingerprint, slot, ticketNumber, draft, context, checked });
  try {
    await insertOrder({ row, capacity: context.branch.slotCapacity ?? 0 });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Either another attempt with the same key was faster, or a first try of this one came through unheard.
    const winner = await findOrder(uid);
    if (winner) return repeated({ existing: winner, fingerprint });
    throw slotTaken(error);
  }
  return { uid, hash: row.hash, created: true };
}

function repeated({ existing, fingerprint }: { existing: OrderRow; fingerprint: string }): CreatedOrder {
  if (existing.fingerprint === fingerprint) return { uid: existing.uid, hash: existing.hash, created: false };
  throw new AppError("order.key_reused", "conflict", "Mit diesem Schlüssel wurde schon eine andere Bestellung aufgegeben.");
}

function slotTaken(cause?: unknown): AppError {
  return new AppError("order.invalid", "input", MESSAGES.appointmentTaken, [{ field: "appointmentDate", code: "order.appointment_taken", message: MESSAGES.appointmentTaken }], { cause });
}

/** The next number of the branch on this day of its calendar, from 1. */
async function takeTicket({ branch, now }: { branch: Branch; now: Instant }): Promise<number> {
  const { date: day } = zonedTime({ at: now, zone: zoneOf(branch) });
  const expiresAt = Math.floor(now / 1000) + TICKET_DAYS * 86_400;
  const { data } = await stored(() => service.entities.ticket.update({ branch: branch.id, day }).add({ last: 1 }).set({ expiresAt }).go({ response: "all_new" }));
  if (data.last === undefined) throw new RangeError("The ticket counter gave no number");
  return data.last;
}

async function insertOrder({ row, capacity }: { row: OrderRow; capacity: number }): Promise<void> {
  const { slot } = row;
  if (slot === undefined) {
    await stored(() => service.entities.order.create(row).go({ response: "none" }));
    return;
  }
  await committed(() =>
    service.transaction
      .write((entities) => [
        entities.order.create(row).commit(),
        entities.slot
          .update({ branch: row.branch, slot })
          .add({ taken: 1 })
          .set({ expiresAt: slotExpiry(slot) })
          .where(({ taken }, { lt, notExists }) => `${notExists(taken)} OR ${lt(taken, capacity)}`)
          .commit(),
      ])
      .go(),
  );
}

interface Accepted {
  uid: string;
  fingerprint: string;
  slot: string | undefined;
  ticketNumber: number;
  draft: OrderDraft;
  context: Context;
  checked: CheckedOrder;
}

/** The order as it was sold: names and prices as of now, whatever the catalogue says later. */
function orderRow({ uid, fingerprint, slot, ticketNumber, draft, context, checked }: Accepted): OrderRow {
  const { branch, now } = context;
  const at = new Date(now).toISOString();
  const appointment = checked.appointment === null ? undefined : new Date(checked.appointment).toISOString();
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
    isDelivery: draft.isDelivery,
    isDineIn: draft.isDineIn,
    isQuotation: branch.isQuotationRequired,
    isPreorder: !isMethodOpen({ branch, method: checked.method, at: now }),
    isPaid: false,
    isRefunded: false,
    paymentMethod: draft.paymentMethod,
    appointmentDate: appointment,
    appointment,
    slot,
    table: draft.table ?? undefined,
    tableIdentifier: draft.table === null ? undefined : context.tables.get(draft.table)?.identifier,
    deliveryArea: checked.area?.area,
    donatee: draft.donatee !== null && donee ? { id: draft.donatee, name: donee.name } : undefined,
    comment: draft.comment || undefined,
    customer: customerOf(draft),
    items: checked.items.map((item) => soldItem({ item, method: checked.method })),
    pricing: checked.pricing,
    timeline: [{ at, by: "customer", name: `${draft.firstName} ${draft.lastName}`.trim(), action: "create" }],
  };
}

function customerOf(draft: OrderDraft): Record<string, string | boolean> {
  const customer = { ...draft, phone: normalizePhone(draft.phone) };
  return Object.fromEntries(customerFields.map((field) => [field, customer[field]] as const).filter(([, value]) => value !== "" && value !== false));
}

function soldItem({ item, method }: { item: CheckedOrder["items"][number]; method: CheckedOrder["method"] }): OrderItem {
  const { amount, unit, parts } = item;
  const product: Product = item.product;
  return {
    product: product.id,
    name: product.name,
    amount,
    unit,
    calculationModel: quantityLimits({ product, unit })?.calculationModel ?? product.calculationModel,
    parts: product.config.parts.map(({ name, type }, index) => ({ name, type, value: parts[index] ?? null })),
    unitPrice: configuredPrice({ product, parts }),
    gross: itemGross(item),
    taxRate: taxRateFor({ product, method }),
  };
}
