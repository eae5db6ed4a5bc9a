import { type Page, expect } from "@playwright/test";

/** The stand-in's payment page, on which the tester decides the outcome. */
export class PaymentPage {
  constructor(private readonly page: Page) {}

  async isShown(provider: "Mollie" | "Datatrans"): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: `Zahlung über ${provider}` })).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }
}
