import type { Locator, Page } from "@playwright/test";
import { TABLET, expect, onDesktop, test } from "./fixtures";

/** The two projects are a desktop and a phone, and a tablet that is touched lies between them. */
const SIZES = [
  { size: "window", details: {}, screen: {} },
  { size: "tablet", details: onDesktop, screen: TABLET },
] as const;

const bar = (page: Page): Locator => page.getByRole("region", { name: "Auswahl" });
const panel = (page: Page): Locator => page.getByRole("dialog");

/** Taps the control where there is a touch screen, and otherwise uses its key. */
async function press(control: Locator, key = "Enter"): Promise<void> {
  const isTouched = (await control.page().evaluate(() => navigator.maxTouchPoints)) > 0;
  // The box that is seen lies over the control of a checkbox.
  await (isTouched ? control.tap({ force: key === "Space" }) : control.press(key));
}

/** Opens the list of products that a search finds, and chooses them by their names. */
async function choose({ page, url, names }: { page: Page; url: string; names: readonly string[] }): Promise<void> {
  await page.goto(`${url}/backend#/products`);
  for (const name of names) {
    await page.getByRole("searchbox", { name: "Produkte durchsuchen" }).fill(name);
    const box = page.getByRole("checkbox", { name: `${name} auswählen`, exact: true });
    // The list may move under the finger while what was found comes in.
    await expect(async () => {
      if (!(await box.isChecked())) await press(box, "Space");
      await expect(box).toBeChecked({ timeout: 1000 });
    }).toPass();
  }
  await expect(bar(page)).toContainText(`${names.length} ausgewählt`);
}

for (const { size, details, screen } of SIZES) {
  test.describe(`on a ${size}`, details, () => {
    test.use(screen);

    test("several records get the same value, and it is taken back", async ({ openDesk, pizza }, {
      project,
      retry,
    }) => {
      const { page } = await openDesk(pizza);
      // Another test may have hidden the column that this one looks at.
      const views = `${pizza}/api/views/products`;
      const { data } = (await (await page.request.get(views)).json()) as { data: object };
      await page.request.put(views, { data: { ...data, columns: null } });
      const word = `${size}${project.name}${retry}`;
      const names = [`Gleich ${word} eins`, `Gleich ${word} zwei`];
      const [first, second] = names as [string, string];
      const ids = await Promise.all(names.map((name) => createProduct({ page, url: pizza, name, uid: `VOR-${name}` })));
      await choose({ page, url: pizza, names });
      await press(bar(page).getByRole("button", { name: "Bearbeiten" }));
      await expect(panel(page).getByRole("button", { name: "2 Einträge ändern" })).toBeDisabled();
      await press(panel(page).getByRole("button", { name: /Feld hinzufügen/ }));
      await page.getByRole("option", { name: "Artikelnummer", exact: true }).click();
      await panel(page).getByRole("textbox", { name: "Artikelnummer" }).fill("GLEICH");
      const started = page.waitForResponse(
        (answer) => answer.url().endsWith("/api/bulk") && answer.request().method() === "POST",
      );
      await press(panel(page).getByRole("button", { name: "2 Einträge ändern" }));
      const { data: job } = (await (await started).json()) as { data: { id: string } };
      await expect(panel(page)).toContainText("2 geändert");
      await expect(panel(page).getByRole("link", { name: second })).toBeVisible();
      // The list behind it shows what the job has changed.
      await expect(page.getByRole("grid", { name: "Produkte", includeHidden: true })).toContainText("GLEICH");

      // Whoever leaves finds the job again.
      await panel(page).getByRole("button", { name: "Schließen" }).last().click();
      await page.getByRole("link", { name: "Eigene Vorgänge" }).locator("visible=true").click();
      // Other tests start jobs as the same person.
      const link = page.locator(`a[href$="/bulk/${job.id}"]`);
      await expect(link).toContainText("2 geändert");
      await link.click();
      await press(page.getByRole("button", { name: "Rückgängig machen" }));
      await expect(page.getByRole("heading", { name: "Produkte wiederherstellen" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("2 wiederhergestellt");
      await page.getByRole("link", { name: "Zur Liste „Produkte“" }).click();
      await page.getByRole("searchbox", { name: "Produkte durchsuchen" }).fill(first);
      await expect(page.getByRole("grid", { name: "Produkte" })).toContainText(`VOR-${first}`);
      for (const id of ids) expect((await page.request.delete(`${pizza}/api/products/${id}`)).ok()).toBe(true);
    });

    test("pasted cells are tried, and those without a fault are imported", async ({ openDesk, pizza }) => {
      const { page } = await openDesk(pizza);
      await page.goto(`${pizza}/backend#/tags`);
      await expect(page.getByRole("heading", { name: "Schlagwörter", level: 1 })).toBeVisible();
      // On a phone the tool is in a menu.
      const more = page.getByRole("button", { name: "Mehr", exact: true });
      const isPhone = await more.isVisible();
      if (isPhone) await more.click();
      await page.getByRole(isPhone ? "menuitem" : "link", { name: "Import" }).click();
      const name = `Eingefügt ${Date.now()}`;
      await page.getByLabel("Oder Zellen einfügen").fill(`Titel\tFarbe\n${name}\trot\n\tblau\n`);
      await page.getByRole("combobox", { name: "Feld für die Spalte „Titel“" }).selectOption("Name");
      await press(page.getByRole("button", { name: "Prüfen" }));
      await expect(page.getByRole("main")).toContainText("1 kann übernommen werden, 1 abgelehnt");
      await expect(page.getByRole("region", { name: "Bericht" })).toContainText("Spalte „Name“:");
      const download = page.waitForEvent("download");
      await press(page.getByRole("button", { name: "Fehlerliste herunterladen" }));
      expect((await download).suggestedFilename()).toBe("Fehlerliste.csv");
      await press(page.getByRole("button", { name: "1 Zeile importieren" }));
      await expect(page.getByRole("main")).toContainText("1 übernommen, 1 abgelehnt");
      await press(page.getByRole("button", { name: "Rückgängig machen" }));
      await expect(page.getByRole("main")).toContainText("1 wiederhergestellt");
    });

    test("a file is imported whose faults are named", async ({ openDesk, pizza }, { project, retry }) => {
      const { page } = await openDesk(pizza);
      const name = `Datei ${size} ${project.name} ${retry}`;
      await page.goto(`${pizza}/backend#/import/tags`);
      await page.locator("input[type=file]").setInputFiles({
        name: "Etiketten.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`\uFEFFName;Farbe\r\n${name};\r\n;\r\n;rot\r\n`),
      });
      await press(page.getByRole("button", { name: "Prüfen" }));
      await expect(page.getByRole("main")).toContainText("1 kann übernommen werden, 1 abgelehnt");
      await press(page.getByRole("button", { name: "1 Zeile importieren" }));
      await expect(page.getByRole("main")).toContainText("1 übernommen, 1 abgelehnt");
      await press(page.getByRole("button", { name: "Rückgängig machen" }));
      await expect(page.getByRole("main")).toContainText("1 wiederhergestellt");
    });
  });
}

test(
  "a removal tells first what refers to the records, and can be taken back",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    const names = ["Vorgang eins", "Vorgang zwei"];
    for (const name of names) await page.request.post(`${pizza}/api/products`, { data: { name, price: 100 } });
    await choose({ page, url: pizza, names: [...names, "Calzone"] });
    await bar(page).getByRole("button", { name: "Löschen" }).press("Enter");
    await expect(panel(page)).toContainText("2 von 3 Einträgen können gelöscht werden.");
    await expect(
      panel(page)
        .getByRole("link", { name: /^Produktkatalog/ })
        .first(),
    ).toBeVisible();
    await panel(page).getByRole("button", { name: "2 Einträge löschen" }).press("Enter");
    await expect(panel(page)).toContainText("2 gelöscht");
    const found = async (): Promise<number> => {
      const answer = await page.request.get(`${pizza}/api/products?search=Vorgang&as=staff`);
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    expect(await found()).toBe(0);
    await panel(page).getByRole("button", { name: "Rückgängig machen" }).press("Enter");
    await expect(panel(page)).toContainText("2 wiederhergestellt");
    expect(await found()).toBe(2);
    await panel(page).getByRole("button", { name: "Schließen" }).last().click();
    await choose({ page, url: pizza, names });
    await bar(page).getByRole("button", { name: "Löschen" }).press("Enter");
    await panel(page).getByRole("button", { name: "2 Einträge löschen" }).press("Enter");
    await expect(panel(page)).toContainText("2 gelöscht");
  },
);

test("what a list shows is downloaded as a file", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.goto(`${pizza}/backend#/products`);
  await page.getByRole("searchbox", { name: "Produkte durchsuchen" }).fill("calzone");
  await expect(page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row")).toHaveCount(1);
  await page.getByRole("button", { name: "Export" }).press("Enter");
  await panel(page).getByRole("radio", { name: /^CSV/ }).check();
  await expect(panel(page)).toContainText("Exportiert wird 1 Eintrag");
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Datei erstellen" }).press("Enter");
  await expect(panel(page).getByRole("link", { name: /^Produkte .*herunterladen/ })).toBeVisible();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  const [head, ...rows] = Buffer.concat(chunks).toString().split("\r\n").filter(Boolean);
  expect(head).toMatch(/^\uFEFFID;.*Name/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("Calzone");
});

test(
  "the buttons of a side panel stay in sight on low screens, and its content scrolls",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.goto(`${pizza}/backend#/products`);
    const open = page.getByRole("button", { name: "Export" });
    await expect(open).toBeEnabled();
    await open.press("Enter");
    for (const [width, height] of [
      [720, 450],
      [640, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const create = panel(page).getByRole("button", { name: "Datei erstellen" });
      await expect(create).toBeInViewport({ ratio: 1 });
      // What the focus reaches lies above the buttons.
      await panel(page).getByRole("button", { name: "Schließen" }).focus();
      const last = panel(page).getByRole("radio").last();
      await last.focus();
      const [control, button] = [await last.boundingBox(), await create.boundingBox()];
      expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
  },
);

async function createProduct({
  page,
  url,
  ...data
}: {
  page: Page;
  url: string;
  name: string;
  uid: string;
}): Promise<string> {
  const made = await page.request.post(`${url}/api/products`, { data: { ...data, price: 100 } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { data: { id: string } }).data.id;
}
