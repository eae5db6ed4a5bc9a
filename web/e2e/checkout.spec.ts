import { CHECKOUT_TEXTS } from "@tresen/contract/order/checkout/checkout.texts";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { changeShop } from "./init";
import { withCola } from "./pages/checkout-page";

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

test("items, method, time, payment and total are above the order button", async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  for (const text of ["Kräuterkola 0,33 l", "Takeaway", "So bald wie möglich", "Barzahlung", "4,05 €"])
    await expect(summary).toContainText(text);
  await expect(summary.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true })).toBeVisible();
});

test("a changed total is shown before the order is sent", onPhone, async ({ customer, pizza }) => {
  const { page, checkout } = customer;
  await page.clock.install();
  let deposit = 25;
  await changeShop(page, {
    edit: ({ products }) => {
      const cola = products.find(({ name }) => name === "Kräuterkola 0,33 l");
      if (cola) cola.deposit = deposit;
    },
  });
  const sent: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.method() === "POST" && request.url().endsWith("/api/orders") && sent.push(request.url())),
  );
  await withCola(customer, pizza);
  await checkout.fillContact();
  await checkout.accept();
  deposit = 50;
  await page.clock.fastForward("01:30");
  await checkout.submitButton.click();
  await expect(page.getByRole("alert").filter({ hasText: CHECKOUT_TEXTS.priceChanged })).toBeVisible();
  expect(sent).toEqual([]);
});

test("the focus returns after closing, and moves on after removing", onPhone, async ({ customer, pizza }) => {
  const { page } = customer;
  await changeShop(page, { edit: ({ config }) => Object.assign(config, { enablePluginDonations: true }) });
  await withCola(customer, pizza);
  const summary = page.getByRole("region", { name: "Zusammenfassung" });
  await expect(summary).toContainText("So bald wie möglich");
  await page.getByText("Zu einem bestimmten Termin").click();
  await expect(summary).toContainText("Noch kein Termin gewählt");
  for (const opener of [
    page.getByRole("button", { name: "Organisation wählen" }),
    page.locator("#appointmentDate"),
    page.getByRole("checkbox", { name: /AGB/ }).locator("xpath=ancestor::label").getByRole("link"),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.getByRole("button", { name: "Kräuterkola 0,33 l entfernen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Keine Produkte im Warenkorb!" })).toBeFocused();
});

test(
  "a phone number without its country code is reported on leaving the field",
  onPhone,
  async ({ customer, pizza }) => {
    const { page } = customer;
    await withCola(customer, pizza);
    await page.getByLabel("Telefon").fill("0660 / 123x4567");
    await page.getByLabel("Telefon").blur();
    // Only at the field: a list above would move the page while the customer types.
    await expect(page.getByText("Bitte geben Sie eine gültige Nummer im Format +43 660 1234567 an.")).toBeVisible();
    await page.getByLabel("Telefon").fill("0043 660 1234567");
    await page.getByLabel("Telefon").blur();
    await expect(page.getByLabel("Telefon")).toHaveValue("+436601234567");
    await expect(page.getByText("Bitte geben Sie eine gültige Nummer")).toHaveCount(0);
  },
);

test(
  "what the server refuses is listed at the page's top and matched to its field",
  onDesktop,
  async ({ customer, pizza }) => {
    const { page, checkout } = customer;
    await withCola(customer, pizza);
    await checkout.fillContact();
    await checkout.accept();
    await page.route("**/api/orders", (route) =>
      route.fulfill({
        status: 400,
        json: { errors: [{ field: "email", code: "x", message: "Diese Adresse nehmen wir nicht." }], requestId: "1" },
      }),
    );
    await checkout.submitButton.click();
    const list = page.getByRole("alert").filter({ hasText: "Bitte prüfen Sie Ihre Angaben." });
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("#email-error")).toHaveText("Diese Adresse nehmen wir nicht.");
    await list.getByRole("link", { name: "Diese Adresse nehmen wir nicht." }).click();
    await expect(page.getByLabel("E-Mail")).toBeFocused();
    await expect(page.getByLabel("E-Mail")).toBeInViewport();
    await page.unroute("**/api/orders");
    // As the specification writes it, without a code.
    await page.route("**/api/orders", (route) =>
      route.fulfill({ status: 400, json: { errors: [{ field: "lastName", message: "Bitte prüfen." }] } }),
    );
    await checkout.submitButton.click();
    await expect(list).toBeFocused();
    await expect(page.locator("#lastName-error")).toHaveText("Bitte prüfen.");
    await page.unroute("**/api/orders");
    // Errors of the gateway have texts that must not be shown to customers.
    await page.route("**/api/orders", (route) =>
      route.fulfill({ status: 429, json: { message: "Too Many Requests" } }),
    );
    await checkout.submitButton.click();
    await expect(page.getByText("Ein unbekannter Fehler ist aufgetreten.").first()).toBeInViewport();
    await expect(page.getByText("Too Many Requests")).toHaveCount(0);
    await page.unroute("**/api/orders");
    await page.route("**/api/orders", (route) => route.fulfill({ status: 500, body: "" }));
    await checkout.submitButton.click();
    await expect(page.getByText("Ein unbekannter Fehler ist aufgetreten.").first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);
  },
);

test(
  "a failed payment is reported with the cart kept, an empty cart leads back",
  onPhone,
  async ({ customer, pizza }) => {
    const { page } = customer;
    await withCola(customer, pizza);
    await page.goto(`${pizza}/store/neubau/checkout/error`);
    await expect(
      page.getByText(
        "Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText("Kräuterkola 0,33 l");
    await page.goto(`${pizza}/store/favoriten/checkout`);
    await expect(page.getByRole("heading", { name: "Keine Produkte im Warenkorb!" })).toBeVisible();
    await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
    await expect(page).toHaveURL(/\/store\/favoriten$/);
  },
);

test("an unknown organisation is not found", onPhone, async ({ customer, pizza }) => {
  const { page } = customer;
  await withCola(customer, pizza);
  await expect(page.getByText("0,07 €")).toBeVisible();
  await page.getByRole("button", { name: "Organisation wählen" }).click();
  await page.getByRole("searchbox").fill("xyzxyz");
  await expect(page.getByText("Keine passende Organisation gefunden.")).toBeVisible();
});

test("SMS are offered only where the shop sends them", onPhone, async ({ customer, pizza }) => {
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

test(
  "while delivery is closed the other methods can be chosen with one button",
  onPhone,
  async ({ customer, pizza }) => {
    const { page } = customer;
    await changeShop(page, {
      edit: ({ branches }) => {
        for (const branch of branches)
          Object.assign(branch, {
            isPreorderEnabled: false,
            isDeliveryHoursEnabled: true,
            deliveryHours: [{ type: "daily", isClosed: false, from: "08:00", to: "09:00" }],
          });
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
  },
);

test("the faults of a refused order have even distances, however long they are", async ({ customer, pizza }) => {
  const { page } = customer;
  await page.setViewportSize({ width: 360, height: 780 });
  await withCola(customer, pizza);
  await customer.checkout.submitButton.click();
  const links = page.locator("#checkout-errors a");
  await expect(links.first()).toBeVisible();
  // The visible distance from the last line of one to the first line of the next.
  const gaps = await links.evaluateAll((elements) => {
    const texts = elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    return texts.slice(1).map((text, index) => Math.round(text.top - (texts[index]?.bottom ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
