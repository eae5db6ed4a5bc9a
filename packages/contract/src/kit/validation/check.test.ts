import { describe, expect, it } from "vitest";
import { resources } from "../../resources";
import { type IsValid, blank, contradictions, validExcept } from "./check";

const withCheck = {
  check: ({ fields, isValid }: { fields: { name?: unknown }; isValid: IsValid }) =>
    fields.name === "" && isValid("name", "items.0") ? [blank("name")] : [],
};
const ofFaulty = (...faulty: string[]) =>
  contradictions({ resource: withCheck, fields: { name: "" }, isValid: validExcept(faulty) });

describe("faults between fields", () => {
  it("are those that the definition's check returns, and none without a check", () => {
    expect(contradictions({ resource: withCheck, fields: { name: "" } })).toEqual([
      { field: "name", code: "validation.blank", message: expect.any(String) },
    ]);
    expect(contradictions({ resource: {}, fields: { name: "" } })).toEqual([]);
  });

  it("are not reported for fields that are faulty themselves, within or around", () => {
    expect(ofFaulty("other", "items.1", "nam")).toHaveLength(1);
    for (const path of ["", "name", "items", "items.0", "items.0.id"]) expect(ofFaulty(path)).toEqual([]);
  });

  it("are checked by the definitions with fields that can contradict each other", () => {
    const checked = Object.values(resources).filter(({ check }) => check !== undefined);
    expect(checked.map(({ name }) => name)).toEqual([
      "option-groups",
      "tax-rates",
      "branches",
      "products",
      "menus",
      "blocks",
      "navigations",
      "roles",
      "users",
      "external-users",
      "working-schedules",
      "devices",
      "customers",
      "projects",
      "redirects",
      "ledgers",
      "payrolls",
      "image-templates",
      "scenes",
      "digital-signage-segments",
      "digital-signage-streams",
      "digital-signage-devices",
      "working-activities",
    ]);
  });
});
