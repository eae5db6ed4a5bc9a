import { addDays } from "@tresen/contract/kit/time";
import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { idOf } from "./support/swaps";

const PATH = "/api/working-schedules";
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  const body = {
    id: "brn_berlin",
    identifier: "berlin",
    name: "Berlin",
    country: "DE",
    holidayState: "BE",
    timeZone: "Europe/Berlin",
  };
  const { errors } = await send({ method: "POST", path: "/api/branches", body, session: sessions.admin });
  expect(errors).toEqual([]);
});

async function person(name: string): Promise<string> {
  const username = `${name}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_berlin", "brn_mitte"] });
  return idOf(await signIn({ username }));
}
async function made(path: string, body: object): Promise<void> {
  const { errors } = await send({ method: "POST", path, body, session: sessions.admin });
  expect(errors).toEqual([]);
}
const shift = (user: string, day: string): Promise<void> =>
  made(PATH, {
    ...{ branch: "brn_berlin", user, breakMinutes: 0 },
    ...{ startsAt: `${day}T10:00:00Z`, endsAt: `${day}T14:00:00Z` },
  });
const sundays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => addDays(first, 7 * week));

/** The Sunday of the findings of § 11 Abs. 1 ArbZG in its week. */
async function found(sunday: string): Promise<string[]> {
  const query = { branch: "brn_berlin", from: addDays(sunday, -6), to: sunday };
  const { data, errors } = await send({ path: `${PATH}/findings`, query, session: sessions.admin });
  expect(errors).toEqual([]);
  return (data as PlanFindings).people.flatMap(({ findings }) =>
    findings.filter(({ paragraph }) => paragraph === "§ 11 Abs. 1 ArbZG").map(({ day }) => day),
  );
}

test("from the 38th planned Sunday of the year on, fifteen are not free any more, and only then it costs more", async () => {
  const user = await person("plan");
  // 2027 has 52 Sundays.
  for (const day of sundays("2027-01-03", 39)) await shift(user, day);
  // As much other work as of somebody who works the whole week.
  for (const day of sundays("2027-01-05", 10)) await shift(user, day);
  const [july, before, first] = ["2027-07-04", "2027-09-12", "2027-09-19"];
  const [summer, last, one] = [
    await metered(() => found(july)),
    await metered(() => found(before)),
    await metered(() => found(first)),
  ];
  expect([summer.result, last.result, one.result, await found(addDays(first, 7))]).toEqual([
    [],
    [],
    [first],
    [addDays(first, 7)],
  ]);
  expect(last.use.operations).toEqual(summer.use.operations);
  // The keys of shifts and activities, and then the shifts around Sundays.
  const more = (operation: string): number =>
    (one.use.operations[operation] ?? 0) - (last.use.operations[operation] ?? 0);
  expect([more("Query"), more("BatchGetItem")]).toEqual([2, 1]);
});

test("Sundays that are over count as they were recorded", async () => {
  const user = await person("stempel");
  // 2026 has 52 Sundays, too. All of the first 41 are planned, and of the first 22 all but two were worked.
  for (const day of sundays("2026-01-04", 41)) await shift(user, day);
  for (const day of sundays("2026-01-04", 22).filter((_, index) => index !== 5 && index !== 6))
    await made("/api/working-activities", {
      ...{ user, branch: "brn_berlin", breaks: [] },
      ...{ startedAt: `${day}T10:00:00Z`, endedAt: `${day}T14:00:00Z` },
    });
  expect(await found("2026-09-20")).toEqual([]);
  expect(await found("2026-09-27")).toEqual([]);
  expect(await found("2026-10-04")).toEqual(["2026-10-04"]);
});

test("in Austria nothing more is read", async () => {
  const user = await person("wien");
  await made(PATH, {
    ...{ branch: "brn_mitte", user, breakMinutes: 0 },
    ...{ startsAt: "2027-10-10T10:00:00Z", endsAt: "2027-10-10T14:00:00Z" },
  });
  const query = { branch: "brn_mitte", from: "2027-10-04", to: "2027-10-10" };
  const { use } = await metered(() => send({ path: `${PATH}/findings`, query, session: sessions.admin }));
  // The branch, and one person.
  expect(use.operations["Query"]).toBe(2);
});
