import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/working-schedules";
const DAY = new Date(NOW + 3 * 86_400_000).toISOString().slice(0, 10);
let sessions: Sessions & { second: string };
let employee: string;

beforeAll(async () => {
  const opened = await openShop();
  await addUser({ username: "zwei@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  sessions = { ...opened, second: await signIn({ username: "zwei@example.test" }) };
  employee = ((await send({ path: "/api/users/me", session: opened.employee })).data as { id: string }).id;
});

const read = async (id: string) =>
  (await send({ path: `${PATH}/${id}`, session: sessions.manager })).data as WorkingSchedule;
const answer = (shift: WorkingSchedule, given: string, session = sessions.employee) =>
  send({
    method: "POST",
    path: `${PATH}/${shift.id}/consent`,
    body: { version: shift.version, answer: given },
    session,
  });
async function published(changes: object = {}): Promise<WorkingSchedule> {
  const body = { branch: "brn_mitte", startsAt: `${DAY}T08:00:00Z`, endsAt: `${DAY}T09:00:00Z`, ...changes };
  const created = await send({ method: "POST", path: PATH, body, session: sessions.manager });
  return publish((created.data as WorkingSchedule).id);
}
async function publish(id: string, now = NOW): Promise<WorkingSchedule> {
  const { version, day } = await read(id);
  const body = { branch: "brn_mitte", from: day, to: day, expected: [{ id, version }] };
  const asked = { method: "POST", path: `${PATH}/publish`, body, session: sessions.manager, now };
  expect((await send(asked)).status).toBe(200);
  return read(id);
}

test("the person of a shift that is told too late is asked, and their answer is recorded once", async () => {
  const shift = await published({ user: employee });
  expect(shift.consent).toMatchObject({ user: employee, answer: null, paragraph: expect.stringMatching(/^§/) });
  const mine = await send({ path: `${PATH}/mine`, query: { from: DAY, to: DAY }, session: sessions.employee });
  expect((mine.data as OwnShift[]).map(({ consent }) => consent?.answer)).toEqual([null]);
  expect((await answer(shift, "agreed", sessions.second)).status).toBe(404);
  expect((await answer(shift, "perhaps")).status).toBe(400);
  const racing = await Promise.all([answer(shift, "agreed"), answer(shift, "refused")]);
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = await read(shift.id);
  const won = racing[0]?.status === 200 ? "agreed" : "refused";
  expect(stored.consent).toMatchObject({ answer: won, answeredAt: new Date(NOW).toISOString() });
  expect((await answer(stored, won)).status).toBe(200);
  expect((await read(shift.id)).version).toBe(stored.version);
  // What was answered is no longer so after a change that is told.
  const sent = { ...stored, endsAt: `${DAY}T10:00:00Z`, consent: { ...stored.consent, answer: null } };
  const changed = await send({ method: "PUT", path: `${PATH}/${shift.id}`, body: sent, session: sessions.manager });
  expect(changed.data).toMatchObject({ state: "changed", consent: { answer: won } });
  expect((await publish(shift.id)).consent).toMatchObject({ answer: null });
});

test("nobody is asked of an open shift, or of one that was told in time", async () => {
  expect((await published({ startsAt: `${DAY}T18:00:00Z`, endsAt: `${DAY}T19:00:00Z` })).consent).toBeNull();
  const later = { startsAt: "2027-03-01T08:00:00Z", endsAt: "2027-03-01T09:00:00Z", user: employee };
  const shift = await published(later);
  expect(shift.consent).toBeNull();
  expect((await answer(shift, "agreed")).status).toBe(409);
});

test("the person of a shift that is called off too late is asked, and their answer is recorded", async () => {
  const times = { startsAt: `${DAY}T11:00:00Z`, endsAt: `${DAY}T12:00:00Z` };
  const shift = await published({ ...times, user: employee });
  expect((await answer(shift, "agreed")).status).toBe(200);
  const own = async (): Promise<OwnShift | undefined> => {
    const listed = await send({ path: `${PATH}/mine`, query: { from: DAY, to: DAY }, session: sessions.employee });
    return (listed.data as OwnShift[]).find(({ id }) => id === shift.id);
  };
  // It had been changed meanwhile, of which nobody was told.
  const moved = { ...(await read(shift.id)), endsAt: `${DAY}T13:00:00Z` };
  await send({ method: "PUT", path: `${PATH}/${shift.id}`, body: moved, session: sessions.manager });
  const { version } = await read(shift.id);
  const path = `${PATH}/${shift.id}`;
  await send({ method: "POST", path: `${path}/cancel`, body: { version }, session: sessions.manager });
  expect(await own()).toMatchObject({ state: "published", consent: { answer: "agreed" } });
  const told = await publish(shift.id);
  expect(told).toMatchObject({
    state: "cancelled",
    consent: { user: employee, answer: null },
    told: { user: employee },
  });
  const known = { startsAt: `${DAY}T11:00:00.000Z`, endsAt: `${DAY}T12:00:00.000Z` };
  expect(await own()).toMatchObject({ ...known, state: "cancelled", consent: { answer: null } });
  expect((await send({ method: "DELETE", path, session: sessions.manager })).errors[0]?.code).toBe("shift.asked");
  expect((await answer(told, "refused", sessions.second)).status).toBe(404);
  expect((await answer(told, "refused")).data).toMatchObject({ state: "cancelled", consent: { answer: "refused" } });
  expect((await read(shift.id)).consent).toMatchObject({ answer: "refused" });
  expect(await own()).toMatchObject({ state: "cancelled", consent: { answer: "refused" } });
  expect((await send({ method: "DELETE", path, session: sessions.manager })).status).toBe(200);
});

test("a shift that is called off is told to whom it had been told, and to nobody who did not know of it", async () => {
  const times = { startsAt: `${DAY}T14:00:00Z`, endsAt: `${DAY}T15:00:00Z` };
  const shift = await published({ ...times, user: employee });
  const second = ((await send({ path: "/api/users/me", session: sessions.second })).data as { id: string }).id;
  const path = `${PATH}/${shift.id}`;
  const body = { ...(await read(shift.id)), user: second };
  expect((await send({ method: "PUT", path, body, session: sessions.manager })).data).toMatchObject({
    state: "changed",
  });
  const { version } = await read(shift.id);
  await send({ method: "POST", path: `${path}/cancel`, body: { version }, session: sessions.manager });
  expect(await publish(shift.id)).toMatchObject({ told: { user: employee }, consent: { user: employee } });
});

test("nobody is asked again of the times that they held to before a late change to which they have not agreed", async () => {
  // Told three weeks ahead, and moved when it is two days away.
  const times = { startsAt: `${DAY}T16:00:00Z`, endsAt: `${DAY}T17:00:00Z` };
  const add = { method: "POST", path: PATH, session: sessions.manager };
  const created = await send({ ...add, body: { branch: "brn_mitte", user: employee, ...times } });
  const { id } = created.data as WorkingSchedule;
  const shift = await publish(id, NOW - 18 * 86_400_000);
  expect(shift.consent).toBeNull();
  const move = async (changes: object): Promise<WorkingSchedule> => {
    const body = { ...(await read(id)), ...changes };
    const put = await send({ method: "PUT", path: `${PATH}/${id}`, body, session: sessions.manager });
    expect(put.errors).toEqual([]);
    return publish(id);
  };
  const later = { startsAt: `${DAY}T19:00:00Z`, endsAt: `${DAY}T20:00:00Z` };
  const moved = await move(later);
  expect(moved.consent).toMatchObject({ answer: null });
  expect((await answer(moved, "refused")).status).toBe(200);
  expect((await move(times)).consent).toBeNull();
  // Other times are asked of again, and these too once the person has agreed to others.
  const again = await move(later);
  expect(again.consent).toMatchObject({ answer: null });
  expect((await answer(again, "agreed")).status).toBe(200);
  expect((await move(times)).consent).toMatchObject({ answer: null });
});
