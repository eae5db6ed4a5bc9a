import { expect, it } from "vitest";
import { navigationState } from "./navigation-state";

const entry = (href: string | null, ...items: { href: string | null; items: [] }[]) => ({ href, items });
const leaf = (href: string | null): { href: string | null; items: [] } => ({ href, items: [] });

it.each([
  ["/", "/", "current"],
  ["/", "/store/wien", "none"],
  ["/jobs", "/jobs/", "current"],
  ["/jobs?x=1#y", "/jobs", "current"],
  ["/store/wien", "/store/wien", "current"],
  ["/store/wien", "/store/wien/checkout", "ancestor"],
  ["/store/wien", "/store/wiental", "none"],
  ["/über-uns", "/%C3%BCber-uns", "current"],
  ["/%E0%A4%A", "/%E0%A4%A", "current"],
  ["https://example.test/jobs", "/jobs", "none"],
  ["#", "/", "none"],
])("an entry to %s is, on %s, %s", (href, path, state) => {
  expect(navigationState({ entry: entry(href), path })).toBe(state);
});

it("an entry that holds the current one is its ancestor, at any depth and without a page of its own", () => {
  const nested = { href: null, items: [{ href: "/team", items: [leaf("/team/koch")] }, leaf("/jobs")] };
  expect(navigationState({ entry: nested, path: "/team/koch" })).toBe("ancestor");
  expect(navigationState({ entry: nested, path: "/jobs" })).toBe("ancestor");
  expect(navigationState({ entry: nested, path: "/" })).toBe("none");
});
