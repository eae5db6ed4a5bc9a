// @vitest-environment happy-dom
import { VIDEO_PART_BYTES } from "@tresen/contract/signage/video/video.limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Begun, sendVideo, videoFault } from "./send-video";
import { lengthText } from "./video.texts";

const AT = "2026-06-05T16:30:00.000Z";
const BYTES = VIDEO_PART_BYTES + 10;
const READY = { id: "vid_1", version: 2, createdAt: AT, updatedAt: AT, state: "ready", error: null };
const upload = (numbers = [1, 2], mark = "") => ({
  parts: numbers.map((number) => ({
    number,
    bytes: number === 1 ? VIDEO_PART_BYTES : 10,
    url: `https://bucket.test/${number}${mark}`,
  })),
  expiresAt: AT,
});
const WAITING = { ...READY, version: 1, state: "waiting", upload: upload() };

/** A file of two parts, of which nothing is in memory. */
const file = Object.assign(new File(["x"], "Sommer 2026.mp4", { type: "video/mp4" }), {
  slice: (from = 0, to = 0) => ({ size: to - from }) as Blob,
});
Object.defineProperty(file, "size", { value: BYTES });

let asked: { line: string; body: unknown }[] = [];
let answers: Record<string, { status?: number; body: unknown }[]> = {};
/** What the bucket answers to each part: a status, or 0 for no connection. */
let bucket: number[] = [];
let put: { url: string; bytes: number }[] = [];

class FakeRequest {
  status = 0;
  url = "";
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_: string, url: string): void {
    this.url = url;
  }
  abort(): void {
    this.onabort?.();
  }
  getResponseHeader(): string {
    return `"${this.url.at(-1)}"`;
  }
  send(body: Blob): void {
    put.push({ url: this.url, bytes: body.size });
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: body.size });
      this.status = bucket.shift() ?? 200;
      if (this.status === 0) this.onerror?.();
      else this.onload?.();
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, bucket, put] = [[], [], []];
  answers = {
    "POST /api/signage-videos": [{ status: 201, body: { data: WAITING } }],
    "POST /api/signage-videos/vid_1/uploaded": [{ body: { data: READY } }],
  };
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const line = `${method} ${address}`;
    asked.push({ line, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const [answer, ...later] = answers[line] ?? [];
    if (later.length > 0) answers[line] = later;
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send({ begun = null, video = null }: { begun?: Begun | null; video?: string | null } = {}) {
  const told: unknown[] = [];
  let achieved = begun;
  const result = sendVideo({
    ...{ file, video, begun, signal: new AbortController().signal },
    onBegun: (now) => (achieved = now),
    onProgress: (progress) => told.push(progress),
  }).then(
    (taken) => ({ taken, fault: null }),
    (fault: unknown) => ({ taken: null, fault }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { told, achieved, ...(await result) };
}
const lines = () => asked.map(({ line }) => line);
const refusal = (code: string, message: string) => ({ errors: [{ code, message }], requestId: "r" });

test("a file is sent to the bucket part by part, and then the server takes it in", async () => {
  const { taken, told } = await send();
  expect(taken).toMatchObject({ id: "vid_1", state: "ready" });
  expect(asked).toEqual([
    {
      line: "POST /api/signage-videos",
      body: { name: "Sommer 2026", file: { name: "Sommer 2026.mp4", bytes: BYTES } },
    },
    {
      line: "POST /api/signage-videos/vid_1/uploaded",
      body: {
        parts: [
          { number: 1, etag: '"1"' },
          { number: 2, etag: '"2"' },
        ],
      },
    },
  ]);
  expect(put).toEqual([
    { url: "https://bucket.test/1", bytes: VIDEO_PART_BYTES },
    { url: "https://bucket.test/2", bytes: 10 },
  ]);
  expect(told).toEqual([VIDEO_PART_BYTES / BYTES, 1, "checking"]);
});

test("a part that fails is sent again, and only that", async () => {
  bucket = [200, 500, 0, 200];
  const { taken } = await send();
  expect(taken).toMatchObject({ state: "ready" });
  expect(put.map(({ url }) => url.at(-1))).toEqual(["1", "2", "2", "2"]);
});

test("an attempt without a connection keeps what has arrived, and the next one goes on with the rest", async () => {
  bucket = [200, 0, 0, 0, 0];
  const { fault, achieved } = await send();
  expect(fault).toMatchObject({ isOffline: true, isFinal: false, message: /geht weiter/ });
  expect([...(achieved?.etags ?? [])]).toEqual([[1, '"1"']]);
  [asked, put] = [[], []];
  expect((await send({ begun: achieved })).taken).toMatchObject({ state: "ready" });
  expect(put.map(({ url }) => url.at(-1))).toEqual(["2"]);
  expect(lines()).toEqual(["POST /api/signage-videos/vid_1/uploaded"]);
});

test("addresses that have expired are renewed for the parts that are missing", async () => {
  bucket = [200, 403, 200];
  answers["POST /api/signage-videos/vid_1/parts"] = [{ body: { data: upload([2], "?later=2") } }];
  expect((await send()).taken).toMatchObject({ state: "ready" });
  expect(asked[1]).toEqual({ line: "POST /api/signage-videos/vid_1/parts", body: { numbers: [2] } });
  expect(put.at(-1)?.url).toBe("https://bucket.test/2?later=2");
});

test("a bucket that refuses again and again is no endless loop", async () => {
  bucket = Array<number>(20).fill(403);
  answers["POST /api/signage-videos/vid_1/parts"] = [{ body: { data: upload() } }];
  expect((await send()).fault).toMatchObject({ isFinal: false, message: /unterbrochen/ });
  expect(put.length).toBe(3);
});

test("a server that takes too long is asked again, since it answers the same", async () => {
  const line = "POST /api/signage-videos/vid_1/uploaded";
  answers[line] = [{ status: 503, body: refusal("internal", "Gerade nicht.") }, { body: { data: READY } }];
  expect((await send()).taken).toMatchObject({ state: "ready" });
  expect(lines().filter((asking) => asking === line)).toHaveLength(2);
});

test("a file that did not arrive whole is sent from its beginning to the same video", async () => {
  const line = "POST /api/signage-videos/vid_1/uploaded";
  answers[line] = [{ status: 409, body: refusal("video.not_arrived", "Nicht angekommen.") }, { body: { data: READY } }];
  const { fault, achieved } = await send();
  expect(fault).toMatchObject({ isFinal: false, message: "Nicht angekommen." });
  expect(achieved).toMatchObject({ id: "vid_1", upload: null });
  answers["POST /api/signage-videos/vid_1/upload"] = [{ body: { data: WAITING } }];
  put = [];
  expect((await send({ begun: achieved })).taken).toMatchObject({ state: "ready" });
  expect(put).toHaveLength(2);
});

test("a video that is there gets the file", async () => {
  answers["POST /api/signage-videos/vid_1/upload"] = [{ body: { data: WAITING } }];
  expect((await send({ video: "vid_1" })).taken).toMatchObject({ state: "ready" });
  expect(lines()[0]).toBe("POST /api/signage-videos/vid_1/upload");
});

test("a video that was removed meanwhile is told", async () => {
  answers["POST /api/signage-videos/vid_1/upload"] = [{ status: 404, body: refusal("record.missing", "Fehlt.") }];
  expect((await send({ video: "vid_1" })).fault).toMatchObject({ isFinal: true, message: /gelöscht/ });
});

test("what is given up is ended at once", async () => {
  const controller = new AbortController();
  const sending = sendVideo({
    ...{ file, video: null, begun: null, signal: controller.signal },
    onBegun: () => controller.abort(),
    onProgress: () => undefined,
  });
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(put).toEqual([]);
});

test("what the server would refuse is not sent", async () => {
  const of = (name: string, type: string, size: number) => videoFault({ name, type, size });
  expect(of("a.mp4", "", 1)).toBeNull();
  expect(of("a", "video/webm", 500_000_000)).toBeNull();
  expect(of("a.mp4", "video/mp4", 500_000_001)).toContain("500 MB");
  expect(of("a.webm", "video/webm", 0)).toContain("leer");
  expect(of("a.avi", "video/x-msvideo", 5)).toContain("MP4- oder WebM");
});

test("a length is written as players write it", () => {
  expect([5, 65, 3723.4, 59.6].map(lengthText)).toEqual(["0:05", "1:05", "1:02:03", "1:00"]);
});
