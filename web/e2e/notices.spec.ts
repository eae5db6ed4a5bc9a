import type { Page } from "@playwright/test";
import { fits } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { changeShop } from "./init";

const NIGHT = "2026-06-05T04:30:00+02:00";
const CLOSED = "Derzeit haben wir leider geschlossen.";

/**
 * Pixels between the last line of the page and the question about cookies, at the end of the page. The page still grows
 * while it loads: its end is looked for each time.
 */
async function gapAboveCookies(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const [last, banner] = await Promise.all([
    page.getByRole("contentinfo").getByText(/©/).boundingBox(),
    page.locator("[data-notice=cookies]").boundingBox(),
  ]);
  return (banner?.y ?? 0) - (last?.y ?? Infinity) - (last?.height ?? 0);
}

/**
 * Returns the visible notices, after checking that each is completely on the screen and covers at most a quarter of it.
 */
async function shown(page: Page): Promise<string[]> {
  let names: string[] = [];
  // They slide in from below the screen; the progress of that is not checked.
  await expect(async () => {
    const notices = await page.locator("[data-notice]").evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return {
          name: (element as HTMLElement).dataset["notice"] ?? "",
          isInside: top >= 0 && bottom <= window.innerHeight + 1,
          share: height / window.innerHeight,
        };
      }),
    );
    for (const { isInside, share } of notices) {
      expect(isInside).toBe(true);
      expect(share).toBeLessThanOrEqual(0.25);
    }
    names = notices.map(({ name }) => name);
  }).toPass({ timeout: 5000 });
  return names;
}

for (const { width, height, letters } of [
  { width: 360, height: 640, letters: "100%" },
  { width: 390, height: 844, letters: "100%" },
  { width: 360, height: 640, letters: "200%" },
]) {
  test(
    `at ${width} × ${height} px with text of ${letters} notices are shown one after the other`,
    onPhone,
    async ({ page, pizza }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      const enlarge = (): Promise<void> =>
        page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters);
      await changeShop(page, { clock: NIGHT });
      await page.goto(pizza);
      await enlarge();
      await expect(page.locator("[data-notice=cookies]")).toBeVisible();
      // At this time the news would appear.
      await page.waitForTimeout(1500);
      expect(await shown(page)).toEqual(["cookies"]);
      await fits(page, "cookies");
      await page.getByRole("button", { name: "Akzeptieren" }).click();
      await expect(page.locator("[data-notice=news]")).toBeVisible();
      // At this time the question about the installation would appear.
      await page.waitForTimeout(750);
      expect(await shown(page)).toEqual(["news"]);
      await fits(page, "news");

      // On another page the news disappear, and the branch is closed.
      await page.getByRole("article").getByRole("link", { name: "Glutnest Neubau" }).click();
      await expect.poll(() => shown(page)).toEqual(["install"]);
      await expect(page.getByRole("main").getByText(CLOSED)).toHaveCount(1);
      await fits(page, "install");
      await page.getByRole("button", { name: "Jetzt nicht" }).click();
      await expect.poll(() => shown(page)).toEqual(["closed"]);
      await expect(page.getByText(CLOSED)).toHaveCount(1);
      await page.context().setOffline(true);
      await expect.poll(() => shown(page)).toEqual(["offline"]);
      await page.context().setOffline(false);
      await expect.poll(() => shown(page)).toEqual(["closed"]);
      await page.getByRole("button", { name: "Hinweis schließen" }).click();
      await expect.poll(() => shown(page)).toEqual([]);
      await expect(page.getByText(CLOSED)).toHaveCount(1);
    },
  );
}

test("a first visit to a closed branch asks about cookies and shows once that it is closed", async ({
  page,
  pizza,
}) => {
  await changeShop(page, { clock: NIGHT });
  await page.goto(`${pizza}/store/neubau`);
  await expect(page.locator("[data-notice=cookies]")).toBeVisible();
  await expect(page.getByText(CLOSED)).toHaveCount(1);
  await page.getByRole("button", { name: "Alles ablehnen" }).click();
  await expect(page.locator("[data-notice=closed]")).toContainText("Wir öffnen wieder heute um 11:00 Uhr.");
  await expect(page.getByText(CLOSED)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(CLOSED)).toHaveCount(1);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});

test("the last links of the footer can be reached beside the cookie banner", onPhone, async ({ page, pizza }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pizza);
  await expect(page.locator("[data-notice=cookies]")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(async () => expect(await gapAboveCookies(page)).toBeGreaterThanOrEqual(0)).toPass();
});

test(
  "a toast covers neither header, category bar nor cart, and stays on its page",
  onPhone,
  async ({ customer: { page, store }, pizza }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await store.open(`${pizza}/store/neubau`);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await store.add({ product: "Margherita" });
    const toast = page.getByText("Margherita ist im Warenkorb.");
    await expect(toast).toBeVisible();
    await expect(page.getByRole("button", { name: /^Warenkorb/ })).toBeVisible();
    const [box, bar, cart] = await Promise.all([
      toast.boundingBox(),
      page.getByRole("navigation", { name: "Kategorien" }).boundingBox(),
      page.getByRole("button", { name: /^Warenkorb/ }).boundingBox(),
    ]);
    expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cart?.y ?? 0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: /Buchenholzofen/ })).toBeVisible();
    expect(await toast.count()).toBe(0);
  },
);

test("on a wide screen the page ends right above the question about cookies", onDesktop, async ({ page, pizza }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pizza);
  const banner = page.locator("[data-notice=cookies]");
  await expect(banner).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(async () => {
    const gap = await gapAboveCookies(page);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(48);
  }).toPass();
  const box = await banner.boundingBox();
  // There is no empty space beside it.
  expect([box?.x, box?.width]).toEqual([0, 1440]);
});
