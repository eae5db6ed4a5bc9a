import { MESSAGES } from "@tresen/contract/messages";
import type { Customer } from "./fixtures";
import { expect, test } from "./fixtures";
import { changeShop } from "./init";

async function withCola({ store }: Customer, url: string): Promise<void> {
  await store.open(`${url}/store/neubau`);
  await store.add({ product: "Kräuterkola 0,33 l" });
  await store.chooseMethod("Takeaway");
  await store.toCheckout();
}

test("a whole order by keyboard alone", async ({ customer, pizza }) => {
  const { page, store, checkout } = customer;
  await store.open(`${pizza}/store/neubau`);
  await page.getByRole("button", { name: "Kräuterkola 0,33 l", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Kräuterkola 0,33 l" });
  await dialog.getByRole("button", { name: /In den Warenkorb/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Kräuterkola 0,33 l", exact: true })).toBeFocused();
  const cart = await store.cart();
  await cart.getByRole("link", { name: "Zur Kassa" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Vorname").focus();
  for (const text of ["Anna", "Probst", "0043 660 1234567"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  for (const name of [/AGB/, /Datenschutz/]) {
    await page.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await checkout.submitButton.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/status\//);
});

test("above the binding button stand positions, way, time, payment and total", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  for (const text of ["Kräuterkola 0,33 l", "Takeaway", "So bald wie möglich", "Barzahlung", "4,05 €"]) await expect(summary).toContainText(text);
  await expect(summary.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true })).toBeVisible();
});

test("a total that has changed meanwhile is told before it binds", async ({ customer, pizza }) => {
  const { page, checkout } = customer;
  await page.clock.install();
  let deposit = 25;
  await changeShop(page, { edit: ({ products }) => {
    const cola = products.find(({ name }) => name === "Kräuterkola 0,33 l");
    if (cola) cola.deposit = deposit;
  } });
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && request.url().endsWith("/api/orders") && sent.push(request.url())));
  await withCola(customer, pizza);
  await checkout.fillContact();
  await checkout.accept();
  deposit = 50;
  await page.clock.fastForward("01:30");
  await checkout.submitButton.click();
  await expect(page.getByRole("alert").filter({ hasText: MESSAGES.priceChanged })).toBeVisible();
  expect(sent).toEqual([]);
});

test("day and time: past days are blocked, times come in steps of five minutes", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  await page.getByText("Zu einem bestimmten Termin").click();
  await customer.checkout.submitButton.click();
  await expect(page.getByText("Bitte wählen Sie einen Termin aus.").first()).toBeVisible();
  await page.locator("#appointmentDate").click();
  const calendar = page.getByRole("dialog", { name: "Datum wählen" });
  await expect(calendar.getByRole("button", { name: /04\.06\.2026/ })).toBeDisabled();
  await calendar.getByRole("button", { name: /06\.06\.2026/ }).click();
  await expect(page.locator("#appointmentTime")).toHaveText("19:00 Uhr");
  await page.locator("#appointmentTime").click();
  const times = page.getByRole("dialog", { name: /^Uhrzeit/ });
  await times.getByText("20", { exact: true }).click();
  await times.getByText("20:25", { exact: true }).click();
  await times.getByRole("button", { name: "20:25 Uhr übernehmen" }).click();
  await expect(page.locator("#appointmentTime")).toHaveText("20:25 Uhr");
  await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText("morgen um 20:25 Uhr");
});

test("a number without its country is told on leaving the field", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  await page.getByLabel("Telefon").fill("0660 / 123x4567");
  await page.getByLabel("Telefon").blur();
  // At the field and nowhere else: a list above would move the page under whoever is typing.
  await expect(page.getByText("Bitte geben Sie eine gültige Nummer im Format +43 660 1234567 an.")).toBeVisible();
  await page.getByLabel("Telefon").fill("0043 660 1234567");
  await page.getByLabel("Telefon").blur();
  await expect(page.getByLabel("Telefon")).toHaveValue("+436601234567");
  await expect(page.getByText("Bitte geben Sie eine gültige Nummer")).toHaveCount(0);
});

test("what the server refuses is matched to its field, which takes the focus; without a field the page shows its top", async ({ customer, pizza }) => {
  const { page, checkout } = customer;
  await withCola(customer, pizza);
  await checkout.fillContact();
  await checkout.accept();
  await page.route("**/api/orders", (route) => route.fulfill({ status: 400, json: { errors: [{ field: "email", code: "x", message: "Diese Adresse nehmen wir nicht." }], requestId: "1" } }));
  await checkout.submitButton.click();
  await expect(page.getByLabel("E-Mail")).toBeFocused();
  await expect(page.getByLabel("E-Mail")).toBeInViewport();
  await expect(page.locator("#email-error")).toHaveText("Diese Adresse nehmen wir nicht.");
  await page.unroute("**/api/orders");
  await page.route("**/api/orders", (route) => route.fulfill({ status: 500, body: "" }));
  await checkout.submitButton.click();
  await expect(page.getByText("Ein unbekannter Fehler ist aufgetreten.").first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);
});

test("a failed payment says so with the cart intact, an empty cart leads back", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  await page.goto(`${pizza}/store/neubau/checkout/error`);
  await expect(page.getByText("Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText("Kräuterkola 0,33 l");
  await page.goto(`${pizza}/store/favoriten/checkout`);
  await expect(page.getByRole("heading", { name: "Keine Produkte im Warenkorb!" })).toBeVisible();
  await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
  await expect(page).toHaveURL(/\/store\/favoriten$/);
});

test("an organisation that nobody knows is not found", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  await expect(page.getByText("0,07 €")).toBeVisible();
  await page.getByRole("button", { name: "Organisation wählen" }).click();
  await page.getByRole("searchbox").fill("xyzxyz");
  await expect(page.getByText("Keine passende Organisation gefunden.")).toBeVisible();
});

test("SMS are offered only where the shop sends them", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  const box = page.getByRole("checkbox", { name: /SMS/ });
  await expect(page.getByLabel("Vorname")).toBeVisible();
  await expect(box).toHaveCount(0);
  await changeShop(page, { edit: ({ config }) => void (config.enablePluginSMS = true) });
  await page.reload();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
});

test("without delivery for now the other ways are one press away", async ({ customer, pizza }) => {
  const { page } = customer;
  await changeShop(page, {
    edit: ({ branches }) => {
      for (const branch of branches) Object.assign(branch, { isPreorderEnabled: false, isDeliveryHoursEnabled: true, deliveryHours: [{ type: "daily", isClosed: false, from: "08:00", to: "09:00" }] });
    },
  });
  await withCola(customer, pizza);
  await page.getByLabel("Art der Lieferung").selectOption({ label: "Lieferung" });
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  await expect(summary).toContainText("Derzeit ist leider keine Lieferung möglich.");
  await expect(customer.checkout.submitButton).toBeDisabled();
  await summary.getByRole("button", { name: "Takeaway wählen" }).click();
  await expect(customer.checkout.submitButton).toBeEnabled();
  await expect(page.getByLabel("Art der Lieferung").locator("option:checked")).toHaveText("Takeaway");
});
