import { passes } from "./axe";
import { expect, onDesktop, onPhone, test, THEMES } from "./fixtures";
import { isQuiet } from "./network";

test.describe("menu", () => {
  test("works by keyboard: the focus enters, stays inside, and returns; nothing scrolls behind it", async ({
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

test(
  "optional parts of a screen are left out if they cannot be loaded, and the shop works without them",
  onDesktop,
  async ({ page, pizza }) => {
    await page.context().addCookies([{ name: "cookie-banner-acceptance-state", value: "accepted", url: pizza }]);
    await page.route(/\/assets\/(?:analytics|app-layer|extras|footer|install-card|news-dialog)-[^/]*\.js/, (route) =>
      route.abort(),
    );
    await page.clock.install();
    await page.goto(`${pizza}/store/neubau`);
    await page.clock.runFor(8_000);
    await isQuiet(page);
    await expect(page.getByRole("heading", { level: 1, name: "Glutnest Neubau" })).toBeVisible();
    await page.getByRole("button", { name: "Margherita", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Margherita" })).toBeVisible();
  },
);

test.describe("footers", () => {
  test("lead to legal pages, branches and the owner's links", onPhone, async ({ customer, pizza, bike }) => {
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
  test(
    "have the toolbar with their name and the version; administrators their tools",
    onDesktop,
    async ({ openDesk, pizza }) => {
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
      await expect(panel.getByRole("link", { name: /Filiale/ })).toHaveAttribute(
        "href",
        "/backend#/branches/brn_neubau",
      );
      await expect(panel).toContainText(/Version \d/);
      const tags = panel.getByRole("switch", { name: "Filter nach Schlagwörtern" });
      await expect(tags).toBeChecked();
      await passes(page, "tools");
      await tags.click();
      await expect(tags).not.toBeChecked();
      // Somebody else saves meanwhile: their change is not overwritten.
      const config = (
        (await (await page.request.get(`${pizza}/api/config`)).json()) as { data: Record<string, unknown> }
      ).data;
      const { updatedAt: _, ...fields } = config;
      expect(
        (await page.request.post(`${pizza}/api/config`, { data: { ...fields, enablePluginTags: true } })).ok(),
      ).toBe(true);
      await panel.getByRole("switch", { name: "Filialsuche" }).click();
      await expect(panel.getByRole("alert")).toContainText("an anderer Stelle geändert");
      await panel.getByRole("button", { name: "Neu laden", exact: true }).click();
      await expect(tags).toBeChecked();
      await panel.getByRole("button", { name: "Snapshot neu aufbauen" }).click();
      await expect(panel).toContainText("Snapshot neu aufgebaut.");
    },
  );

  test("see the public shop once their session is over", onPhone, async ({ page, pizza }) => {
    await page.context().addCookies([{ name: "session", value: "expired", url: pizza }]);
    await page.goto(`${pizza}/store/neubau`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await isQuiet(page);
    await expect(page).toHaveURL(`${pizza}/store/neubau`);
    await expect(page.getByRole("button", { name: "Werkzeuge", exact: true })).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Werkzeugleiste" })).toHaveCount(0);
  });
});

for (const { colorScheme, on } of THEMES) {
  test(`shell, menu and banner pass axe at 320 px, ${colorScheme}`, on, async ({ page, pizza }) => {
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

test("the links in the footer have even distances, short or long", onDesktop, async ({ page, pizza }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pizza);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "AGB" })).toBeVisible();
  const gaps = await footer.getByRole("link", { name: "AGB" }).evaluate((link) => {
    const texts = [...(link.parentElement?.querySelectorAll("a, button") ?? [])].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    return texts.slice(1).map((text, index) => text.left - (texts[index]?.right ?? 0));
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});
