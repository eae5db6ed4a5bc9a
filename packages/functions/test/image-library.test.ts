import { createHash } from "node:crypto";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { runReactions } from "@tresen/core/event";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
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
      duplicates: undefined,
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
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#224466" } })
      .jpeg()
      .toBuffer();
    const file = { version: 1, data: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
    const path = `/api/images/${image.id}/file`;
    expect((await send({ method: "POST", path, body: file, session: sessions.manager })).status).toBe(200);
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

describe("a picture with a new file", () => {
  const photo = async (red: number, side = 16): Promise<string> => {
    const channels = {
      create: { width: side, height: side, channels: 3 as const, background: { r: red, g: 9, b: 9 } },
    };
    return `data:image/png;base64,${(await sharp(channels).png().toBuffer()).toString("base64")}`;
  };
  const change = (path: string, body: object, session = sessions.manager) =>
    send({ method: "POST", path: `/api/images/${path}`, body, session });
  const files = async ({ id }: ImageRecord) =>
    (await send({ path: `/api/images/${id}/files`, session: sessions.manager })).data;
  const status = async ({ id }: ImageRecord, name: string) => (await send({ path: `/image/${id}-${name}` })).status;

  test("has it at a new address, keeps the former one, and gets it back", async () => {
    const image = await upload({ name: "Teig" });
    const data = await photo(200);
    const replaced = await change(`${image.id}/file`, { version: 1, data });
    expect(replaced).toMatchObject({
      status: 200,
      data: { name: "Teig", version: 2, fileVersion: 2, extension: "png", width: 16, height: 16, state: "ready" },
    });
    expect(await change(`${image.id}/file`, { version: 2, data })).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await change(`${image.id}/file`, { version: 1, data })).toMatchObject({ status: 409 });
    expect([await status(image, "1.png"), await status(image, "2.png")]).toEqual([200, 200]);
    expect(await files(image)).toMatchObject([{ fileVersion: 1, width: 30, size: image.size, digest: image.digest }]);
    const restored = await change(`${image.id}/restore`, { version: 2, fileVersion: 1 });
    expect(restored).toMatchObject({
      status: 200,
      data: { version: 3, fileVersion: 3, width: 30, digest: image.digest },
    });
    // The file that it has again is not listed a second time.
    expect(await files(image)).toMatchObject([{ fileVersion: 2 }]);
    expect(await change(`${image.id}/restore`, { version: 3, fileVersion: 9 })).toMatchObject({ status: 404 });
    expect((await change(`${image.id}/file`, { version: 3, data }, sessions.employee)).status).toBe(403);
    const wrong = await change(`${image.id}/file`, { version: 3, data: "data:image/png;base64,AAAA" });
    expect(wrong.errors).toMatchObject([{ field: "data", code: "image.type_unknown" }]);
  });

  test("is written by one of several who replace it at the same moment, each file at its own address", async () => {
    const image = await upload();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (red) => change(`${image.id}/file`, { version: 1, data: await photo(red) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    const { data } = await send({ path: `/api/images/${image.id}`, session: sessions.manager });
    const { fileVersion, digest, extension } = data as ImageRecord;
    const { bytes } = await send({ path: `/image/${image.id}-${fileVersion}.${extension}` });
    expect(createHash("sha256").update(bytes).digest("base64url")).toBe(digest);
    expect(await files(image)).toMatchObject([{ fileVersion: 1 }]);
  });

  test("loses the file of an interrupted replacement and an old one when their time is over, and never its own", async () => {
    const image = await upload();
    await change(`${image.id}/file`, { version: 1, data: await photo(77) });
    const expired = async (place: number) => {
      const OldImage = marshall({
        ...{ pk: `image-file#${image.id}`, sk: `00000000${place}`, __edb_e__: "imageFile", __edb_v__: "1" },
        ...{ image: image.id, place: `00000000${place}`, extension: "png", mimeType: "image/png", digest: "" },
        ...{ createdAt: "2026-06-05T16:30:00.000Z", expiresAt: 1 },
      });
      const Keys = { pk: { S: `image-file#${image.id}` }, sk: { S: `00000000${place}` } };
      expect(await runReactions([{ dynamodb: { Keys, OldImage } }])).toBeNull();
    };
    expect((await send({ path: `/image/tiny/${image.id}-1.png` })).status).toBe(200);
    await expired(1);
    await expired(1);
    await expired(2);
    expect([await status(image, "1.png"), await status(image, "2.png")]).toEqual([404, 200]);
    expect([...bucket.objects.keys()].filter((key) => key.includes(`${image.id}-1`))).toEqual([]);
  });

  test("says where it is shown, as far as one may know", async () => {
    const image = await upload();
    const body = { name: "Kuchen", price: 1, images: [reference(image)] };
    await send({ method: "POST", path: "/api/products", body, session: sessions.admin });
    const shown = await send({ path: `/api/images/${image.id}/usage`, session: sessions.employee });
    expect(shown.data).toMatchObject([{ resource: "products", title: "Kuchen", fields: ["images.0"] }]);
    expect((await send({ path: `/api/images/img_none/usage`, session: sessions.employee })).status).toBe(404);
  });

  test("takes no file for one that it was not sent", async () => {
    const image = await upload();
    const admin = { method: "POST", session: sessions.admin };
    const { data } = await send({ path: "/api/images", body: { name: "Wartet" }, ...admin });
    const { id, upload: form } = data as { id: string; upload: { fields: { key: string } } };
    const told = (of: string, key: string) => send({ path: `/api/images/${of}/uploaded`, body: { key }, ...admin });
    const foreign = [form.fields.key.replace(id, image.id), `image/${id}-1.png`, "../table.db"];
    for (const key of [`${form.fields.key}x`, ...foreign])
      expect(await told(id, key)).toMatchObject({ status: 409, errors: [{ code: "image.not_arrived" }] });
    expect((await told(image.id, form.fields.key)).status).toBe(409);
  });

  test("is not removed while the draft of a page shows it, which those who may change pages are told", async () => {
    const image = await upload();
    const admin = { session: sessions.admin };
    const fields = { type: "simple", path: "mit-bild", name: "Mit Bild", content: { text: "Hallo" }, isPublic: true };
    const { data } = await send({ method: "POST", path: "/api/sites", body: fields, ...admin });
    const site = `/api/sites/${(data as { id: string }).id}`;
    const body = { fields: { ...fields, title: "Neu", shareImage: reference(image) }, baseVersion: 1 };
    expect((await send({ method: "PUT", path: `${site}/draft`, body, ...admin })).status).toBe(200);
    const path = `/api/images/${image.id}`;
    expect((await send({ path: `${path}/usage`, ...admin })).data).toMatchObject([
      { resource: "sites", title: "Mit Bild", fields: ["shareImage"], isDraft: true },
    ]);
    expect((await send({ path: `${path}/usage`, session: sessions.employee })).data).toEqual([]);
    const removal = (session: string) => send({ method: "DELETE", path, session });
    expect(await removal(sessions.admin)).toMatchObject({
      status: 409,
      errors: [{ message: "Bild wird noch verwendet von: Entwurf der Seite „Mit Bild“." }, expect.anything()],
    });
    const unnamed = await removal(sessions.manager);
    expect(unnamed).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining("1 Entwurf der Seite") }],
    });
    expect((await send({ method: "DELETE", path: `${site}/draft`, ...admin })).status).toBe(200);
    expect((await removal(sessions.manager)).status).toBe(200);
  });
});
