import { expect, it } from "vitest";
import { bundleFaults } from "../bundle";
import { configFields } from "../resources/config";
import { isReservedPath } from "./reserved-path";
import { legalPages } from "./route";

it.each(["store/neubau", "store", "status/a/b", "api", "API/init", "backend", "backendbuch", "image/x", "upload", "fonts/a", "assets", "build", "store//neubau", "Site/Privacy", "site//imprint/"])("%s is the platform's own", (path) => {
  expect(isReservedPath(path)).toBe(true);
});

it.each(["ueber-uns", "stores", "apiary", "ratgeber/store", "imagefilm", "site/kontakt", "site", "site/imprint/mehr", "statusmeldung", "buildings"])("%s is free for a site", (path) => {
  expect(isReservedPath(path)).toBe(false);
});

it("the legal pages' addresses are reserved", () => {
  for (const { path } of legalPages(configFields.parse({}))) expect(isReservedPath(path)).toBe(true);
});

it("a bundle with such a site is refused", () => {
  const sites = [{ id: "a", path: "store/neubau", name: "A" }, { id: "b", path: "ueber-uns", name: "B" }];
  expect(bundleFaults({ sites })).toEqual([{ field: "sites.0.path", code: "validation.reserved", message: "Diese Adresse ist für den Shop selbst reserviert." }]);
});
