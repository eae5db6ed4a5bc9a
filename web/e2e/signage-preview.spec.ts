import type { FrameLocator, Locator, Page } from "@playwright/test";
import { contrasts, passes } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";

/** The part of a form that plays what the form holds. */
class Preview {
  readonly section: Locator;
  readonly screen: FrameLocator;

  constructor(readonly page: Page) {
    this.section = page.getByRole("region", { name: "Vorschau", exact: true });
    this.screen = this.section.frameLocator("iframe");
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.start();
  }

  async start(): Promise<void> {
    await this.button("Vorschau abspielen").press("Enter");
    await expect(this.shown).toBeVisible();
  }

  button(name: string): Locator {
    return this.section.getByRole("button", { name, exact: true });
  }

  get position(): Locator {
    return this.section.getByRole("slider", { name: "Stelle in der Filmsequenz" });
  }

  get shown(): Locator {
    return this.screen.locator(".stage > .scene:last-child");
  }

  async choose(list: string, label: string | RegExp): Promise<void> {
    const select = this.section.getByRole("combobox", { name: list });
    const option = select.locator("option").filter({ hasText: label }).first();
    await select.selectOption((await option.getAttribute("value")) ?? "");
  }

  /** The size for which the player draws. */
  size(): Promise<number[]> {
    return this.shown.evaluate(() => [window.innerWidth, window.innerHeight]);
  }
}

test(
  "a scene is looked at as it is typed, on the exact size of a screen, without a key and with nothing kept",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    const preview = new Preview(page);
    await preview.open(`${pizza}/backend#/scenes/scn_weihnachten`);
    expect(await preview.size()).toEqual([1920, 1080]);
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("Heute gibt es Kürbis");
    await expect(preview.section).toContainText("Seit dieser Vorschau wurde etwas geändert.");
    await preview.button("Mit dem aktuellen Stand abspielen").press("Enter");
    await expect(preview.shown).toContainText("Heute gibt es Kürbis");
    await preview.choose("Bildschirm", "Full HD hochkant");
    await expect.poll(() => preview.size()).toEqual([1080, 1920]);
    // An upright TV has its sides the other way round.
    await preview.choose("Bildschirm", "Auslage Leopoldstadt");
    await expect.poll(() => preview.size()).toEqual([1080, 1920]);
    await preview.choose("Bildschirm", "4K quer");
    await expect.poll(() => preview.size()).toEqual([3840, 2160]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tv-")))).toEqual([]);
    const frame = page.frames().find((one) => one.url().includes("tv-preview"));
    expect(frame?.url()).toBe(`${pizza}/backend/tv-preview.html`);
  },
);

test("a segment plays, stops and goes to any place by the keyboard", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const preview = new Preview(page);
  await preview.open(`${pizza}/backend#/digital-signage-segments/seg_karte`);
  await preview.button("Anhalten").press("Space");
  await preview.position.press("Home");
  await expect(preview.section).toContainText(/\(1 von 3\)/);
  await expect(preview.section).toContainText(/0:00 von/);
  const first = await preview.shown.textContent();
  await preview.button("Nächste Szene").press("Enter");
  await expect(preview.section).toContainText(/\(2 von 3\)/);
  await expect(preview.shown).not.toHaveText(first ?? "");
  const stopped = await preview.position.inputValue();
  await preview.position.press("ArrowRight");
  await expect(preview.position).toHaveValue(String(Number(stopped) + 1000));
  await preview.button("Vorige Szene").press("Enter");
  await preview.button("Abspielen").press("Enter");
  await expect(preview.button("Anhalten")).toBeVisible();
  const before = Number(await preview.position.inputValue());
  await expect.poll(async () => Number(await preview.position.inputValue())).toBeGreaterThan(before + 1000);
  await preview.button("Anhalten").press("Enter");
  await passes(page, "a preview");
  await page.emulateMedia({ colorScheme: "dark" });
  await contrasts(page, "a preview in the dark theme");
});

test("a preview fits on a phone", onPhone, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const preview = new Preview(page);
  await preview.open(`${pizza}/backend#/scenes/scn_karte_hochkant`);
  await preview.choose("Bildschirm", "4K quer");
  await expect.poll(() => preview.size()).toEqual([3840, 2160]);
  await passes(page, "a preview on a phone");
});

test("a stream shows what runs on the evening of 24 December", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  const preview = new Preview(page);
  await page.goto(`${pizza}/backend#/digital-signage-streams/str_theke`);
  for (const [name, text] of [
    ["Datum", "24.12.2026"],
    ["Uhrzeit", "18:00"],
  ] as const) {
    const input = preview.section.getByRole("textbox", { name });
    await input.fill(text);
    await input.press("Tab");
  }
  await preview.start();
  await expect(preview.section).toContainText("Filmsequenz: Weihnachten");
});
