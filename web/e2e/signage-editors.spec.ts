import type { Locator, Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";

/** A segment of its own, whose scenes the demo shop has. @returns its id. */
async function segmentOf({ page, shop, scenes }: { page: Page; shop: string; scenes: readonly string[] }) {
  const entries = scenes.map((scene) => ({ scene, duration: 20 }));
  const name = `Probe ${Date.now()}`;
  const sent = await page.request.post(`${shop}/api/digital-signage-segments`, { data: { name, entries } });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { data: { id: string } }).data.id;
}

/** Puts a finger on the middle of something, lets it rest for a while, and moves it sideways. */
async function swipe({ page, from, by, rest }: { page: Page; from: Locator; by: number; rest: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error("There is nothing to touch");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", to: number | null) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: to === null ? [] : [{ x: to, y }] });
  await touch("touchStart", x);
  await page.waitForTimeout(rest);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", x + (by * step) / 8);
  await touch("touchEnd", null);
}

test.describe("with a finger", () => {
  test.use({ isDeskTouched: true });

  test(
    "a block of the timeline is taken along after a rest, else the timeline scrolls",
    onPhone,
    async ({ openDesk, pizza: shop }) => {
      const { page } = await openDesk(shop);
      const id = await segmentOf({ page, shop, scenes: ["scn_uhr", "scn_zeiten", "scn_weihnachten"] });
      await page.goto(`${shop}/backend#/digital-signage-segments/${id}`);
      const blocks = page.getByRole("list", { name: "Zeitleiste" }).getByRole("listitem");
      await expect(blocks).toHaveText([/^Uhr/, /^Öffnungszeiten/, /^Mitteilung/]);
      const names = () => blocks.evaluateAll((all) => all.map((block) => block.textContent.slice(0, 12)));
      const before = await names();
      await blocks.first().scrollIntoViewIfNeeded();
      await swipe({ page, from: blocks.first(), by: -60, rest: 0 });
      expect(await names()).toEqual(before);
      // A finger that is put down while the timeline still glides stops it, and does nothing else.
      await page.getByRole("list", { name: "Zeitleiste" }).evaluate(async (list) => {
        for (let last = -1; last !== list.scrollLeft; await new Promise((resolve) => setTimeout(resolve, 300)))
          last = list.scrollLeft;
        list.scrollTo({ left: 0 });
      });
      const width = (await blocks.first().boundingBox())?.width ?? 0;
      await swipe({ page, from: blocks.first(), by: width / 2 + 30, rest: 600 });
      await expect.poll(names).toEqual([before[1], before[0], before[2]]);
    },
  );
});

test("a week is planned and an exception added without a mouse", onDesktop, async ({ openDesk, pizza: shop }) => {
  const { page } = await openDesk(shop);
  await page.goto(`${shop}/backend#/digital-signage-streams/str_abholung`);
  const windows = page.getByRole("list", { name: "Sendezeiten" }).getByRole("listitem");
  await expect(windows).toHaveCount(1);
  await page.getByRole("button", { name: "Sendezeit hinzufügen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Neue Sendezeit" });
  const segment = dialog.getByRole("combobox", { name: "Filmsequenz" });
  await segment.focus();
  await page.keyboard.type("Mittag");
  await page.getByRole("option", { name: "Mittag" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (const [name, time] of [
    ["von", "11:30"],
    ["bis", "13:00"],
  ] as const) {
    await dialog.getByRole("textbox", { name, exact: true }).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(time);
  }
  await passes(page, "a new window of the week");
  await dialog.getByRole("button", { name: "Übernehmen" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(windows).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Speichern" })).toBeEnabled();
  await page.getByRole("button", { name: "Ausnahme hinzufügen" }).press("Enter");
  const exception = page.getByRole("dialog", { name: "Neue Ausnahme" });
  await expect(exception).toBeVisible();
  await passes(page, "a new exception");
  await page.keyboard.press("Escape");
  await expect(exception).toBeHidden();
});

test("a TV gets a command and loses it again without a mouse", onDesktop, async ({ openDesk, bike: shop }) => {
  const { page } = await openDesk(shop);
  const list = await page.request.get(`${shop}/api/digital-signage-devices`);
  const [tv] = ((await list.json()) as { data: { id: string; name: string }[] }).data;
  await page.goto(`${shop}/backend#/digital-signage-devices/${tv?.id}`);
  await page.getByRole("button", { name: "Befehl geben" }).press("Enter");
  const menu = page.getByRole("menu", { name: "Befehl geben" });
  await menu.waitFor();
  await page.keyboard.type("Nummer");
  await page.keyboard.press("Enter");
  const abort = page.getByRole("button", { name: "Abbrechen" });
  await expect(abort).toBeVisible();
  await passes(page, "a TV with an open command");
  await abort.press("Enter");
  await expect(abort).toBeHidden();
});
