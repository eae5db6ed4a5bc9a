import { expect, it } from "vitest";
import { bundleFaults } from "../bundle/bundle";
import { isReservedPath, isScreenPath } from "./reserved-path";

it.each([
  "store/neubau",
  "store",
  "status/a/b",
  "api",
  "API/init",
  "backend",
  "backendbuch",
  "image/x",
  "upload",
  "fonts/a",
  "assets",
  "build",
  "display/frontdesk",
  "store//neubau",
])("%s is reserved for the platform", (path) => {
  expect(isReservedPath(path)).toBe(true);
});

it.each([
  "ueber-uns",
  "stores",
  "apiary",
  "ratgeber/store",
  "imagefilm",
  "site/kontakt",
  "site",
  "site/imprint",
  "statusmeldung",
  "buildings",
])("%s is free for a site", (path) => {
  expect(isReservedPath(path)).toBe(false);
});

it("a bundle with such a site is refused", () => {
  const sites = [
    { id: "a", path: "store/neubau", name: "A" },
    { id: "b", path: "ueber-uns", name: "B" },
  ];
  expect(bundleFaults({ sites })).toEqual([
    {
      field: "sites.0.path",
      code: "validation.reserved",
      message: "Diese Adresse ist für den Shop selbst reserviert.",
    },
  ]);
});

it.each(["/", "/store/neubau", "/status/a/b", "/ueber-uns?a=1#b", "/site/imprint"])(
  "%s is a screen of the shop",
  (href) => {
    expect(isScreenPath(href)).toBe(true);
  },
);

it.each([
  "/image/small/a-1.jpg",
  "/upload/x",
  "/sitemap.xml",
  "/preise.pdf?v=2",
  "/api/init",
  "/backend",
  "//example.test/a",
  "https://example.test",
  "tel:1",
  "#a",
])("%s is loaded as a new page", (href) => {
  expect(isScreenPath(href)).toBe(false);
});
