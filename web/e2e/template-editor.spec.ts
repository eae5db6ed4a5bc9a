import type { CDPSession, Page } from "@playwright/test";
import { contrasts, passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";
import { HANDLES, type Point, TemplateEditor, pointOf } from "./pages/template-editor";

const SIZE = "Instagram-Beitrag";

test(
  "a template is drawn with the mouse, saved, and goes on with what can be undone",
  onDesktop,
  async ({ openDesk, pizza }) => {
    // It takes less than a minute where nothing else runs.
    test.setTimeout(4 * 60_000);
    const { page } = await openDesk(pizza);
    const editor = new TemplateEditor(page);
    await editor.begin({ url: pizza, size: SIZE });
    await passes(page, "drawing editor");

    // Each handle leaves the opposite point where it is, also on a layer that is turned.
    await editor.button("Form hinzufügen").click();
    const shape = await editor.box();
    await page.keyboard.down("Control");
    await editor.pull({ from: await editor.middleOf(editor.handle("turn")), by: { x: 40, y: 12 } });
    expect((await editor.box()).rotation).toBeGreaterThan(10);
    for (const { index, ...handle } of HANDLES) {
      const before = await editor.box();
      await editor.pull({
        from: await editor.middleOf(editor.handle(index)),
        by: { x: handle.x * 9 + 2, y: handle.y * 9 + 3 },
      });
      const after = await editor.box();
      const opposite = { x: -handle.x, y: -handle.y };
      const [from, to] = [pointOf(before, opposite), pointOf(after, opposite)];
      expect(Math.hypot(from.x - to.x, from.y - to.y), `handle ${index}`).toBeLessThan(0.1);
      expect([after.width, after.height], `handle ${index}`).not.toEqual([before.width, before.height]);
    }
    await page.keyboard.up("Control");

    // The history has a name for each step, and goes to any of them.
    await editor.button("Verlauf").click();
    const steps = page.getByRole("listbox", { name: "Verlauf" }).getByRole("option");
    await expect(steps).toHaveText(["Geöffnet", /^Hinzugefügt/, /^Gedreht/, ...HANDLES.map(() => /^Größe geändert/)]);
    await steps.nth(1).click();
    await page.keyboard.press("Escape");
    await editor.choose("Form");
    expect(await editor.box()).toEqual(shape);

    // A guide out of the ruler, at which the layer snaps: it is pulled to two pixels beside it.
    const page0 = await editor.canvas.boundingBox();
    if (!page0) throw new Error("No canvas");
    await editor.pull({ from: { x: page0.x + 8, y: page0.y + 300 }, by: { x: 180, y: 0 } });
    await editor.button("Lineale und Hilfslinien").click();
    const guide = await editor.field("Von links").inputValue();
    await page.keyboard.press("Escape");
    const guideAt = await editor.middleOf(editor.canvas.locator("[data-guide] line").first());
    const left = await editor.middleOf(editor.handle(0));
    await editor.pull({ from: { x: left.x + 20, y: left.y + 20 }, by: { x: guideAt.x - left.x + 2, y: 31 } });
    await expect(editor.field("Links")).toHaveValue(guide);

    // Only the layer that is moved is touched, and typing draws the one whose text it is.
    await editor.choose("Text: Heute frisch");
    const title = await editor.middleOf(editor.handle(3));
    const moved = () => editor.pull({ from: { x: title.x - 30, y: title.y }, by: { x: 0, y: -20 } });
    expect(await editor.drawnAnew(moved)).toEqual([1]);
    await editor.field("Text").focus();
    await page.keyboard.press("End");
    expect(await editor.drawnAnew(() => page.keyboard.type("!"))).toEqual([1]);
    await expect(editor.said).toHaveText(/^Verschoben/);

    // Text is edited in its place, and a frame around layers chooses them.
    const place = await editor.middleOf(editor.handle(3));
    await page.mouse.dblclick(place.x - 30, place.y);
    await editor.field("Text bearbeiten").fill("Knödeltag");
    await page.keyboard.press("Escape");
    await expect(editor.canvas).toBeFocused();
    await page.keyboard.press("Escape");
    await editor.pull({
      from: { x: page0.x + page0.width - 6, y: page0.y + page0.height - 6 },
      by: { x: 40 - page0.width, y: 60 - page0.height },
    });
    await expect(page.getByRole("heading", { name: "4 Ebenen" })).toBeVisible();
    await page.keyboard.press("Control+g");
    await expect(editor.said).toHaveText("4 Ebenen gruppiert");
    await page.keyboard.press("Control+z");
    await expect(editor.said).toHaveText("Rückgängig: Gruppiert: 4 Ebenen");

    // Without a network nothing is lost, and the first save leaves the history as it is.
    await page.context().setOffline(true);
    await editor.button("Speichern").click();
    await expect(page.getByText("Bitte überprüfen Sie Ihre Internetverbindung.")).toBeVisible();
    await page.context().setOffline(false);
    await editor.button("Erneut versuchen").click();
    await expect(page).toHaveURL(/image-templates\/tpl_/);
    await expect(editor.button("Speichern")).toBeDisabled({ timeout: 30_000 });
    await editor.canvas.focus();
    await page.keyboard.press("Control+z");
    await expect(editor.layers.getByRole("row", { name: /^Text: Heute frisch/ })).toBeVisible();
    await page.keyboard.press("Control+y");

    // What is not saved is there again after a reload.
    await editor.choose("Text: Knödeltag");
    await editor.canvas.focus();
    await page.keyboard.press("Shift+ArrowRight");
    const { x } = await editor.box();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Ihre ungespeicherten Änderungen vom .* sind wieder da/)).toBeVisible();
    await editor.choose("Text: Knödeltag");
    expect((await editor.box()).x).toBe(x);

    // Layers are pasted in another window, which saves first: then the person chooses between two pictures.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await editor.canvas.focus();
    await page.keyboard.press("Control+c");
    const other = new TemplateEditor(await page.context().newPage());
    await other.page.goto(page.url());
    await other.isDrawn();
    await other.canvas.focus();
    await other.page.keyboard.press("Control+v");
    await expect(other.layers.getByRole("row", { name: /^Text: Knödeltag/ })).toHaveCount(2);
    await other.button("Speichern").click();
    await expect(other.button("Speichern")).toBeDisabled();
    await editor.button("Speichern").click();
    const choice = page.getByRole("alertdialog", { name: "Diese Vorlage wurde inzwischen geändert" });
    await expect(choice.getByRole("img", { name: "Gespeicherte Fassung" })).toBeVisible();
    await choice.getByRole("button", { name: "Gespeicherte laden" }).click();
    await expect(editor.layers.getByRole("row")).toHaveCount(5);
    await editor.button("Rückgängig").click();
    await expect(editor.layers.getByRole("row")).toHaveCount(4);
    // Whoever leaves is asked.
    await page.getByRole("link", { name: "Zurück zu Bildvorlagen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
    await expect(editor.canvas).toBeHidden();
  },
);

test("a template is drawn with the keyboard alone", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const { keyboard } = page;
  const editor = new TemplateEditor(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${pizza}/backend#/image-templates/new`);
  await page.getByRole("button", { name: new RegExp(SIZE) }).press("Enter");
  await editor.isDrawn();
  await contrasts(page, "drawing editor in the dark theme");

  // What is added is chosen, and the focus is on the page.
  await editor.button("Text hinzufügen").press("Enter");
  await expect(editor.canvas).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.type("Mit Tasten");
  await keyboard.press("Escape");
  await expect(editor.said).toHaveText(/^Hinzugefügt|^Geändert|^Text/);
  const before = await editor.box();
  await keyboard.press("ArrowRight");
  await keyboard.press("Shift+ArrowDown");
  expect(await editor.box()).toEqual({ ...before, x: before.x + 1, y: before.y + 10 });
  await expect(editor.said).toHaveText(
    `Links ${(before.x + 1).toLocaleString("de")}, oben ${(before.y + 10).toLocaleString("de")}`,
  );

  // The menu at the pointer has a key too, and gives the focus back.
  await keyboard.press("Shift+F10");
  await page.getByRole("menu", { name: "Befehle" }).getByRole("menuitem", { name: "Duplizieren" }).press("Enter");
  await expect(editor.canvas).toBeFocused();
  await expect(editor.layers.getByRole("row", { name: /^Text: Mit Tasten/ })).toHaveCount(2);
  await keyboard.press(".");
  await keyboard.press(",");
  await keyboard.press("Control+a");
  await keyboard.press("Control+g");
  await expect(editor.said).toHaveText("5 Ebenen gruppiert");
  await keyboard.press("Control+Shift+G");
  await keyboard.press("Escape");

  // The order is changed in the list, where a layer is renamed, locked and hidden.
  await editor.layers.getByRole("row", { name: /^Form/ }).focus();
  await keyboard.press("Alt+ArrowUp");
  await expect(editor.layers.getByRole("row").nth(3)).toHaveAccessibleName(/^Form/);
  await keyboard.press("F2");
  await keyboard.type("Kopf");
  await keyboard.press("Enter");
  const head = editor.layers.getByRole("row", { name: /^Kopf/ });
  await head.getByRole("button", { name: "Kopf sperren" }).press("Enter");
  await expect(head).toHaveAccessibleName("Kopf, gesperrt");
  await head.getByRole("button", { name: "Kopf ausblenden" }).press("Enter");
  await expect(head).toHaveAccessibleName("Kopf, gesperrt, ausgeblendet");

  // Guides are added, moved and deleted by their numbers.
  await editor.button("Lineale und Hilfslinien").press("Enter");
  const lines = page.getByRole("dialog", { name: "Lineale und Hilfslinien" });
  await lines.getByRole("button", { name: "Senkrechte Hilfslinie hinzufügen" }).press("Enter");
  await expect(editor.field("Von links")).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(editor.field("Von links")).toHaveValue("541");
  await lines.getByRole("button", { name: "Senkrechte Hilfslinie bei 541 px löschen" }).press("Enter");
  await expect(editor.field("Von links")).toHaveCount(0);
  await keyboard.press("Escape");

  // A step of the history is chosen with the arrow keys.
  await editor.button("Verlauf").press("Enter");
  await expect(page.getByRole("option", { selected: true })).toBeFocused();
  await keyboard.press("Home");
  await keyboard.press("Enter");
  await expect(editor.layers.getByRole("row")).toHaveCount(3);
  await keyboard.press("End");
  await keyboard.press("Enter");
  await keyboard.press("Escape");
  await expect(editor.layers.getByRole("row")).toHaveCount(5);

  // A new template that was not saved is offered where one begins.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  const other = await page.context().newPage();
  await other.goto(`${pizza}/backend#/image-templates/new`);
  const kept = other.getByRole("region", { name: "Nicht gespeicherte Vorlage" });
  await kept.getByRole("button", { name: "Weiterarbeiten" }).press("Enter");
  const again = new TemplateEditor(other);
  await expect(again.layers.getByRole("row")).toHaveCount(5);
  await again.canvas.focus();
  await other.keyboard.press("Control+s");
  await expect(other).toHaveURL(/image-templates\/tpl_/);
});

test.describe("with fingers on a tablet", () => {
  test.use({ viewport: { width: 1024, height: 768 }, isDeskTouched: true });

  test("a template is drawn with fingers", onDesktop, async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    const editor = new TemplateEditor(page);
    await editor.begin({ url: pizza, size: SIZE });
    const fingers = new Fingers(page, await page.context().newCDPSession(page));

    // One finger moves a layer, without choosing it first.
    const { x, y } = await editor.middleOf(editor.canvas);
    const text = { x, y: y + 40 };
    await page.touchscreen.tap(text.x, text.y);
    const before = await editor.box();
    await fingers.pull({ from: text, by: { x: 0, y: 60 } });
    expect((await editor.box()).y).toBeGreaterThan(before.y + 50);
    await fingers.pull({ from: await editor.middleOf(editor.handle(4)), by: { x: -60, y: -60 } });
    expect((await editor.box()).width).toBeLessThan(before.width);

    // Two fingers zoom and choose nothing.
    const zoom = editor.button("Originalgröße (100 %)");
    const percent = await zoom.innerText();
    await fingers.spread({ around: { x, y: y - 60 }, from: 40, to: 90 });
    await expect(zoom).not.toHaveText(percent);
    await expect(page.getByRole("heading", { name: /^Text: Schreiben/ })).toBeVisible();
    await editor.button("Ganze Seite zeigen").tap();

    // A finger that stays opens the menu.
    const hold = await editor.middleOf(editor.canvas);
    await fingers.down([{ x: hold.x, y: hold.y - 60 }]);
    const menu = page.getByRole("menu", { name: "Befehle" });
    await expect(menu).toBeVisible();
    await fingers.up();
    await menu.getByRole("menuitem", { name: "Duplizieren" }).tap();
    await expect(editor.layers.getByRole("row")).toHaveCount(4);

    // Several layers are chosen without a key.
    await editor.button("Mehrere auswählen").tap();
    await page.touchscreen.tap(x - 100, y + 60);
    await expect(page.getByRole("heading", { name: "2 Ebenen" })).toBeVisible();
    await editor.button("Rückgängig").tap();
    await expect(editor.layers.getByRole("row")).toHaveCount(3);
    await passes(page, "drawing editor on a tablet");
  });
});

/** Touches of several fingers, which a page object cannot do alone. */
class Fingers {
  constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  down = (points: Point[]) => this.send("touchStart", points);
  move = (points: Point[]) => this.send("touchMove", points);
  up = () => this.send("touchEnd", []);

  async pull({ from, by }: { from: Point; by: Point }): Promise<void> {
    await this.down([from]);
    for (const share of [0.3, 0.7, 1]) await this.move([{ x: from.x + by.x * share, y: from.y + by.y * share }]);
    await this.up();
  }

  async spread({ around: { x, y }, from, to }: { around: Point; from: number; to: number }): Promise<void> {
    const both = (distance: number): Point[] => [
      { x: x - distance, y },
      { x: x + distance, y },
    ];
    await this.down(both(from));
    for (const distance of [(from + to) / 2, to]) await this.move(both(distance));
    await this.up();
  }

  private async send(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<void> {
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
