import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { taxRates } from "@tresen/contract/catalog/tax/tax-rate.resource";
import { redirects } from "@tresen/contract/site/redirect.resource";
import { sites } from "@tresen/contract/site/site.resource";
import { beforeAll, expect, test } from "vitest";
import type { Hooks } from "../src/records";
import { findRow } from "../src/records/rows";
import { createRecord, removeRecord, resource } from "./records";
import { admin, createShop } from "./shop";

beforeAll(createShop);

const group = { identifier: "", name: "Extras", type: "select", options: [{ name: "Käse", value: 100 }] };
const USES: [
  name: string,
  used: unknown,
  fields: (name: string) => object,
  by: unknown,
  using: (id: string) => object,
][] = [
  [
    "a group of options and a product",
    optionGroups,
    (identifier) => ({ ...group, identifier }),
    products,
    (id) => ({ name: "Toast", price: 500, config: { parts: [{ name: "Extras", group: id }] } }),
  ],
  [
    "a tax rate and a product",
    taxRates,
    (identifier) => ({ identifier, name: "Ermäßigt", values: [{ rate: 0.1 }] }),
    products,
    (id) => ({ name: "Toast", price: 500, taxRate: id }),
  ],
  [
    "a page and a redirect",
    sites,
    (path) => ({ path, name: "Team" }),
    redirects,
    (id) => ({ path: `alt-${id.slice(-8)}`, type: "site", target: id }),
  ],
];

test.each(USES)(
  "a removal and the first use of %s at the same moment: one is refused",
  async (_, used, fields, by, using) => {
    const parsed = (of: unknown, value: object) => resource(of).fields.parse(value) as Record<string, unknown>;
    const made = async (name: string) =>
      (await createRecord({ resource: used, actor: admin, input: parsed(used, fields(name)) })).id;
    const use = (id: string, hooks?: Hooks) =>
      createRecord({ resource: by, actor: admin, input: parsed(by, using(id)), ...(hooks ? { hooks } : {}) });
    const remove = (id: string, meanwhile?: () => Promise<unknown>) =>
      removeRecord({
        ...{ resource: used, actor: admin, id, referrers: [resource(by)] },
        hooks: { checks: async () => (await meanwhile?.(), []) },
      });

    const first = await made("eins");
    await expect(remove(first, () => use(first))).rejects.toMatchObject({ kind: "conflict" });
    expect(await findRow({ resource: resource(used), id: first })).not.toBeNull();

    const second = await made("zwei");
    const checks = () => remove(second).then(() => []);
    await expect(use(second, { checks })).rejects.toMatchObject({ kind: "input", code: "record.reference_missing" });
  },
);
