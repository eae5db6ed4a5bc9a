import type { Lookup } from "../../kit/list/lookup";
import type { Instant, LocalDate } from "../../kit/time";
import type { ActivityKind } from "../activity-kind.resource";
import type { ActivityState } from "../activity.state";
import { type RecordedBreak, recordedSeconds } from "../recorded-time";

/** The name of the index rows by which the recorded time of a project is found. */
export const BOOKED = "project";

/** What such a row holds of an activity, so that sums need not read the activity itself. */
export interface BookedTime {
  user: string | null;
  externalUser: string | null;
  branch: string;
  kind: string | null;
  task: string | null;
  day: LocalDate;
  state: ActivityState;
  startedAt: string;
  endedAt: string | null;
  breaks: readonly RecordedBreak[];
  workedSeconds: number | null;
}

type Optional = "user" | "externalUser" | "kind" | "task" | "endedAt";
/** An activity as its definition has it, where what is missing may be left out. */
type Booking = Omit<BookedTime, Optional> & { [Name in Optional | "project"]?: string | null | undefined };

/** The row of an activity that is booked on a project; none for all others. */
export function bookedLookups({ project, ...activity }: Booking): Lookup[] {
  if (!project) return [];
  const { branch, day, state, startedAt, breaks, workedSeconds, user, externalUser, kind, task, endedAt } = activity;
  const holds: BookedTime = {
    ...{ branch, day, state, startedAt, workedSeconds, endedAt: endedAt ?? null },
    ...{ user: user ?? null, externalUser: externalUser ?? null, kind: kind ?? null, task: task ?? null },
    breaks,
  };
  return [{ by: BOOKED, value: project, holds: { ...holds } }];
}

/** The seconds of paid work that count towards a project; of what has not ended, those until now. */
export function countedSeconds({
  booked,
  kind,
  now,
}: {
  booked: Pick<BookedTime, "startedAt" | "endedAt" | "breaks" | "workedSeconds">;
  kind: Pick<ActivityKind, "isPaid" | "isBreak" | "countsAsWorkingTime"> | undefined;
  now: Instant;
}): number {
  if (kind?.isPaid === false) return 0;
  return booked.workedSeconds ?? recordedSeconds({ activity: booked, kind, now }).workedSeconds;
}
