import type { Locator, Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";

/** The place of the price among the usual columns, behind which stand "Aktiv" and "Kategorie". */
const PRICE = 4;
const panel = (page: Page): Locator => page.getByRole("dialog");
const rows = (page: Page): Locator => page.getByRole("grid", { name: "Produkte" }).locator("tbody > tr");
/** Goes to a cell with the keyboard: from the row as many steps to the right. */
async function goTo({ page, row, cell }: { page: Page; row: number; cell: number }): Promise<void> {
  await rows(page).nth(row).focus();
  for (let step = 0; step < cell; step += 1) await page.keyboard.press("ArrowRight");
}
/** Confirms what cells are to get, waits until it is done, and closes the panel. */
async function confirm({ page, count }: { page: Page; count: number }): Promise<void> {
  await panel(page)
    .getByRole("button", { name: `${count} Einträge ändern` })
    .click();
  await expect(panel(page)).toContainText(`${count} übernommen`);
}

test(
  "the list of products is typed into, filled and pasted into like a spreadsheet, and that is taken back",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const word = `Tabelle${Date.now()}`;
    const made: string[] = [];
    const create = async (resource: string, data: object): Promise<string> => {
      const answer = await page.request.post(`${pizza}/api/${resource}`, { data });
      expect(answer.status()).toBe(201);
      const { id } = ((await answer.json()) as { data: { id: string } }).data;
      made.unshift(`${resource}/${id}`);
      return id;
    };
    const products = [];
    for (const letter of ["A", "B", "C"])
      products.push(await create("products", { name: `${word} ${letter}`, price: 100, uid: letter }));
    const cold = await create("categories", { name: `Kalt ${word}` });
    const warm = await create("categories", { name: `Warm ${word}` });
    const catalog = [
      { category: cold, products },
      { category: warm, products: [] },
    ];
    await create("menus", { name: word, branches: [], catalog });
    // Another test may have chosen other columns than the usual ones.
    const views = `${pizza}/api/views/products`;
    const { data } = (await (await page.request.get(views)).json()) as { data: object };
    await page.request.put(views, { data: { ...data, columns: null } });

    await page.goto(`${pizza}/backend#/products?search=${word}`);
    await expect(rows(page)).toHaveCount(3);
    await goTo({ page, row: 0, cell: PRICE });
    await page.keyboard.type("2,50");
    // The editor is loaded with the first value that is typed.
    await expect(page.locator("[data-cell-editor] input")).toHaveValue("2,50");
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(0)).toContainText("2,50");

    await goTo({ page, row: 0, cell: PRICE });
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await confirm({ page, count: 2 });
    await page.keyboard.press("Escape");
    await expect(rows(page).nth(2)).toContainText("2,50");

    // Two rows of a block lie on two products, and an unknown name leaves its row as it is.
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `3,90\tja\twarm ${word}\r\n1\tja\tNirgends\r\n4,90\tnein\tWarm ${word}\r\n`,
    );
    await goTo({ page, row: 0, cell: PRICE });
    await page.keyboard.press("Control+v");
    await expect(panel(page)).toContainText("„Nirgends“ ist keine Kategorie");
    await panel(page).getByLabel("Anzeigen").selectOption({ label: "Alle Einträge" });
    await expect(panel(page)).toContainText(`Kategorie: Kalt ${word} → Warm ${word}`);
    await confirm({ page, count: 2 });
    await expect(page.getByRole("grid", { name: "Produkte", includeHidden: true })).toContainText("4,90");
    await panel(page).getByRole("button", { name: "Rückgängig machen" }).click();
    await expect(panel(page)).toContainText("2 wiederhergestellt");
    await page.keyboard.press("Escape");
    await expect(rows(page).nth(2)).toContainText("2,50");
    await expect(rows(page).nth(2)).toContainText(`Kalt ${word}`);

    for (const one of made) expect((await page.request.delete(`${pizza}/api/${one}`)).ok()).toBe(true);
  },
);
