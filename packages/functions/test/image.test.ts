import { mkdtempSync, rmSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>alert(1)</script><rect ' +
  'width="300" height="200" fill="red"/></svg>';

const folder = mkdtempSync(join(tmpdir(), "tresen-images-"));
const server = await serveBucket();
// Core reads its environment once, so it is loaded only now.
for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) vi.stubEnv(name, "S3RVER");
vi.stubEnv("S3_ENDPOINT", `http://127.0.0.1:${portOf(server)}`);
const { send } = await import("./support/api");
const { readImage, writeImage } = await import("@tresen/core/media/image");
const { recordEntity } = await import("@tresen/core/records/rows");
const { getConfig } = await import("@tresen/core/config");
const { ConfigEntity } = await import("../../core/src/config/config.entity");

beforeAll(async () => {
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: "#c0392b" } });
  await writeImage({ path: "image/a-1.jpg", body: await picture.clone().jpeg().toBuffer() });
  await writeImage({ path: "image/b-2.png", body: await picture.clone().resize(100).png().toBuffer() });
  const frames = sharp([Buffer.from(SVG), Buffer.from(SVG.replace("red", "blue"))], { join: { animated: true } });
  await writeImage({ path: "image/c-1.gif", body: await frames.gif().toBuffer() });
  await writeImage({ path: "image/v-1.svg", body: Buffer.from(SVG) });
  await writeImage({ path: "image/broken-1.jpg", body: Buffer.from("no picture") });
  await setLogo("a");
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** The settings alone: the library knows none of these pictures. */
async function setLogo(id: string): Promise<void> {
  const { version, updatedAt: _, ...fields } = await getConfig();
  const row = { version: version + 1, updatedAt: new Date().toISOString() };
  await ConfigEntity.put({ ...row, fields: { ...fields, logo: { id, version: 1, extension: "jpg" } } }).go();
}

async function serveBucket(): Promise<Server> {
  const bucket = new S3rver({
    directory: folder,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "test-bucket" }],
  });
  await bucket.configureBuckets();
  const listening = createServer(bucket.callback());
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return listening;
}

function portOf(listening: Server): number {
  const address = listening.address();
  if (typeof address !== "object" || !address) throw new Error("No port");
  return address.port;
}

const get = (path: string, accept = "*/*") => send({ path, headers: { accept } });
const measure = async (bytes: Buffer) => {
  const { format, width, height, compression, pages } = await sharp(bytes).metadata();
  return { format: compression === "av1" ? "avif" : format, width, height, pages };
};

describe("images", () => {
  test.each([
    ["/image/a-1.jpg", "public, max-age=31536000, immutable"],
    // It may have a crop tomorrow.
    ["/image/product/a-1.jpg", "public, max-age=300"],
    ["/image/category/a-1.jpg", "public, max-age=300"],
  ])("%s is the original", async (path, cache) => {
    const { status, headers, bytes } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": cache });
    expect(await measure(bytes)).toMatchObject({ format: "jpeg", width: 1000 });
  });

  test.each([
    ["icon", 64],
    ["thumbnail", 128],
    ["tiny", 256],
    ["small", 640],
    ["128", 128],
    ["medium", 1000],
    ["1920", 1000],
  ])("at %s it is %d wide, never wider than it is", async (size, width) => {
    const { bytes, headers } = await get(`/image/${size}/a-1.jpg`);
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(await measure(bytes)).toMatchObject({ format: "jpeg", width, height: width / 2 });
  });

  test.each([
    ["image/avif,image/webp,*/*", "avif"],
    ["image/webp,*/*", "webp"],
    ["image/avif;q=0,image/webp", "webp"],
  ])("for %s it is %s", async (accept, format) => {
    const { bytes, headers } = await get("/image/product/thumbnail/a-1.jpg", accept);
    expect(headers).toMatchObject({ "content-type": `image/${format}`, vary: "accept" });
    expect(await measure(bytes)).toMatchObject({ format, width: 128 });
  });

  test("a converted picture is stored under its own name", async () => {
    expect(await readImage({ path: "image/tiny/b-2.webp" })).toBeNull();
    const { bytes } = await get("/image/256/b-2.png", "image/webp");
    const kept = await readImage({ path: "image/tiny/b-2.webp" });
    expect(kept && bytes.equals(kept.body)).toBe(true);
    expect((await get("/image/256/b-2.png", "image/webp")).bytes.equals(bytes)).toBe(true);
  });

  test("a converted picture can be requested by its extension, before and after it was stored", async () => {
    for (let round = 0; round < 2; round += 1) {
      const { status, bytes } = await get("/image/small/a-1.avif");
      expect(status).toBe(200);
      expect(await measure(bytes)).toMatchObject({ format: "avif", width: 640 });
    }
    expect((await get("/image/small/v-1.webp")).headers["content-type"]).toBe("image/webp");
    expect((await get("/image/small/a-1.png")).status).toBe(404);
  });

  test("an animated picture stays animated", async () => {
    const { bytes, headers } = await get("/image/icon/c-1.gif", "image/avif,image/webp");
    expect(headers["content-type"]).toBe("image/webp");
    expect(await measure(bytes)).toMatchObject({ width: 64, pages: 2 });
    expect(await measure((await get("/image/icon/c-1.gif")).bytes)).toMatchObject({ format: "gif", pages: 2 });
  });

  test("a vector graphic runs no scripts", async () => {
    for (const path of ["/image/v-1.svg", "/image/large/v-1.svg"]) {
      const { headers } = await get(path, "image/avif,image/webp");
      expect(headers["content-type"]).toBe("image/svg+xml");
      expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
  });

  test.each([
    "/image/none-1.jpg",
    "/image/small/none-1.jpg",
    "/image/small/none-1.webp",
    "/image/huge/a-1.jpg",
    "/image/small/broken-1.jpg",
    "/image/../a-1.jpg",
    "/image/%2e%2e%2fsecret-1.jpg",
    "/image/a-1.txt",
    "/image/",
  ])("%s is unknown", async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("accept only GET and HEAD", async () => {
    expect((await send({ method: "PUT", path: "/image/a-1.jpg", body: {} })).status).toBe(405);
  });
});

describe("a logo for printers", () => {
  test("is grey on white, at most half as wide as the paper, and kept", async () => {
    const answer = await get("/image/paper/a-1.pgm");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/x-portable-graymap");
    const head = "P5\n288 144\n255\n";
    expect(answer.bytes.subarray(0, head.length).toString()).toBe(head);
    expect(answer.bytes).toHaveLength(head.length + 288 * 144);
    expect(await readImage({ path: "image/paper/a-1.pgm" })).not.toBeNull();
    expect((await get("/image/paper/a-1.pgm")).bytes).toEqual(answer.bytes);
  });

  test("and the icons of the installed shop are drawn of logos alone, and a drawing only once", async () => {
    for (const path of ["/image/paper/v-1.pgm", "/image/app-180/v-1.png", "/image/app-512/b-2.png"])
      expect((await get(path)).status).toBe(404);
    await setLogo("v");
    expect((await get("/image/app-180/v-1.png")).status).toBe(200);
    const drawn = await readImage({ path: "image/drawn/v-1.png" });
    expect(await measure(Buffer.from(drawn?.body ?? []))).toMatchObject({ format: "png", width: 2560 });
    await writeImage({
      path: "image/drawn/v-1.png",
      body: (await readImage({ path: "image/a-1.jpg" }))?.body ?? Buffer.of(),
    });
    // As the picture that is kept: 2 by 1, and not 3 by 2.
    expect((await get("/image/paper/v-1.pgm")).bytes.subarray(0, 10).toString()).toBe("P5\n288 144");
    await setLogo("broken");
  });

  test("are drawn of the logos of branches, which are no icons of the shop", async () => {
    expect((await get("/image/paper/b-2.pgm")).status).toBe(404);
    const at = new Date().toISOString();
    const fields = { logo: { id: "b", version: 2, extension: "png" } };
    await recordEntity({ name: "branches" }).put({ id: "one", version: 1, createdAt: at, updatedAt: at, fields }).go();
    expect((await get("/image/paper/b-2.pgm")).status).toBe(200);
    expect((await get("/image/app-192/b-2.png")).status).toBe(404);
  });

  test.each(["/image/paper/none-1.pgm", "/image/paper/broken-1.pgm", "/image/paper/../a-1.pgm"])(
    "%s is answered 404",
    async (path) => expect((await get(path)).status).toBe(404),
  );
});
