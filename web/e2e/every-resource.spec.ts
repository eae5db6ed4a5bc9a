import { type Page, test as base, expect } from "@playwright/test";
import { resources } from "@tresen/contract/resources";
import type { Resource } from "@tresen/contract/kit/resource";
import { contrasts, fits, passes, reaches } from "./axe";
import { addressOf, onDesktop, onPhone } from "./fixtures";
import { isQuiet } from "./network";
import { signIn } from "./sign-in";
import { listen, shownTexts, wordFaults } from "./words";

const all: Resource[] = Object.values(resources);
const SHOPS = ["pizza", "bike"] as const;
type Shop = (typeof SHOPS)[number];
/**
 * The resources whose screens are looked at in all themes: those with parts of their own. All others are made of the same
 * parts as these, and are looked at in the light theme.
 */
const IN_ALL_THEMES: readonly string[] = [
  ...["products", "branches", "users", "sites", "image-templates", "working-schedules"],
  ...["scenes", "digital-signage-segments", "digital-signage-streams", "digital-signage-devices"],
];
const SMALL_PHONE = { width: 360, height: 780 };

/** A signed-in page of each shop for all tests of a worker: only the address behind `#` changes, as when staff work. */
const test = base.extend<object, { windows: Record<Shop, Page> }>({
  windows: [
    async ({ browser }, provide, { project }) => {
      const { viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId } = project.use;
      const settings = {
        ...{ isMobile, hasTouch, deviceScaleFactor, locale, timezoneId },
        viewport: isMobile ? SMALL_PHONE : viewport,
      };
      // A context for each shop: cookies do not tell ports of one host apart.
      const open = async (shop: Shop): Promise<Page> => {
        const context = await browser.newContext(settings);
        await signIn({ request: context.request, url: addressOf(shop) });
        return context.newPage();
      };
      const windows = { pizza: await open("pizza"), bike: await open("bike") };
      await provide(windows);
      for (const page of Object.values(windows)) await page.context().close();
    },
    { scope: "worker" },
  ],
});

for (const { name } of all) {
  test(
    `list and forms of ${name}: German words, named controls, readable in its themes`,
    onDesktop,
    async ({ windows }) => {
      for (const shop of SHOPS) {
        const page = windows[shop];
        const told = listen(page);
        // The empty form is the same in both shops.
        for (const path of await screensOf({ page, shop, name, withNew: shop === "pizza" })) {
          await open({ page, shop, path });
          expect(wordFaults(await shownTexts(page)), `${shop} ${path}`).toEqual([]);
          // In the other shop only the words are different.
          if (shop !== "pizza") continue;
          await passes(page, path);
          if (path.endsWith("/new") || !IN_ALL_THEMES.includes(name)) continue;
          await page.emulateMedia({ colorScheme: "dark" });
          await contrasts(page, `${path}, dark`);
          await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
          await contrasts(page, `${path}, forced colours`);
          await page.emulateMedia({ forcedColors: "none" });
        }
        expect(told.stop()).toEqual([]);
      }
    },
  );

  test(`list and forms of ${name} fit a small phone, and fingers`, onPhone, async ({ windows: { pizza: page } }) => {
    const told = listen(page);
    for (const path of await screensOf({ page, shop: "pizza", name, withNew: true })) {
      await open({ page, shop: "pizza", path });
      await fits(page, path);
      await reaches(page, path);
      expect(wordFaults(await shownTexts(page)), path).toEqual([]);
    }
    expect(told.stop()).toEqual([]);
  });
}

async function open({ page, shop, path }: { page: Page; shop: Shop; path: string }): Promise<void> {
  await page.goto(`${addressOf(shop)}/backend#/${path}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [class*=animate-pulse]")).toHaveCount(0);
  await isQuiet(page, 300);
}

/** The list, the form of a new record, and that of the first record. */
async function screensOf({
  page,
  shop,
  name,
  withNew,
}: {
  page: Page;
  shop: Shop;
  name: string;
  withNew: boolean;
}): Promise<string[]> {
  const answer = await page.request.get(`${addressOf(shop)}/api/${name}?as=staff`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return [name, ...(withNew ? [`${name}/new`] : []), ...data.slice(0, 1).map(({ id }) => `${name}/${id}`)];
}
