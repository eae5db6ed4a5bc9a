import type { TimeSheet, TimeSheetCheck, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/time-sheets";
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const sheet = async (user: string, session: string): Promise<TimeSheetDetail> =>
  (await send({ path: `${PATH}/${user}/2026-04`, session })).data as TimeSheetDetail;

test("amounts are seen by the person and whoever may see wages, and stay as they were locked", async () => {
  await addUser({ username: "lohn@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const session = await signIn({ username: "lohn@example.test" });
  const { id } = (await send({ path: "/api/users/me", session })).data as { id: string };
  const path = `/api/users/${id}/personnel`;
  const agree = async (hourlyWage: number): Promise<void> => {
    const kept = (await send({ path, session: sessions.admin })).data as object;
    const contracts = [{ validFrom: "2026-04-01", weeklyMinutes: 2400, hourlyWage }];
    const body = { ...kept, entryDate: "2026-04-01", contracts };
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  };
  await agree(1500);
  const times = { startedAt: "2026-04-07T06:00:00Z", endedAt: "2026-04-07T14:00:00Z" };
  const body = { user: id, branch: "brn_mitte", ...times };
  expect((await send({ method: "POST", path: "/api/working-activities", body, session: sessions.admin })).status).toBe(
    201,
  );

  const own = await sheet(id, session);
  expect(own.pay?.lines.map(({ item, minutes, amount }) => [item, minutes, amount])).toEqual([
    ["worked", 480, 12_000],
    ["publicHolidays", 480, 12_000],
  ]);
  expect((await sheet(id, sessions.admin)).pay).toEqual(own.pay);
  const managers = await sheet(id, sessions.manager);
  expect(managers.pay).toBeNull();
  // Neither the list nor what a step names tells a wage.
  const { data } = await send({ path: PATH, query: { month: "2026-04" }, session: sessions.manager });
  expect((data as TimeSheet[]).some(({ user }) => user.id === id)).toBe(true);
  expect(JSON.stringify(data)).not.toContain('"pay"');
  await agree(1600);
  expect((await sheet(id, sessions.manager)).digest).toBe(managers.digest);

  for (const [state, by] of [
    ["confirmed", session],
    ["approved", sessions.manager],
    ["locked", sessions.manager],
  ] as const) {
    const { version, digest } = await sheet(id, by);
    const step = { state, version, digest, reason: "" };
    const done = await send({ method: "POST", path: `${PATH}/${id}/2026-04/state`, body: step, session: by });
    expect([state, done.status, done.errors]).toEqual([state, 200, []]);
  }
  await agree(1500);
  expect((await sheet(id, session)).pay?.amount).toBe(25_600);
  const check = await send({ path: `${PATH}/verify`, query: { user: id }, session: sessions.manager });
  expect((check.data as TimeSheetCheck).isWhole).toBe(true);
});
