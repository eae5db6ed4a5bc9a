import { expect, onDesktop, test } from "./fixtures";

test("a list of products loads one page, and is used without a mouse", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:products|menus|categories|branches|views)/.test(pathname)) calls.push(pathname);
  });
  await page.goto(`${pizza}/backend#/products`);
  const list = page.getByRole("grid", { name: "Produkte" });
  await expect(list.getByRole("row")).toHaveCount(51);
  // Menus and their categories are loaded for the column of categories.
  expect(calls.filter((path) => path !== "/api/branches").sort()).toEqual([
    "/api/categories",
    "/api/menus",
    "/api/products",
    "/api/views/products",
  ]);

  const rows = list.locator("tbody").getByRole("row");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(rows.nth(2)).toBeFocused();
  await expect(page.getByRole("region", { name: "Auswahl" })).toContainText("2 ausgewählt");
  await page.keyboard.press("Control+a");
  await expect(page.getByRole("region", { name: "Auswahl" })).toContainText("50 ausgewählt");
  await page.getByRole("button", { name: /^Alle .*auswählen$/ }).click();
  await expect(page.getByRole("region", { name: "Auswahl" })).not.toContainText("50 ausgewählt");
  await rows.first().focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Auswahl" })).toHaveCount(0);

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Produkte durchsuchen" })).toBeFocused();
  await page.keyboard.type("calzone");
  await expect(rows).toHaveCount(1);
  await rows.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Calzone" })).toBeVisible();
});

test("pages lead on and back, and columns stay as they were chosen", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/products") calls.push(request.url());
  });
  await page.goto(`${pizza}/backend#/products`);
  const rows = page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row");
  const first = await rows.first().textContent();
  // Whatever is done to a list costs one call: see docs/figures.md.
  const steps = [
    () => page.getByRole("button", { name: "Nächste Seite" }).click(),
    () => page.getByRole("columnheader", { name: "Preis" }).getByRole("button").click(),
    () => page.getByRole("searchbox", { name: "Produkte durchsuchen" }).fill("pizza"),
    () => page.goto(`${pizza}/backend#/products?filters=%7B"priceTo"%3A"900"%7D`),
  ];
  for (const step of steps) {
    calls.length = 0;
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/products");
    await step();
    await answered;
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(calls).toHaveLength(1);
  }

  await page.goto(`${pizza}/backend#/products`);
  await expect(rows.first()).toHaveText(first ?? "");
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await expect(rows.first()).not.toHaveText(first ?? "");
  await page.reload();
  await expect(rows.first()).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: "Vorige Seite" }).click();
  await expect(rows.first()).toHaveText(first ?? "");

  await page.getByRole("button", { name: "Spalten" }).click();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("checkbox", { name: "Artikelnummer" }).press("Space");
  await saved;
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Preis" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Artikelnummer" })).toHaveCount(0);
});

test(
  "values are changed in the row by keyboard, with an undo, and a conflict is a choice",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.goto(`${pizza}/backend#/products?search=calzone`);
    const row = page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row").first();
    const price = row.getByRole("gridcell").filter({ hasText: "€" });
    const before = await price.textContent();
    await row.focus();
    await page.keyboard.press("F2");
    await expect(row.getByRole("textbox")).toBeFocused();
    const field = page.getByRole("textbox", { name: "Preis" });
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();

    await price.dblclick();
    await field.fill("viel");
    await page.keyboard.press("Enter");
    await expect(price).toContainText("Bitte geben Sie");
    await field.fill("12,34");
    const changed = page.waitForRequest((request) => request.method() === "PUT");
    await page.keyboard.press("Enter");
    const { version, id } = (await changed).postDataJSON();
    await expect(price).toHaveText(/^12,34\s€$/);
    await expect(row).toBeFocused();

    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(price).toHaveText(before ?? "");

    await row.focus();
    await page.keyboard.press("F2");
    await expect(field).toBeFocused();
    const theirs = await page.evaluate(
      async ({ path, sent }) => {
        const { data } = await (await fetch(`${path}?as=staff`)).json();
        const answer = await fetch(path, {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...data, price: 4321 }),
        });
        return sent === data.version || answer.status;
      },
      { path: `/api/products/${id}`, sent: version },
    );
    expect(theirs).toBe(200);
    await field.fill("9,99");
    await page.keyboard.press("Enter");
    const choice = page.getByRole("alertdialog");
    await expect(choice).toContainText("43,21");
    await expect(choice).toContainText("9,99");
    await choice.getByRole("button", { name: "Auswahl speichern" }).click();
    await expect(price).toHaveText(/^9,99\s€$/);

    await row.focus();
    await page.keyboard.press("Control+d");
    await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Calzone (Kopie)");
  },
);

test("without a network a list keeps what it shows, whatever is opened", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.goto(`${pizza}/backend#/products`);
  const rows = page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row");
  await rows.nth(1).focus();
  await page.keyboard.press("Space");
  await page.context().setOffline(true);
  // The editor of a cell has not been loaded yet.
  await page.keyboard.press("F2");
  await expect(page.getByText("Dieser Teil der Seite konnte nicht geladen werden.")).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Suchen" }).last().fill("calzone");
  await expect(page.getByText("Keine Verbindung: nicht aktualisiert.")).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.context().setOffline(false);
  await expect(rows).toHaveCount(1);
});

test("Ctrl+S saves a form only when something was changed", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.goto(`${pizza}/backend#/tags`);
  await page.getByRole("grid", { name: "Schlagwörter" }).getByRole("link").first().click();
  const name = page.getByRole("textbox", { name: "Name" });
  const saved: string[] = [];
  page.on("request", (request) => void (request.method() === "PUT" && saved.push(request.url())));
  await name.press("Control+s");
  await name.press("End");
  await name.pressSequentially("!");
  await name.press("Control+s");
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  expect(saved).toHaveLength(1);
});

test("no row moves when the first one is chosen, nor when none is any more", async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  for (const [path, name] of [
    ["products", "Produkte"],
    // It has an action of its own above the list.
    ["branches", "Filialen"],
  ] as const) {
    await page.goto(`${pizza}/backend#/${path}`);
    const row = page.getByRole("grid", { name }).locator("tbody").getByRole("row").first();
    const place = async () => (await row.boundingBox())?.y;
    await expect(row).toBeVisible();
    const before = await place();
    expect(before).toBeGreaterThan(0);
    const bar = page.getByRole("region", { name: "Auswahl" });
    await row.getByRole("checkbox").click({ force: true });
    await expect(bar).toBeInViewport();
    expect(await place()).toBe(before);
    await bar.getByRole("button", { name: "Auswahl aufheben" }).click();
    await expect(bar).toHaveCount(0);
    expect(await place()).toBe(before);
  }
});

test(
  "a list opened by its address asks for its records while its files are loaded",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    // The address of the same page would load nothing anew.
    await page.goto("about:blank");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/list-route-/, async (route) => {
      await held;
      await route.continue();
    });
    const pages: string[] = [];
    page.on("request", (request) => request.url().includes("/api/products?") && pages.push(request.url()));
    await page.goto(`${pizza}/backend#/products`);
    await expect(page.locator('link[rel="modulepreload"][href*="/list-route-"]')).toHaveCount(1);
    await expect.poll(() => pages.length).toBe(1);
    release();
    await expect(page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row").first()).toBeVisible();
    expect(pages).toHaveLength(1);
  },
);

test(
  "columns that stay in place have an edge where others are beneath them",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.setViewportSize({ width: 760, height: 700 });
    await page.goto(`${pizza}/backend#/products`);
    const list = page.getByRole("grid", { name: "Produkte" });
    await expect(list.getByRole("row")).toHaveCount(51);
    /** Whether the first column and the commands have an edge, when the list is scrolled so far. */
    const edgesAt = (left: number) =>
      list.evaluate(async (table, to) => {
        if (!(table instanceof HTMLElement) || !table.parentElement) throw new Error("No list");
        table.style.width = "90rem";
        table.parentElement.scrollLeft = to;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const cells = table.querySelectorAll("tbody tr:first-child td");
        const color = (cell: Element | undefined, name: string) =>
          cell && getComputedStyle(cell).getPropertyValue(name);
        return [color(cells[1], "--edge-start"), color([...cells].at(-1), "--edge-end")].map(
          (shade) => shade !== "rgba(0, 0, 0, 0)",
        );
      }, left);
    expect(await edgesAt(0)).toEqual([false, true]);
    expect(await edgesAt(200)).toEqual([true, true]);
    expect(await edgesAt(9999)).toEqual([true, false]);
  },
);
