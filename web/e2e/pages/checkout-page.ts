import { type Locator, type Page, expect } from "@playwright/test";
import type { Customer } from "../fixtures";

/** The order on one page. Fields are found by their labels, as people find them. */
export class CheckoutPage {
  readonly submitButton: Locator;

  constructor(private readonly page: Page) {
    this.submitButton = page.getByRole("button", { name: /^(zahlungspflichtig bestellen|.*anfragen)$/i });
  }

  async fillContact({ lastName = "Probst", email = "anna.probst@example.test" } = {}): Promise<void> {
    await this.page.getByLabel("Vorname").fill("Anna");
    await this.page.getByLabel("Nachname").fill(lastName);
    await this.page.getByLabel("Telefon").fill("0043 660 1234567");
    await this.page.getByLabel("E-Mail").fill(email);
  }

  async fillAddress(): Promise<void> {
    await this.page.getByLabel("Straße und Hausnummer").fill("Zieglergasse 12");
    await this.page.getByLabel("PLZ").fill("1070");
    await this.page.getByLabel(/^Ort/).fill("Wien");
  }

  async accept(): Promise<void> {
    await this.page.getByRole("checkbox", { name: /AGB/ }).check();
    await this.page.getByRole("checkbox", { name: /Datenschutz/ }).check();
  }

  async payBy(method: string): Promise<void> {
    await this.page.getByRole("radio", { name: method }).check();
  }

  /**
   * Chooses a day near the end of the shown month: 0 is the last free one. Tests that share a branch use different
   * days, since each slot accepts a limited number of orders.
   */
  async chooseDay(fromLast: number): Promise<void> {
    await this.page.locator("#appointmentDate").click();
    const days = this.page
      .getByRole("dialog", { name: "Datum wählen" })
      .getByRole("button", { name: /\d/, disabled: false });
    await days.nth(-1 - fromLast).click();
  }

  /** Sends the order and waits for its status page. Returns the page's address. */
  async submit(): Promise<string> {
    await this.submitButton.click();
    await expect(this.page).toHaveURL(/\/status\/[^/]+\/[^/]+$/);
    return this.page.url();
  }
}

/** Opens the checkout with a bottle of cola in the cart. */
export async function withCola({ store }: Customer, url: string): Promise<void> {
  await store.open(`${url}/store/neubau`);
  await store.add({ product: "Kräuterkola 0,33 l" });
  await store.chooseMethod("Takeaway");
  await store.toCheckout();
}
