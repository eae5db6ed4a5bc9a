import { basePrice } from "../../order/pricing";
import { lowestPrice } from "../price/lowest-price";
import type { Product } from "../product.resource";
import { unitType } from "../units";
import type { CheckContext, ComplianceSeverity } from "./compliance";
import { COMPLIANCE_MESSAGES as texts, COUNTRY_NAMES, percent, TAX_FIELD_NAMES } from "./compliance.texts";
import { litersOf, measureIn } from "./measure";
import { statesAllergens } from "./neighbours";
import type { ComplianceRule } from "./rule-names";
import { namedRates, taxCountries, usualRates } from "./usual-rates";

interface ProductRule {
  rule: ComplianceRule;
  severity: ComplianceSeverity;
  field: string;
  /** The values of the product that it is about. Who wants it as it is, wants it with these. */
  concerns: (product: Product) => unknown;
  /** What is to be said of the product; null for nothing. */
  check: (asked: { product: Product; context: CheckContext }) => string | null;
}

/** Units that are a measure themselves: their price is the price of the measure. */
const MEASURES = new Set(["weight", "volume", "length", "square", "cubic"]);
/** Deposits are due for containers of 0.1 to 3 liters, in Germany by § 31 VerpackG, in Austria by its Pfandverordnung. */
const LEAST_LITERS = 0.1;
const MOST_LITERS = 3;
/** Words for bottles and cans. A glass or a jug has no deposit. */
const CONTAINER = /\p{L}*(?:flasche|dose)(?:n|rl)?(?![\p{L}])|(?<!\p{L})(?:fl\.|pet|mehrweg|einweg)(?!\p{L})/iu;
/** From so many products on, of which so large a part has the same rates, others are told of. */
const ENOUGH = 5;
const MOST = 0.8;

/** The rates of a product, by number and by name. */
function ratesOf(product: Product): unknown[] {
  const { tax, taxRate, takeawayTax, takeawayTaxRate, dineInTax, dineInTaxRate } = product;
  return [tax, taxRate, takeawayTax, takeawayTaxRate, dineInTax, dineInTaxRate];
}

/** Everything that is checked of one product, in the order in which it is told. */
export const PRODUCT_RULES: readonly ProductRule[] = [
  {
    rule: "priceZero",
    severity: "error",
    field: "price",
    concerns: ({ price, reducedPrice, config }) => [price, reducedPrice, config],
    check: ({ product }) => {
      const { isPriceHidden, price, reducedPrice } = product;
      // A reduction that begins later counts as well.
      const isFree = [price, reducedPrice ?? price].some(
        (cents) => lowestPrice({ ...product, price: cents }).cents === 0,
      );
      return !isPriceHidden && isFree ? texts.priceZero : null;
    },
  },
  {
    rule: "unitPrice",
    severity: "warning",
    field: "pricing",
    concerns: ({ name, unit, pricing }) => [name, unit, pricing],
    check: ({ product }) => {
      if (product.isPriceHidden) return null;
      if (product.pricing) return basePrice(product) === null ? texts.uselessContent : null;
      const measure = MEASURES.has(unitType(product.unit)) ? null : measureIn(product.name);
      return measure && texts.unitPrice(measure.text);
    },
  },
  {
    rule: "deposit",
    severity: "warning",
    field: "deposit",
    concerns: ({ name, description, pricing, deposit }) => [name, description, pricing, deposit],
    check: ({ product, context }) => {
      const content = product.pricing ?? measureIn(product.name);
      const liters = content && litersOf(content);
      if (product.deposit || liters === null || liters < LEAST_LITERS || liters > MOST_LITERS) return null;
      const places = context.neighbours.of(product.id).map(({ name }) => name);
      const [word] = CONTAINER.exec([product.name, product.description, ...places].join("\n")) ?? [];
      return word ? texts.deposit(word) : null;
    },
  },
  {
    // A product counts as food where others of its category state allergens. Nothing else in the data says so.
    rule: "allergens",
    severity: "warning",
    field: "allergens",
    concerns: ({ allergens, config }) => [allergens, config],
    check: ({ product, context }) => {
      if (statesAllergens(product)) return null;
      const place = context.neighbours.of(product.id).find(({ stating }) => stating > 0);
      return place ? texts.allergens(place.name) : null;
    },
  },
  {
    rule: "taxUnknown",
    severity: "warning",
    field: "tax",
    concerns: ratesOf,
    check: ({ product, context }) => {
      const { date, taxRates: rates, branches } = context;
      const countries = taxCountries(branches.map(({ timeZone }) => timeZone));
      if (countries.length === 0) return null;
      const usual = usualRates({ countries, date });
      const known = new Set([...usual, ...namedRates({ rates, date })]);
      const names = Object.values(TAX_FIELD_NAMES);
      const fields = context.neighbours
        .ratesOf(product)
        .flatMap((rate, index) =>
          known.has(rate) ? [] : [texts.taxField({ name: names[index] ?? "", rate: percent(rate) })],
        );
      if (fields.length === 0) return null;
      return texts.taxUnknown({
        fields,
        countries: countries.map((country) => COUNTRY_NAMES[country]),
        known: usual.map(percent),
      });
    },
  },
  {
    rule: "taxOutlier",
    severity: "hint",
    field: "tax",
    concerns: ratesOf,
    check: ({ product, context }) => {
      const own = context.neighbours.ratesOf(product).join(" ");
      const places = context.neighbours.of(product.id).filter(({ count }) => count >= ENOUGH);
      for (const { name, rates, count } of places) {
        const usual = [...rates].find(([, { count: same }]) => same >= count * MOST);
        if (!usual || usual[0] === own) return null;
        return texts.taxOutlier({
          ...{ category: name, count: usual[1].count },
          usual: usual[1].rates.map(percent),
        });
      }
      return null;
    },
  },
  {
    rule: "picture",
    severity: "hint",
    field: "images",
    concerns: ({ images }) => images,
    check: ({ product }) => (product.images.length === 0 ? texts.picture : null),
  },
];
