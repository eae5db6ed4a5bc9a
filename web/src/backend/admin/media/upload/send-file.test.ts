// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { picture } from "../testing";
import { nameOf, removeWaiting, replaceFile, sendPicture } from "./send-file";

const WAITING = picture({ state: "waiting", extension: null, fileVersion: 1 });
const UPLOAD = {
  url: "https://bucket.test/",
  fields: { key: "incoming/1", policy: "p" },
  expiresAt: WAITING.createdAt,
};

let asked: { line: string; body: unknown }[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};
let form: FormData | undefined;
/** What the bucket answers. */
let stored = 204;

class FakeRequest {
  status = 0;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = vi.fn();
  abort(): void {
    this.onabort?.();
  }
  send(body: FormData): void {
    form = body;
    setTimeout(() => {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = stored;
      if (stored === 0) this.onerror?.();
      else this.onload?.();
    });
  }
}

beforeEach(() => {
  asked = [];
  stored = 204;
  answers = {
    "POST /api/images": { status: 201, body: { data: { ...WAITING, upload: UPLOAD } } },
    "POST /api/images/img_1/uploaded": { body: { data: picture() } },
    "DELETE /api/images/img_1": { body: { data: null } },
  };
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const line = `${method} ${address}`;
    asked.push({ line, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const answer = answers[line];
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const lines = () => asked.map(({ line }) => line);
const send = (file: File, signal = new AbortController().signal) => {
  const told: unknown[] = [];
  return { told, result: sendPicture({ file, folder: "Speisen", onProgress: (one) => told.push(one), signal }) };
};
const PNG = new File(["x"], "Pizza Salami.png", { type: "image/png" });

test("the browser sends a file to the bucket itself, and then the server takes it in", async () => {
  const { told, result } = send(PNG);
  expect(await result).toMatchObject({ id: "img_1", state: "ready" });
  expect(asked[0]).toEqual({
    line: "POST /api/images",
    body: { file: { contentType: "image/png", size: 1 }, name: "Pizza Salami", folder: "Speisen" },
  });
  expect(lines()[1]).toBe("POST /api/images/img_1/uploaded");
  // The bucket takes the type before the file, and nothing after it.
  expect([...(form?.keys() ?? [])]).toEqual(["key", "policy", "Content-Type", "file"]);
  expect(told).toEqual([0.5, "checking"]);
});

test("what is no picture, or too large, is refused before anything is sent", async () => {
  await expect(send(new File(["x"], "a.pdf", { type: "application/pdf" })).result).rejects.toMatchObject({
    isFinal: true,
    message: expect.stringContaining("nicht unterstützt"),
  });
  expect(asked).toEqual([]);
});

test.each([
  ["the server's sentence", { state: "refused" as const, error: "Das ist kein Bild." }, "Das ist kein Bild."],
  ["what it says of the file", { refusal: "Zu viele Bildpunkte." }, "Zu viele Bildpunkte."],
])("a refused file is told with %s, and its record is removed", async (_name, answer, message) => {
  answers["POST /api/images/img_1/uploaded"] = { body: { data: { ...WAITING, ...answer } } };
  await expect(send(PNG).result).rejects.toMatchObject({ message, isFinal: true });
  expect(lines().at(-1)).toBe("DELETE /api/images/img_1");
});

test("a record that cannot be removed at once is removed later", async () => {
  vi.useFakeTimers();
  const failed = { errors: [{ code: "internal", message: "Gerade nicht." }], requestId: "r" };
  answers["DELETE /api/images/img_1"] = { status: 503, body: failed };
  removeWaiting("img_1");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines()).toHaveLength(1);
  answers["DELETE /api/images/img_1"] = { body: { data: null } };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines()).toHaveLength(2);
  // What is refused would be refused again.
  answers["DELETE /api/images/img_1"] = { status: 403, body: failed };
  removeWaiting("img_1");
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(lines()).toHaveLength(3);
  vi.useRealTimers();
});

test("a file that did not arrive may be sent again", async () => {
  stored = 0;
  await expect(send(PNG).result).rejects.toMatchObject({ isFinal: false, message: /Keine Verbindung/ });
  stored = 403;
  await expect(send(PNG).result).rejects.toMatchObject({ isFinal: false, message: /zu lange/ });
  expect(lines().filter((line) => line.startsWith("DELETE"))).toEqual([]);
});

test("another attempt sends the file to the picture of the one before, also if it had arrived or is gone", async () => {
  stored = 0;
  const fault = await send(PNG).result.catch((error: unknown) => error);
  expect(fault).toMatchObject({ waiting: "img_1", isOffline: true });
  stored = 204;
  asked = [];
  const again = () =>
    sendPicture({
      ...{ file: PNG, folder: "Speisen", waiting: "img_1", onProgress: () => undefined },
      signal: new AbortController().signal,
    });
  answers["POST /api/images/img_1/upload"] = { body: { data: { ...WAITING, upload: UPLOAD } } };
  expect(await again()).toMatchObject({ id: "img_1", state: "ready" });
  expect(lines()).toEqual(["POST /api/images/img_1/upload", "POST /api/images/img_1/uploaded"]);
  const refusal = { errors: [{ code: "image.has_file", message: "Hat schon eine Datei." }], requestId: "r" };
  answers["POST /api/images/img_1/upload"] = { status: 409, body: refusal };
  expect(await again()).toMatchObject({ id: "img_1", state: "ready" });
  answers["POST /api/images/img_1/upload"] = { status: 404, body: refusal };
  asked = [];
  expect(await again()).toMatchObject({ id: "img_1", state: "ready" });
  expect(lines()[1]).toBe("POST /api/images");
});

test("a new file for a picture keeps its record if it is refused", async () => {
  answers["POST /api/images/img_1/file"] = { body: { data: { ...picture(), upload: UPLOAD } } };
  answers["POST /api/images/img_1/uploaded"] = { body: { data: { ...picture(), refusal: "Zu groß." } } };
  const replacing = replaceFile({
    ...{ id: "img_1", version: 4, file: PNG, onProgress: () => undefined },
    signal: new AbortController().signal,
  });
  await expect(replacing).rejects.toMatchObject({ message: "Zu groß." });
  expect(asked[0]).toEqual({
    line: "POST /api/images/img_1/file",
    body: { version: 4, file: { contentType: "image/png", size: 1 } },
  });
  expect(lines().some((line) => line.startsWith("DELETE"))).toBe(false);
});

test("a picture is named like its file, without the ending", () => {
  expect(["a.png", "b.tar.jpeg", ".png", "ohne"].map((name) => nameOf({ name }))).toEqual([
    ...["a", "b.tar", ".png", "ohne"],
  ]);
});
