import { type Locator, type Page, expect } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

/** A layer's box as the panel of properties tells it. */
export interface Box extends Point {
  width: number;
  height: number;
  rotation: number;
}

const FIELDS = { x: "Links", y: "Oben", width: "Breite", height: "Höhe", rotation: "Drehung in Grad" } as const;

/** Some of the handles by their place in the editor's order: which side of the box each pulls. */
export const HANDLES = [
  { index: 0, x: -1, y: -1 },
  { index: 3, x: 1, y: 0 },
  { index: 5, x: 0, y: 1 },
] as const;

/** The drawing editor of image templates. */
export class TemplateEditor {
  readonly canvas: Locator;
  readonly layers: Locator;
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.canvas = page.getByRole("application", { name: "Seite der Vorlage" });
    this.layers = page.getByRole("grid", { name: "Ebenen" });
    this.said = page.locator("[data-template-editor] > [role=status].sr-only");
  }

  async begin({ url, size }: { url: string; size: string }): Promise<void> {
    await this.page.goto(`${url}/backend#/image-templates/new`);
    await this.page.getByRole("button", { name: new RegExp(size) }).click();
    await this.isDrawn();
  }

  /** Waits until the letters of the example are there. */
  async isDrawn(): Promise<void> {
    await expect(this.canvas.locator("[data-layers] path").nth(2)).toBeAttached({ timeout: 30_000 });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  async box(): Promise<Box> {
    const texts = await this.page
      .locator("aside input")
      .evaluateAll((inputs) =>
        inputs.flatMap((input) =>
          input instanceof HTMLInputElement ? [[input.labels?.[0]?.textContent ?? "", input.value] as const] : [],
        ),
      );
    const known = new Map(texts);
    const box = Object.entries(FIELDS).map(([key, name]) => [key, numberOf(known.get(name) ?? "")] as const);
    return { x: 0, y: 0, width: 0, height: 0, rotation: 0, ...Object.fromEntries(box) };
  }

  handle(name: number | "turn"): Locator {
    return this.canvas.locator(`[data-handle="${name}"]`);
  }

  async middleOf(element: Locator): Promise<Point> {
    const box = await element.boundingBox();
    if (!box) throw new Error("It is not shown");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async pull({ from, by }: { from: Point; by: Point }): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x / 2, from.y + by.y / 2);
    await mouse.move(from.x + by.x, from.y + by.y);
    await mouse.up();
  }

  /** Presses the uppermost of the layers with this name in the list, which chooses it. */
  async choose(name: string): Promise<void> {
    await this.layers
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  /** Which of the drawn layers change while something is done, by their place in the order of drawing. */
  async drawnAnew(act: () => Promise<void>): Promise<number[]> {
    await this.page.evaluate(() => {
      const layers = document.querySelector("[data-layers]");
      const changed = new Set<number>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const index = [...(layers?.children ?? [])].findIndex((layer) => layer.contains(target));
          if (index !== -1) changed.add(index);
        }
      });
      if (layers) observer.observe(layers, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { changedLayers: changed });
    });
    await act();
    return this.page.evaluate(() => {
      const changed: unknown = Reflect.get(window, "changedLayers");
      return changed instanceof Set ? [...changed].map(Number) : [];
    });
  }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[^\d,−-]/g, "")
      .replace("−", "-")
      .replace(",", "."),
  );

/** Where a point of a box is shown; `at` is -1, 0 or 1 in each direction. */
export function pointOf({ x, y, width, height, rotation }: Box, at: Point): Point {
  const angle = (rotation * Math.PI) / 180;
  const [across, down] = [(at.x * width) / 2, (at.y * height) / 2];
  return {
    x: x + width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
  };
}
