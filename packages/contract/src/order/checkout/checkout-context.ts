import type { MenuInTime } from "../../catalog/availability";
import type { DatedRates } from "../../catalog/tax/dated-rates";
import type { BranchHours, DeliveryMethod } from "../../branch/branch-hours";
import type { FieldError } from "../../kit/errors";
import type { LiveState } from "../../live/live";
import type { OrderDraft } from "../order";
import type { BranchPaymentFlags, ConfigPaymentFlags, PaymentMethod } from "../../payment/payment";
import type { PricedItem, Pricing } from "../pricing";
import type { Category } from "../../catalog/category.resource";
import type { Product } from "../../catalog/product.resource";
import type { Branch } from "../../branch/branch.resource";
import type { DeliveryArea } from "../../branch/delivery-area-fields";
import type { Instant } from "../../kit/time";

/** The switches of a branch that make contact details required. */
export type RequiredFlag = `is${"Email" | "Phone" | "Address"}RequiredFor${"Delivery" | "DineIn" | "Takeaway"}`;

export type CheckoutBranch = BranchHours &
  BranchPaymentFlags &
  Record<RequiredFlag, boolean> &
  Pick<
    Branch,
    "id" | "isPublic" | "orderableFrom" | "isTableSelectionEnabled" | "isAppointmentRequired" | "isQuotationRequired"
  > & { deliveryAreas: readonly DeliveryArea[] };

/**
 * The data against which an order is checked. The server reads it from its records, the browser from the init bundle.
 */
export interface CheckoutContext {
  branch: CheckoutBranch;
  config: ConfigPaymentFlags & { currency: string };
  /** The branch's current menu, or null when it has none. */
  menu: Pick<MenuInTime, "catalog"> | null;
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  /** The tax rates with names, which win over the numbers in products and areas. */
  taxRates: DatedRates;
  tables: ReadonlyMap<string, { branch: string; identifier: string }>;
  donatees: ReadonlyMap<string, { name: string }>;
  providers?: readonly PaymentMethod[];
  now: Instant;
  /** What holds in the branch right now. */
  live?: LiveState | undefined;
  /** Slots that are known to be full. */
  fullSlots?: ReadonlySet<Instant>;
}

export interface CheckedOrder {
  errors: FieldError[];
  method: DeliveryMethod;
  area: DeliveryArea | null;
  /** The agreed instant, or null for as soon as possible. */
  appointment: Instant | null;
  /** The valid positions. Without errors these are all positions, in order. */
  items: (PricedItem & { product: Product })[];
  pricing: Pricing;
  /** Whether the customer asks for a quotation: the branch only quotes, or the goods have no public price. */
  isQuotation: boolean;
}

/** An order, the data it is checked against, and its method. */
export type Check = { draft: OrderDraft; context: CheckoutContext; method: DeliveryMethod };
