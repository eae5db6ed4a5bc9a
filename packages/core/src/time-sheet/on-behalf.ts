import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { holdersOf } from "../user";
import type { FoundSheet } from "./read";
import { confirmedFor, stateOf } from "./view";

/**
 * The same sheets, with whether somebody else has to approve those that the actor has confirmed on behalf of their people:
 * only where there is somebody else who could. Without any of these it costs nothing, else a Query for users and one for
 * roles.
 */
export async function withOthers({
  actor,
  found,
  now,
}: {
  actor: Actor;
  found: readonly FoundSheet[];
  now: Instant;
}): Promise<FoundSheet[]> {
  const { user } = requireStaff(actor);
  const isConfirmedByActor = (sheet: FoundSheet): boolean =>
    stateOf(sheet) === "confirmed" && confirmedFor(sheet)?.by === user.id;
  if (!found.some(isConfirmedByActor)) return [...found];
  const holders = await holdersOf({ permission: timeSheetPermissions.decide, now });
  return found.map((sheet) => {
    if (!isConfirmedByActor(sheet)) return sheet;
    const { person, reach } = sheet;
    const needsOther = holders.some(
      ({ id, branches }) =>
        id !== user.id &&
        id !== person.id &&
        (branches === "all" || person.branches.some((branch) => branches.includes(branch))),
    );
    return { ...sheet, reach: { ...reach, needsOther } };
  });
}
