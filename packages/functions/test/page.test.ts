import { rebuildSnapshot } from "@tresen/core/snapshot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const TEMPLATE = [
  '<!doctype html><html lang="de"><head><title>Online bestellen</title><script src="/assets/start.js" ',
  'data-screens=\'{"branch":"/assets/store.js /assets/field.js","division":"/assets/home.js"}\'></script></head>',
  '<body><div id="root"></div></body></html>',
].join("");
const EVIL = '"><script>alert(1)</script> $& $1';
/** Everything that Markdown could bring markup in by. */
const EVIL_TEXT =
  "Ein *guter* Anfang & <b onclick=alert(1)>mehr</b>\n\n<img src=x " +
  "onerror=alert(1)>\n\n![<script>](javascript:alert(1)) [hin](javascript:alert(1)) " +
  '[her](https://a.test/"onclick="alert(1)) <a href=javascript:alert(1)>x</a>\n\n`<svg ' +
  "onload=alert(1)>`\n\n- [x] <iframe src=//a.test>\n\n| <table> | b |\n|---|---|\n| 1 | 2 |";
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  vi.stubGlobal("fetch", async () => new Response(TEMPLATE));
  const sites = [
    { path: "ueber-uns", name: EVIL, isPublic: true },
    { path: "entwurf", name: "Entwurf", isPublic: false },
    { path: "text", name: "Text", isPublic: true, content: { text: EVIL_TEXT } },
    {
      path: "bild",
      name: "Bild",
      isPublic: true,
      type: "default",
      content: { sections: [{ type: "text-image", value: { title: EVIL, text: EVIL_TEXT } }] },
    },
  ];
  for (const body of sites) {
    expect((await send({ method: "POST", path: "/api/sites", body, session: sessions.admin })).status).toBe(201);
  }
  await rebuildSnapshot({ startedAt: Date.now() });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const page = (path?: string, headers: Record<string, string> = {}) =>
  send({ path: "/index.html", headers: { ...(path === undefined ? {} : { "x-page-path": path }), ...headers } });
const html = async (path?: string): Promise<string> => (await page(path)).bytes.toString();

describe("a page", () => {
  test("has title and metadata in its first answer", async () => {
    const reply = await page("/store/mitte");
    const text = reply.bytes.toString();
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "public, max-age=0, s-maxage=30",
      },
    });
    expect(reply.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(text).toContain("<title>Mitte - Pizzeria Probe</title>");
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/store\/mitte" \/>/);
    expect(text).toContain('<meta property="og:title" content="Mitte - Pizzeria Probe" />');
    const json = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? "null") as {
      "@graph": object[];
    };
    expect(json["@graph"][0]).toMatchObject({ "@type": "LocalBusiness", name: "Pizzeria Probe Mitte" });
  });

  test("shows its first view without a script", async () => {
    expect(await html("/store/mitte")).toMatch(/<div id="root"><div [^>]*aria-busy="true">.*<h1 [^>]*>Mitte<\/h1>/);
    expect(await html("/")).toMatch(/<h1 [^>]*>Pizzeria Probe<\/h1>.*<a href="\/store\/mitte">Mitte<\/a>/);
    expect(await html("/ueber-uns")).toContain("&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1</h1>");
    expect(await html("/status")).toContain('<div id="root"></div>');
  });

  test.each(["/text", "/bild"])("shows an owner's text on %s, without its markup", async (path) => {
    const text = /<div class="prose-text.*?<\/main>/s.exec(await html(path))?.[0] ?? "";
    expect(text).toContain("<p>Ein <em>guter</em> Anfang &amp; mehr</p>");
    expect(text).toContain("<code>&lt;svg onload=alert(1)&gt;</code>");
    expect(text.match(/<table[^>]*>/g)).toEqual(['<table tabindex="0">']);
    expect(text).toMatch(/ hin <a href="https:\/\/a\.test\/[^"]*">her<\/a>/);
    expect(text).not.toMatch(/<(?:img|script|svg|b|iframe|input)\b|href="javascript|"onclick/);
  });

  test("preloads its screen's files, without listing all files", async () => {
    const text = await html("/store/mitte");
    expect(text).toContain('<script src="/assets/start.js" data-screen="/assets/store.js /assets/field.js"></script>');
    expect(text).not.toMatch(/screens|home\.js/);
    expect(await html("/status")).toContain('data-screen=""');
  });

  test("of the checkout has the branch's page as canonical address", async () => {
    const reply = await page("/store/mitte/checkout");
    expect(reply.headers["x-robots-tag"]).toBeUndefined();
    expect(reply.bytes.toString()).toMatch(/<link rel="canonical" href="[^"]+\/store\/mitte" \/>/);
  });

  test("that does not exist is answered by the shop with 404", async () => {
    for (const path of ["/gibt-es-nicht", "/store/fehlt", "/store/%E0%A4%A", "/store/mitte/mehr"]) {
      const reply = await page(path);
      expect({ path, status: reply.status, robots: reply.headers["x-robots-tag"] }).toEqual({
        path,
        status: 404,
        robots: "noindex",
      });
      expect(reply.bytes.toString()).toContain('<div id="root"></div>');
    }
  });

  test("of an order is not indexed by search engines", async () => {
    for (const path of ["/store/mitte/checkout/error", "/status"]) {
      const reply = await page(path);
      expect({ path, status: reply.status, robots: reply.headers["x-robots-tag"] }).toEqual({
        path,
        status: 200,
        robots: "noindex",
      });
      expect(reply.bytes.toString()).not.toContain("ld+json");
    }
    expect(await html("/status")).not.toContain("canonical");
  });

  test("shows owners' texts escaped", async () => {
    const text = await html("/ueber-uns");
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 - Pizzeria Probe</title>");
  });

  test("is the start page without a path, and missing for an invalid path", async () => {
    for (const path of [undefined, ""]) expect(await page(path)).toMatchObject({ status: 200 });
    for (const path of ["nonsense", '/"><script>', `/${"x".repeat(3000)}`, "/index.html/x"]) {
      const reply = await page(path);
      expect({ path, status: reply.status }).toEqual({ path, status: 404 });
      expect(reply.bytes.toString()).toContain("<title>Pizzeria Probe</title>");
    }
  });

  test("that the browser has in its cache is confirmed with 304", async () => {
    const { headers } = await page("/");
    const reply = await page("/", { "if-none-match": String(headers.etag) });
    expect(reply.status).toBe(304);
    expect(reply.bytes).toHaveLength(0);
  });
});

describe("sitemap and robots.txt", () => {
  test("is generated from the published shop", async () => {
    const sitemap = await send({ path: "/sitemap.xml" });
    expect(sitemap).toMatchObject({ status: 200, headers: { "content-type": "application/xml; charset=utf-8" } });
    const text = sitemap.bytes.toString();
    expect(text).toMatch(/<loc>[^<]+\/store\/mitte<\/loc>/);
    expect(text).not.toMatch(/entwurf|checkout|status|backend/);
    const robots = await send({ path: "/robots.txt" });
    expect(robots).toMatchObject({ status: 200, headers: { "content-type": "text/plain; charset=utf-8" } });
    expect(robots.bytes.toString()).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
  });

  test.each(["/index.html", "/sitemap.xml", "/robots.txt"])("%s is only read", async (path) => {
    expect((await send({ method: "POST", path, body: {} })).status).toBe(405);
    expect((await send({ method: "HEAD", path })).bytes).toHaveLength(0);
  });
});
