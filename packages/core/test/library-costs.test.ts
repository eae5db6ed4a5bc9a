import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { permissionOf } from "@tresen/contract/kit/access";
import { imageInput } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { referrersOf } from "../src/bulk";
import { getConfig } from "../src/config";
import { addFont, listFonts, removeFont } from "../src/media/font";
import {
  createForm,
  createImage,
  imageHooks,
  listDuplicates,
  listFolders,
  listImageUsage,
  listKeptFiles,
  listTags,
  replaceImage,
  restoreImage,
  takeUploaded,
} from "../src/media/image";
import { writeObject } from "../src/platform/blob";
import { metered } from "../src/platform/db";
import { indexing, removeRecord, updateRecord } from "../src/records";
import { templateData, templateLayers } from "../src/template";
import { startBucket } from "./bucket";
import { NOW, admin, create, createShop } from "./shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

const actor = admin;
const asked = { actor, now: NOW, permissions: [permissionOf({ resource: images, verb: "create" })] };
const entered = { name: "Foto vom Ofen.png", alt: "Ofen", folder: "Speisen", tags: ["Sommer"] };

let shade = 0;
/** A picture that no other is equal to. */
async function photo(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade, g: 0, b: 0 };
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
const newData = async (): Promise<string> => `data:image/png;base64,${(await photo()).toString("base64")}`;
const arrive = ({ upload }: Awaited<ReturnType<typeof createImage>>, body: Uint8Array) =>
  writeObject({ key: upload?.fields["key"] ?? "", body, contentType: "image/png" });

/** Runs a call and notes what it asked of the table, as docs/access-patterns.md tells it. */
function noting() {
  const costs: Record<string, string> = {};
  const note = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const { result, use } = await metered(run);
    costs[name] = Object.entries(use.operations)
      .map(([operation, count]) => `${count} ${operation}`)
      .sort()
      .join(", ");
    return result;
  };
  return { costs, note };
}

test("calls about pictures cost what the access patterns say", async () => {
  const { costs, note } = noting();
  const withData = imageInput.parse({ ...entered, data: await newData() });
  const { id } = await note("create", () => createImage({ ...asked, input: withData }));
  const waiting = await note("create without content", () =>
    createImage({ ...asked, input: imageInput.parse(entered) }),
  );
  await arrive(waiting, await photo());
  await note("uploaded", () => takeUploaded({ ...asked, id: waiting.id }));
  await note("uploaded again", () => takeUploaded({ ...asked, id: waiting.id }));
  const faulty = await createImage({ ...asked, input: imageInput.parse(entered) });
  await arrive(faulty, Buffer.from("kein Bild"));
  await note("uploaded, refused", () => takeUploaded({ ...asked, id: faulty.id }));
  await note("form after a refusal", () => createForm({ ...asked, id: faulty.id }));
  const data = await newData();
  const replaced = await note("replace", () => replaceImage({ actor, id, version: 1, now: NOW, data }));
  const pending = await note("replace by a form", () =>
    replaceImage({ actor, id, version: replaced.version, now: NOW }),
  );
  await arrive(pending, await photo());
  const { version } = await note("replace, uploaded", () => takeUploaded({ ...asked, id }));
  const restored = await note("restore", () => restoreImage({ actor, id, version, fileVersion: 1, now: NOW }));
  await note("files", () => listKeptFiles({ actor, id, now: NOW }));
  await note("folders", () => listFolders({ actor }));
  await note("tags", () => listTags({ actor }));
  await note("duplicates", () => listDuplicates({ actor, id }));
  const referrers = referrersOf(images);
  await note("usage", () => listImageUsage({ actor, id, referrers }));
  const change = { resource: images, actor, id, now: NOW, hooks: imageHooks, indexing };
  await note("change", () => updateRecord({ ...change, input: { ...restored, folder: "Neu" } }));
  await note("remove", () => removeRecord({ ...change, referrers }));
  expect(costs).toEqual({
    change: "1 DeleteItem, 1 GetItem, 1 TransactWriteItems",
    create: "1 PutItem, 1 Query, 1 TransactWriteItems",
    "create without content": "1 PutItem, 1 TransactWriteItems",
    duplicates: "1 Query, 2 GetItem",
    files: "1 GetItem, 1 Query",
    folders: "1 Query",
    "form after a refusal": "1 GetItem, 1 PutItem, 1 TransactWriteItems",
    remove: "1 TransactWriteItems, 11 Query, 2 DeleteItem, 3 GetItem",
    replace: "1 GetItem, 1 TransactWriteItems, 2 PutItem, 2 Query",
    "replace by a form": "1 GetItem, 1 PutItem",
    "replace, uploaded": "1 DeleteItem, 1 TransactWriteItems, 2 PutItem, 3 GetItem, 3 Query",
    restore: "1 GetItem, 1 TransactWriteItems, 2 PutItem, 2 Query",
    tags: "1 Query",
    uploaded: "1 DeleteItem, 1 PutItem, 1 TransactWriteItems, 2 Query, 3 GetItem",
    "uploaded again": "1 GetItem, 2 Query",
    "uploaded, refused": "1 Query, 1 TransactWriteItems, 1 UpdateItem, 2 GetItem",
    usage: "10 Query, 2 GetItem",
  });
});

test("calls about fonts and templates cost what the access patterns say", async () => {
  const { costs, note } = noting();
  const path = createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-400-normal.woff");
  const own = { family: "Hausschrift", variant: "regular" };
  const input = { ...own, data: `data:font/woff;base64,${readFileSync(path).toString("base64")}` };
  await note("add a font", () => addFont({ actor, input, now: NOW }));
  await note("fonts", () => listFonts());
  await note("remove a font", () => removeFont({ actor, ...own, readConfig: getConfig, now: NOW }));
  const picture = await createImage({ ...asked, input: imageInput.parse({ data: await newData() }) });
  const image = { id: picture.id, version: 1, extension: "png" as const };
  const layer = { id: "a", type: "image" as const, x: 0, y: 0, width: 10, height: 10, value: { image } };
  const { id } = await create("image-templates", {
    ...{ identifier: "karte", name: "Karte", source: "product" as const },
    layers: [layer],
  });
  const record = { product: "margherita", category: "pizza", menu: "menu", branch: "center" };
  for (const source of ["product", "category", "menu", "branch"] as const)
    await note(`data of a ${source}`, () => templateData({ actor, source, record: record[source], now: NOW }));
  await note("layers", () => templateLayers({ actor, id, record: record.product, now: NOW }));
  expect(costs).toEqual({
    "add a font": "1 TransactWriteItems, 2 Query",
    "data of a branch": "2 GetItem",
    "data of a category": "1 BatchGetItem, 1 Query, 2 GetItem",
    "data of a menu": "2 BatchGetItem, 2 GetItem",
    "data of a product": "2 GetItem",
    fonts: "1 Query",
    layers: "1 BatchGetItem, 3 GetItem",
    "remove a font": "1 GetItem, 1 TransactWriteItems, 3 Query",
  });
});
