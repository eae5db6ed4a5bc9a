import { violations } from "./axe";
import type { Customer } from "./fixtures";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { PaymentPage } from "./pages/payment-page";

const FAILED = "Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.";
const PROVIDERS = [
  { provider: "Mollie", on: onDesktop },
  { provider: "Datatrans", on: onPhone },
] as const;
type Provider = (typeof PROVIDERS)[number]["provider"];

/** Orders a salad and opens the provider's page. */
async function toPayment({
  customer,
  url,
  provider,
}: {
  customer: Customer;
  url: string;
  provider: Provider;
}): Promise<PaymentPage> {
  const { page, store, checkout } = customer;
  await store.open(`${url}/store/favoriten`);
  await store.add({ product: "Gemischter Salat" });
  await store.chooseMethod("Takeaway");
  await store.toCheckout();
  await checkout.fillContact();
  await page.getByRole("radio", { name: new RegExp(`Online Zahlung.*${provider}`) }).check();
  await checkout.accept();
  await checkout.submitButton.click();
  const payment = new PaymentPage(page);
  await payment.isShown(provider);
  return payment;
}

for (const { provider, on } of PROVIDERS) {
  test.describe(provider, on, () => {
    test("paid: the status page says so, the cart is empty, the desk has the order", async ({
      customer,
      pizza,
      openDesk,
    }) => {
      const { page, status } = customer;
      const payment = await toPayment({ customer, url: pizza, provider });
      await payment.choose("Bezahlen");
      await expect(page).toHaveURL(/\/status\/[^/]+\/[^/]+$/);
      await status.says("Online Zahlung (Bezahlt)");
      const ticket = await status.ticket();
      await page.goto(`${pizza}/store/favoriten/checkout`);
      await expect(page.getByText("Keine Produkte im Warenkorb!")).toBeVisible();
      const desk = await openDesk(pizza, "brn_favoriten");
      const panel = await desk.open(ticket);
      await expect(panel.getByRole("status").filter({ hasText: "Bezahlt" })).toBeVisible();
    });

    test("failed: back at the checkout with everything in place, and a second try pays", async ({
      customer,
      pizza,
    }) => {
      const { page, checkout, status } = customer;
      const payment = await toPayment({ customer, url: pizza, provider });
      await payment.choose("Fehlschlagen lassen");
      await expect(page).toHaveURL(/\/store\/favoriten\/checkout\/error$/);
      await expect(page.getByRole("alert").filter({ hasText: FAILED })).toBeVisible();
      await expect(page.getByText("Gemischter Salat").first()).toBeVisible();
      await expect(page.getByLabel("Vorname")).toHaveValue("Anna");
      await checkout.submitButton.click();
      await payment.isShown(provider);
      await payment.choose("Bezahlen");
      await status.says("Online Zahlung (Bezahlt)");
    });

    test("without a webhook staff have the payment checked, and a cancellation refunds it", async ({
      customer,
      pizza,
      openDesk,
    }) => {
      const { page, status } = customer;
      const payment = await toPayment({ customer, url: pizza, provider });
      await payment.choose("Bezahlen, aber der Webhook kommt nie");
      await status.says("Online Zahlung (Bezahlt)");
      const address = page.url();
      const desk = await openDesk(pizza, "brn_favoriten");
      const panel = await desk.open(await status.ticket());
      await panel.getByRole("button", { name: "Zahlung prüfen" }).click();
      await expect(panel.getByRole("status").filter({ hasText: "Bezahlt" })).toBeVisible();
      await panel.getByRole("button", { name: "Stornieren" }).click();
      const question = desk.page.getByRole("alertdialog", { name: /stornieren/ });
      await expect(question).toContainText(/Der Betrag von \d+,\d\d\s€ wird dem Kunden zurückgezahlt\./);
      await question.getByRole("button", { name: "Stornieren" }).click();
      await expect(async () => {
        await page.goto(address);
        await expect(page.getByText("Online Zahlung (Rückerstattet)")).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    });
  });
}

test(
  "back from the provider's page by the browser's button the cart is kept, the same order continues, and a changed one replaces it",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, checkout } = customer;
    const uids: string[] = [];
    // Read from the network, because the page navigates as soon as it has the response.
    await page.route("**/api/orders", async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { uid: string } };
      uids.push(data.uid);
      await route.fulfill({ response });
    });
    const payment = await toPayment({ customer, url: pizza, provider: "Mollie" });
    await page.goBack();
    await expect(page.getByText("Gemischter Salat").first()).toBeVisible();
    await checkout.submitButton.click();
    await payment.isShown("Mollie");
    await page.goBack();
    await checkout.payBy("Barzahlung");
    await checkout.submit();
    await expect.poll(() => uids.length).toBe(3);
    expect(uids[1]).toBe(uids[0]);
    expect(uids[2]).not.toBe(uids[0]);
  },
);

test("the provider's page and the list of payments pass axe", onDesktop, async ({ customer, pizza }) => {
  const { page } = customer;
  await toPayment({ customer, url: pizza, provider: "Datatrans" });
  expect(await violations({ page })).toEqual([]);
  await page.goto(`${pizza}/_local`);
  await expect(page.getByRole("heading", { name: /Zahlungen/ })).toBeVisible();
  expect(await violations({ page, within: "#payments" })).toEqual([]);
});

test("on a phone every choice of the provider's page is visible", onPhone, async ({ customer, pizza }) => {
  const { page } = customer;
  await page.setViewportSize({ width: 360, height: 780 });
  await toPayment({ customer, url: pizza, provider: "Mollie" });
  const section = await page.getByRole("main").locator("section").boundingBox();
  const buttons = await page.getByRole("main").getByRole("button").all();
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual((section?.x ?? 0) + (section?.width ?? 0));
  }
});
