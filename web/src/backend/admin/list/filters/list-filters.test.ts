import { resources } from "@tresen/contract/resources";
import { expect, it } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { boundOf, boundText, chipsOf, derivedField, isRanged, withFilter } from "./list-filters";

const fields = fieldsOf(resources.products.fields);
const field = (key: string) => {
  const found = fields.find((each) => each.key === key);
  if (!found) throw new Error(`Products have no ${key}`);
  return found;
};
const category = derivedField({ name: "category", title: "Kategorie", resource: "categories" });
const isSeen = (): boolean => true;
const context = { currency: "EUR", labelOf: (name: string, id: string) => `${name} ${id}` };

it("a bound is typed as in German, and is cents in the address", () => {
  expect(boundOf({ field: field("price"), typed: "1.234,50" })).toBe("123450");
  expect(boundText({ field: field("price"), bound: "990" })).toBe("9,90");
  expect(boundOf({ field: field("minimumQuantity"), typed: "2,5" })).toBe("2.5");
  expect(boundOf({ field: field("tax"), typed: "10 %" })).toBe("0.1");
  expect(["viel", "", "9,999"].map((typed) => boundOf({ field: field("price"), typed }))).toEqual([null, null, null]);
});

it("numbers, amounts and days have bounds, and choices have none", () => {
  expect(["price", "tax", "minimumQuantity"].map((key) => isRanged(field(key)))).toEqual([true, true, true]);
  expect(["type", "isEnabled", "name"].map((key) => isRanged(field(key)))).toEqual([false, false, false]);
});

it("each filter that is in force is a chip with the words of its field and the names of its records", () => {
  const filters = { priceFrom: "500", priceTo: "990", type: "bundle", isEnabled: "false", category: "cat_1" };
  expect(chipsOf({ fields: [...fields, category], filters, context, isSeen })).toEqual([
    { key: "type", text: "Art: Menü" },
    { key: "priceFrom", text: "Preis ab 5,00\u00a0€" },
    { key: "priceTo", text: "Preis bis 9,90\u00a0€" },
    { key: "isEnabled", text: "Aktiv: Nein" },
    { key: "category", text: "Kategorie: categories cat_1" },
  ]);
});

it("a chip does not name a customer while customer data is hidden", () => {
  const of = fieldsOf(resources.projects.fields).filter(({ key }) => key === "customer" || key === "branch");
  const asked = { fields: of, filters: { customer: "cus_1", branch: "brn_1" }, context };
  const texts = (isShown: boolean) => chipsOf({ ...asked, isSeen: () => isShown }).map(({ text }) => text);
  expect(texts(true)).toContain("Kunde: customers cus_1");
  expect(texts(false).toSorted()).toEqual(["Filiale: branches brn_1", "Kunde: Kundendaten verborgen"]);
});

it("without its last filter a list has none in its address", () => {
  expect(withFilter({ filters: { type: "simple" }, key: "priceTo", value: "9" })).toEqual({
    type: "simple",
    priceTo: "9",
  });
  expect(withFilter({ filters: { type: "simple" }, key: "type", value: null })).toBeUndefined();
  expect(withFilter({ filters: { type: "simple" }, key: "type", value: "" })).toBeUndefined();
});

it("a time is bounded by days, in German", () => {
  const [field] = fieldsOf(resources.menus.fields).filter(({ kind }) => kind === "instant");
  if (!field) throw new Error("Menus have no times");
  const [chip] = chipsOf({ fields: [field], filters: { [`${field.key}From`]: "2026-06-05" }, context, isSeen });
  expect(chip?.text).toBe(`${field.title} ab 05.06.2026`);
});
