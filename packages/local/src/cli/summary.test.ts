import { afterEach, expect, it, vi } from "vitest";
import { printOmissions } from "./summary";

afterEach(() => vi.restoreAllMocks());

it("an export prints a line for each omission", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  printOmissions([
    { record: "tables/t1", field: null, target: "branches/b1" },
    { record: "menus/m1", field: "branches.0", target: "branches/b1" },
  ]);
  expect(said.mock.calls).toEqual([
    ["tables/t1 is left out: it refers to branches/b1, which is gone."],
    ["menus/m1: branches.0 is left out: it refers to branches/b1, which is gone."],
  ]);
});
