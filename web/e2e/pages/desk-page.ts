import { type Locator, type Page, expect } from "@playwright/test";

/** The order desk behind the log-in. */
export class DeskPage {
  constructor(readonly page: Page) {}

  async logIn({ url, username }: { url: string; username: string }): Promise<void> {
    await this.page.goto(`${url}/backend/login`);
    await this.page.getByLabel("Benutzername (E-Mail)").fill(username);
    await this.page.getByLabel("Passwort", { exact: true }).fill(process.env.DEMO_PASSWORD ?? "");
    const orders = this.page.waitForResponse(/\/api\/orders\/current/);
    await this.page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(this.page).toHaveURL(/\/backend\/?(#.*)?$/);
    await orders;
  }

  /** Shows the orders of the branch, or of all, to who is signed in. */
  async show({ url, branch = "" }: { url: string; branch?: string }): Promise<void> {
    const orders = this.page.waitForResponse(
      (response) => response.url().includes("/api/orders/current") && response.url().includes(branch),
    );
    await this.page.goto(`${url}/backend#/${branch && `?branch=${branch}`}`);
    await orders;
  }

  /**
   * The order's card, whichever column shows it. New ones come with a hint, on a busy machine after seconds.
   * @param text stands on it, where an order of another day may have the same number.
   */
  async card(ticket: number, { timeout = 15_000, text = "" } = {}): Promise<Locator> {
    const card = this.page
      .getByRole("article")
      .filter({ hasText: text })
      .filter({ has: this.page.getByRole("button", { name: new RegExp(`^Ticket ${ticket},`) }) });
    await expect(card).toBeVisible({ timeout });
    return card;
  }

  /** Shows the column on screens that show one at a time. */
  async showColumn(name: RegExp): Promise<void> {
    const tab = this.page.getByRole("navigation", { name: "Spalten" }).getByRole("button", { name });
    if (await tab.isVisible()) await tab.click();
  }

  /** Presses the card's large button. Resolves when the server has accepted it. */
  async next({ ticket, action }: { ticket: number; action: string }): Promise<void> {
    const taken = this.page.waitForResponse(/\/api\/orders\/[^/]+\/status\//);
    await this.page.getByRole("button", { name: `${action}: Ticket ${ticket}`, exact: true }).click();
    await taken;
  }

  /** Opens the order's panel with all other actions. */
  async open(ticket: number, about: { text?: string } = {}): Promise<Locator> {
    await (await this.card(ticket, about)).getByRole("button", { name: new RegExp(`^Ticket ${ticket},`) }).click();
    const panel = this.page.getByRole("dialog");
    await expect(panel).toBeVisible();
    return panel;
  }
}
