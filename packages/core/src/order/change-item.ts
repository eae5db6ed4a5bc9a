import { methodOf } from "@tresen/contract/branch/branch-hours";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import { CAPACITY_MESSAGES } from "@tresen/contract/order/capacity/capacity.texts";
import { ITEM_ENTRIES, NOT_CHANGEABLE } from "@tresen/contract/order/change/change.texts";
import {
  type CheckedChange,
  changedOrderErrors,
  changedPricing,
  checkItemChange,
} from "@tresen/contract/order/change/item-change";
import { onServiceDay } from "@tresen/contract/order/checkout/checkout";
import type { ActedOrder, OrderDraft, OrderItemDraft, StoredItem } from "@tresen/contract/order/order";
import { orderDraft } from "@tresen/contract/order/order-input";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isOpenState } from "@tresen/contract/order/order.state";
import { timesQuantity } from "@tresen/contract/order/pricing";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { readCatalog } from "../snapshot";
import { type OrderContext, readOrderContext } from "./context";
import { ownOrder } from "./own";
import { withAdjustment } from "./money/money";
import { replaceDecided } from "./prepare/decide";
import { type OrderRow, changedMeanwhile, isAwaitingPayment } from "./store";
import { soldItem } from "./sold-item";
import { takenOf } from "./take-over/taken";
import { leadOf } from "./step/lead";
import { replaceWithRoom } from "./step/room";
import { uploadFaults } from "./uploads";
import { actedView } from "./view";

interface Origin {
  task: string;
  /** Cents for one of the product's unit; null for the price of the catalogue. */
  unitPrice: Cents | null;
}

interface ItemChangeRequest {
  actor: Actor;
  id: string;
  /** The place of the position; the place after the last adds one. */
  index: number;
  /** An amount of 0 removes the position, which keeps its place. */
  item: OrderItemDraft;
  /** The version that the member of staff saw. */
  version: number;
  /** Where the position comes from, if it is a task of the order's project, and its price if it was typed. */
  origin?: Origin;
  now: Instant;
}

/**
 * Changes, adds or removes a position of an open order. The order keeps what was ordered at first. Its sums follow, and
 * so does what is refunded or left to pay.
 * @throws conflict when the order is finished, waits for its payment or was changed meanwhile; input when the rules of
 * orders refuse it; missing, forbidden.
 */
export async function changeItem({
  actor,
  id,
  index,
  item,
  version,
  origin,
  now,
}: ItemChangeRequest): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission: orderPermissions.change });
  if (version !== before.version) throw changedMeanwhile();
  if (!isOpenState(before.state)) throw new AppError("order.not_changeable", "conflict", NOT_CHANGEABLE);
  if (isAwaitingPayment(before))
    throw new AppError("order.awaiting_payment", "conflict", FORM_MESSAGES.awaitingPayment);
  const draft = draftOf({ row: before, item });
  const found = await readOrderContext({ uid: before.uid, draft, beside: [], now: Date.parse(before.createdAt) });
  const { context } = found;
  if (!context) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const checked = checkItemChange({ change: { index, item }, sold: before.items, draft, context });
  const faults = checked.isSame
    ? checked.errors
    : [...checked.errors, ...uploadFaults({ draft, ...context, ...found })];
  const { price, area } = checked;
  if (faults.length > 0 || !price) throw inputError({ code: "order.invalid", faults });
  const items = before.items.toSpliced(
    index,
    1,
    changedItem({ before: before.items[index], item, checked, price, found, draft, unitPrice: origin?.unitPrice }),
  );
  const pricing = changedPricing({ items, draft, area });
  const orderFaults = changedOrderErrors({ draft, context, area, pricing });
  if (orderFaults.length > 0) throw inputError({ code: "order.invalid", faults: orderFaults });
  const at = new Date(now).toISOString();
  const { products } = await readCatalog();
  const { leadMinutes: _, ...kept } = before;
  const { requestId } = requestFields();
  const row = withAdjustment({
    row: {
      ...kept,
      ...leadOf({ items, products, branch: context.branch }),
      items,
      pricing,
      ...(origin ? { takenTasks: [...takenOf(before), { task: origin.task, line: String(index + 1) }] } : {}),
      original: before.original ?? { items: before.items, pricing: before.pricing },
      version: before.version + 1,
      updatedAt: at,
      timeline: [
        ...before.timeline,
        {
          at,
          by: user.id,
          name: user.name,
          action: "change-item",
          message: entryOf({ before, items, index, pricing, currency: context.config.currency }),
          ...(requestId ? { requestId } : {}),
        },
      ],
    },
    at,
    by: user.id,
  });
  if (row.refunds !== before.refunds)
    requirePermission({ actor, permission: orderPermissions.refund, branch: before.branch });
  // While other times are proposed, the order holds no minutes.
  const changed =
    before.counterAppointment !== undefined && before.state === "pending"
      ? await replaceDecided({ before, row })
      : await replaceWithRoom({ before, row, now, full: CAPACITY_MESSAGES.changed });
  return actedView({ row: changed, actor });
}

/** The order as the rules check it: its method, area and time, and the one position that is changed. */
function draftOf({ row, item }: { row: OrderRow; item: OrderItemDraft }): OrderDraft {
  const { branch, isDelivery, isDineIn, deliveryArea = "", table = null, appointment = null } = row;
  return orderDraft.parse({
    ...{ branch, isDelivery, isDineIn, deliveryArea, table },
    appointmentDate: appointment,
    items: [item],
  });
}

/** The position as it is sold now. */
function changedItem({
  before,
  item,
  checked: { isSame },
  price,
  found: { context, uploads },
  draft,
  unitPrice = null,
}: {
  before: StoredItem | undefined;
  item: OrderItemDraft;
  checked: CheckedChange;
  price: NonNullable<CheckedChange["price"]>;
  found: OrderContext;
  draft: OrderDraft;
  unitPrice?: Cents | null | undefined;
}): StoredItem {
  if (isSame && before) {
    const { deposit: _, ...rest } = before;
    const { gross, deposit } = price;
    return { ...rest, amount: item.amount, gross, ...(deposit > 0 ? { deposit } : {}) };
  }
  const product = context?.products.get(item.product);
  if (!context || !product) throw new RangeError("A position without a product");
  const method = methodOf(draft);
  const { asSold } = onServiceDay({ draft, context, method });
  const sold = soldItem({ item: { ...item, product: asSold(product) }, method, uploads });
  if (unitPrice === null) return sold;
  return { ...sold, unitPrice, gross: timesQuantity({ ...item, product, cents: unitPrice }) + price.deposit };
}

/** What the timeline says: what became of the position, and of the total. */
function entryOf({
  before,
  items,
  index,
  pricing,
  currency,
}: {
  before: OrderRow;
  items: readonly StoredItem[];
  index: number;
  pricing: OrderRow["pricing"];
  currency: string;
}): string {
  const [old, item] = [before.items[index], items[index]];
  const named = (one: StoredItem): string => `${formatQuantity(one)} ${one.name}`;
  const change = !item
    ? ""
    : !old || old.amount === 0
      ? ITEM_ENTRIES.added(named(item))
      : item.amount === 0
        ? ITEM_ENTRIES.removed(named(old))
        : ITEM_ENTRIES.changed({ from: named(old), to: named(item) });
  const money = (cents: number): string => formatMoney(cents, currency);
  const total = ITEM_ENTRIES.total({ from: money(before.pricing.totalGross), to: money(pricing.totalGross) });
  return `${change}. ${total}`;
}
