import { type DeliveryMethod, closedReason, enabledMethods, methodOf, zoneOf } from "../../branch/branch-hours";
import type { FieldError } from "../../kit/errors";
import { blankFault, fieldText } from "../field.texts";
import { MESSAGES } from "../order.texts";
import { ORDER_ITEM_LIMIT, ORDER_SIZE_LIMIT, orderSize } from "../order-limits";
import { ORDER_MESSAGES } from "./checkout.texts";
import type { OrderDraft } from "../order";
import { offeredPaymentMethods } from "../../payment/payment";
import { PHONE_EXAMPLE, isPhone, normalizePhone } from "../../kit/phone/phone";
import { type Pricing, calculatePricing, missedMinimum } from "../pricing";
import { pricedAt } from "../../catalog/price/price-at";
import type { Product } from "../../catalog/product.resource";
import type { DeliveryArea } from "../../branch/delivery-area-fields";
import { areaWithRate, productWithRates, serviceDay } from "../../catalog/tax/dated-rates";
import { laterWhile } from "../../live/live";
import { appointmentProblem } from "../chosen-slot";
import { type Instant, parseInstant } from "../../kit/time";
import type { Check, CheckedOrder, CheckoutContext, RequiredFlag } from "./checkout-context";
import { checkItem } from "./checkout-item";
import { liveErrors } from "./checkout-live";
import { APPOINTMENT_STEP, ORDER_TOO_LARGE, tooManyItems } from "../refusal.texts";

/**
 * The contact details that the method and the branch require. A customer at a kiosk in the branch needs no address
 * unless the order is delivered.
 */
export function requiredContact({
  branch,
  method,
  isSelfService = false,
}: {
  branch: Record<RequiredFlag, boolean>;
  method: DeliveryMethod;
  isSelfService?: boolean;
}): { email: boolean; phone: boolean; address: boolean } {
  const suffix = ({ delivery: "Delivery", dineIn: "DineIn", takeaway: "Takeaway" } as const)[method];
  return {
    email: branch[`isEmailRequiredFor${suffix}`],
    phone: branch[`isPhoneRequiredFor${suffix}`],
    address: branch[`isAddressRequiredFor${suffix}`] && (!isSelfService || method === "delivery"),
  };
}

/** The branch's delivery area with this id or name. */
export function findDeliveryArea({ areas, key }: { areas: readonly DeliveryArea[]; key: string }): DeliveryArea | null {
  return (
    areas.find((area) => area.id !== undefined && area.id === key) ?? areas.find((area) => area.area === key) ?? null
  );
}

/**
 * Checks a whole order and prices it. The browser uses it to show what is missing, the server to refuse invalid orders.
 * Faults are in the order of the form; a valid order has `errors: []`.
 */
export function checkOrder({ draft, context }: { draft: OrderDraft; context: CheckoutContext }): CheckedOrder {
  const method = methodOf(draft);
  const check = { draft, context, method };
  const { appointment, area, asSold } = onServiceDay(check);
  const checkedItems = draft.items.map((item, index) => checkItem({ ...check, item, index }));
  const items = checkedItems.flatMap(({ priced }) => (priced ? [{ ...priced, product: asSold(priced.product) }] : []));
  const pricing = calculatePricing({ items, method, area });
  const products = checkedItems.flatMap(({ product }) => product ?? []);
  const isPriceHidden = products.some((product) => product.isPriceHidden);
  const isQuotation = context.branch.isQuotationRequired || isPriceHidden;
  // If the customer may not see the sum, no minimum is checked either: the error would reveal how high the sum is.
  const isSumKnown = !isPriceHidden && checkedItems.every(({ priced }) => priced);
  const errors = [
    ...branchErrors(check),
    ...itemsErrors(check),
    ...checkedItems.flatMap(({ errors: faults }) => faults),
    ...liveErrors({ ...check, at: appointment ?? context.now }),
    ...areaErrors({ ...check, area, pricing: isSumKnown ? pricing : null }),
    ...tableErrors(check),
    ...contactErrors(check),
    ...appointmentErrors({ ...check, appointment, products }),
    ...(isQuotation ? [] : paymentErrors(check)),
    ...doneeErrors(check),
    ...legalErrors(check),
  ];
  return { errors, method, area, appointment, items, pricing, isQuotation };
}

/**
 * The order's time, its delivery area, and its products as they are sold: at the price of the moment of ordering, and by
 * the tax rates of the day on which it is served, which is the day of the appointment, else today, in the branch's time
 * zone.
 */
export function onServiceDay({ draft, context: { branch, taxRates, now }, method }: Check): {
  appointment: Instant | null;
  area: DeliveryArea | null;
  asSold: (product: Product) => Product;
} {
  const zone = zoneOf(branch);
  const appointment = draft.appointmentDate === null ? null : parseInstant({ text: draft.appointmentDate, zone });
  const dated = { rates: taxRates, date: serviceDay({ appointment, now, zone }) };
  const area =
    method === "delivery" ? findDeliveryArea({ areas: branch.deliveryAreas, key: draft.deliveryArea }) : null;
  return {
    appointment,
    area: area && areaWithRate({ area, ...dated }),
    asSold: (product) => productWithRates({ product: pricedAt(product, now), ...dated }),
  };
}

function branchErrors({ context, method }: Check): FieldError[] {
  const { branch, now } = context;
  if (!branch.isPublic || !context.menu)
    return [{ field: "branch", code: "order.branch_unavailable", message: MESSAGES.branchUnknown }];
  if (!enabledMethods(branch).includes(method)) {
    const message = method === "delivery" ? MESSAGES.deliveryNotOffered : ORDER_MESSAGES.methodUnavailable;
    return [{ field: methodField(method), code: "order.method_unavailable", message }];
  }
  const closed = branch.isPreorderEnabled ? null : closedReason({ branch, method, at: now });
  if (!closed) return [];
  if (closed.scope === "rest")
    return [{ field: methodField(method), code: "order.method_closed", message: MESSAGES.deliveryOnly }];
  if (closed.scope === "delivery")
    return [
      {
        field: "isDelivery",
        code: "order.delivery_closed",
        message: closed.resumesAt === null ? MESSAGES.deliveryNotOffered : MESSAGES.deliveryPaused,
      },
    ];
  return [{ field: "branch", code: "order.branch_closed", message: MESSAGES.branchClosed }];
}

function methodField(method: DeliveryMethod): string {
  return method === "dineIn" ? "isDineIn" : "isDelivery";
}

function itemsErrors({ draft, context }: Check): FieldError[] {
  const errors: FieldError[] = [];
  if (draft.isDelivery && draft.isDineIn)
    errors.push({ field: "isDineIn", code: "order.method_ambiguous", message: ORDER_MESSAGES.methodAmbiguous });
  if (draft.items.length === 0) errors.push({ field: "items", code: "order.empty", message: MESSAGES.cartEmpty });
  if (draft.items.length > ORDER_ITEM_LIMIT)
    errors.push({ field: "items", code: "order.too_many_items", message: tooManyItems(ORDER_ITEM_LIMIT) });
  else if (orderSize({ draft, products: context.products }) > ORDER_SIZE_LIMIT)
    errors.push({ field: "items", code: "order.too_large", message: ORDER_TOO_LARGE });
  return errors;
}

/** Faults of the delivery area. @param pricing null where the customer may not know the sum. */
export function areaErrors({
  context,
  method,
  area,
  pricing,
}: Check & { area: DeliveryArea | null; pricing: Pricing | null }): FieldError[] {
  if (method !== "delivery") return [];
  if (!area) {
    // A branch without delivery areas delivers everywhere, free of charge.
    return context.branch.deliveryAreas.length === 0
      ? []
      : [{ field: "deliveryArea", code: "order.area_unknown", message: ORDER_MESSAGES.areaUnknown }];
  }
  const minimum = pricing ? missedMinimum({ area, gross: pricing.gross }) : null;
  return minimum === null
    ? []
    : [
        {
          field: "deliveryArea",
          code: "order.minimum_order_value",
          message: MESSAGES.minimumOrderValue(minimum, context.config.currency),
        },
      ];
}

function tableErrors({ draft, context, method }: Check): FieldError[] {
  if (method !== "dineIn")
    return draft.table === null
      ? []
      : [{ field: "table", code: "order.table_unexpected", message: ORDER_MESSAGES.unexpected }];
  const stands =
    draft.table === null
      ? !context.branch.isTableSelectionEnabled
      : context.tables.get(draft.table)?.branch === context.branch.id;
  return stands ? [] : [{ field: "table", code: "order.table_required", message: ORDER_MESSAGES.tableRequired }];
}

function contactErrors({ draft, context, method }: Check): FieldError[] {
  const required = requiredContact({ branch: context.branch, method, isSelfService: draft.isSelfService });
  const missing: (keyof OrderDraft)[] = ["firstName", "lastName"];
  if (draft.isCompany) missing.push("companyName");
  if (required.address) missing.push("street", "zipCode", "city");
  if (draft.isDeliveryAddressDifferent && method === "delivery")
    missing.push("deliveryStreet", "deliveryZipCode", "deliveryCity");
  if (required.email) missing.push("email");
  const errors = missing.filter((field) => draft[field] === "").map(blankFault);
  const phone = normalizePhone(draft.phone);
  if (draft.phone === "" && required.phone) errors.push(blankFault("phone"));
  if (draft.phone !== "" && !isPhone(phone))
    errors.push({ field: "phone", code: "order.phone_format", message: ORDER_MESSAGES.phoneFormat(PHONE_EXAMPLE) });
  return errors;
}

/** Messages about an invalid appointment. */
export const APPOINTMENT_FAULTS = {
  past: { code: "order.appointment_past", message: ORDER_MESSAGES.appointmentPast },
  leadTime: { code: "order.appointment_lead_time", message: ORDER_MESSAGES.appointmentLeadTime },
  horizon: { code: "order.appointment_horizon", message: ORDER_MESSAGES.appointmentHorizon },
  closed: { code: "order.appointment_closed", message: ORDER_MESSAGES.appointmentClosed },
  taken: { code: "order.appointment_taken", message: ORDER_MESSAGES.appointmentTaken },
  step: { code: "order.appointment_step", message: APPOINTMENT_STEP },
} as const;

function appointmentErrors({
  draft,
  context,
  method,
  appointment,
  products,
}: Check & { appointment: Instant | null; products: readonly Product[] }): FieldError[] {
  const field = "appointmentDate";
  if (draft.appointmentDate === null) {
    return context.branch.isAppointmentRequired
      ? [{ field, code: "order.appointment_required", message: ORDER_MESSAGES.appointmentRequired }]
      : [];
  }
  if (appointment === null)
    return [
      {
        field,
        code: "validation.date_time",
        message: fieldText({ field, code: "date_time" }) ?? ORDER_MESSAGES.appointmentRequired,
      },
    ];
  const problem = appointmentProblem({
    branch: context.branch,
    method,
    products,
    now: context.now,
    later: laterWhile({ live: context.live, method }),
    full: context.fullSlots,
    at: appointment,
  });
  return problem ? [{ field, ...APPOINTMENT_FAULTS[problem] }] : [];
}

function paymentErrors({ draft, context }: Check): FieldError[] {
  const offered = offeredPaymentMethods(context);
  return offered.includes(draft.paymentMethod)
    ? []
    : [{ field: "paymentMethod", code: "order.payment_unavailable", message: ORDER_MESSAGES.paymentUnavailable }];
}

function doneeErrors({ draft, context }: Check): FieldError[] {
  return draft.donatee === null || context.donatees.has(draft.donatee)
    ? []
    : [{ field: "donatee", code: "order.donee_unknown", message: MESSAGES.doneeNotFound }];
}

function legalErrors({ draft }: Check): FieldError[] {
  const errors: FieldError[] = [];
  if (draft.source === "phone") return errors;
  if (!draft.legalInstructions)
    errors.push({ field: "legalInstructions", code: "order.legal_required", message: ORDER_MESSAGES.legalRequired });
  if (!draft.privacyPolicy)
    errors.push({ field: "privacyPolicy", code: "order.privacy_required", message: ORDER_MESSAGES.privacyRequired });
  return errors;
}
