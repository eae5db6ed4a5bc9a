import { isOrderable } from "../../catalog/availability";
import { zoneOf } from "../../branch/branch-hours";
import { type ConfigurationStep, PART_TEXT_LIMIT, PART_UPLOAD_LIMIT, type PartProblem, partProblem } from "../cart";
import type { FieldError } from "../../kit/errors";
import { stepTooLong } from "../field.texts";
import { MESSAGES } from "../order.texts";
import { ORDER_MESSAGES } from "./checkout.texts";
import type { OrderItemDraft } from "../order";
import { LARGEST_ITEM_GROSS, type PricedItem, itemGross } from "../pricing";
import { isOrderableQuantity, quantityLimits } from "../../catalog/quantity";
import { pricedAt } from "../../catalog/price/price-at";
import type { Product } from "../../catalog/product.resource";
import type { Check } from "./checkout-context";

export interface CheckedItem {
  errors: FieldError[];
  /** The product, if it can be ordered. Its lead time counts even if the position has other faults. */
  product: Product | null;
  /** The position with its price, if it is valid. */
  priced: (PricedItem & { product: Product }) | null;
}

/** Checks one position of an order: its product, quantity and choices. */
export function checkItem({ context, item, index }: Check & { item: OrderItemDraft; index: number }): CheckedItem {
  const { menu, categories, products, branch, now } = context;
  const found = products.get(item.product);
  const product = found && pricedAt(found, now);
  const fault = (path: string, code: string, message: string): FieldError => ({
    field: `items.${index}.${path}`,
    code: `order.${code}`,
    message,
  });
  if (
    !product ||
    !menu ||
    !isOrderable({ productId: item.product, menu, categories, products, zone: zoneOf(branch), at: now })
  ) {
    return { errors: [fault("product", "product_unavailable", MESSAGES.productGone)], product: null, priced: null };
  }
  const errors: FieldError[] = [];
  const limits = quantityLimits({ product, unit: item.unit });
  if (!limits) errors.push(fault("unit", "unit_invalid", ORDER_MESSAGES.unitInvalid));
  else if (
    !isOrderableQuantity({ amount: item.amount, limits }) ||
    itemGross({ ...item, product }) > LARGEST_ITEM_GROSS
  )
    errors.push(fault("amount", "quantity_invalid", ORDER_MESSAGES.quantityInvalid));
  errors.push(...partErrors({ steps: product.config.parts, item, fault }));
  return {
    errors,
    product,
    priced: errors.length === 0 ? { product, amount: item.amount, unit: item.unit, parts: item.parts } : null,
  };
}

function partErrors({
  steps,
  item,
  fault,
}: {
  steps: readonly ConfigurationStep[];
  item: OrderItemDraft;
  fault: (path: string, code: string, message: string) => FieldError;
}): FieldError[] {
  const errors = steps.flatMap((step, index) => {
    const problem = partProblem({ step, value: item.parts[index] });
    if (!problem) return [];
    return [fault(`parts.${index}`, `part_${problem}`, `${step.name}: ${partText({ step, problem })}`)];
  });
  const surplus = item.parts.findIndex((value, index) => index >= steps.length && value !== null);
  return surplus < 0 ? errors : [...errors, fault(`parts.${surplus}`, "part_unexpected", ORDER_MESSAGES.unexpected)];
}

/** The message about a configuration step, which depends on the type of the step. */
function partText({ step: { type }, problem }: { step: ConfigurationStep; problem: PartProblem }): string {
  const isRequired = problem === "required";
  switch (type) {
    case "text":
    case "textarea":
      if (problem === "too_long") return stepTooLong(PART_TEXT_LIMIT);
      return isRequired ? ORDER_MESSAGES.textRequired : ORDER_MESSAGES.partInvalid;
    case "image":
    case "images":
    case "file":
    case "files":
      if (!isRequired)
        return ORDER_MESSAGES.tooManyFiles(type === "images" || type === "files" ? PART_UPLOAD_LIMIT : 1);
      return type === "image" || type === "images" ? ORDER_MESSAGES.pictureRequired : ORDER_MESSAGES.fileRequired;
    default:
      return isRequired ? ORDER_MESSAGES.partRequired : ORDER_MESSAGES.partInvalid;
  }
}
