import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { type Listening, listen } from "../../test/listen";
import { serveWeb } from "./web";

const SCRIPT = "console.log('shop');".repeat(100);
let folder = "";
let url = "";
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-web-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "backend"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "index.html"), "<p>shop</p>");
  await writeFile(join(folder, "backend/index.html"), "<p>back-office</p>");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  await writeFile(join(folder, "assets/shop-abc.js"), SCRIPT);
  await writeFile(join(folder, "assets/shop-abc.js.br"), brotliCompressSync(SCRIPT));
  const web = serveWeb(folder);
  server = await listen((request, response) => void web(request, response));
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe("pages and files", () => {
  test.each([
    ["/", "shop"],
    ["/store/eins", "shop"],
    ["/status/a/b", "shop"],
    ["/a.b/c", "shop"],
    ["/backendx", "shop"],
    ["/backend", "back-office"],
    ["/backend/", "back-office"],
    ["/backend/logout?x=1", "back-office"],
  ])("%s is answered by the entry of the %s", async (path, text) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<p>${text}</p>`);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self'[^;]*;/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a page that the browser holds is confirmed with 304", async () => {
    const etag = (await fetch(`${url}/store/eins`)).headers.get("etag") ?? "";
    expect((await fetch(`${url}/store/eins`, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("files with a hash in their name stay a year, compressed for whoever takes it", async () => {
    const response = await fetch(`${url}/assets/shop-abc.js`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(SCRIPT);
  });

  test("what is missing or hidden among the files is not answered with a page", async () => {
    expect((await fetch(`${url}/assets/shop-old.js`)).status).toBe(404);
    for (const path of [
      "/.env",
      "/.vite/manifest.json",
      "/..%2f..%2fpackage.json",
      "/wp-login.php?x=1",
      "/backend/missing.js",
      "/store/index.html",
    ])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  });

  test("nothing but reading is allowed", async () => {
    const response = await fetch(url, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
