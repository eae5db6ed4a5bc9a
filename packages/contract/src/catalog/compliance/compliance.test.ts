import { expect, test } from "vitest";
import { makeBranch, makeCategory, makeConfig, makeProduct } from "../../../test/fixtures";
import type { Product } from "../product.resource";
import { type CheckedShop, bySeverity, complianceOf, isShown } from "./compliance";
import { COMPLIANCE_TITLES } from "./compliance.texts";
import type { ComplianceRule } from "./rule-names";
import { fingerprint } from "./fingerprint";
import { litersOf, measureIn } from "./measure";
import { taxCountries, usualRates } from "./usual-rates";

const LEGAL = { imprintText: "I", privacyPolicyText: "P", termsAndConditionsText: "Widerruf" };
const image = { id: "img_1", version: 1, extension: "jpg" as const, width: 9, height: 9 };

function shopOf({ products, ...more }: Partial<CheckedShop>): CheckedShop {
  return {
    ...{ config: makeConfig(LEGAL), branches: [makeBranch()], taxRates: new Map(), sites: [], date: "2026-06-05" },
    menus: [{ catalog: [{ category: "pizza", products: (products ?? []).map(({ id }) => id) }] }],
    categories: new Map([["pizza", makeCategory()]]),
    products: products ?? [],
    ...more,
  };
}

/** The rules that tell of the first product, among others of its category. */
function told(product: Parameters<typeof makeProduct>[0], more: Partial<CheckedShop> & { others?: Product[] } = {}) {
  const { others = [], ...shop } = more;
  const first = makeProduct({ images: [image], ...product });
  return complianceOf(shopOf({ products: [first, ...others], ...shop }))
    .ofProduct(first)
    .map(({ rule }) => rule);
}

const select = (options: object[]) => ({
  type: "configurable" as const,
  config: { parts: [{ name: "Größe", type: "select" as const, options: options as never }] },
});
const stating = (id: string) => makeProduct({ id, allergens: ["A"] });
const pricing = { quantity: 0.33, unit: "liter" as const };

test("a price of 0 is told where somebody can get the product for nothing", () => {
  expect(told({ price: 0 })).toEqual(["priceZero"]);
  expect(told({ price: 1 })).toEqual([]);
  expect(told({ price: 500, reducedPrice: 0 })).toEqual(["priceZero"]);
  expect(told({ price: 0, isPriceHidden: true })).toEqual([]);
  const sizes = [{ name: "Klein", modifier: "overwrite", value: 700 }];
  expect(told({ price: 0, ...select(sizes) })).toEqual([]);
  expect(told({ price: 0, ...select([...sizes, { name: "Probe", modifier: "overwrite", value: 0 }]) })).toEqual([
    "priceZero",
  ]);
});

test("a unit price is missed where the name tells a measure and nothing else does", () => {
  expect(told({ name: "Honig 500 g" })).toEqual(["unitPrice"]);
  expect(told({ name: "Honig 500 g", pricing: { quantity: 500, unit: "gram" } })).toEqual([]);
  expect(told({ name: "Honig", pricing: { quantity: 1, unit: "piece" } })).toEqual(["unitPrice"]);
  expect(told({ name: "Käse 45 % ab 100 g", unit: "kilogram" })).toEqual([]);
  expect(told({ name: "Pizza 32 cm" })).toEqual([]);
  expect(told({ name: "Honig 500 g", isPriceHidden: true })).toEqual([]);
});

test("measures are read from names, and only whole words are units", () => {
  expect(measureIn("Cola 0,33l Dose")).toEqual({ text: "0,33l", quantity: 0.33, unit: "liter" });
  expect(measureIn("Stoff, 1.5 m² blau")).toEqual({ text: "1.5 m²", quantity: 1.5, unit: "squareMeter" });
  expect(measureIn("6 x 250 ML")).toMatchObject({ quantity: 250, unit: "milliliter" });
  for (const name of ["Menü 4 Gänge", "4 lange Semmeln", "E10 gut", "Größe 5", "0 g Zucker", "12 Garnelen"])
    expect([name, measureIn(name)]).toEqual([name, null]);
  expect(litersOf({ quantity: 33, unit: "centiliter" })).toBeCloseTo(0.33);
  expect(litersOf({ quantity: 1, unit: "kilogram" })).toBeNull();
});

test("a deposit is missed for volumes of 0.1 to 3 liters in bottles and cans", () => {
  expect(told({ name: "Bier, Flasche", pricing })).toEqual(["deposit"]);
  expect(told({ name: "Cola", description: "In der Dose", pricing })).toEqual(["deposit"]);
  const bottles = new Map([["pizza", makeCategory({ name: "Flaschenbier und Mehrwegflaschen" })]]);
  expect(told({ name: "Helles", pricing }, { categories: bottles })).toEqual(["deposit"]);
  expect(told({ name: "Bier, Flasche", pricing, deposit: 25 })).toEqual([]);
  expect(told({ name: "Bier, Glas", pricing })).toEqual([]);
  expect(told({ name: "Petersilie und Dosenöffner", pricing })).toEqual([]);
  expect(told({ name: "Flasche", pricing: { quantity: 5, unit: "centiliter" } })).toEqual([]);
  expect(told({ name: "Flasche", pricing: { quantity: 5, unit: "liter" } })).toEqual([]);
  expect(told({ name: "Dose", pricing: { quantity: 400, unit: "gram" } })).toEqual([]);
});

test("allergens are missed where others of the category state them, in their options too", () => {
  expect(told({}, { others: [stating("b")] })).toEqual(["allergens"]);
  expect(told({ allergens: ["G"] }, { others: [stating("b")] })).toEqual([]);
  expect(told({ ...select([{ name: "Mit Ei", allergens: ["C"] }]) }, { others: [stating("b")] })).toEqual([]);
  expect(told({}, { others: [makeProduct({ id: "b" })] })).toEqual([]);
  expect(told({ isAllergenFree: true }, { others: [stating("b")] })).toEqual([]);
  expect(told({}, { others: [makeProduct({ id: "b", isAllergenFree: true })] })).toEqual(["allergens"]);
  const apart = [
    { catalog: [{ category: "pizza", products: ["margherita"] }] },
    { catalog: [{ category: "drinks", products: ["b"] }] },
  ];
  expect(told({}, { others: [stating("b")], menus: apart })).toEqual([]);
});

test("a rate is unknown that none of the shop's countries has on the day, unless the shop has named it", () => {
  expect(told({ tax: 0.21 })).toEqual(["taxUnknown"]);
  expect(told({ tax: 0.049 })).toEqual(["taxUnknown"]);
  expect(told({ tax: 0.049 }, { date: "2026-07-01" })).toEqual([]);
  const german = [makeBranch({ timeZone: "Europe/Berlin" })];
  expect(told({ tax: 0.1, takeawayTax: 0.07, dineInTax: 0.19 }, { branches: german })).toEqual(["taxUnknown"]);
  expect(told({ tax: 0.21 }, { branches: [makeBranch({ timeZone: "Europe/Rome" })] })).toEqual([]);
  const taxRates = new Map([["tax_1", { values: [{ rate: 0.1 }, { from: "2026-06-01", rate: 0.21 }] }]]);
  expect(told({ tax: 0.1, taxRate: "tax_1" }, { taxRates })).toEqual([]);
  const [finding] = complianceOf(shopOf({})).ofProduct(makeProduct({ tax: 0.21, images: [image] }));
  expect(finding?.message).toBe("21 % bei Lieferung: in Österreich üblich sind 0 %, 10 %, 13 % und 20 %.");
  expect(taxCountries(["Europe/Vienna", "Europe/Berlin", "Europe/Vienna"])).toEqual(["AT", "DE"]);
  expect(usualRates({ countries: ["AT", "DE"], date: "2026-01-01" })).toEqual([0, 0.07, 0.1, 0.13, 0.19, 0.2]);
});

test("rates are told that differ from those of nearly all others of the category", () => {
  const others = ["b", "c", "d", "e"].map((id) => makeProduct({ id }));
  expect(told({ tax: 0.2 }, { others })).toEqual(["taxOutlier"]);
  expect(told({ tax: 0.2 }, { others: others.slice(1) })).toEqual([]);
  expect(told({}, { others: [...others.slice(1), makeProduct({ id: "x", tax: 0.2 })] })).toEqual([]);
  expect(
    told({ tax: 0.2 }, { others: [...others.slice(2), ...["x", "y"].map((id) => makeProduct({ id, tax: 0.13 }))] }),
  ).toEqual([]);
});

test("products without a picture are told", () => {
  expect(told({ images: [] })).toEqual(["picture"]);
});

test("legal texts are missed where neither a text nor a link is there", () => {
  const ofShop = (more: Partial<CheckedShop>): ComplianceRule[] =>
    complianceOf(shopOf(more))
      .ofShop()
      .map(({ rule }) => rule);
  expect(ofShop({})).toEqual([]);
  expect(ofShop({ config: makeConfig({ imprintText: " " }) })).toEqual([
    "imprint",
    "privacy",
    "terms",
    "withdrawalText",
  ]);
  const linked = makeConfig({
    imprint: "https://a.at/i",
    privacyPolicy: "https://a.at/d",
    termsAndConditions: "https://a.at/agb",
  });
  expect(ofShop({ config: linked })).toEqual(["withdrawalText"]);
  const page = { path: "widerruf", name: "Rückgabe", title: "", isPublic: true };
  expect(ofShop({ config: linked, sites: [page] })).toEqual([]);
  expect(ofShop({ config: linked, sites: [{ ...page, isPublic: false }] })).toEqual(["withdrawalText"]);
  expect(ofShop({ products: [makeProduct()] })).toEqual(["allergensNowhere"]);
  expect(ofShop({ products: [makeProduct(), stating("b")] })).toEqual([]);
  expect(ofShop({ products: [makeProduct({ isAllergenFree: true })] })).toEqual([]);
});

test("every finding has a place where it is put right, and the worst come first", () => {
  const bad = makeProduct({ name: "Cola Dose 0,33 l", price: 0, tax: 0.21 });
  const { ofShop, ofProduct } = complianceOf(shopOf({ products: [bad, stating("b")], config: makeConfig() }));
  const findings = bySeverity([...ofProduct(bad), ...ofShop()]);
  expect(findings.map(({ rule, severity, resource, field }) => [severity, rule, resource, field])).toEqual([
    ["error", "priceZero", "products", "price"],
    ["error", "imprint", "config", "imprintText"],
    ["error", "privacy", "config", "privacyPolicyText"],
    ["error", "terms", "config", "termsAndConditionsText"],
    ["warning", "unitPrice", "products", "pricing"],
    ["warning", "deposit", "products", "deposit"],
    ["warning", "allergens", "products", "allergens"],
    ["warning", "taxUnknown", "products", "tax"],
    ["hint", "picture", "products", "images"],
    ["hint", "withdrawalText", "config", "termsAndConditionsText"],
  ]);
  for (const { rule, message } of findings) {
    expect(COMPLIANCE_TITLES[rule]).toMatch(/\S/);
    expect(message).toMatch(/^\S.*\.$/);
  }
  const others = [makeProduct({ isEnabled: false }), makeProduct({ isArchived: true })];
  expect([bad, ...others].map(isShown)).toEqual([true, false, false]);
});

test("what a finding concerns has another fingerprint once it has changed, and the same for anything else", () => {
  const valueOf = (rule: ComplianceRule, fields: Parameters<typeof makeProduct>[0]) =>
    complianceOf(shopOf({}))
      .ofProduct(makeProduct(fields))
      .find((finding) => finding.rule === rule)?.value;
  const [picture, deposit] = [valueOf("picture", {}), valueOf("deposit", { name: "Bier, Flasche", pricing })];
  expect(picture).toMatch(/^[a-z0-9]{5,11}$/);
  expect(valueOf("picture", { name: "Anders", price: 5 })).toBe(picture);
  expect(valueOf("deposit", { name: "Bier, Flasche", pricing, price: 5 })).toBe(deposit);
  expect(valueOf("deposit", { name: "Bier, Flasche, hell", pricing })).not.toBe(deposit);
  const seen = new Set(Array.from({ length: 20_000 }, (_, index) => fingerprint(["Preis", index])));
  expect(seen.size).toBe(20_000);
});
