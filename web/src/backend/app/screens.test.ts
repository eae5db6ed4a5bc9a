import { expect, test } from "vitest";
import { loadScreen } from "./screens";

const site = { id: "sit_1", version: 1, createdAt: "", updatedAt: "" };

test("a resource has what its feature adds, and most have nothing beside their definition", async () => {
  expect((await loadScreen("branches")).listActions?.map(({ label }) => label)).toEqual(["Geschlossen am …"]);
  expect((await loadScreen("products")).selectionActions?.map(({ label }) => label)).toEqual(["Etiketten drucken"]);
  const [preview] = (await loadScreen("sites")).recordActions ?? [];
  expect(preview?.label).toBe("Vorschau-Link");
  expect([false, true].map((isPublic) => preview?.isOffered({ ...site, isPublic }))).toEqual([true, false]);
  expect(await loadScreen("tables")).toEqual({});
  expect(await loadScreen("constructor")).toEqual({});
});
