import type { Locator, Page } from "@playwright/test";
import { place } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";

test.describe("with forced colours", () => {
  test.use({ forcedColors: "active" });

  test(
    "chosen values in the shop look different from others",
    onDesktop,
    async ({ page, pizza, customer: { store } }) => {
      await store.open(`${pizza}/store/neubau`);
      const categories = page.getByRole("navigation", { name: "Kategorien" }).getByRole("link");
      const current = categories.and(page.locator("[aria-current='true']"));
      await expect(current).toHaveCount(1);
      const highlight = await systemColor(page, "Highlight");
      expect(await look(current)).toMatchObject({ background: highlight });
      expect(await look(categories.and(page.locator(":not([aria-current])")).first())).not.toMatchObject({
        background: highlight,
      });
      await store.add({
        product: "Margherita",
        more: async (dialog) => {
          const [chosen, other] = [
            dialog.locator("label:has(input[type=radio]:checked)").first(),
            dialog.locator("label:has(input[type=radio]:not(:checked))").first(),
          ];
          expect(await look(chosen)).toMatchObject({ isMarked: true });
          expect(await look(other)).toMatchObject({ isMarked: false });
        },
      });
      await store.chooseMethod("Takeaway");
      await store.toCheckout();
      const box = page.getByRole("checkbox", { name: /AGB/ });
      const radio = page.getByRole("radio").first();
      // Drawn by the browser, which shows both states in these colours.
      for (const control of [box, radio])
        expect(await control.evaluate((element) => getComputedStyle(element).appearance)).toBe("auto");
      const row = box.locator("xpath=ancestor::label");
      expect(await look(row)).toMatchObject({ isMarked: false });
      const without = await picture(row);
      await box.check();
      expect(await look(row)).toMatchObject({ isMarked: true });
      await box.blur();
      const ticked = await picture(row);
      expect(ticked.equals(without)).toBe(false);
      // Only the tick shows the state.
      await box.uncheck();
      await box.blur();
      await expect.poll(async () => (await picture(row)).equals(without)).toBe(true);
      await test.info().attach("ticked", { body: ticked, contentType: "image/png" });
      const button = page.getByRole("button", { name: "zahlungspflichtig bestellen" });
      expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).toBe("solid");
    },
  );

  test("chosen values in the back-office look different from others", onDesktop, async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.emulateMedia({ forcedColors: "active" });
    const highlight = await systemColor(page, "Highlight");
    await page.goto(`${pizza}/backend#/orders/history`);
    await expect(page.getByRole("heading", { level: 1, name: "Verlauf" })).toBeVisible();
    const day = page.getByRole("main").locator("button[aria-pressed='false']").first();
    expect(await look(day)).not.toMatchObject({ background: highlight });
    const name = await day.innerText();
    await day.click();
    await expect
      .poll(async () => (await look(page.getByRole("button", { name, pressed: true }).first())).background)
      .toBe(highlight);
    await page.goto(`${pizza}/backend#/branches/brn_neubau`);
    const box = page.getByRole("checkbox", { name: "geschlossen" }).first();
    // Only the box is filled, not the line with its words.
    const line = box.locator("xpath=ancestor::label");
    const mark = line.locator("[class~='border-line-strong']");
    await expect(mark).toBeVisible();
    const open = await look(mark);
    await box.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => look(mark)).not.toEqual(open);
    expect(await look(mark)).toMatchObject({ background: highlight });
    expect(await look(line)).not.toMatchObject({ background: highlight });
    const current = page.getByRole("link").and(page.locator("[aria-current='page']")).first();
    if (await current.isVisible()) expect(await look(current)).toMatchObject({ background: highlight });
  });
});

test(
  "the bars of the statistics are drawn with forced colours, and icons grow with their text",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await place(page, pizza);
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(`${pizza}/backend#/dashboard?period=today`);
    const chart = page.getByRole("region", { name: "Bestellungen", exact: true });
    const text = await systemColor(page, "CanvasText");
    // Measured, since forced colours replace what the stylesheet says only when it is drawn.
    const bar = chart.locator(".chart-bar:not([height='0'])").first();
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((shape) => getComputedStyle(shape).fill)).toBe(text);

    const icon = page.getByRole("navigation", { name: "Bereiche" }).locator("svg.lucide").first();
    const before = (await icon.boundingBox())?.width ?? 0;
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    expect((await icon.boundingBox())?.width).toBeCloseTo(2 * before, 0);
  },
);

/** A screenshot without hover. */
async function picture(control: Locator): Promise<Buffer> {
  await control.page().mouse.move(0, 0);
  return control.screenshot({ animations: "disabled" });
}

/** How a control shows its state in forced colours. */
async function look(control: Locator): Promise<{ background: string; border: string; isMarked: boolean }> {
  return control.evaluate((element) => {
    const inner = element.firstElementChild ? getComputedStyle(element.firstElementChild).backgroundColor : "";
    const { backgroundColor, borderColor, outlineStyle, outlineWidth, forcedColorAdjust } = getComputedStyle(element);
    return {
      background: backgroundColor,
      border: `${borderColor} ${inner}`,
      isMarked: (outlineStyle === "solid" && outlineWidth === "2px") || forcedColorAdjust === "none",
    };
  });
}

async function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `forced-color-adjust: none; background: ${color}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}
