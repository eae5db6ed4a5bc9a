import { imageAddress } from "@tresen/contract/media/image-address";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { MIDDLE, pixelsOf, shownPart } from "@tresen/contract/media/image-shown";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { writeImage } from "@tresen/core/media/image";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { COLORS, RED, GREEN, BLUE, YELLOW, all, colorsIn, column, columns } from "./support/columns";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let session: string;
beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  session = sessions.admin ?? "";
});
afterAll(() => bucket.stop());

const LASTING = "public, max-age=31536000, immutable";
const PASSING = "public, max-age=300";

async function upload({
  body,
  type = "image/png",
  ...fields
}: Partial<ImageRecord> & { body: Buffer; type?: string }): Promise<ImageRecord> {
  const data = `data:${type};base64,${body.toString("base64")}`;
  const sent = await send({ method: "POST", path: "/api/images", body: { ...fields, data }, session });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 201, errors: [] });
  return sent.data as ImageRecord;
}

async function change(image: ImageRecord, fields: Partial<ImageRecord>): Promise<ImageRecord> {
  const sent = await send({ method: "PUT", path: `/api/images/${image.id}`, body: { ...image, ...fields }, session });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 200, errors: [] });
  return sent.data as ImageRecord;
}

interface Shown {
  id: string;
  version: number;
  image: ImageRef;
}

/** A category with the picture, as the API answers it. */
async function category({ id, fileVersion: version, extension }: ImageRecord): Promise<Shown> {
  const body = { name: `Kategorie ${id}`, image: { id, version, extension } };
  const sent = await send({ method: "POST", path: "/api/categories", body, session });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 201, errors: [] });
  return shown(sent.data as Shown);
}

async function shown({ id }: { id: string }): Promise<Shown> {
  return (await send({ path: `/api/categories/${id}`, session })).data as Shown;
}

async function published({ id }: { id: string }): Promise<ImageRef | undefined> {
  await rebuildSnapshot({ startedAt: Date.now() });
  const { data } = await send({ path: "/api/init" });
  const categories = (data as InitEntry[]).find(({ url }) => url === "categories")?.data as Shown[];
  return categories.find((candidate) => candidate.id === id)?.image;
}

async function get(address: string, accept = "*/*") {
  const { pathname, searchParams } = new URL(address, "http://shop");
  const { status, headers, bytes } = await send({
    ...{ path: pathname, query: Object.fromEntries(searchParams), headers: { accept } },
  });
  return {
    status,
    bytes,
    type: headers["content-type"],
    cache: headers["cache-control"],
    location: headers["location"],
  };
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, pages = 1 } = await sharp(bytes).metadata();
  return { width, height, pages };
};

describe("a crop", () => {
  test("is what its use shows, and no other", async () => {
    const crops = {
      product: column(GREEN),
      category: column(YELLOW),
      hero: { x: 0, y: 0, width: 0.5, height: 0.5625 },
    };
    const image = await upload({ body: await columns().png().toBuffer(), crops });
    const { image: reference } = await category(image);
    expect(reference.cropKeys).toEqual({
      ...{ product: expect.any(String), category: expect.any(String), hero: expect.any(String) },
    });
    expect(reference).not.toHaveProperty("focus");
    const look = async (use?: ImageUse) => {
      const { bytes, cache } = await get(imageAddress({ image: reference, size: "medium", use }));
      expect(cache).toBe(LASTING);
      return { ...(await sizeOf(bytes)), colors: new Set(await colorsIn(bytes)) };
    };
    expect(await look("product")).toEqual({ width: 100, height: 100, pages: 1, colors: new Set([GREEN]) });
    expect(await look("category")).toEqual({ width: 100, height: 100, pages: 1, colors: new Set([YELLOW]) });
    expect(await look("hero")).toMatchObject({ width: 200, height: 113, colors: new Set([RED, GREEN]) });
    expect(await look()).toMatchObject({ width: 400, height: 200, colors: new Set([RED, YELLOW, BLUE]) });
  });

  test("that changes has another address; the one before still answers what it did", async () => {
    const image = await upload({ body: await columns().png().toBuffer(), crops: { category: column(GREEN) } });
    const record = await category(image);
    const before = imageAddress({ image: record.image, size: "tiny", use: "category" });
    const first = await get(before, "image/avif");
    expect(await colorsIn(first.bytes)).toEqual(all(GREEN));
    expect(await published(record)).toMatchObject({ cropKeys: record.image.cropKeys });

    const changed = await change(image, { crops: { category: column(BLUE) } });
    const now = (await shown(record)).image;
    const after = imageAddress({ image: now, size: "tiny", use: "category" });
    expect(after).not.toBe(before);
    expect(await published(record)).toMatchObject({ cropKeys: now.cropKeys });
    const second = await get(after, "image/avif");
    expect({ ...second, bytes: await colorsIn(second.bytes) }).toMatchObject({
      ...{ type: "image/avif", cache: LASTING, bytes: all(BLUE) },
    });
    const again = await get(before, "image/avif");
    expect(again.bytes.equals(first.bytes)).toBe(true);
    // In this format it was never asked for, so it can only answer today's, and not for long.
    const late = await get(before);
    expect({ cache: late.cache, colors: await colorsIn(late.bytes) }).toEqual({ cache: PASSING, colors: all(BLUE) });

    await change(changed, { crops: {} });
    expect((await shown(record)).image).not.toHaveProperty("cropKeys");
    expect(await published(record)).not.toHaveProperty("cropKeys");
    // Whoever saves a record sends back what it was read with.
    const { version, ...fields } = record;
    const saved = await send({
      method: "PUT",
      path: `/api/categories/${record.id}`,
      body: { ...fields, version },
      session,
    });
    expect(saved.errors).toEqual([]);
    expect((saved.data as Shown).image).not.toHaveProperty("cropKeys");
  });

  test("is what the address without a key answers today, in all sizes and formats", async () => {
    const image = await upload({ body: await columns().png().toBuffer() });
    const address = `/image/product/small/${image.id}-1.png`;
    // Without a crop it is the largest part around the focus.
    const around = await get(address);
    expect({ ...(await sizeOf(around.bytes)), cache: around.cache }).toMatchObject({
      ...{ width: 200, height: 200, cache: PASSING },
    });
    await change(image, { crops: { product: column(BLUE) } });
    for (const path of [address, `/image/product/${image.id}-1.png`, `/image/product/640/${image.id}-1.png`]) {
      const { bytes, cache } = await get(path, "image/webp");
      expect({ cache, colors: await colorsIn(bytes) }).toEqual({ cache: PASSING, colors: all(BLUE) });
    }
    // The edge asks in the best format of the browser.
    const { bytes, type } = await get(`/image/product/icon/${image.id}-1.avif`);
    expect({ ...(await sizeOf(bytes)), type }).toMatchObject({ width: 64, height: 64, type: "image/avif" });
  });

  test("that nobody has set is drawn for nobody", async () => {
    const image = await upload({ body: await columns().png().toBuffer(), crops: { product: column(BLUE) } });
    await get(`/image/product/tiny/${image.id}-1.png`);
    const stored = bucket.objects.size;
    for (const cut of ["00000000", "zzzzzzzz", "x".repeat(500), "../../secret"]) {
      const { bytes, cache } = await get(`/image/product/tiny/${image.id}-1.png?cut=${encodeURIComponent(cut)}`);
      expect({ cache, colors: await colorsIn(bytes) }).toEqual({ cache: PASSING, colors: all(BLUE) });
    }
    expect((await get(`/image/cut/product-00000000-tiny/${image.id}-1.png`)).cache).toBe(PASSING);
    expect(bucket.objects.size).toBe(stored);
  });

  test.each([
    { x: 0.5, y: 0, width: 0.6, height: 1 },
    { x: 0, y: 0.75, width: 1, height: 0.26 },
    { x: -0.1, y: 0, width: 0.5, height: 0.5 },
    { x: 0, y: 0, width: 0, height: 1 },
    { x: 0, y: 0, width: 1.2, height: 1 },
  ])("beyond the picture is refused with a new picture: %j", async (crop) => {
    const body = { data: `data:image/png;base64,${(await columns().png().toBuffer()).toString("base64")}` };
    const sent = await send({ method: "POST", path: "/api/images", body: { ...body, crops: { hero: crop } }, session });
    expect(sent.status).toBe(400);
    expect(sent.errors[0]?.field).toMatch(/^crops\.hero\./);
  });

  test("stays with a picture that gets another file; the addresses of the file before stay valid", async () => {
    const image = await upload({ body: await columns().png().toBuffer(), crops: { category: column(GREEN) } });
    const record = await category(image);
    const before = imageAddress({ image: record.image, size: "tiny", use: "category" });
    expect(await colorsIn((await get(before)).bytes)).toEqual(all(GREEN));
    const body = await columns({ isReversed: true }).png().toBuffer();
    const data = `data:image/png;base64,${body.toString("base64")}`;
    const path = `/api/images/${image.id}/file`;
    const replaced = await send({ method: "POST", path, body: { version: image.version, data }, session });
    expect(replaced.errors).toEqual([]);
    const after = imageAddress({ image: (await shown(record)).image, size: "tiny", use: "category" });
    expect(after).toContain(`${image.id}-2.png`);
    expect(await colorsIn((await get(after)).bytes)).toEqual(all(BLUE));
    const small = before.replace("tiny", "icon");
    for (const address of [before, small]) {
      const { bytes, cache } = await get(address);
      expect({ cache, colors: await colorsIn(bytes) }).toEqual({ cache: LASTING, colors: all(GREEN) });
    }
  });

  test("is exactly what the page of the picture shows", async () => {
    const body = await columns().png().toBuffer();
    const size = { width: 400, height: 200 };
    const image = await upload({
      ...{ body, focus: { x: 0.7, y: 0.4 }, crops: { hero: { x: 0.1234, y: 0.2222, width: 0.5001, height: 0.5626 } } },
    });
    const { image: reference } = await category(image);
    expect(reference.focus).toEqual(image.focus);
    for (const use of ["hero"] as const) {
      const part = shownPart({ ...{ use, size }, focus: image.focus, crops: image.crops });
      const expected = await sharp(body).extract(pixelsOf({ part, size })).removeAlpha().raw().toBuffer();
      const { bytes } = await get(imageAddress({ image: reference, use }));
      expect((await sharp(bytes).removeAlpha().raw().toBuffer()).equals(expected), use).toBe(true);
    }
  });
});

describe("without a crop", () => {
  test("pages get the whole picture with its focus, and previews of links what is around it", async () => {
    const image = await upload({ body: await columns().png().toBuffer(), focus: { x: 1, y: 0.5 } });
    const { image: reference } = await category(image);
    expect(reference).toMatchObject({ focus: { x: 1, y: 0.5 }, cropKeys: { share: expect.any(String) } });
    for (const use of ["product", "category", "hero"] as const) {
      const { bytes, cache } = await get(imageAddress({ image: reference, size: "small", use }));
      expect({ ...(await sizeOf(bytes)), cache }).toMatchObject({ width: 400, height: 200, cache: LASTING });
    }
    const { bytes } = await get(imageAddress({ image: reference, size: "medium", use: "share" }));
    expect(await sizeOf(bytes)).toMatchObject({ width: 1200, height: 630 });
    const back = await change(image, { focus: MIDDLE });
    expect((await category(back)).image).not.toHaveProperty("focus");
  });

  test("an original that is larger than an answer is at its own address", async () => {
    const body = Buffer.concat([await columns().png().toBuffer(), Buffer.alloc(4_000_000)]);
    await writeImage({ path: "image/huge-1.png", body });
    expect(await get("/image/product/huge-1.png")).toMatchObject({
      ...{ status: 302, cache: PASSING, location: "/image/huge-1.png" },
    });
    expect((await get("/image/product/tiny/huge-1.png")).status).toBe(200);
  });

  test.each(["/image/product/none-1.jpg", "/image/hero/small/none-1.jpg?cut=0a1b2c3d"])("%s is missing", async (path) =>
    expect(await get(path)).toMatchObject({ status: 404, cache: "no-store" }),
  );
});

describe("a cut", () => {
  test("of a drawing is a drawing", async () => {
    const bars = COLORS.map((fill, index) => `<rect x="${index * 10}" width="10" height="20" fill="${fill}"/>`);
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${bars.join("")}</svg>`;
    const image = await upload({ body: Buffer.from(svg), type: "image/svg+xml", crops: { category: column(BLUE) } });
    const { image: reference } = await category(image);
    const { bytes, type, cache } = await get(imageAddress({ image: reference, use: "category" }), "image/avif");
    expect({ type, cache }).toEqual({ type: "image/svg+xml", cache: LASTING });
    expect(await sizeOf(bytes)).toMatchObject({ width: 10, height: 10 });
    expect(await colorsIn(bytes)).toEqual(all(BLUE));
    expect(
      [...bucket.objects.keys()].filter((key) => key.startsWith("image/cut/category") && key.endsWith("svg")),
    ).toEqual([`image/cut/category-${reference.cropKeys?.category}-large/${image.id}-1.svg`]);
  });

  test("of what moves moves", async () => {
    const frames = await Promise.all([columns(), columns({ isReversed: true })].map((frame) => frame.png().toBuffer()));
    const body = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await upload({ body, type: "image/gif", crops: { product: column(GREEN) } });
    for (const accept of ["*/*", "image/avif,image/webp"]) {
      const { bytes, type } = await get(`/image/product/icon/${image.id}-1.gif`, accept);
      expect(type).toBe(accept === "*/*" ? "image/gif" : "image/webp");
      expect(await sizeOf(bytes)).toEqual({ width: 64, height: 64, pages: 2 });
      const looks = [0, 1].map((page) => sharp(bytes, { page }).png().toBuffer().then(colorsIn));
      expect(await Promise.all(looks)).toEqual([all(GREEN), all(BLUE)]);
    }
  });

  test("of a turned picture is one of how it is seen", async () => {
    const image = await upload({ body: await columns().png().toBuffer(), crops: { product: column(GREEN) } });
    // Pictures of earlier versions may be turned by their notes only.
    const turned = await columns().rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer();
    await writeImage({ path: `image/${image.id}-7.jpg`, body: turned });
    const { bytes } = await get(`/image/product/${image.id}-7.jpg`);
    expect(await sizeOf(bytes)).toMatchObject({ width: 100, height: 100 });
    expect(await colorsIn(bytes)).toEqual(all(GREEN));
  });
});
