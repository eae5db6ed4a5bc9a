import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { expect } from "vitest";
import { type Reply, send } from "./api";
import { type Sessions, addUser, signIn } from "./shop";

const PATH = "/api/time-sheets";

interface Person {
  id: string;
  session: string;
}

/** What tests of time sheets do with people and their months in the shop of these sessions. */
export function sheetSteps(sessions: () => Sessions) {
  let people = 0;

  /** Somebody with a contract of 40 hours since April 2026. */
  async function employed({ branches = ["brn_mitte"], from = "2026-04-01", opening = 0 } = {}): Promise<Person> {
    people += 1;
    const username = `zettel${people}@example.test`;
    await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
    const session = await signIn({ username });
    const { id } = (await send({ path: "/api/users/me", session })).data as { id: string };
    const contracts = [{ validFrom: from, weeklyMinutes: 2400, openingBalanceMinutes: opening }];
    const body = { version: 0, entryDate: from, personnelNumber: String(100 + people), contracts };
    const kept = await send({ method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions().admin });
    expect([kept.status, kept.errors]).toEqual([200, []]);
    return { id, session };
  }

  async function worked(user: string, startedAt: string, hours: number, session = sessions().admin): Promise<Activity> {
    const endedAt = new Date(Date.parse(startedAt) + hours * 3_600_000).toISOString();
    const body = { user, branch: "brn_mitte", startedAt, endedAt };
    const made = await send({ method: "POST", path: "/api/working-activities", body, session });
    expect([made.status, made.errors]).toEqual([201, []]);
    return made.data as Activity;
  }

  const read = (user: string, month: string, session: string | null = sessions().manager): Promise<Reply> =>
    send({ path: `${PATH}/${user}/${month}`, session });
  const sheet = async (user: string, month: string, session = sessions().manager): Promise<TimeSheetDetail> =>
    (await read(user, month, session)).data as TimeSheetDetail;

  async function step(
    user: string,
    month: string,
    state: string,
    session: string,
    changes: object = {},
  ): Promise<Reply> {
    const { version, digest } = await sheet(user, month, session);
    const body = { state, version, digest, ...changes };
    return send({ method: "POST", path: `${PATH}/${user}/${month}/state`, body, session });
  }

  /** Brings a month through all states. */
  async function locked({ id, session }: Person, month: string): Promise<TimeSheetDetail> {
    for (const [state, by] of [
      ["confirmed", session],
      ["approved", sessions().manager],
      ["locked", sessions().manager],
    ] as const) {
      const done = await step(id, month, state, by);
      expect([state, done.status, done.errors]).toEqual([state, 200, []]);
    }
    return sheet(id, month);
  }

  return { employed, worked, read, sheet, step, locked };
}
