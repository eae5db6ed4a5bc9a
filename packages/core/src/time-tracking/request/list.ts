import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { type Actor, requireStaff } from "../../platform/actor";
import { type Row, findRows } from "../../records/rows";
import { displayName, userRows } from "../../user";
import { type Owner, activityRows, externalName, externalRows, ownerKey } from "../rows";
import { type TimeRequestRow, mayCorrect, ownerOfRequest, readRequests } from "../request-rows";

/** The requests of the actor, and those of the branches for which they decide: the oldest open ones first. */
export async function listTimeRequests({ actor }: { actor: Actor }): Promise<TimeRequest[]> {
  const { user } = requireStaff(actor);
  const own = ownerKey({ field: "user", id: user.id });
  const rows = (await readRequests()).filter((row) => row.owner === own || mayCorrect({ actor, ...row }));
  return viewsOf({ rows, actor });
}

/** The requests of one person. */
export async function ownTimeRequests({ owner }: { owner: Owner }): Promise<TimeRequest[]> {
  const key = ownerKey(owner);
  return viewsOf({ rows: (await readRequests()).filter((row) => row.owner === key), actor: null });
}

/** As they are served. @param actor null for somebody without a session, who decides nothing. */
export async function viewsOf({
  rows,
  actor,
}: {
  rows: readonly TimeRequestRow[];
  actor: Actor | null;
}): Promise<TimeRequest[]> {
  const owners = rows.map(({ owner }) => ownerOfRequest(owner));
  const known = rows.flatMap(({ activity }) => activity ?? []);
  const [users, externals, recorded] = await Promise.all([
    findRows({ resource: userRows, ids: idsOf({ owners, field: "user" }), isConsistent: false }),
    findRows({ resource: externalRows, ids: idsOf({ owners, field: "externalUser" }), isConsistent: false }),
    findRows({ resource: activityRows, ids: known, isConsistent: false }),
  ]);
  const nameOf = ({ field, id }: Owner): string => {
    const row = (field === "user" ? users : externals).get(id);
    if (!row) return "";
    if (field === "user") return displayName(userRows.recordOf(row));
    return externalName(externalRows.recordOf(row));
  };
  return rows
    .map((row): TimeRequest => {
      const owner = ownerOfRequest(row.owner);
      const { id, branch, startedAt, endedAt, reason, state, askedAt } = row;
      return {
        ...{ id, branch, startedAt, endedAt, reason, state, askedAt },
        person: { id: owner.id, name: nameOf(owner) },
        activity: row.activity ?? null,
        recorded: recordedOf({ request: row, activity: recorded.get(row.activity ?? "") }),
        breaks: [...row.breaks],
        kind: row.kind ?? null,
        decidedAt: row.decidedAt ?? null,
        answer: row.answer ?? "",
        mayDecide: actor !== null && state === "open" && mayCorrect({ actor, ...row }),
      };
    })
    .sort(byWork);
}

/** What is recorded. Of a request that was accepted, what was before: the correction at that moment keeps it. */
function recordedOf({
  request: { state, decidedAt },
  activity,
}: {
  request: TimeRequestRow;
  activity: Row | undefined;
}): TimeRequest["recorded"] {
  if (!activity) return null;
  const fields = activityRows.fieldsOf(activity);
  const former = state === "accepted" ? fields.corrections.find(({ at }) => at === decidedAt) : undefined;
  const { startedAt, endedAt, breaks } = former ?? fields;
  return startedAt === null ? null : { startedAt, endedAt: endedAt ?? null, breaks };
}

/** Open ones first, the oldest before the others; then what was decided last. */
function byWork(a: TimeRequest, b: TimeRequest): number {
  const isOpen = Number(b.state === "open") - Number(a.state === "open");
  if (isOpen !== 0) return isOpen;
  return a.state === "open" ? a.id.localeCompare(b.id) : (b.decidedAt ?? "").localeCompare(a.decidedAt ?? "");
}

function idsOf({ owners, field }: { owners: readonly Owner[]; field: Owner["field"] }): string[] {
  return [...new Set(owners.filter((owner) => owner.field === field).map(({ id }) => id))];
}
