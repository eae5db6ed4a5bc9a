import type { Page } from "@playwright/test";
import { resources } from "@tresen/contract/resources";
import type { Resource } from "@tresen/contract/kit/resource";
import { contrasts, fits, passes, reaches } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { isQuiet } from "./network";
import { listen, shownTexts, wordFaults } from "./words";

const all: Resource[] = Object.values(resources);
const SHOPS = ["pizza", "bike"] as const;

for (const { name } of all) {
  test(
    `list and forms of ${name}: German words, named controls, and all themes`,
    onDesktop,
    async ({ page, pizza, bike }) => {
      const told = listen(page);
      for (const shop of SHOPS) {
        const url = { pizza, bike }[shop];
        await logIn(page, url);
        // The empty form is the same in both shops.
        for (const path of await screensOf({ page, url, name, withNew: shop === "pizza" })) {
          await open({ page, url, path });
          expect(wordFaults(await shownTexts(page)), `${shop} ${path}`).toEqual([]);
          // In the other shop only the words are different.
          if (shop !== "pizza") continue;
          await passes(page, path);
          if (path.endsWith("/new")) continue;
          await page.emulateMedia({ colorScheme: "dark" });
          await contrasts(page, `${path}, dark`);
          await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
          await contrasts(page, `${path}, forced colours`);
          await page.emulateMedia({ forcedColors: "none" });
        }
      }
      expect(told).toEqual([]);
    },
  );

  test(`list and forms of ${name} fit a small phone, and fingers`, onPhone, async ({ page, pizza }) => {
    const told = listen(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await logIn(page, pizza);
    for (const path of await screensOf({ page, url: pizza, name, withNew: true })) {
      await open({ page, url: pizza, path });
      await fits(page, path);
      await reaches(page, path);
      expect(wordFaults(await shownTexts(page)), path).toEqual([]);
    }
    expect(told).toEqual([]);
  });
}

async function logIn(page: Page, url: string): Promise<void> {
  const data = { username: "admin@example.test", password: process.env.DEMO_PASSWORD };
  expect((await page.request.post(`${url}/api/login`, { data })).ok()).toBe(true);
}

async function open({ page, url, path }: { page: Page; url: string; path: string }): Promise<void> {
  await page.goto(`${url}/backend#/${path}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [class*=animate-pulse]")).toHaveCount(0);
  await isQuiet(page, 300);
}

/** The list, the form of a new record, and that of the first record. */
async function screensOf({
  page,
  url,
  name,
  withNew,
}: {
  page: Page;
  url: string;
  name: string;
  withNew: boolean;
}): Promise<string[]> {
  const answer = await page.request.get(`${url}/api/${name}?as=staff`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return [name, ...(withNew ? [`${name}/new`] : []), ...data.slice(0, 1).map(({ id }) => `${name}/${id}`)];
}
