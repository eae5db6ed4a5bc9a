import { expect, onDesktop, test } from "./fixtures";
import { passes } from "./axe";

const SETTINGS = ["Benutzer", "Rollen", "Konfiguration"];

test(
  "every entry of the settings is in sight on low screens too, and no group is further than a scroll",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const areas = desk.getByRole("navigation", { name: "Bereiche" });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
    ]) {
      await desk.setViewportSize(size);
      for (const name of SETTINGS) await expect(areas.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
    // At 900 px what is above the settings is at most one screen longer than what is seen of it.
    await desk.setViewportSize({ width: 1440, height: 900 });
    expect(await areas.evaluate((list) => list.scrollHeight / list.clientHeight)).toBeLessThan(2);
    // The current screen is scrolled to.
    await desk.setViewportSize({ width: 1280, height: 600 });
    await desk.goto(`${pizza}/backend#/redirects`);
    await expect(areas.getByRole("link", { name: "Redirects" })).toBeInViewport({ ratio: 1 });
  },
);

test(
  "the navigation is filtered by typing, used by keyboard, and remembers collapsed groups",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const areas = desk.getByRole("navigation", { name: "Bereiche" });
    const field = desk.getByRole("searchbox", { name: "Bereiche filtern" });
    await field.fill("tisch");
    await expect(areas.getByRole("link")).toHaveText(["Tische"]);
    await passes(desk, "filtered navigation");
    await field.press("Enter");
    await expect(desk).toHaveURL(/#\/tables/);
    const title = desk.getByRole("heading", { level: 1, name: "Tische" });
    await expect(title).toBeFocused();
    await expect(title).toHaveCSS("outline-style", "none");
    await expect(field).toHaveValue("");

    // The arrow keys go through the found areas, Escape shows all of them again.
    await field.fill("katalog");
    await field.press("ArrowDown");
    await expect(areas.getByRole("link", { name: "Produktkataloge" })).toBeFocused();
    await desk.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await field.press("Escape");
    await expect(areas.getByRole("link", { name: "Bestelltresen" })).toBeVisible();

    const group = areas.getByRole("button", { name: "Betrieb" });
    await group.press("Enter");
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(areas.getByRole("link", { name: "Filialen" })).toBeHidden();
    // The current screen stays in sight.
    await expect(areas.getByRole("link", { name: "Tische" })).toBeVisible();
    await desk.reload();
    await expect(areas.getByRole("link", { name: "Tische" })).toBeVisible();
    await expect(areas.getByRole("link", { name: "Filialen" })).toBeHidden();
    await field.fill("filial");
    await expect(areas.getByRole("link", { name: "Filialen" })).toBeVisible();

    // What is no area is searched everywhere.
    await field.fill("margherita");
    await areas.getByRole("button", { name: "Überall suchen" }).click();
    const palette = desk.getByRole("dialog", { name: "Suchen und Befehle" });
    await expect(palette.getByRole("combobox")).toHaveValue("margherita");
    await expect(palette.getByRole("option", { name: /Margherita/ }).first()).toBeVisible();
  },
);
