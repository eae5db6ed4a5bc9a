import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { closestPath, describePath, isWithin, normalizePath, withEntry } from "./path";
import { fieldsOf } from "./schema-fields";

describe("normalizePath", () => {
  it.each(["deliveryAreas.0.price", "deliveryAreas[0].price", "/deliveryAreas/0/price", "deliveryAreas.0.price."])(
    "reads %s",
    (path) => {
      expect(normalizePath(path)).toBe("deliveryAreas.0.price");
    },
  );
});

describe("describePath", () => {
  const branch = fieldsOf(resources.branches.fields);
  const product = fieldsOf(resources.products.fields);
  const site = fieldsOf(resources.sites.fields);

  it.each([
    [branch, "deliveryAreas.0.price", "Liefergebiet 1, Lieferkosten"],
    [branch, "deliveryAreas", "Liefergebiete"],
    [branch, "tags.1.id", "Schlagwort 2"],
    [branch, "logo.id", "Logo"],
    [branch, "images.2.alt", "Bild 3, Bildbeschreibung"],
    [product, "config.parts.1.options.2.name", "Schritt 2, Option 3, Name"],
    [product, "alternativeUnits.0.ratio", "Weitere Einheit 1, Entspricht in Grundeinheiten"],
    [product, "pricing.quantity", "Inhalt je Einheit (für den Grundpreis), Menge"],
    [fieldsOf(resources.menus.fields), "catalog.0.products.3", "Kategorie 1, Produkt 4"],
    [fieldsOf(resources.menus.fields), "catalog.1.category", "Kategorie 2"],
    [fieldsOf(resources.navigations.fields), "items.0.items.1.url", "Eintrag 1, Unterpunkt 2, Adresse"],
    [site, "content.sections.1.value.text", "Abschnitt 2, Text"],
    [site, "content.text", "Inhalt"],
    [site, "unknown", "„unknown“"],
  ])("%#: %s", (fields, path, label) => {
    expect(describePath({ fields, path })).toBe(label);
  });

  it("uses the values where they decide which fields exist", () => {
    const values = {
      content: {
        sections: [
          { type: "brands", value: { areas: [{}] } },
          { type: "team", value: { employees: [{}] } },
        ],
      },
    };
    expect(describePath({ fields: site, values, path: "content.sections.0.value.areas.0.links.1.image.id" })).toBe(
      "Abschnitt 1, Bereich 1, Logo 2, Bild",
    );
    expect(describePath({ fields: site, values, path: "content.sections.1.value.employees.0.last_name" })).toBe(
      "Abschnitt 2, Person 1, Nachname",
    );
    const hours = {
      openingHours: [
        { type: "monday" },
        { type: "once", date: "2026-12-24" },
        { type: "once", date: "" },
        { type: "once", date: "" },
        { type: "tuesday" },
        { type: "tuesday" },
        { type: "once", date: "2026-12-31" },
        { type: "once", date: "2026-12-31" },
      ],
    };
    expect(describePath({ fields: branch, values: hours, path: "openingHours.0.from" })).toBe(
      "Öffnungszeiten, Montag, von",
    );
    expect(describePath({ fields: branch, values: hours, path: "openingHours.1.to" })).toBe(
      "Öffnungszeiten, Einzelner Tag 24.12.2026, bis",
    );
    expect(describePath({ fields: branch, values: hours, path: "openingHours.2.date" })).toBe(
      "Öffnungszeiten, Einzelner Tag, Datum",
    );
    expect(describePath({ fields: branch, values: hours, path: "openingHours.5.from" })).toBe(
      "Öffnungszeiten, Dienstag, 2. Zeit, von",
    );
    expect(describePath({ fields: branch, values: hours, path: "openingHours.6.to" })).toBe(
      "Öffnungszeiten, Einzelner Tag 31.12.2026, 1. Zeit, bis",
    );
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
  it("does not treat a longer name as a nested path", () => {
    expect(isWithin("tax.0", "tax")).toBe(true);
    expect(isWithin("taxes", "tax")).toBe(false);
  });
});

describe("withEntry", () => {
  it("changes one entry of a list or an object in a copy", () => {
    const list = [{ a: 1 }, { a: 2 }];
    expect(withEntry({ source: list, key: "1", value: { a: 3 } })).toEqual([{ a: 1 }, { a: 3 }]);
    expect(list[1]).toEqual({ a: 2 });
    expect(withEntry({ source: { a: 1 }, key: "b", value: 2 })).toEqual({ a: 1, b: 2 });
  });
});
