import { type Locator, type Page, expect } from "@playwright/test";

/** What the customer follows. It asks the server every 10 seconds, so expectations wait a little longer. */
export class StatusPage {
  private readonly patience = { timeout: 20_000 };

  constructor(private readonly page: Page) {}

  async ticket(): Promise<number> {
    const label = this.page.getByText(/^(Ticket|Bestellnummer)$/);
    return Number(await label.locator("xpath=following-sibling::*[1]").innerText());
  }

  async says(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole("main").getByText(text).first()).toBeVisible(this.patience);
  }

  answer(accept: boolean): Locator {
    return this.page.getByRole("button", {
      name: accept ? /^Ja, .* Uhr ist in Ordnung$/ : "Nein, Bestellung stornieren",
    });
  }

  async waitForProposal(): Promise<void> {
    await expect(this.answer(true)).toBeVisible(this.patience);
  }

  /** Rates everything by keyboard alone, as the pointer is no must. */
  async rate({ stars, comment }: { stars: number; comment: string }): Promise<void> {
    const form = this.page.getByRole("form", { name: "Wie war es?" });
    await expect(form).toBeVisible(this.patience);
    for (const group of await form.getByRole("group").all()) {
      await group.getByRole("radio", { name: "1 Stern", exact: true }).focus();
      await this.page.keyboard.press("Space");
      for (let step = 1; step < stars; step++) await this.page.keyboard.press("ArrowRight");
    }
    await form.getByRole("textbox").fill(comment);
    await form.getByRole("button", { name: "Abschicken" }).click();
    await expect(this.page.getByRole("status").filter({ hasText: "Vielen Dank für Ihre Bewertung!" })).toBeFocused();
    await expect(form).toBeHidden();
  }
}
