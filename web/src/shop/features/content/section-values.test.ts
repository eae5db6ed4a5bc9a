import { SECTION_TYPES, sectionValues } from "@tresen/contract/site/sections";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSectionType, readSection } from "./section-values";

const picture = { id: "teig", version: 2, extension: "jpg" };
/** Values similar to real ones find more faults than random JSON. */
const nearly = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.jsonValue(),
    fc.constantFrom<unknown>(picture, "https://a.example", "javascript:alert(1)", -1, 1e309),
    fc.array(tie("entry"), { maxLength: 3 }),
  ),
  entry: fc.dictionary(
    fc.constantFrom(
      "title",
      "text",
      "image",
      "links",
      "link",
      "label",
      "url",
      "areas",
      "brands",
      "employees",
      "email",
      "first_name",
      "last_name",
      "slider",
      "duration",
      "iframe_url",
      "column",
      "boundaries",
      "description",
    ),
    tie("value"),
  ),
})).entry;

describe("reading a section", () => {
  it("never throws and returns nothing executable, whatever the JSON", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECTION_TYPES), fc.oneof(fc.jsonValue(), nearly), (type, value) => {
        const read = readSection(type, value);
        for (const key of Object.keys(sectionValues[type].shape)) expect(read).toHaveProperty([key]);
        expect(linksIn(read).filter((target) => /^\s*(?:javascript|data|vbscript):/i.test(target))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("returns what the schema allows", () => {
    const value = {
      title: "Unsere Marken",
      areas: [
        {
          title: "Räder",
          brands: [{ image: picture, link: "https://a.example" }],
          links: [{ image: picture, link: "" }],
        },
      ],
    };
    expect(sectionValues.brands.safeParse(value).success).toBe(true);
    expect(readSection("brands", value)).toMatchObject(value);
  });

  it("falls back where the specification names a default", () => {
    expect(readSection("bike-rental", {}).duration).toBe(5);
    expect(readSection("bike-rental", { duration: -2 }).duration).toBe(5);
    expect(readSection("finance", { boundaries: 3 }).boundaries).toBe("center");
    expect(readSection("text", null).column).toBe("none");
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,<script>",
    "http://a.example",
    "//a.example",
    "https://a.example/ x",
    "https://[",
    "/\\a.example",
  ])("shows no frame of %s", (iframe_url) => {
    expect(readSection("map", { iframe_url }).iframe_url).toBe("");
  });

  it("has its types, and no name that every object inherits", () => {
    expect(SECTION_TYPES.every(isSectionType)).toBe(true);
    expect(["constructor", "toString", "__proto__", "", "Hero"].some(isSectionType)).toBe(false);
  });
});

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["url", "link", "iframe_url"].includes(key) && typeof inner === "string" ? [inner] : linksIn(inner),
  );
}
