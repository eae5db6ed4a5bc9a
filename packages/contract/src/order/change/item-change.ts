import { methodOf } from "../../branch/branch-hours";
import { quantityLimits, isOrderableQuantity } from "../../catalog/quantity";
import type { Product } from "../../catalog/product.resource";
import type { DeliveryArea } from "../../branch/delivery-area-fields";
import type { FieldError } from "../../kit/errors";
import { type Cents, divideRounded, toMicro } from "../../kit/money";
import { parseInstant } from "../../kit/time";
import { zoneOf } from "../../branch/branch-hours";
import type { CheckoutContext } from "../checkout/checkout-context";
import { checkItem } from "../checkout/checkout-item";
import { APPOINTMENT_FAULTS, areaErrors, onServiceDay } from "../checkout/checkout";
import { ORDER_MESSAGES } from "../checkout/checkout.texts";
import type { OrderDraft, OrderItemDraft, StoredItem } from "../order";
import { ORDER_ITEM_LIMIT } from "../order-limits";
import { MESSAGES } from "../order.texts";
import { type Pricing, itemDeposit, itemGross, pricingOf, timesQuantity } from "../pricing";
import { tooManyItems } from "../refusal.texts";
import { appointmentProblem } from "../chosen-slot";
import { ITEM_UNKNOWN } from "./change.texts";

export interface ItemChange {
  /** The place of the position; the place after the last adds one. */
  index: number;
  item: OrderItemDraft;
}

export interface CheckedChange {
  errors: FieldError[];
  /** What the position costs now; null where it has a fault. */
  price: { gross: Cents; deposit: Cents } | null;
  /** Whether only the amount changes, so that the position keeps what was agreed on. */
  isSame: boolean;
  area: DeliveryArea | null;
}

/**
 * Checks the change of one position by the rules under which the order was placed: they decide whether the order would
 * have been accepted like this at its own time. A position of which only the amount changes keeps its agreed price, and
 * may always become less.
 * @param draft the order's method, area and appointment; its positions are those of `sold`.
 * @param context as it was when the order was placed.
 */
export function checkItemChange({
  change: { index, item },
  sold,
  draft,
  context,
}: {
  change: ItemChange;
  sold: readonly StoredItem[];
  draft: OrderDraft;
  context: CheckoutContext;
}): CheckedChange {
  const method = methodOf(draft);
  const { area, asSold } = onServiceDay({ draft, context, method });
  const before = sold[index];
  const refused = (errors: FieldError[]): CheckedChange => ({ errors, price: null, isSame: false, area });
  const isUnknown = index > sold.length || (item.amount === 0 && !(before && before.amount > 0));
  if (isUnknown) return refused([{ field: "index", code: "order.item_unknown", message: ITEM_UNKNOWN }]);
  const others = sold.filter((one, place) => place !== index && one.amount > 0);
  if (item.amount === 0)
    return others.length > 0
      ? { errors: [], price: { gross: 0, deposit: 0 }, isSame: true, area }
      : refused([{ field: "amount", code: "order.empty", message: MESSAGES.cartEmpty }]);
  const tooMany = !before && sold.length >= ORDER_ITEM_LIMIT;
  const found = context.products.get(item.product);
  const product = found ? asSold(found) : null;
  const isSame = before !== undefined && isSameChoice({ before, item });
  const errors = [
    ...(tooMany ? [{ field: "items", code: "order.too_many_items", message: tooManyItems(ORDER_ITEM_LIMIT) }] : []),
    ...(isSame && item.amount <= before.amount
      ? amountErrors({ product, item, index })
      : [
          ...checkItem({ draft, context, method, item, index }).errors,
          ...leadTimeErrors({ draft, context, method, product }),
        ]),
  ];
  if (errors.length > 0) return refused(errors);
  return { errors, price: isSame ? agreedPrice({ before, item, product }) : newPrice({ item, product }), isSame, area };
}

/** The sums of an order by what its positions were sold for. */
export function changedPricing({
  items,
  draft,
  area,
}: {
  items: readonly Pick<StoredItem, "gross" | "taxRate">[];
  draft: OrderDraft;
  area: DeliveryArea | null;
}): Pricing {
  return pricingOf({
    goods: items.map(({ gross, taxRate: rate }) => ({ gross, rate })),
    method: methodOf(draft),
    area,
  });
}

/** Faults of the whole order after the change: what is delivered must still reach the area's minimum. */
export function changedOrderErrors({
  draft,
  context,
  area,
  pricing,
}: {
  draft: OrderDraft;
  context: CheckoutContext;
  area: DeliveryArea | null;
  pricing: Pricing;
}): FieldError[] {
  return areaErrors({ draft, context, method: methodOf(draft), area, pricing });
}

/** Whether a request means the position as it was sold, in another amount. Files are known by their ids. */
function isSameChoice({ before, item }: { before: StoredItem; item: OrderItemDraft }): boolean {
  if (before.product !== item.product || before.unit !== item.unit) return false;
  const answers = before.parts.map(({ value, uploads }) => uploads?.map(({ id }) => id) ?? value);
  const given = answers.map((_, place) => item.parts[place] ?? null);
  const isLonger = item.parts.slice(answers.length).some((value) => value !== null);
  return !isLonger && JSON.stringify(answers) === JSON.stringify(given);
}

function amountErrors({
  product,
  item,
  index,
}: {
  product: Product | null;
  item: OrderItemDraft;
  index: number;
}): FieldError[] {
  const limits = product && quantityLimits({ product, unit: item.unit });
  const isPossible = limits ? isOrderableQuantity({ amount: item.amount, limits }) : item.amount > 0;
  return isPossible
    ? []
    : [{ field: `items.${index}.amount`, code: "order.quantity_invalid", message: ORDER_MESSAGES.quantityInvalid }];
}

function leadTimeErrors({
  draft,
  context,
  method,
  product,
}: {
  draft: OrderDraft;
  context: CheckoutContext;
  method: ReturnType<typeof methodOf>;
  product: Product | null;
}): FieldError[] {
  const { branch, now } = context;
  const at = draft.appointmentDate && parseInstant({ text: draft.appointmentDate, zone: zoneOf(branch) });
  if (!at || !product) return [];
  const isTooSoon = appointmentProblem({ branch, method, products: [product], now, at }) === "leadTime";
  return isTooSoon ? [{ field: "appointmentDate", ...APPOINTMENT_FAULTS.leadTime }] : [];
}

/**
 * By the catalogue, at the unit price that the customer agreed on; in proportion where the product is gone. A position
 * that was removed has no deposit any more, so putting it back asks for the catalogue's.
 */
function agreedPrice({
  before,
  item: { amount, unit },
  product,
}: {
  before: StoredItem;
  item: OrderItemDraft;
  product: Product | null;
}): CheckedChange["price"] {
  const { unitPrice, deposit = 0, gross } = before;
  if (product && quantityLimits({ product, unit })) {
    const goods = timesQuantity({ product, amount, unit, cents: unitPrice });
    const paid = deposit > 0 || before.amount === 0 ? itemDeposit({ product, amount, unit }) : 0;
    return { gross: goods + paid, deposit: paid };
  }
  const share = (cents: Cents): Cents =>
    divideRounded({ numerator: BigInt(cents) * BigInt(toMicro(amount)), denominator: BigInt(toMicro(before.amount)) });
  return { gross: share(gross - deposit) + share(deposit), deposit: share(deposit) };
}

function newPrice({ item, product }: { item: OrderItemDraft; product: Product | null }): CheckedChange["price"] {
  if (!product) return null;
  return { gross: itemGross({ ...item, product }), deposit: itemDeposit({ ...item, product }) };
}
