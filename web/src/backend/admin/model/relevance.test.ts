import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { fieldAt } from "./path";
import { isRelevant } from "./relevance";
import { fieldsOf } from "./schema-fields";

const { products, sites, navigations, tables } = resources;

function shown(
  resource: (typeof resources)[keyof typeof resources],
  path: string,
  given: { siblings?: Record<string, unknown>; record?: Record<string, unknown> } = {},
): boolean {
  const values = { content: { sections: [{ type: "text" }] } };
  const field = fieldAt({ fields: fieldsOf(resource.fields), values, path });
  if (!field) throw new Error(`No field ${path}`);
  return isRelevant({ field, siblings: given.siblings ?? {}, record: given.record ?? {} });
}

describe("isRelevant", () => {
  it("depends on the fields beside it, at any depth", () => {
    expect(shown(products, "leadTimeValue", { siblings: { isLeadTimeEnabled: false } })).toBe(false);
    expect(shown(products, "leadTimeValue", { siblings: { isLeadTimeEnabled: true } })).toBe(true);
    expect(shown(products, "config.parts.0.options", { siblings: { type: "select" } })).toBe(true);
    expect(shown(products, "config.parts.0.options", { siblings: { type: "text" } })).toBe(false);
    expect(shown(products, "config", { siblings: { type: "simple" } })).toBe(false);
  });

  it("shows the fields of a page's type, and other fields with a value", () => {
    const [simple, standard] = [{ type: "simple" }, { type: "default" }];
    expect(shown(sites, "content.text", { record: simple })).toBe(true);
    expect(shown(sites, "content.sections", { record: simple })).toBe(false);
    expect(shown(sites, "content.text", { record: standard })).toBe(false);
    expect(shown(sites, "content.sections", { record: standard })).toBe(true);
    expect(shown(sites, "content.text", { record: standard, siblings: { text: "Hallo" } })).toBe(true);
    expect(shown(sites, "content.sections", { record: simple, siblings: { sections: [{ type: "text" }] } })).toBe(true);
    expect(shown(sites, "content.sections.0.value.text", { record: standard })).toBe(true);
  });

  it("hides no field of the same name elsewhere", () => {
    expect(shown(navigations, "items.0.branch", { siblings: { type: "link" } })).toBe(false);
    expect(shown(navigations, "items.0.branch", { siblings: { type: "branch" } })).toBe(true);
    expect(shown(tables, "branch", { siblings: { label: "Fenster", type: "link" } })).toBe(true);
  });
});
