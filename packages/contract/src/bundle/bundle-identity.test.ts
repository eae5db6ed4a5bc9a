import { describe, expect, it } from "vitest";
import { bundleFaults, uniqueKey } from "./bundle";
import { PIXEL, small, faults } from "../../test/small-bundle";

describe("faults", () => {
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

  it("of unique values that records outside of the bundle hold, unless the bundle replaces these records", () => {
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

  it("of a picture's content are reported together with its other faults", () => {
    expect(faults({ images: [{ id: "a", version: 0, extension: "jpg", data: PIXEL }] })).toEqual([
      "images.0.version too_small",
      "images.0.data invalid",
    ]);
  });

  it("are not reported for two missing values", () => {
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

  it("of references to missing records, in faulty records too, but never of references to a faulty record", () => {
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

  it("do not report an invalid id as a missing reference as well", () => {
    expect(faults({ tables: [{ id: "t1", identifier: "1", branch: "zwei Wörter" }] })).toEqual([
      "tables.0.branch invalid",
    ]);
  });

  it("of pictures whose content does not match their type", () => {
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

  it("of pictures take stored pictures into account, with their older versions", () => {
    const show = (version: number, extension: string) => ({
      tags: [{ id: "neu", name: "Neu", image: { id: "seal", version, extension } }],
    });
    const faultsBeside = (bundle: object) =>
      bundleFaults(bundle, {
        known: new Map([["images", new Set(["seal"])]]),
        images: new Map([["seal", { version: 3, extension: "png" }]]),
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
