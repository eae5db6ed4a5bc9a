import type { Instant } from "@tresen/contract/kit/time";
import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import { TIME_NEWS_EVENT } from "../../outbox";
import { type Actor, requireStaff } from "../../platform/actor";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { personWrites } from "../../planning/telling";
import { TimeSheetEntity, readSheets, sheetOwner } from "../../time-sheet/stored";
import { findKind } from "../context";
import { type ActivityFields, ownerOf } from "../rows";

interface Change {
  id: string;
  /** Of the activity with the change. */
  version: number;
  /** Null for one that is new, or removed. */
  known: ActivityFields | null;
  after: ActivityFields | null;
  actor: Actor;
  /** Why; empty where nobody has said so. */
  reason: string;
  /** Whether the person is told of it: not where they are told by another message, and not of many at once. */
  isTold: boolean;
  now: Instant;
}

/**
 * What is written with a change that counts otherwise: who made it, to the sheets of its months that were confirmed or
 * approved, and what tells the person by their chosen ways. 1 BatchGetItem; nothing for one of project, task and note.
 */
export async function changeNews(change: Change): Promise<TransactionWrite[]> {
  const { id, version, known, after, actor, reason, isTold, now } = change;
  const fields = after ?? known;
  if (!fields || !(await countsOtherwise(change))) return [];
  const owner = ownerOf(fields);
  const by = requireStaff(actor).user.id;
  const at = new Date(now).toISOString();
  const user = sheetOwner(owner);
  const months = [...new Set([known, after].flatMap((one) => one?.day.slice(0, 7) ?? []))];
  const rows = [...(await readSheets(months.map((month) => ({ user, month })))).values()];
  const confirmed = rows.filter(({ state }) => state === "confirmed" || state === "approved");
  const marks = transactionWrites({
    entities: { sheets: TimeSheetEntity },
    writes: ({ sheets }) =>
      confirmed.map(({ month }) => sheets.patch({ user, month }).set({ changed: { at, by, reason } }).commit()),
  });
  if (!isTold || owner.field !== "user" || owner.id === by) return marks;
  const news = after ? (known ? "corrected" : "entered") : "voided";
  const request = { about: "timeNews", news, user, by, at, months: confirmed.map(({ month }) => month) } as const;
  const told = {
    event: TIME_NEWS_EVENT,
    owner: id,
    instance: `${news} ${version}`,
    branch: fields.branch,
    request,
  } as const;
  return [...marks, ...(await personWrites({ ...told, to: [owner.id], now }))];
}

/** Whether sheets add it up otherwise: other times, or a kind that is not counted like the one before. */
async function countsOtherwise({ known, after }: Change): Promise<boolean> {
  if (!known || !after || hasOtherTimes(known, after)) return true;
  if ((known.kind ?? null) === (after.kind ?? null)) return false;
  const [was, is] = await Promise.all([countedAs(known), countedAs(after)]);
  return was !== is;
}

/** `work` for every kind that is paid work, and other kinds by their ids. */
async function countedAs({ kind: id }: ActivityFields): Promise<string> {
  const kind = await findKind(id);
  return !kind || (kind.isPaid && kind.countsAsWorkingTime && !kind.isBreak) ? "work" : kind.id;
}
