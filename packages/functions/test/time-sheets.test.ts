import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheet, TimeSheetCheck } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, describe, expect, test } from "vitest";
import { interrupted } from "../../core/test/interrupt";
import { allJobs } from "../../core/test/jobs";
import { recordEntity } from "../../core/src/records/rows/record.entity";
import { metered } from "../../core/src/platform/db";
import { send } from "./support/api";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/time-sheets";
let sessions: Sessions;
let second: string;
const { employed, worked, read, sheet, step, locked } = sheetSteps(() => sessions);

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "leitung2@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_mitte"] });
  second = await signIn({ username: "leitung2@example.test" });
});

const verify = async (user: string): Promise<TimeSheetCheck> =>
  (await send({ path: `${PATH}/verify`, query: { user }, session: sessions.manager })).data as TimeSheetCheck;

describe("a month", () => {
  test("adds up what was recorded, agreed and absent, and carries the balance on", async () => {
    const one = await employed({ opening: 30 });
    await worked(one.id, "2026-04-07T06:00:00Z", 9);
    await worked(one.id, "2026-05-04T06:00:00Z", 8);
    const absence = { user: one.id, kind: "sick", from: "2026-04-08", to: "2026-04-09" };
    await send({ method: "POST", path: "/api/absences", body: absence, session: sessions.manager });
    const april = await sheet(one.id, "2026-04");
    // April 2026 has 22 weekdays, of which Easter Monday is a holiday.
    const planned = 21 * 480;
    expect(april).toMatchObject({
      ...{ state: "open", version: 0, plannedMinutes: planned, workedMinutes: 540, isOwn: false, mayDecide: true },
      absences: [{ kind: "sick", days: 2, minutes: 960 }],
      ...{ openingBalanceMinutes: 30, differenceMinutes: 1500 - planned, closingBalanceMinutes: 1530 - planned },
      lockableFrom: "2026-05-08",
    });
    expect(april.days.find(({ day }) => day === "2026-04-06")).toMatchObject({
      holiday: "Ostermontag",
      plannedMinutes: 0,
    });
    expect((await sheet(one.id, "2026-05")).openingBalanceMinutes).toBe(1530 - planned);
    const list = (await send({ path: PATH, query: { month: "2026-04", user: one.id }, session: sessions.manager }))
      .data;
    expect((list as TimeSheet[]).map(({ user, workedMinutes }) => [user.id, workedMinutes])).toEqual([[one.id, 540]]);
  });

  test("is confirmed by its person, approved and locked by whoever leads the branch", async () => {
    const one = await employed();
    await worked(one.id, "2026-04-07T06:00:00Z", 8);
    expect((await step(one.id, "2026-04", "approved", sessions.manager)).status).toBe(409);
    expect((await step(one.id, "2026-04", "confirmed", sessions.manager)).errors[0]?.field).toBe("reason");
    expect((await step(one.id, "2026-04", "confirmed", one.session, { digest: "other" })).status).toBe(409);
    expect((await step(one.id, "2026-06", "confirmed", one.session)).errors[0]?.message).toMatch(/noch nicht zu Ende/);
    expect((await step(one.id, "2026-04", "confirmed", one.session)).status).toBe(200);
    expect((await step(one.id, "2026-04", "open", sessions.manager)).errors[0]?.field).toBe("reason");
    expect((await step(one.id, "2026-04", "open", sessions.manager, { reason: "Fehlt etwas" })).status).toBe(200);
    const done = await locked(one, "2026-04");
    expect(done).toMatchObject({ state: "locked", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(done.steps.map(({ state, reason }) => [state, reason])).toEqual([
      ["confirmed", ""],
      ["open", "Fehlt etwas"],
      ["confirmed", ""],
      ["approved", ""],
      ["locked", ""],
    ]);
    const asked = {
      startedAt: "2026-04-08T06:00:00Z",
      endedAt: "2026-04-08T14:00:00Z",
      reason: "Vergessen",
      breaks: [],
    };
    const path = "/api/working-activities/requests";
    const late = await send({ method: "POST", path, body: asked, session: one.session });
    expect([late.status, late.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining("04/2026 ist gesperrt. Bitte wenden Sie sich an Ihre Leitung"),
    ]);
    for (const state of ["open", "confirmed", "approved"])
      expect((await step(one.id, "2026-04", state, sessions.manager, { reason: "Doch" })).status).toBe(409);
    const mails = (await allJobs()).filter(({ kind, owner }) => kind === "mail" && owner === one.id);
    expect(mails.map(({ data }) => data)).toMatchObject([{ timeSheet: { month: "2026-04", hash: done.hash } }]);
  });

  test("is open again as soon as its figures change", async () => {
    const one = await employed();
    await worked(one.id, "2026-04-07T06:00:00Z", 8);
    await step(one.id, "2026-04", "confirmed", one.session);
    await worked(one.id, "2026-04-08T06:00:00Z", 8);
    expect(await sheet(one.id, "2026-04")).toMatchObject({ state: "open" });
    expect((await step(one.id, "2026-04", "approved", sessions.manager)).status).toBe(409);
  });

  test("is locked in order, once all stampings can be there and nothing runs", async () => {
    const one = await employed();
    await worked(one.id, "2026-04-07T06:00:00Z", 8);
    for (const month of ["2026-04", "2026-05"]) {
      await step(one.id, month, "confirmed", one.session);
      await step(one.id, month, "approved", sessions.manager);
    }
    const early = await step(one.id, "2026-05", "locked", sessions.manager);
    expect([early.status, early.errors[0]?.message]).toMatchObject([409, expect.stringMatching(/08\.06\.2026/)]);
    const now = Date.parse("2026-06-05T20:00:00+02:00");
    const body = { user: one.id, branch: "brn_mitte", startedAt: "2026-04-30T20:00:00Z", endedAt: null };
    const running = await send({ method: "POST", path: "/api/working-activities", body, session: sessions.admin, now });
    expect(running.status).toBe(201);
    const open = await step(one.id, "2026-04", "confirmed", one.session);
    expect([open.status, open.errors[0]?.message]).toMatchObject([409, expect.stringMatching(/laufen.*30\.04\.2026/)]);
  });

  test.each([[["clockUncertain"]], [["closedByRule"]]])(
    "is neither confirmed, approved nor locked while nobody has looked at an entry with %s",
    async (flags) => {
      const one = await employed();
      const steps = [
        ["confirmed", one.session],
        ["approved", sessions.manager],
        ["locked", sessions.manager],
      ] as const;
      const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
      const entity = recordEntity(activities);
      const flag = async (kept: readonly string[]): Promise<void> => {
        const { data } = await entity.get({ id: entry.id }).go();
        await entity
          .patch({ id: entry.id })
          .set({ fields: { ...data?.fields, flags: kept } })
          .go();
      };
      for (const [state, by] of steps) {
        await flag(flags);
        const refused = await step(one.id, "2026-04", state, by);
        expect([refused.status, refused.errors[0]?.message]).toMatchObject([
          409,
          expect.stringMatching(/geprüft.*07\.04\.2026/),
        ]);
        await flag([...flags.filter((one) => one !== "clockUncertain"), "corrected"]);
        expect((await step(one.id, "2026-04", state, by)).status).toBe(200);
      }
    },
  );
});

describe("a locked month", () => {
  test("refuses changes of its activities, which go into an open month", async () => {
    const one = await employed();
    const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
    const april = await locked(one, "2026-04");
    const path = `/api/working-activities/${entry.id}`;
    const body = { ...entry, endedAt: "2026-04-07T15:00:00.000Z", reason: "Vergessen" };
    const put = await send({ method: "PUT", path, body, session: sessions.admin });
    expect([put.status, put.errors[0]?.message]).toMatchObject([409, expect.stringMatching(/04\/2026 ist gesperrt/)]);
    const note = await send({
      method: "PUT",
      path,
      body: { ...entry, note: "Nur eine Notiz" },
      session: sessions.admin,
    });
    expect(note.status).toBe(409);
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(409);
    const again = {
      user: one.id,
      branch: "brn_mitte",
      startedAt: "2026-03-02T06:00:00Z",
      endedAt: "2026-03-02T07:00:00Z",
    };
    const late = await send({ method: "POST", path: "/api/working-activities", body: again, session: sessions.admin });
    expect(late.status).toBe(409);
    const correct = (month: string, changes: object, session = sessions.manager) =>
      send({
        ...{ method: "POST", path: `${PATH}/${one.id}/${month}/corrections`, session },
        body: { version: 0, day: "2026-04-07", minutes: 60, reason: "Eine Stunde vergessen", ...changes },
      });
    expect((await correct("2026-04", { version: april.version })).status).toBe(409);
    expect((await correct("2026-05", { day: "2026-05-04" })).errors[0]?.field).toBe("day");
    expect((await correct("2026-05", {}, one.session)).status).toBe(403);
    for (const never of ["2026-03", "2030-11"]) {
      const { status, errors } = await correct(never, {});
      expect([status, errors[0]?.message]).toEqual([
        409,
        "Korrekturen gehören in einen offenen Monat von 05/2026 bis 06/2026.",
      ]);
    }
    const may = await correct("2026-05", {});
    expect([may.status, may.data]).toMatchObject([
      201,
      { correctionMinutes: 60, corrections: [{ day: "2026-04-07" }] },
    ]);
    expect((may.data as TimeSheet).openingBalanceMinutes).toBe(april.closingBalanceMinutes);
    expect(await verify(one.id)).toMatchObject({
      isWhole: true,
      head: april.hash,
      months: [{ month: "2026-04", faults: [] }],
    });
  });

  test("is made by one of two managers, and is whole wherever the process is killed", async () => {
    const one = await employed();
    await worked(one.id, "2026-04-07T06:00:00Z", 8);
    await step(one.id, "2026-04", "confirmed", one.session);
    const both = await Promise.all(
      [sessions.manager, second].map((session) => step(one.id, "2026-04", "approved", session)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const after of [false, true]) {
      const kill = () => step(one.id, "2026-04", "locked", sessions.manager);
      await interrupted({ run: kill, write: 0, after });
      expect(await verify(one.id)).toMatchObject({ isWhole: true, months: after ? [{ faults: [] }] : [] });
      expect((await sheet(one.id, "2026-04")).state).toBe(after ? "locked" : "approved");
    }
    expect((await allJobs()).filter(({ kind, owner }) => kind === "mail" && owner === one.id)).toHaveLength(1);
  });

  test("has an activity as it was locked, or refuses its change, if both happen at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await employed();
      const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
      await step(one.id, "2026-04", "confirmed", one.session);
      await step(one.id, "2026-04", "approved", sessions.manager);
      const body = { ...entry, endedAt: "2026-04-07T15:00:00.000Z", reason: "Vergessen" };
      const change = () =>
        send({ method: "PUT", path: `/api/working-activities/${entry.id}`, body, session: sessions.admin });
      const [lock, put] = await Promise.all([step(one.id, "2026-04", "locked", sessions.manager), change()]);
      const { state, workedMinutes } = await sheet(one.id, "2026-04");
      expect(state === "locked").toBe(lock.status === 200);
      expect(workedMinutes).toBe(put.status === 200 ? 540 : 480);
      expect(await verify(one.id)).toMatchObject({ isWhole: true });
    }
  });
});

test("who sees and decides whose sheets follows from branches and permission", async () => {
  const here = await employed();
  const there = await employed({ branches: ["brn_nord"] });
  const readers = { own: here.session, other: there.session, manager: sessions.manager, admin: sessions.admin };
  const seen: Record<string, unknown> = {};
  for (const [name, session] of Object.entries(readers)) {
    const shown = await Promise.all([here, there].map(({ id }) => read(id, "2026-05", session)));
    const list = await send({ path: PATH, query: { month: "2026-05" }, session });
    const listed = new Set((list.data as TimeSheet[]).map(({ user }) => user.id));
    const check = await Promise.all(
      [here, there].map(({ id }) => send({ path: `${PATH}/verify`, query: { user: id }, session })),
    );
    seen[name] = {
      read: shown.map(({ status }) => status),
      decides: shown.map(({ data }) => (data as TimeSheet | undefined)?.mayDecide ?? null),
      listed: [here, there].map(({ id }) => listed.has(id)),
      verifies: check.map(({ status }) => status),
    };
  }
  expect(seen).toEqual({
    own: { read: [200, 404], decides: [false, null], listed: [true, false], verifies: [200, 404] },
    other: { read: [404, 200], decides: [null, false], listed: [false, true], verifies: [404, 200] },
    manager: { read: [200, 404], decides: [true, null], listed: [true, false], verifies: [200, 404] },
    admin: { read: [200, 200], decides: [true, true], listed: [true, true], verifies: [200, 200] },
  });
  expect((await read(here.id, "2026-05", null)).status).toBe(401);
});

test("what a month costs depends on its person and days alone", async () => {
  const one = await employed();
  await worked(one.id, "2026-04-07T06:00:00Z", 8);
  const query = { month: "2026-04", user: one.id };
  const list = () => send({ path: PATH, query, session: sessions.manager });
  const open = await metered(list);
  await step(one.id, "2026-04", "confirmed", one.session);
  await step(one.id, "2026-04", "approved", sessions.manager);
  const { version, digest } = await sheet(one.id, "2026-04");
  const lock = { body: { state: "locked", version, digest }, session: sessions.manager };
  const locked = await metered(() => send({ method: "POST", path: `${PATH}/${one.id}/2026-04/state`, ...lock }));
  expect(locked.result.status).toBe(200);
  const calls = [open, locked, await metered(list)].map(({ use }) => use.calls);
  expect(calls.map((count, index) => count <= ([20, 26, 12][index] ?? 0))).toEqual([true, true, true]);
});
