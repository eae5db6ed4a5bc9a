import type { FieldError } from "../errors";
import { MESSAGES, VALIDATION } from "../messages";
import { type AlternativeUnit, type Measured, contradictsUnits, quantityLimits } from "../quantity";
import { type Unit, conversionRatio, formatAmount, unitLabel } from "../units";
import { fieldError } from "../validation";

interface Checked extends Measured {
  isLeadTimeEnabled: boolean;
  leadTimeType?: string | null;
  leadTimeValue?: number | null;
  config: { parts: readonly { type: string; optional: boolean; options: readonly unknown[] }[] };
}

interface NavigationEntry {
  type: string;
  site?: string | null;
  branch?: string | null;
  url: string;
  items?: readonly NavigationEntry[];
}

const CHECKS: Readonly<Record<string, (fields: never) => FieldError[]>> = { branches: checkBranch, menus: checkMenu, navigations: checkNavigation, products: checkProduct, users: checkUser };

/**
 * The faults of a record's fields together, which no field shows by itself; asked of what its schema took. Apart from the
 * resources' definitions, so that only what writes records brings it along.
 */
export function contradictions({ resource, fields }: { resource: string; fields: unknown }): FieldError[] {
  return CHECKS[resource]?.(fields as never) ?? [];
}

/** In what the product could not be sold: units, quantities, a lead time and choices that its fields leave open or contradict. */
function checkProduct(product: Checked): FieldError[] {
  const { unit, alternativeUnits, defaultUnit, defaultQuantity, isLeadTimeEnabled, leadTimeType, leadTimeValue, config } = product;
  const units = [{ unit }, ...alternativeUnits];
  const suggested = quantityLimits({ product, unit: defaultUnit ?? unit });
  return [
    ...repeated({ values: alternativeUnits.map((entry) => entry.unit), path: (index) => `alternativeUnits.${index}.unit` }),
    ...alternativeUnits.flatMap((entry, index) => ((entry.ratio ?? conversionRatio({ from: entry.unit, to: unit })) === null ? [blank(`alternativeUnits.${index}.ratio`)] : [])),
    ...alternativeUnits.flatMap((entry, index) => contradictedRatio({ entry, unit, path: `alternativeUnits.${index}.ratio` })),
    ...alternativeUnits.flatMap((entry, index) => (entry.unit === unit ? contradictedLimits({ product, entry, path: `alternativeUnits.${index}` }) : [])),
    ...(defaultUnit && !units.some((entry) => entry.unit === defaultUnit) ? [fieldError({ path: "defaultUnit", code: "choice", message: MESSAGES.unitInvalid })] : []),
    ...units.flatMap((entry, index) => {
      const limits = quantityLimits({ product, unit: entry.unit });
      const path = index === 0 ? "maximumQuantity" : `alternativeUnits.${index - 1}.maximumQuantity`;
      return limits && limits.maximum < limits.minimum ? [fieldError({ path, code: "too_small", message: VALIDATION.tooSmall(limits.minimum) })] : [];
    }),
    ...(suggested && typeof defaultQuantity === "number" && defaultQuantity > suggested.maximum ? [fieldError({ path: "defaultQuantity", code: "too_big", message: VALIDATION.tooBig(suggested.maximum) })] : []),
    ...(isLeadTimeEnabled && !leadTimeType ? [blank("leadTimeType")] : []),
    ...(isLeadTimeEnabled && typeof leadTimeValue !== "number" ? [blank("leadTimeValue")] : []),
    ...config.parts.flatMap(({ type, optional, options }, index) => {
      const isChoice = type === "select" || type === "multiselect";
      return isChoice && !optional && options.length === 0 ? [fieldError({ path: `config.parts.${index}.options`, code: "too_few", message: VALIDATION.tooFew(1) })] : [];
    }),
  ];
}

/** A ratio other than the one that two units of one type have: it would not count, and nobody would know. A day alone is as long as the shop works or hires out. */
function contradictedRatio({ entry: { unit: from, ratio }, unit: to, path }: { entry: AlternativeUnit; unit: Unit; path: string }): FieldError[] {
  const fixed = conversionRatio({ from, to });
  if (typeof ratio !== "number" || fixed === null || !contradictsUnits({ from, to, ratio })) return [];
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
  return [
    ...repeated({ values: deliveryAreas.map(({ id }) => id), path: (index) => `deliveryAreas.${index}.id` }),
    ...repeated({ values: deliveryAreas.map(({ area }) => area), path: (index) => `deliveryAreas.${index}.area` }),
  ];
}

/** What a menu would show twice. */
function checkMenu({ branches, catalog }: { branches: readonly { id: string }[]; catalog: readonly { category: string; products: readonly string[] }[] }): FieldError[] {
  return [
    ...repeated({ values: branches.map(({ id }) => id), path: (index) => `branches.${index}.id` }),
    ...repeated({ values: catalog.map(({ category }) => category), path: (index) => `catalog.${index}.category` }),
    ...catalog.flatMap(({ products }, entry) => repeated({ values: products, path: (index) => `catalog.${entry}.products.${index}` })),
  ];
}

/** The field that says where an entry leads. */
const TARGETS: Readonly<Record<string, "site" | "branch" | "url">> = { site: "site", branch: "branch", link: "url" };

function checkNavigation({ items }: { items: readonly NavigationEntry[] }): FieldError[] {
  return items.flatMap((item, index) => checkEntry({ item, path: `items.${index}` }));
}

/** An entry that leads nowhere. With others below it, it is their heading. */
function checkEntry({ item, path }: { item: NavigationEntry; path: string }): FieldError[] {
  const { items = [] } = item;
  const target = TARGETS[item.type];
  return [
    ...(target && !item[target] && items.length === 0 ? [blank(`${path}.${target}`)] : []),
    ...items.flatMap((below, index) => checkEntry({ item: below, path: `${path}.items.${index}` })),
  ];
}

function checkUser({ roles }: { roles: readonly string[] }): FieldError[] {
  return repeated({ values: roles, path: (index) => `roles.${index}` });
}

/** Each value that one before it is. What is left out is no value. */
function repeated({ values, path }: { values: readonly (string | undefined)[]; path: (index: number) => string }): FieldError[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (value === undefined) return [];
    if (seen.has(value)) return [fieldError({ path: path(index), code: "unique", message: VALIDATION.unique })];
    seen.add(value);
    return [];
  });
}

function blank(path: string): FieldError {
  return fieldError({ path, code: "blank", message: VALIDATION.blank });
}
