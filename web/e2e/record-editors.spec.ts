import { expect, onDesktop, test } from "./fixtures";
import { DeskPage } from "./pages/desk-page";

test(
  "a text is formatted, taken back and previewed, and stored as it is typed",
  onDesktop,
  async ({ openDesk, pizza }, { retry }) => {
    const { page: desk } = await openDesk(pizza);
    const body = { name: "Editor", path: `editor-probe-${retry}`, type: "simple", content: { text: "* a\n*  b" } };
    const created = await desk.request.post(`${pizza}/api/sites`, { data: body });
    const { data } = (await created.json()) as { data: { id: string } };
    await desk.goto(`${pizza}/backend#/sites/${data.id}`);
    await desk.getByRole("radiogroup", { name: "Inhalt: Ansicht" }).getByText("Text").click();
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

test(
  "a formatted text is typed, pasted and linked, and only what was changed is written anew",
  onDesktop,
  async ({ openDesk, pizza }, { retry }) => {
    const { page: desk } = await openDesk(pizza);
    const body = {
      name: "Formatiert",
      path: `editor-formatted-${retry}`,
      type: "simple",
      content: { text: "* a\n*  __b__" },
    };
    const created = await desk.request.post(`${pizza}/api/sites`, { data: body });
    const { data } = (await created.json()) as { data: { id: string } };
    await desk.goto(`${pizza}/backend#/sites/${data.id}`);
    const text = desk.getByRole("textbox", { name: "Inhalt" });
    await expect(text.locator("strong")).toHaveText("b");
    await text.click();
    await desk.keyboard.press("Control+End");
    await desk.keyboard.press("Enter");
    await desk.keyboard.press("Enter");
    await desk.keyboard.type("## Neu ");
    await desk.keyboard.press("Enter");
    await desk.keyboard.type("Sehr ");
    await desk.keyboard.press("Control+b");
    await desk.keyboard.type("gut");
    await desk.keyboard.press("Control+b");
    await desk.keyboard.type(" heute");
    await desk.keyboard.press("Control+Shift+ArrowLeft");
    // The key of the palette is the same as on every screen, and the text goes on where it was.
    await desk.keyboard.press("Control+k");
    await expect(desk.getByRole("dialog", { name: "Suchen und Befehle" })).toBeVisible();
    await desk.keyboard.press("Escape");
    await expect(text).toBeFocused();
    await desk.keyboard.press("Control+Shift+k");
    await expect(desk.getByRole("dialog")).toHaveCount(0);
    await desk.getByRole("textbox", { name: "Adresse des Links" }).fill("/speisekarte");
    await desk.keyboard.press("Enter");
    await expect(text.getByRole("link")).toHaveText("heute");
    await desk.keyboard.press("End");
    await desk.keyboard.press("Enter");
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData("text/html", "<table><tr><th>A</th></tr><tr><td><b style='color:red'>1</b></td></tr></table>");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole("cell")).toHaveText("1");
    await expect(desk.getByText(/^Entwurf gespeichert um/)).toBeVisible();
    const draft = async (): Promise<string> => {
      const answer = (await (await desk.request.get(`${pizza}/api/sites/${data.id}/draft`)).json()) as {
        data: { fields: { content: { text: string } } };
      };
      return answer.data.fields.content.text.trim();
    };
    await expect
      .poll(draft)
      .toBe("* a\n*  __b__\n\n## Neu\n\nSehr **gut** [heute](/speisekarte)\n\n| A |\n| --- |\n| **1** |");
  },
);

test("an entry is dragged by its handle to another place", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.goto(`${pizza}/backend#/branches/brn_neubau?field=deliveryAreas`);
  const names = () =>
    desk
      .locator("[data-field='deliveryAreas'] [data-entry]")
      // Without the place that each entry names.
      .evaluateAll((entries) => entries.map(({ textContent }) => textContent.replace(/^Liefergebiet \d+: /, "")));
  const handle = desk.locator("[data-field='deliveryAreas'] [data-entry='0'] button[data-move='handle']");
  await handle.scrollIntoViewIfNeeded();
  const before = await names();
  const from = await handle.boundingBox();
  const third = await desk.locator("[data-field='deliveryAreas'] [data-entry='1']").boundingBox();
  if (!from || !third) throw new Error("The list is not shown");
  await desk.mouse.move(from.x + 10, from.y + 10);
  await desk.mouse.down();
  await desk.mouse.move(from.x + 10, third.y + third.height, { steps: 5 });
  await desk.mouse.up();
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(desk.getByText(/steht jetzt an Stelle 2 von/)).toHaveCount(1);
});

test("with text of twice the size the fields of a form keep their room", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${pizza}/backend#/branches/brn_neubau`);
  const field = desk.getByRole("textbox", { name: "Beschreibung", exact: true });
  await expect(field).toBeVisible();
  await desk.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeGreaterThan(400);
});

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
