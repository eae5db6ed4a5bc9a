import { afterEach, expect, it, vi } from "vitest";
import { parsePgm, picturesOf } from "./pictures";

const pgm = (head: string, length: number): Uint8Array => Buffer.concat([Buffer.from(head), Buffer.alloc(length, 7)]);
const paper = (image: string) => [{ kind: "picture", image, width: 50 } as const];

afterEach(() => vi.unstubAllGlobals());

it("reads a grey picture, and nothing else", () => {
  expect(parsePgm(pgm("P5\n3 2\n255\n", 6))).toMatchObject({ width: 3, height: 2, grey: { length: 6 } });
  for (const bytes of [pgm("P5\n3 2\n255\n", 5), pgm("P6\n3 2\n255\n", 6), pgm("", 0), pgm("P5\n3 2\n65535\n", 6)])
    expect(parsePgm(bytes)).toBeNull();
});

it("asks once for a picture, and once a minute for one that cannot be had", async () => {
  const fetched = vi.fn((url: URL) =>
    url.pathname.includes("logo")
      ? Promise.resolve(new Response(Buffer.from(pgm("P5\n2 2\n255\n", 4))))
      : Promise.reject(new Error("nobody answers")),
  );
  vi.stubGlobal("fetch", fetched);
  for (let time = 0; time < 3; time += 1) {
    expect((await picturesOf(paper("logo-1"))).get("logo-1")).toMatchObject({ width: 2, height: 2 });
    expect((await picturesOf(paper("gone-1"))).size).toBe(0);
  }
  expect(fetched.mock.calls.map(([url]) => url.pathname)).toEqual([
    "/image/paper/logo-1.pgm",
    "/image/paper/gone-1.pgm",
  ]);
});
