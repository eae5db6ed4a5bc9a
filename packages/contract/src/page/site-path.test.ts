import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSite } from "./site-path";

const sites = [{ path: "verleih" }, { path: "ratgeber/pflege" }, { path: "Jobs" }, { path: "jobs" }];

describe("the address of a page", () => {
  it.each([
    ["/verleih", "verleih"],
    ["/verleih/", "verleih"],
    ["/Verleih", "verleih"],
    ["//ratgeber//pflege//", "ratgeber/pflege"],
    ["/RATGEBER/Pflege", "ratgeber/pflege"],
    ["/%76erleih", "verleih"],
    ["/jobs", "jobs"],
    ["/Jobs", "Jobs"],
  ])("%s is the page %s", (pathname, path) => {
    expect(findSite({ sites, pathname })).toEqual({ path });
  });

  it.each(["/ratgeber", "/verleih/pflege", "/", "/%E0%A4%A", "/verleih%2Fx", "/../verleih"])(
    "%s is none",
    (pathname) => {
      expect(findSite({ sites, pathname })).toBeNull();
    },
  );

  it("is read without throwing, whatever the address contains", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string(),
          fc.string().map((text) => `/%${text}`),
        ),
        (path) => typeof findSite({ sites, pathname: path }) === "object",
      ),
    );
  });
});
