import { resources } from "@tresen/contract/resources";
import { expect, it } from "vitest";
import { recordText } from "../list/cell-text";
import { fieldsOf } from "./schema-fields";
import { resolveField, targetsOf, withValue } from "./resolved-field";

const fields = fieldsOf(resources.redirects.fields);
const target = fields.find(({ key }) => key === "target");
if (!target) throw new Error("redirects have no target");

it("a field refers to the resource that the field beside it names, and otherwise is text", () => {
  expect(resolveField({ field: target, siblings: { type: "site" } })).toMatchObject({ kind: "ref", resource: "sites" });
  expect(resolveField({ field: target, siblings: { type: "product" } })).toMatchObject({
    kind: "ref",
    resource: "products",
  });
  expect(resolveField({ field: target, siblings: { type: "link" } })).toMatchObject({ kind: "text" });
  expect(targetsOf(target)).toEqual(["sites", "branches", "products"]);
});

it("is emptied only when that resource changes", () => {
  const changed = (values: object, key: string, value: unknown) =>
    withValue({ fields, values: { ...values }, key, value });
  expect(changed({ type: "link", target: "/neu" }, "type", "site")).toEqual({ type: "site", target: "" });
  expect(changed({ type: "site", target: "sit_1" }, "type", "branch")).toEqual({ type: "branch", target: "" });
  expect(changed({ type: "site", target: "sit_1" }, "type", "site")).toEqual({ type: "site", target: "sit_1" });
  expect(changed({ type: "site", target: "sit_1" }, "note", "x")).toMatchObject({ target: "sit_1" });
});

it("is shown by the title of the referenced record", () => {
  const context = { currency: "EUR", labelOf: (resource: string, id: string) => `${resource}/${id}` };
  const text = (record: object) => recordText({ field: target, record: { ...record }, context });
  expect(text({ type: "site", target: "sit_1" })).toBe("sites/sit_1");
  expect(text({ type: "link", target: "/neu" })).toBe("/neu");
});

it("values that are numbers are chosen by their labels", () => {
  const status = fields.find(({ key }) => key === "status");
  expect(status).toMatchObject({
    kind: "enum",
    isNumber: true,
    defaultValue: 301,
    choices: [
      { value: "301", label: "Dauerhaft (301)" },
      { value: "302", label: "Vorübergehend (302)" },
    ],
  });
  const context = { currency: "EUR", labelOf: () => "" };
  expect(status && recordText({ field: status, record: { status: 302 }, context })).toBe("Vorübergehend (302)");
});

it("a choice offers what fits the field beside it, and becomes the first that fits", () => {
  const devices = fieldsOf(resources.devices.fields);
  const driver = devices.find(({ key }) => key === "driver");
  if (!driver) throw new Error("devices have no driver");
  const offered = (kind: string) => {
    const field = resolveField({ field: driver, siblings: { kind } });
    return field.kind === "enum" ? field.choices.map(({ value }) => value) : [];
  };
  expect(offered("notification")).toEqual(["web-push", "browser"]);
  expect(offered("print")).toEqual(["cloudprnt", "epson-sdp", "escpos-network", "browser"]);
  const changed = (values: object, kind: string) =>
    withValue({ fields: devices, values: { ...values }, key: "kind", value: kind });
  expect(changed({ kind: "notification", driver: "web-push" }, "print")).toMatchObject({ driver: "cloudprnt" });
  expect(changed({ kind: "notification", driver: "browser" }, "print")).toMatchObject({ driver: "browser" });
});
