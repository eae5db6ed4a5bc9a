import { describe, expect, it } from "vitest";
import { describeAllergens } from "./allergens";
import { ALLERGEN_NAMES } from "./allergen.texts";

describe("allergens", () => {
  it("have the fourteen letters", () => {
    expect(Object.keys(ALLERGEN_NAMES).join("")).toBe("ABCDEFGHLMNOPR");
  });

  it("are named with their letter, unknown ones as they were entered", () => {
    expect(describeAllergens(["A", "G"])).toBe("Allergene: Gluten (A), Milch (G)");
    expect(describeAllergens(["A1", "toString"])).toBe("Allergene: A1, toString");
    expect(describeAllergens([])).toBe("");
  });
});
