import { afterEach, describe, expect, test, vi } from "vitest";
import { request } from "../../test/support/request";

const KEY = "a-key-of-the-stage";
const EDGE = "192.0.2.200";
const VIEWER = "203.0.113.7";

afterEach(() => {
  vi.unstubAllEnvs();
});

async function addressOf({
  key,
  given,
  viewer = VIEWER,
  ip = EDGE,
}: {
  key?: string | undefined;
  given?: string | undefined;
  viewer?: string;
  ip?: string;
}): Promise<string> {
  vi.stubEnv("ORIGIN_KEY", key);
  vi.resetModules();
  const { viewerAddress } = await import("./viewer-address");
  return viewerAddress(
    request({
      path: "/api/login",
      headers: { "x-viewer-address": viewer, ...(given === undefined ? {} : { "x-origin-key": given }) },
      ip,
    }),
  );
}

describe("the viewer's address", () => {
  test("is taken from CloudFront's header", async () => {
    expect(await addressOf({ key: KEY, given: KEY })).toBe(VIEWER);
  });

  test("is not taken from other callers' headers", async () => {
    for (const given of [undefined, "", "a-key", `${KEY}x`]) expect(await addressOf({ key: KEY, given })).toBe(EDGE);
  });

  test("is the source address without CloudFront, whatever the headers say", async () => {
    for (const given of [undefined, "", KEY]) expect(await addressOf({ key: undefined, given })).toBe(EDGE);
    expect(await addressOf({ key: "", given: "" })).toBe(EDGE);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["203.0.113.7", "203.0.113.7"],
  ])("%s counts as %s, from CloudFront and by itself", async (address, network) => {
    expect(await addressOf({ key: KEY, given: KEY, viewer: address })).toBe(network);
    expect(await addressOf({ ip: address })).toBe(network);
  });
});
