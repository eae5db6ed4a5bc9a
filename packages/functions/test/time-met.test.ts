import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { beforeAll, expect, test } from "vitest";
import { recordEntity } from "../../core/src/records/rows/record.entity";
import { send } from "./support/api";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/working-activities";
let sessions: Sessions;
const { employed, locked } = sheetSteps(() => sessions);

beforeAll(async () => {
  sessions = await openShop();
});

/** An instant of the fourth of May. */
const at = (hour: number): string => `2026-05-04T${String(hour).padStart(2, "0")}:00:00.000Z`;
async function enter(user: string, from: string, to: string): Promise<Activity> {
  const body = { user, branch: "brn_mitte", startedAt: from, endedAt: to };
  const made = await send({ method: "POST", path: PATH, body, session: sessions.manager });
  expect([made.status, made.errors]).toEqual([201, []]);
  return made.data as Activity;
}
const read = async ({ id }: Activity): Promise<Activity> =>
  (await send({ path: `${PATH}/${id}`, session: sessions.manager })).data as Activity;
const isFlagged = async (entry: Activity): Promise<boolean> => (await read(entry)).flags.includes("overlap");
async function correct(entry: Activity, changes: object): Promise<void> {
  const body = { ...(await read(entry)), reason: "Vertippt", ...changes };
  const put = await send({ method: "PUT", path: `${PATH}/${entry.id}`, body, session: sessions.manager });
  expect([put.status, put.errors]).toEqual([200, []]);
}
async function remove({ id }: Activity): Promise<void> {
  expect((await send({ method: "DELETE", path: `${PATH}/${id}`, session: sessions.manager })).status).toBe(200);
}
async function set(entry: Activity, changes: object): Promise<void> {
  const entity = recordEntity(activities);
  const { data } = await entity.get({ id: entry.id }).go();
  await entity
    .patch({ id: entry.id })
    .set({ fields: { ...data?.fields, ...changes } })
    .go();
}

test("both of two entries that overlap are flagged, and neither once one of them was corrected or removed", async () => {
  const { id: user } = await employed();
  const first = await enter(user, at(8), at(12));
  const apart = await enter(user, at(14), at(16));
  const second = await enter(user, at(11), at(13));
  expect(await Promise.all([first, second, apart].map(isFlagged))).toEqual([true, true, false]);
  expect(await read(first)).toMatchObject({ startedAt: at(8), endedAt: at(12), corrections: [] });
  await correct(second, { startedAt: at(12), endedAt: at(15) });
  expect(await Promise.all([first, second, apart].map(isFlagged))).toEqual([false, true, true]);
  await remove(second);
  expect(await Promise.all([first, apart].map(isFlagged))).toEqual([false, false]);
});

test("what still meets a third one stays flagged, and whatever its own stampings contradict until somebody looks", async () => {
  const { id: user } = await employed();
  const long = await enter(user, at(8), at(16));
  const early = await enter(user, at(9), at(10));
  const late = await enter(user, at(14), at(15));
  await remove(early);
  expect(await Promise.all([long, late].map(isFlagged))).toEqual([true, true]);
  const stamping = { receivedAt: at(17), source: "phone", device: null, sequence: null };
  const stampings = [
    { ...stamping, action: "end", at: at(16) },
    { ...stamping, action: "pause", at: at(17) },
  ];
  await set(long, { flags: ["offline", "overlap"], stampings });
  await remove(late);
  expect(await isFlagged(long)).toBe(true);
  await correct(long, {});
  expect((await read(long)).flags).toEqual(["offline", "corrected"]);
});

test("what is in a locked month stays as it was locked", async () => {
  const one = await employed();
  const night = await enter(one.id, "2026-04-30T18:00:00.000Z", "2026-05-01T04:00:00.000Z");
  await locked(one, "2026-04");
  const early = await enter(one.id, "2026-05-01T03:00:00.000Z", "2026-05-01T08:00:00.000Z");
  expect(await Promise.all([night, early].map(isFlagged))).toEqual([false, true]);
});

test("entries that are made at the same moment are all taken, and what they meet is flagged", async () => {
  const { id: user } = await employed();
  const long = await enter(user, at(6), at(18));
  const all = await Promise.all([7, 9, 11, 13].map((hour) => enter(user, at(hour), at(hour + 1))));
  expect(await Promise.all([long, ...all].map(isFlagged))).toEqual([true, true, true, true, true]);
});
