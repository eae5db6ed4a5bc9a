import type { Page } from "@playwright/test";
import { contrasts, passes } from "./axe";
import { TABLET, expect, onDesktop, test } from "./fixtures";

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one colour, drawn by the browser. Its name is not that of any other. */
async function picture(page: Page, name: string, color: string): Promise<Picture> {
  const data = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 200 });
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL("image/png");
  }, color);
  return { name, mimeType: "image/png", buffer: Buffer.from(data.slice(data.indexOf(",") + 1), "base64") };
}

/** So many pages are scrolled to: the further ones are the same. */
const SCROLLED = 8;

/** Another colour for each test, since the same picture twice is a duplicate. */
const colorOf = (number: number): string => `rgb(${number}, ${Date.now() % 251}, ${Math.floor(Math.random() * 255)})`;

function works({ name }: { name: string }): void {
  test(
    `pictures are uploaded, sorted, found, cut, replaced and deleted (${name})`,
    onDesktop,
    async ({ openDesk, pizza }, { retry }) => {
      // A word that no other picture has, also not one of an attempt before.
      const word = `${name}${retry}`;
      const { page } = await openDesk(pizza);
      await page.goto(`${pizza}/backend#/images`);
      const grid = page.getByRole("grid", { name: "Bilder" });
      const tile = (name: string) => grid.getByRole("gridcell", { name, exact: true });
      await expect(grid).toBeVisible();
      await passes(page, "library");
      await page.emulateMedia({ colorScheme: "dark" });
      await contrasts(page, "library in the dark theme");
      await page.emulateMedia({ colorScheme: "light" });

      // Several at once by the dialog: what is no picture is named with the reason.
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Bilder hochladen" }).click();
      await (
        await choosing
      ).setFiles([
        await picture(page, `${word} rot.png`, colorOf(1)),
        await picture(page, `${word} blau.png`, colorOf(2)),
        { name: "brief.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
        { name: "lüge.png", mimeType: "image/png", buffer: Buffer.from("kein Bild") },
      ]);
      const queue = page.getByRole("region", { name: "Hochladen" });
      await expect(queue).toContainText("2 Bilder hochgeladen, 2 Dateien nicht übernommen");
      await expect(queue).toContainText("brief.pdf: Dieses Bildformat wird nicht unterstützt");
      await expect(queue).toContainText("lüge.png: Dieses Bildformat wird nicht unterstützt");
      await expect(tile(`${word} rot`)).toBeVisible();
      await queue.getByRole("button", { name: "Liste leeren" }).click();
      await expect(queue).toHaveCount(0);

      // Dropped into a folder, which begins with it.
      await page.getByRole("button", { name: "Neuer Ordner" }).click();
      await page.getByRole("dialog").getByLabel("Name des Ordners").fill(`${word}/Neu`);
      await page.getByRole("button", { name: "Ordner öffnen" }).click();
      await expect(page.getByText("Hier liegen keine Bilder")).toBeVisible();
      const dropped = await picture(page, `${word} grün.png`, colorOf(3));
      await page.getByText("Hier liegen keine Bilder").evaluate(
        (target, { name, bytes }) => {
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
          target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }));
        },
        { name: dropped.name, bytes: [...dropped.buffer] },
      );
      await expect(tile(`${word} grün`)).toBeVisible();

      // The others are moved there with the keyboard.
      await page.getByRole("navigation", { name: "Ordner" }).getByRole("button", { name: "Alle Bilder" }).click();
      await page.getByRole("searchbox", { name: "Bilder durchsuchen" }).fill(word);
      await expect(grid.getByRole("gridcell")).toHaveCount(3);
      await tile(`${word} rot`).press(" ");
      await tile(`${word} blau`).press(" ");
      await page.getByRole("region", { name: "Auswahl" }).getByRole("button", { name: "Verschieben" }).click();
      await page.getByRole("dialog").getByLabel("Ordner", { exact: true }).fill(`${word}/Neu`);
      await page.getByRole("dialog").getByRole("button", { name: "Verschieben" }).click();
      await expect(page.getByText(`2 Bilder in „${word}/Neu“ verschoben.`)).toBeVisible();
      await page.getByRole("searchbox", { name: "Bilder durchsuchen" }).fill("");
      await expect(page).not.toHaveURL(/search=/);
      await page.getByRole("button", { name: `Ordner ${word}, 3 Bilder` }).click();
      await page.getByRole("button", { name: "Ordner Neu, 3 Bilder" }).click();
      await expect(grid.getByRole("gridcell")).toHaveCount(3);

      // Focus and crops, by keys.
      await tile(`${word} rot`).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: `${word} rot` })).toBeVisible();
      await expect(page.getByText("Dieses Bild wird nirgends verwendet.")).toBeVisible();
      await page.getByRole("slider", { name: "Bildmitte" }).press("Shift+ArrowLeft");
      await page.getByRole("button", { name: /^Produkt/ }).click();
      const frame = page.getByRole("slider", { name: "Ausschnitt: Produkt" });
      await frame.press("-");
      await frame.press("ArrowRight");
      await expect(page.getByRole("button", { name: "Produkt eigener Ausschnitt" })).toBeVisible();
      await page.getByLabel("Bildbeschreibung").fill("Eine rote Fläche");
      await passes(page, "picture");
      await page.emulateMedia({ colorScheme: "dark" });
      await contrasts(page, "picture in the dark theme");
      await page.emulateMedia({ colorScheme: "light" });

      // A new file, while the form has unsaved changes, is no conflict with oneself.
      const replacing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Durch neue Datei ersetzen" }).click();
      await (await replacing).setFiles([await picture(page, "neu.png", colorOf(4))]);
      await expect(page.getByText("Das Bild hat eine neue Datei.")).toBeVisible();
      await page.getByRole("button", { name: "Speichern" }).first().click();
      await expect(page.getByText("Gespeichert.")).toBeVisible();
      await page.reload();
      await expect(page.getByRole("button", { name: "Bildmitte 40 % von links, 50 % von oben" })).toBeVisible();
      await expect(page.getByLabel("Bildbeschreibung")).toHaveValue("Eine rote Fläche");
      await page.getByRole("button", { name: "Fassung 1 wiederherstellen" }).click();
      await expect(page.getByText("Die frühere Datei ist wiederhergestellt.")).toBeVisible();

      // What is used cannot be deleted, and the answer leads to where it is used.
      await page.goto(`${pizza}/backend#/images/salat-gemischt`);
      await expect(page.getByRole("heading", { name: "Verwendet in" })).toBeVisible();
      await page.getByRole("button", { name: "Befehle" }).click();
      await page.getByRole("menuitem", { name: "Löschen" }).click();
      const refusal = page.getByRole("alertdialog", { name: "Bild konnte nicht gelöscht werden." });
      await expect(refusal.getByRole("link").first()).toBeVisible();
      await refusal.getByRole("button", { name: "Schließen" }).click();
    },
  );
}

works({ name: "Zobelwerk" });

test.describe("on a tablet", () => {
  test.use(TABLET);
  works({ name: "Zobeltafel" });
});

test(
  "of 5,000 pictures only those in sight are drawn, and pages of 100 are fetched",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    const asked: { limit: string | null; cursor: string | null }[] = [];
    const [first] = (await (await page.request.get(`${pizza}/api/images?limit=1&as=staff`)).json()).data;
    await page.route(/\/api\/images\?/, async (route) => {
      const query = new URL(route.request().url()).searchParams;
      asked.push({ limit: query.get("limit"), cursor: query.get("cursor") });
      const from = Number(query.get("cursor") ?? 0);
      const data = Array.from({ length: 100 }, (_, index) => ({
        ...first,
        id: `img_${from + index}`,
        name: `Bild ${from + index}`,
      }));
      await route.fulfill({ json: { data, cursor: from + 100 < 5000 ? String(from + 100) : null } });
    });
    await page.route(/\/image\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${pizza}/backend#/images`);
    const tiles = page.getByRole("grid", { name: "Bilder" }).getByRole("gridcell");
    await expect(tiles.first()).toBeVisible();
    expect(asked).toEqual([{ limit: "100", cursor: null }]);
    let most = 0;
    // The end comes into sight, and with it the next page.
    for (let pages = 2; pages <= SCROLLED; pages += 1) {
      await page.locator("main [role=grid]").evaluate((grid) => {
        let area = grid.parentElement;
        while (area && area.scrollHeight <= area.clientHeight) area = area.parentElement;
        if (area) area.scrollTop = area.scrollHeight;
      });
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(pages);
      most = Math.max(most, await tiles.count());
    }
    expect(asked.every(({ limit }) => limit === "100")).toBe(true);
    expect(new Set(asked.map(({ cursor }) => cursor)).size).toBe(asked.length);
    await tiles.last().press("Home");
    await expect(page.getByRole("gridcell", { name: "Bild 0", exact: true })).toBeFocused();
    most = Math.max(most, await tiles.count());
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(200);
  },
);
