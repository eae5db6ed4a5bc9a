import { describe, expect, it } from "vitest";
import { bundleFaults, checkBundle, uniqueKey } from "./bundle";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const small = () => ({
  config: { shopName: "Pizzeria", logo: { id: "logo", extension: "png" } },
  divisions: [{ id: "wien", identifier: "wien", name: "Wien" }],
  branches: [
    { id: "wieden", identifier: "wieden", name: "Wieden", division: "wien" },
    { id: "neubau", identifier: "neubau", name: "Neubau" },
  ],
  categories: [{ id: "pizza", name: "Pizza" }],
  products: [{ id: "margherita", name: "Margherita", price: 990 }],
  menus: [{ id: "menu", branches: [{ id: "wieden" }], catalog: [{ category: "pizza", products: ["margherita"] }] }],
  tables: [
    { id: "t1", identifier: "1", branch: "wieden" },
    { id: "t2", identifier: "1", branch: "neubau" },
  ],
  images: [{ id: "logo", extension: "png", data: PIXEL }],
});
const faults = (bundle: unknown, known?: Map<string, Set<string>>) =>
  bundleFaults(bundle, known ? { known } : {}).map(
    ({ field, code }) => `${field ?? "–"} ${code.replace("validation.", "")}`,
  );

describe("a bundle that stands", () => {
  it("comes back with its defaults", () => {
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

  it("may hold a menu without a name and a page that says nothing of being public, as older exports do", () => {
    const { bundle } = checkBundle({ ...small(), sites: [{ id: "s", path: "ueber-uns", name: "Über uns" }] });
    expect(bundle).toMatchObject({ menus: [{ name: "" }], sites: [{ isPublic: true }] });
  });

  it("may be empty, or a part that refers to what is known", () => {
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

  it("are all told at once, each with its path", () => {
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

  it("of fields that are none beside a reference's id", () => {
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

  it("of what the table cannot keep: half characters, numbers beyond counting, and nesting however deep", () => {
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

  it("of ids that addresses of the API mean otherwise", () => {
    const tags = ["options", "me", "draft", "versions", "Options"].map((id) => ({ id, name: id }));
    expect(faults({ tags })).toEqual([0, 1, 2, 3].map((index) => `tags.${index}.id invalid`));
  });

  it("of identity: ids and unique values that come twice", () => {
    const bundle = small();
    bundle.divisions.push(
      { id: "wien", identifier: "graz", name: "Graz" },
      { id: "linz", identifier: "wien", name: "Linz" },
    );
    bundle.tables.push({ id: "t3", identifier: "1", branch: "wieden" });
    bundle.images.push({ id: "logo", extension: "png", data: PIXEL });
    expect(faults(bundle)).toEqual([
      "divisions.1.id unique",
      "divisions.2.identifier unique",
      "tables.2.identifier unique",
      "images.1.id unique",
    ]);
  });

  it("of identity, whatever their letters' size, also where a record has other faults", () => {
    const bundle = {
      ...small(),
      sites: [
        { id: "a", path: "Impressum", name: "A" },
        { id: "b", path: "impressum", name: "" },
      ],
      tables: [
        { id: "t1", identifier: "Terrasse", branch: "wieden" },
        { id: "t2", identifier: " TERRASSE", branch: "wieden" },
        { id: "t3", identifier: "terrasse", branch: "neubau" },
      ],
    };
    bundle.branches.push(
      { id: "Wieden", identifier: "Wieden", name: "Zwei" },
      { id: "c", identifier: "a b", name: "Drei" },
      { id: "d", identifier: "A B", name: "Vier" },
    );
    expect(faults(bundle)).toEqual([
      "branches.2.identifier unique",
      "branches.3.identifier invalid",
      "branches.4.identifier invalid",
      "tables.1.identifier unique",
      "sites.1.name blank",
      "sites.1.path unique",
    ]);
  });

  it("of unique values that records outside of the bundle hold, unless it brings them anew", () => {
    const uniques = new Map([
      ["divisions", new Map([[uniqueKey({ names: ["identifier"], fields: { identifier: "Gastro" } }) ?? "", "div_1"]])],
    ]);
    const taken = (...divisions: object[]) =>
      bundleFaults({ divisions }, { uniques }).map(({ field, code }) => `${field} ${code}`);
    expect(taken({ id: "a", identifier: "gastro", name: "" }, { id: "b", identifier: "GASTRO", name: "B" })).toEqual([
      "divisions.0.name validation.blank",
      "divisions.0.identifier validation.unique",
      "divisions.1.identifier validation.unique",
    ]);
    expect(
      taken({ id: "div_1", identifier: "handel", name: "H" }, { id: "a", identifier: "gastro", name: "A" }),
    ).toEqual([]);
  });

  it("of a picture's content are told beside its other faults", () => {
    expect(faults({ images: [{ id: "a", version: 0, extension: "jpg", data: PIXEL }] })).toEqual([
      "images.0.version too_small",
      "images.0.data invalid",
    ]);
  });

  it("are not two values left out", () => {
    expect(
      faults({
        donatees: [
          { id: "a", name: "A" },
          { id: "b", name: "B" },
        ],
      }),
    ).toEqual([]);
    expect(
      faults({
        donatees: [
          { id: "a", name: "A", identifier: "x" },
          { id: "b", name: "B", identifier: "x" },
        ],
      }),
    ).toEqual(["donatees.1.identifier unique"]);
  });

  it("of references that point nowhere, in faulty records too, but never to a record that is only faulty", () => {
    const bundle = {
      ...small(),
      categories: [{ id: "pizza" }],
      menus: [
        {
          id: "menu",
          nam: "x",
          branches: [{ id: "nirgends" }],
          catalog: [{ category: "pizza", products: ["margherita", "calzone"] }],
        },
      ],
      images: [],
    };
    expect(faults(bundle)).toEqual([
      "config.logo.id reference",
      "categories.0.name blank",
      "menus.0.nam unexpected_field",
      "menus.0.branches.0.id reference",
      "menus.0.catalog.0.products.1 reference",
    ]);
  });

  it("do not call an id that cannot be one a lost reference as well", () => {
    expect(faults({ tables: [{ id: "t1", identifier: "1", branch: "zwei Wörter" }] })).toEqual([
      "tables.0.branch invalid",
    ]);
  });

  it("of pictures whose content is not what they say", () => {
    const image = (change: object) => faults({ images: [{ id: "a", extension: "png", data: PIXEL, ...change }] });
    expect([
      image({}),
      image({ extension: "jpg" }),
      image({ data: "https://example.test/a.png" }),
      image({ data: "data:text/html;base64,AAAA" }),
      image({ data: "" }),
    ]).toEqual([
      [],
      ["images.0.data invalid"],
      ["images.0.data invalid"],
      ["images.0.data invalid"],
      ["images.0.data invalid"],
    ]);
    expect(image({ extension: "svg", data: "data:image/svg+xml;base64,PHN2Zy8+" })).toEqual([]);
    const claiming = (type: string, content: string) => `data:image/${type};base64,${btoa(content)}`;
    for (const data of [
      "data:image/png;base64,AAAA",
      "data:image/png;base64,AAAAA",
      claiming("png", "<!doctype html><html></html>"),
      claiming("png", "<svg/>"),
      PIXEL.slice(0, -40),
    ])
      expect(image({ data })).toEqual(["images.0.data invalid"]);
    expect(image({ extension: "svg", data: claiming("svg+xml", "<!doctype html><html><svg/></html>") })).toEqual([
      "images.0.data invalid",
    ]);
  });

  it("of records that show a picture in a version or format that it does not have", () => {
    const shown = {
      ...small(),
      config: { shopName: "Pizzeria", logo: { id: "logo", version: 2, extension: "png" } },
      categories: [{ id: "pizza", name: "Pizza", image: { id: "logo", extension: "jpg" } }],
      tags: [{ id: "neu", name: "Neu", image: { id: "logo", extension: "bmp" } }],
    };
    expect(faults(shown)).toEqual([
      "config.logo.version reference",
      "tags.0.image.extension choice",
      "categories.0.image.extension reference",
    ]);
  });

  it("of pictures are told by those in place too, of which older versions are kept", () => {
    const show = (version: number, extension: string) => ({
      tags: [{ id: "neu", name: "Neu", image: { id: "seal", version, extension } }],
    });
    const faultsBeside = (bundle: object) =>
      bundleFaults(bundle, {
        known: new Map([["images", new Set(["seal"])]]),
        pictures: new Map([["seal", { version: 3, extension: "png" }]]),
      }).map(({ field }) => field);
    expect(faultsBeside(show(3, "png"))).toEqual([]);
    expect(faultsBeside(show(1, "jpg"))).toEqual([]);
    expect(faultsBeside(show(3, "jpg"))).toEqual(["tags.0.image.extension"]);
    expect(faultsBeside(show(4, "png"))).toEqual(["tags.0.image.version"]);
    expect(
      faultsBeside({ ...show(4, "png"), images: [{ id: "seal", version: 4, extension: "png", data: PIXEL }] }),
    ).toEqual([]);
  });
});

it("checks 20,000 products, every one of them", () => {
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
