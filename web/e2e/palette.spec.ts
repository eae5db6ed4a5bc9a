import { passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test("the palette leads to every screen, record and command, by keyboard and by touch", async ({
  openDesk,
  pizza,
  isMobile,
}) => {
  const { page: desk } = await openDesk(pizza);
  const palette = desk.getByRole("dialog", { name: "Suchen und Befehle" });
  const field = palette.getByRole("combobox", { name: "Suchen" });
  const open = async (): Promise<void> => {
    if (isMobile) await desk.getByRole("button", { name: "Suchen (Strg+K)" }).click();
    else await desk.keyboard.press("Control+k");
    await expect(field).toBeFocused();
  };

  await open();
  await expect(palette.getByRole("group", { name: "Bereiche" })).toContainText("Bestelltresen");
  // On a phone the open palette hides all of the page from screen readers, also its landmarks.
  if (!isMobile) await passes(desk, "palette");
  await field.fill("kateg");
  await expect(palette.getByRole("option", { name: "Kategorien Angebot" })).toHaveAttribute("aria-selected", "true");
  await desk.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option", { name: "Kategorie erstellen" })).toHaveAttribute("aria-selected", "true");
  await desk.keyboard.press("ArrowUp");
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(/#\/categories/);
  await expect(palette).toBeHidden();

  // A record is found by the beginnings of its words.
  await open();
  await field.fill("marghe");
  await palette
    .getByRole("group", { name: "Produkte" })
    .getByRole("option", { name: /Margherita/ })
    .first()
    .click();
  await expect(desk.getByRole("heading", { name: /Margherita/ })).toBeVisible();

  // What was opened is known the next time, also in the navigation.
  await desk.goto(`${pizza}/backend#/`);
  await open();
  await expect(palette.getByRole("group", { name: "Zuletzt geöffnet" })).toContainText("Margherita");
  await field.fill("kundendaten");
  await desk.keyboard.press("Enter");
  await expect(palette).toBeHidden();
  expect(await desk.evaluate(() => localStorage.getItem("customer-data-visibility"))).toBe("false");
  if (isMobile) await desk.getByRole("button", { name: "Navigation öffnen" }).click();
  await expect(
    desk.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: /Margherita/ }),
  ).toBeVisible();
});

test(
  "where records cannot be searched the palette says so, and finds the rest",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page: desk } = await openDesk(bike);
    await desk.route("**/api/tags/options*", (route) => route.fulfill({ status: 500, json: {} }));
    await desk.keyboard.press("Control+k");
    const palette = desk.getByRole("dialog", { name: "Suchen und Befehle" });
    await palette.getByRole("combobox").fill("rad");
    await expect(palette).toContainText("Nicht alle Einträge konnten durchsucht werden.");
    await desk.unroute("**/api/tags/options*");
    await palette.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(palette).not.toContainText("Nicht alle Einträge");
    await desk.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  },
);

test(
  "over an open panel the palette takes the words, and gives the focus back",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    await desk.goto(`${pizza}/backend#/tags`);
    const open = desk.getByRole("button", { name: "Export" });
    await expect(open).toBeEnabled();
    await open.press("Enter");
    const panel = desk.getByRole("dialog", { name: "Schlagwörter exportieren" });
    await expect(panel).toBeFocused();
    await desk.keyboard.press("Control+k");
    await expect(desk.getByRole("dialog", { name: "Suchen und Befehle" }).getByRole("combobox")).toBeFocused();
    await desk.keyboard.press("Escape");
    await expect(panel).toBeFocused();
  },
);

test(
  "whoever stays in a form that the palette would have left goes on in the same field",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    await desk.goto(`${pizza}/backend#/tags/new`);
    const name = desk.getByRole("textbox", { name: "Name" });
    await name.fill("Rein pflanzlich");
    await desk.keyboard.press("Control+k");
    const field = desk.getByRole("dialog", { name: "Suchen und Befehle" }).getByRole("combobox");
    await field.fill("Tische");
    await expect(desk.getByRole("option").first()).toContainText("Tische");
    await field.press("Enter");
    await expect(desk.getByRole("alertdialog", { name: "Änderungen verwerfen?" })).toBeVisible();
    await desk.keyboard.press("Escape");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Rein pflanzlich");
  },
);
