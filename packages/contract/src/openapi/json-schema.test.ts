import { describe, expect, it } from "vitest";
import * as z from "zod";
import { toJsonSchema, toNamedJsonSchemas } from "./json-schema";
import { cents, ref } from "../kit/schema";
import { identifier } from "../kit/fields/identifier-field";

describe("JSON Schema", () => {
  it("describes the metadata in words, and leaves out other metadata", () => {
    expect(
      toJsonSchema({
        schema: z.strictObject({
          branch: ref("branches", "Filiale"),
          price: cents("Preis"),
          when: z.iso.date().optional(),
          count: z.int(),
        }),
        io: "input",
      }),
    ).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        branch: {
          type: "string",
          pattern: "^[A-Za-z0-9_-]{1,64}$",
          title: "Filiale",
          description: "Id eines Eintrags von „branches“",
        },
        price: { type: "integer", minimum: 0, maximum: 100_000_000, title: "Preis", description: "Ganze Cent" },
        when: { type: "string", format: "date" },
        count: { type: "integer" },
      },
      required: ["branch", "price", "count"],
      additionalProperties: false,
    });
  });

  it("has patterns without flags, since JSON Schema has none", () => {
    expect(identifier._zod.def.checks?.length).toBeGreaterThan(0);
    expect(new RegExp(String(toJsonSchema({ schema: identifier, io: "input" })["pattern"])).test("Wien-4_a")).toBe(
      true,
    );
  });

  it("names schemas and refers to them wherever they stand, recursive ones too", () => {
    const unit = z.enum(["piece"]);
    const named = toNamedJsonSchemas({
      schemas: {
        Unit: unit,
        Item: z.object({ unit: unit.default("piece"), ref: z.string(), id: z.string(), more: z.json() }),
      },
      io: "input",
      prefix: "#/parts/",
    });
    expect(named["Unit"]).toEqual({ type: "string", enum: ["piece"] });
    // Fields that are called like keywords stay.
    expect(named["Item"]).toMatchObject({
      properties: {
        unit: { $ref: "#/parts/Unit", default: "piece" },
        ref: { type: "string" },
        id: { type: "string" },
        more: { $ref: "#/parts/JsonValue0Input" },
      },
      required: ["ref", "id", "more"],
    });
    expect(named["JsonValue0Input"]).toMatchObject({
      anyOf: expect.arrayContaining([{ type: "array", items: { $ref: "#/parts/JsonValue0Input" } }]),
    });
  });
});
