import type { Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, test } from "./fixtures";

const GTM = "GTM-TEST123";
const PIXEL = "1234567890";

test.describe("menu", () => {
  test("works by keyboard: the focus goes in, stays, and comes back; nothing scrolls behind it", async ({
    customer,
    pizza,
  }) => {
    const { page } = customer;
    await page.goto(`${pizza}/jobs`);
    const toggle = page.getByRole("button", { name: "MENÜ" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Hauptmenü" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("button", { name: "CLOSE" })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await expect(menu.getByRole("link", { name: "Arbeiten bei uns" })).toHaveAttribute("aria-current", "page");
    await expect(menu.locator("li[data-state=ancestor]").getByRole("link", { name: "Über uns" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Gutscheine" })).toHaveCount(0);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole("link", { name: "Catering" }).click();
    await expect(page).toHaveURL(`${pizza}/catering`);
    await expect(menu).toBeHidden();
  });
});

test.describe("consent", () => {
  test("nothing leaves the shop before it, nor after a refusal", async ({ page, pizza }) => {
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
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(logged).toEqual([]);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cookie-banner-acceptance-state");
    expect(cookie?.value).toBe("rejected");
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  });

  test("lets the trackers in, measures each step once, and can be taken back", async ({
    page,
    pizza,
    openDesk,
    customer: { store, checkout },
  }) => {
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
      await page.waitForLoadState("networkidle");
      expect(logged.filter(({ action }) => action === "purchase")).toHaveLength(1);

      await page.evaluate(() => (document.cookie = "_ga=GA1.1; Path=/"));
      await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
      const banner = page.getByRole("region", { name: "Cookie-Hinweis" });
      await expect(banner).toBeFocused();
      await Promise.all([page.waitForEvent("load"), banner.getByRole("button", { name: "Alles ablehnen" }).click()]);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      foreign.length = 0;
      await page.waitForLoadState("networkidle");
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => [document.cookie.includes("_ga"), "dataLayer" in window])).toEqual([
        false,
        false,
      ]);
    } finally {
      await setTrackers(desk.page, pizza, { tagManagerId: "", metaPixelId: "" });
    }
  });
});

test.describe("what is seen first", () => {
  test("needs no script of the shop, and has the colours somebody chose", async ({ context, pizza }) => {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("color-scheme", "dark"));
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) => route.abort());
    for (const [path, title, text] of [
      ["/store/neubau", "Glutnest Neubau", "Margherita"],
      [
        "/store/neubau/checkout",
        "Bestellung abschließen",
        "Ihre Bestellung geht an Glutnest Neubau, Pfefferminzgasse 14, 1070 Wien.",
      ],
      ["/lieferung", "Lieferung und Abholung", "Wir liefern selbst, mit Rädern und zwei elektrischen Rollern."],
    ] as const) {
      await page.goto(`${pizza}${path}`);
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    }
    // The line is back.
    await page.unroute(/\/assets\/(?!start-).*\.js$/);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("button", { name: "MENÜ" })).toBeVisible();
  });
});

test.describe("what a page says about itself", () => {
  test("stands in the first answer and stays in step with the screen", async ({ customer, pizza }) => {
    const { page } = customer;
    const answer = await page.request.get(`${pizza}/store/neubau`);
    const html = await answer.text();
    expect(html).toMatch(/<title>[^<]*Neubau[^<]*Glutnest[^<]*<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${pizza}/store/neubau" />`);
    expect(html).toContain('"@type":"Restaurant"');
    await page.goto(`${pizza}/store/neubau`);
    const base = "Glutnest – Holzofenpizza in Wien";
    await expect(page).toHaveTitle(`Glutnest Neubau - ${base}`);
    await page.getByRole("banner").getByRole("link").click();
    await expect(page).toHaveTitle(new RegExp(`${base}$`));
    await says(page, { canonical: `${pizza}/`, "og:url": `${pizza}/`, robots: null });
    await page.goto(`${pizza}/store/neubau/checkout`);
    await expect(page).toHaveTitle(`Bestellvorgang - ${base}`);
    await says(page, { canonical: `${pizza}/store/neubau`, robots: null });
    await page.goto(`${pizza}/site/imprint`);
    await expect(page).toHaveTitle(`Impressum - ${base}`);
    await says(page, { "og:title": `Impressum - ${base}`, "twitter:title": `Impressum - ${base}`, robots: null });
  });

  test("an unknown page is a 404 with the words for it, also where no script filled it in", async ({
    customer,
    pizza,
  }) => {
    // The last two are wrongly encoded.
    for (const path of ["/gibt-es-nicht", "/%E0%A4%A", "/store/%E0%A4%A"]) {
      const answer = await customer.page.goto(pizza + path);
      expect(answer?.status()).toBe(404);
      await expect(
        customer.page.getByRole("heading", { name: "Leider wurde die angeforderte Seite nicht gefunden." }),
      ).toBeVisible();
      await says(customer.page, { robots: "noindex" });
    }
  });

  test("sitemap and robots.txt name what may be found", async ({ request, pizza }) => {
    const sitemap = await (await request.get(`${pizza}/sitemap.xml`)).text();
    for (const path of ["/", "/store/neubau", "/catering", "/site/imprint"])
      expect(sitemap).toContain(`<loc>${pizza}${path}</loc>`);
    expect(sitemap).not.toContain("gutscheine");
    expect(await (await request.get(`${pizza}/robots.txt`)).text()).toContain(`Sitemap: ${pizza}/sitemap.xml`);
  });

  test("the theme is kept and colours the browser's frame", async ({ customer, pizza }) => {
    const { page } = customer;
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(pizza);
    await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect
      .poll(() =>
        page.locator('meta[name="theme-color"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content"))),
      )
      .toEqual(["#ffffff", "#ffffff"]);
  });
});

test("what only accompanies a screen is left out where it cannot be loaded, and the shop goes on", async ({
  page,
  pizza,
}) => {
  await page.context().addCookies([{ name: "cookie-banner-acceptance-state", value: "accepted", url: pizza }]);
  await page.route(/\/assets\/(?:analytics|app-layer|extras|footer|install-card|news-dialog)-[^/]*\.js/, (route) =>
    route.abort(),
  );
  await page.goto(`${pizza}/store/neubau`);
  await page.waitForTimeout(8_000);
  await expect(page.getByRole("heading", { level: 1, name: "Glutnest Neubau" })).toBeVisible();
  await page.getByRole("button", { name: "Margherita", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Margherita" })).toBeVisible();
});

test.describe("footers", () => {
  test("lead to legal pages, branches and the owner's links", async ({ customer, pizza, bike }) => {
    const { page } = customer;
    await page.goto(pizza);
    const footer = page.getByRole("contentinfo");
    for (const label of ["AGB", "Datenschutz", "Impressum", "Allergene"])
      await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", /^\/site\//);
    await expect(footer.getByRole("link", { name: "Online Bestellen" })).toHaveCount(0);
    await expect(
      footer.getByRole("navigation", { name: "Gut zu wissen" }).getByRole("link", { name: "Jobs" }),
    ).toBeVisible();
    await expect(
      footer.getByRole("navigation", { name: "Soziale Netze" }).getByRole("link", { name: "Rundbrief" }),
    ).toHaveAttribute("rel", /noopener/);
    await expect(footer.getByRole("table", { name: /Öffnungszeiten/ })).toHaveCount(3);
    await expect(footer).toContainText("Glutnest Gastronomie GmbH");
    await page.goto(bike);
    await expect(footer.getByRole("link", { name: "Allergene", exact: true })).toHaveCount(0);
  });
});

test.describe("staff", () => {
  test("have the toolbar with their name and the version; administrators their tools", async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.goto(`${pizza}/store/neubau`);
    await page.getByRole("button", { name: "Alles ablehnen" }).click();
    const toolbar = page.getByRole("complementary", { name: "Werkzeugleiste" });
    await expect(toolbar).toContainText("1.7.2-dev");
    const links = {
      Seiten: "/backend#/sites",
      Statistiken: "/backend#/dashboard",
      Navigationen: "/backend#/navigations",
      "Ins Backend wechseln": "/backend",
      Abmelden: "/backend/logout",
    };
    for (const [name, href] of Object.entries(links))
      await expect(toolbar.getByRole("link", { name })).toHaveAttribute("href", href);
    await toolbar.getByRole("button", { name: "Werkzeugleiste schließen" }).click();
    await expect(toolbar.getByRole("link")).toHaveCount(0);

    await page.getByRole("button", { name: "Werkzeuge", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Werkzeuge" });
    await expect(panel.getByRole("link", { name: /Filiale/ })).toHaveAttribute("href", "/backend#/branches/brn_neubau");
    await expect(panel).toContainText(/Version \d/);
    const tags = panel.getByRole("switch", { name: "Filter nach Schlagwörtern" });
    await expect(tags).toBeChecked();
    await passes(page, "tools");
    await tags.click();
    await expect(tags).not.toBeChecked();
    // Somebody else saves meanwhile: nothing of theirs is written over.
    const config = ((await (await page.request.get(`${pizza}/api/config`)).json()) as { data: Record<string, unknown> })
      .data;
    const { updatedAt: _, ...fields } = config;
    expect((await page.request.post(`${pizza}/api/config`, { data: { ...fields, enablePluginTags: true } })).ok()).toBe(
      true,
    );
    await panel.getByRole("switch", { name: "Filialsuche" }).click();
    await expect(panel.getByRole("alert")).toContainText("an anderer Stelle geändert");
    await panel.getByRole("button", { name: "Neu laden", exact: true }).click();
    await expect(tags).toBeChecked();
    await panel.getByRole("button", { name: "Snapshot neu aufbauen" }).click();
    await expect(panel).toContainText("Snapshot neu aufgebaut.");
  });

  test("whose session is over see the shop as everybody does", async ({ page, pizza }) => {
    await page.context().addCookies([{ name: "session", value: "expired", url: pizza }]);
    await page.goto(`${pizza}/store/neubau`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(`${pizza}/store/neubau`);
    await expect(page.getByRole("button", { name: "Werkzeuge", exact: true })).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Werkzeugleiste" })).toHaveCount(0);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`shell, menu and banner pass axe at 320 px, ${colorScheme}`, async ({ page, pizza }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pizza);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await passes(page, "shell with banner");
    await page.getByRole("button", { name: "Alles ablehnen" }).click();
    await page.getByRole("button", { name: "MENÜ" }).click();
    await expect(page.getByRole("dialog", { name: "Hauptmenü" })).toBeVisible();
    await passes(page, "menu");
  });
}

/** Foreign addresses that were asked for (and got nothing), and what was sent to the analytics log. */
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

async function says(page: Page, expected: Record<string, string | null>): Promise<void> {
  for (const [name, value] of Object.entries(expected)) {
    const tag = page.locator(`head [name="${name}"], head [property="${name}"], head [rel="${name}"]`);
    if (value === null) await expect(tag).toHaveCount(0);
    else await expect(tag).toHaveAttribute(name === "canonical" ? "href" : "content", value);
  }
}
