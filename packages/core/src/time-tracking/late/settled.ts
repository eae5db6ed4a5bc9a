import { DAY, HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { CLOSED_AFTER_HOURS } from "@tresen/contract/time-tracking/closing-rule";
import { isOverlapping, lastRecorded } from "@tresen/contract/time-tracking/recorded-time";
import { branchRows } from "../../branch/rows";
import type { TransactionWrite } from "../../platform/db";
import { type Row, findRow } from "../../records/rows";
import { stamped } from "../change";
import { findKind } from "../context";
import { metOthers } from "../entered";
import { isContradicted } from "./contradicted";
import type { Asked } from "../planned-stamping";
import { readActivities } from "../read";
import type { UnmatchedEnd } from "../running.entity";
import { type ActivityFields, activityRows } from "../rows";

/** How far the clocks of two devices may differ. */
const SKEW = MINUTE;

/** An activity as it stands among all that is known of its person. */
export interface Settled {
  fields: ActivityFields;
  /** The end that had met nothing and is the one of this activity. */
  matched: UnmatchedEnd | null;
}

/**
 * Brings an activity whose stamping arrives late into line with what the person has stamped since. Whoever has ended their
 * work since then does not work any more: an end that had met nothing is the one of this activity, if nothing else began in
 * between. Else the activity ends with the first end of another one, like by the rule of the branch, so that what its device
 * has still to say moves that. It is flagged while it overlaps other time, or its own stampings contradict each other.
 */
export async function settled({
  asked,
  id,
  fields,
  ended = [],
}: {
  asked: Asked;
  id: string;
  fields: ActivityFields;
  /** Those that end with its start. */
  ended?: readonly Row[];
}): Promise<Settled> {
  const {
    now,
    at,
    running: { unmatchedEnds = [] },
    stamper: { owner },
  } = asked;
  if (now - at <= SKEW && !fields.flags.includes("offline")) return { fields, matched: null };
  const own = new Set([id, ...ended.map((row) => row.id)]);
  const scope = { field: owner.field, value: owner.id };
  const all = await readActivities({ scope, from: Date.parse(fields.startedAt) - DAY, to: now });
  const others = all.filter((other) => !own.has(other.id));
  const end = fields.endedAt ? null : firstEnd({ fields, others, unmatchedEnds });
  if (!end) return { fields: withOverlap({ fields, others }), matched: null };
  const matched = end.unmatched && isOwnEnd({ end, fields, others }) ? end.unmatched : null;
  const told = stamped({
    ...{ fields, action: "end", at: matched ? matched.stamping.at : await closedAt({ fields, at: end.at }) },
    ...{ kind: await findKind(fields.kind), stamping: matched?.stamping ?? null },
    flags: matched ? matched.flags : ["closedByRule"],
  });
  return { fields: withOverlap({ fields: told, others }), matched };
}

/** The flags of the person's other activities that follow from a stamping that arrives late. */
export async function metLate({
  asked: { now, at },
  written,
}: {
  asked: Pick<Asked, "now" | "at">;
  written: readonly { before: Row | null; after: Row }[];
}): Promise<TransactionWrite[]> {
  if (now - at <= SKEW) return [];
  const changes = written.map(({ before, after }) => ({
    ...{ id: after.id, known: before && activityRows.fieldsOf(before), after: activityRows.fieldsOf(after) },
  }));
  return metOthers({ changes, now });
}

interface End {
  at: Instant;
  /** Null for the end of another activity. */
  unmatched: UnmatchedEnd | null;
}

/**
 * The first end that the person has stamped after what is recorded of the activity, and with which no other one began. One
 * that another activity has beside its own end has met nothing, too.
 */
function firstEnd({
  fields,
  others,
  unmatchedEnds,
}: {
  fields: ActivityFields;
  others: readonly Activity[];
  unmatchedEnds: readonly UnmatchedEnd[];
}): End | null {
  const since = lastRecorded(fields);
  const ofOthers = others.flatMap(({ id, endedAt, stampings }) =>
    stampings
      .filter(
        ({ action, at, isSwitch }) =>
          action === "end" && !isSwitch && !others.some((one) => one.startedAt === at && one.endedAt !== at),
      )
      .map((stamping) => {
        const kept = { stamping, flags: [], keptWith: { activity: id, added: ["overlap" as const] } };
        return { at: Date.parse(stamping.at), unmatched: stamping.at === endedAt ? null : kept };
      }),
  );
  const ends: End[] = [
    ...unmatchedEnds.map((unmatched) => ({ at: Date.parse(unmatched.stamping.at), unmatched })),
    ...ofOthers,
  ];
  return ends.filter(({ at }) => at > since).sort((a, b) => a.at - b.at)[0] ?? null;
}

/** Whether nothing else began between the activity and the end, which is within a day. */
function isOwnEnd({ end, fields, others }: { end: End; fields: ActivityFields; others: readonly Activity[] }): boolean {
  const start = Date.parse(fields.startedAt);
  const isBetween = ({ startedAt }: Activity): boolean =>
    Date.parse(startedAt) > start && Date.parse(startedAt) < end.at;
  return end.at - start <= DAY && !others.some(isBetween);
}

/** When the activity ends by what else is known: no later than the rule of its branch would end it. */
async function closedAt({ fields, at }: { fields: ActivityFields; at: Instant }): Promise<string> {
  const row = await findRow({ resource: branchRows, id: fields.branch });
  const hours = (row && branchRows.recordOf(row).closedAfterHours) ?? CLOSED_AFTER_HOURS;
  const latest = Math.max(Date.parse(fields.startedAt) + hours * HOUR, lastRecorded(fields));
  return new Date(Math.min(at, latest)).toISOString();
}

function withOverlap({ fields, others }: { fields: ActivityFields; others: readonly Activity[] }): ActivityFields {
  const flags = fields.flags.filter((flag) => flag !== "overlap");
  const isFlagged = isContradicted(fields) || others.some((other) => isOverlapping(other, fields));
  return { ...fields, flags: isFlagged ? [...flags, "overlap"] : flags };
}
