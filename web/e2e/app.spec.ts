import type { Page } from "@playwright/test";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { answerCookies } from "./pages/content-page";
import { signIn } from "./sign-in";

const STORE = "/store/neubau";

const installCard = (page: Page) => page.getByRole("dialog", { name: /als App$|installieren$/ });

/** The event that Chromium would send when it considers the shop installable. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: "accepted" as const }),
    });
    window.dispatchEvent(event);
  });
}

/** Waits until the service worker has cached all files and controls the page. */
async function registerWorker(page: Page, address = "/build/sw.js"): Promise<void> {
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script, { scope: "/" });
    await navigator.serviceWorker.ready;
  }, address);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Chromium 150 calls a page that is loaded without a network online until the network changes. */
async function reloadOffline(page: Page): Promise<void> {
  await page.reload();
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test.describe("installing", () => {
  test(
    "asks after the cookies were accepted, registers only then, and ends with the browser's prompt",
    onPhone,
    async ({ page, pizza }) => {
      await page.goto(pizza + STORE);
      await page.getByRole("button", { name: "Akzeptieren" }).click();
      const card = installCard(page);
      await expect(card.getByRole("button", { name: "Jetzt nicht" })).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/api/app/manifest.webmanifest");

      await card.getByRole("button", { name: "Installieren" }).click();
      await expect(card.getByRole("button", { name: "Installation läuft" })).toBeDisabled();
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.scope))
        .toBe(`${pizza}/`);

      await card.getByRole("button", { name: "Abbrechen" }).click();
      await expect(card.getByRole("button", { name: "Installieren" })).toBeVisible();
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);

      await card.getByRole("button", { name: "Installieren" }).click();
      await offerInstallation(page);
      await card.getByRole("button", { name: "Installation abschliessen" }).click();
      await expect(card).toBeHidden();
    },
  );

  test("a refusal lasts for a month", onPhone, async ({ page, pizza }) => {
    await page.clock.install();
    await page.goto(pizza + STORE);
    await page.getByRole("button", { name: "Akzeptieren" }).click();
    await installCard(page).getByRole("button", { name: "Jetzt nicht" }).click();
    await expect(installCard(page)).toBeHidden();
    const cookie = (await page.context().cookies()).find(({ name }) => name === "pwa-dismiss");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookie?.value).toBe("true");
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    await page.reload();
    await page.clock.runFor(6_000);
    await expect(installCard(page)).toBeHidden();
  });

  test(
    "the manifest names the shop and existing icons of the declared sizes",
    onDesktop,
    async ({ request, pizza }) => {
      const answer = await request.get(`${pizza}/api/app/manifest.webmanifest`);
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = (await answer.json()) as {
        name: string;
        display: string;
        icons: { src: string; sizes: string }[];
      };
      expect(manifest).toMatchObject({ name: "Glutnest", display: "standalone" });
      for (const { src, sizes } of manifest.icons) {
        const body = await (await request.get(pizza + src)).body();
        expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
      }
    },
  );
});

test.describe("without a network", () => {
  test(
    "catalogue and cart stay available, and ordering is possible again once the network is back",
    onPhone,
    async ({ page, context, customer, pizza }) => {
      await answerCookies(page, pizza, "rejected");
      await customer.store.open(pizza + STORE);
      await registerWorker(page);
      await customer.store.add({ product: "Margherita" });
      await context.setOffline(true);
      await reloadOffline(page);
      await expect(page.getByText("Sie sind offline")).toBeVisible();
      await expect(page.getByRole("button", { name: "Margherita", exact: true })).toBeVisible();
      await customer.store.toCheckout();
      await expect(customer.checkout.submitButton).toBeDisabled();
      await expect(page.getByText("Ohne Internetverbindung können Sie nicht bestellen.")).toBeVisible();
      await context.setOffline(false);
      await expect(customer.checkout.submitButton).toBeEnabled();
      await expect(page.getByText("Sie sind offline")).toBeHidden();
    },
  );

  test("an order's last state is shown with its time", onDesktop, async ({ page, context, customer, pizza }) => {
    await answerCookies(page, pizza, "rejected");
    await customer.store.open(pizza + STORE);
    await registerWorker(page);
    await customer.store.add({ product: "Margherita" });
    await customer.store.toCheckout();
    await customer.checkout.fillContact();
    await customer.checkout.accept();
    await customer.checkout.submit();
    await expect(page.getByText("Ticket", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Ticket", { exact: true })).toBeVisible();
    await expect(page.getByText(/Stand von \d\d:\d\d Uhr/)).toBeVisible();
  });

  test("what staff see is not cached", onDesktop, async ({ page, pizza }) => {
    await answerCookies(page, pizza, "rejected");
    await signIn({ request: page.request, url: pizza });
    await page.goto(pizza + STORE);
    await registerWorker(page);
    const kept = await page.evaluate(async () => (await (await caches.open("tresen-init")).keys()).length);
    expect(kept).toBe(0);
    const shell = await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith("tresen-shell"));
      return name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [];
    });
    expect(shell).toContain("/index.html");
    expect(shell.filter((path) => path.includes("backend"))).toEqual([]);
  });
});

test("a waiting build is announced, and loaded with a button", onPhone, async ({ page, pizza }) => {
  await answerCookies(page, pizza, "rejected");
  await page.goto(pizza + STORE);
  // The same service worker at another address represents the previous build.
  await registerWorker(page, "/build/sw.js?before");
  await page.evaluate(() => navigator.serviceWorker.register("/build/sw.js", { scope: "/" }));
  await expect(page.getByText("Ein Update wurde installiert!")).toBeVisible({ timeout: 20_000 });
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Neu starten" }).click();
  await reloaded;
  await expect(page.getByText("Ein Update wurde installiert!")).toBeHidden();
});
