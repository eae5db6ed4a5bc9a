import { type Locator, type Page, expect } from "@playwright/test";

/** The withdrawal function, from the footer or from an order. */
export class WithdrawalPage {
  readonly number: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly remark: Locator;
  readonly declare: Locator;
  readonly confirm: Locator;
  readonly back: Locator;

  constructor(private readonly page: Page) {
    this.number = page.getByLabel("Bestellnummer");
    this.name = page.getByLabel("Vor- und Nachname");
    this.email = page.getByLabel("E-Mail für die Bestätigung");
    this.remark = page.getByLabel("Anmerkung");
    this.declare = page.getByRole("button", { name: "Vertrag widerrufen", exact: true });
    this.confirm = page.getByRole("button", { name: "Widerruf bestätigen", exact: true });
    this.back = page.getByRole("button", { name: "Zurück", exact: true });
  }

  async fill({
    number,
    name,
    email,
    remark = "",
  }: {
    number: string;
    name: string;
    email: string;
    remark?: string;
  }): Promise<void> {
    await this.number.fill(number);
    await this.name.fill(name);
    await this.email.fill(email);
    await this.remark.fill(remark);
  }

  /** The receipt, with date and time. */
  async isReceived(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Ihr Widerruf ist eingegangen." })).toBeFocused();
    await expect(
      this.page.getByText(/^Eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr\. Die Bestätigung geht auch an /),
    ).toBeVisible();
  }
}
