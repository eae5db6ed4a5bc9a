import { describe, expect, test } from "vitest";
import { type Circumstances, type InstallEvent, nextStep, platformOf, promptDelay } from "./install-flow";

const FREE: Circumstances = {
  isEnabled: true,
  isSupported: true,
  isStandalone: false,
  isRegistered: false,
  isDismissed: false,
  isSelfService: false,
};

describe("install flow", () => {
  test.each<[string, InstallEvent[], string]>([
    ["asks", ["offer"], "prompt"],
    ["goes away when refused", ["offer", "dismiss"], "hidden"],
    ["explains when taken", ["offer", "accept"], "instructions"],
    ["ends when finished", ["offer", "accept", "finish"], "hidden"],
    ["goes back to the question when canceled", ["offer", "accept", "cancel"], "prompt"],
    ["can be refused after canceling", ["offer", "accept", "cancel", "dismiss"], "hidden"],
    ["ignores what does not belong to the step", ["accept", "finish", "cancel", "dismiss"], "hidden"],
    ["is not refused in the middle", ["offer", "accept", "dismiss"], "instructions"],
  ])("%s", (_name, events, expected) => {
    expect(events.reduce(nextStep, "hidden")).toBe(expected);
  });
});

describe("when to ask", () => {
  test("250 ms after the cookies were accepted", () => {
    expect(promptDelay({ circumstances: FREE, atLoad: null, consent: "accepted" })).toBe(250);
    expect(promptDelay({ circumstances: FREE, atLoad: "rejected", consent: "accepted" })).toBe(250);
  });
  test("5 s after loading where they had been accepted before", () => {
    expect(promptDelay({ circumstances: FREE, atLoad: "accepted", consent: "accepted" })).toBe(5000);
  });
  test.each([null, "rejected"] as const)("never with the answer %s", (consent) => {
    expect(promptDelay({ circumstances: FREE, atLoad: "accepted", consent })).toBeNull();
  });
  test.each<Partial<Circumstances>>([
    { isEnabled: false },
    { isSupported: false },
    { isStandalone: true },
    { isRegistered: true },
    { isRegistered: null },
    { isDismissed: true },
    { isSelfService: true },
  ])("never with %o", (circumstance) => {
    expect(
      promptDelay({ circumstances: { ...FREE, ...circumstance }, atLoad: "accepted", consent: "accepted" }),
    ).toBeNull();
  });
});

describe("platform", () => {
  test.each([
    [
      "iphone",
      {
        userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
        touchPoints: 5,
        hasInstallEvent: false,
      },
    ],
    [
      "ipad",
      {
        userAgent: "Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Safari/604.1",
        touchPoints: 5,
        hasInstallEvent: false,
      },
    ],
    [
      "ipad",
      {
        userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1",
        touchPoints: 5,
        hasInstallEvent: false,
      },
    ],
    [
      "other",
      {
        userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1",
        touchPoints: 0,
        hasInstallEvent: false,
      },
    ],
    ["supported", { userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/126.0", touchPoints: 5, hasInstallEvent: true }],
    [
      "other",
      {
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        touchPoints: 0,
        hasInstallEvent: false,
      },
    ],
  ])("%s", (platform, browser) => {
    expect(platformOf(browser)).toBe(platform);
  });
});
