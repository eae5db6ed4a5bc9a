import { enabledMethods, methodFlags, zoneOf, type DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { isOrderable, menuInForce } from "@tresen/contract/catalog/availability";
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Customer } from "@tresen/contract/customer/customer.resource";
import type { FieldError } from "@tresen/contract/kit/errors";
import { localLine } from "@tresen/contract/kit/phone/phone-line";
import type { Instant } from "@tresen/contract/kit/time";
import type { LiveState } from "@tresen/contract/live/live";
import { emptyParts } from "@tresen/contract/order/part-values";
import { checkOrder } from "@tresen/contract/order/checkout/checkout";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { blankFault } from "@tresen/contract/order/field.texts";
import type { OrderDraft, OrderItemDraft, StaffOrder } from "@tresen/contract/order/order";
import type { PhoneCustomer } from "@tresen/contract/order/phone/phone-customer.view";
import { phoneOrderFaults } from "@tresen/contract/order/phone/phone-order";
import type { PaymentMethod } from "@tresen/contract/payment/payment";
import { defaultPaymentMethod, isOnlineMethod, offeredPaymentMethods } from "@tresen/contract/payment/payment";
import type { Offer } from "./phone-queries";

/** A position with a name for React that it keeps. */
export type EntryItem = OrderItemDraft & { key: number };

/** The order as far as it is entered. */
export interface PhoneEntry {
  method: DeliveryMethod;
  area: string;
  table: string | null;
  isPlanned: boolean;
  /** The chosen time, as the slot's instant. */
  appointment: string | null;
  items: readonly EntryItem[];
  phone: string;
  firstName: string;
  lastName: string;
  email: string;
  isSmsEnabled: boolean;
  street: string;
  stairway: string;
  floor: string;
  door: string;
  zipCode: string;
  city: string;
  country: OrderDraft["country"];
  paymentMethod: PaymentMethod | null;
  comment: string;
  note: string;
}

/** An empty order of the branch. */
export function emptyEntry(branch: Branch): PhoneEntry {
  return {
    method: enabledMethods(branch)[0] ?? "takeaway",
    area: branch.deliveryAreas.length === 1 ? (branch.deliveryAreas[0]?.area ?? "") : "",
    table: null,
    isPlanned: branch.isAppointmentRequired,
    appointment: null,
    items: [],
    ...{ phone: "", firstName: "", lastName: "", email: "", isSmsEnabled: false },
    ...{ street: "", stairway: "", floor: "", door: "", zipCode: "", city: "", country: branch.country },
    ...{ paymentMethod: null, comment: "", note: "" },
  };
}

type Known = Pick<
  PhoneCustomer,
  "firstName" | "lastName" | "companyName" | "phone" | "email" | "address" | "deliveryArea"
>;

/** What is known of a customer, in the fields of the order. */
export function customerFields(customer: Known): Partial<PhoneEntry> {
  const { firstName, lastName, companyName, phone, email, address, deliveryArea } = customer;
  return {
    phone,
    firstName,
    lastName: lastName || companyName,
    ...(email ? { email } : {}),
    ...(address ?? {}),
    ...(deliveryArea ? { area: deliveryArea } : {}),
  };
}

/** What the record of a customer says, in the fields of the order: of several contacts and addresses the first. */
export function recordFields({ phones, emails, addresses, ...names }: Customer): Partial<PhoneEntry> {
  const [[phone = ""], [email = ""], [address]] = [phones, emails, addresses];
  return customerFields({ ...names, phone, email, ...(address ? { address } : {}) });
}

/** The products that the branch sells now, with their prices of now, in the order of its menu. */
export function orderableProducts({ offer, branch, at }: { offer: Offer; branch: Branch; at: Instant }): Product[] {
  const menu = menuInForce({ menus: offer.menus, branch, at });
  if (!menu) return [];
  const ids = new Set(menu.catalog.flatMap(({ products }) => products));
  return [...ids].flatMap((productId) => {
    const product = offer.products.get(productId);
    return product && isOrderable({ ...offer, productId, menu, zone: zoneOf(branch), at })
      ? [pricedAt(product, at)]
      : [];
  });
}

export function newItem({ product, key }: { product: Product; key: number }): EntryItem {
  return {
    key,
    product: product.id,
    amount: product.defaultQuantity ?? product.minimumQuantity ?? 1,
    unit: product.defaultUnit ?? product.unit,
    parts: emptyParts(product),
  };
}

/**
 * The positions of an earlier order, as far as their products are still known. Answers are found by the names of their
 * steps; files are not taken over. What is not sold like this any more, the rules of every order tell.
 */
export function repeatedItems({
  order,
  offer,
}: {
  order: Pick<StaffOrder, "items">;
  offer: Pick<Offer, "products">;
}): EntryItem[] {
  return order.items.flatMap(({ product: id, amount, unit, parts }, key) => {
    const product = offer.products.get(id);
    if (!product || amount <= 0) return [];
    const answers = product.config.parts.map(({ name, type }) => {
      const part = parts.find((one) => one.name === name && one.type === type);
      return part && !part.uploads ? part.value : null;
    });
    return [{ key, product: id, amount, unit, parts: answers }];
  });
}

/** The payment methods of an order on the telephone; an online method is a link to pay. */
export function paymentChoices({
  offer,
  branch,
  mayLink,
}: {
  offer: Offer;
  branch: Branch;
  mayLink: boolean;
}): PaymentMethod[] {
  const offered = offeredPaymentMethods({
    branch,
    config: offer.config,
    providers: offer.config.paymentProviders ?? [],
  });
  return offered.filter((method) => mayLink || !isOnlineMethod(method));
}

export interface PhoneCheck {
  draft: OrderDraft;
  checked: CheckedOrder;
  /** Everything that the order lacks, by the rules of every order. */
  faults: FieldError[];
}

/** The body of the request, with what is wrong with it. */
export function checkEntry({
  entry,
  offer,
  branch,
  choices,
  live,
  full,
  now,
}: {
  entry: PhoneEntry;
  offer: Offer;
  branch: Branch;
  choices: readonly PaymentMethod[];
  live: LiveState | undefined;
  full: ReadonlySet<Instant>;
  now: Instant;
}): PhoneCheck {
  const { method, items, area, table, isPlanned, appointment, paymentMethod, ...said } = entry;
  const draft: OrderDraft = {
    ...EMPTY_CUSTOMER,
    ...said,
    phone: localLine({ phone: said.phone, country: branch.country }),
    source: "phone",
    branch: branch.id,
    ...methodFlags(method),
    items: itemsOf(items),
    deliveryArea: method === "delivery" ? area : "",
    table: method === "dineIn" ? table : null,
    appointmentDate: isPlanned ? appointment : null,
    paymentMethod: choices.find((choice) => choice === paymentMethod) ?? defaultPaymentMethod(choices) ?? "cash",
    ...{ donatee: null, isSelfService: false, legalInstructions: false, privacyPolicy: false },
  };
  const menu = menuInForce({ menus: offer.menus, branch, at: now });
  const context = { ...offer, branch, menu, donatees: new Map(), providers: choices, now, live, fullSlots: full };
  const checked = checkOrder({ draft, context });
  const isTimeMissing = isPlanned && appointment === null && !branch.isAppointmentRequired;
  return {
    draft,
    checked,
    faults: [
      ...checked.errors,
      ...(isTimeMissing
        ? [
            {
              field: "appointmentDate",
              code: "order.appointment_required",
              message: ORDER_MESSAGES.appointmentRequired,
            },
          ]
        : []),
      ...(draft.isSmsEnabled && draft.phone === "" ? [blankFault("phone")] : []),
      ...(checked.isQuotation ? [] : phoneOrderFaults(draft)),
    ],
  };
}

function itemsOf(items: PhoneEntry["items"]): OrderItemDraft[] {
  return items.map(({ key: _, ...item }) => item);
}

/** What decides which times are full where the branch's stations limit their work; null where they do not. */
export function workOf({
  entry: { items, method },
  live,
}: {
  entry: PhoneEntry;
  live: LiveState | undefined;
}): { items: OrderItemDraft[]; method: DeliveryMethod } | null {
  return live?.isCapacityLimited && items.length > 0 ? { items: itemsOf(items), method } : null;
}
