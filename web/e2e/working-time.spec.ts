import { addDays } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { contrasts, passes, targets } from "./axe";
import { THEMES, expect, onDesktop, test } from "./fixtures";

interface PageOfTime {
  path: string;
  title: string;
  /** A button that is there once everything is loaded. */
  ready?: string | RegExp;
}
/**
 * Each with its heading. Forms of records have tests of their own, and so have the terminal and its page for phones
 * (terminal.spec.ts).
 */
const PAGES: readonly PageOfTime[] = [
  { path: "working-schedules/planner", title: "Dienstplan", ready: /^\d\d:\d\d–\d\d:\d\d/ },
  { path: "shifts", title: "Meine Schichten", ready: "Adresse erzeugen" },
  { path: "absences", title: "Abwesenheiten", ready: "Genehmigen" },
  { path: "time-sheets", title: "Stundenzettel", ready: "DATEV LODAS" },
  { path: "time-sheets?user=usr_demo_georg&month=2026-05", title: "Stundenzettel", ready: "Drucken" },
  { path: "time-requests", title: "Anträge zur Zeiterfassung", ready: "Annehmen" },
  { path: "time-voided", title: "Stornierte Aktivitäten" },
  { path: "working-schedules", title: "Planung" },
  { path: "working-activities", title: "Aktivitäten" },
  { path: "working-activity-kinds", title: "Aktivitätsarten" },
  { path: "payrolls", title: "Lohnverrechnung" },
  { path: "projects", title: "Projekte" },
  { path: "tasks", title: "Aufgaben" },
  { path: "tasks/calendar", title: "Aufgaben nach Termin" },
  { path: "tasks/board", title: "Aufgaben nach Status", ready: /verschieben|Stand/ },
];

for (const { colorScheme, on } of THEMES)
  test(`the pages of working time pass axe, ${colorScheme}`, on, async ({ openDesk, bike }) => {
    const { page } = await openDesk(bike);
    await page.emulateMedia({ colorScheme });
    for (const { path, title, ready } of PAGES) {
      await page.goto(`${bike}/backend#/${path}`);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      if (ready) await expect(page.getByRole("button", { name: ready }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await passes(page, `${path}, ${colorScheme}`);
      if (colorScheme === "dark") continue;
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      await contrasts(page, `${path}, forced colours`);
      await page.emulateMedia({ colorScheme, forcedColors: "none" });
    }
  });

test("what is due in the calendar of tasks is large enough to be pressed", onDesktop, async ({ openDesk, bike }) => {
  const { page } = await openDesk(bike);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${bike}/backend#/tasks/calendar`);
  await expect(page.locator("td[data-day] a").first()).toBeVisible();
  await targets(page, "tasks/calendar at 1440 px");
});

test("a week is planned and published by keyboard alone", onDesktop, async ({ openDesk, pizza }, { retry }) => {
  const { page } = await openDesk(pizza);
  // Far enough ahead that nobody has planned anything there.
  const [monday, tuesday, wednesday, sunday] = [0, 1, 2, 6].map((day) => addDays("2026-09-07", 7 * retry + day));
  await page.goto(`${pizza}/backend#/working-schedules/planner?branch=brn_neubau&day=${monday}`);
  const grid = page.getByRole("grid");
  const cells = grid.locator("[data-row]");
  await expect(cells.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const shifts = async (): Promise<WorkingSchedule[]> => {
    const path = `working-schedules?branch=brn_neubau&from=${monday}&to=${sunday}&limit=100`;
    return ((await (await page.request.get(`${pizza}/api/${path}`)).json()) as { data: WorkingSchedule[] }).data;
  };
  expect(await shifts()).toEqual([]);
  const row = await cells.nth(7).getAttribute("data-row");
  await grid.locator('[tabindex="0"]').first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Beginn").fill("10:00");
  await dialog.getByLabel("Ende", { exact: true }).fill("18:00");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await shifts()).length).toBe(1);
  // The new shift has the focus: half an hour longer, copied to the next day, and the copy moved on.
  await expect(grid.locator("[data-shift]:focus")).toHaveCount(1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(grid.locator("[data-shift]:focus")).toContainText("10:00–18:30");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+v");
  await expect(grid.locator("[data-shift]")).toHaveCount(2);
  await expect.poll(async () => (await shifts()).map(({ day }) => day).sort()).toEqual([monday, tuesday]);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await shifts()).map(({ day }) => day).sort()).toEqual([monday, wednesday]);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await shifts()).map(({ day }) => day).sort()).toEqual([monday, tuesday]);
  for (const shift of await shifts()) {
    expect(shift).toMatchObject({ user: row, state: "draft" });
    expect(Date.parse(shift.endsAt) - Date.parse(shift.startsAt)).toBe(8.5 * 3_600_000);
  }
  await page.getByRole("button", { name: "Veröffentlichen …" }).press("Enter");
  await dialog.getByRole("button", { name: "Veröffentlichen", exact: true }).press("Enter");
  await expect.poll(async () => (await shifts()).map(({ state }) => state)).toEqual(["published", "published"]);
});
