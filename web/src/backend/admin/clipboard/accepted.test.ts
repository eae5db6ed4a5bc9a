import { resources } from "@tresen/contract/resources";
import { enteredFields } from "@tresen/contract/kit/resource";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOf } from "../model/schema-fields";
import { acceptedFields } from "./accepted";
import { pastedRecord, recordClip } from "./record-clip";

const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
const fields = fieldsOf(enteredFields({ resource: resources.products, isNew: true }));
const accepted = (values: Record<string, unknown>) => acceptedFields({ fields, values });

test("only fields of the form are taken, and of them only what they can hold", () => {
  expect(accepted({ name: "Calzone", price: 990, unknown: 1 })).toEqual({ name: "Calzone", price: 990 });
  expect(accepted({ name: { toString: 1 }, price: "990", isSoldOut: "ja", unit: "barrel" })).toEqual({});
  expect(accepted({ name: "x".repeat(200_000) })).toEqual({});
  expect(accepted({ __proto__: { name: "Calzone" } })).toEqual({});
});

test("what lies within other values is looked at as well", () => {
  const part = { name: "Größe", type: "select", optional: true, options: [{ name: "Groß", value: "100", evil: 1 }] };
  const { config } = accepted({ config: { parts: [part, "text", null, 7] } });
  expect(JSON.stringify(config)).toContain("Groß");
  expect(JSON.stringify(config)).not.toContain("evil");
  expect(JSON.stringify(config)).not.toContain('"value":"100"');
});

test("whatever is pasted, a form is given nothing that is no data, and never fails", () => {
  const resource = resources.products;
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key)), fc.jsonValue()), (copied) => {
      // As it was copied: text, in which a negative zero is a zero.
      const value = JSON.parse(JSON.stringify(copied)) as typeof copied;
      const draft = pastedRecord({ resource, value });
      expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
    }),
  );
});

test.each(Object.values(resources).map((resource) => [resource.name, resource] as const))(
  "what is unique of %s is empty in what is pasted, and neither ids nor passwords are copied",
  (_name, resource) => {
    const unique = Object.fromEntries(resource.unique.flat().map((key) => [key, "schon-da"]));
    const values = { ...unique, ...META, id: "x_1", password: "geheim-geheim" };
    const clip = recordClip({ resource, values });
    expect(JSON.stringify(clip.value)).not.toMatch(/x_1|geheim/);
    const draft = pastedRecord({ resource, value: Object(clip.value) });
    for (const key of resource.unique.flat()) expect(draft[key] ?? "").not.toBe("schon-da");
  },
);
