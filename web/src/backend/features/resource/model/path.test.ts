import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { closestPath, describePath, isWithin, normalizePath, withEntry } from "./path";
import { fieldsOf } from "./schema-fields";

describe("normalizePath", () => {
  it.each(["deliveryAreas.0.price", "deliveryAreas[0].price", "/deliveryAreas/0/price", "deliveryAreas.0.price."])("reads %s", (path) => {
    expect(normalizePath(path)).toBe("deliveryAreas.0.price");
  });
});

describe("describePath", () => {
  it("names the way in the form's own words", () => {
    const fields = fieldsOf(resources.products.fields);
    expect(describePath({ fields: fieldsOf(resources.branches.fields), path: "deliveryAreas.0.price" })).toBe("Liefergebiete › 1 › Lieferkosten");
    expect(describePath({ fields, path: "config.parts.1.options.2.name" })).toBe("Konfiguration › Schritte › 2 › Optionen › 3 › Name");
    expect(describePath({ fields, path: "unknown" })).toBe("unknown");
  });
});

describe("closestPath", () => {
  it("finds the editor that shows the faulty value", () => {
    const known = new Set(["openingHours", "deliveryAreas", "deliveryAreas.0.price"]);
    expect(closestPath({ path: "openingHours.3.from", known })).toBe("openingHours");
    expect(closestPath({ path: "deliveryAreas.0.price", known })).toBe("deliveryAreas.0.price");
    expect(closestPath({ path: "deliveryAreas.7.price", known })).toBe("deliveryAreas");
    expect(closestPath({ path: "name", known })).toBeNull();
  });
});

describe("isWithin", () => {
  it("does not take a longer name for a part", () => {
    expect(isWithin("tax.0", "tax")).toBe(true);
    expect(isWithin("taxes", "tax")).toBe(false);
  });
});

describe("withEntry", () => {
  it("changes one entry of a list or an object, and only a copy of it", () => {
    const list = [{ a: 1 }, { a: 2 }];
    expect(withEntry({ source: list, key: "1", value: { a: 3 } })).toEqual([{ a: 1 }, { a: 3 }]);
    expect(list[1]).toEqual({ a: 2 });
    expect(withEntry({ source: { a: 1 }, key: "b", value: 2 })).toEqual({ a: 1, b: 2 });
  });
});
