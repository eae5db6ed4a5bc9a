import { expect, onDesktop, onPhone, test } from "./fixtures";
import { answerCookies } from "./pages/content-page";

test(
  "an ended session is renewed in a dialog over the form, and nothing typed is lost",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page: desk } = await openDesk(bike);
    await desk.goto(`${bike}/backend#/tags/new`);
    await desk.getByLabel("Name").fill("Bleibt stehen");
    await desk.context().clearCookies({ name: "session" });
    await desk.getByRole("button", { name: "Speichern" }).click();

    const dialog = desk.getByRole("alertdialog", { name: "Bitte melden Sie sich wieder an" });
    await expect(dialog.getByText("Was Sie eingegeben haben, bleibt erhalten.")).toBeVisible();
    await expect(dialog.getByLabel("Benutzername (E-Mail)")).toHaveValue("admin@example.test");
    await expect(dialog.getByLabel("Passwort", { exact: true })).toBeFocused();
    await desk.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Passwort", { exact: true }).fill(process.env.DEMO_PASSWORD ?? "");
    await desk.keyboard.press("Enter");

    // The refused save was repeated without the person.
    await expect(desk.getByText("Schlagwort erstellt.")).toBeVisible();
    await expect(desk.getByLabel("Name")).toHaveValue("Bleibt stehen");
    await expect(dialog).toBeHidden();
    const id = desk.url().split("/").at(-1) ?? "";
    expect((await desk.request.delete(`${bike}/api/tags/${id}`)).ok()).toBe(true);
  },
);

test("a log-in as another user begins at the start page, after a warning", onPhone, async ({ openDesk, bike }) => {
  const { page: desk } = await openDesk(bike);
  await desk.goto(`${bike}/backend#/tags/new`);
  await desk.getByLabel("Name").fill("Verworfen");
  await desk.context().clearCookies({ name: "session" });
  await desk.getByRole("button", { name: "Speichern" }).click();

  const dialog = desk.getByRole("alertdialog", { name: "Bitte melden Sie sich wieder an" });
  await dialog.getByLabel("Benutzername (E-Mail)").fill("leitung@example.test");
  await dialog.getByLabel("Passwort", { exact: true }).fill(process.env.DEMO_PASSWORD ?? "");
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  const warning = desk.getByRole("alertdialog", { name: "Sie sind jetzt Leo Huber" });
  await expect(warning).toContainText("gehen verloren");
  await warning.getByRole("button", { name: "Verwerfen und zum Start" }).click();
  await expect(desk).toHaveURL(/\/backend\/?(#\/?)?$/);
  await expect(desk.getByText("Leo Huber").first()).toBeAttached();
});

test("a draft is shown to staff, and to everybody with a link to it", onDesktop, async ({ page, openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.goto(`${pizza}/gutscheine`);
  await expect(desk.getByText("Entwurf", { exact: true })).toBeVisible();
  await expect(desk.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
  const { data } = (await (await desk.request.get(`${pizza}/api/sites`)).json()) as {
    data: { id: string; path: string }[];
  };
  await desk.goto(`${pizza}/backend#/sites/${data.find(({ path }) => path === "gutscheine")?.id}`);
  await desk.getByRole("button", { name: "Weitere Befehle" }).click();
  await desk.getByRole("menuitem", { name: "Vorschau teilen" }).click();
  await desk.getByRole("button", { name: "Link erstellen" }).click();
  const link = await desk.getByRole("textbox", { name: "Link", exact: true }).inputValue();

  await answerCookies(page, pizza, "rejected");
  await page.goto(link);
  await expect(page.getByText("Entwurf", { exact: true })).toBeVisible();
  await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
  await page.goto(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}x`);
  await expect(page.getByText("Dieser Vorschau-Link ist abgelaufen oder ungültig.")).toBeVisible();
});

test("the user menu closes after navigation, and the form receives what is typed", async ({
  openDesk,
  bike,
  isMobile,
}) => {
  const { page: desk } = await openDesk(bike);
  const menu = desk.getByRole("dialog", { name: "Anzeige und Abmelden" });
  const open = async (): Promise<void> => {
    if (isMobile) await desk.getByRole("button", { name: "Navigation öffnen" }).click();
    await desk.getByRole("button", { name: /: Anzeige und Abmelden$/ }).click();
    await expect(menu).toBeVisible();
  };
  // The first time the page is still loading, the second time it is loaded.
  for (const round of ["loaded", "known"]) {
    await desk.goto(`${bike}/backend#/`);
    await open();
    await menu.getByRole("link", { name: "Passwort ändern" }).click();
    await expect(menu, round).toBeHidden();
    await expect(desk.getByLabel("Bisheriges Passwort"), round).toBeFocused();
    await desk.keyboard.type("Tomate");
    await expect(desk.getByLabel("Bisheriges Passwort")).toHaveValue("Tomate");
    await desk.getByRole("button", { name: "Passwort ändern" }).click();
    await expect(desk.getByText("Die beiden neuen Passwörter")).toHaveCount(0);
    await expect(desk.getByText("Diese Zeichenkette ist zu kurz.").first()).toBeVisible();
  }
  await open();
  await menu.getByRole("switch", { name: "Kundendaten anzeigen" }).focus();
  await desk.keyboard.press("Space");
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Abmelden" }).click();
  await expect(desk.getByRole("form", { name: "Anmelden" }).or(desk.getByText("abgemeldet")).first()).toBeVisible();
});

test("on a low screen all areas scroll together, so that none is hidden", async ({ openDesk, pizza, isMobile }) => {
  test.skip(isMobile, "A phone has the drawer instead.");
  const { page: desk } = await openDesk(pizza);
  await desk.setViewportSize({ width: 1024, height: 560 });
  const areas = desk.getByRole("navigation", { name: "Bereiche" });
  await expect(areas.getByRole("link", { name: "Bestelltresen" })).toBeInViewport({ ratio: 1 });
  await areas.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  for (const name of ["Videos", "Benutzer", "Konfiguration"])
    await expect(areas.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});
