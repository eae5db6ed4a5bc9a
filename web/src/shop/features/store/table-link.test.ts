import { describe, expect, it } from "vitest";
import { findTable } from "./table-link";

const tables = [
  { id: "t1", branch: "neubau", identifier: "1" },
  { id: "t2", branch: "mitte", identifier: "1" },
  { id: "t3", branch: "mitte", identifier: "Garten 4" },
];

describe("findTable", () => {
  it("finds the branch's own table, however it is written", () => {
    expect(findTable({ tables, branch: "mitte", identifier: "1" })).toBe("t2");
    expect(findTable({ tables, branch: "mitte", identifier: " garten 4 " })).toBe("t3");
  });
  it("finds nothing where there is none", () => {
    expect(findTable({ tables, branch: "neubau", identifier: "Garten 4" })).toBeNull();
    expect(findTable({ tables, branch: "mitte", identifier: "" })).toBeNull();
  });
});
