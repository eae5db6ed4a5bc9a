import { logQuery, type LogEntry } from "@tresen/contract/log/log";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { resources } from "@tresen/contract/resources";
import { type Subject, listLogs } from "../src/log";
import type { Actor } from "../src/platform/actor";
import { userNames } from "../src/user";
import { NOW, admin } from "./shop";

const subjects: ReadonlyMap<string, Subject> = new Map(
  [orderSubject, ...Object.values(resources)].map((one): [string, Subject] => [one.name, one]),
);

/** A page of the log as this person sees it. */
export function readLog(
  query: Record<string, string | number> = {},
  { actor = admin, now = NOW }: { actor?: Actor; now?: number } = {},
): Promise<{ entries: LogEntry[]; cursor: string | null }> {
  return listLogs({ actor, subjects, namesOf: userNames, query: logQuery.parse(query), now });
}
