import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** A table that an owner writes in Markdown has a head, if only an empty one. */
const RULES_OFF = ["empty-table-header"];

/**
 * No fault by the rules of WCAG 2.1 AA and best practice, and nothing that scrolls sideways. `what` names the screen in
 * the failure.
 */
export async function passes(page: Page, what: string): Promise<void> {
  // Colours that still fade in are nobody's to judge.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"])
    .disableRules(RULES_OFF)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
  await fits(page, what);
}

/**
 * Nothing scrolls sideways. Measured against the window as it was set: that of a phone grows with what does not fit.
 */
export async function fits(page: Page, what: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const outside = (): Promise<string[]> =>
    page.evaluate((limit) => {
      if (document.documentElement.scrollWidth <= limit) return [];
      const elements = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > limit + 1,
      );
      return [
        `${document.documentElement.scrollWidth} px`,
        ...elements
          .slice(-3)
          .map(({ tagName, textContent }) => `${tagName} ${(textContent ?? "").trim().slice(0, 40)}`),
      ];
    }, width);
  // What comes in from the side is on its way for a moment.
  await expect.poll(outside, { message: `${what} scrolls sideways` }).toEqual([]);
}

/**
 * Nothing with text in it cuts that text off or stands out of the window: what a rail or a table scrolls by itself may.
 */
export async function shows(page: Page, what: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const width = window.innerWidth;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "",
      );
    const scrolls = (element: Element): boolean => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const isIn = (element: Element, test: (ancestor: Element) => boolean): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (test(at)) return true;
      return false;
    };
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      // Only for screen readers: a pixel large. Rows far from the window are not laid out.
      if (
        !element.checkVisibility({ contentVisibilityAuto: true }) ||
        !hasText(element) ||
        own <= 1 ||
        isIn(element, (at) => at.matches(".sr-only, [inert], option"))
      )
        return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
      const isOut = (right > width + 1 || left < -1) && !isIn(element, scrolls);
      return isCut || isOut
        ? [`${isCut ? "cut" : "out"}: ${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`]
        : [];
    });
  });
  expect(faults, what).toEqual([]);
}
