import type { Absence } from "@tresen/contract/absence/absence";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { accepted, openSwapShop, people, review, sessions, shift } from "./support/swaps";

/** The Monday of a week with a public holiday, 6 May 2027. */
const MONDAY = "2027-05-03";

beforeAll(async () => {
  await openSwapShop();
  const contracts = [{ validFrom: "2026-01-01", validTo: null, weeklyMinutes: 2400 }];
  for (const user of [people.first, people.second]) {
    const body = { version: 0, birthDate: "1990-01-01", entryDate: "2026-01-01", contracts };
    const path = `/api/users/${user}/personnel`;
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).errors).toEqual([]);
  }
});

test("the hours agreed for the week of a swap are without public holidays and absences, as in the planner", async () => {
  const given = await shift(people.first, { day: "2027-05-07" });
  const body = { kind: "holiday", from: MONDAY, to: "2027-05-04" };
  const absence = (await send({ method: "POST", path: "/api/absences", body, session: sessions.second }))
    .data as Absence;
  const swap = await accepted(given, { to: people.second });
  const asked = await review(swap);
  // A request alone takes nothing off.
  expect(asked.people.map(({ weeks }) => weeks[0]?.contract)).toEqual([1920, 1920]);
  const decided = await send({
    ...{ method: "POST" as const, path: `/api/absences/${absence.id}/state`, session: sessions.manager },
    body: { version: absence.version, state: "approved" },
  });
  expect(decided.errors).toEqual([]);
  const seen = await review(swap);
  expect(seen.people.map(({ weeks }) => weeks[0]?.contract)).toEqual([1920, 960]);
  expect(seen.seen).not.toBe(asked.seen);
});
