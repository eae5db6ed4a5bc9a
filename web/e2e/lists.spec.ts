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
  expect(calls.filter((path) => path !== "/api/branches").sort()).toEqual(["/api/products", "/api/views/products"]);

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
  await page.goto(`${pizza}/backend#/products`);
  const rows = page.getByRole("grid", { name: "Produkte" }).locator("tbody").getByRole("row");
  const first = await rows.first().textContent();
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
