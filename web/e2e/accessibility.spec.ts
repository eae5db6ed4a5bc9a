import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const SHOP_PATHS = ["/", "/store/neubau", "/store/neubau/checkout", "/site/privacy", "/site/imprint", "/gibt-es-nicht"];
const DESK_PATHS = ["/backend#/", "/backend#/orders/history", "/backend#/products", "/backend#/branches", "/backend#/config"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the shop's screens pass axe and never scroll sideways", async ({ page, pizza }) => {
      for (const path of SHOP_PATHS) {
        await page.goto(`${pizza}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await passes(page, path);
      }
    });

    test("the product modal passes axe", async ({ customer, pizza }) => {
      const { page, store } = customer;
      await store.open(`${pizza}/store/neubau`);
      await page.getByRole("button", { name: "Margherita", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Margherita" }).getByRole("button", { name: "Mehr" })).toBeVisible();
      await passes(page, "modal");
    });

    test("the back-office's screens pass axe", async ({ openDesk, pizza }) => {
      const { page } = await openDesk(pizza);
      await page.emulateMedia({ colorScheme });
      for (const path of DESK_PATHS) {
        await page.goto(`${pizza}${path}`);
        await expect(page.getByRole("main")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await passes(page, path);
      }
    });
  });
}

async function passes(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${what} scrolls sideways`).toBe(true);
}
