import { MINUTE, type Instant, addDays, zonedTime } from "@tresen/contract/kit/time";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { log } from "../../platform/log";
import { allBranches } from "../report";
import { checkDays } from "./recount";

/** How many days before today are compared. */
const DAYS = 35;
/** A run ends before the time limit of its function; the next one goes on with the next branch. */
const BUDGET = 4 * MINUTE;
const KEY = { pk: "statistics-check", sk: "state" };

/** What the last comparison of all branches found. */
export interface StatisticsCheck {
  /** ISO. When a branch was compared last. */
  checkedAt: string;
  /** The branch that was compared last, while others are left; null once all were. */
  after: string | null;
  /** Branches whose counters say something else than their orders, with the first day on which they do. */
  drifting: { branch: string; day: string; counters: number }[];
}

/** Compares orders and counters of the last days, branch by branch, and tells of every branch where they differ. */
export async function checkStatistics({ now }: { now: Instant }): Promise<StatisticsCheck> {
  const begun = performance.now();
  const last = await readStatisticsCheck();
  const after = last?.after ?? null;
  const branches = (await allBranches()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const checkedAt = new Date(now).toISOString();
  let state: StatisticsCheck = { checkedAt, after: null, drifting: after === null ? [] : (last?.drifting ?? []) };
  for (const { id: branch, zone } of branches.filter(({ id }) => after === null || id > after)) {
    const to = addDays(zonedTime({ at: now, zone }).date, -1);
    const { drifts } = await checkDays({ branch, zone, from: addDays(to, 1 - DAYS), to });
    const [first] = drifts.map(({ day }) => day).toSorted();
    if (first !== undefined) {
      log.error("statistics.drift", { branch, day: first, counters: drifts.length });
      state.drifting.push({ branch, day: first, counters: drifts.length });
    }
    const isLeft = branch !== branches.at(-1)?.id;
    state = { ...state, after: isLeft ? branch : null };
    await storageCall(() => documents.send(new PutCommand({ TableName: env.TABLE_NAME, Item: { ...KEY, state } })));
    if (performance.now() - begun > BUDGET) break;
  }
  return state;
}

/** What the last comparison found; null before the first. */
export async function readStatisticsCheck(): Promise<StatisticsCheck | null> {
  const { Item } = await storageCall(() => documents.send(new GetCommand({ TableName: env.TABLE_NAME, Key: KEY })));
  return (Item?.state as StatisticsCheck | undefined) ?? null;
}
