import { type Locator, type Page, expect } from "@playwright/test";

/** A display without a session: it shows a code until staff connect it. */
export class DisplayPage {
  constructor(readonly page: Page) {}

  async open(url: string, purpose: "frontdesk" | "backoffice"): Promise<void> {
    await this.page.goto(`${url}/display/${purpose}`);
  }

  /** The code that it shows. */
  async code(): Promise<string> {
    const code = this.page.locator("[data-code]");
    await expect(code).toBeVisible();
    return (await code.getAttribute("data-code")) ?? "";
  }

  /** An order in the kitchen. */
  ticket(number: number): Locator {
    return this.page.getByRole("article", { name: `Nr. ${number}`, exact: true });
  }

  /** A number on the guests' board. */
  number({ number, under }: { number: number; under: "In Zubereitung" | "Abholbereit" }): Locator {
    return this.page.getByRole("region", { name: under }).getByText(String(number), { exact: true });
  }

  /** Nothing secret stands in the address, and nothing scrolls. */
  async isClean(): Promise<void> {
    expect(this.page.url()).toMatch(/\/display\/(frontdesk|backoffice)$/);
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
