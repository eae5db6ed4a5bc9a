import { describe, expect, it } from "vitest";
import { bundleFaults, checkBundle } from "./bundle";
import { small, faults } from "../../test/small-bundle";

describe("a valid bundle", () => {
  it("is returned with its defaults", () => {
    const { bundle } = checkBundle(small());
    expect(bundle).toMatchObject({
      config: { currency: "EUR" },
      products: [{ id: "margherita", unit: "piece", config: { parts: [] } }],
      users: [],
      images: [{ version: 1 }],
    });
    expect(checkBundle(bundle).bundle).toEqual(bundle);
    expect(checkBundle(JSON.parse(JSON.stringify(bundle))).bundle).toEqual(JSON.parse(JSON.stringify(bundle)));
  });

  it("may contain a menu without a name and a page without isPublic, as older exports do", () => {
    const { bundle } = checkBundle({ ...small(), sites: [{ id: "s", path: "ueber-uns", name: "Über uns" }] });
    expect(bundle).toMatchObject({ menus: [{ name: "" }], sites: [{ isPublic: true }] });
  });

  it("may be empty, or a part that refers to known records", () => {
    expect(faults({})).toEqual([]);
    expect(checkBundle({}).bundle?.config).toBeUndefined();
    const part = { tables: [{ id: "t3", identifier: "3", branch: "wieden" }] };
    expect(faults(part)).toEqual(["tables.0.branch reference"]);
    expect(faults(part, new Map([["branches", new Set(["wieden"])]]))).toEqual([]);
  });
});

describe("faults", () => {
  it("of shape", () => {
    for (const [value, fault] of [
      [null, "– type"],
      [[], "– type"],
      ["x", "– type"],
      [{ pizzas: [] }, "pizzas unexpected_field"],
      [{ products: {} }, "products type"],
      [{ products: null }, "products type"],
      [{ products: [null] }, "products.0 blank"],
      [{ config: 1 }, "config type"],
    ] as const)
      expect(faults(value)).toEqual([fault]);
  });

  it("are all reported at once, each with its path", () => {
    const bundle = {
      ...small(),
      config: { shopname: "x", currency: "USD" },
      products: [
        {
          id: "margherita",
          name: "",
          price: -1,
          taxes: 0.1,
          config: {
            parts: [{ name: "Größe", type: "select", options: [{ name: "klein" }, { name: "klein", vlaue: 1 }] }],
          },
        },
        { name: "ohne Id", price: 1.5 },
      ],
    };
    expect(faults(bundle).sort()).toEqual(
      [
        "config.shopname unexpected_field",
        "config.currency choice",
        "products.0.name blank",
        "products.0.price too_small",
        "products.0.taxes unexpected_field",
        "products.0.config.parts.0.options.1.name unique",
        "products.0.config.parts.0.options.1.vlaue unexpected_field",
        "products.1.price number",
        "products.1.id blank",
      ].sort(),
    );
  });

  it("of unknown fields beside a reference's id", () => {
    const bundle = {
      ...small(),
      menus: [{ id: "menu", branches: [{ id: "wieden", name: "Wieden" }] }],
      users: [
        {
          id: "u",
          username: "u@example.test",
          roles: ["ROLE_EMPLOYEE"],
          branches: [{ id: "neubau", from: "2026-01-01" }],
        },
      ],
    };
    expect(faults(bundle)).toEqual([
      "menus.0.branches.0.name unexpected_field",
      "users.0.branches.0.from unexpected_field",
    ]);
  });

  it("of what the table cannot store: half characters, too large numbers and too deep nesting", () => {
    const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`) as object;
    const sections = (...values: object[]) => ({
      sites: values.map((value, index) => ({
        id: `s${index}`,
        path: `s${index}`,
        name: "S",
        type: "default",
        content: { sections: [{ type: "u", value }] },
      })),
    });
    expect(faults(sections(nested(20)))).toEqual([]);
    expect(
      faults({
        ...sections(nested(60), nested(5000), { "b\ud800": 1, c: 1e300 }),
        tags: [{ id: "t" }],
        donatees: [{ id: "d", name: "x\ud800" }],
      }),
    ).toEqual([
      "tags.0.name blank",
      "donatees.0.name invalid",
      `sites.0.content.sections.0.value${".a".repeat(20)} depth`,
      `sites.1.content.sections.0.value${".a".repeat(20)} depth`,
      "sites.2.content.sections.0.value.b\ufffd invalid",
      "sites.2.content.sections.0.value.c number",
    ]);
    expect(
      faults({
        products: [{ id: "p", name: "P", price: 1e300 }],
        config: { termsAndConditionsText: "\udc00", tief: nested(5000) },
      }),
    ).toEqual([
      expect.stringMatching(/^config\.termsAndConditionsText invalid/),
      expect.stringMatching(/^config\.tief(?:\.a)+ depth/),
      "products.0.price number",
    ]);
    for (const { message } of bundleFaults(sections(nested(5000), { a: "\ud800" })))
      expect(message).toMatch(/^Dieser Wert .*\.$/);
  });

  it("of ids that are reserved for addresses of the API", () => {
    const tags = ["options", "me", "draft", "versions", "Options"].map((id) => ({ id, name: id }));
    expect(faults({ tags })).toEqual([0, 1, 2, 3].map((index) => `tags.${index}.id invalid`));
  });
});

it("checks 20,000 products, every one of them", { timeout: 120_000 }, () => {
  const products = Array.from({ length: 20_000 }, (_, index) => ({
    id: `p${index}`,
    name: `Produkt ${index}`,
    price: index,
    images: [{ id: "logo", extension: "png" }],
    config: { parts: [{ name: "Größe", type: "select", options: [{ name: "klein" }, { name: "groß", value: 100 }] }] },
  }));
  const bundle = {
    ...small(),
    products,
    menus: [
      {
        id: "menu",
        branches: [{ id: "wieden" }],
        catalog: [{ category: "pizza", products: products.map(({ id }) => id) }],
      },
    ],
  };
  expect(checkBundle(bundle).bundle?.products).toHaveLength(20_000);
  Object.assign(products[19_999] ?? {}, { price: "gratis" });
  expect(faults(bundle)).toEqual(["products.19999.price number"]);
});
