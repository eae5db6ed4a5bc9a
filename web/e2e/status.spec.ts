import type { Customer } from "./fixtures";
import { expect, onDesktop, onPhone, test } from "./fixtures";

async function order({ store, checkout, status }: Customer, url: string): Promise<{ ticket: number; address: string }> {
  await status.driveClock();
  await store.open(`${url}/store/neubau`);
  await store.add({ product: "Kräuterkola 0,33 l" });
  await store.chooseMethod("Takeaway");
  await store.toCheckout();
  await checkout.fillContact();
  await checkout.accept();
  const address = await checkout.submit();
  return { ticket: await status.ticket(), address };
}

test(
  "two windows answer one proposal: the second is told what happened",
  onPhone,
  async ({ customer, pizza, openDesk }) => {
    const { page, status } = customer;
    const desk = await openDesk(pizza, "brn_neubau");
    const { ticket, address } = await order(customer, pizza);
    const panel = await desk.open(ticket);
    await panel.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
    await desk.page
      .getByRole("dialog", { name: /anderen Termin vorschlagen/ })
      .getByRole("button", { name: / vorschlagen$/ })
      .click();
    await status.waitForProposal();
    const second = await page.context().newPage();
    await second.goto(address);
    const decline = second.getByRole("button", { name: "Nein, Bestellung stornieren" });
    await expect(decline).toBeVisible();
    // The second window must not get the change by polling first.
    let hasAnswered = false;
    await second.route("**/api/orders/public/**", (route) => {
      hasAnswered ||= route.request().method() === "POST";
      return hasAnswered ? route.continue() : route.abort();
    });
    await status.answer(true).click();
    await expect(status.answer(true)).toBeHidden();
    await decline.click();
    await expect(
      second.getByText("Der Terminvorschlag wurde inzwischen schon beantwortet: Die Bestellung ist bestätigt."),
    ).toBeVisible();
    await expect(decline).toBeHidden();
  },
);

test("polling survives being offline and goes on at once", onDesktop, async ({ customer, pizza, openDesk }) => {
  const { page, status } = customer;
  const desk = await openDesk(pizza, "brn_neubau");
  const { ticket } = await order(customer, pizza);
  await page.context().setOffline(true);
  await status.comes(page.getByText("Keine Verbindung"));
  await desk.next({ ticket, action: "Bestätigen" });
  await page.context().setOffline(false);
  await expect(page.getByRole("main").getByText("Wird bearbeitet")).toBeVisible({ timeout: 5_000 });
  await status.says(/bestätigt und wird vorbereitet/);
});

test("polling stops at an end state", onPhone, async ({ customer, pizza, openDesk }) => {
  const { page, status } = customer;
  const desk = await openDesk(pizza, "brn_neubau");
  const { ticket } = await order(customer, pizza);
  const panel = await desk.open(ticket);
  await panel.getByRole("button", { name: "Ablehnen" }).click();
  const dialog = desk.page.getByRole("dialog", { name: /ablehnen/ });
  await dialog.getByRole("button", { name: "Leider schließen wir in Kürze." }).click();
  await dialog.getByRole("button", { name: "Ablehnen" }).click();
  await status.says("Ihre Bestellung wurde storniert.");
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes("/api/orders/public/"))));
  await page.clock.runFor(12_000);
  expect(asked).toBe(0);
  await expect(page.getByRole("list", { name: "Verlauf" })).toHaveCount(0);
});

test("declining to rate is confirmed too, in the same place and once", onDesktop, async ({ customer, pizza }) => {
  const { page } = customer;
  await page.route("**/api/orders/public/**", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, isCompleted: true } } });
  });
  await order(customer, pizza);
  const form = page.getByRole("form", { name: "Wie war es?" });
  await form.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Sie haben keine Bewertung abgegeben." })).toBeFocused();
  await page.reload();
  await expect(page.getByText("Ticket", { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test("a rating that cannot be sent shows an error, and is not sent later", onPhone, async ({ customer, pizza }) => {
  const { page } = customer;
  await page.route("**/api/orders/public/**", async (route) => {
    if (route.request().method() !== "GET") return route.abort();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { data: { ...data, isCompleted: true } } });
  });
  await order(customer, pizza);
  const form = page.getByRole("form", { name: "Wie war es?" });
  for (const stars of await form.getByRole("radio", { name: /^4/ }).all()) await stars.check({ force: true });
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Abschicken" }).click();
  await expect(page.getByText("Bewertung konnte nicht gesendet werden.")).toBeVisible();
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.url().endsWith("/questionnaire"))));
  await page.context().setOffline(false);
  await page.clock.runFor(3_000);
  expect(sent).toBe(0);
  await expect(form).toBeVisible();
});

test("a wrong key shows a message", onDesktop, async ({ customer, pizza }) => {
  const { page } = customer;
  await page.goto(`${pizza}/status/nichts/nichts`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Bestellung gibt es nicht.");
});
