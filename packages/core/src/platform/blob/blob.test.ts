import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../../test/bucket";
import { scopeOf, signatureOf } from "../signature";
import {
  copyObject,
  headObject,
  readObjectUpTo,
  removeObject,
  uploadForm,
  writeDerived,
  writeInParts,
  writeObject,
} from ".";

const AT = Date.parse("2026-06-05T16:30:00Z");
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const form = () =>
  uploadForm({
    key: "incoming/a",
    bytes: { most: 40_000_000 },
    contentType: { startsWith: "image/" },
    at: AT,
    seconds: 600,
  });

test("a form for a file names bucket, key, size, type and its end, and is signed", async () => {
  const { url, fields, expiresAt } = await form();
  expect(expiresAt).toBe("2026-06-05T16:40:00.000Z");
  expect(url).toBe(`${process.env.S3_ENDPOINT}/test-bucket`);
  const { policy = "", "x-amz-signature": signature, ...fixed } = fields;
  expect(fixed).toEqual({
    key: "incoming/a",
    success_action_status: "201",
    "x-amz-algorithm": "AWS4-HMAC-SHA256",
    "x-amz-credential": "test/20260605/eu-central-1/s3/aws4_request",
    "x-amz-date": "20260605T163000Z",
  });
  expect(JSON.parse(Buffer.from(policy, "base64").toString())).toEqual({
    expiration: expiresAt,
    conditions: [
      { bucket: "test-bucket" },
      ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
      ["starts-with", "$Content-Type", "image/"],
      ["content-length-range", 1, 40_000_000],
    ],
  });
  const scope = scopeOf({ stamp: "20260605T163000Z", region: "eu-central-1" });
  expect(signature).toBe(signatureOf({ text: policy, scope, secretAccessKey: "test" }));
});

test("an object is read only up to a size", async () => {
  await writeObject({ key: "incoming/b", body: Buffer.alloc(1000, 7), contentType: "image/png" });
  expect(await headObject({ key: "incoming/b" })).toEqual({ size: 1000, contentType: "image/png" });
  const whole = await readObjectUpTo({ key: "incoming/b", maxBytes: 1000 });
  expect([whole?.size, whole?.bytes?.length]).toEqual([1000, 1000]);
  expect(await readObjectUpTo({ key: "incoming/b", maxBytes: 999 })).toEqual({
    size: 1000,
    contentType: "image/png",
    bytes: null,
  });
  expect(await headObject({ key: "incoming/none" })).toBeNull();
  expect(await readObjectUpTo({ key: "incoming/none", maxBytes: 1000 })).toBeNull();
});

test("an object is copied with a type of its own", async () => {
  await writeObject({ key: "incoming/c", body: Buffer.from("picture"), contentType: "image/lie" });
  expect(await copyObject({ from: "incoming/c", to: "image/c-1.png", contentType: "image/png" })).toBe(true);
  expect(bucket.objects.get("image/c-1.png")).toEqual({ body: Buffer.from("picture"), type: "image/png" });
});

test("an object of any length is written in parts, and not at all when its bytes fail", async () => {
  async function* pieces(count: number): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < count; index += 1) yield Buffer.alloc(1_000_000, index);
    if (count === 18) throw new Error("gone");
  }
  const file = { contentType: "application/zip", disposition: "attachment" };
  for (const count of [0, 3, 17]) {
    const key = `export/${count}.zip`;
    expect(await writeInParts({ ...file, key, bytes: pieces(count) })).toEqual({ size: count * 1_000_000 });
    const body = bucket.objects.get(key)?.body;
    expect(body?.length).toBe(count * 1_000_000);
    for (let index = 0; index < count; index += 1) expect(body?.[index * 1_000_000]).toBe(index);
  }
  await expect(writeInParts({ ...file, key: "export/failed.zip", bytes: pieces(18) })).rejects.toThrow("gone");
  expect(bucket.objects.has("export/failed.zip")).toBe(false);
});

test("what was made from an object is not kept if that one was removed meanwhile", async () => {
  const made = {
    key: "image/small/d-1.png",
    source: "image/d-1.png",
    body: Buffer.from("small"),
    contentType: "image/png",
  };
  await writeObject({ key: made.source, body: Buffer.from("large"), contentType: "image/png" });
  expect(await writeDerived(made)).toBe(true);
  await removeObject({ key: made.source });
  expect(await writeDerived(made)).toBe(false);
  expect(await headObject({ key: made.key })).toBeNull();
});
