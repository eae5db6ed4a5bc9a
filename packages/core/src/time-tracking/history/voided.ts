import { permissionOf } from "@tresen/contract/kit/access";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { LocalDate } from "@tresen/contract/kit/time";
import { daysBetween } from "@tresen/contract/labour-law/check/work-time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { VoidedActivity } from "@tresen/contract/time-tracking/history/activity-history.calls";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { type Actor, requirePermission } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import { allRows } from "../../records/rows";
import { userNames, userRows } from "../../user";
import { recordedOfDays } from "../recorded";
import { externalName, externalRows, ownerOf } from "../rows";
import { correctionViews, formerNames } from "./corrections";

/** How many days are read at once. */
const MOST_DAYS = 366;

/**
 * What was voided of a branch, the newest first: one Query for each of its people, and one BatchGetItem for names.
 * @throws forbidden for whoever may not correct its activities; input for days in the wrong order, or too many.
 */
export async function listVoided({
  actor,
  branch,
  from,
  to,
}: {
  actor: Actor;
  branch: string;
  from: LocalDate;
  to: LocalDate;
}): Promise<VoidedActivity[]> {
  requirePermission({ actor, permission: permissionOf({ resource: activities, verb: "update" }), branch });
  if (from > to || daysBetween({ from, to }).length > MOST_DAYS)
    throw inputError({
      code: "validation",
      faults: [fieldError({ path: "to", code: "time.days", message: messages.days })],
    });
  const [users, externals] = await Promise.all([
    allRows({ resource: userRows, consistent: false }),
    allRows({ resource: externalRows, consistent: false }),
  ]);
  const isHere = ({ branches }: { branches: readonly { id: string }[] }): boolean =>
    branches.some(({ id }) => id === branch);
  const recorded = await recordedOfDays({
    ...{ scope: { field: "branch", value: branch }, from, to },
    users: users.filter((row) => isHere(userRows.recordOf(row))).map(({ id }) => id),
    externalUsers: externals.filter((row) => isHere(externalRows.recordOf(row))).map(({ id }) => id),
  });
  const voided = recorded.flatMap(({ activity, voidedAt, ...how }) =>
    voidedAt ? [{ activity, voidedAt, ...how }] : [],
  );
  const outside = new Map(externals.map((row) => [row.id, externalName(externalRows.recordOf(row))]));
  const ids = voided.flatMap(({ activity: { user, corrections }, voidedBy }) => [
    ...[user, voidedBy].flatMap((id) => id ?? []),
    ...corrections.map(({ by }) => by),
  ]);
  const [names, formerName] = await Promise.all([
    userNames([...new Set(ids)]),
    formerNames(voided.flatMap(({ activity: { kind, corrections } }) => [{ kind }, ...corrections])),
  ]);
  return voided
    .map(({ activity, voidedAt, voidedBy, reason }): VoidedActivity => {
      const { id, day, startedAt, endedAt, breaks, kind, note, corrections } = activity;
      const owner = ownerOf(activity);
      return {
        ...{ id, day, startedAt, endedAt: endedAt ?? null, note, voidedAt, reason: reason ?? "" },
        breaks: breaks.map((one) => ({ startedAt: one.startedAt, endedAt: one.endedAt ?? null })),
        kind: formerName(kind ?? "") || null,
        person: { id: owner.id, name: (owner.field === "user" ? names : outside).get(owner.id) ?? "" },
        isExternal: owner.field === "externalUser",
        corrections: correctionViews({ corrections, names, formerName }),
        voidedBy: voidedBy === undefined ? null : { id: voidedBy, name: names.get(voidedBy) ?? "" },
      };
    })
    .sort((a, b) => (a.voidedAt < b.voidedAt ? 1 : -1));
}
