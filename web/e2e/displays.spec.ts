import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { place } from "./api-order";
import { passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";
import { DisplayPage } from "./pages/display-page";
import type { DeskPage } from "./pages/desk-page";

const BRANCH = "brn_neubau";
/** Bytes of all scripts of a display in gzip. */
const LIMIT = 110_000;

async function openDisplay(browser: Browser, size = { width: 1280, height: 800 }): Promise<DisplayPage> {
  const context = await browser.newContext({ viewport: size, locale: "de-AT", timezoneId: "Europe/Vienna" });
  return new DisplayPage(await context.newPage());
}

/** Connects a display as the back-office does. */
async function claim(desk: DeskPage, url: string, display: DisplayPage, purpose: string): Promise<void> {
  const path = `${url}/api/display-pairings/${await display.code()}/claim`;
  const data = { branch: BRANCH, purpose, name: "Neubau" };
  expect((await desk.page.request.post(path, { data })).status()).toBe(201);
}

test("kitchen and guests follow an order from the desk", onDesktop, async ({ browser, pizza, openDesk }) => {
  const desk = await openDesk(pizza, BRANCH);
  const kitchen = await openDisplay(browser);
  const board = await openDisplay(browser, { width: 1920, height: 1080 });
  await kitchen.open(pizza, "backoffice");
  await board.open(pizza, "frontdesk");
  await passes(board.page, "the code of a display");

  // One is connected by hand, with the address of its QR code, the other by the same call.
  await expect(kitchen.page.getByRole("img", { name: /QR-Code/ })).toBeVisible();
  await desk.page.goto(`${pizza}/backend#/access-keys?dialog=pair-${await kitchen.code()}-backoffice`);
  const dialog = desk.page.getByRole("dialog", { name: "Gerät verbinden" });
  await expect(dialog.getByLabel("Code")).toHaveValue(await kitchen.code());
  await dialog.getByLabel("Name").fill("Pass");
  await dialog.getByRole("button", { name: /Filiale/ }).click();
  await desk.page
    .getByRole("option", { name: /Neubau/ })
    .first()
    .click();
  await passes(desk.page, "connecting a display");
  await dialog.getByRole("button", { name: "Verbinden" }).click();
  await expect(kitchen.page.getByRole("heading", { level: 1, name: "Pass" })).toBeVisible();
  await expect(desk.page.getByRole("row", { name: /Pass/ })).toBeVisible();
  await passes(desk.page, "the list of devices");
  await claim(desk, pizza, board, "frontdesk");
  await expect(board.page.getByRole("region", { name: "Abholbereit" })).toBeVisible();

  const id = await place(desk.page, pizza);
  const order = async () =>
    ((await (await desk.page.request.get(`${pizza}/api/orders/${id}`)).json()) as { data: { ticketNumber: number } })
      .data;
  const { ticketNumber: number } = await order();
  await desk.show({ url: pizza, branch: BRANCH });
  await desk.next({ ticket: number, action: "Bestätigen" });
  await expect(kitchen.ticket(number)).toContainText("Margherita");
  await expect(board.number({ number, under: "In Zubereitung" })).toBeVisible();
  await passes(kitchen.page, "the kitchen display");
  await passes(board.page, "the guests' board");
  for (const display of [kitchen, board]) await display.isClean();

  // Two touches from a position: it is sold out, and sold again.
  const { page } = kitchen;
  await page.getByRole("button", { name: "Margherita ausverkauft melden" }).first().click();
  await passes(page, "what is sold out");
  await kitchen.isClean();
  await page.getByRole("button", { name: "Margherita bis morgen ausverkauft" }).click();
  const soldOuts = async () =>
    (await (await desk.page.request.get(`${pizza}/api/sold-outs`)).json()) as { data: object[] };
  await expect(page.getByRole("status").filter({ hasText: "Margherita ist bis" })).toBeVisible();
  expect((await soldOuts()).data).toMatchObject([{ title: "Margherita", by: { name: "Pass" } }]);
  await page.keyboard.press("s");
  await expect(page.getByRole("complementary", { name: "Ausverkauft" })).toContainText("Margherita");
  await passes(page, "the list of what is sold out");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("complementary", { name: "Ausverkauft" })).toContainText("Nichts ist ausverkauft.");
  await page.keyboard.press("s");
  expect((await soldOuts()).data).toEqual([]);

  const noConnection = kitchen.page.getByRole("status").filter({ hasText: "Keine Verbindung" });
  // Without a connection the note waits; a reload changes nothing about that.
  await kitchen.page.evaluate(async () => navigator.serviceWorker.ready);
  await kitchen.page.context().setOffline(true);
  await kitchen
    .ticket(number)
    .getByRole("button", { name: `Bestellung ${number} fertig` })
    .click();
  await expect(kitchen.ticket(number)).toBeHidden();
  await expect(noConnection).toBeVisible({ timeout: 30_000 });
  await kitchen.page.reload();
  await expect(kitchen.page.getByRole("heading", { level: 1, name: "Pass" })).toBeVisible();
  await expect(noConnection).toBeVisible();
  await expect(kitchen.ticket(number)).toBeHidden();
  await kitchen.isClean();
  expect(await order()).toMatchObject({ preparedAt: null });
  await kitchen.page.context().setOffline(false);
  await expect.poll(async () => (await order()).valueOf()).toMatchObject({ preparedAt: expect.any(String) });
  await expect(board.number({ number, under: "In Zubereitung" })).toBeVisible();

  // By the bump bar: back again.
  await kitchen.page.keyboard.press("r");
  await expect(kitchen.ticket(number)).toBeVisible();

  // Guests see another one that can be picked up.
  const other = await place(desk.page, pizza);
  for (const step of ["confirm", "in-delivery"]) {
    const path = `${pizza}/api/orders/${other}/status/${step}`;
    expect((await desk.page.request.post(path, { data: {} })).status()).toBe(200);
  }
  const ready = board.page.getByRole("region", { name: "Abholbereit" }).getByRole("listitem");
  await expect(ready).toHaveText([/^\d+$/]);
  const digits = await ready.evaluate((one) => getComputedStyle(one).fontSize);
  expect(Number.parseFloat(digits)).toBeGreaterThanOrEqual(0.08 * 1080);

  // A cancelled order is told, not applied.
  await kitchen.page.context().setOffline(true);
  await kitchen
    .ticket(number)
    .getByRole("button", { name: `Bestellung ${number} fertig` })
    .click();
  const path = `${pizza}/api/orders/${id}/status/cancel`;
  expect((await desk.page.request.post(path, { data: {} })).status()).toBe(200);
  await kitchen.page.context().setOffline(false);
  const refused = kitchen.page.getByRole("alert").filter({ hasText: `Bestellung ${number} wurde storniert` });
  await expect(refused).toBeVisible();
  await kitchen.page.getByRole("alert").getByRole("button", { name: "Verstanden" }).click();
  await expect(board.number({ number, under: "In Zubereitung" })).toBeHidden();

  // A revoked key leads back to the code.
  const keys = (await (await desk.page.request.get(`${pizza}/api/access-keys?branch=${BRANCH}`)).json()) as {
    data: { id: string; purpose: string }[];
  };
  // Printers keep theirs, or else desks would be warned of them.
  for (const { id } of keys.data.filter(({ purpose }) => ["frontdesk", "backoffice"].includes(purpose)))
    await desk.page.request.post(`${pizza}/api/access-keys/${id}/revoke`);
  await kitchen.code();
  await board.code();
  for (const display of [kitchen, board]) await display.page.context().close();
});

test("a scanned code leads through the log-in to the dialog with its digits", onDesktop, async ({ browser, pizza }) => {
  const { page } = await openDisplay(browser, { width: 390, height: 844 });
  await page.goto(`${pizza}/backend#/access-keys?dialog=pair-012345`);
  await page.getByLabel("Benutzername (E-Mail)").fill("admin@example.test");
  await page.getByLabel("Passwort", { exact: true }).fill(process.env.DEMO_PASSWORD ?? "");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Gerät verbinden" });
  await expect(dialog.getByLabel("Code")).toHaveValue("012345");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(/#\/access-keys$/);
  await page.context().close();
});

test("a display starts with at most 110 kB of scripts", onDesktop, async ({ browser, pizza }) => {
  const display = await openDisplay(browser);
  const scripts = new Set<string>();
  display.page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.add(response.url());
  });
  await display.open(pizza, "backoffice");
  await display.code();
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(await (await display.page.request.get(url)).body(), { level: 9 }).length),
  );
  const bytes = sizes.reduce((total, size) => total + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  await display.page.context().close();
});
