import { beforeAll, expect, it } from "vitest";
import { create, createShop } from "./shop";
import { lastSnapshotRequest } from "../src/snapshot/request";
import { picturesInSections } from "../src/migration/0009-pictures-in-sections";

beforeAll(async () => {
  await createShop();
  await create("sites", { path: "team", name: "Team" });
});

it("asks for the shop's content to be published again, each time that it runs", async () => {
  expect(await lastSnapshotRequest()).toBeNull();
  const before = Date.now();
  expect(await picturesInSections.run()).toMatch(/^1 page is published again/);
  const first = await lastSnapshotRequest();
  expect(first).toBeGreaterThanOrEqual(before);
  await picturesInSections.run();
  expect(await lastSnapshotRequest()).toBeGreaterThanOrEqual(first ?? Infinity);
});
