import { expect, test } from "vitest";
import { loadScreen } from "./screens";

const site = { id: "sit_1", version: 1, createdAt: "", updatedAt: "", path: "team" };

test("a resource has what its feature adds, and most have nothing beside their definition", async () => {
  expect((await loadScreen("branches")).listActions?.map(({ label }) => label)).toEqual(["Geschlossen am …"]);
  expect((await loadScreen("products")).selectionActions?.map(({ label }) => label)).toEqual([
    "Etiketten drucken",
    "Kategorien",
  ]);
  const { shopPath, RecordPage } = await loadScreen("sites");
  expect(RecordPage).toBeDefined();
  expect([false, true].map((isPublic) => shopPath?.({ ...site, isPublic }))).toEqual([null, "/team"]);
  expect((await loadScreen("digital-signage-segments")).fields).toHaveProperty("entries");
  expect(Object.keys((await loadScreen("digital-signage-streams")).fields ?? {})).toEqual(["plan", "overrides"]);
  expect((await loadScreen("digital-signage-devices")).rowActions?.map(({ label }) => label)).toEqual([
    "Stand und Befehle",
  ]);
  expect(await loadScreen("tables")).toEqual({});
  expect(await loadScreen("constructor")).toEqual({});
});
