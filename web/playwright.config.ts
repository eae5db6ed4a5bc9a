import { defineConfig } from "@playwright/test";

const MINUTE = 60_000;
// An empty name means Playwright's own browser. `npm test` finds out which one there is.
const executablePath = process.env.CHROMIUM_PATH || undefined;
const channel = process.env.CHROMIUM_CHANNEL || undefined;

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results",
  globalSetup: "./e2e/global-setup.ts",
  timeout: 2 * MINUTE,
  expect: { timeout: 10_000 },
  // Two processors for browser, platforms and tests: one that was late once is tried again, and the summary says so.
  workers: 2,
  retries: 1,
  forbidOnly: true,
  reporter: "list",
  use: {
    // What does not appear by then does not appear: the second try is worth more than the rest of the time.
    actionTimeout: 45_000,
    locale: "de-AT",
    timezoneId: "Europe/Vienna",
    // Recording costs a tenth of the time, and only what is tried again has failed.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath ? { executablePath } : {}) },
    ...(channel ? { channel } : {}),
  },
  // A test runs on both projects unless its tag names one: `onDesktop` and `onPhone` in e2e/fixtures.ts. On both runs
  // what depends on the size of the screen or on touch; the rest is spread, so that mouse and touch see shop and
  // back-office.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
