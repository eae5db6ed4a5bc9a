import { type Page, expect } from "@playwright/test";

const QUIET = 1_000;

/**
 * Waits until the page has sent no request for a second, or as long as is said. The browser's state "networkidle" does
 * not work here: it does not notice the end of the preloaded request for the shop's data, and is reached only after
 * half a minute.
 */
export async function isQuiet(page: Page, quiet = QUIET): Promise<void> {
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  page.on("request", note);
  await expect.poll(() => Date.now() - last, { intervals: [quiet / 4] }).toBeGreaterThan(quiet);
  page.off("request", note);
}
