import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { previewRequest } from "@tresen/contract/signage/player/preview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../../test/bucket";
import { refusal } from "../../../test/refusal";
import { NOW, admin, create, staff } from "../../../test/shop";
import { rebuildSnapshot } from "../../snapshot";
import { previewOf } from "./preview";

let bucket: Awaited<ReturnType<typeof startBucket>>;
const SOON = NOW + 86_400_000;

beforeAll(async () => {
  bucket = await startBucket();
  await create("branches", { id: "center", identifier: "center", name: "Mitte" });
  await create("branches", { id: "north", identifier: "north", name: "Nord" });
  await create("categories", { id: "food", name: "Essen" });
  await create("products", { id: "pizza", name: "Pizza", price: 900 });
  await create("menus", {
    ...{ name: "Karte", branches: [{ id: "center" }] },
    catalog: [{ category: "food", products: ["pizza"] }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
  await create("scenes", { id: "word", path: "wort", name: "Wort", type: "message", content: { text: "Willkommen" } });
  await create("digital-signage-segments", { id: "inner", name: "Innen", entries: [{ scene: "word" }] });
});
afterAll(() => bucket.stop());

async function look(request: object, actor = admin) {
  const body = previewRequest.parse({ branch: "center", at: new Date(SOON).toISOString(), ...request });
  const { manifest, live } = await previewOf({ actor, now: NOW, ...body });
  return { live, manifest: JSON.parse(String(bucket.objects.get(manifest.url.slice(1))?.body)) as Manifest };
}

test("a scene is shown as it is in its form, also outside of its times and branches", async () => {
  const scene = {
    ...{ path: "wort", name: "Wort", type: "message", content: { text: "Neu" }, isEnabled: false },
    ...{ validTo: "2020-01-01", branches: [{ id: "north" }] },
  };
  const { manifest } = await look({ id: "word", scene });
  expect(manifest.scenes).toMatchObject([
    { id: "word", isEnabled: true, validTo: null, branches: [], content: { text: "Neu" } },
  ]);
  expect(manifest.segments).toMatchObject([{ id: manifest.stream.filler, entries: [{ scene: "word" }] }]);
});

test("a new one has no id yet", async () => {
  const { manifest, live } = await look({ scene: { path: "karte", name: "Karte", type: "menu" } });
  expect(manifest.scenes[0]?.content).toMatchObject({ sections: [{ name: "Essen" }] });
  expect(live).toMatchObject({ soldOut: { products: [] } });
});

test("a template's picture tells whether prices of a record are in it", async () => {
  const box = { type: "text" as const, x: 0, y: 0, width: 100, height: 40 };
  const layer = (path: string) => ({ ...box, id: "a", value: { size: 20 }, bindings: { text: { path } } });
  const drawn = async (path: string) => {
    const [name, source] = [`Vorlage ${path}`, "product" as const];
    const id = path.replace(".", "-");
    await create("image-templates", {
      ...{ id, identifier: id, name, source, width: 100, height: 40 },
      layers: [layer(path)],
    });
    const scene = { path: "bild", name: "Bild", type: "template", content: { template: id, source, record: "pizza" } };
    return (await look({ scene })).manifest.scenes[0]?.content;
  };
  expect(await drawn("product.price")).toMatchObject({ type: "template", hasPrices: true });
  expect(await drawn("product.name")).toEqual({
    ...{ type: "template", background: null },
    picture: expect.stringMatching(/^\/signage\//),
  });
});

test("a segment is shown with what it names, in place of the saved one", async () => {
  const segment = { name: "Innen", order: "sequence", entries: [{ scene: "word", duration: 30 }] };
  const { manifest } = await look({ id: "inner", segment });
  expect(manifest.stream).toMatchObject({ filler: "inner", plan: [] });
  expect(manifest.segments).toMatchObject([{ id: "inner", entries: [{ scene: "word", duration: 30 }] }]);
  expect(manifest.scenes).toMatchObject([{ content: { text: "Willkommen" } }]);
});

test("a stream is shown with its plan, and shuffled as on the screens", async () => {
  const plan = [{ segment: "inner", weekdays: [], from: "10:00", to: "12:00", priority: 0 }];
  const { manifest } = await look({ id: "counter", stream: { name: "Theke", filler: "inner", plan } });
  expect(manifest.stream).toMatchObject({ id: "counter", filler: "inner", plan });
});

test("whoever may not see a branch gets no preview of it, and no branch that does not exist has one", async () => {
  const scene = { path: "uhr", name: "Uhr", type: "clock" };
  expect(await refusal(look({ branch: "north", scene }, staff("ROLE_EMPLOYEE", "center")))).toMatchObject({
    kind: "forbidden",
  });
  expect(await refusal(look({ branch: "none", scene }))).toMatchObject({ kind: "missing" });
});

test("exactly one thing is looked at", () => {
  const request = { branch: "center", at: new Date(NOW).toISOString() };
  const scene = { path: "uhr", name: "Uhr", type: "clock" };
  expect(previewRequest.safeParse(request).success).toBe(false);
  expect(previewRequest.safeParse({ ...request, scene, segment: { name: "A", entries: [] } }).success).toBe(false);
  expect(previewRequest.safeParse({ ...request, scene }).success).toBe(true);
});
