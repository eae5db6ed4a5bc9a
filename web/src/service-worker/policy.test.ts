import { describe, expect, test } from "vitest";
import { isKept, kindOf } from "./policy";

const origin = "https://shop.example";
const kind = (path: string, { method = "GET", mode = "cors" } = {}) =>
  kindOf({ method, url: new URL(path, origin).href, mode, origin });

describe("what the service worker answers", () => {
  test.each([
    ["/", "page"],
    ["/store/neubau", "page"],
    ["/status/01H/abc", "page"],
    ["/site/imprint", "page"],
    ["/backend", null],
    ["/backend/login", null],
    ["/display", null],
    ["/_local", null],
    ["/api/openapi.json", null],
    ["/image/logo-1.png", null],
    ["/sitemap.xml", null],
    ["/robots.txt", null],
  ])("navigation to %s: %s", (path, expected) => {
    expect(kind(path, { mode: "navigate" })).toBe(expected);
  });

  test.each([
    ["/api/init", "init"],
    ["/api/orders/public/01H/abc", "order"],
    ["/api/orders/public/01H/abc/questionnaire", null],
    ["/api/orders", null],
    ["/api/orders/current", null],
    ["/api/config", null],
    ["/api/users", null],
    ["/assets/shop-abc.js", "asset"],
    ["/image/small/logo-1.png", "image"],
    ["/fonts/google/inter/style-400.embed.css", "font"],
    ["/upload/hash/a-1.pdf", null],
    ["https://api.mapbox.com/api/init", null],
  ])("request for %s: %s", (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  test.each(["POST", "PUT", "DELETE", "HEAD"])("never a %s", (method) => {
    for (const path of ["/", "/api/init", "/api/orders/public/01H/abc", "/image/a-1.png"])
      expect(kind(path, { method })).toBeNull();
  });
});

describe("what is kept", () => {
  const answer = { ok: true, type: "basic", cacheControl: "public, max-age=0, s-maxage=5" };
  test("a public bundle, but none that belongs to a session", () => {
    expect(isKept({ kind: "init", ...answer })).toBe(true);
    expect(isKept({ kind: "init", ...answer, cacheControl: "private, no-store" })).toBe(false);
    expect(isKept({ kind: "image", ...answer, cacheControl: "no-store" })).toBe(false);
  });
  test("an order, for whoever holds its address", () => {
    expect(isKept({ kind: "order", ...answer, cacheControl: "no-store" })).toBe(true);
  });
  test.each([{ ok: false }, { type: "opaque" }, { type: "error" }])("nothing that is %o", (fault) => {
    for (const kind of ["init", "order", "image", "font"] as const)
      expect(isKept({ kind, ...answer, ...fault })).toBe(false);
  });
});
