import { expect, onDesktop, test } from "./fixtures";
import { DeskPage } from "./pages/desk-page";

test(
  "a text is formatted, taken back and previewed, and stored as it is typed",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const body = { name: "Editor", path: "editor-probe", type: "simple", content: { text: "* a\n*  b" } };
    const created = await desk.request.post(`${pizza}/api/sites`, { data: body });
    const { data } = (await created.json()) as { data: { id: string } };
    await desk.goto(`${pizza}/backend#/sites/${data.id}`);
    const text = desk.getByRole("textbox", { name: "Inhalt" });
    const tools = desk.getByRole("toolbar", { name: "Inhalt: formatieren" });
    await text.press("Control+End");
    await text.pressSequentially("\n\nSehr gut");
    await text.press("Control+Shift+ArrowLeft");
    await tools.getByRole("button", { name: "Fett" }).click();
    await expect(text).toHaveValue("* a\n*  b\nSehr **gut**");
    await tools.getByRole("button", { name: "Rückgängig" }).click();
    await expect(text).toHaveValue(/Sehr gut$/);
    await tools.getByRole("button", { name: "Wiederholen" }).click();
    await expect(text).toHaveValue(/Sehr \*\*gut\*\*$/);
    await desk.getByRole("switch", { name: "Vorschau" }).press("Space");
    const preview = desk.getByRole("group", { name: "Vorschau von Inhalt" });
    await expect(preview.locator("strong")).toHaveText("gut");
    await expect(preview.getByRole("listitem")).toHaveCount(2);
    await expect(text).toBeHidden();
  },
);

test("a date is typed and chosen in German, whatever the browser's language", onDesktop, async ({ browser, pizza }) => {
  const context = await browser.newContext({ locale: "en-US", timezoneId: "America/New_York" });
  const page = await context.newPage();
  await new DeskPage(page).logIn({ url: pizza, username: "admin@example.test" });
  await page.goto(`${pizza}/backend#/branches/brn_neubau?field=orderableFrom`);
  const date = page.getByRole("textbox", { name: "Bestellbar ab", exact: true });
  const time = page.getByRole("textbox", { name: "Bestellbar ab, Uhrzeit" });
  await date.fill("5.6.26");
  await date.press("Tab");
  await expect(date).toHaveValue("05.06.2026");
  await time.fill("1830");
  await time.press("Tab");
  await expect(time).toHaveValue("18:30");
  await date.press("ArrowUp");
  await expect(date).toHaveValue("06.06.2026");
  await page.getByRole("button", { name: "Bestellbar ab: im Kalender wählen" }).click();
  const calendar = page.getByRole("dialog", { name: "Bestellbar ab: im Kalender wählen" });
  await expect(calendar.getByText("Juni 2026").first()).toBeVisible();
  await expect(calendar.getByRole("columnheader", { includeHidden: true }).first()).toHaveText("Mo");
  await calendar.getByRole("button", { name: /24\. Juni 2026/ }).click();
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue("24.06.2026");
  await expect(time).toHaveValue("18:30");
  await date.fill("31.2.2026");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(date).toHaveValue("31.2.2026");
  await expect(date).toHaveAttribute("aria-invalid", "true");
  await context.close();
});
