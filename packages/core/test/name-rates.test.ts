import { beforeAll, expect, it } from "vitest";
import { nameRates } from "../src/catalog/name-rates";
import { allRows, findRow } from "../src/records/rows";
import { NOW, admin, create, createShop } from "./shop";

beforeAll(createShop);

const named = (isApplied: boolean) => nameRates({ actor: admin, country: "AT", isApplied, now: NOW });
const fieldsOf = async (name: string, id: string) => (await findRow({ resource: { name }, id }))?.fields;

it("names rates in place of numbers, creates those of the country that are needed, and only once", async () => {
  await create("products", { id: "rates-food", name: "Brot", price: 300, tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1 });
  await create("products", { id: "rates-odd", name: "Wein", price: 300, tax: 0.13, takeawayTax: 0.2, dineInTax: 0.2 });
  const before = await fieldsOf("products", "rates-food");
  const told = await named(false);
  expect(told.numbers).toContainEqual({
    number: expect.objectContaining({ use: "delivery", rate: 0.13, products: ["rates-odd"] }),
    rate: null,
  });
  expect(told.created).toBe(2);
  expect(await allRows({ resource: { name: "tax-rates" } })).toEqual([]);
  expect(await fieldsOf("products", "rates-food")).toEqual(before);
  const done = await named(true);
  expect(done).toEqual(told);
  const [food, drinks] = ["at-speisen", "at-normal"];
  expect(await fieldsOf("products", "rates-food")).toEqual({
    ...before,
    ...{ taxRate: food, takeawayTaxRate: food, dineInTaxRate: food },
  });
  expect(await fieldsOf("products", "rates-odd")).toMatchObject({ tax: 0.13, takeawayTaxRate: drinks });
  expect(await fieldsOf("products", "rates-odd")).not.toHaveProperty("taxRate");
  expect(await named(true)).toMatchObject({ created: 0, products: 0, branches: 0 });
});
