import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";

/** An activity as the person sees it: without what others have corrected and the stampings behind it. */
export function ownActivityOf(activity: Activity): OwnActivity {
  const { id, branch, kind, project, task, note, state, startedAt, endedAt, breaks, source, day } = activity;
  const { workedSeconds, breakSeconds, flags } = activity;
  return {
    ...{ id, branch, kind: kind ?? null, project: project ?? null, task: task ?? null, note, state, startedAt },
    endedAt: endedAt ?? null,
    breaks: breaks.map((one) => ({ startedAt: one.startedAt, endedAt: one.endedAt ?? null })),
    ...{ source, day, workedSeconds, breakSeconds, flags },
  };
}
