import type { FieldError } from "../kit/errors";
import { VALIDATION } from "../kit/validation.texts";
import { ORDER_MESSAGES } from "../order/checkout.texts";
import { passwordFault } from "../user/password";
import { type AlternativeUnit, type Measured, contradictsUnits, quantityLimits } from "../catalog/quantity";
import type { Partly } from "../kit/sound-part";
import { type Unit, conversionRatio, formatAmount, unitLabel } from "../catalog/units";
import { fieldError } from "../kit/validation";

type Product = Partly<
  Measured & {
    isLeadTimeEnabled: boolean;
    leadTimeType?: string | null;
    leadTimeValue?: number | null;
    config: {
      parts: readonly { name: string; type: string; optional: boolean; options: readonly { name: string }[] }[];
    };
  }
>;

interface NavigationEntry {
  type: string;
  site?: string | null;
  branch?: string | null;
  url: string;
  items?: readonly NavigationEntry[];
}

/** Whether the schema took all of these fields, and everything in them. */
type Sound = (...paths: string[]) => boolean;
type Check = (record: { fields: never; sound: Sound }) => FieldError[];

const CHECKS: Readonly<Record<string, Check>> = {
  branches: checkBranch,
  menus: checkMenu,
  navigations: checkNavigation,
  products: checkProduct,
  users: checkUser,
};

/**
 * The faults of a record's fields together, which no field shows by itself. Of a record with faults of its own, whose
 * paths are `faulty`, those between the other fields: `fields` is then its sound part. Apart from the resources'
 * definitions, so that only what writes records brings it along.
 */
export function contradictions({
  resource,
  fields,
  faulty = [],
}: {
  resource: string;
  fields: unknown;
  faulty?: readonly string[];
}): FieldError[] {
  const sound: Sound = (...paths) =>
    !paths.some((path) =>
      faulty.some(
        (fault) => fault === "" || fault === path || fault.startsWith(`${path}.`) || path.startsWith(`${fault}.`),
      ),
    );
  return CHECKS[resource]?.({ fields: fields as never, sound }) ?? [];
}

const LIMITS = ["minimumQuantity", "maximumQuantity", "quantityStepSize"];

/** In what the product could not be sold: units, quantities, a lead time and choices that its fields leave open or contradict. */
function checkProduct({ fields: product, sound }: { fields: Product; sound: Sound }): FieldError[] {
  const { isLeadTimeEnabled, leadTimeType, leadTimeValue } = product;
  return [
    ...repeated({
      values: listOf(product.alternativeUnits).map((entry) => entry?.unit),
      path: (index) => `alternativeUnits.${index}.unit`,
    }),
    ...(sound("unit", ...LIMITS) ? checkMeasures({ product, sound }) : []),
    ...(isLeadTimeEnabled && !leadTimeType && sound("leadTimeType") ? [blank("leadTimeType")] : []),
    ...(isLeadTimeEnabled && typeof leadTimeValue !== "number" && sound("leadTimeValue")
      ? [blank("leadTimeValue")]
      : []),
    ...listOf(product.config?.parts).flatMap((part, index) =>
      checkPart({ part, path: `config.parts.${index}`, sound }),
    ),
  ];
}

/** Units and quantities against each other, of a product whose own are sound: what is said of its others that are, too. */
function checkMeasures({
  product: { alternativeUnits, ...own },
  sound,
}: {
  product: Product;
  sound: Sound;
}): FieldError[] {
  const entries = listOf(alternativeUnits).flatMap((entry, index) =>
    entry && sound(`alternativeUnits.${index}`)
      ? [{ entry: entry as AlternativeUnit, path: `alternativeUnits.${index}` }]
      : [],
  );
  const product = { ...own, alternativeUnits: entries.map(({ entry }) => entry) } as Measured;
  const { unit, defaultUnit, defaultQuantity } = product;
  const units = [{ unit, path: "" }, ...entries.map(({ entry, path }) => ({ unit: entry.unit, path: `${path}.` }))];
  const isSuggested = sound("defaultUnit", "alternativeUnits");
  const suggested =
    isSuggested && sound("defaultQuantity") ? quantityLimits({ product, unit: defaultUnit ?? unit }) : null;
  return [
    ...entries.flatMap(({ entry, path }) =>
      (entry.ratio ?? conversionRatio({ from: entry.unit, to: unit })) === null ? [blank(`${path}.ratio`)] : [],
    ),
    ...entries.flatMap(({ entry, path }) => contradictedRatio({ entry, unit, path: `${path}.ratio` })),
    ...entries.flatMap(({ entry, path }) => (entry.unit === unit ? contradictedLimits({ product, entry, path }) : [])),
    ...(isSuggested && defaultUnit && !units.some((entry) => entry.unit === defaultUnit)
      ? [fieldError({ path: "defaultUnit", code: "choice", message: ORDER_MESSAGES.unitInvalid })]
      : []),
    ...units.flatMap(({ unit: each, path }) => {
      const limits = quantityLimits({ product, unit: each });
      return limits && limits.maximum < limits.minimum
        ? [
            fieldError({
              path: `${path}maximumQuantity`,
              code: "too_small",
              message: VALIDATION.tooSmall(limits.minimum),
            }),
          ]
        : [];
    }),
    ...(suggested && typeof defaultQuantity === "number" && defaultQuantity > suggested.maximum
      ? [fieldError({ path: "defaultQuantity", code: "too_big", message: VALIDATION.tooBig(suggested.maximum) })]
      : []),
  ];
}

type Part = NonNullable<NonNullable<NonNullable<Product["config"]>["parts"]>[number]>;

/** An order names its options: two of the same name could not be told apart. */
function checkPart({ part, path, sound }: { part: Part | undefined; path: string; sound: Sound }): FieldError[] {
  const options = listOf(part?.options);
  const isChoice = part?.type === "select" || part?.type === "multiselect";
  const isWithout = isChoice && !part?.optional && options.length === 0 && sound(`${path}.optional`, `${path}.options`);
  return [
    ...(isWithout ? [fieldError({ path: `${path}.options`, code: "too_few", message: VALIDATION.tooFew(1) })] : []),
    ...repeated({
      values: options.map((option) => option?.name),
      path: (index) => `${path}.options.${index}.name`,
      message: (name) =>
        `Die Option „${name}“ gibt es in diesem Schritt schon. Bitte geben Sie jeder Option einen eigenen Namen.`,
    }),
  ];
}

/** A ratio other than the one that two units of one type have: it would not count, and nobody would know. A day alone is as long as the shop works or hires out. */
function contradictedRatio({
  entry: { unit: from, ratio },
  unit: to,
  path,
}: {
  entry: AlternativeUnit;
  unit: Unit;
  path: string;
}): FieldError[] {
  const fixed = conversionRatio({ from, to });
  if (typeof ratio !== "number" || fixed === null || !contradictsUnits({ from, to, ratio })) return [];
  if (from !== to && (from === "day" || to === "day")) return [];
  const [one, other, count] = fixed < 1 ? [to, from, 1 / fixed] : [from, to, fixed];
  return [
    fieldError({
      path,
      code: "invalid",
      message: `Das widerspricht den Einheiten: 1 ${unitLabel(one)} entspricht ${formatAmount(count)} ${unitLabel(other, count)}.`,
    }),
  ];
}

/** The product's own unit said again may repeat its limits; others would not count, and nobody would know. */
function contradictedLimits({
  product,
  entry,
  path,
}: {
  product: Measured;
  entry: AlternativeUnit;
  path: string;
}): FieldError[] {
  const limits = quantityLimits({ product, unit: product.unit });
  if (!limits) return [];
  const own = { minimumQuantity: limits.minimum, maximumQuantity: limits.maximum, quantityStepSize: limits.step };
  return Object.entries(own).flatMap(([field, value]) => {
    const said = entry[field as keyof typeof own] ?? value;
    return said === value
      ? []
      : [
          fieldError({
            path: `${path}.${field}`,
            code: "invalid",
            message: `Das widerspricht dem Produkt selbst: In seiner eigenen Einheit gilt ${formatAmount(value)}.`,
          }),
        ];
  });
}

/** Two areas that an order could not tell apart. */
function checkBranch({
  fields,
}: {
  fields: Partly<{ deliveryAreas: readonly { id?: string; area: string }[] }>;
}): FieldError[] {
  const areas = listOf(fields.deliveryAreas);
  return [
    ...repeated({ values: areas.map((entry) => entry?.id), path: (index) => `deliveryAreas.${index}.id` }),
    ...repeated({ values: areas.map((entry) => entry?.area), path: (index) => `deliveryAreas.${index}.area` }),
  ];
}

/** What a menu would show twice. */
function checkMenu({
  fields,
}: {
  fields: Partly<{
    branches: readonly { id: string }[];
    catalog: readonly { category: string; products: readonly string[] }[];
  }>;
}): FieldError[] {
  const catalog = listOf(fields.catalog);
  return [
    ...repeated({
      values: listOf(fields.branches).map((branch) => branch?.id),
      path: (index) => `branches.${index}.id`,
    }),
    ...repeated({ values: catalog.map((entry) => entry?.category), path: (index) => `catalog.${index}.category` }),
    ...catalog.flatMap((entry, position) =>
      repeated({ values: listOf(entry?.products), path: (index) => `catalog.${position}.products.${index}` }),
    ),
  ];
}

/** The field that says where an entry leads. */
const TARGETS: Readonly<Record<string, "site" | "branch" | "url">> = { site: "site", branch: "branch", link: "url" };

function checkNavigation({
  fields,
  sound,
}: {
  fields: Partly<{ items: readonly NavigationEntry[] }>;
  sound: Sound;
}): FieldError[] {
  return listOf(fields.items).flatMap((item, index) => checkEntry({ item, path: `items.${index}`, sound }));
}

/** An entry that leads nowhere. With others below it, it is their heading. */
function checkEntry({
  item,
  path,
  sound,
}: {
  item: Partly<NavigationEntry> | undefined;
  path: string;
  sound: Sound;
}): FieldError[] {
  const items = listOf(item?.items);
  const target = item?.type === undefined ? undefined : TARGETS[item.type];
  return [
    ...(target && !item?.[target] && items.length === 0 && sound(`${path}.${target}`, `${path}.items`)
      ? [blank(`${path}.${target}`)]
      : []),
    ...items.flatMap((below, index) => checkEntry({ item: below, path: `${path}.items.${index}`, sound })),
  ];
}

function checkUser({
  fields: { roles, username, password },
}: {
  fields: Partly<{ roles: readonly string[]; username: string; password?: string }>;
}): FieldError[] {
  const weakness =
    typeof password === "string"
      ? passwordFault({ password, ...(typeof username === "string" ? { username } : {}) })
      : null;
  return [
    ...repeated({ values: listOf(roles), path: (index) => `roles.${index}` }),
    ...(weakness ? [fieldError({ path: "password", code: "weak", message: weakness })] : []),
  ];
}

/** Each value that one before it is. What is left out is no value. */
function repeated({
  values,
  path,
  message = () => VALIDATION.unique,
}: {
  values: readonly (string | undefined)[];
  path: (index: number) => string;
  message?: (value: string) => string;
}): FieldError[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (value === undefined) return [];
    if (seen.has(value)) return [fieldError({ path: path(index), code: "unique", message: message(value) })];
    seen.add(value);
    return [];
  });
}

/** None where the list itself is at fault. */
function listOf<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return list ?? [];
}

function blank(path: string): FieldError {
  return fieldError({ path, code: "blank", message: VALIDATION.blank });
}
