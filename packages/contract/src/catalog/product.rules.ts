import { type IsValid, blank, listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import * as VALIDATION from "../kit/validation/validation.texts";
import { type AlternativeUnit, type Measured, contradictsUnits, quantityLimits } from "./quantity";
import type { PriceSchedule } from "./price/price-at";
import { checkReducedPrice } from "./price/reduced-price.rules";
import { UNIT_INVALID } from "./quantity.texts";
import { unitLabel } from "./unit-label.texts";
import { type Unit, conversionRatio, formatAmount } from "./units";
import { type CheckedPart, checkPart } from "./option-group/part.rules";
import { unknownAllergens } from "./option-group/options.rules";
import { allergensContradicted, productContradicted, unitsContradicted } from "./catalog.texts";

type Product = DeepPartial<
  Measured &
    PriceSchedule & {
      allergens: readonly string[];
      isAllergenFree: boolean;
      preparation: readonly { station: string }[];
      isLeadTimeEnabled: boolean;
      leadTimeType?: string | null;
      leadTimeValue?: number | null;
      config: {
        parts: readonly CheckedPart[];
      };
    }
>;

const LIMITS = ["minimumQuantity", "maximumQuantity", "quantityStepSize"];

/**
 * Refuses a product that could not be sold: its units, quantities, lead time or choices are incomplete or contradict
 * each other.
 */
export function checkProduct({ fields: product, isValid }: { fields: Product; isValid: IsValid }): FieldError[] {
  const { isLeadTimeEnabled, leadTimeType, leadTimeValue } = product;
  return [
    ...repeated({
      values: listOf(product.alternativeUnits).map((entry) => entry?.unit),
      path: (index) => `alternativeUnits.${index}.unit`,
    }),
    ...unknownAllergens({ letters: product.allergens, path: "allergens" }),
    ...(product.isAllergenFree && listOf(product.allergens).length > 0
      ? [fieldError({ path: "isAllergenFree", code: "invalid", message: allergensContradicted })]
      : []),
    ...checkReducedPrice({ fields: product, isValid }),
    ...repeated({
      values: listOf(product.preparation).map((entry) => entry?.station),
      path: (index) => `preparation.${index}.station`,
    }),
    ...(isValid("unit", ...LIMITS) ? checkMeasures({ product, isValid }) : []),
    ...(isLeadTimeEnabled && !leadTimeType && isValid("leadTimeType") ? [blank("leadTimeType")] : []),
    ...(isLeadTimeEnabled && typeof leadTimeValue !== "number" && isValid("leadTimeValue")
      ? [blank("leadTimeValue")]
      : []),
    ...listOf(product.config?.parts).flatMap((part, index) =>
      checkPart({ part, path: `config.parts.${index}`, isValid }),
    ),
  ];
}

/**
 * Checks units and quantities against each other. Called only when the product's own unit and limits are valid; invalid
 * alternative units are skipped.
 */
function checkMeasures({
  product: { alternativeUnits, ...own },
  isValid,
}: {
  product: Product;
  isValid: IsValid;
}): FieldError[] {
  const entries = listOf(alternativeUnits).flatMap((entry, index) =>
    entry && isValid(`alternativeUnits.${index}`)
      ? [{ entry: entry as AlternativeUnit, path: `alternativeUnits.${index}` }]
      : [],
  );
  const product = { ...own, alternativeUnits: entries.map(({ entry }) => entry) } as Measured;
  const { unit, defaultUnit, defaultQuantity } = product;
  const units = [{ unit, path: "" }, ...entries.map(({ entry, path }) => ({ unit: entry.unit, path: `${path}.` }))];
  const isSuggested = isValid("defaultUnit", "alternativeUnits");
  const suggested =
    isSuggested && isValid("defaultQuantity") ? quantityLimits({ product, unit: defaultUnit ?? unit }) : null;
  return [
    ...entries.flatMap(({ entry, path }) =>
      (entry.ratio ?? conversionRatio({ from: entry.unit, to: unit })) === null ? [blank(`${path}.ratio`)] : [],
    ),
    ...entries.flatMap(({ entry, path }) => contradictedRatio({ entry, unit, path: `${path}.ratio` })),
    ...entries.flatMap(({ entry, path }) => (entry.unit === unit ? contradictedLimits({ product, entry, path }) : [])),
    ...(isSuggested && defaultUnit && !units.some((entry) => entry.unit === defaultUnit)
      ? [fieldError({ path: "defaultUnit", code: "choice", message: UNIT_INVALID })]
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

/**
 * Refuses a ratio that differs from the fixed one between two units of the same type: it would be ignored silently.
 * Only a day may have its own ratio, since it is as long as the shop's working or rental day.
 */
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
      message: unitsContradicted({
        one: `1 ${unitLabel(one)}`,
        count: `${formatAmount(count)} ${unitLabel(other, count)}`,
      }),
    }),
  ];
}

/**
 * The product's own unit may be listed again with the same limits. Other limits would be ignored silently, so they are
 * refused.
 */
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
            message: productContradicted(formatAmount(value)),
          }),
        ];
  });
}
