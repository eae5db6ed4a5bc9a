import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const HOUR = 3_600_000;
const PIN = { "x-pin": "4711" };
let sessions: Sessions;
let user: string;
let terminal: CreatedKey;

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "buchung@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  user = await setPin({ username: "buchung@example.test" });
  terminal = await create("access-keys", { name: "Terminal", branch: "brn_mitte", purpose: "time" });
});

async function create<Made>(name: string, body: object): Promise<Made> {
  const reply = await send({ method: "POST", path: `/api/${name}`, body, session: sessions.admin });
  expect(reply).toMatchObject({ status: 201 });
  return reply.data as Made;
}
const own = (what: string, body?: object) =>
  send({
    ...(body ? { method: "POST" as const, body } : {}),
    path: `/api/time-tracking/${terminal.key}/${user}/${what}`,
    headers: PIN,
  });

test("planned and active projects of the branch and one's own open tasks in them are offered, and can be booked on", async () => {
  const branch = "brn_mitte";
  for (const [id, state] of [["prj_a", "active"] as const, ["prj_b", "paused"] as const])
    await create("projects", { id, name: `Projekt ${state}`, branch, state });
  await create("projects", { id: "prj_n", name: "Anderswo", branch: "brn_nord", state: "active" });
  for (const [id, project, assignee, state] of [
    ["tsk_own", "prj_a", user, "inProgress"],
    ["tsk_done", "prj_a", user, "done"],
    ["tsk_free", "prj_a", null, "open"],
    ["tsk_paused", "prj_b", user, "open"],
  ])
    await create("tasks", { id, title: `Aufgabe ${id}`, project, assignee, state });
  expect((await own("me")).data).toMatchObject({
    projects: [{ id: "prj_a", name: "Projekt active" }],
    tasks: [{ id: "tsk_own", name: "Aufgabe tsk_own", project: "prj_a" }],
  });
  const booked = { project: "prj_a", task: "tsk_own" };
  expect((await own("working-activities/start", booked)).data).toMatchObject(booked);
  const { data } = await send({ path: "/api/working-activities", query: { task: "tsk_own" }, session: sessions.admin });
  expect(data as Activity[]).toMatchObject([booked]);
  // What is not offered is refused, unless it was stamped a while ago, when it may have been.
  const hour = { at: new Date(NOW - HOUR).toISOString() };
  for (const [body, field] of [
    [{ project: "prj_b" }, "project"],
    [{ project: "prj_n" }, "project"],
    [{ task: "tsk_done" }, "task"],
    [{ project: "prj_n", ...hour }, "project"],
  ] as const)
    expect(await own("working-activities/start", body)).toMatchObject({ status: 400, errors: [{ field }] });
  expect((await own("working-activities/start", { project: "prj_b", ...hour })).status).toBe(200);
  for (const path of ["/api/tasks/tsk_own", "/api/projects/prj_a"])
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(409);
});

test("a manager enters and corrects time on projects of their own branches alone", async () => {
  const manager = sessions.manager;
  await create("projects", { id: "prj_far", name: "Weit weg", branch: "brn_nord", state: "active" });
  await create("projects", { id: "prj_near", name: "Nah", branch: "brn_mitte", state: "active" });
  await create("tasks", { id: "tsk_far", title: "Weit weg", project: "prj_far", state: "open" });
  const times = (hours: number) => ({
    startedAt: new Date(NOW - hours * HOUR).toISOString(),
    endedAt: new Date(NOW - (hours - 1) * HOUR).toISOString(),
  });
  const enter = (body: object, session = manager) =>
    send({ method: "POST", path: "/api/working-activities", body: { user, branch: "brn_mitte", ...body }, session });
  expect((await enter({ ...times(30), project: "prj_far" })).errors[0]?.field).toBe("project");
  expect((await enter({ ...times(30), task: "tsk_far" })).status).toBe(400);
  expect((await enter({ ...times(30), branch: "brn_nord" })).status).toBe(403);
  const made = (await enter({ ...times(30), project: "prj_near" })).data as Activity;
  const change = (body: Activity, changes: object, session = manager) => {
    const path = `/api/working-activities/${body.id}`;
    return send({ method: "PUT", path, body: { ...body, reason: "Falsch gebucht", ...changes }, session });
  };
  expect((await change(made, { project: "prj_far" })).errors[0]?.field).toBe("project");
  expect((await change(made, { branch: "brn_nord" })).status).toBe(403);
});

test("time is entered on projects of the branches that its person works for, whoever enters it", async () => {
  const entered = "/api/working-activities";
  await create("projects", { id: "prj_north", name: "Im Norden", branch: "brn_nord", state: "active" });
  await create("tasks", { id: "tsk_north", title: "Im Norden", project: "prj_north", state: "open" });
  await addUser({ username: "beide@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte", "brn_nord"] });
  const session = await signIn({ username: "beide@example.test" });
  const both = (await send({ path: "/api/users/me", session })).data as { id: string };
  const body = {
    ...{ branch: "brn_mitte", startedAt: new Date(NOW - 50 * HOUR).toISOString() },
    endedAt: new Date(NOW - 49 * HOUR).toISOString(),
  };
  const { admin } = sessions;
  const enter = (booked: object) =>
    send({ method: "POST", path: entered, body: { ...body, ...booked }, session: admin });
  const fault = {
    field: "project",
    message: "Auf dieses Projekt kann hier gerade keine Zeit gebucht werden.",
  };
  for (const booked of [{ project: "prj_north" }, { task: "tsk_north" }])
    expect(await enter({ user, ...booked })).toMatchObject({ status: 400, errors: [fault] });
  const made = await enter({ user: both.id, project: "prj_north" });
  expect(made).toMatchObject({ status: 201, data: { project: "prj_north" } });
  const correct = (record: Activity, changes: object) =>
    send({ method: "PUT", path: `${entered}/${record.id}`, body: { ...record, ...changes }, session: admin });
  const other = (await enter({ user })).data as Activity;
  expect(await correct(other, { project: "prj_north" })).toMatchObject({ status: 400, errors: [fault] });
  // What was booked there before stays with a later correction.
  const path = `/api/users/${both.id}`;
  const known = (await send({ path, session: admin })).data as object;
  const here = { ...known, branches: [{ id: "brn_mitte" }] };
  expect((await send({ method: "PUT", path, body: here, session: admin })).status).toBe(200);
  const times = { endedAt: new Date(NOW - 48 * HOUR).toISOString(), reason: "Länger" };
  expect((await correct(made.data as Activity, times)).status).toBe(200);
  expect((await enter({ user: both.id, project: "prj_north" })).status).toBe(400);
});

test("kinds of other branches are not offered, and whoever works at several is told where each of them is", async () => {
  const kind = (name: string, branches: string[]) =>
    create<{ id: string }>("working-activity-kinds", { name, branches: branches.map((id) => ({ id })) });
  const [here, there, both] = [
    await kind("Theke", ["brn_mitte"]),
    await kind("Lager", ["brn_nord"]),
    await kind("Zustellung", ["brn_mitte", "brn_nord"]),
  ];
  const everywhere = await kind("Büro", []);
  // A terminal has one branch, and so needs no branches of kinds.
  const { kinds } = (await own("me")).data as TimeTrackingMe;
  expect(kinds.map(({ id, branches }) => [id, branches])).toEqual(
    [everywhere, here, both].map(({ id }) => [id, undefined]),
  );
  expect((await own("working-activities/start", { kind: there.id })).errors[0]?.field).toBe("kind");

  await addUser({ username: "zwei@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte", "brn_nord"] });
  const session = await signIn({ username: "zwei@example.test" });
  const { data } = await send({ method: "POST", path: "/api/working-activities/me/key", session });
  const path = `/api/time-tracking/${(data as CreatedTimeKey).key}/zwei@example.test`;
  const me = (await send({ path: `${path}/me` })).data as TimeTrackingMe;
  expect(me.kinds.map(({ id, branches }) => [id, branches])).toEqual([
    [everywhere.id, ["brn_mitte", "brn_nord"]],
    [there.id, ["brn_nord"]],
    [here.id, ["brn_mitte"]],
    [both.id, ["brn_mitte", "brn_nord"]],
  ]);
  const start = (body: object) => send({ method: "POST", path: `${path}/working-activities/start`, body });
  expect((await start({ kind: there.id, branch: "brn_mitte" })).errors[0]?.field).toBe("kind");
  expect((await start({ kind: there.id, branch: "brn_nord" })).data).toMatchObject({ branch: "brn_nord" });
});

test("published shifts of the next 28 days are told, and no drafts or open ones", async () => {
  const shift = (hours: number, more: object = {}) =>
    create<WorkingSchedule>("working-schedules", {
      ...{ branch: "brn_mitte", user, role: "Küche", breakMinutes: 30 },
      startsAt: new Date(NOW + hours * HOUR).toISOString(),
      endsAt: new Date(NOW + (hours + 8) * HOUR).toISOString(),
      ...more,
    });
  const told = [await shift(-2), await shift(40), await shift(27 * 24)];
  const others = [await shift(60, { user: null }), await shift(-20)];
  await publish({ days: [-1, 29], shifts: [...told, ...others] });
  await publish({ days: [31, 33], shifts: [await shift(32 * 24)] });
  await shift(90);
  const { data } = await own("working-schedules");
  expect((data as { id: string }[]).map(({ id }) => id)).toEqual(told.map(({ id }) => id));
  expect(data).toMatchObject([{ role: "Küche", breakMinutes: 30 }, {}, {}]);
});

/** Tells these shifts, which are all of the days. */
async function publish({ days, shifts }: { days: [number, number]; shifts: WorkingSchedule[] }): Promise<void> {
  const [from, to] = days.map((day) => new Date(NOW + day * 24 * HOUR).toISOString().slice(0, 10));
  const expected = shifts.map(({ id, version }) => ({ id, version }));
  const body = { branch: "brn_mitte", from, to, expected };
  const path = "/api/working-schedules/publish";
  expect(await send({ method: "POST", path, body, session: sessions.admin })).toMatchObject({ status: 200 });
}

test("where phones have to be is told once the branch says how near", async () => {
  const path = "/api/branches/brn_mitte";
  const { data: branch } = await send({ path, session: sessions.admin });
  const body = { ...(branch as object), latitude: 48.2, longitude: 16.3, stampingRadius: 150 };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  expect((await own("me")).data).toMatchObject({
    branches: [{ id: "brn_mitte", place: { latitude: 48.2, longitude: 16.3, radius: 150 } }],
  });
});
