import { describe, expect, it } from "vitest";
import { branch, bundleFaults as faults } from "../../test/bundle-faults";

const ofBranch = (change: object): string[] =>
  faults({ branches: [{ ...branch, ...change }] }).map((fault) => fault.replace("branches.0.", ""));

describe("a branch", () => {
  it("has delivery areas with different names", () => {
    expect(ofBranch({ deliveryAreas: [{ id: "a", area: "1070" }, { area: "1080" }, { area: "1090" }] })).toEqual([]);
    expect(
      ofBranch({
        deliveryAreas: [
          { id: "a", area: "1070" },
          { id: "b", area: "1080" },
          { id: "a", area: "1080 " },
        ],
      }),
    ).toEqual(["deliveryAreas.2.id unique", "deliveryAreas.2.area unique"]);
    expect(
      ofBranch({ name: "", deliveryAreas: [{ area: "1070", price: 1.5 }, { area: 5 }, { area: "1070" }] }),
    ).toEqual([
      "name blank",
      "deliveryAreas.0.price number",
      "deliveryAreas.1.area type",
      "deliveryAreas.2.area unique",
    ]);
  });
});
