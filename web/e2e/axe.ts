import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** A table that an owner writes in Markdown has a head, if only an empty one. */
const RULES_OFF = ["empty-table-header"];

/** No fault by the rules of WCAG 2.1 AA and best practice, and nothing that scrolls sideways. `what` names the screen in the failure. */
export async function passes(page: Page, what: string): Promise<void> {
  // Colours that still fade in are nobody's to judge.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity).map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]).disableRules(RULES_OFF).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
  await fits(page, what);
}

/** Nothing scrolls sideways. Measured against the window as it was set: that of a phone grows with what does not fit. */
export async function fits(page: Page, what: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what} scrolls sideways`).toBeLessThanOrEqual(width);
}
