import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { externalUser } from "./support/external";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const HOUR = 3_600_000;
const PATH = "/api/working-activities";
const MESSAGES = {
  kind: "Diese Aktivitätsart gibt es in dieser Filiale nicht.",
  project: "Für diese Aktivitätsart wird ein Projekt gebraucht.",
  task: "Diese Aufgabe gehört zu einem anderen Projekt.",
  person: "Diese Person gehört nicht zur Filiale.",
};
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
let sessions: Sessions;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  for (const [name, body] of [
    ["working-activity-kinds", { id: "wak_here", name: "Theke", branches: [{ id: "brn_mitte" }] }],
    ["working-activity-kinds", { id: "wak_north", name: "Nord", branches: [{ id: "brn_nord" }] }],
    ["working-activity-kinds", { id: "wak_project", name: "Werkstatt", isProjectRequired: true }],
    ["projects", { id: "prj_a", name: "Rad A", branch: "brn_mitte", state: "active" }],
    ["projects", { id: "prj_b", name: "Rad B", branch: "brn_mitte", state: "active" }],
    ["tasks", { id: "tsk_a", title: "Bremse", project: "prj_a" }],
  ] as const)
    expect(await send({ method: "POST", path: `/api/${name}`, body, session: sessions.admin })).toMatchObject({
      ...{ status: 201, errors: [] },
    });
});

async function person(branches = ["brn_mitte"]): Promise<{ id: string; session: string }> {
  people += 1;
  const username = `eingetragen${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
  const session = await signIn({ username });
  return { id: ((await send({ path: "/api/users/me", session })).data as { id: string }).id, session };
}
const create = (changes: object, session = sessions.admin): Promise<Reply> =>
  send({
    ...{ method: "POST", path: PATH, session },
    body: { branch: "brn_mitte", startedAt: at(-9), endedAt: at(-1), ...changes },
  });
const put = (record: Activity, changes: object, session = sessions.manager): Promise<Reply> =>
  send({ method: "PUT", path: `${PATH}/${record.id}`, session, body: { ...record, ...changes } });
const listed = async (query: Record<string, string>): Promise<Activity[]> =>
  (await send({ path: PATH, query, session: sessions.admin })).data as Activity[];
const faults = ({ status, errors }: Reply) => [status, ...errors.map(({ field, message }) => [field, message])];

test("what is entered is booked by the rules of the terminal, and nothing else is written", async () => {
  const { id: user } = await person();
  for (const session of [sessions.manager, sessions.admin]) {
    const refused = async (changes: object) => faults(await create({ user, ...changes }, session));
    expect(await refused({ kind: "wak_north" })).toEqual([400, ["kind", MESSAGES.kind]]);
    expect(await refused({ kind: "wak_project" })).toEqual([400, ["project", MESSAGES.project]]);
    expect(await refused({ project: "prj_b", task: "tsk_a" })).toEqual([400, ["task", MESSAGES.task]]);
  }
  expect(await listed({ user })).toEqual([]);
  const made = await create({ user, kind: "wak_project", task: "tsk_a" });
  expect(made).toMatchObject({ status: 201, data: { kind: "wak_project", project: "prj_a", task: "tsk_a" } });
});

test("a change keeps the rules for the fields that it changes", async () => {
  const { id: user } = await person(["brn_mitte", "brn_nord"]);
  const made = (await create({ user, kind: "wak_here" })).data as Activity;
  const refused = async (changes: object) => faults(await put(made, changes, sessions.admin));
  expect(await refused({ kind: "wak_north" })).toEqual([400, ["kind", MESSAGES.kind]]);
  expect(await refused({ kind: "wak_project" })).toEqual([400, ["project", MESSAGES.project]]);
  expect(await refused({ branch: "brn_nord" })).toEqual([400, ["kind", MESSAGES.kind]]);
  const moved = await put(made, { branch: "brn_nord", kind: "wak_north" }, sessions.admin);
  expect(moved).toMatchObject({ status: 200, data: { branch: "brn_nord", kind: "wak_north" } });
  const booked = (await put(moved.data as Activity, { kind: "wak_project", task: "tsk_a" }, sessions.admin))
    .data as Activity;
  expect(booked).toMatchObject({ project: "prj_a" });
  const without = await put(booked, { project: null, task: null }, sessions.admin);
  expect(faults(without)).toEqual([400, ["project", MESSAGES.project]]);
});

test("what was entered before its kind or its person changed stays editable in its other fields", async () => {
  const { id: user } = await person(["brn_mitte", "brn_nord"]);
  const body = { id: "wak_free", name: "Frei" };
  const kinds = "/api/working-activity-kinds";
  const kind = await send({ method: "POST", path: kinds, body, session: sessions.admin });
  const made = (await create({ user, branch: "brn_nord", kind: "wak_free" })).data as Activity;
  const strict = { ...(kind.data as object), branches: [{ id: "brn_mitte" }], isProjectRequired: true };
  const changed = { method: "PUT", path: `${kinds}/wak_free`, body: strict, session: sessions.admin };
  expect((await send(changed)).status).toBe(200);
  const path = `/api/users/${user}`;
  const known = (await send({ path, session: sessions.admin })).data as object;
  const moved = { ...known, branches: [{ id: "brn_mitte" }] };
  expect((await send({ method: "PUT", path, body: moved, session: sessions.admin })).status).toBe(200);
  const noted = await put(made, { note: "Kasse" }, sessions.admin);
  expect(noted).toMatchObject({ status: 200, data: { note: "Kasse" } });
  const times = { endedAt: at(-2), reason: "Zu lang" };
  expect(await put(noted.data as Activity, times, sessions.admin)).toMatchObject({ status: 200 });
});

test("time is entered for people of the branch, whoever enters it", async () => {
  const [here, north, both] = [await person(), await person(["brn_nord"]), await person(["brn_nord", "brn_mitte"])];
  const faultOf = async (changes: object) => faults(await create(changes));
  expect(await faultOf({ user: north.id })).toEqual([400, ["user", MESSAGES.person]]);
  expect(await faultOf({ user: here.id, branch: "brn_nord" })).toEqual([400, ["user", MESSAGES.person]]);
  expect((await create({ user: both.id })).status).toBe(201);
  expect((await create({ user: both.id, branch: "brn_nord", startedAt: at(-1), endedAt: at(0) })).status).toBe(201);
  // Administrators work for all branches.
  const admin = ((await send({ path: "/api/users/me", session: sessions.admin })).data as { id: string }).id;
  expect((await create({ user: admin, branch: "brn_nord" })).status).toBe(201);
  const { user } = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
  expect((await create({ externalUser: user.id })).status).toBe(201);
  const elsewhere = await faultOf({ externalUser: user.id, branch: "brn_nord" });
  expect(elsewhere).toEqual([400, ["externalUser", MESSAGES.person]]);
  const made = (await create({ user: here.id })).data as Activity;
  const moved = await put(made, { branch: "brn_nord" }, sessions.admin);
  expect(faults(moved)).toEqual([400, ["user", MESSAGES.person]]);
});

test("several faults are told at once", async () => {
  const { id: user } = await person(["brn_nord"]);
  expect(faults(await create({ user, kind: "wak_north" }))).toEqual([
    400,
    ["user", MESSAGES.person],
    ["kind", MESSAGES.kind],
  ]);
});

test("a request keeps the rules of kinds when it is asked and when it is accepted", async () => {
  const { id, session } = await person();
  const path = `${PATH}/requests`;
  const ask = (changes: object): Promise<Reply> => {
    const body = { startedAt: at(-5), endedAt: at(-4), reason: "Vergessen", ...changes };
    return send({ method: "POST", path, body, session });
  };
  const accept = (reply: Reply): Promise<Reply> => {
    const request = (reply.data as TimeRequest).id;
    return send({ method: "POST", path: `${path}/${request}/accept`, session: sessions.manager });
  };
  expect(faults(await ask({ kind: "wak_north" }))).toEqual([400, ["kind", MESSAGES.kind]]);
  expect(faults(await ask({ kind: "wak_project" }))).toEqual([400, ["kind", MESSAGES.project]]);
  expect((await accept(await ask({ kind: "wak_here" }))).status).toBe(200);
  const [made] = await listed({ user: id });
  expect(made).toMatchObject({ kind: "wak_here" });
  const booked = (await put(made as Activity, { kind: "wak_project", task: "tsk_a" })).data as Activity;
  const correction = { activity: booked.id, endedAt: at(-3), startedAt: at(-5) };
  const corrected = await accept(await ask({ ...correction, kind: "wak_project" }));
  expect(corrected).toMatchObject({ status: 200 });
  expect(await listed({ user: id })).toMatchObject([{ kind: "wak_project", project: "prj_a", endedAt: at(-3) }]);
});

test("missing time of somebody who has changed the branch since it was asked can still be accepted", async () => {
  const { id, session } = await person();
  const path = `${PATH}/requests`;
  const body = { startedAt: at(-5), endedAt: at(-4), reason: "Vergessen" };
  const asked = await send({ method: "POST", path, body, session });
  const whose = (await send({ path: `/api/users/${id}`, session: sessions.admin })).data as object;
  const moved = { ...whose, branches: [{ id: "brn_nord" }] };
  await send({ method: "PUT", path: `/api/users/${id}`, body: moved, session: sessions.admin });
  const accepted = { method: "POST", path: `${path}/${(asked.data as TimeRequest).id}/accept` };
  expect((await send({ ...accepted, session: sessions.admin })).status).toBe(200);
  expect(await listed({ user: id })).toHaveLength(1);
});
