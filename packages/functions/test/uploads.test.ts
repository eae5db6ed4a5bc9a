import { uploadPreviewUrl } from "@tresen/contract/media/upload-path";
import { isObject } from "@tresen/contract/kit/object";
import { marshall } from "@aws-sdk/util-dynamodb";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { HEIC } from "../../core/test/heic";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { addPhotoCake } from "./support/photo-cake";
import { type Sessions, openShop, order } from "./support/shop";
import { UploadEntity } from "../../core/src/media/upload/upload.entity";
import { OrderEntity } from "../../core/src/order/order.entity";

const HASH = "a".repeat(43);

interface Upload {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
  name: string;
}

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let photo: Buffer;
beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  await addPhotoCake(sessions.admin);
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c0392b" } })
    .withExif({ IFD0: { Copyright: "geheim" }, IFD3: { GPSLatitude: "48/1 12/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => bucket.stop());

const dataUrl = (body: Buffer | string, type = "image/jpeg"): string =>
  `data:${type};base64,${Buffer.from(body).toString("base64")}`;
const post = (body: unknown, ip?: string) =>
  send({ method: "POST", path: "/api/uploads", body, ...(ip ? { ip } : {}) });

async function uploaded(body: Buffer | string, { type = "image/jpeg", name = "Foto.jpg" } = {}): Promise<Upload> {
  const { status, data, errors } = await post({ data: dataUrl(body, type), name });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as Upload;
}

const pathOf = ({ publicHash, id, version, extension }: Upload): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
const cake = (...parts: (string[] | null)[]) =>
  order({ items: [{ product: "prd_cake", amount: 1, unit: "piece", parts }] });
const place = (body: unknown) => send({ method: "POST", path: "/api/orders", body });

describe("a file", () => {
  test("is stored and returned with headers that prevent scripts", async () => {
    const file = await uploaded(photo, { name: "Kratzer.jpeg" });
    expect(file).toMatchObject({ extension: "jpg", name: "Kratzer.jpg", version: 1 });
    const { status, headers, bytes } = await send({ path: pathOf(file) });
    expect(status).toBe(200);
    expect(bytes.equals(photo)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": `inline; filename="Kratzer.jpg"; filename*=UTF-8''Kratzer.jpg`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    const again = await send({ path: pathOf(file), headers: { "if-none-match": headers["etag"] ?? "" } });
    expect([again.status, again.bytes.length, again.headers["cache-control"]]).toEqual([304, 0, "private, no-cache"]);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  });

  test("has a preview without camera metadata, created once for concurrent requests", async () => {
    const file = await uploaded(photo);
    const path = `/upload/${file.publicHash}/preview/${file.id}-1.jpg`;
    const replies = await Promise.all(Array.from({ length: 4 }, () => send({ path })));
    for (const { status, headers, bytes } of replies) {
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/jpeg" });
      const { width, exif } = await sharp(bytes).metadata();
      expect({ width, exif }).toEqual({ width: 640, exif: undefined });
    }
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(bucket.objects.has(path.slice(1))).toBe(true);
  });

  test("of an iPhone has a preview too, and one that cannot be decoded has none", async () => {
    const file = await uploaded(HEIC, { type: "image/heic", name: "IMG_1.HEIC" });
    const url = uploadPreviewUrl(file) ?? "";
    const { status, bytes } = await send({ path: url });
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
    const lying = Buffer.from(HEIC);
    lying.fill(0, lying.indexOf("mdat") + 4, lying.indexOf("mdat") + 100);
    const broken = await uploaded(lying, { type: "image/heic", name: "IMG_2.HEIC" });
    for (const _ of [1, 2]) expect((await send({ path: uploadPreviewUrl(broken) ?? "" })).status).toBe(404);
  });

  test("that is no picture is offered as a download, without a preview", async () => {
    const text = await uploaded("Grüße <3", { type: "text/plain", name: "Grüße; \r\nx: (1)'.txt" });
    const { headers } = await send({ path: pathOf(text) });
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="Gr__e_ x _1__.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%3B%20x%20%281%29%27.txt`,
    });
    expect((await send({ path: `/upload/${text.publicHash}/preview/${text.id}-1.jpg` })).status).toBe(404);
  });

  test("that only looks like a picture has no preview and causes no internal error", async () => {
    const picture = await sharp(photo).png().toBuffer();
    const data = picture.indexOf("IDAT") + 4;
    const broken = await uploaded(picture.fill(0, data, data + 40));
    expect((await send({ path: `/upload/${broken.publicHash}/preview/${broken.id}-1.jpg` })).status).toBe(404);
  });

  test("is accepted as cameras and programs write it", async () => {
    const frames = await Promise.all(
      ["#c00", "#0c0"].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const pictures = [
      sharp(photo).jpeg({ progressive: true }).keepMetadata(),
      sharp(photo).png({ progressive: true, palette: true }),
      sharp(photo).webp(),
      sharp(photo).webp({ lossless: true }),
      sharp(frames, { join: { animated: true } }).gif(),
      sharp(frames, { join: { animated: true } }).webp(),
    ];
    for (const picture of pictures) {
      const file = await uploaded(await picture.toBuffer());
      expect((await send({ path: `/upload/${file.publicHash}/preview/${file.id}-1.jpg` })).status).toBe(200);
    }
    expect((await uploaded(Buffer.concat([photo, photo]))).extension).toBe("jpg");
  });

  test.each([
    ["no body", undefined, 400],
    ["no data", {}, 400],
    ["a number", { data: 7 }, 400],
    ["an unknown field", { data: "data:,", path: "../x" }, 400],
    [
      "a page disguised as a picture",
      { data: dataUrl("<html><script>alert(1)</script>", "image/png"), name: "x.png" },
      400,
    ],
    [
      "a vector picture",
      { data: dataUrl('<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"), name: "x.svg" },
      400,
    ],
    ["wrong base64", { data: "data:image/png;base64,%%%%" }, 400],
    ["half a picture", { data: dataUrl(Buffer.from("ffd8ffe000104a464946", "hex")), name: "x.jpg" }, 400],
    ["zero bytes", { data: "data:image/png;base64," }, 400],
    ["too much", { data: dataUrl(Buffer.alloc(4_000_001, 1), "image/png") }, 413],
    ["far too much", { data: `data:image/png;base64,${"A".repeat(5_600_000)}` }, 413],
    ["a number of a name", { data: dataUrl("x"), name: 3 }, 400],
  ])("is refused: %s", async (_, body, expected) => {
    const { status, errors } = await post(body, "198.51.100.3");
    expect(status).toBe(expected);
    expect(errors[0]?.message).toMatch(/[a-zäöü]{3,}.*\./);
  });

  test("may be larger than other requests, which stay at 1 MB", async () => {
    const large = Buffer.concat([photo, Buffer.alloc(2_000_000, 1)]);
    expect((await post({ data: dataUrl(large) })).status).toBe(201);
    expect((await place({ ...order(), comment: "x".repeat(1_100_000) })).status).toBe(413);
  });

  test.each([
    "/upload/",
    `/upload/${HASH}/none-1.jpg`,
    `/upload/${HASH}/preview/none-1.jpg`,
    `/upload/${HASH}/preview/none-1.png`,
    `/upload/${HASH}/../../image/a-1.jpg`,
    `/upload/${HASH}/%2e%2e/a-1.jpg`,
    `/upload/short/a-1.jpg`,
    `/upload/${HASH}/a-1.html`,
    `/upload/${HASH}/a-1.svg`,
    `/upload/${HASH}/a-1.constructor`,
    `/upload/${HASH}/a-1.jpg\u0000`,
    `/upload/${HASH}//a-1.jpg`,
  ])("%s is none", async (path) => {
    expect((await send({ path })).status).toBe(404);
  });
});

describe("an order with files", () => {
  test("is shown to staff with links to the files, and to its customer with their names", async () => {
    const [picture, text] = [
      await uploaded(photo, { name: "Oma.jpg" }),
      await uploaded("Bitte rosa", { type: "text/plain", name: "Wunsch.txt" }),
    ];
    const { status, data, errors } = await place(cake([picture.id], [text.id]));
    expect({ status, errors }).toEqual({ status: 201, errors: [] });
    const { uid, hash } = data as { uid: string; hash: string };
    const staff = (await send({ path: `/api/orders/ord_${uid}`, session: sessions.employee })).data as {
      items: { parts: unknown[] }[];
    };
    const { id, version, extension, publicHash } = picture;
    expect(staff.items[0]?.parts).toMatchObject([
      {
        name: "Foto",
        value: ["Oma.jpg"],
        uploads: [{ id, version, extension, publicHash, mimeType: "image/jpeg", name: "Oma.jpg" }],
      },
      { name: "Unterlagen", value: ["Wunsch.txt"], uploads: [{ id: text.id }] },
    ]);
    const open = await send({ path: `/api/orders/public/${uid}/${hash}` });
    expect((open.data as typeof staff).items[0]?.parts).toEqual([
      { name: "Foto", type: "image", value: ["Oma.jpg"] },
      { name: "Unterlagen", type: "files", value: ["Wunsch.txt"] },
    ]);
    expect(open.bytes.toString()).not.toContain(publicHash);
  });

  test("keeps them permanently, and can be placed once more with them", async () => {
    const picture = await uploaded(photo);
    const later = { now: Date.parse("2026-06-08T18:30:00+02:00") };
    expect((await place(cake([picture.id], null))).status).toBe(201);
    expect((await send({ method: "POST", path: "/api/orders", body: cake([picture.id], null), ...later })).status).toBe(
      201,
    );
    const unused = await uploaded(photo);
    const { status, errors } = await send({
      method: "POST",
      path: "/api/orders",
      body: cake([unused.id], null),
      ...later,
    });
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [{ field: "items.0.parts.0", code: "order.upload_missing" }],
    });
  });

  test("is refused if a file is of another type, unknown, missing or one too many", async () => {
    const [picture, text] = [await uploaded(photo), await uploaded("x", { type: "text/plain", name: "x.txt" })];
    const faults = async (...parts: (string[] | null)[]) =>
      (await place(cake(...parts))).errors.map(({ field, code }) => `${field} ${code}`);
    expect(await faults([text.id], null)).toEqual(["items.0.parts.0 order.upload_kind"]);
    expect(await faults(["upl_01JZZZZZZZZZZZZZZZZZZZZZZZ"], null)).toEqual(["items.0.parts.0 order.upload_missing"]);
    expect(await faults(["../../etc"], ["__proto__"])).toEqual([
      "items.0.parts.0 order.upload_missing",
      "items.0.parts.1 order.upload_missing",
    ]);
    expect(await faults([picture.id, picture.id], null)).toEqual(["items.0.parts.0 order.part_invalid"]);
    expect(await faults(null, [text.id])).toEqual(["items.0.parts.0 order.part_required"]);
    const many = Array.from({ length: 21 }, (_, index) => `upl_${String(index).padStart(26, "0")}`);
    expect(await faults([picture.id], many)).toContain("items.0.parts.1 order.part_invalid");
    const items = Array.from({ length: 5 }, (_, row) => ({
      product: "prd_cake",
      amount: 1,
      unit: "piece",
      parts: [
        [picture.id],
        Array.from({ length: 20 }, (__, index) => `upl_${String(row * 20 + index).padStart(26, "0")}`),
      ],
    }));
    expect((await place(order({ items }))).errors).toMatchObject([{ field: "items", code: "order.too_many_uploads" }]);
  });
});

test("a file is removed with the order whose payment failed", async () => {
  const { id } = await uploaded(photo);
  const { uid } = (await place(cake([id], null))).data as { uid: string };
  const expiry = async (): Promise<number | undefined> => (await UploadEntity.get({ id }).go()).data?.expiresAt;
  expect(await expiry()).toBeUndefined();
  const { data }: { data: unknown } = await OrderEntity.get({ uid }).go({ data: "raw" });
  const before = isObject(data) && isObject(data.Item) ? data.Item : {};
  const Keys = { pk: { S: String(before.pk) }, sk: { S: String(before.sk) } };
  const Records = [
    {
      eventName: "MODIFY" as const,
      dynamodb: {
        SequenceNumber: "1",
        Keys,
        OldImage: marshall(before) as never,
        NewImage: marshall({ ...before, state: "failed" }) as never,
      },
    },
  ];
  expect(await withGrantsOf("stream", () => consume({ Records }))).toEqual({ batchItemFailures: [] });
  expect(await expiry()).toBeGreaterThan(0);
});
