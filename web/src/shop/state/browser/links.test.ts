import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Site } from "@tresen/contract/site/site.resource";
import { describe, expect, it } from "vitest";
import { navigationLink } from "./links";

const shop = {
  sites: [{ id: "s", name: "Über uns", path: "ueber-uns" } as Site],
  branches: [{ id: "b", name: "Mitte", identifier: "mitte" } as Branch],
};
const item = { label: "", url: "", isEnabled: true };

describe("navigationLink", () => {
  it("leads to the start page, a site, a branch or an address", () => {
    expect(navigationLink({ item: { ...item, type: "home" }, shop })).toMatchObject({ label: "Startseite", href: "/" });
    expect(navigationLink({ item: { ...item, type: "site", site: "s" }, shop })).toMatchObject({
      label: "Über uns",
      href: "/ueber-uns",
    });
    expect(navigationLink({ item: { ...item, type: "branch", branch: "b", label: "Filiale" }, shop })).toMatchObject({
      label: "Filiale",
      href: "/store/mitte",
    });
    expect(navigationLink({ item: { ...item, type: "link", url: "https://example.com" }, shop })).toMatchObject({
      isExternal: true,
    });
  });
  it("leaves out entries that are disabled or have no target", () => {
    expect(navigationLink({ item: { ...item, type: "home", isEnabled: false }, shop })).toBeNull();
    expect(navigationLink({ item: { ...item, type: "site", site: "gone" }, shop })).toBeNull();
    expect(navigationLink({ item: { ...item, type: "link" }, shop })).toBeNull();
  });
});
