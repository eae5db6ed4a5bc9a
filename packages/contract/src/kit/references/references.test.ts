import { describe, expect, it } from "vitest";
import * as z from "zod";
import { makeBranch, makeProduct } from "../../../test/fixtures";
import { referencesIn } from "./references";
import { menus } from "../../catalog/menu.resource";
import { products } from "../../catalog/product.resource";
import { configFields } from "../../config/config";
import { branches } from "../../branch/branch.resource";
import { navigations } from "../../site/navigation/navigation.resource";
import { tables } from "../../branch/table.resource";
import { ref } from "../schema";

describe("references", () => {
  it("are found in every resource that has some", () => {
    expect(referencesIn({ schema: tables.fields, value: { identifier: "1", branch: "wieden" } })).toEqual([
      { path: "branch", resource: "branches", id: "wieden" },
    ]);
    expect(
      referencesIn({
        schema: menus.fields,
        value: menus.fields.parse({
          branches: [{ id: "wieden" }],
          catalog: [{ category: "pizza", products: ["a", "b"] }],
        }),
      }),
    ).toEqual([
      { path: "branches.0.id", resource: "branches", id: "wieden" },
      { path: "catalog.0.category", resource: "categories", id: "pizza" },
      { path: "catalog.0.products.0", resource: "products", id: "a" },
      { path: "catalog.0.products.1", resource: "products", id: "b" },
    ]);
    const nested = navigations.fields.parse({
      identifier: "mainMenu",
      items: [
        { type: "home", items: [{ type: "site", site: "imprint", items: [{ type: "branch", branch: "wieden" }] }] },
      ],
    });
    expect(referencesIn({ schema: navigations.fields, value: nested })).toEqual([
      { path: "items.0.items.0.site", resource: "sites", id: "imprint" },
      { path: "items.0.items.0.items.0.branch", resource: "branches", id: "wieden" },
    ]);
  });

  it("include tags, divisions and pictures", () => {
    const image = { id: "img", extension: "png" as const };
    expect(
      referencesIn({
        schema: branches.fields,
        value: makeBranch({ division: "wien", tags: [{ id: "vegan" }], images: [image], logo: image }),
      }).map(({ path, resource }) => `${path} ${resource}`),
    ).toEqual(["division divisions", "tags.0.id tags", "images.0.id images", "logo.id images"]);
    expect(referencesIn({ schema: products.fields, value: makeProduct({ images: [image] }) })).toEqual([
      { path: "images.0.id", resource: "images", id: "img" },
    ]);
    expect(referencesIn({ schema: configFields, value: configFields.parse({ logo: image }) })).toHaveLength(1);
  });

  it("are none where nothing is chosen, and none in a value of another shape", () => {
    expect(referencesIn({ schema: branches.fields, value: makeBranch({ division: null }) })).toEqual([]);
    for (const value of [null, undefined, 1, "x", [], { catalog: 5, branches: [null, { id: 7 }] }])
      expect(referencesIn({ schema: menus.fields, value })).toEqual([]);
  });

  it("are found through every kind of wrapper, each once", () => {
    const target = ref("tags");
    interface Tree {
      tag: string;
      children: Tree[];
    }
    const tree: z.ZodType<Tree> = z.object({
      tag: target,
      get children() {
        return z.array(tree);
      },
    });
    const schema = z.object({
      optional: target.optional(),
      nullable: target.nullable(),
      fallback: target.default("x"),
      prefault: target.prefault("x"),
      readonly: target.readonly(),
      union: z.union([z.object({ tag: target }), z.object({ tag: target, more: z.string() })]),
      record: z.record(z.string(), target),
      piped: target.transform((value) => value),
      tree,
    });
    const value = {
      optional: "a",
      nullable: "b",
      fallback: "c",
      prefault: "d",
      readonly: "e",
      union: { tag: "f", more: "" },
      record: { key: "g" },
      piped: "h",
      tree: { tag: "i", children: [{ tag: "j", children: [] }] },
    };
    expect(referencesIn({ schema, value }).map(({ path, id }) => `${path}=${id}`)).toEqual([
      "optional=a",
      "nullable=b",
      "fallback=c",
      "prefault=d",
      "readonly=e",
      "union.tag=f",
      "record.key=g",
      "piped=h",
      "tree.tag=i",
      "tree.children.0.tag=j",
    ]);
  });
});
