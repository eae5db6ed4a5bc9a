import { LAYER_TYPE_LABELS } from "@tresen/contract/template/template.texts";
import { type ImageTemplate, imageTemplates } from "@tresen/contract/template/image-template.resource";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBucket } from "../../test/bucket";
import { bundle } from "../../test/bundle";
import { NOW } from "../../test/shop";
import { exportBundle, importBundle } from ".";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const box = { x: 10.25, y: 20, width: 300, height: 40, rotation: 15, opacity: 0.5, group: "kopf" };
const row = { title: "Margherita; „groß“", price: 990, description: "Zeile 1\nZeile 2" };
const LAYERS = [
  {
    ...{ id: "text", type: "text", ...box, value: { text: "Käse\n„neu“", size: 20, overflow: "cut" } },
    bindings: { text: { path: "product.name", format: "upper", fallback: "–" } },
  },
  { id: "bild", type: "image", ...box, value: { image: { id: "img_logo", version: 2, extension: "svg" }, radius: 4 } },
  { id: "form", type: "shape", ...box, value: { shape: "star", fill: "#33669980" } },
  { id: "linie", type: "line", ...box, value: { thickness: 2 } },
  { id: "qr", type: "qr", ...box, value: { content: "https://shop.example.test/?a=1&b=2" } },
  { id: "strich", type: "barcode", ...box, value: { content: "4006381333931" } },
  { id: "preis", type: "price", ...box, value: { size: 30, price: 990 }, isLocked: true },
  { id: "tabelle", type: "table", ...box, value: { size: 12, rows: [row] }, isVisible: false },
  { id: "zeiten", type: "hours", ...box, value: { size: 12, rows: [{ label: "Mo–Fr", text: "11:00–23:00" }] } },
];

it("a template with layers of every type is exported as it was imported, and imported again without a change", async () => {
  expect(LAYERS.map(({ type }) => type).sort()).toEqual(Object.keys(LAYER_TYPE_LABELS).sort());
  const template = { id: "tpl_alles", identifier: "alles", name: "Alles", source: "product", layers: LAYERS };
  await importBundle({ bundle: { ...bundle(), "image-templates": [template] }, now: NOW });
  const exported = JSON.parse(JSON.stringify((await exportBundle()).bundle)) as {
    "image-templates"?: ImageTemplate[];
  };
  const [stored] = exported["image-templates"] ?? [];
  const { id: _, ...given } = template;
  const expected = imageTemplates.fields.parse(given);
  expect(stored).toMatchObject({ id: "tpl_alles", identifier: "alles", source: "product" });
  // What the server fills in of pictures is beside what was given.
  expect(stored?.layers).toMatchObject(expected.layers);
  expect(await importBundle({ bundle: exported, now: NOW })).toMatchObject({ created: 0, updated: 0 });
});
