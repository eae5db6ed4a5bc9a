import { expect, onDesktop, onPhone, test } from "./fixtures";
import { PaymentPage } from "./pages/payment-page";

test.describe("on a kiosk", () => {
  const start = "/store/neubau?context=self-service";

  test(
    "shows the screensaver until touched, then the number after an order, and deletes the customer's data",
    onDesktop,
    async ({ page, customer, pizza }) => {
      await page.goto(pizza + start);
      await page.getByRole("button", { name: "Tippen um zu bestellen" }).click();
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: "Datenschutz" })).toBeVisible();
      await expect(footer.getByRole("button")).toHaveCount(0);
      await expect(page.locator("a[href^='tel:']:visible, a[href^='http']:visible")).toHaveCount(0);
      await customer.store.add({ product: "Margherita" });
      await customer.store.toCheckout();
      await customer.checkout.fillContact({ lastName: "Geheimnis" });
      await customer.checkout.accept();
      await customer.checkout.submit();
      await expect(page.getByText("Vielen Dank für Ihre Bestellung!")).toBeVisible();
      await page.getByRole("button", { name: "Fertig" }).click();

      await expect(page.getByRole("button", { name: "Tippen um zu bestellen" })).toBeVisible();
      const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(left).not.toContain("Geheimnis");
      expect(left).not.toContain("Margherita");
      for (let step = 0; step < 3; step += 1) {
        await page.goBack({ timeout: 5_000 }).catch(() => null);
        await page.waitForTimeout(500);
        expect(await page.locator("body").innerText()).not.toContain("Geheimnis");
        expect(
          await page.evaluate(() => [...document.querySelectorAll("input")].map(({ value }) => value)),
        ).not.toContain("Geheimnis");
      }
    },
  );

  test(
    "waits for an online payment with the number on the screen, and shows when it is paid",
    onPhone,
    async ({ page, customer, pizza }) => {
      await page.goto(`${pizza}/store/favoriten?context=self-service`);
      await page.getByRole("button", { name: "Tippen um zu bestellen" }).click();
      await customer.store.add({ product: "Gemischter Salat" });
      await customer.store.toCheckout();
      await customer.checkout.fillContact();
      await page.getByRole("radio", { name: /Online Zahlung.*Mollie/ }).check();
      await customer.checkout.accept();
      await customer.checkout.submitButton.click();
      const payment = new PaymentPage(page);
      await payment.isShown("Mollie");
      // The payment succeeded, but the provider has not confirmed it yet.
      let isHeld = true;
      await page.route("**/api/orders/public/**", async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({ response: answer, json: { data: isHeld ? { ...data, isPaid: false } : data } });
      });
      await payment.choose("Bezahlen");
      await expect(page.getByRole("heading", { name: "Warten auf Zahlungseingang" })).toBeVisible();
      isHeld = false;
      await expect(page.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung!" })).toBeVisible();
    },
  );

  test(
    "asks before it discards a started order, and works by keyboard",
    onDesktop,
    async ({ page, customer, pizza }) => {
      await page.clock.install();
      await page.goto(pizza + start);
      const screensaver = page.getByRole("button", { name: "Tippen um zu bestellen" });
      await expect(screensaver).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(screensaver).toBeHidden();
      await customer.store.add({ product: "Margherita" });
      await page.clock.runFor(61_000);
      await page.getByRole("button", { name: "Weiter bestellen" }).press("Enter");
      await expect(page.getByRole("dialog", { name: "Sind Sie noch da?" })).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(page.getByRole("dialog", { name: "Sind Sie noch da?" })).toBeVisible();
      await page.clock.runFor(16_000);
      await expect(screensaver).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("cart/neubau"))).toContain('"items":[]');
    },
  );
});

test("the screensaver also covers the place of the scroll bar", onDesktop, async ({ page, pizza }) => {
  await page.goto(`${pizza}/store/neubau?context=self-service`);
  await expect(page.getByRole("button", { name: "Tippen um zu bestellen" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe("auto");
});
