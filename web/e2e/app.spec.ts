import type { Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, test } from "./fixtures";
import { changeShop } from "./init";
import { PaymentPage } from "./pages/payment-page";

const STORE = "/store/neubau";

/** Says that cookies were accepted or refused before, so that the banner stands in nobody's way. */
async function answerCookies({
  page,
  url,
  answer,
}: {
  page: Page;
  url: string;
  answer: "accepted" | "rejected";
}): Promise<void> {
  await page.context().addCookies([{ name: "cookie-banner-acceptance-state", value: answer, url }]);
}

const installCard = (page: Page) => page.getByRole("dialog", { name: /als App$|installieren$/ });

/** What Chromium would send once it considers the shop installable. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: "accepted" as const }),
    });
    window.dispatchEvent(event);
  });
}

/** Waits until the service worker has everything, and then is in charge of the page. */
async function registerWorker(page: Page, address = "/build/sw.js"): Promise<void> {
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script, { scope: "/" });
    await navigator.serviceWorker.ready;
  }, address);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test.describe("installing", () => {
  test("asks after the cookies were accepted, registers only then, and ends with the browser's question", async ({
    page,
    pizza,
  }) => {
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
  });

  test("a refusal holds for a month", async ({ page, pizza }) => {
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
    await page.waitForTimeout(6_000);
    await expect(installCard(page)).toBeHidden();
  });

  test("the manifest names the shop and icons that are there in the size they claim", async ({ request, pizza }) => {
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
  });
});

test.describe("without a network", () => {
  test("catalogue and cart stay, ordering waits, and comes back by itself", async ({
    page,
    context,
    customer,
    pizza,
  }) => {
    await answerCookies({ page, url: pizza, answer: "rejected" });
    await customer.store.open(pizza + STORE);
    await registerWorker(page);
    await customer.store.add({ product: "Margherita" });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Sie sind offline")).toBeVisible();
    await expect(page.getByRole("button", { name: "Margherita", exact: true })).toBeVisible();
    await customer.store.toCheckout();
    await expect(customer.checkout.submitButton).toBeDisabled();
    await expect(page.getByText("Ohne Internetverbindung können Sie nicht bestellen.")).toBeVisible();
    await context.setOffline(false);
    await expect(customer.checkout.submitButton).toBeEnabled();
    await expect(page.getByText("Sie sind offline")).toBeHidden();
  });

  test("an order's last state is shown with its time", async ({ page, context, customer, pizza }) => {
    await answerCookies({ page, url: pizza, answer: "rejected" });
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

  test("what a member of staff sees is not kept", async ({ page, pizza }) => {
    await answerCookies({ page, url: pizza, answer: "rejected" });
    const login = await page.request.post(`${pizza}/api/login`, {
      data: { username: "admin@example.test", password: process.env.DEMO_PASSWORD },
    });
    expect(login.ok()).toBe(true);
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

test("a waiting build is announced, and taken at a press", async ({ page, pizza }) => {
  await answerCookies({ page, url: pizza, answer: "rejected" });
  await page.goto(pizza + STORE);
  // The same worker under another address stands for the build before.
  await registerWorker(page, "/build/sw.js?before");
  await page.evaluate(() => navigator.serviceWorker.register("/build/sw.js", { scope: "/" }));
  await expect(page.getByText("Ein Update wurde installiert!")).toBeVisible({ timeout: 20_000 });
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Neu starten" }).click();
  await reloaded;
  await expect(page.getByText("Ein Update wurde installiert!")).toBeHidden();
});

test.describe("on a screen in the branch", () => {
  const start = "/store/neubau?context=self-service";

  test("rests until touched, shows the number after an order, and forgets the customer", async ({
    page,
    customer,
    pizza,
  }) => {
    await page.goto(pizza + start);
    await page.getByRole("button", { name: "Tippen um zu bestellen" }).click();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Datenschutz" })).toBeVisible();
    await expect(footer.getByRole("button")).toHaveCount(0);
    await expect(page.locator("a[href^='tel:']:visible, a[href^='http']:visible")).toHaveCount(0);
    await customer.store.add({ product: "Margherita" });
    await customer.store.toCheckout();
    await customer.checkout.fillContact({ lastName: "Geheimnis" });
    await customer.checkout.accept();
    await customer.checkout.submit();
    await expect(page.getByText("Vielen Dank für Ihre Bestellung!")).toBeVisible();
    await page.getByRole("button", { name: "Fertig" }).click();

    await expect(page.getByRole("button", { name: "Tippen um zu bestellen" })).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(left).not.toContain("Geheimnis");
    expect(left).not.toContain("Margherita");
    for (let step = 0; step < 3; step += 1) {
      await page.goBack({ timeout: 5_000 }).catch(() => null);
      await page.waitForTimeout(500);
      expect(await page.locator("body").innerText()).not.toContain("Geheimnis");
      expect(
        await page.evaluate(() => [...document.querySelectorAll("input")].map(({ value }) => value)),
      ).not.toContain("Geheimnis");
    }
  });

  test("waits for an online payment with the number on the screen, and says when it is there", async ({
    page,
    customer,
    pizza,
  }) => {
    await page.goto(`${pizza}/store/favoriten?context=self-service`);
    await page.getByRole("button", { name: "Tippen um zu bestellen" }).click();
    await customer.store.add({ product: "Gemischter Salat" });
    await customer.store.toCheckout();
    await customer.checkout.fillContact();
    await page.getByRole("radio", { name: /Online Zahlung.*Mollie/ }).check();
    await customer.checkout.accept();
    await customer.checkout.submitButton.click();
    const payment = new PaymentPage(page);
    await payment.isShown("Mollie");
    // The money is there, and the provider has not said so yet.
    let isHeld = true;
    await page.route("**/api/orders/public/**", async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { data: isHeld ? { ...data, isPaid: false } : data } });
    });
    await payment.choose("Bezahlen");
    await expect(page.getByRole("heading", { name: "Warten auf Zahlungseingang" })).toBeVisible();
    isHeld = false;
    await expect(page.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung!" })).toBeVisible();
  });

  test("asks before it throws away what was begun, and works by keyboard", async ({ page, customer, pizza }) => {
    await page.clock.install();
    await page.goto(pizza + start);
    const screensaver = page.getByRole("button", { name: "Tippen um zu bestellen" });
    await expect(screensaver).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(screensaver).toBeHidden();
    await customer.store.add({ product: "Margherita" });
    await page.clock.runFor(61_000);
    await page.getByRole("button", { name: "Weiter bestellen" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Sind Sie noch da?" })).toBeHidden();
    await page.clock.runFor(61_000);
    await expect(page.getByRole("dialog", { name: "Sind Sie noch da?" })).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(screensaver).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("cart/neubau"))).toContain('"items":[]');
  });
});

/** The bike shop's start page with one branch, its map from this provider; an empty style is none. */
async function openHome({ page, url, mapboxStyle }: { page: Page; url: string; mapboxStyle: string }): Promise<void> {
  await answerCookies({ page, url, answer: "rejected" });
  await changeShop(page, {
    edit: (shop) => {
      Object.assign(shop.config, { enablePluginHomePage: true, enablePluginMapbox: true, mapboxStyle });
      Object.assign(shop, { branches: shop.branches.slice(0, 1), blocks: [] });
    },
  });
  await page.goto(url);
}

test("the map waits for consent, then shows the branch", async ({ page, bike }) => {
  test.slow();
  const style = "https://tiles.openfreemap.org/styles/liberty";
  await page.route(style, (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {},
        layers: [{ id: "land", type: "background", paint: { "background-color": "#eeeeee" } }],
      },
    }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openHome({ page, url: bike, mapboxStyle: style });
  const show = page.getByRole("button", { name: "Karte anzeigen" });
  await show.scrollIntoViewIfNeeded();
  expect(scripts.filter((url) => url.includes("map-canvas"))).toEqual([]);
  await show.click();
  await expect(show).toBeHidden();
  // With graphics the map, without them nothing in its place; the way there either way.
  await expect.poll(() => scripts.filter((url) => url.includes("map-canvas")).length).toBeGreaterThan(0);
  await expect(
    page
      .getByRole("region", { name: /^Karte/ })
      .or(page.getByRole("main").getByRole("link", { name: "Route berechnen" }))
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await passes(page, `map, ${colorScheme}`);
  }
});

test("without a provider there is no map, not even a drawn one, and the way there all the same", async ({
  page,
  bike,
}) => {
  await openHome({ page, url: bike, mapboxStyle: "" });
  await expect(page.getByRole("main").getByRole("link", { name: "Route berechnen" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Karte anzeigen" })).toHaveCount(0);
  // The pictures of a map, as a frame or drawn, are wide; icons are not.
  expect(
    await page
      .locator("main svg, main canvas")
      .evaluateAll((shapes) => shapes.filter((shape) => shape.getBoundingClientRect().width > 48).length),
  ).toBe(0);
});
