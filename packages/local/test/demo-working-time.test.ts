import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { absence, holidayBalance } from "@tresen/contract/absence/absence";
import { recordFields } from "@tresen/contract/kit/resource";
import { plannerSetup } from "@tresen/contract/planning/planner/planner";
import { workingScheduleCalls } from "@tresen/contract/planning/working-schedule.calls";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { projects } from "@tresen/contract/project/project.resource";
import { tasks } from "@tresen/contract/project/task.resource";
import { timeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { timeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { personnelRecord } from "@tresen/contract/user/personnel/personnel-fields";
import { userRecord } from "@tresen/contract/user/user-fields";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { createClient } from "../src/bench/client";
import { readSettings } from "../src/settings";
import { PASSWORD, ROOT, dataFolderWithShop, start } from "./platform";

/** A Wednesday at which both shops have people at work. */
const CLOCK = "2026-06-10T16:10:00+02:00";
const DAYS = { start: "2026-06-10", monday: "2026-06-08", firstOfLastMonth: "2026-05-01" };
/** The Mondays of the weeks before, at, and after the start. */
const MONDAYS = ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"] as const;

const shift = workingSchedules.fields.extend(recordFields);
const activity = activities.fields.extend(recordFields);
type Ask = <Schema extends z.ZodType>(schema: Schema, path: string, as?: string) => Promise<z.output<Schema>>;

/**
 * A platform with the demo shop and its working time, but with a dot for each picture, since drawing takes long.
 */
async function startDemo(demo: string): Promise<Ask> {
  const shop = await demoShop(demo);
  const dataDir = await dataFolderWithShop(shop);
  // Core reads the address of the database when it is loaded.
  vi.resetModules();
  const environment = { ...process.env };
  const { connect } = await import("../src/cli/connect");
  const connection = await connect(readSettings({ TRESEN_ROOT: ROOT, DATA_DIR: dataDir }));
  try {
    const [{ createWorkingTime }, { createDemoCustomers, readCustomers }, { shopOf }] = await Promise.all([
      import("../src/seed/time"),
      import("../src/seed/customers"),
      import("../src/seed/sold"),
    ]);
    const now = Date.parse(CLOCK);
    const { people } = await readCustomers(ROOT);
    // Without branches nobody has ordered.
    const closed = shopOf({ bundle: { ...shop, branches: [] }, baskets: [] });
    const customers = createDemoCustomers({ people, shop: closed, now });
    await createWorkingTime({ demo, customers, now });
    // A start that was interrupted does it once more.
    await createWorkingTime({ demo, customers, now });
  } finally {
    await connection.close();
    for (const variable of Object.keys(process.env)) if (!(variable in environment)) delete process.env[variable];
  }
  const platform = await start({ dataDir, env: { CLOCK } });
  const client = createClient({ url: platform.url, connections: 4 });
  const sessions = new Map<string, Promise<string>>();
  const signIn = async (name: string): Promise<string> => {
    const json = { username: `${name}@example.test`, password: PASSWORD };
    const headers = { origin: platform.url };
    const answer = await client.request({ method: "POST", path: "/api/login", json, headers });
    expect(answer.status, name).toBe(200);
    return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  };
  return async (schema, path, as = "admin") => {
    const session = sessions.get(as) ?? signIn(as);
    sessions.set(as, session);
    const { status, body } = await client.request({ path: `/api/${path}`, headers: { cookie: await session } });
    expect({ path, status }, body.toString()).toEqual({ path, status: 200 });
    const answer: { data: unknown } = JSON.parse(body.toString());
    return schema.parse(answer.data);
  };
}

describe.each(["pizza", "bike"])("working time of the demo shop %s", (demo) => {
  test("there are people with contracts, weeks of shifts, recorded time, projects, absences and sheets", async () => {
    const ask = await startDemo(demo);

    const people = await ask(z.array(userRecord), "users?limit=100");
    expect(people).toHaveLength(8);
    const employed = await Promise.all(people.map(({ id }) => ask(personnelRecord, `users/${id}/personnel`)));
    expect(employed.every(({ contracts, entryDate }) => contracts.length > 0 && !!entryDate)).toBe(true);
    expect(employed.filter(({ birthDate }) => (birthDate ?? "") > "2008-06-10")).toHaveLength(1);
    expect(employed.filter(({ contracts }) => (contracts[0]?.weeklyMinutes ?? 0) < 1500).length).toBeGreaterThan(1);
    const [changed, ...others] = employed.filter(({ contracts }) => contracts.length > 1);
    expect(others).toEqual([]);
    expect(changed?.contracts[1]?.validFrom).toBe(DAYS.firstOfLastMonth);

    const shifts = await all(ask, shift, "working-schedules", `from=${MONDAYS[0]}&to=2026-06-28`);
    const statesFrom = (week: number) =>
      Object.fromEntries(
        [
          ...Map.groupBy(
            shifts.filter(({ day }) => isIn({ day, week })),
            ({ state }) => state,
          ),
        ].map(([state, of]) => [state, of.length]),
      );
    expect(statesFrom(0)).toEqual({ published: expect.any(Number) });
    expect(statesFrom(1)).toEqual({ published: expect.any(Number) });
    expect(statesFrom(2)).toEqual({ published: expect.any(Number), changed: 2 });
    expect(statesFrom(3)).toEqual({ draft: expect.any(Number) });
    expect(shifts.filter(({ user }) => !user).length).toBeGreaterThan(2);
    expect(shifts.flatMap(({ consent }) => (consent ? [consent.answer] : [])).sort()).toEqual(["agreed", null]);

    const branch = demo === "pizza" ? "brn_favoriten" : "brn_werkstatt";
    const setup = await ask(plannerSetup, `working-schedules/setup?branch=${branch}`);
    expect([setup.templates.length, setup.needs.length > 5]).toEqual([1, true]);
    const week = `branch=${branch}&from=${MONDAYS[2]}&to=2026-06-21`;
    const planned = await ask(z.object({ people: z.array(z.unknown()) }), `working-schedules/week?${week}`);
    expect(planned.people.length).toBeGreaterThan(3);

    const recorded = await all(ask, activity, "working-activities", "from=2026-05-01&to=2026-06-10");
    const ofLastMonth = recorded.filter(({ day }) => day < "2026-06-01");
    expect(new Set(ofLastMonth.map(({ user }) => user).filter(Boolean)).size).toBe(8);
    expect(ofLastMonth.some(({ externalUser }) => externalUser)).toBe(true);
    for (const flag of ["closedByRule", "corrected", "clockUncertain"] as const)
      expect(ofLastMonth.filter(({ flags }) => flags.includes(flag)).length, flag).toBe(1);
    expect(ofLastMonth.some(({ note }) => note !== "")).toBe(true);
    expect(ofLastMonth.some(({ project, task }) => project && task) || recorded.some(({ task }) => task)).toBe(true);
    expect(recorded.filter(({ state }) => state !== "ended").length).toBeGreaterThan(0);
    expect(
      recorded.every(({ day, startedAt }) => day <= DAYS.start && Date.parse(startedAt) <= Date.parse(CLOCK)),
    ).toBe(true);

    const known = await all(ask, projects.fields.extend(recordFields), "projects", "");
    expect(known.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
    const about = known.filter(({ order }) => order);
    expect(about.map(({ customer }) => Boolean(customer))).toEqual(demo === "bike" ? [true] : []);
    const work = await all(ask, tasks.fields.extend(recordFields), "tasks", "");
    expect(new Set(work.map(({ state }) => state)).size).toBeGreaterThan(3);
    expect(work.some(({ comments }) => comments.length > 1)).toBe(true);

    const away = await ask(z.array(absence), "absences?from=2026-01-01&to=2026-12-31&limit=100");
    expect(new Set(away.map(({ state }) => state))).toEqual(new Set(["approved", "requested", "rejected"]));
    expect(away.some(({ kind }) => kind === "sick")).toBe(true);
    expect(await ask(z.array(timeRequest), "working-activities/requests")).toMatchObject([{ state: "open" }]);

    const balances = await ask(z.array(holidayBalance), "time-sheets/holiday-balances");
    expect(balances).toHaveLength(8);
    for (const { left, entitlement, user } of balances) {
      expect(entitlement, user.name).toBeGreaterThan(0);
      expect(left, user.name).toBeGreaterThanOrEqual(0);
      expect(left, user.name).toBeLessThan(80);
    }

    const sheets = await ask(z.array(timeSheet), "time-sheets?month=2026-04&limit=50");
    expect(new Set(sheets.map(({ state }) => state))).toEqual(new Set(["locked", "approved"]));
    const last = await ask(z.array(timeSheet), "time-sheets?month=2026-05&limit=50");
    expect(new Set(last.map(({ state }) => state))).toEqual(new Set(["approved", "confirmed", "open"]));
    for (const sheet of [...sheets, ...last]) {
      const { user, plannedMinutes, workedMinutes, differenceMinutes, closingBalanceMinutes } = sheet;
      if (sheet.isExternal) {
        expect([plannedMinutes, differenceMinutes, closingBalanceMinutes], user.name).toEqual([0, 0, 0]);
        continue;
      }
      expect(plannedMinutes, user.name).toBeGreaterThan(20 * 60);
      expect(workedMinutes, user.name).toBeGreaterThan(20 * 60);
      expect(Math.abs(differenceMinutes), user.name).toBeLessThan(30 * 60);
      expect(Math.abs(closingBalanceMinutes), user.name).toBeLessThan(50 * 60);
    }

    for (const name of ["admin", "leitung", "mitarbeit"]) {
      const path = `working-schedules/mine?from=${DAYS.monday}&to=2026-07-05`;
      const own = await ask(workingScheduleCalls.ownShifts.response, path, name);
      expect(own.filter(({ isOpen }) => !isOpen).length, name).toBeGreaterThan(3);
    }
  }, 300_000);
});

async function demoShop(name: string): Promise<ShopBundleInput> {
  const file = await readFile(join(ROOT, "packages/local/demo", name, "shop.json"), "utf8");
  const shop: ShopBundleInput = JSON.parse(file);
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });
  const dots: Record<string, string> = {
    jpg: `image/jpeg;base64,${(await dot.jpeg().toBuffer()).toString("base64")}`,
    png: `image/png;base64,${(await dot.png().toBuffer()).toString("base64")}`,
    svg: `image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  };
  const images = (shop.images ?? []).map((image) => ({ ...image, data: `data:${dots[image.extension] ?? ""}` }));
  return { ...shop, images };
}

/** The records of a list of at most 500. */
async function all<Schema extends z.ZodType>(ask: Ask, schema: Schema, resource: string, query: string) {
  return ask(z.array(schema), `${resource}?limit=500&${query}`);
}

function isIn({ day, week }: { day: string | null | undefined; week: number }): boolean {
  return !!day && day >= (MONDAYS[week] ?? "") && day < (MONDAYS[week + 1] ?? "");
}
