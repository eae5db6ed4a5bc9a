import type { Project } from "@tresen/contract/project/project.resource";
import type { ProjectBurn, ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { externalUser } from "./support/external";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let sessions: Sessions;
let manager: string;
let employee: string;
let count = 0;

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();

async function make<Made>(name: string, body: object, session = sessions.admin): Promise<Made> {
  const { status, data, errors } = await send({ method: "POST", path: `/api/${name}`, body, session });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as Made;
}
async function project(changes: object = {}): Promise<string> {
  count += 1;
  const body = { id: `prj_t${count}`, name: "Rad", branch: "brn_mitte", state: "active", ...changes };
  await make<Project>("projects", body);
  await make("tasks", { id: `tsk_t${count}`, title: "Bremsen", project: body.id });
  return body.id;
}
const taskOf = (id: string): string => id.replace("prj", "tsk");
const book = (project: string | null, changes: object = {}) =>
  make<Activity>("working-activities", {
    ...{ branch: "brn_mitte", user: employee, project, startedAt: at(-5), endedAt: at(-3), ...changes },
  });
async function timeOf(id: string, session = sessions.admin, now = NOW): Promise<ProjectTime> {
  const { status, data, errors } = await send({ path: `/api/projects/${id}/time`, session, now });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as ProjectTime;
}
const minutes = ({ workedSeconds }: { workedSeconds: number }): number => workedSeconds / 60;
const change = async (path: string, changes: object, session = sessions.admin) => {
  const { data } = await send({ path, session });
  return send({ method: "PUT", path, body: { ...(data as object), ...changes }, session });
};
const idOf = async (session: string): Promise<string> =>
  ((await send({ path: "/api/users/me", session })).data as { id: string }).id;

async function contract(user: string, contracts: object[]): Promise<void> {
  const path = `/api/users/${user}/personnel`;
  const body = { version: 0, contracts };
  expect(await send({ method: "PUT", path, body, session: sessions.admin })).toMatchObject({ status: 200 });
}

beforeAll(async () => {
  sessions = await openShop();
  [manager, employee] = await Promise.all([idOf(sessions.manager), idOf(sessions.employee)]);
  await contract(employee, [
    { validFrom: "2026-01-01", weeklyMinutes: 2400, hourlyWage: 1500 },
    // 18 € an hour, as in time sheets.
    { validFrom: "2026-06-05", weeklyMinutes: 2400, monthlySalary: 311_400, monthlyHours: 173 },
  ]);
  await make("working-activity-kinds", { id: "wak_unpaid", name: "Weg", isPaid: false });
  await make("working-activity-kinds", { id: "wak_pause", name: "Pause", isBreak: true });
});

describe("recorded time of a project", () => {
  test("is the paid work without breaks, of what runs until now, by task and person", async () => {
    const id = await project();
    await book(id, { breaks: [{ startedAt: at(-4.5), endedAt: at(-4) }], task: taskOf(id) });
    await book(id, { kind: "wak_unpaid" });
    await book(id, { kind: "wak_pause" });
    await book(id, { user: manager, startedAt: at(-1), endedAt: null });
    await book(null);
    const found = await timeOf(id, sessions.admin, NOW + 30 * MINUTE);
    expect(minutes(found)).toBe(90 + 90);
    expect(found.tasks.map(({ task, workedSeconds }) => [task, workedSeconds / 60])).toEqual(
      expect.arrayContaining([
        [taskOf(id), 90],
        [null, 90],
      ]),
    );
    expect(found.people.map((one) => [one.id, minutes(one)])).toEqual(
      expect.arrayContaining([
        [employee, 90],
        [manager, 90],
      ]),
    );
    expect(found.entries.map(({ state, isPaid }) => [state, isPaid])[0]).toEqual(["running", true]);
    expect(found.entryCount).toBe(4);
  });

  test("counts once where a person was recorded twice at once", async () => {
    const id = await project();
    await book(id, { breaks: [{ startedAt: at(-4), endedAt: at(-3.5) }] });
    await book(id, { startedAt: at(-4), endedAt: at(-2) });
    expect(minutes(await timeOf(id))).toBe(90 + 90);
  });

  test("follows corrections, removals and another project", async () => {
    const [first, second] = [await project(), await project()];
    const booked = await book(first);
    const path = `/api/working-activities/${booked.id}`;
    expect((await change(path, { endedAt: at(-4), reason: "vergessen" })).status).toBe(200);
    expect(minutes(await timeOf(first))).toBe(60);
    expect((await change(path, { project: second })).status).toBe(200);
    expect([minutes(await timeOf(first)), minutes(await timeOf(second))]).toEqual([0, 60]);
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
    expect(minutes(await timeOf(second))).toBe(0);
  });

  test("counts where it was booked, also once the task was moved, and what is booked on a task counts on its project", async () => {
    const [first, second] = [await project(), await project()];
    const booked = await book(null, { task: taskOf(first) });
    expect(booked.project).toBe(first);
    expect((await change(`/api/tasks/${taskOf(first)}`, { project: second })).status).toBe(200);
    expect(minutes(await timeOf(first))).toBe(120);
    expect((await change(`/api/working-activities/${booked.id}`, { note: "x" })).status).toBe(200);
    const wrong = { branch: "brn_mitte", user: employee, startedAt: at(-9), endedAt: at(-8) };
    const { status, errors } = await send({
      method: "POST",
      path: "/api/working-activities",
      body: { ...wrong, project: first, task: taskOf(second) },
      session: sessions.admin,
    });
    expect([status, errors[0]?.field]).toEqual([400, "task"]);
  });

  test("has names only for whoever may read whose time it is, and the hours of all for everybody who reads it", async () => {
    const id = await project();
    const { user } = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
    await book(id, { user: null, externalUser: user.id });
    await book(id, { user: await idOf(sessions.admin), branch: "brn_nord" });
    await book(id);
    const seen = async (session: string) => {
      const { workedSeconds, people, othersSeconds, entries } = await timeOf(id, session);
      return { all: workedSeconds / 3600, people: people.length, others: othersSeconds / 3600, own: entries.length };
    };
    expect(await seen(sessions.admin)).toEqual({ all: 6, people: 3, others: 0, own: 3 });
    expect(await seen(sessions.manager)).toEqual({ all: 6, people: 2, others: 2, own: 2 });
    expect(await seen(sessions.employee)).toEqual({ all: 6, people: 1, others: 4, own: 1 });
    const north = await project({ branch: "brn_nord" });
    const path = `/api/projects/${north}/time`;
    expect((await send({ path, session: sessions.manager })).status).toBe(403);
    expect((await send({ path })).status).toBe(401);
    expect((await send({ path: "/api/projects/prj_none/time", session: sessions.admin })).status).toBe(404);
    const { data } = await send({
      path: "/api/projects/burn",
      query: { ids: `${id},${north}` },
      session: sessions.manager,
    });
    expect((data as ProjectBurn[]).map(({ project }) => project)).toEqual([id]);
  });

  test("costs one Query for a project, however much is booked", async () => {
    const id = await project();
    for (let index = 0; index < 30; index += 1)
      await book(id, { startedAt: at(-5 - index), endedAt: at(-4.5 - index) });
    const { result, use } = await metered(() => timeOf(id));
    expect(minutes(result)).toBe(30 * 30);
    expect(use.operations.Query).toBe(1);
    expect(use.calls).toBeLessThan(10);
  });
});

describe("what it costs", () => {
  test("is told to those alone who may see wages, by the wage of each day, without that of others in any sum", async () => {
    const id = await project({ budgetAmount: 10_000 });
    await book(id, { startedAt: "2026-06-01T08:00:00Z", endedAt: "2026-06-01T10:00:00Z" });
    await book(id);
    await book(id, { user: manager });
    const { user } = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
    await book(id, { user: null, externalUser: user.id });
    const known = { amount: 2 * 1500 + 2 * 1800, unknownSeconds: 4 * 3600 };
    expect((await timeOf(id)).cost).toEqual(known);
    for (const session of [sessions.manager, sessions.employee]) {
      const told = await timeOf(id, session);
      expect(told.cost).toBeNull();
      expect(told.people.map(({ cost }) => cost)).toEqual(told.people.map(() => null));
      const burns = await send({ path: "/api/projects/burn", query: { ids: id }, session });
      expect(burns.data).toMatchObject([{ cost: null }]);
    }
    await contract(manager, [{ validFrom: "2026-01-01", weeklyMinutes: 2400, hourlyWage: 2000 }]);
    expect((await timeOf(id)).cost).toEqual({ amount: 6600 + 4000, unknownSeconds: 2 * 3600 });
    const grants = [
      { permission: "projects.read", scope: "branches" },
      { permission: "user.personnel", scope: "branches" },
    ];
    await make("roles", { identifier: "ROLE_PAY", name: "Lohn", permissions: grants });
    await addUser({ username: "lohn@example.test", roles: ["ROLE_PAY"], branches: ["brn_mitte"] });
    const pay = await signIn({ username: "lohn@example.test" });
    expect((await timeOf(id, pay)).cost).toEqual({ amount: 10_600, unknownSeconds: 2 * 3600 });
    const read = (await send({ path: `/api/users/${manager}`, session: sessions.admin })).data as object;
    const body = { ...read, branches: [{ id: "brn_mitte" }, { id: "brn_nord" }] };
    const moved = await send({ method: "PUT", path: `/api/users/${manager}`, body, session: sessions.admin });
    expect(moved).toMatchObject({ status: 200 });
    expect((await timeOf(id, pay)).cost).toEqual({ amount: 6600, unknownSeconds: 4 * 3600 });
  });
});

describe("one's own time in the back-office", () => {
  const stamp = (action: string, body: object = {}, more: object = {}) =>
    send({
      method: "POST",
      path: `/api/working-activities/me/${action}`,
      body,
      session: sessions.employee,
      ...more,
    });

  test("is begun on a task, told, and ended, and counts on the project", async () => {
    const id = await project();
    const begun = await stamp("start", { task: taskOf(id), branch: "brn_mitte" });
    expect(begun).toMatchObject({ status: 200, data: { project: id, task: taskOf(id), source: "backoffice" } });
    expect((await stamp("start", { task: taskOf(id), branch: "brn_mitte" })).data).toMatchObject({
      id: (begun.data as OwnActivity).id,
    });
    const { data } = await send({ path: "/api/working-activities/me", session: sessions.employee });
    expect((data as TimeTrackingMe).workingActivity).toMatchObject({ task: taskOf(id), state: "running" });
    const later = { now: NOW + 10 * MINUTE, headers: { "idempotency-key": "k1" } };
    expect((await stamp("pause", {}, later)).data).toMatchObject({ state: "paused" });
    expect((await stamp("resume", {}, { now: NOW + 15 * MINUTE })).data).toMatchObject({ state: "running" });
    expect(await stamp("end", {}, { now: NOW + 20 * MINUTE })).toMatchObject({ status: 200, data: null });
    expect(minutes(await timeOf(id))).toBe(15);
  });

  test("is refused for other branches, tasks of other projects, and visitors", async () => {
    const [id, other] = [await project(), await project()];
    expect((await stamp("start", { project: id, branch: "brn_nord" })).errors[0]?.field).toBe("branch");
    expect((await stamp("start", { project: id, task: taskOf(other) })).errors[0]?.field).toBe("task");
    expect((await stamp("start", { task: "tsk_none" })).errors[0]?.field).toBe("task");
    expect((await stamp("start", {}, { session: undefined })).status).toBe(401);
    expect((await send({ path: "/api/working-activities/me" })).status).toBe(401);
  });
});
