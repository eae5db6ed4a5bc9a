import { describe, expect, it } from "vitest";
import { branch, bundleFaults as faults } from "../../../test/bundle-faults";

describe("a navigation", () => {
  const others = { branches: [branch], sites: [{ id: "s", path: "s", name: "S" }] };
  const ofItems = (items: object[]): string[] =>
    faults({ ...others, navigations: [{ id: "n", identifier: "n", items }] }).map((fault) =>
      fault.replace("navigations.0.", ""),
    );

  it("has entries with a target, or headings of such entries", () => {
    expect(
      ofItems([
        { type: "home" },
        { type: "site", site: "s" },
        { type: "branch", branch: "b" },
        { type: "link", url: "#" },
        { type: "link", label: "Mehr", items: [{ type: "site", site: "s" }] },
      ]),
    ).toEqual([]);
    expect(
      ofItems([
        { type: "site" },
        { type: "branch", branch: null, site: "s" },
        {
          type: "link",
          items: [
            { type: "link", url: "" },
            { type: "home", items: [{ type: "site" }] },
          ],
        },
      ]),
    ).toEqual([
      "items.0.site blank",
      "items.1.branch blank",
      "items.2.items.0.url blank",
      "items.2.items.1.items.0.site blank",
    ]);
    expect(
      ofItems([
        { type: "site", label: 5 },
        { type: "link", url: "x" },
        { type: "link", items: "x" },
      ]),
    ).toEqual(["items.0.label type", "items.1.url invalid", "items.2.items type", "items.0.site blank"]);
  });
});
