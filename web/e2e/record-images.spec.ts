import type { Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";

/** A PNG of one colour, drawn by the browser. */
async function picture(page: Page, color: string): Promise<Buffer> {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    canvas.width = 300;
    canvas.height = 200;
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL("image/png");
  }, color);
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}

test(
  "pictures are uploaded by dialog, drop and paste, sorted, described and saved",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    await desk.goto(`${pizza}/backend#/products/prd_salat-gemischt`);
    const field = desk.locator("[data-field='images']");
    const entries = field.getByRole("listitem");
    await expect(field.getByRole("button", { name: "Bilder: hochladen" })).toBeVisible();
    const before = await entries.count();

    const choosing = desk.waitForEvent("filechooser");
    await field.getByRole("button", { name: "Bilder: hochladen" }).click();
    await (
      await choosing
    ).setFiles([
      { name: "rot.png", mimeType: "image/png", buffer: await picture(desk, "#c0392b") },
      { name: "blau.png", mimeType: "image/png", buffer: await picture(desk, "#2980b9") },
    ]);
    await expect(entries).toHaveCount(before + 2);
    await expect(field.getByRole("status").filter({ hasText: "wurde hochgeladen." })).toHaveCount(1);

    // Another colour each: the same picture twice would be told as one that there is already.
    for (const [kind, name, color] of [
      ["drop", "gezogen.png", "#27ae60"],
      ["paste", "eingefuegt.png", "#8e44ad"],
    ] as const) {
      const bytes = [...(await picture(desk, color))];
      const count = await entries.count();
      await field.locator(".border-dashed").evaluate(
        (target, given) => {
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: "image/png" }));
          const event =
            given.kind === "drop"
              ? new DragEvent("drop", { bubbles: true, dataTransfer: files })
              : new ClipboardEvent("paste", { bubbles: true, clipboardData: files });
          target.dispatchEvent(event);
        },
        { kind, name, bytes },
      );
      await expect(entries).toHaveCount(count + 1);
    }

    // What is no picture is refused with a sentence, and nothing is lost by that.
    const wrong = desk.waitForEvent("filechooser");
    await field.getByRole("button", { name: "Bilder: hochladen" }).click();
    await (await wrong).setFiles([{ name: "text.png", mimeType: "image/png", buffer: Buffer.from("kein Bild") }]);
    await expect(field.getByRole("alert")).toContainText("Dieses Bildformat wird nicht unterstützt");
    await field.getByRole("button", { name: "Meldung schließen" }).click();
    await expect(field.getByRole("alert")).toHaveCount(0);

    const last = before + 4;
    await field
      .getByLabel("Bildbeschreibung")
      .nth(last - 1)
      .fill("Grüner Salat");
    await field.getByRole("button", { name: `Bild ${last} nach oben` }).click();
    await field.getByRole("button", { name: `Bild ${last} entfernen` }).click();
    await desk.getByRole("button", { name: "Speichern" }).click();
    await expect(desk.getByText("Gespeichert.")).toBeVisible();
    await desk.reload();
    await expect(entries).toHaveCount(last - 1);
    await expect(field.getByLabel("Bildbeschreibung").nth(last - 2)).toHaveValue("Grüner Salat");
    for (const image of await field.locator("img").all())
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  },
);
