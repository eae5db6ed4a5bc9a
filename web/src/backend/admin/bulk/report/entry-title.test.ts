import { QueryClient } from "@tanstack/react-query";
import { products } from "@tresen/contract/catalog/product.resource";
import { expect, it } from "vitest";
import { pageQueries } from "../../list/source/page-queries";
import { entryTitle } from "./entry-title";

const id = "prd_5A6E";
const entry = { id, label: id, outcome: "refused" } as const;

it("a record that was not found has the name that a list has shown, or the resource's, but never its id", () => {
  const client = new QueryClient();
  const title = () => entryTitle({ client, entry, resource: products });
  expect(title()).toBe("Produkt");
  const record = { id, version: 1, createdAt: "", updatedAt: "", name: "Pizza" };
  const { queryKey } = pageQueries.page({ name: "products", sort: "name", search: {} });
  client.setQueryData(queryKey, { records: [record], cursor: null, total: 1 });
  expect(title()).toBe("Pizza");
  client.clear();
});

it("a record that was not found has the name that the trial has shown", () => {
  const client = new QueryClient();
  client.setQueryData(["bulk", "trial", "view"], { resource: "products" });
  const page = { data: [{ ...entry, label: "Pizza", outcome: "changed" }], cursor: null };
  client.setQueryData(["bulk", "trial", "report", "all"], { pages: [page], pageParams: [null] });
  expect(entryTitle({ client, entry, resource: products })).toBe("Pizza");
  client.setQueryData(["bulk", "trial", "view"], { resource: "menus" });
  expect(entryTitle({ client, entry, resource: products })).toBe("Produkt");
  client.clear();
});

it("other entries keep their own names", () => {
  const client = new QueryClient();
  const title = (label: string) => entryTitle({ client, entry: { ...entry, label }, resource: products });
  expect([title("Pizza"), title("")]).toEqual(["Pizza", ""]);
});
