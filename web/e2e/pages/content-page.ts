import { type Locator, type Page, expect } from "@playwright/test";

/** The answer to the cookie banner. */
const CONSENT = "cookie-banner-acceptance-state";

export async function answerCookies(page: Page, url: string, answer: "accepted" | "rejected"): Promise<void> {
  await page.context().addCookies([{ name: CONSENT, value: answer, url }]);
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const section = (page: Page, type: string): Locator => page.locator(`[data-section="${type}"]`);
