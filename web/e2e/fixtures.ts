import { type Browser, type Page, test as base, expect } from "@playwright/test";
import { CheckoutPage } from "./pages/checkout-page";
import { DeskPage } from "./pages/desk-page";
import { StatusPage } from "./pages/status-page";
import { StorePage } from "./pages/store-page";
import { signIn } from "./sign-in";

export interface Customer {
  page: Page;
  store: StorePage;
  checkout: CheckoutPage;
  status: StatusPage;
}

interface Fixtures {
  pizza: string;
  bike: string;
  /** Cookies were refused before, so that the banner does not appear. */
  customer: Customer;
  /** Whether the windows of `openDesk` have a touch screen. */
  isDeskTouched: boolean;
  /**
   * A signed-in administrator in a separate window. If a branch is given, it shows only that branch's orders, because
   * others have the same ticket numbers.
   */
  openDesk: (url: string, branch?: string) => Promise<DeskPage>;
}

/**
 * A test with one of these tags runs only on that project, since its subject is the same on both: see
 * playwright.config.ts.
 */
export const onDesktop = { tag: "@desktop" };
export const onPhone = { tag: "@phone" };
/** A tablet held upright, for a `describe` of tests that run `onDesktop` otherwise. */
export const TABLET = { viewport: { width: 834, height: 1112 }, isDeskTouched: true };
/** The same screens are checked in the light theme on one project and in the dark theme on the other. */
export const THEMES = [
  { colorScheme: "light", on: onDesktop },
  { colorScheme: "dark", on: onPhone },
] as const;

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    // The first view in the document looks like the shop but does not react yet, and a test is faster than any person.
    page.goto = async (...given) => {
      const answer = await goto(...given);
      await page.locator(".first-view").waitFor({ state: "detached" });
      return answer;
    };
    await provide(page);
    // Requests that are still running after the test are ignored.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  pizza: async ({}, provide) => provide(addressOf("pizza")),
  bike: async ({}, provide) => provide(addressOf("bike")),
  customer: async ({ page, pizza, bike }, provide) => {
    await page
      .context()
      .addCookies([pizza, bike].map((url) => ({ name: "cookie-banner-acceptance-state", value: "rejected", url })));
    await page.addLocatorHandler(
      page.getByRole("dialog", { name: "Neuigkeiten" }).getByRole("button", { name: "Schließen" }),
      (button) => button.click(),
    );
    await provide({ page, store: new StorePage(page), checkout: new CheckoutPage(page), status: new StatusPage(page) });
  },
  isDeskTouched: [false, { option: true }],
  openDesk: async ({ browser, viewport, isDeskTouched }, provide) => {
    const windows: Awaited<ReturnType<Browser["newContext"]>>[] = [];
    await provide(async (url, branch) => {
      const context = await browser.newContext({
        viewport,
        hasTouch: isDeskTouched,
        locale: "de-AT",
        timezoneId: "Europe/Vienna",
      });
      windows.push(context);
      await context.addInitScript(keepsAwake);
      const page = await context.newPage();
      const desk = new DeskPage(page);
      await signIn({ request: context.request, url });
      await desk.show({ url, branch });
      return desk;
    });
    await Promise.all(windows.map((context) => context.close()));
  },
});

export { expect };

/** A browser without windows keeps no screen awake, which the desk would tell in a line of its own. */
function keepsAwake(): void {
  const lock = Object.assign(new EventTarget(), { released: false, release: () => Promise.resolve() });
  Object.defineProperty(navigator, "wakeLock", { value: { request: () => Promise.resolve(lock) } });
}

/** Where the demo shop's platform runs. */
export function addressOf(shop: "pizza" | "bike"): string {
  const url = process.env[`${shop.toUpperCase()}_URL`];
  if (!url) throw new Error(`The address of ${shop} is not set: the global setup starts the platforms.`);
  return url;
}
