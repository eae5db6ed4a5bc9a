import { expect, it } from "vitest";
import { labelBatch } from "./label-batch";

const asked: string[][] = [];
const batch = labelBatch(async (ids) => {
  asked.push([...ids]);
  if (ids.includes("fails")) throw new Error("offline");
  return ids.filter((id) => id !== "gone").map((id) => ({ id, label: id.toUpperCase() }));
});

it("labels requested at once are read with one call per hundred", async () => {
  expect(await Promise.all(["a", "gone", "b"].map(batch))).toEqual(["A", null, "B"]);
  expect(asked.splice(0)).toEqual([["a", "gone", "b"]]);
  const ids = Array.from({ length: 250 }, (_, index) => `id${index}`);
  expect(await Promise.all(ids.map(batch))).toEqual(ids.map((id) => id.toUpperCase()));
  expect(asked.splice(0).map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("a failed call is repeated at the next request", async () => {
  await expect(Promise.all([batch("a"), batch("fails")])).rejects.toThrow("offline");
  expect(await batch("a")).toBe("A");
});
