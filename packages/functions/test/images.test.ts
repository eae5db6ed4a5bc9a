import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { referencesIn } from "@tresen/contract/kit/references/references";
import { resources } from "@tresen/contract/resources";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
/** 900 × 600 pixels, turned by the camera, with the place where it was taken. */
let photo: Buffer;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  photo = await picture()
    .withExif({
      IFD0: { Copyright: "geheim" },
      IFD3: { GPSLatitude: "48/1 12/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => bucket.stop());

function picture({ width = 900, height = 600 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: "#c0392b" } });
}

const dataUrl = (body: Buffer | string, type = "image/jpeg"): string =>
  `data:${type};base64,${Buffer.from(body).toString("base64")}`;
const post = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: "/api/images", body, session });
async function uploaded(body: Buffer, type?: string): Promise<ImageRecord> {
  const { status, data, errors } = await post({ data: dataUrl(body, type), name: "Foto.jpg" });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as ImageRecord;
}
const original = ({ id, fileVersion, extension }: ImageRecord) =>
  send({ path: `/image/${id}-${fileVersion}.${extension}` });

describe("a picture", () => {
  test("is stored without what the camera noted, upright, and a field may refer to it", async () => {
    const image = await uploaded(photo);
    expect(image).toMatchObject({
      id: expect.stringMatching(/^img_/),
      version: 1,
      fileVersion: 1,
      extension: "jpg",
      mimeType: "image/jpeg",
      width: 600,
      height: 900,
      name: "Foto.jpg",
      alt: "",
      state: "ready",
      error: null,
    });
    const { status, bytes } = await original(image);
    expect(status).toBe(200);
    expect(bytes.length).toBe(image.size);
    expect(bytes.toString("latin1")).not.toMatch(/geheim|GPS/);
    const { width, height, exif, orientation = 1 } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 600, height: 900, exif: undefined, orientation: 1 });
    const small = await send({ path: `/image/tiny/${image.id}-1.jpg` });
    expect(small.status).toBe(200);
    expect((await sharp(small.bytes).metadata()).width).toBe(256);

    const { id, fileVersion: version, extension } = image;
    const category = { name: "Mit Bild", image: { id, version, extension, alt: "Rot" } };
    const created = await send({ method: "POST", path: "/api/categories", body: category, session: sessions.admin });
    expect({ status: created.status, errors: created.errors }).toEqual({ status: 201, errors: [] });
    expect(referencesIn({ schema: resources.categories.fields, value: created.data })).toMatchObject([
      { resource: "images", id },
    ]);
  });

  test.each(["png", "webp", "gif"] as const)("may be a %s, whatever its name says", async (extension) => {
    const body = await picture({ width: 40, height: 30 })
      .withExif({ IFD0: { Copyright: "geheim" } })
      [extension]()
      .toBuffer();
    const image = await uploaded(body, "image/jpeg");
    expect(image).toMatchObject({ extension, mimeType: `image/${extension}`, width: 40, height: 30 });
    const { bytes } = await original(image);
    expect(bytes.toString("latin1")).not.toContain("geheim");
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: extension, width: 40, height: 30, exif: undefined });
  });

  test("keeps no notes of an animation, but how often it repeats", async () => {
    const frame = (shade: number) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: shade, g: 0, b: 0 } },
    });
    const frames = await Promise.all([0, 255].map((shade) => sharp(frame(shade)).png().toBuffer()));
    const plain = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3, delay: 100 })
      .toBuffer();
    const at = plain.indexOf(Buffer.from("!\u00FF\u000BNETSCAPE", "latin1"));
    const xmp = Buffer.concat([
      Buffer.from("!\u00FF\u000BXMP DataXMP\u0010exif:GPSLatitude", "latin1"),
      Buffer.from([0]),
    ]);
    const comment = Buffer.from("!\u00FE\u0006geheim\u0000", "latin1");
    const noted = [plain.subarray(0, at), xmp, comment, plain.subarray(at), Buffer.from("<script>")];
    const { bytes } = await original(await uploaded(Buffer.concat(noted), "image/gif"));
    expect(bytes.equals(plain)).toBe(true);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });

  test("keeps no segment of a JPEG that does not decide how it looks", async () => {
    const segment = (marker: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, 2 + text.length]), Buffer.from(text)]);
    const notes = [segment(0xe2, "MPF\u0000geheim"), segment(0xe5, "geheim"), segment(0xfe, "geheim")];
    const profiled = await picture({ width: 20, height: 10 }).withIccProfile("p3").jpeg().toBuffer();
    const noted = Buffer.concat([profiled.subarray(0, 2), ...notes, profiled.subarray(2)]);
    const { bytes } = await original(await uploaded(noted));
    expect(bytes.toString("latin1")).not.toContain("geheim");
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(profiled).metadata()).icc);
  });

  test("keeps nothing that follows its end", async () => {
    const image = await uploaded(Buffer.concat([photo, Buffer.from("ftypmp42 film mit Ort")]));
    expect((await original(image)).bytes.toString("latin1")).not.toContain("film mit Ort");
  });

  test("may be a drawing, which loses what could run", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>1</script><path d="M0 0h8v4z"/></svg>';
    const image = await uploaded(Buffer.from(svg), "image/svg+xml");
    expect(image).toMatchObject({ extension: "svg", mimeType: "image/svg+xml", width: 8, height: 4 });
    const { bytes, headers } = await original(image);
    expect(bytes.toString()).toMatch(/^<svg (?!.*script).*<path d="M0 0h8v4z">/);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("is refused with a sentence where it is none, or is too large", async () => {
    const refusal = async (data: string) => {
      const { status, errors } = await post({ data });
      return [status, errors[0]?.field, errors[0]?.message];
    };
    const types =
      "Dieses Bildformat wird nicht unterstützt, oder das Bild ist beschädigt. Erlaubt sind JPEG, PNG, WebP, AVIF, HEIC, GIF und SVG.";
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refusal(dataUrl(svg, "image/svg+xml"))).toEqual([
      400,
      "data",
      expect.stringContaining("zeigt nichts"),
    ]);
    expect(await refusal(dataUrl("<html>", "image/png"))).toEqual([400, "data", types]);
    expect(await refusal(dataUrl(photo.subarray(0, 500)))).toEqual([400, "data", types]);
    expect(await refusal("data:image/png;base64,####")).toEqual([
      400,
      "data",
      expect.stringContaining("unvollständig"),
    ]);
    const large = Buffer.concat([photo, Buffer.alloc(4_100_000, 1)]);
    expect(await refusal(dataUrl(large))).toEqual([413, undefined, expect.stringContaining("höchstens 4 MB")]);
    const wide = await picture({ width: 8000, height: 6500 }).png().toBuffer();
    expect(await refusal(dataUrl(wide, "image/png"))).toEqual([400, "data", expect.stringContaining("50 Megapixel")]);
  });

  test("is uploaded by whoever may write something with pictures", async () => {
    const body = { data: dataUrl(photo) };
    expect((await post(body, sessions.manager)).status).toBe(201);
    expect((await post(body, sessions.employee)).status).toBe(403);
    expect((await post(body, null)).status).toBe(401);
  });
});
