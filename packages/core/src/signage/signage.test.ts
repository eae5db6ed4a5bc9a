import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { HOUR } from "@tresen/contract/kit/time";
import { resources } from "@tresen/contract/resources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../test/bucket";
import { refusal } from "../../test/refusal";
import { NOW, admin, create } from "../../test/shop";
import { updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { tellScreens } from "./change";
import { manifestOf } from "./manifest/manifest";
import { segmentHooks } from "./segment-hooks";

let bucket: Awaited<ReturnType<typeof startBucket>>;
const segment = { resource: resources["digital-signage-segments"], actor: admin, now: NOW, hooks: segmentHooks };

beforeAll(async () => {
  bucket = await startBucket();
  await create("branches", { id: "center", identifier: "center", name: "Mitte" });
  await create("categories", { id: "food", name: "Essen" });
  await create("products", { id: "pizza", name: "Pizza", price: 900 });
  await create("menus", {
    ...{ name: "Karte", branches: [{ id: "center" }] },
    catalog: [{ category: "food", products: ["pizza"] }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
  await create("scenes", { id: "menu", path: "karte", name: "Karte", type: "menu" });
  await create("scenes", { id: "word", path: "wort", name: "Wort", type: "message", content: { text: "Willkommen" } });
  await create("digital-signage-segments", { id: "inner", name: "Innen", entries: [{ scene: "word" }] });
  await create("digital-signage-segments", {
    ...{ id: "outer", name: "Außen" },
    entries: [{ scene: "menu", duration: 20 }, { segment: "inner" }],
  });
  await create("digital-signage-streams", { id: "counter", name: "Theke", filler: "outer" });
});
afterAll(() => bucket.stop());

const whole = (fields: object) => ({ ...segment.resource.fields.parse(fields), version: 1 });

/** The whole of a scene, as a form sends it. */
function word({ version, ...changes }: { version: number; content: object; isEnabled?: boolean }) {
  const fields = { path: "wort", name: "Wort", type: "message", ...changes };
  return { ...resources.scenes.fields.parse(fields), version };
}

const found = async (now = NOW) => {
  const manifest = await manifestOf({ stream: "counter", branch: "center", now });
  const stored = manifest && bucket.objects.get(manifest.url.slice(1));
  return { sha256: manifest?.sha256, manifest: JSON.parse(String(stored?.body ?? "null")) as Manifest | null };
};
const changed = (pk: string) => tellScreens([{ dynamodb: { Keys: { pk: { S: pk }, sk: { S: "x" } } } }]);

test("a manifest has all that a screen plays, with prices, and the same content keeps its address", async () => {
  const { sha256, manifest } = await found();
  expect(manifest).toMatchObject({
    ...{ branch: "center", zone: "Europe/Vienna", currency: "EUR", priceHours: 24 },
    stream: { id: "counter", filler: "outer" },
    segments: [
      { id: "inner", entries: [{ scene: "word" }] },
      { id: "outer", entries: [{ scene: "menu", duration: 20 }, { segment: "inner" }] },
    ],
  });
  const menu = manifest?.scenes.find(({ id }) => id === "menu");
  expect(menu?.content).toMatchObject({ sections: [{ name: "Essen", items: [{ product: "pizza", price: 900 }] }] });
  await changed("resource#scenes");
  expect((await found()).sha256).toBe(sha256);
  expect((await found(NOW + HOUR)).sha256).toBe(sha256);
});

test("a change of anything that a stream reaches changes its manifest", async () => {
  const before = (await found()).sha256;
  const { version } = await updateRecord({
    ...{ resource: resources.scenes, actor: admin, now: NOW, id: "word" },
    input: word({ content: { text: "Servus" }, version: 1 }),
  });
  // It is asked for before anybody was told: the answer is still the one before.
  expect((await found()).sha256).toBe(before);
  await changed("resource#scenes");
  const after = await found();
  expect(after.sha256).not.toBe(before);
  await updateRecord({
    ...{ resource: resources.scenes, actor: admin, now: NOW, id: "word" },
    input: word({ content: { text: "Servus" }, isEnabled: false, version }),
  });
  await changed("resource#scenes");
  expect((await found()).manifest?.scenes.map(({ id }) => id)).toEqual(["menu"]);
});

test("a stream that is gone has none", async () => {
  expect(await manifestOf({ stream: "none", branch: "center", now: NOW })).toBeNull();
});

test("segments do not contain themselves, and are nested three levels deep at most", async () => {
  const put = (id: string, entries: { segment: string }[]) =>
    updateRecord({ ...segment, id, input: whole({ name: id, entries }) });
  expect(await refusal(put("inner", [{ segment: "inner" }]))).toMatchObject({
    details: [{ field: "entries.0.segment", message: "Diese Filmsequenz enthält sich damit selbst." }],
  });
  expect(await refusal(put("inner", [{ segment: "outer" }]))).toMatchObject({
    details: [{ code: "validation.nesting" }],
  });
  await create("digital-signage-segments", { id: "top", name: "Oben", entries: [{ segment: "outer" }] });
  await create("digital-signage-segments", { id: "low", name: "Unten", entries: [{ scene: "word" }] });
  expect(await refusal(put("inner", [{ segment: "low" }]))).toMatchObject({
    details: [{ message: "Filmsequenzen können höchstens dreimal ineinander liegen." }],
  });
});

test("two writes at the same moment make no circle", async () => {
  await create("digital-signage-segments", { id: "one", name: "Eins", entries: [{ scene: "word" }] });
  await create("digital-signage-segments", { id: "two", name: "Zwei", entries: [{ scene: "word" }] });
  const outcomes = await Promise.allSettled(
    [
      ["one", "two"],
      ["two", "one"],
    ].map(([id = "", other = ""]) =>
      updateRecord({ ...segment, id, input: whole({ name: id, entries: [{ segment: other }] }) }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeLessThan(2);
});

test("news begin with the heading that guests read, and leave out links that nobody can follow", async () => {
  const text = "## Mittags in 20 Minuten\nPizza **oder** Pasta.\n\n[Zur Karte](/karte)";
  await create("blocks", { id: "noon", identifier: "noon", name: "Intern", type: "text", content: { text } });
  const content = { blocks: [{ id: "noon" }] };
  await create("scenes", { id: "news", path: "neues", name: "Neues", type: "news", content });
  await create("digital-signage-segments", { id: "news", name: "Neues", entries: [{ scene: "news" }] });
  await create("digital-signage-streams", { id: "news", name: "Neues", filler: "news" });
  const { url } = (await manifestOf({ stream: "news", branch: "center", now: NOW })) ?? { url: "" };
  const { scenes } = JSON.parse(String(bucket.objects.get(url.slice(1))?.body)) as Manifest;
  expect(scenes.map((scene) => scene.content)).toEqual([
    { type: "news", items: [{ title: "Mittags in 20 Minuten", text: "Pizza oder Pasta.", picture: null }] },
  ]);
});
