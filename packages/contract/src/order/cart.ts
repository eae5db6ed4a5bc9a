import { fromMicro, toMicro } from "../kit/money";
import { plainText } from "../kit/plain-text";
import { type PartValue, type PricedItem, itemGross } from "./pricing";
import { type Measured, isOrderableQuantity, quantityLimits } from "../catalog/quantity";
import { type Unit, unitType } from "../catalog/units";

export interface ConfigurationStep {
  name: string;
  type: "text" | "textarea" | "select" | "multiselect" | "image" | "images" | "file" | "files";
  optional: boolean;
  options: readonly { name: string }[];
}

export interface ConfigurableProduct extends Measured {
  id: string;
  name: string;
  description: string;
  price: number | null;
  config: { parts: readonly ConfigurationStep[] };
}

/** The longest text and the most uploads that a configuration step accepts. */
export const PART_TEXT_LIMIT = 1000;
export const PART_UPLOAD_LIMIT = 20;

export type PartProblem = "required" | "too_long" | "invalid";

/** Why the answer to a configuration step is invalid, or null when it is valid. */
export function partProblem({
  step,
  value,
}: {
  step: ConfigurationStep;
  value: PartValue | undefined;
}): PartProblem | null {
  if (isBlank(value)) return step.optional ? null : "required";
  switch (step.type) {
    case "select":
      return typeof value === "string" && step.options.some(({ name }) => name === value) ? null : "invalid";
    case "multiselect":
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((chosen) => step.options.some(({ name }) => name === chosen))
        ? null
        : "invalid";
    case "text":
    case "textarea":
      if (typeof value !== "string") return "invalid";
      return value.length > PART_TEXT_LIMIT ? "too_long" : null;
    case "image":
    case "file":
      return Array.isArray(value) && value.length === 1 ? null : "invalid";
    case "images":
    case "files":
      return Array.isArray(value) && value.length <= PART_UPLOAD_LIMIT ? null : "invalid";
  }
}

function isBlank(value: PartValue | undefined): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "string" ? plainText(value) === "" : value.length === 0;
}

/** A position is valid if its quantity can be ordered and the answers to all configuration steps are valid. */
export function isItemValid({
  product,
  amount,
  unit,
  parts,
}: {
  product: ConfigurableProduct;
  amount: number;
  unit: Unit;
  parts: readonly PartValue[];
}): boolean {
  const limits = quantityLimits({ product, unit });
  return (
    limits !== null &&
    isOrderableQuantity({ amount, limits }) &&
    product.config.parts.every((step, index) => partProblem({ step, value: parts[index] }) === null)
  );
}

/**
 * The number shown at the cart. Positions measured by weight, volume or length count by their amount; each other
 * position counts as 1.
 */
export function cartCount(items: readonly { amount: number; unit: Unit }[]): number {
  // Added as integers of millionths, so that 0.1 kg and 0.2 kg are exactly 0.3.
  return fromMicro(
    items.reduce(
      (count, { amount, unit }) =>
        count + toMicro(["weight", "volume", "length"].includes(unitType(unit)) ? amount : 1),
      0,
    ),
  );
}

export function cartGross(items: readonly PricedItem[]): number {
  return items.reduce((sum, item) => sum + itemGross(item), 0);
}

/**
 * Whether the product in the cart is unchanged: it has the same id, name, description and price as the product on sale.
 */
export function isSameProduct(
  inCart: Pick<ConfigurableProduct, "id" | "name" | "description" | "price">,
  onSale: Pick<ConfigurableProduct, "id" | "name" | "description" | "price"> | undefined,
): boolean {
  return (
    onSale !== undefined &&
    inCart.id === onSale.id &&
    inCart.name === onSale.name &&
    inCart.description === onSale.description &&
    inCart.price === onSale.price
  );
}
