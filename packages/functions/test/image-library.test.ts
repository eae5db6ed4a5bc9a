import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { images } from "@tresen/contract/media/image.resource";
import { recordIndexing } from "@tresen/core/records";
import { findRow, writeRow } from "@tresen/core/records/rows";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

let shade = 0;
/** Uploads a picture that no other is equal to. */
async function upload(fields: Partial<ImageRecord> = {}): Promise<ImageRecord> {
  shade += 1;
  const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${body.toString("base64")}`;
  const sent = await send({
    method: "POST",
    path: "/api/images",
    body: { ...fields, data },
    session: sessions.manager,
  });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 201, errors: [] });
  return sent.data as ImageRecord;
}
const list = async (query: Record<string, string>): Promise<string[]> => {
  const { data, errors } = await send({ path: "/api/images", query, session: sessions.employee });
  expect(errors).toEqual([]);
  return (data as ImageRecord[]).map(({ id }) => id);
};
const put = (image: ImageRecord, body: object) =>
  send({ method: "PUT", path: `/api/images/${image.id}`, body: { ...image, ...body }, session: sessions.manager });
const reference = ({ id, fileVersion: version, extension }: ImageRecord) => ({ id, version, extension, alt: "" });

/** Gives a picture a second file, as replacing it does. */
async function replace({ id }: ImageRecord): Promise<void> {
  const before = await findRow({ resource: images, id });
  if (!before) throw new Error("No picture");
  const fields = { ...before.fields, fileVersion: 2, extension: "jpg", width: 60, height: 40 };
  const after = { ...before, version: before.version + 1, fields };
  const cause = { actor: null, action: "update", now: NOW } as const;
  await writeRow({ resource: images, before, after, cause, indexing: recordIndexing });
}

describe("the library", () => {
  test("has folders and tags, by which pictures are found", async () => {
    const pizza = await upload({ name: "Margherita.png", folder: " Speisen / Pizza/ ", tags: ["sommer", "sommer"] });
    const bike = await upload({ name: "Rad.png", alt: "Rotes Rennrad", folder: "Räder" });
    expect(pizza).toMatchObject({ folder: "Speisen/Pizza", tags: ["sommer"], focus: { x: 0.5, y: 0.5 }, crops: {} });
    expect(await list({ folder: "Speisen/Pizza" })).toEqual([pizza.id]);
    expect(await list({ tags: "sommer" })).toEqual([pizza.id]);
    expect(await list({ search: "somm" })).toEqual([pizza.id]);
    expect(await list({ search: "rennrad" })).toEqual([bike.id]);
    expect(await list({ sort: "-name", state: "ready", extension: "png" })).toEqual([bike.id, pizza.id]);
  });

  test("changes what people say of a picture, and nothing of its file", async () => {
    const image = await upload({ name: "Alt" });
    const crops = { product: { x: 0.1, y: 0, width: 0.5, height: 1 } };
    const { status, data } = await put(image, {
      name: "Neu",
      focus: { x: 0.2, y: 0.9 },
      crops,
      size: 1,
      state: "waiting",
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...image,
      ...{ name: "Neu", focus: { x: 0.2, y: 0.9 }, crops, version: 2, updatedAt: expect.any(String) },
    });
    expect((await put(image, { name: "Zu spät" })).status).toBe(409);
    const outside = await put({ ...image, version: 2 }, { crops: { hero: { x: 0.6, y: 0, width: 0.5, height: 1 } } });
    expect(outside.errors).toMatchObject([
      { field: "crops.hero.width", message: "Der Ausschnitt muss innerhalb des Bildes liegen." },
    ]);
  });

  test("keeps what is used, and says by what", async () => {
    const [used, logo, unused] = [await upload(), await upload(), await upload()];
    const product = { name: "Mit Bild", price: 100, images: [reference(used)] };
    expect((await send({ method: "POST", path: "/api/products", body: product, session: sessions.admin })).status).toBe(
      201,
    );
    const config = { logo: reference(logo) };
    expect((await send({ method: "POST", path: "/api/config", body: config, session: sessions.admin })).status).toBe(
      200,
    );
    const remove = ({ id }: ImageRecord, session: string) =>
      send({ method: "DELETE", path: `/api/images/${id}`, session });
    const refused = await remove(used, sessions.admin);
    expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringContaining("Mit Bild")]);
    const kept = await remove(logo, sessions.manager);
    expect([kept.status, kept.errors[0]?.message]).toEqual([409, expect.stringContaining("Einstellungen")]);
    expect((await remove(unused, sessions.employee)).status).toBe(403);
    expect((await remove(unused, sessions.manager)).status).toBe(200);
    expect((await send({ path: `/api/images/${unused.id}`, session: sessions.manager })).status).toBe(404);
  });

  test("lets all places show a picture's new file, and describe it where they say nothing", async () => {
    const image = await upload({ alt: "Ofenfrisch" });
    const body = { name: "Folgt", image: reference(image) };
    const { data } = await send({ method: "POST", path: "/api/categories", body, session: sessions.admin });
    await replace(image);
    const shown = { id: image.id, version: 2, extension: "jpg", width: 60, height: 40, alt: "Ofenfrisch" };
    const { id } = data as { id: string };
    const read = await send({ path: `/api/categories/${id}` });
    expect(read.data).toMatchObject({ image: shown });
    const { data: all } = await send({ path: "/api/categories" });
    expect(all).toContainEqual(expect.objectContaining({ id, image: shown }));
    await rebuildSnapshot({ startedAt: Date.now() });
    const { data: init } = await send({ path: "/api/init" });
    const entries = init as { url: string; data: unknown }[];
    expect(entries.find(({ url }) => url === "categories")?.data).toContainEqual(
      expect.objectContaining({ id, image: shown }),
    );
  });
});
