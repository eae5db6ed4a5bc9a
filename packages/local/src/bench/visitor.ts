import type { Browser, BrowserContext } from "playwright";

/** How a browser visits a shop. Nothing may be answered by a service worker, whose requests would not be counted. */
export const VISITOR = { locale: "de-AT", timezoneId: "Europe/Vienna", serviceWorkers: "block" as const };

/** Logs the administrator in. @returns the cookies, for other windows. */
export async function signedIn({
  browser,
  url,
  password,
}: {
  browser: Browser;
  url: string;
  password: string;
}): ReturnType<BrowserContext["storageState"]> {
  const context = await browser.newContext(VISITOR);
  const page = await context.newPage();
  await page.goto(`${url}/backend/login`);
  await page.getByLabel("Benutzername (E-Mail)").fill("admin@example.test");
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByRole("heading", { name: "Bestelltresen" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
