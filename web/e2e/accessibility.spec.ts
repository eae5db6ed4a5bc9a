import type { Page } from "@playwright/test";
import { fits, passes, shows } from "./axe";
import { expect, onDesktop, onPhone, test, THEMES } from "./fixtures";
import { changeShop } from "./init";
import { signIn } from "./sign-in";

/** The owner's pages are in content.spec.ts. */
const SHOP_PATHS = [
  "/",
  "/store/neubau",
  "/store/neubau/checkout",
  "/store/neubau/checkout/error",
  "/site/terms-and-conditions",
  "/site/privacy",
  "/site/imprint",
  "/site/allergens",
  "/gibt-es-nicht",
  "/%E0%A4%A",
];
const CONSENT = "cookie-banner-acceptance-state";
const DESK_PATHS = [
  "/backend#/",
  "/backend#/deliveries",
  "/backend#/load",
  "/backend#/orders/history",
  "/backend#/dashboard",
  "/backend#/products",
  "/backend#/branches",
  "/backend#/config",
  "/backend#/fonts",
  "/backend#/uploads",
];

for (const { colorScheme, on } of THEMES) {
  test.describe(`${colorScheme} theme`, on, () => {
    test.use({ colorScheme });

    test("the shop's screens pass axe and never scroll sideways", async ({ page, pizza }) => {
      for (const path of SHOP_PATHS) {
        await page.goto(`${pizza}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await passes(page, path);
      }
    });

    test("all dialogs from the menu to the end of an order pass axe", async ({
      page,
      pizza,
      customer: { store, checkout },
    }) => {
      test.slow();
      await changeShop(page, { edit: ({ config }) => Object.assign(config, { enablePluginDonations: true }) });
      await store.open(`${pizza}/store/neubau`);
      await page.getByRole("button", { name: "MENÜ" }).click();
      await expect(page.getByRole("dialog", { name: "Hauptmenü" })).toBeVisible();
      await passes(page, "menu");
      await page.keyboard.press("Escape");
      await store.add({ product: "Margherita", more: () => passes(page, "configuration") });
      await store.cart();
      await passes(page, "cart");
      await store.toCheckout();

      for (const [box, title] of [
        ["AGB", /AGB/],
        ["Datenschutz", /Datenschutz/],
      ] as const) {
        await page.getByRole("checkbox", { name: box }).locator("xpath=ancestor::label").getByRole("link").click();
        await opens({ page, title });
      }
      await page.getByRole("button", { name: "Organisation wählen" }).click();
      await opens({ page, title: "Organisation wählen" });
      await page.getByText("Zu einem bestimmten Termin").click();
      await page.locator("#appointmentDate").click();
      const calendar = page.getByRole("dialog", { name: "Datum wählen" });
      await expect(calendar).toBeVisible();
      await passes(page, "date");
      await calendar.getByRole("button", { name: /06\.06\.2026/ }).click();
      await page.locator("#appointmentTime").click();
      await opens({ page, title: /^Uhrzeit/ });
      await checkout.submitButton.click();
      await expect(page.locator("#checkout-errors")).toContainText("Bitte prüfen Sie Ihre Angaben.");
      await passes(page, "checkout with faults");
      await page.getByText("So bald wie möglich").first().click();
      await checkout.fillContact();
      await checkout.accept();
      await checkout.submit();
      await expect(page.getByText("Ticket", { exact: true })).toBeVisible();
      await passes(page, "status");
    });

    test("notices and dialogs that open by themselves pass axe", async ({ page, pizza }) => {
      test.slow();
      // At night, after the news were closed.
      await changeShop(page, { clock: "2026-06-05T04:30:00+02:00", edit: ({ blocks }) => void blocks.splice(0) });
      await page.goto(`${pizza}/store/favoriten`);
      const banner = page.getByRole("region", { name: "Cookie-Hinweis" });
      await expect(banner).toBeVisible();
      await passes(page, "banner");
      await banner.getByRole("button", { name: "Akzeptieren" }).click();
      await expect(page.getByRole("complementary", { name: "Öffnungszeiten" })).toBeVisible();
      await passes(page, "opening hours");
      await page.getByRole("button", { name: "Hinweis schließen" }).click();
      await expect(
        page.getByRole("dialog", { name: /als App$|installieren$/ }).getByRole("button", { name: "Jetzt nicht" }),
      ).toBeVisible();
      await passes(page, "installing");
      await page.goto(`${pizza}/store/neubau?context=self-service`);
      await expect(page.getByRole("button", { name: "Tippen um zu bestellen" })).toBeVisible();
      await passes(page, "screen in the branch");
    });

    test("the news and staff's tools pass axe", async ({ page, pizza }) => {
      await page.context().addCookies([{ name: CONSENT, value: "rejected", url: pizza }]);
      await page.goto(`${pizza}/`);
      await opens({ page, title: "Neuigkeiten" });
      await signIn({ request: page.request, url: pizza });
      await page.goto(`${pizza}/store/neubau`);
      await page.getByRole("button", { name: "Werkzeuge", exact: true }).click();
      await opens({ page, title: "Werkzeuge" });
    });

    test("the back-office's screens pass axe", async ({ openDesk, pizza }) => {
      const { page } = await openDesk(pizza);
      await page.emulateMedia({ colorScheme });
      for (const path of DESK_PATHS) {
        await page.goto(`${pizza}${path}`);
        // The heading of the screen before may still be there, and goes while this one is loading.
        await expect(async () => {
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          await passes(page, path);
        }).toPass({ timeout: 20_000 });
      }
    });
  });
}

test(
  "with text of twice the size nothing is cut off or scrolls sideways on a phone",
  onPhone,
  async ({ page, pizza, customer: { store, checkout } }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    const enlarge = (): Promise<void> => page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    const stands = async (what: string): Promise<void> => {
      await fits(page, what);
      await shows(page, what);
    };
    await store.open(`${pizza}/store/neubau`);
    await enlarge();
    await store.add({ product: "Margherita", more: () => stands("configuration") });
    await stands("menu");
    const [logo, toggle] = [
      page.getByRole("banner").getByRole("link").first(),
      page.getByRole("banner").getByRole("button").first(),
    ];
    expect((await logo.boundingBox())?.width ?? 0).toBeLessThanOrEqual(
      ((await toggle.boundingBox())?.x ?? 0) - ((await logo.boundingBox())?.x ?? 0),
    );
    await store.chooseMethod("Takeaway");
    await stands("cart");
    await page.goto(`${pizza}/store/neubau/checkout`);
    await enlarge();
    await checkout.submitButton.click();
    await expect(page.locator("#checkout-errors")).toBeVisible();
    await stands("refused checkout");
    await checkout.fillContact();
    await checkout.accept();
    await checkout.submit();
    await enlarge();
    await expect(page.getByText("Ticket", { exact: true })).toBeVisible();
    await stands("status");
    for (const path of ["/", "/ueber-uns"]) {
      await page.goto(`${pizza}${path}`);
      await enlarge();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await stands(path);
    }
  },
);

test(
  "the bar of categories jumps with reduced motion, and otherwise scrolls smoothly",
  onPhone,
  async ({ page, pizza, customer: { store } }) => {
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      for (const [owner, name] of [
        [Element.prototype, "scrollTo"],
        [window, "scrollBy"],
      ] as const) {
        const own = Reflect.get(owner, name) as (...given: unknown[]) => void;
        Object.assign(owner, {
          [name](this: unknown, ...given: [{ behavior?: string }]) {
            moves.push(given[0]?.behavior ?? "auto");
            own.apply(this, given);
          },
        });
      }
    });
    const movesOf = async (reducedMotion: "reduce" | "no-preference"): Promise<string[]> => {
      await page.emulateMedia({ reducedMotion });
      await store.open(`${pizza}/store/neubau`);
      const link = page.getByRole("navigation", { name: "Kategorien" }).getByRole("link").nth(1);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "true");
      return page.evaluate(() => [...new Set((window as { moves?: string[] }).moves)]);
    };
    expect(await movesOf("reduce")).toEqual(["instant"]);
    expect(await movesOf("no-preference")).toContain("smooth");
  },
);

/** Checks the dialog that just opened, and closes it. */
async function opens({ page, title }: { page: Page; title: string | RegExp }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await passes(page, String(title));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

test("icons grow with the text beside them", onDesktop, async ({ page, pizza }) => {
  await page.goto(`${pizza}/store/neubau`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const drawing = page.getByRole("button", { name: "MENÜ" }).locator("svg");
  const before = (await drawing.boundingBox())?.width ?? 0;
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  expect((await drawing.boundingBox())?.width).toBeCloseTo(2 * before, 0);
});

test("with text of twice the size a phone shows a readable logo and headings without broken words", async ({
  page,
  pizza,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${pizza}/store/neubau`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  const logo = page.getByRole("banner").getByRole("link").first();
  expect((await logo.boundingBox())?.width).toBeGreaterThanOrEqual(80);
  await expect(page.getByRole("button", { name: "MENÜ" })).toBeVisible();
  const size = await page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(parseFloat(size)).toBeGreaterThan(36);
  expect(parseFloat(size)).toBeCloseTo(0.12 * 360, 1);
});
