import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { beforeAll, expect, test } from "vitest";
import { handler as timeClock } from "../src/job/schedule/time-clock";
import { VoidedActivityEntity } from "../../core/src/time-tracking/voided.entity";
import { type Reply, send } from "./support/api";
import { externalUser } from "./support/external";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const HOUR = 3_600_000;
const PATH = "/api/working-activities";
const REASON = "Bitte geben Sie an, warum die Zeiten geändert werden.";
let sessions: Sessions;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  const body = { id: "wak_service", name: "Service" };
  await send({ method: "POST", path: "/api/working-activity-kinds", body, session: sessions.admin });
});

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
async function person(branches = ["brn_mitte"]): Promise<{ id: string; session: string }> {
  people += 1;
  const username = `stunden${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
  const session = await signIn({ username });
  return { id: ((await send({ path: "/api/users/me", session })).data as { id: string }).id, session };
}
const create = (changes: object, session = sessions.manager): Promise<Reply> =>
  send({
    ...{ method: "POST", path: PATH, session },
    body: { branch: "brn_mitte", startedAt: at(-9), endedAt: at(-1), ...changes },
  });
async function created(changes: object): Promise<Activity> {
  const { status, errors, data } = await create(changes);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as Activity;
}
const put = (record: Activity, changes: object, session = sessions.manager): Promise<Reply> =>
  send({ method: "PUT", path: `${PATH}/${record.id}`, body: { ...record, ...changes }, session });
const listed = async (query: Record<string, string>, session = sessions.manager): Promise<string[]> =>
  ((await send({ path: PATH, query, session })).data as Activity[]).map(({ id }) => id);

test("an activity belongs to one person, and what follows from its times only the server writes", async () => {
  const { id: user } = await person();
  const made = await created({ user, kind: "wak_service", state: "paused", workedSeconds: 1, flags: ["offline"] });
  expect(made).toMatchObject({ state: "ended", source: "backoffice", day: "2026-06-05", workedSeconds: 8 * 3600 });
  expect(made).toMatchObject({ breakSeconds: 0, flags: [], corrections: [], reason: "" });
  for (const whose of [{}, { user, externalUser: "ext_1" }]) expect((await create(whose)).status).toBe(400);
  expect((await create({ user, startedAt: at(1), endedAt: at(2) })).status).toBe(400);
  const foreign = await person(["brn_nord"]);
  expect((await create({ user: foreign.id })).status).toBe(400);
  expect((await create({ user, branch: "brn_nord" })).status).toBe(403);
  const external = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
  expect(await created({ externalUser: external.user.id })).toMatchObject({ workedSeconds: 8 * 3600 });
});

test("changed times need a reason, and the former ones stay visible", async () => {
  const { id: user } = await person();
  const made = await created({ user });
  const noted = (await put(made, { note: "Theke" })).data as Activity;
  expect(noted).toMatchObject({ note: "Theke", corrections: [{ reason: "", note: "" }], flags: ["corrected"] });
  expect(await put(noted, { endedAt: at(-2) })).toMatchObject({
    ...{ status: 400, errors: [{ field: "reason", message: REASON }] },
  });
  const changes = { endedAt: at(-2), breaks: [{ startedAt: at(-5), endedAt: at(-4) }], reason: "Pause vergessen" };
  const { data } = await put(noted, changes);
  const manager = ((await send({ path: "/api/users/me", session: sessions.manager })).data as { id: string }).id;
  expect(data).toMatchObject({
    ...{ workedSeconds: 6 * 3600, breakSeconds: 3600, reason: "", flags: ["corrected"] },
    corrections: [
      { note: "" },
      { by: manager, reason: "Pause vergessen", startedAt: at(-9), endedAt: at(-1), breaks: [] },
    ],
  });
  expect((data as Activity).corrections.at(-1)).not.toHaveProperty("note");
  expect(await put(data as Activity, { user: (await person()).id })).toMatchObject({ status: 400 });
  expect((await put(made, {})).status).toBe(409);
});

test("what the time was booked on stays visible when it is changed, without a reason, and nothing is said where nothing was", async () => {
  const { id: user, session } = await person(["brn_mitte", "brn_nord"]);
  const add = async (path: string, body: object): Promise<string> =>
    ((await send({ method: "POST", path: `/api/${path}`, session: sessions.admin, body })).data as { id: string }).id;
  const project = await add("projects", { name: "Umbau", branch: "brn_mitte", state: "active" });
  const task = await add("tasks", { project, title: "Decke streichen" });
  const made = await created({ user });
  const same = (await put(made, {})).data as Activity;
  expect(same).toMatchObject({ corrections: [], flags: [] });
  const booked = (await put(same, { project, task }, sessions.admin)).data as Activity;
  const moved = await put(booked, { branch: "brn_nord", project: null, task: null, note: "Keller" }, sessions.admin);
  expect(moved).toMatchObject({ status: 200, data: { branch: "brn_nord", note: "Keller", flags: ["corrected"] } });
  const [first, second] = (moved.data as Activity).corrections;
  expect(first).toMatchObject({ reason: "", startedAt: at(-9), endedAt: at(-1), project: null, task: null });
  expect(Object.keys(first ?? {})).not.toContain("branch");
  expect(second).toMatchObject({ branch: "brn_mitte", project, task, note: "" });
  const path = `${PATH}/${made.id}/corrections`;
  const told = (await send({ path, session })).data as object[];
  expect(told).toMatchObject([
    { project: null, task: null },
    { project: "Umbau", task: "Decke streichen", note: "", kind: null },
  ]);
  expect(told[1]).toHaveProperty("branch", expect.stringMatching(/./u));
  expect((await send({ method: "DELETE", path: `${PATH}/${made.id}`, session: sessions.admin })).status).toBe(200);
});

test("what is typed lasts up to a day, and is flagged where it overlaps other time of the person", async () => {
  const { id: user } = await person();
  for (const [times, message] of [
    [{ startedAt: at(-9), endedAt: at(-9) }, "Das Ende ist gleich dem Beginn."],
    [{ startedAt: at(-30), endedAt: at(-5) }, "Eine Aktivität darf höchstens 24 Stunden dauern."],
  ] as const)
    expect(await create({ user, ...times })).toMatchObject({ status: 400, errors: [{ field: "endedAt", message }] });
  const first = await created({ user, startedAt: at(-9), endedAt: at(-5) });
  const next = await created({ user, startedAt: at(-5), endedAt: at(-3) });
  expect([first.flags, next.flags]).toEqual([[], []]);
  expect((await created({ user, startedAt: at(-8), endedAt: at(-7) })).flags).toEqual(["overlap"]);
  expect((await created({ user: (await person()).id, startedAt: at(-8), endedAt: at(-7) })).flags).toEqual([]);
  const wide = (await put(next, { startedAt: at(-6), reason: "Früher" })).data as Activity;
  expect(wide.flags).toEqual(["overlap", "corrected"]);
  expect(((await put(wide, { note: "Theke" })).data as Activity).flags).toEqual(["overlap", "corrected"]);
  const again = (await put({ ...wide, version: wide.version + 1 }, { startedAt: at(-4), reason: "Doch" })).data;
  expect((again as Activity).flags).toEqual(["corrected"]);
  // What it overlapped has flagged it meanwhile.
  const known = (await send({ path: `${PATH}/${first.id}`, session: sessions.manager })).data as Activity;
  const refused = await put(known, { endedAt: first.startedAt, reason: "Nie" });
  expect(refused).toMatchObject({ status: 400, errors: [{ field: "endedAt" }] });
});

test("a removed activity is gone, and what it was stays", async () => {
  const { id: user } = await person();
  const made = await created({ user });
  const path = `${PATH}/${made.id}`;
  expect((await send({ method: "DELETE", path, session: sessions.manager })).status).toBe(200);
  expect((await send({ path, session: sessions.manager })).status).toBe(404);
  expect(await listed({ user })).toEqual([]);
  const { data } = await VoidedActivityEntity.get({ owner: `user:${user}`, id: made.id }).go();
  expect(data).toMatchObject({ version: 1, fields: { user, startedAt: at(-9) }, voidedAt: at(0) });
});

test("one activity runs for a person, wherever it is begun and ended", async () => {
  const { id: user } = await person();
  const open = { user, startedAt: at(-1), endedAt: null };
  const racing = await Promise.all([create(open), create(open), create(open)]);
  expect(racing.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status } of racing) expect([201, 409]).toContain(status);
  const running = racing.find(({ status }) => status === 201)?.data as Activity;
  expect(running).toMatchObject({ state: "running", workedSeconds: null });
  const ended = await put(running, { endedAt: at(0), reason: "Ausstempeln vergessen" });
  expect(ended.data).toMatchObject({ state: "ended", workedSeconds: 3600 });
  expect((await create(open)).status).toBe(201);
});

test("employees read their own, managers those of their branches, and nobody else any", async () => {
  const [one, other] = [await person(), await person()];
  const [mine, theirs] = [await created({ user: one.id }), await created({ user: other.id })];
  expect(await listed({}, one.session)).toEqual([mine.id]);
  expect(await listed({ user: other.id }, one.session)).toEqual([]);
  expect((await send({ path: `${PATH}/${mine.id}`, session: one.session })).status).toBe(200);
  expect((await send({ path: `${PATH}/${theirs.id}`, session: one.session })).status).toBe(403);
  expect((await put(mine, { note: "x" }, one.session)).status).toBe(403);
  expect((await create({ user: one.id }, one.session)).status).toBe(403);
  expect(await listed({ user: other.id })).toEqual([theirs.id]);
  await addUser({ username: "nordleitung@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_nord"] });
  const north = await signIn({ username: "nordleitung@example.test" });
  expect(await listed({}, north)).toEqual([]);
  expect((await send({ path: `${PATH}/${mine.id}`, session: north })).status).toBe(403);
  expect((await send({ path: PATH })).status).toBe(401);
});

test("they are filtered by days, person, branch, kind and state", async () => {
  const { id: user } = await person();
  const days = await Promise.all(
    [-3, -2, -1].map((day) => created({ user, startedAt: at(24 * day), endedAt: at(24 * day + 1) })),
  );
  const [first, second, third] = days.map(({ id }) => id);
  const sort = "startedAt";
  expect(await listed({ user, sort, from: "2026-06-03" })).toEqual([second, third]);
  expect(await listed({ user, sort: "-startedAt", to: "2026-06-03" })).toEqual([second, first]);
  expect(await listed({ user, from: "2026-06-03", to: "2026-06-03" })).toEqual([second]);
  expect(await listed({ user, dayFrom: "2026-06-04" }, sessions.admin)).toEqual([third]);
  expect(await listed({ branch: "brn_mitte", user, from: "2026-06-04" })).toEqual([third]);
  expect(await listed({ user, state: "running" })).toEqual([]);
  expect(await listed({ user, kind: "wak_service" })).toEqual([]);
  const bad = await send({ path: PATH, query: { from: "bald" }, session: sessions.manager });
  expect(bad).toMatchObject({ status: 400, errors: [{ field: "from" }] });
});

test("who and where is needed is not removed", async () => {
  const { id: user } = await person();
  await created({ user, kind: "wak_service" });
  for (const path of [`/api/users/${user}`, "/api/working-activity-kinds/wak_service"])
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(409);
});

test("what nobody has ended is ended by the rule of the branch and flagged, once", async () => {
  const [one, other] = [await person(), await person()];
  const [long, short] = [
    await created({ user: one.id, startedAt: at(-12), endedAt: null, breaks: [{ startedAt: at(-2), endedAt: null }] }),
    await created({ user: other.id, startedAt: at(-11), endedAt: null }),
  ];
  const stateOf = async ({ id }: Activity) =>
    (await send({ path: `${PATH}/${id}`, session: sessions.manager })).data as Activity;
  const run = (hours: number) => withGrantsOf("time-clock", () => timeClock({ time: at(hours) }));
  await Promise.all([run(0), run(0)]);
  const closed = await stateOf(long);
  expect(closed).toMatchObject({ state: "ended", endedAt: at(0), flags: ["closedByRule"], version: 2 });
  expect(closed).toMatchObject({ workedSeconds: 10 * 3600, breakSeconds: 2 * 3600 });
  expect(await stateOf(short)).toMatchObject({ state: "running" });
  await run(0.5);
  expect(await stateOf(long)).toEqual(closed);
  const branch = (await send({ path: "/api/branches/brn_mitte", session: sessions.admin })).data as object;
  const body = { ...branch, closedAfterHours: 11 };
  const saved = await send({ method: "PUT", path: "/api/branches/brn_mitte", body, session: sessions.admin });
  expect(saved).toMatchObject({ status: 200, errors: [] });
  await run(0.5);
  expect(await stateOf(short)).toMatchObject({ endedAt: at(0), flags: ["closedByRule"] });
});

test("whoever may correct sees what was voided, by whom, when and why, and what it was; its person reads corrections", async () => {
  const { id: user, session } = await person();
  const manager = ((await send({ path: "/api/users/me", session: sessions.manager })).data as { id: string }).id;
  const made = await created({ user, kind: "wak_service", note: "Theke" });
  const { data } = await put(made, { endedAt: at(-2), reason: "Früher gegangen" });
  const corrected = data as Activity;
  const path = `${PATH}/${made.id}`;
  expect((await send({ path: `${path}/corrections`, session })).data).toMatchObject([
    {
      ...{ by: { id: manager, name: expect.any(String) }, reason: "Früher gegangen", kind: "Service", breaks: [] },
      ...{ startedAt: at(-9), endedAt: at(-1), at: new Date(NOW).toISOString() },
    },
  ]);
  const stranger = await person();
  expect((await send({ path: `${path}/corrections`, session: stranger.session })).status).toBe(403);

  const voiding = (body: object, by = sessions.manager): Promise<Reply> =>
    send({ method: "POST", path: `${path}/void`, body, session: by });
  expect((await voiding({ version: corrected.version, reason: "Doppelt" }, session)).status).toBe(403);
  expect((await voiding({ version: corrected.version, reason: " " })).errors[0]?.field).toBe("reason");
  expect((await voiding({ version: made.version, reason: "Doppelt" })).status).toBe(409);
  expect(await voiding({ version: corrected.version, reason: "Doppelt" })).toMatchObject({ status: 200, data: null });
  expect((await voiding({ version: corrected.version, reason: "Doppelt" })).status).toBe(404);
  expect((await send({ path, session: sessions.manager })).status).toBe(404);

  const query = { branch: "brn_mitte", from: "2026-06-05", to: "2026-06-05" };
  const voided = (by: string, asked: Record<string, string> = query): Promise<Reply> =>
    send({ path: `${PATH}/voided`, query: asked, session: by });
  const found = (await voided(sessions.manager)).data as { id: string }[];
  expect(found.find(({ id }) => id === made.id)).toMatchObject({
    ...{ person: { id: user }, isExternal: false, kind: "Service", note: "Theke", startedAt: at(-9), endedAt: at(-2) },
    ...{ voidedBy: { id: manager }, voidedAt: new Date(NOW).toISOString(), reason: "Doppelt" },
    corrections: [{ reason: "Früher gegangen", endedAt: at(-1) }],
  });
  // Removed by the generic call there is no reason, and it is told all the same.
  const other = await created({ user, startedAt: at(-20), endedAt: at(-19) });
  expect((await send({ method: "DELETE", path: `${PATH}/${other.id}`, session: sessions.manager })).status).toBe(200);
  const wider = (await voided(sessions.manager, { ...query, from: "2026-06-04" })).data as { id: string }[];
  expect(wider.find(({ id }) => id === other.id)).toMatchObject({ reason: "", voidedBy: { id: manager } });
  expect((await voided(session)).status).toBe(403);
  expect((await voided(sessions.manager, { ...query, branch: "brn_nord" })).status).toBe(403);
  expect((await voided(sessions.manager, { ...query, from: "2026-06-06" })).errors[0]?.field).toBe("to");
});

test("pickers call an activity by its person and its beginning", async () => {
  const { id: user } = await person();
  const made = await created({ user });
  const name = (await send({ path: `/api/users/${user}`, session: sessions.admin })).data as { username: string };
  const outside = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
  const other = await created({ externalUser: outside.user.id, startedAt: at(-9) });
  const query = { ids: `${made.id},${other.id}` };
  const { data } = await send({ path: `${PATH}/options`, query, session: sessions.manager });
  const labels = (data as { label: string }[]).map(({ label }) => label);
  expect(labels[0]).toMatch(new RegExp(`^${name.username}, 05\\.06\\.2026,? \\d\\d:30$`, "u"));
  expect(labels[1]).toMatch(/^\S.*, 05\.06\.2026,? \d\d:30$/u);
});
