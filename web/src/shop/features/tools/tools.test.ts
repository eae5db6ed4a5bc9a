import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { configFields } from "@tresen/contract/config/config";
import type { Site } from "@tresen/contract/site/site.resource";
import { expect, it } from "vitest";
import type { Shop } from "../../state/shop";
import { deepLinks } from "./deep-links";
import { flagSections, flags } from "./flags";

it("has every switch of the configuration, with its label", () => {
  const names = flags.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["enablePluginPWA", "isCashEnabled", "disableTickets"]));
  const defaults = configFields.parse({});
  for (const { name, label } of flags)
    expect([name, typeof defaults[name], label === name]).toEqual([name, "boolean", false]);
  expect(Object.values(defaults).filter((value) => typeof value === "boolean")).toHaveLength(flags.length);
  expect(flagSections().flatMap((section) => section.flags)).toHaveLength(flags.length);
});

it("links to the records of the current screen", () => {
  const shop = {
    config: configFields.parse({}),
    branches: [{ id: "brn_1", identifier: "wien", name: "Wien" } as Branch],
    menus: [{ id: "mnu_1", name: "Karte", branches: [{ id: "brn_1" }] } as Menu],
    products: new Map([["prd_1", { id: "prd_1", name: "Pizza" } as Product]]),
    sites: [{ id: "sit_1", path: "jobs", name: "Jobs" } as Site],
  } as Shop;
  const hrefs = (path: string, more: { orderId?: string; productId?: string } = {}): string[] =>
    deepLinks({ shop, path, orderId: null, productId: null, ...more }).map(({ href }) => href);
  expect(hrefs("/store/wien", { productId: "prd_1" })).toEqual([
    "/backend#/products/prd_1",
    "/backend#/branches/brn_1",
    "/backend#/menus/mnu_1",
    "/backend#/config",
  ]);
  expect(hrefs("/jobs")).toEqual(["/backend#/sites/sit_1", "/backend#/config"]);
  expect(hrefs("/status/u/h", { orderId: "ord_1" })).toEqual([
    "/backend#/orders/history?order=ord_1",
    "/backend#/config",
  ]);
});
