import type { Locator, Page } from "@playwright/test";

export type Method = "Takeaway" | "Lieferung" | "Dine In";

/** A branch's menu with its cart: beside it on wide screens, a sheet behind the bar on narrow ones. */
export class StorePage {
  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
  }

  /** Opens the product, answers its required steps, and adds it to the cart; `more` takes further steps. */
  async add({ product, more }: { product: string; more?: (dialog: Locator) => Promise<void> }): Promise<void> {
    await this.page.getByRole("button", { name: product, exact: true }).click();
    const dialog = this.page.getByRole("dialog", { name: product });
    await dialog.getByRole("button", { name: "Mehr" }).waitFor();
    for (const group of await dialog.getByRole("group").filter({ hasText: "erforderlich" }).all())
      await group.getByRole("radio").first().check();
    for (const text of await dialog.getByRole("textbox", { name: /erforderlich/ }).all())
      await text.fill("Das Hinterrad eiert.");
    await more?.(dialog);
    await dialog.getByRole("button", { name: /In den Warenkorb/ }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  async chooseMethod(method: Method): Promise<void> {
    const cart = await this.cart();
    await cart.getByLabel("Art der Lieferung").selectOption({ label: method });
  }

  async toCheckout(): Promise<void> {
    const cart = await this.cart();
    await cart.getByRole("link", { name: /Zur Kassa|Zur Anfrage/ }).click();
  }

  /** The cart as this screen shows it. */
  async cart(): Promise<Locator> {
    const sheet = this.page.getByRole("dialog", { name: "Ihr Warenkorb" });
    const bar = this.page.getByRole("button", { name: /^Warenkorb/ });
    const aside = this.page.getByRole("complementary", { name: "Warenkorb" });
    if ((await aside.count()) > 0 && (await aside.isVisible())) return aside;
    if (!(await sheet.isVisible())) await bar.click();
    return sheet;
  }
}
