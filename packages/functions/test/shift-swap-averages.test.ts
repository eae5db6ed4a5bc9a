import { addDays } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { PATH, accepted, openSwapShop, people, review, sessions, shift } from "./support/swaps";

/** Two Mondays: of the week of the swap, and of one that only the average of 17 weeks reaches. */
const MONDAY = "2027-03-08";
const EARLIER = "2027-01-18";

beforeAll(async () => {
  await openSwapShop();
  // Both are employed in these two weeks alone, so that the average is that of two weeks.
  const contracts = [EARLIER, MONDAY].map((validFrom) => ({
    ...{ validFrom, validTo: addDays(validFrom, 6), weeklyMinutes: 2400 },
  }));
  for (const user of [people.first, people.second]) {
    const path = `/api/users/${user}/personnel`;
    const body = { version: 0, birthDate: "1990-01-01", entryDate: EARLIER, contracts };
    const { errors } = await send({ method: "PUT", path, body, session: sessions.admin });
    expect(errors).toEqual([]);
  }
});

/** Shifts on so many days of a week, of 10 hours with the break off. @returns the last one. */
async function week(user: string, monday: string, days: number): Promise<WorkingSchedule> {
  const made: WorkingSchedule[] = [];
  for (let day = 0; day < days; day += 1)
    made.push(await shift(user, { day: addDays(monday, day), from: "07:00", to: "17:30" }));
  const last = made.at(-1);
  if (!last) throw new Error("There is no shift");
  return last;
}

test("the average of both people is that of their own weeks, with the shift taken from one and given to the other", async () => {
  // 50 and 60 hours of who gives are 55 on average before, and 50 after; who takes gets from 45 to 50.
  await week(people.first, EARLIER, 5);
  const given = await week(people.first, MONDAY, 6);
  await week(people.second, EARLIER, 4);
  await week(people.second, MONDAY, 5);
  const seen = await review(await accepted(given, { to: people.second }));
  const averages = seen.people.map(({ findings }) => findings.filter(({ rule }) => rule === "averageHours"));
  expect(averages).toMatchObject([
    [{ severity: "breach", day: "2027-03-14", message: expect.stringContaining("50:00 Stunden") }],
    [{ severity: "breach", day: "2027-03-14", message: expect.stringContaining("50:00 Stunden"), isNew: true }],
  ]);
  // The plan says the same of who gives, with the shift that is still theirs.
  const query = { branch: "brn_mitte", from: MONDAY, to: addDays(MONDAY, 6) };
  const plan = (await send({ path: `${PATH}/findings`, query, session: sessions.manager })).data as {
    people: { user: string; findings: { rule: string; message: string }[] }[];
  };
  const own = plan.people.find(({ user }) => user === people.first)?.findings ?? [];
  expect(own.filter(({ rule }) => rule === "averageHours")).toMatchObject([
    { message: expect.stringContaining("55:00 Stunden") },
  ]);
});
