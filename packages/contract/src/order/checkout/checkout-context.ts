import type { MenuInTime } from "../../catalog/availability";
import type { BranchHours, DeliveryMethod } from "../../branch/branch-hours";
import type { FieldError } from "../../kit/errors";
import type { OrderDraft } from "../order";
import type { BranchPaymentFlags, ConfigPaymentFlags, PaymentMethod } from "../../payment/payment";
import type { PricedItem, Pricing } from "../pricing";
import type { Category } from "../../catalog/category.resource";
import type { Product } from "../../catalog/product.resource";
import type { Branch, DeliveryArea } from "../../branch/branch.resource";
import type { Instant } from "../../kit/time";

/** The switches of a branch that say which contact details an order needs. */
export type RequiredFlag = `is${"Email" | "Phone" | "Address"}RequiredFor${"Delivery" | "DineIn" | "Takeaway"}`;

export type CheckoutBranch = BranchHours &
  BranchPaymentFlags &
  Record<RequiredFlag, boolean> &
  Pick<
    Branch,
    "id" | "isPublic" | "orderableFrom" | "isTableSelectionEnabled" | "isAppointmentRequired" | "isQuotationRequired"
  > & { deliveryAreas: readonly DeliveryArea[] };

/** What an order is checked against. The server fills it from its own records, the browser from the init bundle. */
export interface CheckoutContext {
  branch: CheckoutBranch;
  config: ConfigPaymentFlags & { currency: string };
  /** The branch's menu in force, or null when it has none. */
  menu: Pick<MenuInTime, "catalog"> | null;
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  tables: ReadonlyMap<string, { branch: string; identifier: string }>;
  donatees: ReadonlyMap<string, { name: string }>;
  providers?: readonly PaymentMethod[];
  now: Instant;
  /** Slots that take no more orders, as far as that is known. */
  fullSlots?: ReadonlySet<Instant>;
}

export interface CheckedOrder {
  errors: FieldError[];
  method: DeliveryMethod;
  area: DeliveryArea | null;
  /** The agreed instant, or null for as soon as possible. */
  appointment: Instant | null;
  /** Only the positions that stand. Without errors: all of them, in order. */
  items: (PricedItem & { product: Product })[];
  pricing: Pricing;
  /** The customer asks for an offer: of a branch that only quotes, or for goods without a public price. */
  isQuotation: boolean;
}

/** An order with what it is checked against, and how it is to be had. */
export type Check = { draft: OrderDraft; context: CheckoutContext; method: DeliveryMethod };
