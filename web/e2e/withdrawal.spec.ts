import type { Page } from "@playwright/test";
import { passes } from "./axe";
import type { Customer } from "./fixtures";
import { expect, onDesktop, onPhone, test, THEMES } from "./fixtures";
import { changeShop } from "./init";
import { WithdrawalPage } from "./pages/withdrawal-page";

async function order({ store, checkout, page }: Customer, url: string): Promise<string> {
  await store.open(`${url}/store/graz`);
  await store.add({ product: "Trinkflasche 0,6 l" });
  await store.chooseMethod("Takeaway");
  await store.toCheckout();
  await checkout.fillContact();
  await checkout.accept();
  const address = await checkout.submit();
  await page.getByRole("region", { name: "Widerruf" }).waitFor();
  return address;
}

async function mailsTo({ page, url, address }: { page: Page; url: string; address: string }): Promise<string[]> {
  const reading = await page.context().newPage();
  await reading.goto(`${url}/_local`);
  const rows = await reading.locator("#mails tr", { hasText: address }).allInnerTexts();
  await reading.close();
  return rows.filter((row) => row.includes("Widerruf"));
}

test(
  "it is linked in every footer, has two steps, and gives one receipt on the screen and by mail",
  onDesktop,
  async ({ customer: { page }, bike }, { testId, retry }) => {
    const withdrawal = new WithdrawalPage(page);
    const email = `anna-${testId}-${retry}@example.test`;
    for (const path of ["/", "/store/graz", "/site/privacy"]) {
      await page.goto(`${bike}${path}`);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" })).toHaveAttribute(
        "href",
        "/withdrawal",
      );
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
    await expect(page).toHaveURL(`${bike}/withdrawal`);
    await expect(page).toHaveTitle(/^Vertrag widerrufen - /);
    await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);

    await withdrawal.declare.click();
    await expect(withdrawal.number).toBeFocused();
    await expect(page.getByText(/^Bitte geben Sie .* an\.$/)).toHaveCount(3);
    await withdrawal.fill({ number: "4711 vom Freitag", name: "Anna Probst", email: "anna@", remark: "nur der Helm" });
    await withdrawal.declare.click();
    await expect(withdrawal.email).toBeFocused();
    await expect(page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse an.")).toBeVisible();
    await withdrawal.email.fill(email);
    await withdrawal.declare.click();

    for (const text of ["4711 vom Freitag", "Anna Probst", email, "nur der Helm"])
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    await withdrawal.back.click();
    await expect(withdrawal.number).toHaveValue("4711 vom Freitag");
    await withdrawal.declare.click();
    await withdrawal.confirm.dblclick();
    await withdrawal.isReceived();

    await expect.poll(() => mailsTo({ page, url: bike, address: email })).toHaveLength(1);
    // The input is deleted after the receipt: the next declaration begins with an empty form.
    await page.goto(`${bike}/withdrawal`);
    await expect(withdrawal.number).toHaveValue("");
  },
);

test(
  "a declaration that could not be sent is kept, and a fault from the server is shown at its field",
  onPhone,
  async ({ customer: { page }, bike }) => {
    const withdrawal = new WithdrawalPage(page);
    await page.goto(`${bike}/withdrawal`);
    await withdrawal.fill({ number: "12", name: "Anna Probst", email: "anna@example.test" });
    await page.reload();
    await expect(withdrawal.name).toHaveValue("Anna Probst");
    await withdrawal.declare.click();
    await page.route("**/api/custom/withdrawal", (route) => route.abort());
    await withdrawal.confirm.click();
    await expect(page.getByRole("alert")).toContainText("Ihre Angaben bleiben erhalten");
    await page.unroute("**/api/custom/withdrawal");
    await page.route("**/api/custom/withdrawal", (route) =>
      route.fulfill({
        status: 400,
        json: {
          errors: [
            { field: "email", code: "validation.email", message: "Bitte geben Sie eine gültige E-Mail-Adresse an." },
          ],
          requestId: "x",
        },
      }),
    );
    await withdrawal.confirm.click();
    await expect(withdrawal.email).toBeFocused();
    await expect(withdrawal.email).toHaveAttribute("aria-invalid", "true");
    await expect(withdrawal.name).toHaveValue("Anna Probst");
  },
);

test(
  "the browser's back and forward lead through the steps, with everything kept and nothing in the address",
  onPhone,
  async ({ customer: { page }, bike }) => {
    const withdrawal = new WithdrawalPage(page);
    const review = page.getByRole("heading", { name: "Schritt 2 von 2: Prüfen und bestätigen" });
    await page.goto(`${bike}/`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
    await withdrawal.fill({ number: "4711", name: "Anna Probst", email: "anna@example.test", remark: "nur der Helm" });
    await withdrawal.declare.click();
    await expect(review).toBeFocused();
    await expect(page).toHaveURL(`${bike}/withdrawal`);
    await page.reload();
    await expect(review).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Schritt 1 von 2: Ihre Angaben" })).toBeFocused();
    for (const [field, value] of [
      [withdrawal.number, "4711"],
      [withdrawal.name, "Anna Probst"],
      [withdrawal.email, "anna@example.test"],
      [withdrawal.remark, "nur der Helm"],
    ] as const)
      await expect(field).toHaveValue(value);
    // An incomplete declaration cannot be confirmed.
    await withdrawal.number.fill("");
    await page.goForward();
    await expect(withdrawal.number).toBeVisible();
    await withdrawal.number.fill("4712");
    await expect(review).toBeHidden();
    await withdrawal.declare.click();
    await expect(page.getByRole("main").getByText("4712")).toBeVisible();
    await withdrawal.back.click();
    await expect(withdrawal.number).toHaveValue("4712");
  },
);

test(
  "from the status page, by keyboard alone: noted on the order, told to the desk, and not offered again",
  onDesktop,
  async ({ customer, bike, openDesk }) => {
    const { page, status } = customer;
    const withdrawal = new WithdrawalPage(page);
    const address = await order(customer, bike);
    const ticket = await status.ticket();
    await page.getByRole("region", { name: "Widerruf" }).getByRole("link", { name: "Vertrag widerrufen" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${address}/withdrawal`);
    await expect(page.getByText(`Bestellnummer ${ticket}`)).toBeVisible();
    await expect(withdrawal.number).toHaveCount(0);
    // Known from the checkout of this visit.
    await expect(withdrawal.name).toHaveValue("Anna Probst");
    await withdrawal.remark.focus();
    await page.keyboard.type("Der Deckel passt nicht.");
    await page.keyboard.press("Tab");
    await expect(withdrawal.declare).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Schritt 2 von 2: Prüfen und bestätigen" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(withdrawal.confirm).toBeFocused();
    await page.keyboard.press("Enter");
    await withdrawal.isReceived();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(
      page.getByText(/^Sie haben diesen Vertrag am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr widerrufen\.$/),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Widerruf" })).toHaveCount(0);
    await page.goto(`${address}/withdrawal`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diesen Vertrag haben Sie bereits widerrufen.");

    const panel = await (await openDesk(bike, "brn_graz")).open(ticket);
    await expect(panel.getByText(/Vertrag widerrufen am/)).toBeVisible();
    await expect(panel.getByText("Der Deckel passt nicht.").first()).toBeVisible();
    await expect(panel.getByText("Widerrufen", { exact: true })).toBeVisible();
  },
);

test(
  "a food shop has no withdrawal, and with several branches the branch is asked for",
  onPhone,
  async ({ customer: { page }, pizza, bike }) => {
    await page.goto(pizza);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" })).toHaveCount(0);
    expect((await page.goto(`${pizza}/withdrawal`))?.status()).toBe(404);
    await expect(page.getByText("Leider wurde die angeforderte Seite nicht gefunden.")).toBeVisible();
    await changeShop(page, {
      edit: ({ branches }) => branches.forEach((branch) => Object.assign(branch, { isWithdrawalEnabled: true })),
    });
    await page.goto(`${bike}/withdrawal`);
    const withdrawal = new WithdrawalPage(page);
    await withdrawal.declare.click();
    await expect(page.getByLabel("Filiale")).toBeFocused();
    await page.getByLabel("Filiale").selectOption({ index: 1 });
    await expect(page.getByText(/^Bitte geben Sie .* an\.$/)).toHaveCount(3);
  },
);

for (const { colorScheme, on } of THEMES) {
  test(
    `each step passes axe in the ${colorScheme} theme and never scrolls sideways`,
    on,
    async ({ customer, bike }) => {
      test.slow();
      const { page } = customer;
      const withdrawal = new WithdrawalPage(page);
      // The number of declarations from one address per hour is limited, and this test is only about the screens.
      await page.route("**/api/custom/withdrawal", (route) =>
        route.fulfill({ json: { data: { receivedAt: "2026-06-05T08:42:00.000Z" } } }),
      );
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(`${bike}/withdrawal`);
      await withdrawal.declare.click();
      await passes(page, "faults");
      await withdrawal.fill({
        number: "x".repeat(100),
        name: "Anna Probst",
        email: `anna-${colorScheme}@example.test`,
        remark: "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4),
      });
      await withdrawal.declare.click();
      await passes(page, "review");
      await withdrawal.confirm.click();
      await withdrawal.isReceived();
      await passes(page, "receipt");
      const address = await order(customer, bike);
      await passes(page, "status before");
      await page.goto(`${address}/withdrawal`);
      await expect(withdrawal.declare).toBeVisible();
      await passes(page, "order");
      await withdrawal.declare.click();
      await withdrawal.confirm.click();
      await withdrawal.isReceived();
      await page.goto(address);
      await expect(page.getByText(/^Sie haben diesen Vertrag/)).toBeVisible();
      await passes(page, "status after");
    },
  );
}
