import type { Page } from "@playwright/test";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { isQuiet } from "./network";

const GTM = "GTM-TEST123";
const PIXEL = "1234567890";

test.describe("consent", () => {
  test("nothing is sent to third parties before it, nor after a refusal", onPhone, async ({ page, pizza }) => {
    const { foreign, logged } = await watchRequests(page, pizza);
    for (const path of ["/", "/store/neubau", "/jobs", "/site/privacy"]) await page.goto(`${pizza}${path}`);
    const banner = page.getByRole("region", { name: "Cookie-Hinweis" });
    const refuse = banner.getByRole("button", { name: "Alles ablehnen" });
    const [first, second] = await Promise.all([
      refuse.boundingBox(),
      banner.getByRole("button", { name: "Akzeptieren" }).boundingBox(),
    ]);
    expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
    await refuse.click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(banner).toBeHidden();
    await isQuiet(page);
    expect(foreign).toEqual([]);
    expect(logged).toEqual([]);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cookie-banner-acceptance-state");
    expect(cookie?.value).toBe("rejected");
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  });

  test(
    "loads the trackers, measures each step once, and can be withdrawn",
    onDesktop,
    async ({ page, pizza, openDesk, customer: { store, checkout } }) => {
      const desk = await openDesk(pizza);
      await setTrackers(desk.page, pizza);
      try {
        await page.context().addCookies([{ name: "cookie-banner-acceptance-state", value: "accepted", url: pizza }]);
        const { foreign, logged } = await watchRequests(page, pizza);
        await expect(async () => {
          await store.open(`${pizza}/store/neubau`);
          await expect
            .poll(() => foreign.map((url) => new URL(url).host).sort(), { timeout: 3000 })
            .toEqual(expect.arrayContaining(["connect.facebook.net", "www.googletagmanager.com"]));
        }).toPass();
        await store.add({ product: "Margherita" });
        await expect
          .poll(() => logged.filter(({ action }) => action === "add_to_cart"))
          .toEqual([
            {
              type: "commerce",
              action: "add_to_cart",
              category: "shop",
              data: { branch: "brn_neubau", currency: "EUR", value: expect.any(Number) },
            },
          ]);
        await store.toCheckout();
        await expect.poll(() => logged.filter(({ action }) => action === "begin_checkout")).toHaveLength(1);
        await checkout.fillContact();
        await checkout.payBy("Barzahlung");
        await checkout.accept();
        await checkout.submit();
        await expect.poll(() => logged.filter(({ action }) => action === "purchase")).toHaveLength(1);
        const purchase = logged.find(({ action }) => action === "purchase");
        expect(purchase?.data.value).toBe(logged.find(({ action }) => action === "begin_checkout")?.data.value);
        const layer = await page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []);
        expect(layer.map(({ event }) => event).filter((name) => name && !/^gtm|page_view/.test(name))).toEqual([
          "add_to_cart",
          "begin_checkout",
          "purchase",
        ]);
        expect(JSON.stringify([layer, logged])).not.toMatch(/Probst|Anna|anna\.probst|660 1234567|\/status\/\w/);
        await page.reload();
        await expect(page.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung!" })).toBeVisible();
        await isQuiet(page);
        expect(logged.filter(({ action }) => action === "purchase")).toHaveLength(1);

        await page.evaluate(() => (document.cookie = "_ga=GA1.1; Path=/"));
        await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
        const banner = page.getByRole("region", { name: "Cookie-Hinweis" });
        await expect(banner).toBeFocused();
        await Promise.all([page.waitForEvent("load"), banner.getByRole("button", { name: "Alles ablehnen" }).click()]);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        foreign.length = 0;
        await isQuiet(page);
        expect(foreign).toEqual([]);
        expect(await page.evaluate(() => [document.cookie.includes("_ga"), "dataLayer" in window])).toEqual([
          false,
          false,
        ]);
      } finally {
        await setTrackers(desk.page, pizza, { tagManagerId: "", metaPixelId: "" });
      }
    },
  );
});

/** The requested foreign addresses (which got no response), and the requests to the analytics log. */
async function watchRequests(
  page: Page,
  shop: string,
): Promise<{ foreign: string[]; logged: { action: string; data: Record<string, unknown> }[] }> {
  const foreign: string[] = [];
  const logged: { action: string; data: Record<string, unknown> }[] = [];
  await page.route(
    (url) => url.origin !== shop && url.protocol.startsWith("http"),
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ status: 200, contentType: "text/javascript", body: "" });
    },
  );
  await page.route(`${shop}/api/analytics-log`, async (route) => {
    logged.push(route.request().postDataJSON() as (typeof logged)[number]);
    await route.continue();
  });
  return { foreign, logged };
}

async function setTrackers(page: Page, shop: string, ids = { tagManagerId: GTM, metaPixelId: PIXEL }): Promise<void> {
  const { data } = (await (await page.request.get(`${shop}/api/config`)).json()) as { data: Record<string, unknown> };
  const { updatedAt: _, version: __, ...fields } = data;
  expect((await page.request.post(`${shop}/api/config`, { data: { ...fields, ...ids } })).ok()).toBe(true);
}
