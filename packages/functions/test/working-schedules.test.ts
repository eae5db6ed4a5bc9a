import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/working-schedules";
let sessions: Sessions;
let employee: string;

const shift = (day: string, changes: object = {}) => ({
  branch: "brn_mitte",
  startsAt: `${day}T08:00:00+01:00`,
  endsAt: `${day}T16:00:00+01:00`,
  breakMinutes: 30,
  ...changes,
});
const create = (body: object, session: string | null = sessions.manager) =>
  send({ method: "POST", path: PATH, body, session });
async function created(body: object): Promise<WorkingSchedule> {
  const { status, data, errors } = await create(body);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as WorkingSchedule;
}
const put = ({ id, ...record }: WorkingSchedule, changes: object) =>
  send({ method: "PUT", path: `${PATH}/${id}`, body: { ...record, ...changes }, session: sessions.manager });
const remove = (path: string) => send({ method: "DELETE", path, session: sessions.admin });
async function days(query: Record<string, string>, session = sessions.manager): Promise<unknown[]> {
  const { status, data } = await send({ path: PATH, query, session });
  expect(status).toBe(200);
  return (data as WorkingSchedule[]).map(({ day }) => day);
}

beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/users/me", session: sessions.employee });
  employee = (data as { id: string }).id;
});

describe("shifts", () => {
  test("are drafts at first, whatever is sent, with the day of their branch", async () => {
    const late = { startsAt: "2027-01-04T23:30:00Z", endsAt: "2027-01-05T06:00:00Z" };
    expect(await created(shift("2027-01-04", { ...late, state: "published", day: "2020-01-01" }))).toMatchObject({
      state: "draft",
      day: "2027-01-05",
      startsAt: "2027-01-04T23:30:00.000Z",
      told: null,
    });
  });

  test("are found by days, branch, person and state, in their order", async () => {
    await created(shift("2027-02-03"));
    await created(shift("2027-02-01", { user: employee }));
    await created(shift("2027-02-02", { startsAt: "2027-02-02T00:10:00+01:00" }));
    const week = { from: "2027-02-01", to: "2027-02-07" };
    expect(await days({ ...week, branch: "brn_mitte" })).toEqual(["2027-02-01", "2027-02-02", "2027-02-03"]);
    expect(await days({ from: "2027-02-02", to: "2027-02-02" })).toEqual(["2027-02-02"]);
    expect(await days({ ...week, user: employee, state: "draft" })).toEqual(["2027-02-01"]);
    expect(await days({ ...week, state: "published" })).toEqual([]);
    expect((await send({ path: PATH, query: { role: "x" }, session: sessions.manager })).status).toBe(400);
  });

  test("are read and written by managers of their branch and by administrators alone", async () => {
    const north = await create(shift("2027-03-01", { branch: "brn_nord" }), sessions.admin);
    expect(north.status).toBe(201);
    expect((await create(shift("2027-03-01", { branch: "brn_nord" }))).status).toBe(403);
    expect((await create(shift("2027-03-01"), sessions.employee)).status).toBe(403);
    expect((await create(shift("2027-03-01"), null)).status).toBe(401);
    expect((await send({ path: PATH, session: sessions.employee })).status).toBe(403);
    const path = `${PATH}/${(north.data as WorkingSchedule).id}`;
    expect((await send({ path, session: sessions.manager })).status).toBe(403);
    expect(await days({ from: "2027-03-01", to: "2027-03-01" })).toEqual([]);
  });

  test("have a department of their branch and a person who works there", async () => {
    const department = { identifier: "kueche", name: "Küche", branch: "brn_nord" };
    const { data } = await send({
      method: "POST",
      path: "/api/departments",
      body: department,
      session: sessions.admin,
    });
    const { id } = data as { id: string };
    const wrong = { department: id, user: employee };
    expect(await create(shift("2027-03-02", { department: id }), sessions.admin)).toMatchObject({
      status: 400,
      errors: [{ field: "department" }],
    });
    expect(await create(shift("2027-03-02", { ...wrong, branch: "brn_nord" }), sessions.admin)).toMatchObject({
      status: 400,
      errors: [{ field: "user" }],
    });
    expect(await create(shift("2027-03-02", { endsAt: "2027-03-02T07:00:00Z" }))).toMatchObject({
      status: 400,
      errors: [{ field: "endsAt" }],
    });
  });

  test("have a kind of activity that may be chosen in their branch", async () => {
    const kind = async (name: string, branch: string): Promise<string> => {
      const body = { name, branches: [{ id: branch }] };
      const made = await send({ method: "POST", path: "/api/working-activity-kinds", body, session: sessions.admin });
      return (made.data as { id: string }).id;
    };
    const wrong = await create(shift("2027-03-04", { kind: await kind("Lager", "brn_nord") }));
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: "kind" }] });
    const service = await kind("Service", "brn_mitte");
    expect(await created(shift("2027-03-04", { kind: service }))).toMatchObject({ kind: service });
  });

  test("keep their person, and may be removed as drafts", async () => {
    const draft = await created(shift("2027-03-08", { user: employee }));
    expect(await remove(`/api/users/${employee}`)).toMatchObject({ status: 409 });
    expect(await put(draft, { note: "Mit Schlüssel" })).toMatchObject({ status: 200, data: { state: "draft" } });
    expect(await put(draft, { note: "Veraltet" })).toMatchObject({ status: 409 });
    expect((await remove(`${PATH}/${draft.id}`)).status).toBe(200);
  });
});
