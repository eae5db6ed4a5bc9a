import axe, { type RunOptions } from "axe-core";
import { type Page, expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
/** A table in Markdown always has a head, which may be empty. */
const RULES_OFF = { "empty-table-header": { enabled: false } };

/**
 * Expects no violation of WCAG 2.1 AA and of best practices, and no horizontal scrolling. `what` names the screen in
 * the failure message.
 */
export async function passes(page: Page, what: string): Promise<void> {
  await isStill(page);
  expect(await violations({ page, options: { runOnly: TAGS, rules: RULES_OFF } }), what).toEqual([]);
  await fits(page, what);
}

/** Expects readable colours, for a screen that has passed all rules in another theme. */
export async function contrasts(page: Page, what: string): Promise<void> {
  await isStill(page);
  expect(await violations({ page, options: { runOnly: ["color-contrast"] } }), what).toEqual([]);
}

/** Expects what is pressed to be 24 px in size or far enough from its neighbours (WCAG 2.2, 2.5.8). */
export async function targets(page: Page, what: string): Promise<void> {
  await isStill(page);
  expect(await violations({ page, options: { runOnly: ["target-size"] } }), what).toEqual([]);
}

/** Longer than any transition of ours. */
const STILL_AFTER = 3000;

/**
 * Waits for transitions, since fading colours would be measured wrongly. What follows the scrolling, such as the edge of
 * a column, never ends, nor does what the browser skips because it is out of sight.
 */
async function isStill(page: Page): Promise<void> {
  await page.evaluate((limit) => {
    const ends = document
      .getAnimations()
      .filter(({ effect, timeline }) => {
        return timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
      })
      .map(({ finished }) => finished);
    return Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, limit))]);
  }, STILL_AFTER);
}

/** axe for a page and each of its frames, which talk to each other whatever their origins are. */
const SOURCE = `${axe.source};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/**
 * What axe finds in the page and its frames, in the part that `within` selects. It keeps details only of violations, which
 * takes a fraction of the time.
 */
export async function violations({
  page,
  within = "html",
  options = {},
}: {
  page: Page;
  within?: string;
  options?: RunOptions;
}): Promise<string[]> {
  // A frame may be replaced meanwhile.
  for (const frame of page.frames().slice(1)) await frame.evaluate(SOURCE).catch(() => null);
  await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ selector, given }) => {
      const here = Reflect.get(window, "axe") as typeof axe;
      const { violations: found } = await here.run(selector, { ...given, resultTypes: ["violations"] });
      return found.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { selector: within, given: options },
  );
}

/** The smallest side of what a finger presses, in CSS pixels. */
const FINGER = 44;

/** Expects that fingers can press every control, also by its label. Links within a text are as high as its lines. */
export async function reaches(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = document.querySelectorAll(
      "button, a[href], input, select, textarea, " +
        "[role=button], [role=link], [role=checkbox], [role=switch], [role=tab]",
    );
    const sizeOf = (element: Element): { width: number; height: number } => {
      const area = element.matches("input") ? (element.closest("label") ?? element) : element;
      return area.getBoundingClientRect();
    };
    return [...controls].flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest("[aria-hidden=true], [inert], .sr-only")
      )
        return [];
      const { width, height } = sizeOf(control);
      const isInText = control.matches("a") && getComputedStyle(control).display === "inline";
      // Pressing a row beside its link opens the record too.
      const isWide = width >= least - 0.5 || control.closest("[role=row]:has([role=gridcell])") !== null;
      // Elements for screen readers are a pixel large, until the focus shows them.
      if (isInText || width <= 1 || height <= 1 || (isWide && height >= least - 0.5)) return [];
      const name = control.getAttribute("aria-label") ?? (control.textContent || control.getAttribute("name"));
      return [`${control.tagName} ${Math.round(width)}×${Math.round(height)} ${(name ?? "").trim().slice(0, 40)}`];
    });
  }, FINGER);
  expect(small, what).toEqual([]);
}

/**
 * Expects no horizontal scrolling. Measured against the configured width of the window, because a phone's viewport
 * grows with content that does not fit.
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
  // Elements that slide in from the side are outside for a moment.
  await expect.poll(outside, { message: `${what} scrolls sideways` }).toEqual([]);
}

/** Expects that no element cuts off its text or extends beyond the window, except inside of elements that scroll. */
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
      // Texts for screen readers are a pixel large. Rows far from the viewport have no layout. visx measures texts of axes
      // out of sight.
      if (
        !element.checkVisibility({ contentVisibilityAuto: true }) ||
        !hasText(element) ||
        own <= 1 ||
        isIn(element, (at) => at.matches(".sr-only, [inert], option, #__react_svg_text_measurement_id"))
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
