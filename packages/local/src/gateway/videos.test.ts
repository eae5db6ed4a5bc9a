import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "../../test/listen";
import { serveVideos } from "./videos";

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const PATH = `/video/${"a1".repeat(32)}.mp4`;
let server: Listening;

beforeAll(async () => {
  const videos = serveVideos({
    head: async (key) => (`/${key}` === PATH ? { size: FILM.length, contentType: "video/mp4" } : null),
    open: async ({ from, to }) => Readable.from(FILM.subarray(from, to + 1)),
  });
  server = await listen((request, response) => void videos.respond(request, response));
});
afterAll(() => server.close());

async function ask(path: string, { range, method = "GET" }: { range?: string; method?: string } = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    ...(range ? { headers: { range } } : {}),
  });
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: Buffer.from(await response.arrayBuffer()) };
}

test("a video is sent whole, and may be kept for ever", async () => {
  const { status, headers, body } = await ask(`${PATH}?x=1`);
  expect([status, body.equals(FILM)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    ...{ "content-type": "video/mp4", "content-length": "1000", "accept-ranges": "bytes" },
    ...{ "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" },
  });
});

test.each([
  ["bytes=0-99", 0, 99],
  ["bytes=900-", 900, 999],
  ["bytes=999-5000", 999, 999],
  ["bytes=-10", 990, 999],
  ["bytes=-5000", 0, 999],
])("the range %s of it is sent", async (range, from, to) => {
  const { status, headers, body } = await ask(PATH, { range });
  expect([status, headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/1000`]);
  expect(body.equals(FILM.subarray(from, to + 1))).toBe(true);
});

test.each(["bytes=1000-", "bytes=4000-5000", "bytes=-0"])("the range %s is none of it", async (range) => {
  const { status, headers, body } = await ask(PATH, { range });
  expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */1000", 0]);
});

test.each(["bytes=5-2", "bytes=0-1,4-5", "lines=1-2", "bytes=-"])("%s is no range, so all is sent", async (range) =>
  expect(await ask(PATH, { range })).toMatchObject({ status: 200, headers: { "content-length": "1000" } }),
);

test("only its size is asked for, or something else altogether", async () => {
  const head = await ask(PATH, { method: "HEAD", range: "bytes=0-9" });
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([206, "10", 0]);
  expect((await ask(PATH, { method: "POST" })).status).toBe(405);
  for (const path of ["/video/a.mp4", PATH.replace("a1", "b2"), `${PATH}x`, "/video/../table.db"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
