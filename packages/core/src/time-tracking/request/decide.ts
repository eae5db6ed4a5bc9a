import { DAY, type Instant } from "@tresen/contract/kit/time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../../platform/db";
import { AppError, forbidden } from "../../platform/errors";
import { type Hooks, createRecord, recordIndexing, updateRecord } from "../../records";
import { findRow } from "../../records/rows";
import { quietActivityHooks, requestedHooks } from "../hooks";
import { activityRows } from "../rows";
import { TimeRequestEntity, type TimeRequestRow, findRequest, mayCorrect, ownerOfRequest } from "../request-rows";
import { viewsOf } from "./list";
import { requestNews } from "./news";

/** How long a decided request is told. */
const KEPT = 90 * DAY;

interface Decision {
  actor: Actor;
  id: string;
  now: Instant;
}

/**
 * Does what was asked for, as a correction by the actor with the person's reason, in one transaction with the request.
 * @throws missing, forbidden, conflict for one that is decided, and where the activity was changed after it was asked.
 */
export async function acceptTimeRequest({ actor, id, now }: Decision): Promise<TimeRequest> {
  const row = await openRequest({ actor, id });
  const decided = { ...decisionOf({ actor, now }), state: "accepted" as const };
  const { startedAt, endedAt, breaks, branch, reason, version } = row;
  const writes = await decisionWrites({ row, decided, now });
  const change = { resource: activities, actor, now, indexing: recordIndexing };
  const times = { startedAt, endedAt, breaks, kind: row.kind ?? null };
  if (row.activity === undefined) {
    const { field, id: owner } = ownerOfRequest(row.owner);
    const input = { [field]: owner, branch, ...times, note: reason, reason: "" };
    await createRecord({ ...change, hooks: along({ hooks: requestedHooks({ reason }), writes }), input });
  } else {
    const known = await findRow({ resource: activityRows, id: row.activity });
    if (!known) throw gone();
    const input = { ...activityRows.recordOf(known), ...times, reason, version };
    await updateRecord({ ...change, hooks: along({ hooks: quietActivityHooks, writes }), id: row.activity, input });
  }
  return viewOf({ ...row, ...decided }, actor);
}

/** Refuses it with an answer to the person. @throws missing, forbidden, conflict for one that is decided. */
export async function refuseTimeRequest({
  answer,
  actor,
  id,
  now,
}: Decision & { answer: string }): Promise<TimeRequest> {
  const row = await openRequest({ actor, id });
  const decided = { ...decisionOf({ actor, now }), state: "refused" as const, answer: answer.trim() };
  const writes = await decisionWrites({ row, decided, now });
  try {
    await writeTransaction({ entities: { requests: TimeRequestEntity }, writes: () => writes });
  } catch (error) {
    throw error instanceof ConditionFailed ? alreadyDecided() : error;
  }
  return viewOf({ ...row, ...decided }, actor);
}

async function openRequest({ actor, id }: Omit<Decision, "now">): Promise<TimeRequestRow> {
  requireStaff(actor);
  const row = await findRequest(id);
  if (!row) throw gone();
  if (!mayCorrect({ actor, ...row })) throw forbidden();
  if (row.state !== "open") throw alreadyDecided();
  return row;
}

type Decided = Pick<TimeRequestRow, "state"> & ReturnType<typeof decisionOf> & { answer?: string };

function decisionOf({ actor, now }: Omit<Decision, "id">) {
  return {
    decidedAt: new Date(now).toISOString(),
    decidedBy: requireStaff(actor).user.id,
    expiresAt: Math.ceil((now + KEPT) / 1000),
  };
}

/** These hooks of activities, with the decision in the same transaction. */
function along({ hooks, writes }: { hooks: typeof quietActivityHooks; writes: readonly TransactionWrite[] }): Hooks {
  return {
    ...hooks,
    checks: async (change) => [
      ...(await hooks.checks(change)),
      ...writes.map((write) => ({ condition: () => write, error: alreadyDecided() })),
    ],
  };
}

/** The decision, with the messages to the person. */
async function decisionWrites({
  row,
  decided,
  now,
}: {
  row: TimeRequestRow;
  decided: Decided;
  now: Instant;
}): Promise<TransactionWrite[]> {
  const news = await requestNews({ row: { ...row, ...decided }, by: decided.decidedBy, now });
  const writes = transactionWrites({
    entities: { requests: TimeRequestEntity },
    writes: ({ requests }) => [
      requests
        .patch({ id: row.id })
        .set(decided)
        .where(({ state }, { eq }) => eq(state, "open"))
        .commit(),
    ],
  });
  return [...writes, ...news];
}

async function viewOf(row: TimeRequestRow, actor: Actor): Promise<TimeRequest> {
  const [view] = await viewsOf({ rows: [row], actor });
  if (!view) throw gone();
  return view;
}

function gone(): AppError {
  return new AppError("time.request_missing", "missing", messages.requestGone);
}

function alreadyDecided(): AppError {
  return new AppError("time.request_decided", "conflict", messages.requestDecided);
}
