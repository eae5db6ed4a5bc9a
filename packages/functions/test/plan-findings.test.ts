import { addDays } from "@tresen/contract/kit/time";
import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/working-schedules";
const WEEK = { branch: "brn_mitte", from: "2027-05-03", to: "2027-05-09" };
const PEOPLE = 7;
let sessions: Sessions;
const people: string[] = [];

async function shift(day: string, user: string, changes: object = {}): Promise<WorkingSchedule> {
  const times = { startsAt: `${day}T08:00:00+02:00`, endsAt: `${day}T16:00:00+02:00`, breakMinutes: 30 };
  const body = { branch: "brn_mitte", user, ...times, ...changes };
  const { status, data, errors } = await send({ method: "POST", path: PATH, body, session: sessions.admin });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as WorkingSchedule;
}
async function findings(session = sessions.manager): Promise<PlanFindings> {
  const { status, data, errors } = await send({ path: `${PATH}/findings`, query: WEEK, session });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as PlanFindings;
}
const of = (found: PlanFindings, index: number) => found.people.find(({ user }) => user === people[index]);

beforeAll(async () => {
  sessions = await openShop();
  for (let index = 0; index < PEOPLE; index += 1) {
    const username = `person${index}@example.test`;
    await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte", "brn_nord"] });
    const session = await signIn({ username });
    people.push(((await send({ path: "/api/users/me", session })).data as { id: string }).id);
  }
});

describe("findings of the law", () => {
  test("name the paragraph, the day and the shifts of each person, with their minutes", async () => {
    const [first = "", second = ""] = people;
    const long = await shift("2027-05-03", first, { endsAt: "2027-05-03T21:30:00+02:00" });
    await shift("2027-05-04", second);
    const found = await findings();
    expect(found.country).toBe("AT");
    expect(of(found, 0)).toMatchObject({ name: "person0@example.test", plannedMinutes: 780, elsewhereMinutes: 0 });
    expect(of(found, 0)?.findings).toContainEqual(
      expect.objectContaining({
        severity: "breach",
        day: "2027-05-03",
        stretches: [long.id],
        paragraph: expect.stringContaining("§ 9"),
      }),
    );
    expect(of(found, 1)?.findings.filter(({ severity }) => severity === "breach")).toEqual([]);
  });

  test("count hours at other branches, drafts too, and tell no more of them", async () => {
    const [, , third = ""] = people;
    const here = await shift("2027-05-05", third, { endsAt: "2027-05-05T13:00:00+02:00", breakMinutes: 0 });
    const times = { startsAt: "2027-05-05T13:00:00+02:00", endsAt: "2027-05-05T22:00:00+02:00", breakMinutes: 30 };
    const there = await shift("2027-05-05", third, { branch: "brn_nord", ...times });
    const draft = of(await findings(), 2);
    const day = { branch: "brn_nord", from: "2027-05-05", to: "2027-05-05" };
    const body = { ...day, expected: [{ id: there.id, version: 1 }] };
    const published = await send({ method: "POST", path: `${PATH}/publish`, body, session: sessions.admin });
    expect(published.status).toBe(200);
    const person = of(await findings(), 2);
    // Publishing it changes nothing of what is told.
    expect(person).toEqual(draft);
    expect(person).toMatchObject({ plannedMinutes: 300, elsewhereMinutes: 510 });
    const breaches = person?.findings.filter(({ severity }) => severity === "breach") ?? [];
    expect(breaches.length).toBeGreaterThan(0);
    expect(breaches.every(({ stretches }) => stretches.every((id) => id === here.id))).toBe(true);
    expect(JSON.stringify(person)).not.toContain(there.id);
    expect(JSON.stringify(person)).not.toContain("22:00");
    const cancel = {
      method: "POST",
      path: `${PATH}/${there.id}/cancel`,
      body: { version: 2 },
      session: sessions.admin,
    };
    expect((await send(cancel)).status).toBe(200);
    expect(of(await findings(), 2)).toMatchObject({ elsewhereMinutes: 0 });
  });

  test("tell drafts of one person that overlap, and none of cancelled or open shifts", async () => {
    const [, , , fourth = ""] = people;
    const both = [
      await shift("2027-05-06", fourth),
      await shift("2027-05-06", fourth, { startsAt: "2027-05-06T15:00:00+02:00", endsAt: "2027-05-06T19:00:00+02:00" }),
    ];
    await shift("2027-05-06", fourth, { user: null });
    expect(of(await findings(), 3)?.overlapping).toEqual(both.map(({ id }) => id));
  });

  test("tell shifts before the entry and the first contract, which are planned nevertheless", async () => {
    await addUser({ username: "neu@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const session = await signIn({ username: "neu@example.test" });
    const { id: beginner } = (await send({ path: "/api/users/me", session })).data as { id: string };
    const early = async () => (await findings()).people.find(({ user }) => user === beginner)?.beforeEntry;
    const days = ["2027-05-04", "2027-05-05", "2027-05-06"];
    const shifts = [];
    for (const day of days) shifts.push((await shift(day, beginner)).id);
    expect(await early()).toEqual([]);
    const personnel = `/api/users/${beginner}/personnel`;
    const keep = async (version: number, body: object): Promise<number> => {
      const kept = await send({ method: "PUT", path: personnel, body: { version, ...body }, session: sessions.admin });
      expect([kept.status, kept.errors]).toEqual([200, []]);
      return (kept.data as { version: number }).version;
    };
    const version = await keep(0, { entryDate: "2027-05-05", contracts: [] });
    expect(await early()).toEqual(shifts.slice(0, 1));
    await keep(version, { entryDate: "2027-05-05", contracts: [{ validFrom: "2027-05-06", weeklyMinutes: 2400 }] });
    expect(await early()).toEqual(shifts.slice(0, 2));
    expect(of(await findings(), 0)?.beforeEntry).toEqual([]);
    for (const id of shifts)
      expect((await send({ method: "DELETE", path: `${PATH}/${id}`, session: sessions.admin })).status).toBe(200);
  });

  test("cost what people and days are asked for, and not what was ever planned", async () => {
    const [, , , , fifth = "", sixth = ""] = people;
    for (const user of [fifth, sixth]) await shift("2027-05-07", user);
    const few = await metered(() => findings());
    expect(few.result.people.length).toBe(PEOPLE - 1);
    for (let week = 10; week < 16; week += 1) await shift(addDays("2027-05-07", -7 * week), fifth);
    const many = await metered(() => findings());
    expect(many.use.operations).toEqual(few.use.operations);
    // The session and the branch; then one Query and one BatchGetItem for the branch and for each person, and two more.
    expect(few.use.operations["Query"]).toBeLessThanOrEqual(1 + PEOPLE + 1);
    expect(few.use.operations["BatchGetItem"]).toBeLessThanOrEqual(1 + PEOPLE + 2 + 1);
    expect(many.use.readUnits).toBe(few.use.readUnits);
  });

  test("take the average of a long week over the weeks of the law, further back than other rules look", async () => {
    const [, , , , , , seventh = ""] = people;
    const contract = (validFrom: string, validTo: string | null) => ({ validFrom, validTo, weeklyMinutes: 2400 });
    // Two weeks count, of which the first is five weeks ago: (44 h + 52.5 h) / 2 are more than 48 h.
    const contracts = [contract("2027-03-29", "2027-04-04"), contract("2027-05-03", null)];
    const personnel = await send({
      method: "PUT",
      path: `/api/users/${seventh}/personnel`,
      body: { version: 0, birthDate: "1990-01-01", entryDate: "2027-03-29", contracts },
      session: sessions.admin,
    });
    expect(personnel.errors).toEqual([]);
    const before = [0, 1, 2, 3].map((day) => addDays("2027-03-29", day));
    for (const day of before) await shift(day, seventh, { endsAt: `${day}T19:30:00+02:00` });
    const days = [0, 1, 2, 3, 4].map((day) => addDays("2027-05-03", day));
    for (const day of days) await shift(day, seventh, { endsAt: `${day}T19:00:00+02:00` });
    const averages = async () =>
      of(await findings(), 6)?.findings.filter(({ paragraph }) => paragraph === "§ 9 Abs. 4 AZG");
    // Seventeen weeks from the first day of the first contract are not over, so that it can still be evened out.
    const message = expect.stringContaining("Frist: 25.07.2027");
    expect(await averages()).toEqual([expect.objectContaining({ severity: "info", day: "2027-05-09", message })]);
    // An empty week behind it does not hide it.
    const longer = { ...WEEK, to: "2027-05-16" };
    const seen = (await send({ path: `${PATH}/findings`, query: longer, session: sessions.manager }))
      .data as PlanFindings;
    expect(of(seen, 6)?.findings.filter(({ rule }) => rule === "averageHours")).toHaveLength(1);
    const away = { user: seventh, kind: "compensation", from: "2027-03-29", to: "2027-04-04" };
    expect((await send({ method: "POST", path: "/api/absences", body: away, session: sessions.admin })).status).toBe(
      201,
    );
    expect(await averages()).toHaveLength(1);
  });

  test("are for managers of the branch", async () => {
    expect((await send({ path: `${PATH}/findings`, query: WEEK, session: sessions.employee })).status).toBe(403);
    const north = { ...WEEK, branch: "brn_nord" };
    expect((await send({ path: `${PATH}/findings`, query: north, session: sessions.manager })).status).toBe(403);
    const long = { ...WEEK, to: "2027-07-09" };
    expect((await send({ path: `${PATH}/findings`, query: long, session: sessions.manager })).status).toBe(400);
  });
});
