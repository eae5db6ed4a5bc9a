import type { Absence, AbsencePreview } from "@tresen/contract/absence/absence";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { BRANCH, PATH, freshDay, openSwapShop, people, publish, sessions, shift } from "./support/swaps";

beforeAll(openSwapShop);

const ask = (body: object, session = sessions.second): Promise<Reply> =>
  send({ method: "POST", path: "/api/absences", body: { kind: "training", ...body }, session });
async function made(body: object, session = sessions.second): Promise<Absence> {
  const { data, errors } = await ask(body, session);
  expect(errors).toEqual([]);
  return data as Absence;
}
const previewed = async (query: Record<string, string>): Promise<string[]> => {
  const asked = { path: "/api/absences/preview", query: { kind: "training", ...query }, session: sessions.second };
  return ((await send(asked)).data as AbsencePreview).shifts.map(({ id }) => id);
};
/** An open shift that people of the branch know. */
async function openShift(day: string, from: string, to: string): Promise<WorkingSchedule> {
  const body = { branch: BRANCH, user: null, startsAt: `${day}T${from}:00+02:00`, endsAt: `${day}T${to}:00+02:00` };
  const { data, errors } = await send({ method: "POST", path: PATH, body, session: sessions.manager });
  expect(errors).toEqual([]);
  return publish((data as WorkingSchedule).id);
}
const take = ({ id, version }: WorkingSchedule): Promise<Reply> =>
  send({ method: "POST", path: `${PATH}/${id}/take`, body: { version }, session: sessions.second });

test("a half may be named, which makes it half days; without it everything is as before", async () => {
  const [first, second, third, fourth] = [freshDay(), freshDay(), freshDay(), freshDay()];
  expect(await made({ from: first, to: first })).toMatchObject({ half: false, part: null });
  expect(await made({ from: second, to: second, half: true })).toMatchObject({ half: true, part: null });
  const named = await made({ from: third, to: third, part: "morning" });
  expect(named).toMatchObject({ half: true, part: "morning" });
  const change = (body: object) =>
    send({ method: "PUT", path: `/api/absences/${named.id}`, body, session: sessions.second });
  const days = { kind: "training", from: third, to: third };
  expect((await change({ ...days, version: 1, half: true, part: "afternoon" })).data).toMatchObject({
    part: "afternoon",
  });
  expect((await change({ ...days, version: 2 })).data).toMatchObject({ half: false, part: null });
  expect((await ask({ from: fourth, to: fourth, part: "evening" })).status).toBe(400);
  expect((await ask({ kind: "personalHoliday", from: fourth, to: fourth, part: "morning" })).status).toBe(400);
});

test("two halves of a day may be two absences, and the same half or the whole day may not", async () => {
  const day = freshDay();
  const days = { from: day, to: day };
  const morning = await made({ ...days, part: "morning" });
  for (const taken of [{ part: "morning" }, { half: true }, {}])
    expect(await ask({ ...days, kind: "unpaid", ...taken })).toMatchObject({
      ...{ status: 409, errors: [{ field: "from", code: "overlap" }] },
    });
  const asked = { path: "/api/absences/preview", session: sessions.second };
  const overlap = async (query: Record<string, string>): Promise<unknown> =>
    ((await send({ ...asked, query: { kind: "unpaid", ...days, ...query } })).data as AbsencePreview).overlap;
  expect(await overlap({ part: "afternoon" })).toBeNull();
  expect(await overlap({ part: "morning" })).toEqual(days);
  const both = await Promise.all([1, 2].map(() => ask({ ...days, kind: "unpaid", part: "afternoon" })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  // Neither can take the other's half afterwards.
  const change = { kind: "training", ...days, version: morning.version };
  for (const half of [{ part: "afternoon" }, { half: true }, {}]) {
    const path = `/api/absences/${morning.id}`;
    const body = { ...change, ...half };
    expect((await send({ method: "PUT", path, body, session: sessions.second })).status).toBe(409);
  }
  expect((await ask({ ...days, kind: "training" })).status).toBe(409);
});

test("only shifts in that half are told before, and refuse that somebody takes them", async () => {
  const day = freshDay();
  const evening = await shift(people.second, { day, from: "14:00", to: "20:00" });
  const days = { from: day, to: day };
  expect(await previewed(days)).toEqual([evening.id]);
  expect(await previewed({ ...days, half: "true" })).toEqual([evening.id]);
  expect(await previewed({ ...days, part: "morning" })).toEqual([]);
  expect(await previewed({ ...days, part: "afternoon" })).toEqual([evening.id]);
  const other = freshDay();
  await made({ from: other, to: other, part: "morning", user: people.second }, sessions.manager);
  expect((await take(await openShift(other, "08:00", "11:00"))).status).toBe(409);
  expect((await take(await openShift(other, "12:00", "18:00"))).status).toBe(200);
});
