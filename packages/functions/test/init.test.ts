import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { snapshotResources } from "@tresen/contract/published-resources";
import { metered } from "@tresen/core/platform/db";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import type { Reply } from "./support/api";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

interface Entry {
  url: string;
  data: unknown;
}
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const init = (headers: Record<string, string> = {}, session: string | null = null) =>
  send({ path: "/api/init", headers, session });
const entry = (reply: Reply, url: string): unknown =>
  (reply.data as Entry[]).find((candidate) => candidate.url === url)?.data;

describe("init without a session", () => {
  test("answers config, no user, and every resource of the shop, cacheable", async () => {
    const reply = await init();
    expect(reply.status).toBe(200);
    expect((reply.data as Entry[]).map(({ url }) => url)).toEqual([
      "config",
      "users/me",
      ...snapshotResources.map(({ name }) => name),
    ]);
    expect(entry(reply, "users/me")).toBeNull();
    expect(entry(reply, "config")).toMatchObject({ shopName: "Pizzeria Probe" });
    expect(entry(reply, "products")).toMatchObject([{ id: "prd_margherita", price: 990 }]);
    expect(reply.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=5, stale-while-revalidate=30",
      vary: "accept-encoding, cookie",
    });
    expect(reply.headers.etag).toMatch(/^"[^"]+"$/);
  });

  test("each entry equals the answer of its address", async () => {
    const reply = await init();
    for (const name of ["branches", "products", "menus"])
      expect(entry(reply, name)).toEqual((await send({ path: `/api/${name}` })).data);
    // Beside what is stored it says with which providers an order can be paid.
    const config = (await send({ path: "/api/config" })).data as Record<string, unknown>;
    expect(entry(reply, "config")).toEqual({ ...config, paymentProviders: [] });
  });

  test("answers 304 when nothing changed", async () => {
    const etag = String((await init()).headers.etag);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag}`, "*"]) {
      const reply = await init({ "if-none-match": header });
      expect(reply).toMatchObject({ status: 304, headers: { etag } });
      expect(reply.bytes).toHaveLength(0);
    }
    expect((await init({ "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is compressed for clients that accept brotli, and for no others", async () => {
    const plain = await init();
    const packed = await init({ "accept-encoding": "gzip, deflate, br;q=1.0" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect((await init({ "accept-encoding": "gzip, br;q=0" })).headers["content-encoding"]).toBeUndefined();
    expect((await init({ "accept-encoding": "brotli" })).headers["content-encoding"]).toBeUndefined();
  });

  test("costs at most one read", async () => {
    await init();
    for (let request = 0; request < 5; request += 1) {
      const { use } = await metered(() => init({ "accept-encoding": "br" }));
      expect(use.calls).toBeLessThanOrEqual(1);
    }
  });

  test("changes its ETag with the shop", async () => {
    const before = String((await init()).headers.etag);
    await send({ method: "POST", path: "/api/tags", body: { name: "Vegan" }, session: sessions.admin });
    await rebuildSnapshot({ startedAt: Date.now() });
    await expect.poll(async () => (await init({ "if-none-match": before })).status, { timeout: 3000 }).toBe(200);
    expect(entry(await init(), "tags")).toMatchObject([{ name: "Vegan" }]);
  });
});

describe("init with a session", () => {
  test("contains the user and is never cached", async () => {
    const anonymous = await init();
    const reply = await init({ "if-none-match": String(anonymous.headers.etag) }, sessions.employee);
    expect(reply).toMatchObject({ status: 200, headers: { "cache-control": "private, no-store" } });
    expect(reply.headers.etag).toBeUndefined();
    expect(entry(reply, "users/me")).toEqual((await send({ path: "/api/users/me", session: sessions.employee })).data);
    expect(entry(reply, "products")).toEqual(entry(anonymous, "products"));
  });

  test("is compressed too", async () => {
    const reply = await init({ "accept-encoding": "br" }, sessions.employee);
    expect(reply.headers["content-encoding"]).toBe("br");
    const { data } = JSON.parse(brotliDecompressSync(reply.bytes).toString()) as { data: Entry[] };
    expect(data.find(({ url }) => url === "users/me")?.data).toMatchObject({ username: "theke@example.test" });
  });

  test("an expired session counts as none", async () => {
    const reply = await send({ path: "/api/init", session: sessions.employee, now: NOW + 400 * 86_400_000 });
    expect(entry(reply, "users/me")).toBeNull();
    expect(reply.status).toBe(200);
  });
});

describe("init of a shop too large for a function's answer", () => {
  test(
    "is compressed also for clients that accept no encoding, or only an older one",
    { timeout: 120_000 },
    async () => {
      // Long texts of few products: as large as many products, and imported much sooner.
      const description = "Mit Käse überbacken. ".repeat(900);
      const { importBundle } = await import("@tresen/core/bundle");
      await importBundle({
        bundle: {
          products: Array.from({ length: 220 }, (_, index) => ({
            id: `prd_large_${index}`,
            name: `Produkt ${index}`,
            price: 100,
            description,
          })),
        },
        now: NOW,
      });
      for (const [headers, session] of [
        [{}, null],
        [{ "accept-encoding": "gzip" }, null],
        [{ "accept-encoding": "identity" }, sessions.employee],
      ] as const) {
        const reply = await init(headers, session);
        expect(reply).toMatchObject({ status: 200, headers: { "content-encoding": "gzip" } });
        expect(gunzipSync(reply.bytes).length).toBeGreaterThan(4_000_000);
        expect(reply.bytes.length).toBeLessThan(1_000_000);
      }
      expect((await init({ "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBe("br");
    },
  );
});
