import type { OwnShift, Publication } from "@tresen/contract/planning/working-schedule.calls";
import type { TakeEffect } from "@tresen/contract/planning/swap/swap-review";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allJobs } from "../../core/test/jobs";
import { useProvider } from "../../core/test/provider";
import { runJob } from "../../core/test/run-job";
import { mailExecutor } from "../../core/src/message/mail";
import { JobEntity, jobId } from "../../core/src/platform/job";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const provider = useProvider();
const PATH = "/api/working-schedules";
const BRANCH = "brn_mitte";
let sessions: Sessions & { second: string; north: string };
let people: Record<"first" | "second", string>;

const idOf = async (session: string) => ((await send({ path: "/api/users/me", session })).data as { id: string }).id;

beforeAll(async () => {
  const opened = await openShop();
  await addUser({ username: "zwei@example.test", roles: ["ROLE_EMPLOYEE"], branches: [BRANCH] });
  await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
  const second = await signIn({ username: "zwei@example.test" });
  sessions = { ...opened, second, north: await signIn({ username: "nord@example.test" }) };
  people = { first: await idOf(opened.employee), second: await idOf(second) };
});
beforeEach(async () => {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  provider.mails.length = 0;
});

async function shift(day: string, changes: object = {}): Promise<WorkingSchedule> {
  const times = { startsAt: `${day}T08:00:00+01:00`, endsAt: `${day}T16:00:00+01:00`, breakMinutes: 30 };
  const body = { branch: BRANCH, ...times, ...changes };
  const { status, data, errors } = await send({ method: "POST", path: PATH, body, session: sessions.manager });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as WorkingSchedule;
}
const read = async ({ id }: { id: string }) =>
  (await send({ path: `${PATH}/${id}`, session: sessions.manager })).data as WorkingSchedule;
async function change(record: { id: string }, changes: object) {
  const body = { ...(await read(record)), ...changes };
  return send({ method: "PUT", path: `${PATH}/${record.id}`, body, session: sessions.manager });
}
const seen = (shifts: readonly WorkingSchedule[]) => shifts.map(({ id, version }) => ({ id, version }));
const publishing = (from: string, shifts: readonly WorkingSchedule[], session = sessions.manager) =>
  send({
    method: "POST",
    path: `${PATH}/publish`,
    body: { branch: BRANCH, from, to: from, expected: seen(shifts) },
    session,
  });
async function publish(from: string, shifts: readonly WorkingSchedule[]): Promise<Publication> {
  const { status, data, errors } = await publishing(from, shifts);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as Publication;
}
const post = (path: string, body: object, session: string) =>
  send({ method: "POST", path: `${PATH}/${path}`, body, session });
async function mine(day: string, session: string): Promise<OwnShift[]> {
  const { status, data } = await send({ path: `${PATH}/mine`, query: { from: day, to: day }, session });
  expect(status).toBe(200);
  return data as OwnShift[];
}
async function mails(): Promise<{ to: string[]; text: string }[]> {
  for (const job of await allJobs())
    if (job.kind === "mail")
      await withGrantsOf("mail-jobs", () =>
        runJob({ id: jobId(job), executor: mailExecutor, at: Date.now(), now: NOW }),
      );
  return provider.mails.map(({ to, text }) => ({ to, text }));
}

describe("a publication", () => {
  test("tells each person once of their shifts, and nobody before", async () => {
    const day = "2027-01-11";
    const drafts = [
      await shift(day, { user: people.first, role: "Küche", note: "Nur für eins" }),
      await shift(day, { user: people.first, startsAt: `${day}T18:00:00+01:00`, endsAt: `${day}T22:00:00+01:00` }),
      await shift(day, { user: people.second, note: "Nur für zwei" }),
    ];
    expect(await mine(day, sessions.employee)).toEqual([]);
    const racing = await Promise.all([publishing(day, drafts), publishing(day, drafts)]);
    expect(racing.map(({ status }) => status)).toEqual([200, 200]);
    for (const { data } of racing) expect((data as Publication).refused).toEqual([]);
    expect(await publish(day, drafts)).toMatchObject({ refused: [], messages: 2 });
    const told = await mails();
    expect(told.map(({ to }) => to[0]).sort()).toEqual(["theke@example.test", "zwei@example.test"]);
    const first = told.find(({ to }) => to[0] === "theke@example.test")?.text ?? "";
    expect(first).toContain("08:00 – 16:00, Küche, 30 Min. Pause, neu");
    expect(first).toContain("18:00 – 22:00");
    const own = await mine(day, sessions.employee);
    expect(own.map(({ note, state, isOpen }) => [note, state, isOpen])).toEqual([
      ["Nur für eins", "published", false],
      ["", "published", false],
    ]);
    for (const { id } of drafts) expect((await read({ id })).version).toBe(2);
  });

  test("has nothing that the planner has not seen", async () => {
    const day = "2027-01-12";
    const known = await shift(day, { user: people.first });
    const added = await shift(day, { user: people.second });
    expect(await publishing(day, [known])).toMatchObject({ status: 409, errors: [{ code: "shift.unseen" }] });
    await change(known, { note: "geändert" });
    expect((await publishing(day, [known, added])).status).toBe(409);
    expect((await read(added)).state).toBe("draft");
    expect((await publishing(day, [await read(known), added], sessions.employee)).status).toBe(403);
    expect((await publishing(day, [await read(known), added])).status).toBe(200);
  });

  test("refuses a shift whose person has another one then, also at the same moment", async () => {
    const day = "2027-01-13";
    const both = [
      await shift(day, { user: people.first }),
      await shift(day, { user: people.first, startsAt: `${day}T15:00:00+01:00`, endsAt: `${day}T20:00:00+01:00` }),
    ];
    const { published, refused } = await publish(day, both);
    expect([published.length, refused.map(({ code }) => code)]).toEqual([1, ["shift.overlap"]]);

    const other = "2027-01-14";
    const apart = [await shift(other), await shift(other, { endsAt: `${other}T17:00:00+01:00` })];
    await publish(other, apart);
    const racing = await Promise.all(apart.map((one) => change(one, { user: people.first })));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("tells of changes as such: who works now, and who is free", async () => {
    const day = "2027-01-15";
    const draft = await shift(day, { user: people.first });
    await publish(day, [draft]);
    await mails();
    provider.mails.length = 0;
    expect((await change(draft, { note: "Nur eine Notiz" })).data).toMatchObject({ state: "published" });
    const moved = await change(draft, { user: people.second, role: "Service" });
    expect(moved.data).toMatchObject({ state: "changed", told: { user: people.first } });
    expect((await mine(day, sessions.employee)).length).toBe(1);
    expect(await mine(day, sessions.second)).toEqual([]);
    await publish(day, [await read(draft)]);
    expect([await mine(day, sessions.employee), (await mine(day, sessions.second)).length]).toEqual([[], 1]);
    const texts = (await mails())
      .toSorted((a, b) => ((a.to[0] ?? "") < (b.to[0] ?? "") ? -1 : 1))
      .map(({ text }) => text);
    expect(texts[0]).toContain("08:00 – 16:00, entfällt");
    expect(texts[0]).not.toContain("Service");
    expect(texts[1]).toContain("08:00 – 16:00, Service, 30 Min. Pause, neu");
  });

  test("names the former times of a changed shift, in the mail and in the list of its person", async () => {
    const day = "2027-01-27";
    const draft = await shift(day, { user: people.first });
    await publish(day, [draft]);
    await mails();
    provider.mails.length = 0;
    await change(draft, { startsAt: `${day}T11:00:00+01:00`, endsAt: `${day}T19:00:00+01:00` });
    expect((await mine(day, sessions.employee))[0]?.before).toBeNull();
    await publish(day, [await read(draft)]);
    const before = { startsAt: `${day}T07:00:00.000Z`, endsAt: `${day}T15:00:00.000Z` };
    expect(await mine(day, sessions.employee)).toMatchObject([{ before }]);
    const [mail] = await mails();
    expect(mail?.text).toContain("11:00 – 19:00, 30 Min. Pause, geändert, bisher 08:00 – 16:00");
    expect(mail?.text).toContain("/backend#/shifts");
  });

  test("tells of a cancelled shift, which cannot be removed before", async () => {
    const day = "2027-01-16";
    const draft = await shift(day, { user: people.first });
    expect((await post(`${draft.id}/cancel`, { version: 1 }, sessions.manager)).status).toBe(409);
    await publish(day, [draft]);
    expect((await send({ method: "DELETE", path: `${PATH}/${draft.id}`, session: sessions.manager })).status).toBe(409);
    expect((await post(`${draft.id}/cancel`, { version: 2 }, sessions.employee)).status).toBe(403);
    expect((await post(`${draft.id}/cancel`, { version: 2 }, sessions.manager)).data).toMatchObject({
      state: "cancelled",
    });
    expect((await change(draft, { note: "x" })).status).toBe(409);
    expect((await mine(day, sessions.employee)).length).toBe(1);
    await publish(day, [await read(draft)]);
    expect(await mine(day, sessions.employee)).toEqual([]);
    expect((await send({ method: "DELETE", path: `${PATH}/${draft.id}`, session: sessions.manager })).status).toBe(200);
  });

  test("marks what comes too late for its person to have to agree", async () => {
    const soon = new Date(NOW + 3 * 86_400_000).toISOString().slice(0, 10);
    const draft = await shift(soon, { user: people.first });
    expect((await publish(soon, [draft])).late).toMatchObject([
      { id: draft.id, paragraph: expect.stringMatching(/^§/) },
    ]);
    const open = await shift("2027-01-17");
    expect((await publish("2027-01-17", [open])).late).toEqual([]);
    expect((await read(open)).consent).toBeNull();
  });
});

describe("an open shift", () => {
  test("is taken by one of those who want it, of its branch alone", async () => {
    const day = "2027-01-18";
    const draft = await shift(day, { note: "Für niemanden sonst" });
    expect((await post(`${draft.id}/take`, { version: 1 }, sessions.employee)).status).toBe(404);
    await publish(day, [draft]);
    expect(await mine(day, sessions.employee)).toMatchObject([{ isOpen: true, note: "", version: 2 }]);
    expect(await mine(day, sessions.north)).toEqual([]);
    expect((await post(`${draft.id}/take`, { version: 2 }, sessions.north)).status).toBe(404);
    const racing = await Promise.all(
      [sessions.employee, sessions.second].map((session) => post(`${draft.id}/take`, { version: 2 }, session)),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { user, state } = await read(draft);
    expect([Object.values(people).includes(user ?? ""), state]).toEqual([true, "published"]);
  });

  test("is not taken on days of one's own approved absence, and what the law says is told before", async () => {
    const day = "2027-01-25";
    const late = await shift(day, { user: people.first, startsAt: `${day}T14:00:00Z`, endsAt: `${day}T22:00:00Z` });
    const next = "2027-01-26";
    const open = await shift(next, { startsAt: `${next}T04:00:00Z`, endsAt: `${next}T10:00:00Z` });
    await publish(day, [late]);
    await publish(next, [open]);
    const preview = async () =>
      (await send({ path: `${PATH}/${open.id}/take`, session: sessions.employee })).data as TakeEffect;
    const fresh = (await preview()).findings.filter(({ isNew }) => isNew);
    expect(fresh).toMatchObject([{ rule: "dailyRest", severity: "breach" }]);
    const away = { kind: "holiday", from: next, to: next, user: people.first };
    const absence = await send({ method: "POST", path: "/api/absences", body: away, session: sessions.manager });
    expect(absence.status).toBe(201);
    expect((await preview()).absences).toEqual([{ from: next, to: next, half: false, part: null }]);
    const refused = await post(`${open.id}/take`, { version: 2 }, sessions.employee);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, "shift.absent"]);
    expect(refused.errors[0]?.message).toContain("26.01.2027");
    const withdrawn = { version: 1, state: "withdrawn" };
    const path = `/api/absences/${(absence.data as { id: string }).id}/state`;
    expect((await send({ method: "POST", path, body: withdrawn, session: sessions.manager })).status).toBe(200);
    expect((await post(`${open.id}/take`, { version: 2 }, sessions.employee)).status).toBe(200);
  });

  test("is not for somebody who works then, nor once it has begun", async () => {
    const day = "2027-01-19";
    const shifts = [await shift(day, { user: people.first }), await shift(day)];
    await publish(day, shifts);
    const path = `${shifts[1]?.id}/take`;
    expect(await post(path, { version: 2 }, sessions.employee)).toMatchObject({ errors: [{ code: "shift.overlap" }] });
    const past = new Date(NOW - 86_400_000).toISOString().slice(0, 10);
    const gone = await shift(past);
    await publish(past, [gone]);
    expect(await mine(past, sessions.second)).toEqual([]);
    expect(await post(`${gone.id}/take`, { version: 2 }, sessions.second)).toMatchObject({
      errors: [{ code: "shift.taken" }],
    });
  });
});

describe("statistics", () => {
  const DAY = "2027-01-21";
  const asked = (path: string, query: object, session: string) =>
    send({ path: `/api/statistics/${path}`, query: { ...query }, session });

  test("tell the published minutes by person and kind, and of a profile those that are over", async () => {
    const kind = { id: "kitchen", name: "Küche" };
    const path = "/api/working-activity-kinds";
    expect(await send({ method: "POST", path, body: kind, session: sessions.admin })).toMatchObject({ status: 201 });
    const shifts = [
      await shift(DAY, { user: people.first, kind: kind.id }),
      await shift(DAY, { user: people.second }),
      await shift(DAY),
    ];
    const period = { from: DAY, to: DAY, branch: BRANCH };
    const minutes = async () => (await asked("working-schedules", period, sessions.manager)).data;
    expect(await minutes()).toEqual({ totalMinutes: 0, rows: [] });
    await publish(DAY, shifts);
    expect(await minutes()).toEqual({
      totalMinutes: 900,
      rows: expect.arrayContaining([
        { user: people.first, kind: "kitchen", minutes: 450 },
        { user: people.second, kind: "", minutes: 450 },
      ]),
    });
    const profile = async (now: string) => {
      const query = { user: people.first, start: DAY, end: DAY, now };
      return (await asked("user-profile", query, sessions.employee)).data;
    };
    expect(await profile(`${DAY}T12:00:00+01:00`)).toMatchObject({ plannedMinutes: 450, plannedMinutesUntilNow: 225 });
    expect(await profile(DAY)).toMatchObject({ plannedMinutesUntilNow: 450 });
    expect(await profile("2027-01-20")).toMatchObject({ plannedMinutes: 450, plannedMinutesUntilNow: 0 });
  });
});
