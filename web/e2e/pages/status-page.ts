import { type Locator, type Page, expect } from "@playwright/test";

/** The page's polling interval. */
const POLL = 10_000;

/** The customer's status page. It polls the server every 10 seconds of the page's clock. */
export class StatusPage {
  private readonly patience = { timeout: 20_000 };
  private isClockDriven = false;

  constructor(private readonly page: Page) {}

  /**
   * From now on expectations advance the page's clock to its next poll instead of waiting for it. Call it before the
   * page is opened.
   */
  async driveClock(): Promise<void> {
    await this.page.clock.install();
    this.isClockDriven = true;
  }

  /** Waits for a change that one of the next responses brings. */
  async comes(expected: Locator): Promise<void> {
    if (!this.isClockDriven) return expect(expected).toBeVisible(this.patience);
    await expect(async () => {
      if (!(await expected.isVisible())) await this.page.clock.fastForward(POLL);
      await expect(expected).toBeVisible({ timeout: 1_000 });
    }).toPass(this.patience);
  }

  async ticket(): Promise<number> {
    const label = this.page.getByText(/^(Ticket|Bestellnummer)$/);
    return Number(await label.locator("xpath=following-sibling::*[1]").innerText());
  }

  async says(text: string | RegExp): Promise<void> {
    await this.comes(this.page.getByRole("main").getByText(text).first());
  }

  answer(accept: boolean): Locator {
    return this.page.getByRole("button", {
      name: accept ? /^Ja, .* Uhr ist in Ordnung$/ : "Nein, Bestellung stornieren",
    });
  }

  async waitForProposal(): Promise<void> {
    await this.comes(this.answer(true));
  }

  /** Rates everything by keyboard alone, as the pointer is no must. */
  async rate({ stars, comment }: { stars: number; comment: string }): Promise<void> {
    const form = this.page.getByRole("form", { name: "Wie war es?" });
    await this.comes(form);
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
