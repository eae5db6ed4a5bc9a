import type { FieldError } from "../errors";
import { MESSAGES, VALIDATION } from "../messages";
import { type AlternativeUnit, type Measured, quantityLimits } from "../quantity";
import { type Unit, conversionRatio, formatAmount, unitLabel } from "../units";
import { fieldError } from "../validation";

interface Checked extends Measured {
  isLeadTimeEnabled: boolean;
  leadTimeType?: string | null;
  leadTimeValue?: number | null;
  config: { parts: readonly { type: string; optional: boolean; options: readonly unknown[] }[] };
}

const CHECKS: Readonly<Record<string, (fields: never) => FieldError[]>> = { branches: checkBranch, products: checkProduct };

/**
 * The faults of a record's fields together, which no field shows by itself; asked of what its schema took. Apart from the
 * resources' definitions, so that only what writes records brings it along.
 */
export function contradictions({ resource, fields }: { resource: string; fields: unknown }): FieldError[] {
  return CHECKS[resource]?.(fields as never) ?? [];
}

/** In what the product could not be sold: units, quantities, a lead time and choices that its fields leave open or contradict. */
function checkProduct(product: Checked): FieldError[] {
  const { unit, alternativeUnits, defaultUnit, isLeadTimeEnabled, leadTimeType, leadTimeValue, config } = product;
  const units = [{ unit }, ...alternativeUnits];
  return [
    ...repeated({ entries: alternativeUnits, field: "unit", path: (index) => `alternativeUnits.${index}` }),
    ...alternativeUnits.flatMap((entry, index) => ((entry.ratio ?? conversionRatio({ from: entry.unit, to: unit })) === null ? [blank(`alternativeUnits.${index}.ratio`)] : [])),
    ...alternativeUnits.flatMap((entry, index) => contradictedRatio({ entry, unit, path: `alternativeUnits.${index}.ratio` })),
    ...alternativeUnits.flatMap((entry, index) => (entry.unit === unit ? contradictedLimits({ product, entry, path: `alternativeUnits.${index}` }) : [])),
    ...(defaultUnit && !units.some((entry) => entry.unit === defaultUnit) ? [fieldError({ path: "defaultUnit", code: "choice", message: MESSAGES.unitInvalid })] : []),
    ...units.flatMap((entry, index) => {
      const limits = quantityLimits({ product, unit: entry.unit });
      const path = index === 0 ? "maximumQuantity" : `alternativeUnits.${index - 1}.maximumQuantity`;
      return limits && limits.maximum < limits.minimum ? [fieldError({ path, code: "too_small", message: VALIDATION.tooSmall(limits.minimum) })] : [];
    }),
    ...(isLeadTimeEnabled && !leadTimeType ? [blank("leadTimeType")] : []),
    ...(isLeadTimeEnabled && typeof leadTimeValue !== "number" ? [blank("leadTimeValue")] : []),
    ...config.parts.flatMap(({ type, optional, options }, index) => {
      const isChoice = type === "select" || type === "multiselect";
      return isChoice && !optional && options.length === 0 ? [fieldError({ path: `config.parts.${index}.options`, code: "too_few", message: VALIDATION.tooFew(1) })] : [];
    }),
  ];
}

/** How far a stated ratio may be off: thirds and sixtieths are rounded. */
const RATIO_TOLERANCE = 0.001;

/** A ratio other than the one that two units of the same measure have. A day alone is as long as the shop works or hires out. */
function contradictedRatio({ entry: { unit: from, ratio }, unit: to, path }: { entry: AlternativeUnit; unit: Unit; path: string }): FieldError[] {
  const fixed = conversionRatio({ from, to });
  if (typeof ratio !== "number" || fixed === null || Math.abs(ratio / fixed - 1) <= RATIO_TOLERANCE) return [];
  if (from !== to && (from === "day" || to === "day")) return [];
  const [one, other, count] = fixed < 1 ? [to, from, 1 / fixed] : [from, to, fixed];
  return [fieldError({ path, code: "invalid", message: `Das widerspricht den Einheiten: 1 ${unitLabel(one)} entspricht ${formatAmount(count)} ${unitLabel(other, count)}.` })];
}

/** The product's own unit said again may repeat its limits; others would not count, and nobody would know. */
function contradictedLimits({ product, entry, path }: { product: Measured; entry: AlternativeUnit; path: string }): FieldError[] {
  const limits = quantityLimits({ product, unit: product.unit });
  if (!limits) return [];
  const own = { minimumQuantity: limits.minimum, maximumQuantity: limits.maximum, quantityStepSize: limits.step };
  return Object.entries(own).flatMap(([field, value]) => {
    const said = entry[field as keyof typeof own] ?? value;
    return said === value ? [] : [fieldError({ path: `${path}.${field}`, code: "invalid", message: `Das widerspricht dem Produkt selbst: In seiner eigenen Einheit gilt ${formatAmount(value)}.` })];
  });
}

/** Two areas that an order could not tell apart. */
function checkBranch({ deliveryAreas }: { deliveryAreas: readonly { id?: string; area: string }[] }): FieldError[] {
  const path = (index: number): string => `deliveryAreas.${index}`;
  return [...repeated({ entries: deliveryAreas, field: "id", path }), ...repeated({ entries: deliveryAreas, field: "area", path })];
}

/** Each entry whose value one before it has. What is left out is no value. */
function repeated<Entry extends object>({ entries, field, path }: { entries: readonly Entry[]; field: keyof Entry & string; path: (index: number) => string }): FieldError[] {
  const values = entries.map((entry) => entry[field]);
  return values.flatMap((value, index) => (value !== undefined && values.indexOf(value) < index ? [fieldError({ path: `${path(index)}.${field}`, code: "unique", message: VALIDATION.unique })] : []));
}

function blank(path: string): FieldError {
  return fieldError({ path, code: "blank", message: VALIDATION.blank });
}
