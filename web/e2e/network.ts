import { type Page, expect } from "@playwright/test";

const QUIET = 1_000;

/**
 * Waits until the page has asked for nothing for a second. The state "networkidle" of the browser does not do here: it
 * never sees the end of the shop's data that the document asks for ahead, and comes after half a minute.
 */
export async function isQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  page.on("request", note);
  await expect.poll(() => Date.now() - last, { intervals: [QUIET / 4] }).toBeGreaterThan(QUIET);
  page.off("request", note);
}
