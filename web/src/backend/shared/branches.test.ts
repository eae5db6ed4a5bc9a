import { expect, it } from "vitest";
import { sharedZone } from "./branches";

const branches = [
  { id: "brn_1", timeZone: "Europe/London" },
  { id: "brn_2", timeZone: "Europe/Vienna" },
];

it("days of a filter are those of the chosen branch, or of all where they agree", () => {
  expect(sharedZone({ branches, chosen: "brn_1" })).toBe("Europe/London");
  expect(sharedZone({ branches })).toBe("Europe/Vienna");
  expect(sharedZone({ branches: branches.slice(0, 1) })).toBe("Europe/London");
  expect(sharedZone({ branches: [], chosen: "brn_gone" })).toBe("Europe/Vienna");
});
