import { passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test(
  "a template is shown for records, and drawn for three of them as a PDF",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.goto(`${pizza}/backend#/image-templates`);
    await page.getByRole("link", { name: "Angebot (Beitrag)" }).press("Enter");
    const example = page.getByRole("combobox", { name: "Produkt" });
    await expect(example).not.toHaveValue("");
    const first = await example.inputValue();
    await page.getByRole("button", { name: "Nächstes Beispiel" }).press("Enter");
    await expect(example).not.toHaveValue(first);

    await page.getByRole("button", { name: "Alle ansehen" }).press("Enter");
    const all = page.getByRole("dialog", { name: "Alle Bilder von „Angebot (Beitrag)“" });
    // Every picture is checked beside what is seen, which takes its time on a slow machine.
    await expect(all.getByRole("status")).toContainText(/Hinweis/, { timeout: 40_000 });
    const drawn = all.locator("[data-entry] span[aria-hidden] > svg");
    await expect(drawn.first()).toBeVisible();
    expect(await drawn.count()).toBeLessThanOrEqual(40);
    await passes(page, "all pictures of a template");

    await all.getByRole("button", { name: "Exportieren" }).press("Enter");
    const panel = page.getByRole("dialog", { name: "„Angebot (Beitrag)“ exportieren" });
    await panel.getByRole("button", { name: "Keine auswählen" }).press("Enter");
    const boxes = panel.getByRole("list", { name: "Produkte" }).getByRole("checkbox");
    for (const index of [0, 1, 2]) await boxes.nth(index).press("Space");
    await panel.getByRole("radio", { name: /^PDF/ }).press("Space");
    await expect(panel.getByRole("status").first()).toContainText("eine PDF-Datei mit 3 Seiten");
    await passes(page, "the export of a template");
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Datei erstellen" }).press("Enter");
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(panel.getByRole("link", { name: /herunterladen/ })).toBeVisible();
  },
);
