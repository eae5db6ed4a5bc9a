import { expect, it, vi } from "vitest";

vi.stubGlobal("window", { location: { hostname: "shop.example.test", reload: () => undefined } });
const { trackerCookies } = await import("./trackers");

it("only the trackers' cookies are removed", () => {
  expect(
    trackerCookies("session=1; _ga=2; _ga_ABC=3; cookie-banner-acceptance-state=accepted; _fbp=4; _gcl_au=5; gadget=6"),
  ).toEqual(["_ga", "_ga_ABC", "_fbp", "_gcl_au"]);
  expect(trackerCookies("")).toEqual([]);
});
