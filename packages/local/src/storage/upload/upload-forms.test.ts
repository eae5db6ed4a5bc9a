import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Listening, listen } from "../../../test/listen";
import { createUploadForms } from "./upload-forms";
import { UPLOAD_PATH } from "./upload-path";

const AT = Date.parse("2026-06-05T16:30:00Z");
const keys = { accessKeyId: "machine", secretAccessKey: "secret of this machine" };
const clock = { now: () => now };
let now = AT;
let written: { key: string; bytes: number; contentType: string }[] = [];
let server: Listening;
let formFor: typeof import("@tresen/core/platform/blob").uploadForm;

beforeAll(async () => {
  // Core reads its environment once, so it is loaded only now.
  Object.assign(process.env, {
    ...{ TABLE_NAME: "table", BUCKET_NAME: "bucket", PUBLIC_URL: "http://localhost:3000", UPLOAD_PATH },
    ...{ AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey },
  });
  ({ uploadForm: formFor } = await import("@tresen/core/platform/blob"));
  const forms = createUploadForms({
    ...{ bucket: "bucket", keys: () => keys, clock },
    write: async ({ key, body, contentType }) => void written.push({ key, bytes: body.byteLength, contentType }),
  });
  server = await listen((request, response) => void forms.respond(request, response));
});
afterAll(() => server.close());
beforeEach(() => {
  now = AT;
  written = [];
});

const signed = () =>
  formFor({ key: "incoming/a", bytes: { most: 1000 }, contentType: { startsWith: "image/" }, at: AT, seconds: 600 });

interface Sent {
  fields?: Record<string, string>;
  without?: string;
  type?: string;
  bytes?: number;
}

async function send({ fields = {}, without = "", type = "image/png", bytes = 1000 }: Sent = {}) {
  const form = new FormData();
  const all = { ...(await signed()).fields, ...(type ? { "Content-Type": type } : {}), ...fields };
  for (const [name, value] of Object.entries(all)) if (name !== without) form.append(name, value);
  if (without !== "file") form.append("file", new Blob([new Uint8Array(bytes)]), "a.png");
  const response = await fetch(`http://127.0.0.1:${server.port}${UPLOAD_PATH}`, { method: "POST", body: form });
  return { status: response.status, text: await response.text() };
}

describe("a file sent with a form", () => {
  test("is stored under the key of the form, with what the browser says of it", async () => {
    expect((await signed()).url).toBe(UPLOAD_PATH);
    expect(await send()).toMatchObject({ status: 201, text: expect.stringContaining("<Key>incoming/a</Key>") });
    expect(written).toEqual([{ key: "incoming/a", bytes: 1000, contentType: "image/png" }]);
  });

  test.each([
    ["larger than it allows", { bytes: 1001 }, 400, "EntityTooLarge"],
    ["empty", { bytes: 0 }, 400, "EntityTooSmall"],
    ["of another type", { type: "text/html" }, 403, "AccessDenied"],
    ["without a type", { type: "" }, 403, "AccessDenied"],
    ["under another key", { fields: { key: "image/a-1.png" } }, 403, "AccessDenied"],
    ["with a field that it does not name", { fields: { acl: "public-read" } }, 403, "AccessDenied"],
    ["with another signature", { fields: { "x-amz-signature": "0".repeat(64) } }, 403, "SignatureDoesNotMatch"],
    ["without a signature", { without: "x-amz-signature" }, 403, "SignatureDoesNotMatch"],
    [
      "with another policy",
      { fields: { policy: btoa('{"expiration":"9999-01-01","conditions":[{"a":"b"}]}') } },
      403,
      "",
    ],
    ["without a policy", { without: "policy" }, 400, "InvalidPolicyDocument"],
    ["without a file", { without: "file" }, 400, "MalformedPOSTRequest"],
  ] satisfies [string, Sent, number, string][])("is refused %s", async (_, sent, status, code) => {
    const answer = await send(sent);
    expect(answer).toMatchObject({ status, text: expect.stringContaining(code) });
    expect(answer.text).toMatch(/<Message>.{15,}<\/Message>/);
    expect(written).toEqual([]);
  });

  test("is of exactly the size and type that were announced", async () => {
    const { fields } = await formFor({
      ...{ key: "incoming/b", bytes: { least: 700, most: 700 }, contentType: { is: "image/webp" }, at: AT },
    });
    const announced = (sent: Sent) => send({ fields, ...sent });
    expect(await announced({ bytes: 701, type: "image/webp" })).toMatchObject({ status: 400 });
    expect(await announced({ bytes: 699, type: "image/webp" })).toMatchObject({ status: 400 });
    expect(await announced({ bytes: 700, type: "image/png" })).toMatchObject({ status: 403 });
    expect(written).toEqual([]);
    expect(await announced({ bytes: 700, type: "image/webp" })).toMatchObject({ status: 201 });
    expect(written).toEqual([{ key: "incoming/b", bytes: 700, contentType: "image/webp" }]);
  });

  test("is refused after the form has expired", async () => {
    now = AT + 600_001;
    expect(await send()).toMatchObject({ status: 403, text: expect.stringContaining("abgelaufen") });
    expect(written).toEqual([]);
  });

  test("is taken by POST alone", async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}${UPLOAD_PATH}`)).status).toBe(405);
  });
});

/** Sends a body in pieces and reads the whole answer. */
async function stream({ bytes, head }: { bytes: number; head: string }): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST ${UPLOAD_PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n${head}\r\n`,
  );
  const piece = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < bytes; sent += piece.length) if (!socket.write(piece)) await once(socket, "drain");
  while (!answer.includes("</Error>")) await once(socket, "data");
  socket.destroy();
  return answer;
}

test("200 MB are refused with a sentence and are never in memory", async () => {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5);
  const answer = await stream({ bytes: 200_000_000, head: "content-length: 200000000\r\n" });
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1.1 400 .*<Code>EntityTooLarge<\/Code><Message>Die Datei ist größer/s);
  expect(most).toBeLessThan(150_000_000);
  expect(written).toEqual([]);
});
