import type { Page } from "@playwright/test";
import { expect, onPhone, test } from "./fixtures";
import { changeShop } from "./init";

const STORE = "/store/neubau";
const PRODUCT = "Kräuterkola 0,33 l";
const MISSING = "Das konnte gerade nicht geladen werden.";

/** The files that an idle page preloads. */
const AHEAD = ["configure-dialog", "cart-content", "checkout-page", "home-page", "markdown-renderer", "status-page"];

/** Waits until they are loaded. */
async function rests(page: Page): Promise<void> {
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        performance
          .getEntriesByType("resource")
          .some((entry) => entry.name.includes(name) && (entry as PerformanceResourceTiming).responseEnd > 0),
      ),
    AHEAD,
  );
}

test(
  "without a network after the menu was shown product, cart, checkout, legal texts and start page still open",
  onPhone,
  async ({ customer, context, pizza }) => {
    const { page, store } = customer;
    await store.open(pizza + STORE);
    await rests(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: PRODUCT, exact: true }).click();
    await page
      .getByRole("dialog", { name: PRODUCT })
      .getByRole("button", { name: /In den Warenkorb/ })
      .click();
    await store.chooseMethod("Takeaway");
    await store.toCheckout();
    await expect(customer.checkout.submitButton).toBeDisabled();
    await page.getByRole("checkbox", { name: /AGB/ }).locator("xpath=ancestor::label").getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "AGB" }).getByRole("region")).not.toBeEmpty();
    await page.keyboard.press("Escape");
    await page.getByText("Zu einem bestimmten Termin").click();
    await page.locator("#appointmentDate").click();
    await expect(page.getByRole("dialog", { name: "Datum wählen" })).toBeVisible();
    await page.keyboard.press("Escape");

    // A reload would end at the browser's own page.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(`${pizza}/`);
    await expect(page.getByRole("link", { name: /Neubau/ }).first()).toBeVisible();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  },
);

test(
  "a part that cannot be loaded leaves the menu in place, shows an error, and opens after a retry",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    await page.route(/configure-dialog/, (route) => route.abort());
    await store.open(pizza + STORE);
    const product = page.getByRole("button", { name: PRODUCT, exact: true });
    await product.click();
    const notice = page.getByRole("alert").filter({ hasText: MISSING });
    await expect(notice).toBeVisible();
    await expect(product).toBeVisible();
    await expect(page.getByText("Ein unbekannter Fehler ist aufgetreten.")).toHaveCount(0);
    await notice.getByRole("button", { name: "Schließen" }).click();
    await expect(notice).toBeHidden();
    await product.click();
    await page.unroute(/configure-dialog/);
    await notice.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(notice).toBeHidden();
    // A browser that remembers which files it could not load gets them with the page, which is loaded again.
    const dialog = page.getByRole("dialog", { name: PRODUCT });
    await expect(async () => {
      if (!(await dialog.isVisible())) await product.click();
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  },
);

test(
  "a screen that cannot be loaded leaves the previous one in place, also once its file is missing on the server",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    await page.route(/checkout-page/, (route) => route.fulfill({ status: 404, body: "" }));
    await store.open(pizza + STORE);
    await store.add({ product: PRODUCT });
    await store.chooseMethod("Takeaway");
    await store.toCheckout();
    const notice = page.getByRole("alert").filter({ hasText: MISSING });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("button", { name: PRODUCT, exact: true })).toBeVisible();
    await expect(page).toHaveURL(pizza + STORE);
    await page.unroute(/checkout-page/);
    await notice.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(customer.checkout.submitButton).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test("a home page as the start page also opens without a network", onPhone, async ({ customer, context, pizza }) => {
  const { page, store } = customer;
  await changeShop(page, { edit: ({ config }) => Object.assign(config, { enablePluginHomePage: true }) });
  await store.open(pizza + STORE);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /assets\/home-(?!page)/.test(name)),
  );
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(`${pizza}/`);
  await expect(page.getByRole("main").getByText("Öffnungszeiten").first()).toBeVisible();
});
