import type { Page } from "@playwright/test";
import type { Closing } from "@tresen/contract/closing/closing";
import { contrasts, passes } from "./axe";
import { THEMES, expect, onDesktop, test } from "./fixtures";

const PAGES = [
  { path: "dashboard", ready: (page: Page) => page.getByRole("heading", { name: "Umsatz", exact: true }) },
  { path: "closings", ready: (page: Page) => page.getByRole("button", { name: "Tag abschließen" }) },
  { path: "logs", ready: (page: Page) => page.getByRole("row").nth(3) },
  { path: "health", ready: (page: Page) => page.getByRole("heading", { level: 2 }).first() },
  { path: "reminders", ready: (page: Page) => page.getByText("Erinnerung an den Termin", { exact: true }) },
];

for (const { colorScheme, on } of THEMES)
  test(
    `statistics, closings, log, health and reminders are readable, ${colorScheme}`,
    on,
    async ({ openDesk, bike }) => {
      const { page } = await openDesk(bike);
      await page.emulateMedia({ colorScheme });
      for (const { path, ready } of PAGES) {
        await page.goto(`${bike}/backend#/${path}`);
        await expect(ready(page).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await passes(page, `${path}, ${colorScheme}`);
        if (colorScheme === "dark") continue;
        await page.emulateMedia({ colorScheme, forcedColors: "active" });
        await contrasts(page, `${path}, forced colours`);
        await page.emulateMedia({ colorScheme, forcedColors: "none" });
      }
    },
  );

test(
  "a tip and the end of the day by keyboard: what was booked is in the closing, the log and the statistics",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page } = await openDesk(bike);
    const of = async <Answer>(path: string): Promise<Answer> =>
      ((await (await page.request.get(`${bike}/api/${path}`)).json()) as { data: Answer }).data;
    const [branch] = await of<{ id: string }[]>("branches");
    const newest = async () => (await of<Closing[]>(`closings?branch=${branch?.id}&limit=1`))[0];
    const before = await newest();
    await page.goto(`${bike}/backend#/closings?branch=${branch?.id}`);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Trinkgeld buchen" }).press("Enter");
    await dialog.getByLabel("Betrag").fill("5,50");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Tag abschließen" }).press("Enter");
    await dialog.getByLabel("Gezähltes Bargeld").fill("100");
    await dialog.getByRole("button", { name: "Endgültig abschließen" }).press("Enter");
    const number = (before?.number ?? 0) + 1;
    await expect(page.getByText(`Tagesabschluss ${number} ist gemacht.`)).toBeVisible();
    const closing = await newest();
    expect(closing).toMatchObject({ number, countedCash: 10_000, previousHash: before?.hash ?? "" });
    expect(closing?.sums.tips).toBeGreaterThanOrEqual(550);
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna" }).format(
      new Date(closing?.closedAt ?? ""),
    );
    const { tips } = await of<{ tips: number }>(`statistics/revenue?from=${day}&to=${day}&branch=${branch?.id}`);
    expect(tips).toBeGreaterThanOrEqual(550);
    await page.goto(`${bike}/backend#/logs`);
    await expect(
      page
        .getByRole("row")
        .filter({ hasText: `Tagesabschluss ${number}` })
        .first(),
    ).toBeVisible();
  },
);

test(
  "what is arranged on the page of statistics by keyboard stays after a reload",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page } = await openDesk(bike);
    await page.goto(`${bike}/backend#/dashboard`);
    const cards = page.getByRole("main").getByRole("heading");
    await expect(page.getByRole("heading", { name: "Umsatz", exact: true }).first()).toBeVisible();
    const titles = () => cards.allTextContents();
    const before = await titles();
    await page.getByRole("button", { name: "Anordnen" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: new RegExp(`verschieben`) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(titles).not.toEqual(before);
    const after = await titles();
    await page.reload();
    await expect.poll(titles).toEqual(after);
  },
);
