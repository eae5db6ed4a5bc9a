import { type FrameLocator, type Locator, type Page, expect } from "@playwright/test";

/** The editor of pages beside its preview. */
export class PageEditor {
  constructor(readonly page: Page) {}

  async open(url: string, id: string): Promise<void> {
    await this.page.goto(`${url}/backend#/sites/${id}`);
    await expect(this.outline).toBeVisible();
  }

  get outline(): Locator {
    return this.page.getByRole("navigation", { name: "Abschnitte" });
  }

  get fields(): Locator {
    return this.page.getByRole("region", { name: "Felder" });
  }

  get preview(): FrameLocator {
    return this.page.frameLocator("iframe[title='Vorschau der Seite']");
  }

  /** The HTML of the page's content in the preview. */
  async previewHtml(): Promise<string> {
    return this.preview.locator("[data-page-type]").evaluate((article) => article.outerHTML);
  }

  async choose(section: number): Promise<void> {
    await this.outline.locator(`[data-place="${section}"]`).click();
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(/^Entwurf gespeichert um/)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.isSaved();
    await this.page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
    await this.page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
    await expect(this.page.getByText("Veröffentlicht", { exact: true })).toBeVisible();
  }
}
