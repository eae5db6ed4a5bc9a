import type { Absence, AbsencePreview, HolidayBalance } from "@tresen/contract/absence/absence";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
const { employed, sheet } = sheetSteps(() => sessions);
beforeAll(async () => {
  sessions = await openShop();
});

const enter = (user: string, body: object) =>
  send({ method: "POST", path: "/api/absences", body: { user, ...body }, session: sessions.manager });
const previewOf = async (user: string, query: Record<string, string>) =>
  (await send({ path: "/api/absences/preview", query: { user, ...query }, session: sessions.manager }))
    .data as AbsencePreview;
const planned = async (user: string) => {
  const query = { user };
  const { data } = await send({ path: "/api/time-sheets/holiday-balances", query, session: sessions.manager });
  const [balance] = data as HolidayBalance[];
  return (balance?.planned ?? 0) + (balance?.taken ?? 0);
};
const prove = (id: string) =>
  send({
    ...{ method: "PUT", path: `/api/absences/${id}/certificate`, session: sessions.manager },
    body: { name: "AU.pdf", data: Buffer.from("%PDF-1.4").toString("base64") },
  });

test("sickness is recorded over leave, gives its days back by the law, and a month counts each day once", async () => {
  const one = await employed();
  // Two weeks of work, Monday to Friday.
  const leave = await enter(one.id, { kind: "holiday", from: "2026-04-13", to: "2026-04-24" });
  expect(leave.status).toBe(201);
  const before = await planned(one.id);
  const days = { kind: "sick", from: "2026-04-14", to: "2026-04-17" };
  expect(await previewOf(one.id, days)).toMatchObject({
    ...{ overlap: null, taken: null, returned: { units: 4, country: "AT" } },
    covers: [{ kind: "holiday", from: "2026-04-13", to: "2026-04-24" }],
  });
  expect(await previewOf(one.id, { ...days, to: "2026-04-16" })).toMatchObject({ returned: { units: 0 } });
  const sick = await enter(one.id, days);
  expect([sick.status, sick.errors]).toEqual([201, []]);
  // Without a certificate it stays leave, in the account and in the month.
  expect(await planned(one.id)).toBe(before);
  const month = async () => (await sheet(one.id, "2026-04")).absences.map(({ kind, days: count }) => [kind, count]);
  expect(await month()).toEqual([["holiday", 10]]);
  const credited = (await sheet(one.id, "2026-04")).differenceMinutes;
  expect((await prove((sick.data as Absence).id)).status).toBe(200);
  expect(await planned(one.id)).toBe(before - 4);
  expect(await month()).toEqual([
    ["holiday", 6],
    ["sick", 4],
  ]);
  expect((await sheet(one.id, "2026-04")).differenceMinutes).toBe(credited);
});

test("leave that was only asked for has taken nothing that sickness could give back", async () => {
  const one = await employed();
  const asked = { kind: "holiday", from: "2026-07-06", to: "2026-07-17" };
  const made = await send({ method: "POST", path: "/api/absences", body: asked, session: one.session });
  expect([made.status, (made.data as Absence).state]).toEqual([201, "requested"]);
  const days = { kind: "sick", from: "2026-07-09", to: "2026-07-23" };
  expect(await previewOf(one.id, days)).toMatchObject({ returned: null, covers: [{ kind: "holiday" }] });
  // Beside it approved leave of four days of work.
  await enter(one.id, { kind: "holiday", from: "2026-07-20", to: "2026-07-23" });
  expect(await previewOf(one.id, days)).toMatchObject({ returned: { units: 4 } });
});

test("two of the same class, and leave over sickness, are refused; leave below can be shortened and withdrawn", async () => {
  const one = await employed();
  const leave = (await enter(one.id, { kind: "holiday", from: "2026-05-04", to: "2026-05-15" })).data as Absence;
  expect((await enter(one.id, { kind: "compensation", from: "2026-05-05", to: "2026-05-05" })).status).toBe(409);
  expect((await enter(one.id, { kind: "sick", from: "2026-05-13", to: "2026-05-22" })).status).toBe(201);
  for (const kind of ["sick", "care", "holiday"])
    expect((await enter(one.id, { kind, from: "2026-05-20", to: "2026-05-25" })).status).toBe(409);
  expect(await previewOf(one.id, { kind: "holiday", from: "2026-05-20", to: "2026-05-25" })).toMatchObject({
    ...{ covers: [], overlap: { from: "2026-05-13", to: "2026-05-22" } },
  });
  const change = (version: number, to: string) =>
    send({
      ...{ method: "PUT", path: `/api/absences/${leave.id}`, session: sessions.manager },
      body: { version, kind: "holiday", from: "2026-05-04", to },
    });
  expect((await change(1, "2026-05-18")).status).toBe(409);
  expect((await change(1, "2026-05-14")).status).toBe(200);
  const body = { version: 2, state: "withdrawn" };
  const path = `/api/absences/${leave.id}/state`;
  expect((await send({ method: "POST", path, body, session: sessions.manager })).status).toBe(200);
});

test("colleagues see the days of leave with sickness in it and after it once, and never why", async () => {
  const [one, colleague] = [await employed(), await employed()];
  await enter(one.id, { kind: "holiday", from: "2026-04-13", to: "2026-04-24" });
  await enter(one.id, { kind: "sick", from: "2026-04-14", to: "2026-04-16" });
  await enter(one.id, { kind: "sick", from: "2026-04-23", to: "2026-04-28" });
  const query = { user: one.id, from: "2026-04-01", to: "2026-04-30" };
  const seenBy = async (session: string) =>
    ((await send({ path: "/api/absences", query, session })).data as Absence[]).map(({ kind, from, to }) => [
      kind,
      from,
      to,
    ]);
  expect(await seenBy(colleague.session)).toEqual([
    [null, "2026-04-13", "2026-04-24"],
    [null, "2026-04-25", "2026-04-28"],
  ]);
  expect(await seenBy(sessions.manager)).toHaveLength(3);
});

test("a personal holiday is one whole day, once in a leave year (§ 7a ARG)", async () => {
  // The leave year of somebody who came on 1 April.
  const one = await employed();
  const day = (from: string, more: object = {}) => enter(one.id, { kind: "personalHoliday", from, to: from, ...more });
  expect((await day("2026-06-01", { to: "2026-06-05" })).status).toBe(400);
  expect((await day("2026-06-01", { half: true })).status).toBe(400);
  const first = await day("2026-06-01");
  expect(first.status).toBe(201);
  const again = await day("2027-03-31");
  expect([again.status, again.errors[0]?.code]).toEqual([409, "only_one"]);
  expect((await day("2027-04-01")).status).toBe(201);
  const path = `/api/absences/${(first.data as Absence).id}/state`;
  const body = { version: 1, state: "withdrawn" };
  expect((await send({ method: "POST", path, body, session: sessions.manager })).status).toBe(200);
  expect((await day("2026-07-01")).status).toBe(201);
});
