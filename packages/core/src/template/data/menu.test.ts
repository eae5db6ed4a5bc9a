import { beforeAll, expect, test } from "vitest";
import { NOW, create } from "../../../test/shop";
import { VISITOR } from "../../platform/actor";
import { categoryValues } from "./menu";

beforeAll(async () => {
  for (const id of ["center", "north"]) await create("branches", { id, identifier: id, name: id });
  await create("categories", { id: "sweets", name: "Desserts" });
  for (const id of ["tiramisu", "gelato"]) await create("products", { id, name: id, price: 500 });
  const menu = (branch: string, products: string[]) =>
    create("menus", { name: branch, branches: [{ id: branch }], catalog: [{ category: "sweets", products }] });
  await menu("center", ["tiramisu", "gelato"]);
  await menu("north", ["tiramisu"]);
});

async function valuesIn(branch?: string): Promise<object> {
  const asked = { actor: VISITOR, record: "sweets", now: NOW, ...(branch === undefined ? {} : { branch }) };
  return (await categoryValues(asked)).data;
}
const products = (...titles: string[]) => ({ "category.products": titles.map((title) => ({ title })) });

test("a category has the products that the branch sells in it", async () => {
  expect(await valuesIn("center")).toMatchObject(products("tiramisu", "gelato"));
  expect(await valuesIn("north")).toMatchObject(products("tiramisu"));
  expect(await valuesIn("none")).toMatchObject(products());
});

test("without a branch those of any menu", async () => {
  expect(await valuesIn()).toMatchObject({
    "category.products": expect.arrayContaining([expect.objectContaining({ title: "tiramisu" })]),
  });
});
