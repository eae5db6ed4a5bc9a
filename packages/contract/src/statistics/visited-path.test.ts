import * as fc from "fast-check";
import { expect, it } from "vitest";
import { makeBranch } from "../../test/fixtures";
import { makeShop, site } from "../../test/page-shop";
import { OTHER_PATH, visitedPath } from "./visited-path";

const longest = "a".repeat(200);
const shop = makeShop({
  branches: [makeBranch({ identifier: "wieden", isWithdrawalEnabled: true })],
  sites: [...makeShop().sites, site({ path: "other" }), site({ path: "Jobs/Koch" }), site({ path: longest })],
});

it.each([
  ["/", "/"],
  ["/store/wieden", "/store/wieden"],
  ["/store/wieden/", "/store/wieden"],
  ["/store/wieden/checkout", "/store/wieden/checkout"],
  ["/store/wieden/checkout/error", "/store/wieden/checkout"],
  ["/store/unbekannt", OTHER_PATH],
  ["/status/ABCDEF/0123456789", "/status"],
  ["/status/ABCDEF/0123456789/", "/status"],
  ["/status/ABCDEF/0123456789/withdrawal", "/withdrawal"],
  ["/status/ABCDEF", OTHER_PATH],
  ["/status/ABCDEF/0123456789/mehr", OTHER_PATH],
  ["/withdrawal", "/withdrawal"],
  ["/site/privacy", "/site/privacy"],
  ["/jobs/koch", "/Jobs/Koch"],
  ["//Jobs//Koch//", "/Jobs/Koch"],
  ["/other", "/other"],
  ["/?token=geheim", OTHER_PATH],
  ["/anna@example.test", OTHER_PATH],
  [`/${longest}`, OTHER_PATH],
  ["", OTHER_PATH],
  [OTHER_PATH, OTHER_PATH],
])("a view of %s counts for %s", (path, visited) => {
  expect(visitedPath({ shop, path })).toBe(visited);
  // As the server makes it of what the browser sends.
  expect(visitedPath({ shop, path: visited })).toBe(visited);
});

it("is one of the shop's own paths, whatever was entered", () => {
  const own = ["/", "/store/wieden", "/store/wieden/checkout", "/status", "/withdrawal", OTHER_PATH];
  const known = new Set([...own, ...shop.sites.map(({ path }) => `/${path}`)]);
  const part = fc.oneof(
    fc.constantFrom("", "store", "wieden", "checkout", "status", "withdrawal", "jobs", "koch", ".."),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const visited = visitedPath({ shop, path: `/${parts.join("/")}` });
      expect(known.has(visited) || visited.startsWith("/site/")).toBe(true);
    }),
  );
});
