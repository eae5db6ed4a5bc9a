import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { checkActivity } from "@tresen/contract/time-tracking/activity.rules";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { dayOf } from "@tresen/contract/time-tracking/recorded-time";
import type { TimeRequest, TimeRequestBody } from "@tresen/contract/time-tracking/request/time-request";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { ulid } from "ulid";
import { writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { type Row, findRow } from "../../records/rows";
import { requireUnlocked, sheetOwner } from "../../time-sheet/stored";
import { requireEmployed } from "../exit/last-day";
import { findKind, refused, zoneOfBranch } from "../context";
import { type ActivityFields, type Owner, activityRows, ownerKey, ownerOf } from "../rows";
import { TimeRequestEntity, readRequests } from "../request-rows";
import { viewsOf } from "./list";
import { requestNews } from "./news";

/** Open requests that one person may have. */
const MOST_OPEN = 30;

/**
 * Notes that somebody asks for a correction of their own time, which changes nothing yet, and tells whoever decides.
 * @throws input for times that cannot be or are after the last day of the employment, a branch or kind that is not theirs, and an activity that is not theirs or still
 * runs; conflict for a locked month; limit for too many open ones.
 */
export async function askTimeRequest({
  owner,
  branches,
  body,
  now,
}: {
  owner: Owner;
  /** The ids of the branches that they work for. */
  branches: readonly string[];
  body: TimeRequestBody;
  now: Instant;
}): Promise<TimeRequest> {
  const { activity: id, startedAt, endedAt, breaks, kind, reason } = body;
  if (Date.parse(endedAt) > now + MINUTE) throw refused("endedAt", messages.future);
  const faults = checkActivity({ fields: { [owner.field]: owner.id, startedAt, endedAt, breaks } });
  if (faults.length > 0) throw inputError({ code: "validation", faults });
  const row = id ? await ownActivity({ id, owner }) : null;
  const branch = row ? activityRows.fieldsOf(row).branch : (body.branch ?? branches[0]);
  if (branch === undefined || !(row || branches.includes(branch))) throw refused("branch", messages.branch);
  await requireKind({ kind: kind ?? null, known: row && activityRows.fieldsOf(row), branch });
  const zone = await zoneOfBranch(branch);
  const day = dayOf({ startedAt, zone });
  const days = [day, ...(row ? [activityRows.fieldsOf(row).day] : [])];
  await requireUnlocked({ user: sheetOwner(owner), days, message: messages.lockedRequest });
  if (day !== (row && activityRows.fieldsOf(row).day)) await requireEmployed({ owner, day });
  const key = ownerKey(owner);
  const open = (await readRequests()).filter((one) => one.owner === key && one.state === "open");
  if (open.length >= MOST_OPEN) throw new AppError("time.requests", "limit", messages.requests);
  const made = {
    ...{ id: `tcr_${ulid(now)}`, owner: key, branch, startedAt, endedAt, breaks, reason: reason.trim() },
    ...{ version: row?.version ?? 0, state: "open" as const, askedAt: new Date(now).toISOString() },
    ...(row ? { activity: row.id } : {}),
    ...(kind ? { kind } : {}),
  };
  const news = await requestNews({ row: made, by: null, now });
  await writeTransaction({
    entities: { requests: TimeRequestEntity },
    writes: ({ requests }) => [requests.create(made).commit(), ...news],
  });
  const [view] = await viewsOf({ rows: [made], actor: null });
  if (!view) throw new RangeError("No view of a request");
  return view;
}

/** A request names no project, so that a missing activity cannot be of a kind that needs one. @throws input. */
async function requireKind({
  kind: id,
  known,
  branch,
}: {
  kind: string | null;
  /** Null for time that is missing. */
  known: Pick<ActivityFields, "kind" | "project"> | null;
  branch: string;
}): Promise<void> {
  if (!id || id === known?.kind) return;
  const kind = await findKind(id);
  if (!kind || !isChosenIn({ kind, branches: [branch] })) throw refused("kind", messages.kind);
  if (kind.isProjectRequired && !known?.project) throw refused("kind", messages.project);
}

async function ownActivity({ id, owner }: { id: string; owner: Owner }): Promise<Row> {
  const row = await findRow({ resource: activityRows, id });
  const fields = row && activityRows.fieldsOf(row);
  // Neither tells whether somebody else has such an activity.
  if (!row || !fields || ownerKey(ownerOf(fields)) !== ownerKey(owner)) throw refused("activity", messages.notOwn);
  if (fields.state !== "ended") throw refused("activity", messages.stillRunning);
  return row;
}
