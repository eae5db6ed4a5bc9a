import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { endedBreaks, recordedSeconds, stateOf } from "@tresen/contract/time-tracking/recorded-time";
import type { Actor } from "@tresen/core/platform/actor";
import type { State } from "./records";
import type { Turn } from "./stints";

type Fields = Omit<Activity, "id" | "version" | "createdAt" | "updatedAt">;
/** A state of an activity. */
export interface ActivityState extends State {
  fields: Fields;
}

/** A terminal; null for the person's own phone. */
export type Device = { id: string } | null;

/** What somebody worked, on what. */
export interface Stretch {
  start: Instant;
  end: Instant;
  breaks: readonly { start: Instant; end: Instant }[];
  kind: string;
  project: string | null;
  task: string | null;
  note: string;
}

/** How long a stamping without connection was on its way. */
const OFFLINE = 2 * HOUR;
const NO_MOMENTS = { state: "running", workedSeconds: null, breakSeconds: null } as const;

/** The states of a stamped activity, one for each stamping: start, pauses with their ends, end. */
export function statesOfStretch({
  turn: { user, day, branch },
  stretch,
  flags,
  device,
  actor,
}: {
  turn: Pick<Turn, "user" | "day" | "branch">;
  stretch: Stretch;
  flags: readonly ActivityFlag[];
  device: Device;
  actor: Actor;
}): ActivityState[] {
  const { start, end, breaks, kind, project, task, note } = stretch;
  const isStaff = actor.kind === "staff";
  const first: Fields = {
    ...{ user: isStaff ? user : null, externalUser: isStaff ? null : user, branch },
    ...{ startedAt: isoOf(start), endedAt: null, breaks: [], reason: "", kind, project, task, note, day },
    ...{ ...NO_MOMENTS, source: device ? "terminal" : "phone", flags: [...flags], corrections: [], stampings: [] },
  };
  const moments: [StampingAction, Instant][] = [
    ["start", start],
    ...breaks.flatMap((one): [StampingAction, Instant][] => [
      ["pause", one.start],
      ["resume", one.end],
    ]),
    ["end", end],
  ];
  const states: ActivityState[] = [];
  for (const [action, at] of moments) {
    const receivedAt = at + (flags.includes("offline") ? OFFLINE : 0);
    const source = device ? ("terminal" as const) : ("phone" as const);
    const stamping = { action, at: isoOf(at), receivedAt: isoOf(receivedAt), source };
    const before = states.at(-1)?.fields ?? first;
    const changed = afterStamping({ fields: before, action, at: isoOf(at) });
    const stampings = [...before.stampings, { ...stamping, device: device?.id ?? null, sequence: null }];
    states.push({ fields: { ...changed, stampings }, actor, at: receivedAt });
  }
  return states;
}

function afterStamping({ fields, action, at }: { fields: Fields; action: StampingAction; at: string }): Fields {
  if (action === "start") return fields;
  const breaks =
    action === "pause" ? [...fields.breaks, { startedAt: at, endedAt: null }] : endedBreaks({ ...fields, at });
  return withTimes({ fields, times: { startedAt: fields.startedAt, endedAt: action === "end" ? at : null, breaks } });
}

function withTimes({
  fields,
  times,
}: {
  fields: Fields;
  times: Pick<Fields, "startedAt" | "endedAt" | "breaks">;
}): Fields {
  const state = stateOf(times);
  const seconds = recordedSeconds({ activity: times, now: Date.parse(times.startedAt) });
  return { ...fields, ...times, ...(state === "ended" ? seconds : NO_MOMENTS), state };
}

/** The activity whose end nobody stamped: the rule of the branch ended it, so many hours after its start. */
export function closedByRule({ states, hours }: { states: readonly ActivityState[]; hours: number }): ActivityState[] {
  const open = states.slice(0, -1);
  const last = open.at(-1);
  if (!last) return [...states];
  const { fields } = last;
  const at = Date.parse(fields.startedAt) + hours * HOUR;
  const ended = withTimes({ fields, times: { ...fields, endedAt: isoOf(at) } });
  // The rule looks every few minutes.
  return [
    ...open,
    { fields: { ...ended, flags: [...fields.flags, "closedByRule"] }, actor: null, at: at + 4 * MINUTE },
  ];
}

const isoOf = (at: Instant): string => new Date(at).toISOString();
