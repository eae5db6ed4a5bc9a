import type { Locator } from "@playwright/test";
import type { Customer } from "./fixtures";
import { expect, onPhone, test } from "./fixtures";
import { changeShop } from "./init";
import { withCola } from "./pages/checkout-page";

test(
  "day and time: past days are blocked, times come in steps of five minutes",
  onPhone,
  async ({ customer, pizza }) => {
    const { page } = customer;
    let asked = 0;
    page.on("request", (request) => (asked += Number(request.url().includes("/full-slots"))));
    await changeShop(page, { clock: "2026-06-05T18:40:00+02:00" });
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
    // The branch does not limit its slots.
    expect(asked).toBe(0);
  },
);

/** Days of July, because other tests of the workshop use June. */
async function withWheel({ page, store }: Customer, bike: string): Promise<Locator> {
  await changeShop(page, { clock: "2026-06-05T10:40:00+02:00" });
  await store.open(`${bike}/store/werkstatt`);
  await store.add({ product: "Laufrad zentrieren" });
  await store.toCheckout();
  await page.locator("#appointmentDate").click();
  const calendar = page.getByRole("dialog", { name: "Datum wählen" });
  await calendar.getByRole("button", { name: "Nächster Monat" }).click();
  return calendar;
}

/** The number of orders that the branch accepts per slot. */
async function bookOut({ bike, appointmentDate }: { bike: string; appointmentDate: string }): Promise<void> {
  const body = JSON.stringify({
    branch: "brn_werkstatt",
    items: [{ product: "prd_service-zentrieren", amount: 1, unit: "piece", parts: [] }],
    firstName: "Karl",
    lastName: "Voll",
    phone: "+436601234567",
    email: "karl.voll@example.test",
    appointmentDate,
    legalInstructions: true,
    privacyPolicy: true,
  });
  for (const place of [1, 2, 3]) {
    const { status } = await fetch(`${bike}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `${appointmentDate} ${place}` },
      body,
    });
    expect(status).toBe(201);
  }
}

test(
  "a full time is not offered; one that becomes full meanwhile is reported at its field",
  onPhone,
  async ({ customer, bike }) => {
    const { page, checkout } = customer;
    const { retry } = test.info();
    // A different day for each attempt, since slots stay booked: a Thursday.
    const day = String(2 + 7 * retry).padStart(2, "0");
    await bookOut({ bike, appointmentDate: `2026-07-${day}T11:00` });
    const calendar = await withWheel(customer, bike);
    await calendar.getByRole("button", { name: `${day}.07.2026` }).click();
    // The next full hour is 11:00, which is full.
    await expect(page.locator("#appointmentTime")).toHaveText("11:05 Uhr");
    await page.locator("#appointmentTime").click();
    const times = page.getByRole("dialog", { name: /^Uhrzeit/ });
    await expect(times.getByRole("radio", { name: "11:00 ausgebucht" })).toBeDisabled();
    await expect(times.getByRole("radio", { name: "11:05" })).toBeChecked();
    await expect(times.getByRole("radio", { name: "11", exact: true })).toBeEnabled();
    await times.getByRole("button", { name: "11:05 Uhr übernehmen" }).click();
    await checkout.fillContact();
    await checkout.accept();
    await bookOut({ bike, appointmentDate: `2026-07-${day}T11:05` });
    await checkout.submitButton.click();
    await expect(page.locator("#appointmentDate-error")).toHaveText(
      "Der ausgewählte Termin ist leider schon vergeben. Bitte wählen Sie einen anderen Termin.",
    );
    await page.locator("#appointmentTime").click();
    await times.getByRole("button", { name: "11:10 Uhr übernehmen" }).click();
    await expect(page.locator("#appointmentDate-error")).toBeEmpty();
  },
);

test(
  "a day without a free time is not offered, and a full time is reported before anything is sent",
  onPhone,
  async ({ customer, bike }) => {
    const { page, checkout } = customer;
    let full: string[] = [];
    let sent = 0;
    page.on(
      "request",
      (request) => (sent += Number(request.method() === "POST" && request.url().endsWith("/api/orders"))),
    );
    const calendar = await withWheel(customer, bike);
    await page.route("**/full-slots?month=2026-07", (route) => route.fulfill({ json: { data: full } }));
    const day = calendar.getByRole("button", { name: /03\.07\.2026/ });
    await day.click();
    await expect(page.locator("#appointmentTime")).toHaveText("11:00 Uhr");
    // A Friday: open from 8 to 13 o'clock.
    full = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.parse("2026-07-03T08:00:00+02:00") + index * 300_000).toISOString(),
    );
    await page.locator("#appointmentDate").click();
    await expect(day).toBeDisabled();
    await expect(calendar.getByRole("button", { name: /02\.07\.2026/ })).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(page.locator("#appointmentDate-error")).toContainText("schon vergeben");
    await checkout.fillContact();
    await checkout.accept();
    await checkout.submitButton.click();
    await expect(page.getByRole("alert").filter({ hasText: "schon vergeben" })).toBeFocused();
    expect(sent).toBe(0);
  },
);
