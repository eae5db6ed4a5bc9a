import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Listening, listen } from "../../../test/listen";
import { createUploadParts } from "./upload-parts";
import { UPLOAD_PATH } from "./upload-path";

const AT = Date.parse("2026-06-05T16:30:00Z");
const keys = { accessKeyId: "machine", secretAccessKey: "secret of this machine" };
let now = AT;
let written: object[] = [];
let server: Listening;
let addressOf: typeof import("@tresen/core/platform/blob").partAddress;

beforeAll(async () => {
  // Core reads its environment once, so it is loaded only now.
  Object.assign(process.env, {
    ...{ TABLE_NAME: "table", BUCKET_NAME: "bucket", PUBLIC_URL: "http://localhost:3000", UPLOAD_PATH },
    ...{ AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey },
  });
  ({ partAddress: addressOf } = await import("@tresen/core/platform/blob"));
  const parts = createUploadParts({
    ...{ keys: () => keys, clock: { now: () => now } },
    write: async ({ body, ...part }) => {
      written.push({ ...part, bytes: body.byteLength });
      return '"tag"';
    },
  });
  server = await listen((request, response) => void parts.respond(request, response));
  expect([parts.owns(`${UPLOAD_PATH}/a`), parts.owns(UPLOAD_PATH)]).toEqual([true, false]);
});
afterAll(() => server.close());
beforeEach(() => {
  now = AT;
  written = [];
});

const address = () =>
  addressOf({ key: "incoming/vid_1-A", uploadId: "u", number: 2, bytes: 1000, at: AT, seconds: 600 });

async function put(path: string, bytes = 1000, method = "PUT") {
  const body = method === "PUT" ? { body: new Uint8Array(bytes) } : {};
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, ...body });
  return { status: response.status, etag: response.headers.get("etag"), text: await response.text() };
}

test("a part that was announced is stored, and its ETag is answered", async () => {
  const path = await address();
  expect(path.startsWith(`${UPLOAD_PATH}/incoming/vid_1-A?`)).toBe(true);
  expect(await put(path)).toMatchObject({ status: 200, etag: '"tag"' });
  expect(written).toEqual([{ key: "incoming/vid_1-A", uploadId: "u", number: 2, bytes: 1000 }]);
});

test.each<[string, (path: string) => string, number]>([
  ["of another size", (path) => path, 999],
  ["for another object", (path) => path.replace("vid_1", "vid_2"), 1000],
  ["of another number", (path) => path.replace("partNumber=2", "partNumber=3"), 1000],
  ["with a later end", (path) => path.replace("Expires=600", "Expires=6000"), 1000],
  ["with another signature", (path) => path.replace(/Signature=..../, "Signature=0000"), 1000],
  ["without a signature", (path) => path.replace(/&X-Amz-Signature=.*/, ""), 1000],
])("a part %s is refused", async (_, changed, bytes) => {
  expect(await put(changed(await address()), bytes)).toMatchObject({
    status: 403,
    text: expect.stringMatching(/falsch/),
  });
  expect(written).toEqual([]);
});

test("a part is refused after its address has expired, and other methods always", async () => {
  const path = await address();
  now = AT + 600_000;
  expect(await put(path)).toMatchObject({ status: 403, text: expect.stringMatching(/abgelaufen/) });
  expect((await put(path, 0, "GET")).status).toBe(405);
  expect(written).toEqual([]);
});
