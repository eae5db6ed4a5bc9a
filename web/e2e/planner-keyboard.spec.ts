import { type APIRequestContext, type Page } from "@playwright/test";
import { addDays } from "@tresen/contract/kit/time";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { expect, onDesktop, test } from "./fixtures";

const BRANCH = "brn_favoriten";

/** So many elements of a screen can have the focus before the one that is looked for. */
const TABS = 120;

/** Gives something the focus as who has no mouse does: with the Tab key, as often as it takes. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = page.locator(":focus").filter({ hasText: name });
  for (let count = 0; count < TABS; count += 1) {
    await page.keyboard.press("Tab");
    if ((await named.count()) > 0) return;
  }
  throw new Error(`The Tab key does not lead to ${String(name)}`);
}

async function dataOf<T>(answer: Promise<{ json: () => Promise<unknown>; status: () => number }>): Promise<T> {
  const { data, errors = [] } = (await (await answer).json()) as { data: T; errors?: unknown[] };
  expect(errors).toEqual([]);
  return data;
}

/** A published shift, with whatever else of its day was not published yet. */
async function publishedShift({
  admin,
  url,
  day,
  user,
}: {
  admin: APIRequestContext;
  url: string;
  day: string;
  user: string | null;
}): Promise<WorkingSchedule> {
  const times = { startsAt: `${day}T05:00:00+02:00`, endsAt: `${day}T06:00:00+02:00`, breakMinutes: 0 };
  const data = { branch: BRANCH, ...times, user, department: null, kind: null, role: "Probe", note: "" };
  const { id } = await dataOf<WorkingSchedule>(admin.post(`${url}/api/working-schedules`, { data }));
  const days = `branch=${BRANCH}&from=${day}&to=${day}`;
  const { shifts } = await dataOf<{ shifts: WorkingSchedule[] }>(
    admin.get(`${url}/api/working-schedules/week?${days}`),
  );
  const expected = shifts
    .filter((shift) => shift.day === day && (shift.state === "draft" || shift.state === "changed"))
    .map((shift) => ({ id: shift.id, version: shift.version }));
  const publication = { branch: BRANCH, from: day, to: day, expected };
  await dataOf(admin.post(`${url}/api/working-schedules/publish`, { data: publication }));
  return dataOf(admin.get(`${url}/api/working-schedules/${id}`));
}

async function signInAs({ request, url, username }: { request: APIRequestContext; url: string; username: string }) {
  const data = { username, password: process.env.DEMO_PASSWORD };
  expect((await request.post(`${url}/api/login`, { data })).ok()).toBe(true);
  return dataOf<{ id: string }>(request.get(`${url}/api/users/me`));
}

test("a week is copied by keyboard alone", onDesktop, async ({ openDesk, pizza }, { retry }) => {
  const { page } = await openDesk(pizza);
  const monday = addDays("2026-10-05", 14 * retry);
  const next = addDays(monday, 7);
  const day = addDays(monday, 2);
  await publishedShift({ admin: page.request, url: pizza, day, user: null });
  await page.goto(`${pizza}/backend#/working-schedules/planner?branch=${BRANCH}&day=${monday}`);
  await expect(page.getByRole("grid").locator("[data-shift]")).toHaveCount(1);
  await tabTo(page, "Mehr");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Woche kopieren …" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "1 Schicht anlegen" })).toBeEnabled();
  await tabTo(page, "1 Schicht anlegen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  const path = `working-schedules?branch=${BRANCH}&from=${next}&to=${addDays(next, 6)}`;
  const copied = await dataOf<WorkingSchedule[]>(page.request.get(`${pizza}/api/${path}`));
  expect(copied.map((shift) => shift.day)).toEqual([addDays(day, 7)]);
});

test(
  "an open shift is taken, and a swap approved, by keyboard alone",
  onDesktop,
  async ({ openDesk, pizza, browser }, { retry }) => {
    const { page } = await openDesk(pizza);
    const [opened, given] = [addDays("2026-06-26", retry), addDays("2026-06-28", retry)];
    const staff = await browser.newContext();
    const lead = await browser.newContext();
    const own = await signInAs({ request: staff.request, url: pizza, username: "mitarbeit@example.test" });
    const other = await signInAs({ request: lead.request, url: pizza, username: "leitung@example.test" });
    const open = await publishedShift({ admin: page.request, url: pizza, day: opened, user: null });
    const shifts = await staff.newPage();
    await shifts.goto(`${pizza}/backend#/shifts`);
    const taken = shifts.getByRole("listitem").filter({ hasText: "05:00–06:00" }).getByRole("button");
    await expect(taken).toBeVisible();
    await tabTo(shifts, "Übernehmen");
    while (!(await taken.evaluate((button) => button === document.activeElement))) await tabTo(shifts, "Übernehmen");
    await shifts.keyboard.press("Enter");
    await expect(shifts.getByRole("dialog")).toBeVisible();
    await tabTo(shifts, /übernehmen$/i);
    await shifts.keyboard.press("Enter");
    await expect(shifts.getByRole("dialog")).toBeHidden();
    await expect
      .poll(async () => dataOf<WorkingSchedule>(page.request.get(`${pizza}/api/working-schedules/${open.id}`)))
      .toMatchObject({ user: own.id, state: "published" });

    const { id, version } = await publishedShift({ admin: page.request, url: pizza, day: given, user: own.id });
    const asked = { shift: id, version, to: other.id, counter: null, note: "" };
    const swaps = `${pizza}/api/working-schedules/swaps`;
    const swap = await dataOf<ShiftSwap>(staff.request.post(swaps, { data: asked }));
    const accepted = { version: swap.version, state: "accepted", reason: "" };
    await dataOf(lead.request.post(`${swaps}/${swap.id}/state`, { data: accepted }));
    await page.goto(`${pizza}/backend#/working-schedules/planner?branch=${BRANCH}&day=${given}`);
    // The list of requests may have been read a moment before.
    await page.reload();
    await expect(page.getByRole("button", { name: /^Tauschanfragen/ })).toBeVisible();
    await tabTo(page, "Tauschanfragen");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Genehmigen" }).first()).toBeEnabled();
    await tabTo(page, "Genehmigen");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => dataOf<WorkingSchedule>(page.request.get(`${pizza}/api/working-schedules/${id}`)))
      .toMatchObject({ user: other.id, state: "published" });
    await Promise.all([staff.close(), lead.close()]);
  },
);

test(
  "the week fits a tablet across, and on a phone names and sums stay in reach",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page } = await openDesk(pizza);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${pizza}/backend#/working-schedules/planner?branch=${BRANCH}`);
    const grid = page.getByRole("grid");
    await expect(grid.locator("[data-shift]").first()).toBeVisible();
    const room = (): Promise<number> =>
      grid.evaluate(({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0));
    expect(await room()).toBeLessThanOrEqual(0);
    await expect(grid.locator("tfoot tr").last().locator("td").last()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await room()).toBeGreaterThan(0);
    await grid.evaluate(({ parentElement }) => parentElement?.scrollTo({ left: 10_000 }));
    await expect(grid.getByRole("columnheader").last()).toBeInViewport({ ratio: 1 });
    await expect(grid.getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
  },
);
