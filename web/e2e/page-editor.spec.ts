import type { APIRequestContext, Page } from "@playwright/test";
import { SECTION_TYPES } from "@tresen/contract/site/sections";
import { contrasts, passes, reaches } from "./axe";
import { TABLET, expect, onDesktop, test } from "./fixtures";
import { answerCookies, open, section } from "./pages/content-page";
import { PageEditor } from "./pages/page-editor";

interface Sites {
  request: APIRequestContext;
  url: string;
}

/** A public page; what an earlier try has left of it is removed first. */
async function createPage({ request, url, path, content }: Sites & { path: string; content: object }): Promise<string> {
  await removePage({ request, url, path });
  const data = { type: "default", isPublic: true, path, name: "Probe", content };
  const answer = await request.post(`${url}/api/sites`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function removePage({ request, url, path }: Sites & { path: string }): Promise<void> {
  const { data } = (await (await request.get(`${url}/api/sites?as=staff`)).json()) as {
    data: { id: string; path: string }[];
  };
  for (const site of data) if (site.path === path) await request.delete(`${url}/api/sites/${site.id}`);
}

const text = (words: string) => ({ type: "text", value: { text: words } });

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
    });
    if (name.test(focused)) return;
    passed.push(focused.slice(0, 30));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}: ${passed.join(" | ")}`);
}

test(
  "a page is built from nothing by keyboard, previewed, and seen in the shop",
  onDesktop,
  async ({ page, openDesk, bike }) => {
    const path = "probe-tastatur";
    const { page: desk } = await openDesk(bike);
    await removePage({ request: desk.request, url: bike, path });
    const editor = new PageEditor(desk);
    await desk.goto(`${bike}/backend#/sites/new`);
    await expect(desk.getByLabel("Name")).toBeFocused();
    await desk.keyboard.type("Probe Tastatur");
    await expect(desk.getByLabel("Pfad")).toHaveValue(path);
    await desk.keyboard.press("Enter");
    await expect(editor.outline).toBeVisible();
    await expect(desk.getByText("Nicht öffentlich", { exact: true })).toBeVisible();
    for (const type of ["Text und Bild", "Text"]) {
      await tabTo(desk, /^Abschnitt hinzufügen$/);
      await desk.keyboard.press("Enter");
      await expect(desk.getByRole("menu")).toBeVisible();
      const item = desk.getByRole("menuitem", { name: type, exact: true });
      for (
        let presses = 0;
        presses < 20 && !(await item.evaluate((own) => own === document.activeElement));
        presses += 1
      )
        await desk.keyboard.press("ArrowDown");
      await desk.keyboard.press("Enter");
      await expect(desk.getByRole("menu")).toHaveCount(0);
    }
    await expect(editor.preview.locator("[data-section]")).toHaveCount(2);
    await editor.outline.locator('[data-place="0"]').focus();
    await desk.keyboard.press("Enter");
    await expect(editor.fields.getByRole("heading", { level: 2, name: "Text und Bild" })).toBeVisible();
    await desk.keyboard.press("Enter");
    await tabTo(desk, /^Titel$/);
    await desk.keyboard.press("Control+a");
    await desk.keyboard.type("Ihr Name am Rahmen");
    await expect(editor.preview.getByRole("heading", { name: "Ihr Name am Rahmen" })).toBeVisible();
    await tabTo(desk, /^Schreiben Sie hier/);
    await desk.keyboard.press("Control+a");
    await desk.keyboard.type("## Farben\n- Rot\nBlau\n\nMehr dazu");
    await desk.keyboard.press("Control+Shift+ArrowLeft");
    await desk.keyboard.press("Control+Shift+k");
    await expect(desk.getByLabel("Adresse des Links")).toBeFocused();
    await desk.keyboard.type("/kontakt");
    await desk.keyboard.press("Enter");
    await tabTo(desk, /aus Bibliothek wählen$/i);
    await desk.keyboard.press("Enter");
    const library = desk.getByRole("dialog", { name: "Bild aus der Bibliothek wählen" });
    await expect(library.locator("[data-index='0']")).toBeVisible();
    for (let presses = 0; presses < 10 && (await library.locator("[data-index]:focus").count()) === 0; presses += 1)
      await desk.keyboard.press("Tab");
    await desk.keyboard.press("Space");
    await tabTo(desk, /^Übernehmen$/);
    await desk.keyboard.press("Enter");
    await expect(library).toHaveCount(0);
    await expect(editor.preview.locator("[data-section='text-image'] img")).toBeVisible();
    await editor.outline.locator('[data-place="1"]').focus();
    await desk.keyboard.press("Alt+ArrowUp");
    await expect(editor.preview.locator("[data-section]").first()).toHaveAttribute("data-section", "text");
    await desk.keyboard.press("Control+z");
    await expect(editor.preview.locator("[data-section]").first()).toHaveAttribute("data-section", "text-image");
    await desk.keyboard.press("Control+y");
    await expect(editor.preview.locator("[data-section]").first()).toHaveAttribute("data-section", "text");
    await editor.isSaved();
    const missing = await page.request.get(`${bike}/api/init`);
    expect(await missing.text()).not.toContain("Ihr Name am Rahmen");
    await desk.getByRole("button", { name: "Veröffentlichen", exact: true }).focus();
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("button", { name: "Öffentlich machen" })).toBeFocused();
    await desk.keyboard.press("Enter");
    await expect(desk.getByText("Hier steht noch der Beispieltext „Schreiben Sie hier Ihren Text.“.")).toBeVisible();
    await tabTo(desk, /^Jetzt veröffentlichen$/);
    await desk.keyboard.press("Enter");
    await expect(desk.getByText("Veröffentlicht", { exact: true })).toBeVisible();
    await answerCookies(page, bike, "rejected");
    await expect(async () => {
      await open(page, `${bike}/${path}`);
      await expect(section(page, "text-image").getByRole("heading", { name: "Ihr Name am Rahmen" })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator("[data-section]").first()).toHaveAttribute("data-section", "text");
    const shown = section(page, "text-image");
    await expect(shown.getByRole("heading", { name: "Farben" })).toBeVisible();
    await expect(shown.getByRole("listitem")).toHaveText(["Rot", "Blau"]);
    await expect(shown.getByRole("link", { name: "dazu" })).toHaveAttribute("href", "/kontakt");
    await expect(shown.locator("img")).toBeVisible();
    await removePage({ request: desk.request, url: bike, path });
  },
);

test(
  "the preview shows byte for byte what is published, for every type of section",
  onDesktop,
  async ({ openDesk, bike }) => {
    const path = "probe-vorschau";
    const { page: desk } = await openDesk(bike);
    const { data } = (await (await desk.request.get(`${bike}/api/sites?as=staff`)).json()) as {
      data: { content: { sections?: { type: string; value: object }[] } }[];
    };
    const known = data.flatMap(({ content }) => content.sections ?? []);
    const sections = SECTION_TYPES.map((type) => known.find((one) => one.type === type) ?? { type, value: LINKS });
    const id = await createPage({ request: desk.request, url: bike, path, content: { sections: [] } });
    const fields = { type: "default", isPublic: true, path, name: "Probe", title: "", description: "" };
    const draft = { fields: { ...fields, content: { sections: [...sections, HIDDEN] } }, baseVersion: 1 };
    expect((await desk.request.put(`${bike}/api/sites/${id}/draft`, { data: draft })).ok()).toBe(true);
    await answerCookies(desk, bike, "rejected");
    // The picture of a hero otherwise moves with the page.
    await desk.emulateMedia({ reducedMotion: "reduce" });
    const editor = new PageEditor(desk);
    await editor.open(bike, id);
    await expect(editor.preview.locator("[data-section]")).toHaveCount(SECTION_TYPES.length);
    await expect(editor.preview.locator("[data-page-type]")).toBeVisible();
    const shown = await editor.previewHtml();
    // A press chooses the section, and a link leads nowhere.
    await editor.preview.locator("[data-section='links'] a").first().click();
    await expect(editor.fields.getByRole("heading", { level: 2, name: "Links" })).toBeVisible();
    await expect(editor.preview.locator("[data-chosen]")).toBeVisible();
    await expect(editor.preview.locator("[data-section]")).toHaveCount(SECTION_TYPES.length);
    await editor.publish();
    await expect(async () => {
      await open(desk, `${bike}/${path}`);
      await expect(desk.locator("[data-section]")).toHaveCount(SECTION_TYPES.length, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(desk.getByText("Nicht zu sehen")).toHaveCount(0);
    expect(await desk.locator("[data-page-type]").evaluate((article) => article.outerHTML)).toBe(shown);
    await removePage({ request: desk.request, url: bike, path });
  },
);

const LINKS = { title: "Mehr", links: [{ label: "Zur Startseite", url: "/" }] };
const HIDDEN = { ...text("Nicht zu sehen"), isHidden: true };

test.describe("on a tablet", () => {
  test.use(TABLET);

  test(
    "two people edit one page: the second is told before saving, and both texts stay",
    onDesktop,
    async ({ openDesk, bike }) => {
      const path = "probe-zu-zweit";
      const [{ page: first }, { page: second }] = [await openDesk(bike), await openDesk(bike)];
      const content = { sections: [text("Eins"), text("Zwei")] };
      const id = await createPage({ request: first.request, url: bike, path, content });
      const [one, two] = [new PageEditor(first), new PageEditor(second)];
      await one.open(bike, id);
      await two.open(bike, id);
      const write = async (editor: PageEditor, place: number, words: string): Promise<void> => {
        await editor.choose(place);
        await editor.fields.getByRole("textbox", { name: "Text" }).click();
        await editor.page.keyboard.press("Control+End");
        await editor.page.keyboard.type(words);
        await expect(editor.preview.getByText(words)).toBeVisible();
      };
      await write(one, 0, " vom Ersten");
      await one.isSaved();
      await second.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(second.getByText(/Die Änderungen sind übernommen/)).toBeVisible();
      await expect(two.preview.getByText("Eins vom Ersten")).toBeVisible();
      await write(two, 1, " von der Zweiten");
      await two.isSaved();
      // Both change the same section; neither knows of the other.
      await write(one, 0, " und mehr");
      await expect(first.getByText(/Die Änderungen sind übernommen/)).toBeVisible();
      await expect(one.preview.getByText("Zwei von der Zweiten")).toBeVisible();
      await one.isSaved();
      await write(two, 0, " und anders");
      await second.getByRole("alert").getByRole("button", { name: "Zusammenführen" }).click();
      await second.getByRole("radio", { name: /Beide behalten/ }).check();
      await second.getByRole("button", { name: "Übernehmen" }).click();
      await expect(two.preview.locator("[data-section]")).toHaveText([
        "Eins vom Ersten und anders",
        "Eins vom Ersten und mehr",
        "Zwei von der Zweiten",
      ]);
      await two.isSaved();
      await passes(second, "page editor");
      await reaches(second, "page editor");
      await second.emulateMedia({ colorScheme: "dark" });
      await contrasts(second, "page editor, dark");
      await removePage({ request: first.request, url: bike, path });
    },
  );
});
