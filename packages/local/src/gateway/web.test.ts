import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
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
  await mkdir(join(folder, "display"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "index.html"), "<p>shop</p>");
  await writeFile(join(folder, "backend/index.html"), "<p>back-office</p>");
  await writeFile(join(folder, "display/index.html"), "<p>display</p>");
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
    ["/display", "shop"],
    ["/display/frontdesk", "display"],
    ["/display/backoffice", "display"],
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

  test("files with a hash in their name are cached for a year, and compressed for clients that accept it", async () => {
    const response = await fetch(`${url}/assets/shop-abc.js`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(SCRIPT);
  });

  test("missing or hidden files are not answered with a page", async () => {
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

  test("a removed file is missing, and all others are still served", async () => {
    await writeFile(join(folder, "assets/vanishing.js"), SCRIPT);
    expect((await fetch(`${url}/assets/vanishing.js`)).status).toBe(200);
    await rm(join(folder, "assets/vanishing.js"));
    const missing = await fetch(`${url}/assets/vanishing.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(`${url}/assets/shop-abc.js`)).status).toBe(200);
  });

  test("a file that cannot be read is missing, whatever the reason", async () => {
    await mkdir(join(folder, "assets/folder.js"));
    expect((await fetch(`${url}/assets/folder.js`)).status).toBe(404);
    await symlink(join(folder, "assets/gone.js"), join(folder, "assets/broken.js"));
    expect((await fetch(`${url}/assets/broken.js`)).status).toBe(404);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  test("the files of a rebuild are served without a restart", async () => {
    const built = await mkdtemp(join(tmpdir(), "tresen-web-rebuilt-"));
    await writeFile(join(built, "index.html"), "<p>before</p>");
    const web = serveWeb(built);
    const rebuilt = await listen((request, response) => void web(request, response));
    const read = async (path: string): Promise<string> =>
      (await fetch(`http://127.0.0.1:${rebuilt.port}${path}`)).text();
    try {
      expect(await read("/")).toBe("<p>before</p>");
      await rm(built, { recursive: true });
      expect(await read("/")).toBe("Not found");
      await mkdir(join(built, "assets"), { recursive: true });
      await writeFile(join(built, "index.html"), "<p>afterwards</p>");
      await writeFile(join(built, "assets/shop-new.js"), "1");
      expect(await read("/")).toBe("<p>afterwards</p>");
      expect(await read("/assets/shop-new.js")).toBe("1");
    } finally {
      rebuilt.close();
      await rm(built, { recursive: true });
    }
  });

  test("a HEAD request gets only the headers", async () => {
    const response = await fetch(`${url}/assets/shop-abc.js`, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect(response.headers.get("content-length")).toBe(String(SCRIPT.length));
    expect(response.headers.get("content-type")).toBe("text/javascript");
    expect(await response.text()).toBe("");
  });

  test("only GET and HEAD are allowed", async () => {
    const response = await fetch(url, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
