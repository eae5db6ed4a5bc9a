import { type DeliveryMethod, methodFlags } from "@tresen/contract/branch/branch-hours";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import type { OrderDraft, OrderItemDraft } from "@tresen/contract/order/order";
import type { PaymentMethod } from "@tresen/contract/payment/payment";
import { normalizePhone } from "@tresen/contract/kit/phone/phone";
import { plainLine, plainText } from "@tresen/contract/kit/plain-text";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryArea } from "@tresen/contract/branch/delivery-area-fields";
import { atom } from "jotai";
import { type Cart, areaKey } from "./cart";
import { readSession, writeSession } from "../browser/storage";

/**
 * What the customer typed on the checkout, apart from the cart. It is kept for the session and shared by all branches.
 */
export type Details = Omit<
  OrderDraft,
  | "branch"
  | "isDelivery"
  | "isDineIn"
  | "items"
  | "deliveryArea"
  | "comment"
  | "appointmentDate"
  | "table"
  | "isSelfService"
>;

export const EMPTY_DETAILS: Details = {
  ...EMPTY_CUSTOMER,
  paymentMethod: "cash",
  legalInstructions: false,
  privacyPolicy: false,
  donatee: null,
};

const STORAGE_KEY = "checkout/details";
const base = atom<Details>({ ...EMPTY_DETAILS, ...readSession<Partial<Details>>(STORAGE_KEY) });

export const detailsAtom = atom(
  (get) => get(base),
  (get, set, change: Partial<Details>) => {
    const details = { ...get(base), ...change };
    set(base, details);
    writeSession(STORAGE_KEY, details);
  },
);

export interface DraftRequest {
  branch: Branch;
  cart: Cart;
  details: Details;
  method: DeliveryMethod;
  area: DeliveryArea | null;
  payment: PaymentMethod | null;
  /** Whether the checkout asked for the customer's address. */
  hasAddress: boolean;
  /** Whether the shop runs on a kiosk in the branch. */
  isSelfService: boolean;
}

/** Empty values for fields whose checkbox is not ticked. */
const COMPANY = { companyName: "", vatNumber: "" } satisfies Partial<Details>;
const ELSEWHERE = Object.fromEntries(
  Object.entries(EMPTY_DETAILS).filter(([name]) => /^delivery[A-Z]/.test(name)),
) as Partial<Details>;

const ADDRESS = {
  street: "",
  stairway: "",
  floor: "",
  door: "",
  company: "",
  zipCode: "",
  city: "",
  country: EMPTY_DETAILS.country,
} satisfies Partial<Details>;

/** The body of `POST /api/orders`, with only the fields that the chosen method uses. */
export function buildDraft({
  branch,
  cart,
  details,
  method,
  area,
  payment,
  hasAddress,
  isSelfService,
}: DraftRequest): OrderDraft {
  const plain = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, typeof value === "string" ? plainLine(value) : value]),
  ) as Details;
  const isElsewhere = details.isDeliveryAddressDifferent && method === "delivery";
  return {
    ...plain,
    ...(details.isCompany ? {} : COMPANY),
    ...(hasAddress ? {} : ADDRESS),
    ...(isElsewhere ? {} : ELSEWHERE),
    phone: normalizePhone(details.phone),
    isDeliveryAddressDifferent: isElsewhere,
    // A quotation is not paid.
    paymentMethod: branch.isQuotationRequired ? "cash" : (payment ?? details.paymentMethod),
    branch: branch.id,
    ...methodFlags(method),
    items: itemsOf(cart),
    deliveryArea: method === "delivery" && area ? areaKey(area) : "",
    comment: plainText(cart.order.comment).trim(),
    appointmentDate: cart.order.appointment,
    table: method === "dineIn" ? cart.order.table : null,
    isSelfService,
  };
}

/** The positions of the cart as they are sent. */
export function itemsOf(cart: Pick<Cart, "items">): OrderItemDraft[] {
  return cart.items.map(({ product, amount, unit, parts }) => ({ product: product.id, amount, unit, parts }));
}
