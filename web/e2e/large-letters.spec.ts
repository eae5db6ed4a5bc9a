import type { Locator, Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
const position = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).position);

test(
  "with letters of twice the size, the planner keeps room for its days, and the calendar of tasks becomes a list",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page } = await openDesk(bike);
    await page.goto(`${bike}/backend#/working-schedules/planner`);
    const grid = page.getByRole("grid");
    const heads = grid.getByRole("columnheader");
    await expect(heads.last()).toBeVisible();
    expect([await position(heads.nth(1)), await position(heads.last())]).toEqual(["sticky", "sticky"]);
    await enlarge(page);
    expect([await position(heads.nth(1)), await position(heads.last())]).toEqual(["static", "static"]);
    // Names stay in sight.
    expect(await position(heads.first())).toBe("sticky");

    await page.goto(`${bike}/backend#/tasks/calendar`);
    await expect(page.getByRole("grid")).toBeHidden();
    await page.evaluate(() => void (document.documentElement.style.fontSize = ""));
    await expect(page.getByRole("grid")).toBeVisible();
  },
);

test("with letters of twice the size, no sum of a time sheet is cut", onDesktop, async ({ openDesk, bike }) => {
  const { page } = await openDesk(bike);
  await page.goto(`${bike}/backend#/time-sheets?user=usr_demo_georg&month=2026-05`);
  const sums = page.locator("dl").first().locator("dd");
  await expect(sums.first()).toBeVisible();
  await enlarge(page);
  const cut = await sums.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});
