import * as z from "zod";
import { describe, expect, it } from "vitest";
import { configFields } from "../config/config";
import { resources } from "../resources";
import { sectionValues } from "../site/sections";
import { type Condition, isMet } from "./condition";

const met = (when: Condition, given: { value?: unknown; siblings?: object; record?: object }): boolean =>
  isMet({ when, value: given.value, siblings: { ...given.siblings }, record: { ...given.record } });

describe("a field's condition", () => {
  it("is met where the named fields have one of the values", () => {
    const when = { beside: { type: ["select", "multiselect"], isOpen: true } };
    expect(met(when, { siblings: { type: "select", isOpen: true } })).toBe(true);
    expect(met(when, { siblings: { type: "text", isOpen: true } })).toBe(false);
    expect(met(when, { siblings: { type: "select" } })).toBe(false);
  });

  it("treats a missing value as switched off", () => {
    expect(met({ beside: { free: false } }, {})).toBe(true);
    expect(met({ beside: { free: false } }, { siblings: { free: true } })).toBe(false);
  });

  it("considers the whole record, and keeps fields with a value visible", () => {
    const when: Condition = { record: { type: "default" }, orFilled: true };
    expect(met(when, { record: { type: "default" }, siblings: { type: "simple" } })).toBe(true);
    expect(met(when, { record: { type: "simple" } })).toBe(false);
    expect(met(when, { record: { type: "simple" }, value: ["there"] })).toBe(true);
    expect(met(when, { record: { type: "simple" }, value: [] })).toBe(false);
  });
});

/** Every object of a schema, with the object that the whole record is. */
function* objectsOf(schema: z.core.$ZodType): Generator<z.ZodObject> {
  if (schema instanceof z.ZodObject) {
    yield schema;
    for (const field of Object.values(schema.shape)) yield* objectsOf(field);
  } else if (schema instanceof z.ZodArray) yield* objectsOf(schema.element);
  else if ("innerType" in schema._zod.def) yield* objectsOf(schema._zod.def.innerType as z.core.$ZodType);
}

/** A field without a value counts as `false`. */
function canHave(field: z.ZodType | undefined, value: unknown): boolean {
  return [value, ...(value === false ? [undefined] : [])].some((one) => field?.safeParse(one).success);
}

describe("the conditions of all definitions", () => {
  const records: z.ZodObject[] = [
    ...Object.values(resources).map(({ fields }) => fields),
    configFields,
    ...Object.values(sectionValues),
  ];
  const conditions = records.flatMap((record) =>
    [...objectsOf(record)].flatMap((siblings) =>
      Object.values<z.ZodType>(siblings.shape).flatMap((field) => {
        const when = z.globalRegistry.get(field)?.when;
        return when ? [{ when, siblings, record }] : [];
      }),
    ),
  );

  it("name existing fields, and values that these can have", () => {
    expect(conditions.length).toBeGreaterThan(8);
    for (const { when, siblings, record } of conditions)
      for (const [held, { shape }] of [
        [when.beside, siblings],
        [when.record, record],
      ] as const)
        for (const [name, wanted] of Object.entries(held ?? {}))
          for (const value of [wanted].flat())
            expect({ name, value, isTaken: canHave(shape[name], value) }).toEqual({ name, value, isTaken: true });
  });
});
