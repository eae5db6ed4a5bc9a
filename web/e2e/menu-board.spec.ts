import type { Locator, Page } from "@playwright/test";
import { passes } from "./axe";
import { TABLET, expect, onDesktop, test } from "./fixtures";

const card = (desk: Page, column: number, place: number): Locator =>
  desk.locator("[data-column]").nth(column).locator("[data-product]").nth(place);

async function openBoard(desk: Page, url: string): Promise<{ id: string; branch: string }> {
  const answer = await desk.request.get(`${url}/api/menus?as=staff`);
  const { data } = (await answer.json()) as { data: { id: string; branches: { id: string }[] }[] };
  const [menu] = data.filter(({ branches }) => branches.length === 1);
  if (!menu) throw new Error("No menu of one branch");
  await desk.goto(`${url}/backend#/menus/${menu.id}/board`);
  await expect(card(desk, 0, 0)).toBeVisible();
  return { id: menu.id, branch: menu.branches[0]?.id ?? "" };
}

async function middleOf(element: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("Not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test(
  "a menu is changed by mouse and keyboard, and its preview is what the shop shows",
  onDesktop,
  async ({ page, openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const { branch } = await openBoard(desk, pizza);
    await passes(desk, "the board of a menu");
    const moved = await card(desk, 0, 0).getAttribute("data-product");
    const from = await middleOf(card(desk, 0, 0));
    const to = await middleOf(card(desk, 1, 1));
    await desk.mouse.move(from.x, from.y);
    await desk.mouse.down();
    await desk.mouse.move(to.x, to.y - to.height / 4, { steps: 8 });
    await desk.mouse.up();
    await expect(card(desk, 1, 1)).toHaveAttribute("data-product", moved ?? "");
    await expect(card(desk, 1, 1).locator("[data-card]")).toBeFocused();
    await desk.keyboard.press("Alt+ArrowUp");
    await expect(card(desk, 1, 0)).toHaveAttribute("data-product", moved ?? "");
    await desk.keyboard.press("Control+z");
    await desk.keyboard.press("Control+z");
    await expect(card(desk, 0, 0)).toHaveAttribute("data-product", moved ?? "");

    await desk.getByRole("button", { name: "Vorschau" }).click();
    const sections = '[id^="kategorie-"]:is(section)';
    const shown = desk.frameLocator("iframe").locator(sections);
    await expect(shown.first()).toBeVisible();
    const branches = await desk.request.get(`${pizza}/api/branches/${branch}`);
    const { data } = (await branches.json()) as { data: { identifier: string } };
    await page.goto(`${pizza}/store/${data.identifier}`);
    const html = (all: Locator): Promise<string[]> => all.evaluateAll((list) => list.map((one) => one.outerHTML));
    await expect(page.locator(".rows-to-come")).toHaveCount(0);
    await expect(desk.frameLocator("iframe").locator(".rows-to-come")).toHaveCount(0);
    expect(await html(shown)).toEqual(await html(page.locator(sections)));
  },
);

test.describe("on a tablet", () => {
  test.use(TABLET);

  test("a product is dragged by a finger on its grip", onDesktop, async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    await openBoard(desk, pizza);
    const moved = await card(desk, 0, 0).getAttribute("data-product");
    const from = await middleOf(card(desk, 0, 0).locator("[data-grip]"));
    const to = await middleOf(card(desk, 1, 1));
    const touch = await desk.context().newCDPSession(desk);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    for (const part of [0.3, 0.7, 1])
      await send("touchMove", [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - to.height / 4 - from.y) * part },
      ]);
    await send("touchEnd", []);
    await expect(card(desk, 1, 1)).toHaveAttribute("data-product", moved ?? "");
  });
});
