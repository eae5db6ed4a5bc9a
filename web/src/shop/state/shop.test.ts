import type { InitEntry } from "@tresen/contract/snapshot/init";
import { expect, test } from "vitest";
import { readShop } from "./shop";

test("branches that take no orders come last on every screen, in the owner's order otherwise", () => {
  const branches = [
    { id: "a", isPublic: false },
    { id: "b", isPublic: true },
    { id: "c", isPublic: false },
    { id: "d", isPublic: true },
  ];
  const entries: InitEntry[] = [
    { url: "config", data: {} },
    { url: "branches", data: branches },
  ];
  expect(readShop(entries).branches.map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
});
