import { type Activity, activities } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheet, TimeSheetCheck, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, describe, expect, test } from "vitest";
import { interrupted } from "../../core/test/interrupt";
import { allJobs } from "../../core/test/jobs";
import { recordEntity } from "../../core/src/records/rows/record.entity";
import { metered } from "../../core/src/platform/db";
import { TimeLinkEntity } from "../../core/src/time-sheet/stored";
import { type Reply, send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/time-sheets";
let sessions: Sessions;
let second: string;
let people = 0;

interface Person {
  id: string;
  session: string;
}

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "leitung2@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_mitte"] });
  second = await signIn({ username: "leitung2@example.test" });
});

/** Somebody with a contract of 40 hours since April 2026. */
async function employed({ branches = ["brn_mitte"], from = "2026-04-01", opening = 0 } = {}): Promise<Person> {
  people += 1;
  const username = `zettel${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
  const session = await signIn({ username });
  const { id } = (await send({ path: "/api/users/me", session })).data as { id: string };
  const contracts = [{ validFrom: from, weeklyMinutes: 2400, openingBalanceMinutes: opening }];
  const body = { version: 0, entryDate: from, personnelNumber: String(100 + people), contracts };
  const kept = await send({ method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin });
  expect([kept.status, kept.errors]).toEqual([200, []]);
  return { id, session };
}

async function worked(user: string, startedAt: string, hours: number, session = sessions.admin): Promise<Activity> {
  const endedAt = new Date(Date.parse(startedAt) + hours * 3_600_000).toISOString();
  const body = { user, branch: "brn_mitte", startedAt, endedAt };
  const made = await send({ method: "POST", path: "/api/working-activities", body, session });
  expect([made.status, made.errors]).toEqual([201, []]);
  return made.data as Activity;
}

const read = (user: string, month: string, session: string | null = sessions.manager): Promise<Reply> =>
  send({ path: `${PATH}/${user}/${month}`, session });
const sheet = async (user: string, month: string, session = sessions.manager): Promise<TimeSheetDetail> =>
  (await read(user, month, session)).data as TimeSheetDetail;

async function step(user: string, month: string, state: string, session: string, changes: object = {}): Promise<Reply> {
  const { version, digest } = await sheet(user, month, session);
  const body = { state, version, digest, ...changes };
  return send({ method: "POST", path: `${PATH}/${user}/${month}/state`, body, session });
}

/** Brings a month through all states. */
async function locked({ id, session }: Person, month: string): Promise<TimeSheetDetail> {
  for (const [state, by] of [
    ["confirmed", session],
    ["approved", sessions.manager],
    ["locked", sessions.manager],
  ] as const) {
    const done = await step(id, month, state, by);
    expect([state, done.status, done.errors]).toEqual([state, 200, []]);
  }
  return sheet(id, month);
}

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

  test("is one of 2000 to 2100, and so are the days that a call takes", async () => {
    const one = await employed();
    for (const month of ["0000-01", "0001-01", "1999-12", "2101-01", "9999-11", "9999-12"]) {
      const { status, errors } = await read(one.id, month);
      expect([month, status, errors[0]?.message]).toMatchObject([month, 400, expect.stringMatching(/2000-01 bis 2100-12/)]);
      expect((await send({ path: PATH, query: { month }, session: sessions.manager })).status).toBe(400);
    }
    for (const month of ["2000-01", "2100-12"]) expect((await read(one.id, month)).status).toBe(200);
    const asked: [string, Record<string, string>][] = [
      ["/api/absences", { from: "9999-12-31" }],
      ["/api/absences", { to: "0000-01-01" }],
      ["/api/absences/preview", { kind: "holiday", from: "9999-12-30", to: "9999-12-31" }],
      [`${PATH}/records`, { from: "9999-12-30", to: "9999-12-31", format: "csv" }],
      ["/api/working-activities/voided", { branch: "brn_mitte", from: "9999-12-30", to: "9999-12-31" }],
    ];
    for (const [path, query] of asked) {
      const { status, errors } = await send({ path, query, session: sessions.admin });
      expect([path, status, errors[0]?.message]).toMatchObject([path, 400, expect.stringMatching(/2000 und 2100/)]);
    }
    const bodies: [string, object][] = [
      ["/api/absences", { kind: "holiday", from: "9999-12-30", to: "9999-12-31" }],
      ["/api/working-activities", { user: one.id, branch: "brn_mitte", startedAt: "0001-01-01T06:00:00Z" }],
      ["/api/working-schedules", { branch: "brn_mitte", startsAt: "9999-12-31T06:00:00Z", endsAt: "9999-12-31T08:00:00Z" }],
    ];
    for (const [path, body] of bodies) {
      const { status, errors } = await send({ method: "POST", path, body, session: sessions.admin });
      expect([path, status, errors[0]?.message]).toMatchObject([path, 400, expect.stringMatching(/2000 und 2100/)]);
    }
  });

  test("is confirmed by its person, approved and locked by whoever leads the branch", async () => {
    const one = await employed();
    await worked(one.id, "2026-04-07T06:00:00Z", 8);
    expect((await step(one.id, "2026-04", "approved", sessions.manager)).status).toBe(409);
    expect((await step(one.id, "2026-04", "confirmed", sessions.manager)).status).toBe(409);
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

  test("refuses every step that makes or ends an absence on its days", async () => {
    const one = await employed();
    const enter = (body: object, session = sessions.manager) =>
      send({ method: "POST", path: "/api/absences", body: { kind: "holiday", user: one.id, ...body }, session });
    const idOf = (reply: Reply): string => (reply.data as { id: string }).id;
    const stepOf = (id: string, state: string, session = sessions.manager) =>
      send({ method: "POST", path: `/api/absences/${id}/state`, body: { version: 1, state, reason: "Nein" }, session });
    const change = (id: string, body: object) =>
      send({
        ...{ method: "PUT", path: `/api/absences/${id}`, session: sessions.manager },
        body: { version: 1, kind: "holiday", ...body },
      });
    const april = idOf(await enter({ from: "2026-04-08", to: "2026-04-09" }));
    const may = idOf(await enter({ from: "2026-05-06", to: "2026-05-06" }));
    const ask = (from: string) => enter({ user: undefined, from, to: from }, one.session);
    const [asked, back] = [idOf(await ask("2026-04-13")), idOf(await ask("2026-04-14"))];
    const { digest } = await locked(one, "2026-04");
    const refused = [
      await enter({ from: "2026-04-20", to: "2026-04-20" }),
      await ask("2026-04-20"),
      await enter({ kind: "sick", from: "2026-04-30", to: "2026-05-04" }),
      await stepOf(april, "withdrawn"),
      await stepOf(asked, "approved"),
      await change(april, { from: "2026-05-11", to: "2026-05-11" }),
      await change(april, { kind: "sick", from: "2026-04-08", to: "2026-04-09" }),
      await change(may, { from: "2026-04-30", to: "2026-05-06" }),
    ];
    for (const { status, errors } of refused)
      expect([status, errors[0]?.message]).toMatchObject([409, expect.stringMatching(/ist gesperrt/)]);
    expect((await stepOf(asked, "rejected")).status).toBe(200);
    expect((await stepOf(back, "withdrawn", one.session)).status).toBe(200);
    expect((await change(april, { from: "2026-04-08", to: "2026-04-09", note: "Kreta" })).status).toBe(200);
    expect((await change(may, { from: "2026-05-07", to: "2026-05-07" })).status).toBe(200);
    expect((await sheet(one.id, "2026-04")).digest).toBe(digest);
  });

  test("has an absence as it was locked, or refuses it, if both happen at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await employed();
      await worked(one.id, "2026-04-07T06:00:00Z", 8);
      await step(one.id, "2026-04", "confirmed", one.session);
      await step(one.id, "2026-04", "approved", sessions.manager);
      const body = { user: one.id, kind: "sick", from: "2026-04-08", to: "2026-04-08" };
      const enter = () => send({ method: "POST", path: "/api/absences", body, session: sessions.admin });
      const [lock, entered] = await Promise.all([step(one.id, "2026-04", "locked", sessions.manager), enter()]);
      const { state, absences } = await sheet(one.id, "2026-04");
      expect([lock.status, entered.status].sort()).toEqual(lock.status === 200 ? [200, 409] : [201, 409]);
      expect(state === "locked").toBe(lock.status === 200);
      expect(absences).toHaveLength(entered.status === 201 ? 1 : 0);
    }
  });

  test("shows whoever rewrites an activity, its figures or the chain past the platform", async () => {
    const one = await employed();
    const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
    await locked(one, "2026-04");
    expect((await verify(one.id)).isWhole).toBe(true);
    const entity = recordEntity(activities);
    const { id } = entry;
    const { data: row } = await entity.get({ id }).go();
    const fields = row?.fields ?? {};
    await entity
      .patch({ id })
      .set({ fields: { ...fields, endedAt: "2026-04-07T13:00:00.000Z" } })
      .go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["entries"] }] });
    await entity.patch({ id }).set({ fields }).go();
    expect((await verify(one.id)).isWhole).toBe(true);
    await TimeLinkEntity.patch({ user: one.id, month: "2026-04" }).set({ lockedAt: "2026-05-09T00:00:00.000Z" }).go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["content"] }] });
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
