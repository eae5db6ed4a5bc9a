import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ROOT } from "./synth";

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
}

const MAXIMUM_SIZE = 10_240;

function edgeFunction(name: string): (request: Partial<Request>) => Request {
  const source = readFileSync(join(ROOT, "stacks/web/edge", `${name}.js`), "utf8");
  expect(Buffer.byteLength(source)).toBeLessThan(MAXIMUM_SIZE);
  const handler = runInContext(`${source}\nhandler`, createContext({})) as (event: unknown) => Request;
  return (request) => handler({ viewer: { ip: "203.0.113.7" }, request: { uri: "/", headers: {}, ...request } });
}

describe("before pages", () => {
  const page = edgeFunction("page");
  it.each([
    ["/", "/index.html"],
    ["/filiale/margareten", "/index.html"],
    ["/orders/01ABC/hash.with-dot/status", "/index.html"],
    ["/backend", "/backend/index.html"],
    ["/backend/", "/backend/index.html"],
    ["/backend/login", "/backend/index.html"],
    ["/backend/index.html", "/backend/index.html"],
    ["/backend/preview.html", "/backend/preview.html"],
    ["/display/index.html", "/display/index.html"],
    ["/index.html", "/index.html"],
    ["/alt/karte.html", "/index.html"],
    ["/index.PHP", "/index.html"],
    ["/preise.pdf", "/preise.pdf"],
    ["/backendless", "/index.html"],
    ["/display/frontdesk", "/display/index.html"],
    ["/display/backoffice/", "/display/index.html"],
    ["/display", "/index.html"],
    ["/robots.txt", "/robots.txt"],
    ["/missing.js", "/missing.js"],
    ["//", "/index.html"],
  ])("%s becomes %s", (uri, expected) => {
    expect(page({ uri }).uri).toBe(expected);
  });

  it.each([
    ["/", "/"],
    ["/store/neubau", "/store/neubau"],
    ["/site/privacy", "/site/privacy"],
    ["/index.html/x", "/index.html/x"],
    ["/alt/karte.html", "/alt/karte.html"],
    ["/status/01ABC/hash", "/status"],
  ])("%s is requested as %s", (uri, expected) => {
    expect(page({ uri }).headers["x-page-path"]).toEqual({ value: expected });
  });

  it.each(["/backend", "/display/frontdesk", "/assets/shop.js", "/robots.txt", "/index.html"])(
    "%s is no page of the shop, whatever the browser claims",
    (uri) => {
      expect(page({ uri, headers: { "x-page-path": { value: "/evil" } } }).headers).toEqual({});
    },
  );
});

describe("behind pages", () => {
  const source = readFileSync(join(ROOT, "stacks/web/edge/redirect.js"), "utf8");
  type Answer = { headers: Record<string, { value: string }> };
  const handler = runInContext(`${source}\nhandler`, createContext({})) as (event: unknown) => Answer;
  const leads = (location: string, querystring: object) =>
    handler({ request: { querystring }, response: { headers: { location: { value: location } } } }).headers["location"]
      ?.value;
  const value = (text: string) => ({ value: text });

  it.each([
    ["/neu", {}, "/neu"],
    ["/neu", { tisch: value("4") }, "/neu?tisch=4"],
    ["/neu?x=1#oben", { a: value("%C3%A4"), leer: value("") }, "/neu?x=1&a=%C3%A4&leer#oben"],
    ["/neu#oben", { a: { value: "1", multiValue: [value("1"), value("2")] } }, "/neu?a=1&a=2#oben"],
    ["https://example.test/", { a: value("1") }, "https://example.test/?a=1"],
  ])("a redirect to %s asked with %j leads to %s", (location, query, expected) => {
    expect(leads(location, query)).toBe(expected);
  });

  it("a page stays as it is", () => {
    expect(handler({ request: { querystring: { a: value("1") } }, response: { headers: {} } })).toEqual({
      headers: {},
    });
  });
});

describe("before the API", () => {
  const api = edgeFunction("api");
  it("sets the host and the address of the viewer, whatever the request claims", () => {
    const headers = {
      host: { value: "shop.example.test" },
      "x-forwarded-host": { value: "evil.example.test" },
      "x-viewer-address": { value: "127.0.0.1" },
    };
    expect(api({ uri: "/api/login", headers })).toEqual({
      uri: "/api/login",
      headers: {
        host: { value: "shop.example.test" },
        "x-forwarded-host": { value: "shop.example.test" },
        "x-viewer-address": { value: "203.0.113.7" },
      },
    });
  });
  it("sets no host without one", () => {
    expect(api({ headers: { "x-forwarded-host": { value: "evil.example.test" } } }).headers).not.toHaveProperty(
      "x-forwarded-host",
    );
  });
});

describe("before pictures", () => {
  const image = edgeFunction("image");
  const all = "image/avif,image/webp,*/*";
  it.each([
    ["/image/small/img_1-1.jpg", all, "/image/small/img_1-1.avif"],
    ["/image/small/img_1-1.png", "image/webp,*/*", "/image/small/img_1-1.webp"],
    ["/image/small/img_1-1.jpg", "*/*", "/image/small/img_1-1.jpg"],
    ["/image/small/img_1-1.webp", all, "/image/small/img_1-1.webp"],
    ["/image/small/img_1-1.gif", all, "/image/small/img_1-1.webp"],
    ["/image/small/img_1-1.svg", all, "/image/small/img_1-1.svg"],
    ["/image/img_1-1.jpg", all, "/image/img_1-1.jpg"],
    ["/image/product/img_1-1.jpg", all, "/image/product/img_1-1.jpg"],
    ["/image/category/small/img_1-1.jpg", all, "/image/category/small/img_1-1.avif"],
    ["/image/hero/640/img_1-1.png", "*/*", "/image/hero/small/img_1-1.png"],
    ["/image/share/small/img_1-1.svg", all, "/image/share/small/img_1-1.svg"],
    ["/image/640/img_1-1.avif", all, "/image/small/img_1-1.avif"],
    ["/image/constructor/img_1-1.jpg", "*/*", "/image/constructor/img_1-1.jpg"],
    ["/image/../secret-1.jpg", all, "/image/../secret-1.jpg"],
  ])("%s for %s becomes %s", (uri, accept, expected) => {
    expect(image({ uri, headers: { accept: { value: accept } } }).uri).toBe(expected);
  });
  it.each([
    ["product/img_1-1.jpg", "none", "img_1-1.jpg"],
    ["product/640/img_1-1.jpg", "none", "small/img_1-1.avif"],
    ["category/tiny/img_1-1.svg", "none", "tiny/img_1-1.svg"],
    ["product/640/img_1-1.jpg", "0a1b2c3d", "cut/product-0a1b2c3d-small/img_1-1.avif"],
    ["share/medium/img_1-1.webp", "0a1b2c3d", "cut/share-0a1b2c3d-medium/img_1-1.webp"],
    ["hero/img_1-1.jpg", "0a1b2c3d", "cut/hero-0a1b2c3d-large/img_1-1.avif"],
    ["category/tiny/img_1-1.svg", "0a1b2c3d", "cut/category-0a1b2c3d-large/img_1-1.svg"],
    ["category/tiny/img_1-1.jpg", "../secret", "category/tiny/img_1-1.avif"],
    ["tiny/img_1-1.jpg", "0a1b2c3d", "tiny/img_1-1.avif"],
  ])("/image/%s with the cut %s becomes /image/%s, as the function stores it", (path, cut, expected) => {
    const request = { headers: { accept: { value: all } }, querystring: { cut: { value: cut } } };
    expect(image({ uri: `/image/${path}`, ...request }).uri).toBe(`/image/${expected}`);
  });
  it("needs no accept header", () => {
    expect(image({ uri: "/image/small/img_1-1.jpg" }).uri).toBe("/image/small/img_1-1.jpg");
  });
});
