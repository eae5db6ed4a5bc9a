import type { BatchAnswer, BatchBody } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerSetup, PlannerWeek } from "@tresen/contract/planning/planner/planner";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/working-schedules";
const WEEK = { branch: "brn_mitte", from: "2027-06-07", to: "2027-06-13" };
let sessions: Sessions;
let employee: string;

const draft = (day: string, changes: object = {}) => ({
  ...{ startsAt: `${day}T08:00:00+02:00`, endsAt: `${day}T16:00:00+02:00`, breakMinutes: 30 },
  ...{ user: null, department: null, role: "", kind: null, note: "" },
  ...changes,
});
const batching = (body: Partial<BatchBody>, session = sessions.manager) =>
  send({
    method: "POST",
    path: `${PATH}/batch`,
    body: { branch: "brn_mitte", request: "req_1", create: [], remove: [], ...body },
    session,
  });
async function batch(body: Partial<BatchBody>): Promise<BatchAnswer> {
  const { status, data, errors } = await batching(body);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as BatchAnswer;
}
async function week(session = sessions.manager, query = WEEK): Promise<PlannerWeek> {
  const { status, data, errors } = await send({ path: `${PATH}/week`, query, session });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as PlannerWeek;
}

beforeAll(async () => {
  sessions = await openShop();
  employee = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
});

describe("the week of the planner", () => {
  test("has the people of the branch, their hours, and wages only for whoever may see them", async () => {
    const contract = { validFrom: "2027-01-01", weeklyMinutes: 1800, hourlyWage: 1350 };
    const later = { validFrom: "2027-07-01", weeklyMinutes: 600, monthlySalary: 60_000 };
    const personnel = await send({
      method: "PUT",
      path: `/api/users/${employee}/personnel`,
      body: { version: 0, birthDate: "2000-01-01", contracts: [contract, later] },
      session: sessions.admin,
    });
    expect(personnel.status).toBe(200);
    await batch({ request: "req_week", create: [draft("2027-06-08", { user: employee })] });
    const seen = await week();
    expect(seen.people.map(({ name }) => name)).toEqual(["leitung@example.test", "theke@example.test"]);
    expect(seen.seesWages).toBe(false);
    const held = { validFrom: "2027-01-01", validTo: null, weeklyMinutes: 1800, days: [] };
    expect(seen.people.find(({ id }) => id === employee)?.terms).toEqual([
      { ...held, hourlyWage: null, monthlySalary: null, monthlyHours: null },
    ]);
    expect(seen.shifts).toMatchObject([{ user: employee, day: "2027-06-08", state: "draft", version: 1 }]);
    const byAdmin = await week(sessions.admin);
    expect(byAdmin.seesWages).toBe(true);
    expect(byAdmin.people.find(({ id }) => id === employee)?.terms).toEqual([
      { ...held, hourlyWage: 1350, monthlySalary: null, monthlyHours: null },
    ]);
    const july = { branch: "brn_mitte", from: "2027-07-05", to: "2027-07-11" };
    const salaries = await Promise.all([sessions.manager, sessions.admin].map((session) => week(session, july)));
    expect(salaries.map(({ people }) => people.find(({ id }) => id === employee)?.terms[0]?.monthlySalary)).toEqual([
      null,
      60_000,
    ]);
    expect(JSON.stringify(seen)).not.toContain("2000-01-01");
  });

  test("has the wishes of its people, which each of them tells and nobody else", async () => {
    const wishes = [{ weekday: 1, day: null, isAvailable: false, note: "Kurs" }];
    const put = (session: string | null, version = 0) =>
      send({ method: "PUT", path: `${PATH}/availability`, body: { version, wishes }, session });
    const racing = await Promise.all([put(sessions.employee), put(sessions.employee)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(null)).status).toBe(401);
    const seen = (await week()).people.map(({ id, wishes: told }) => [id === employee, told.length]);
    expect(seen).toContainEqual([true, 1]);
    expect(seen).toContainEqual([false, 0]);
    const own = await send({ path: `${PATH}/availability`, session: sessions.manager });
    expect(own.data).toEqual({ version: 0, wishes: [] });
  });

  test("has the shifts of the night before that last into its first day", async () => {
    const night = { startsAt: "2027-08-01T18:00:00+02:00", user: employee };
    const create = [
      draft("2027-08-01", { ...night, endsAt: "2027-08-02T02:00:00+02:00" }),
      draft("2027-08-01", { ...night, user: null, endsAt: "2027-08-02T00:00:00+02:00" }),
      draft("2027-08-08", { startsAt: "2027-08-08T23:00:00+02:00", endsAt: "2027-08-09T02:00:00+02:00" }),
    ];
    await batch({ request: "req_night", create });
    const days = async (from: string, to: string) =>
      (await week(sessions.manager, { branch: "brn_mitte", from, to })).shifts.map(({ day }) => day);
    expect(await days("2027-08-02", "2027-08-08")).toEqual(["2027-08-01", "2027-08-08"]);
    expect(await days("2027-08-02", "2027-08-02")).toEqual(["2027-08-01"]);
    expect(await days("2027-08-03", "2027-08-03")).toEqual([]);
  });

  test("is for managers of the branch, and at most 35 days long", async () => {
    const asked = (query: Record<string, string>, session: string) => send({ path: `${PATH}/week`, query, session });
    expect((await asked(WEEK, sessions.employee)).status).toBe(403);
    expect((await asked({ ...WEEK, branch: "brn_nord" }, sessions.manager)).status).toBe(403);
    expect((await asked({ ...WEEK, to: "2027-07-20" }, sessions.manager)).status).toBe(400);
  });

  test("costs few reads for many people", async () => {
    const PEOPLE = 60;
    for (let index = 0; index < PEOPLE; index += 1)
      await addUser({ username: `p${index}@example.test`, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const { result, use } = await metered(() => week());
    expect(result.people.length).toBe(PEOPLE + 2);
    // The session, the users with their pages, the shifts; contracts, wishes and shifts are read in groups of 100.
    expect(use.operations["Query"]).toBeLessThanOrEqual(3);
    expect(use.operations["BatchGetItem"]).toBeLessThanOrEqual(4);
  });

  test("is without whoever has left, who gets no shifts either", async () => {
    const username = "weg@example.test";
    await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const { id } = (await send({ path: "/api/users/me", session: await signIn({ username }) })).data as { id: string };
    const contracts = [{ validFrom: "2027-01-01", weeklyMinutes: 1800 }];
    const body = { version: 0, exitDate: "2027-09-08", contracts };
    await send({ method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin });
    const seen = async (from: string, to: string) =>
      (await week(sessions.manager, { branch: "brn_mitte", from, to })).people.find((person) => person.id === id);
    expect(await seen("2027-09-06", "2027-09-12")).toMatchObject({ isStaff: true, terms: [{ validTo: "2027-09-08" }] });
    expect(await seen("2027-09-13", "2027-09-19")).toBeUndefined();
    await batch({ request: "req_last", create: [draft("2027-09-08", { user: id })] });
    const late = await batch({ request: "req_late", create: [draft("2027-09-09", { user: id })] });
    expect(late.created).toEqual([]);
    expect(JSON.stringify(late.refused)).toContain("Diese Person ist an diesem Tag nicht mehr angestellt.");
  });
});

describe("many shifts at once", () => {
  test("are created once, however often the same request comes", async () => {
    const body = { request: "req_twice", create: ["2027-06-21", "2027-06-22", "2027-06-23"].map((day) => draft(day)) };
    const racing = await Promise.all([batch(body), batch(body)]);
    const again = await batch(body);
    const ids = (answer: BatchAnswer) => answer.created.map(({ id }) => id).sort();
    for (const answer of [...racing, again]) {
      expect(answer.refused).toEqual([]);
      expect(ids(answer)).toEqual(ids(again));
    }
    const days = { ...WEEK, from: "2027-06-21", to: "2027-06-27" };
    expect((await week(sessions.manager, days)).shifts.length).toBe(3);
    expect(ids(await batch({ ...body, request: "req_other" }))).not.toEqual(ids(again));
  });

  test("tell which were refused, and go on with the others", async () => {
    const answer = await batch({
      request: "req_faults",
      create: [
        draft("2027-07-05", { user: "usr_missing" }),
        draft("2027-07-05", { endsAt: "2027-07-05T05:00:00Z" }),
        draft("2027-07-05"),
      ],
    });
    expect(answer.created.length).toBe(1);
    expect(answer.refused.map(({ at }) => at).sort()).toEqual([0, 1]);
  });

  test("are removed as long as they are the drafts that were seen", async () => {
    const { created } = await batch({ request: "req_undo", create: [draft("2027-07-12"), draft("2027-07-13")] });
    const [first, second] = created;
    if (!first || !second) throw new Error("Nothing was created");
    const answer = await batch({ remove: [first, { ...second, version: 2 }] });
    expect(answer).toMatchObject({ removed: [first.id], refused: [{ at: 1, code: "record.stale" }] });
    expect((await batch({ remove: [first] })).removed).toEqual([first.id]);
    const elsewhere = { branch: "brn_nord", remove: [second] };
    expect((await batching(elsewhere, sessions.admin)).data).toMatchObject({ removed: [], refused: [{ at: 0 }] });
  });

  test("are those of one's own branches, and at most 500", async () => {
    const shifts = { create: [draft("2027-07-19")] };
    expect((await batching({ ...shifts, branch: "brn_nord" })).status).toBe(403);
    expect((await batching(shifts, sessions.employee)).status).toBe(403);
    const many = Array.from({ length: 501 }, () => draft("2027-07-19"));
    expect((await batching({ create: many })).status).toBe(400);
  });
});

describe("templates and needs", () => {
  const put = (body: object, session = sessions.manager) =>
    send({ method: "PUT", path: `${PATH}/setup`, body: { branch: "brn_mitte", ...body }, session });
  const read = async () =>
    (await send({ path: `${PATH}/setup`, query: { branch: "brn_mitte" }, session: sessions.manager }))
      .data as PlannerSetup;
  const need = { weekday: 1, from: "10:00", to: "14:00", role: "Küche", min: 1, max: null };

  test("are kept per branch, and of two who change them at once one is told", async () => {
    expect(await read()).toEqual({ version: 0, templates: [], needs: [] });
    const racing = await Promise.all([
      put({ version: 0, templates: [], needs: [need] }),
      put({ version: 0, templates: [], needs: [need, { ...need, weekday: 2 }] }),
    ]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { version, needs } = await read();
    expect({ version, needs: needs[0] }).toEqual({ version: 1, needs: need });
    const template = { id: "tpl_1", name: "Sommer", shifts: [] };
    expect((await put({ version, templates: [template], needs: [] })).data).toEqual({
      ...{ version: 2, templates: [template], needs: [] },
    });
  });

  test("are for managers of the branch", async () => {
    const body = { version: 0, templates: [], needs: [] };
    expect((await put(body, sessions.employee)).status).toBe(403);
    expect((await put({ ...body, branch: "brn_nord" })).status).toBe(403);
    expect((await put({ ...body, branch: "brn_x" }, sessions.admin)).status).toBe(404);
    expect((await put({ ...body, version: 2, needs: [{ ...need, max: 0 }] })).status).toBe(400);
  });

  test("go with their branch", async () => {
    const branch = { id: "brn_kurz", identifier: "kurz", name: "Kurz" };
    const made = await send({ method: "POST", path: "/api/branches", body: branch, session: sessions.admin });
    expect([made.status, made.errors]).toEqual([201, []]);
    const body = { branch: branch.id, version: 0, templates: [], needs: [] };
    const path = `${PATH}/setup`;
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
    const gone = await send({ method: "DELETE", path: `/api/branches/${branch.id}`, session: sessions.admin });
    expect([gone.status, gone.errors]).toEqual([200, []]);
    const left = await send({ path, query: { branch: branch.id }, session: sessions.admin });
    expect(left.data).toMatchObject({ version: 0 });
  });
});
