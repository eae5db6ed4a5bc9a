import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import type { SwapReview } from "@tresen/contract/planning/swap/swap-review";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { expect } from "vitest";
import { type Reply, send } from "./api";
import { NOW } from "./request";
import { type Sessions, addUser, openShop, signIn } from "./shop";

export const PATH = "/api/working-schedules";
export const BRANCH = "brn_mitte";
export const DAY = 86_400_000;
type SwapSessions = Sessions & Record<"second" | "third" | "north" | "lead", string>;
/** Of whoever is signed in, and the ids of their users. */
export let sessions: SwapSessions;
export let people: Record<"first" | "second" | "third" | "north" | "lead", string>;
export const idOf = async (session: string): Promise<string> =>
  ((await send({ path: "/api/users/me", session })).data as { id: string }).id;

/** The shop with three employees and a manager of one branch, and an employee and a manager of the other. */
export async function openSwapShop(): Promise<void> {
  const opened = await openShop();
  const employed = async (name: string, branch = BRANCH, role = "ROLE_EMPLOYEE"): Promise<string> => {
    await addUser({ username: `${name}@example.test`, roles: [role], branches: [branch] });
    return signIn({ username: `${name}@example.test` });
  };
  sessions = {
    ...opened,
    second: await employed("zwei"),
    third: await employed("drei"),
    north: await employed("nord", "brn_nord"),
    lead: await employed("nordleitung", "brn_nord", "ROLE_MANAGER"),
  };
  people = {
    ...{ first: await idOf(opened.employee), second: await idOf(sessions.second), third: await idOf(sessions.third) },
    ...{ north: await idOf(sessions.north), lead: await idOf(sessions.lead) },
  };
}

/** The number of the next day that no test has used yet. */
let used = 20;
export const freshDay = (): string => new Date(NOW + (used += 2) * DAY).toISOString().slice(0, 10);
export const read = async ({ id }: { id: string }) =>
  (await send({ path: `${PATH}/${id}`, session: sessions.manager })).data as WorkingSchedule;

/** A published shift of a day on which there is no other one of the person. */
export async function shift(
  user: string,
  changes: { day?: string; from?: string; to?: string } = {},
): Promise<WorkingSchedule> {
  const { day = freshDay(), from = "08:00", to = "16:00" } = changes;
  const body = { branch: BRANCH, user, startsAt: `${day}T${from}:00Z`, endsAt: `${day}T${to}:00Z`, breakMinutes: 30 };
  const made = await send({ method: "POST", path: PATH, body, session: sessions.manager });
  expect([made.status, made.errors]).toEqual([201, []]);
  return publish((made.data as WorkingSchedule).id);
}
export async function publish(id: string): Promise<WorkingSchedule> {
  const { version, day } = await read({ id });
  const body = { branch: BRANCH, from: day, to: day, expected: [{ id, version }] };
  const { status, errors } = await send({ method: "POST", path: `${PATH}/publish`, body, session: sessions.manager });
  expect([status, errors]).toEqual([200, []]);
  return read({ id });
}
export async function change(id: string, changes: object): Promise<void> {
  const body = { ...(await read({ id })), ...changes };
  const { status, errors } = await send({ method: "PUT", path: `${PATH}/${id}`, body, session: sessions.manager });
  expect([status, errors]).toEqual([200, []]);
}
export const asking = (
  { id, version }: WorkingSchedule,
  body: object = {},
  session = sessions.employee,
): Promise<Reply> =>
  send({
    method: "POST",
    path: `${PATH}/swaps`,
    body: { shift: id, version, to: null, counter: null, note: "", ...body },
    session,
  });
export async function asked(given: WorkingSchedule, body: object = {}): Promise<ShiftSwap> {
  const { status, data, errors } = await asking(given, body);
  expect([status, errors]).toEqual([201, []]);
  return data as ShiftSwap;
}
export const step = ({ id, version }: ShiftSwap, state: string, session: string, reason = ""): Promise<Reply> =>
  send({ method: "POST", path: `${PATH}/swaps/${id}/state`, body: { version, state, reason }, session });
export async function accepted(
  given: WorkingSchedule,
  body: object = {},
  session = sessions.second,
): Promise<ShiftSwap> {
  const { status, data, errors } = await step(await asked(given, body), "accepted", session);
  expect([status, errors]).toEqual([200, []]);
  return data as ShiftSwap;
}
export const reviewing = ({ id }: Pick<ShiftSwap, "id">, session = sessions.manager): Promise<Reply> =>
  send({ path: `${PATH}/swaps/${id}/review`, session });
export const review = async (swap: ShiftSwap): Promise<SwapReview> => (await reviewing(swap)).data as SwapReview;
export const approving = (
  { id }: ShiftSwap,
  { version, seen }: Pick<SwapReview, "version" | "seen">,
  session = sessions.manager,
): Promise<Reply> => send({ method: "POST", path: `${PATH}/swaps/${id}/approve`, body: { version, seen }, session });
export const list = async (session: string): Promise<ShiftSwap[]> =>
  (await send({ path: `${PATH}/swaps`, session })).data as ShiftSwap[];
export const listed = async ({ id }: ShiftSwap, session = sessions.employee): Promise<ShiftSwap | undefined> =>
  (await list(session)).find((one) => one.id === id);
export const mine = async (session: string, { day }: WorkingSchedule): Promise<string[]> => {
  const answer = await send({ path: `${PATH}/mine`, query: { from: day ?? "", to: day ?? "" }, session });
  return (answer.data as OwnShift[]).map(({ id }) => id);
};
