import { allResources, resources } from "@tresen/contract/resources";
import { configFields } from "@tresen/contract/config/config";
import { describe, expect, it } from "vitest";
import { emptyDraft } from "./draft";
import { type Field, sectionsOf } from "./field";
import { fieldsOf } from "./schema-fields";

const field = (fields: readonly Field[], key: string): Field => {
  const found = fields.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`No field ${key}`);
  return found;
};
const branch = fieldsOf(resources.branches.fields);
const product = fieldsOf(resources.products.fields);
const menu = fieldsOf(resources.menus.fields);
const user = fieldsOf(resources.users.fields);

describe("fieldsOf", () => {
  it("reads kind, title, section and column through all wrappers", () => {
    expect(field(branch, "street")).toMatchObject({
      kind: "text",
      title: "Straße",
      section: "Adresse und Kontakt",
      isColumn: true,
      isRequired: false,
      defaultValue: "",
      isLong: true,
    });
    expect(field(branch, "identifier")).toMatchObject({
      kind: "text",
      isRequired: true,
      isColumn: true,
      isLong: false,
    });
    expect(field(branch, "email")).toMatchObject({ kind: "text", input: "email" });
    expect(field(branch, "orderableFrom")).toMatchObject({
      kind: "instant",
      isLocal: false,
      isClearable: true,
      empty: null,
    });
    expect(field(menu, "availableFrom")).toMatchObject({ kind: "instant", isLocal: true });
    expect(field(branch, "slotCapacity")).toMatchObject({ kind: "number", isInteger: true, isClearable: true });
    expect(field(branch, "longitude")).toMatchObject({ kind: "number", isInteger: false });
    expect(field(product, "price")).toMatchObject({ kind: "money", isRequired: true });
    expect(field(product, "tax")).toMatchObject({ kind: "rate", defaultValue: 0.2 });
    expect(field(product, "schedule")).toMatchObject({ kind: "openingHours", isClearable: true });
    expect(field(product, "images")).toMatchObject({ kind: "images" });
    expect(field(branch, "logo")).toMatchObject({ kind: "image" });
    expect(field(branch, "isWithdrawalEnabled")).toMatchObject({
      kind: "boolean",
      defaultValue: false,
      hint: expect.stringContaining("Widerrufsrecht"),
    });
    expect(field(branch, "name").hint).toBeUndefined();
  });

  it("recognises references and lists of references", () => {
    expect(field(branch, "division")).toMatchObject({ kind: "ref", resource: "divisions" });
    expect(field(branch, "tags")).toMatchObject({ kind: "refs", resource: "tags", isWrapped: true });
    expect(field(menu, "catalog").kind).toBe("catalog");
  });

  it("describes nested objects and lists, without ids that are only for machines", () => {
    const areas = field(branch, "deliveryAreas");
    if (areas.kind !== "list" || areas.item.kind !== "object") throw new Error("deliveryAreas is no list of objects");
    expect(areas.item.fields.map(({ key, kind }) => [key, kind])).toEqual([
      ["area", "text"],
      ["price", "money"],
      ["tax", "rate"],
      ["taxRate", "ref"],
      ["free", "boolean"],
      ["freeFromOrderValue", "money"],
      ["minimumOrderValue", "money"],
      ["border", "border"],
    ]);
  });

  it("has the fields of each section of a page", () => {
    const content = field(fieldsOf(resources.sites.fields), "content");
    const sections = content.kind === "object" ? field(content.fields, "sections") : null;
    if (sections?.kind !== "list" || sections.item.kind !== "object") throw new Error("sections is no list of objects");
    const value = field(sections.item.fields, "value");
    if (value.kind !== "variant") throw new Error("value does not follow the type");
    expect(value.by).toBe("type");
    expect(value.variants["text-image"]?.map(({ key, kind }) => [key, kind])).toEqual([
      ["title", "text"],
      ["text", "markdown"],
      ["image", "image"],
      ["position", "enum"],
    ]);
    expect(Object.keys(value.variants)).toHaveLength(13);
  });

  it("labels the values of an enum, units by their names", () => {
    expect(field(product, "type")).toMatchObject({
      kind: "enum",
      choices: [
        { value: "simple", label: "Einfach" },
        { value: "configurable", label: "Konfigurierbar" },
        { value: "bundle", label: "Menü" },
      ],
    });
    const unit = field(product, "unit");
    expect(unit.kind === "enum" && unit.choices.find(({ value }) => value === "kilogram")?.label).toBe("Kilogramm");
    const roles = field(user, "roles");
    expect(roles.kind === "enums" && roles.choices.map(({ label }) => label)).toEqual([
      "Administration",
      "Filialleitung",
      "Mitarbeit",
    ]);
    expect(field(user, "password")).toMatchObject({ kind: "text", input: "password", empty: undefined });
  });

  it("gives every field of every resource a German title of its own", () => {
    const untitled: string[] = [];
    const walk = (fields: readonly Field[], path: string): void => {
      for (const each of fields) {
        if (each.title === each.key) untitled.push(`${path}.${each.key}`);
        if (each.kind === "object") walk(each.fields, `${path}.${each.key}`);
        if (each.kind === "list" && each.item.kind === "object") walk(each.item.fields, `${path}.${each.key}`);
      }
    };
    for (const resource of allResources) walk(fieldsOf(resource.fields), resource.name);
    walk(fieldsOf(configFields), "config");
    expect(untitled).toEqual([]);
  });

  it("keeps the schema's order of sections", () => {
    expect(sectionsOf(product).map(({ title }) => title)).toEqual([
      "Allgemein",
      "Preis",
      "Menge",
      "Verfügbarkeit",
      "Zubereitung",
      "Konfiguration",
    ]);
  });
});

describe("emptyDraft", () => {
  it("lacks only the values that a person has to enter", () => {
    const draft = { ...emptyDraft(branch), identifier: "a", name: "A" };
    expect(resources.branches.fields.safeParse(draft).error?.issues ?? []).toEqual([]);
    const missing =
      resources.products.fields.safeParse(emptyDraft(product)).error?.issues.map(({ path }) => path.join(".")) ?? [];
    expect(missing.sort()).toEqual(["name", "price"]);
  });
});
