/** The kinds of jobs. Each kind has one executor, and each kind that the server executes has its own queue. */
export const JOB_KINDS = [
  "mail",
  "sms",
  "begin",
  "push",
  "bulk",
  "import",
  "export",
  "pictures",
  "plan",
  "erasure",
  "reminder",
  "report",
  "redrive",
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** The kinds of jobs that work on many records in slices, so that they can be stopped between two of them. */
export const SLICED_KINDS = ["bulk", "import", "export", "pictures"] as const satisfies readonly JobKind[];

export function isSliced(kind: JobKind): kind is (typeof SLICED_KINDS)[number] {
  return SLICED_KINDS.some((one) => one === kind);
}

/** The kinds of jobs that wait for a time that people have set, and should be done then and not a minute later. */
const TIMED_KINDS: readonly JobKind[] = ["begin", "plan", "reminder"];

export function isTimed(kind: JobKind): boolean {
  return TIMED_KINDS.includes(kind);
}

/**
 * `waiting`: not due yet, or due and not started. `running`: a worker executes it. `retry`: the last attempt failed and
 * another follows. Final states: `done`; `joined`: another job does its work; `dropped`: there was nothing to do any
 * more; `failed`: no further attempt follows; `unconfirmed`: it may have been done, so repeating it might do it twice;
 * `canceled` by a person.
 */
export const JOB_STATES = [
  "waiting",
  "running",
  "retry",
  "done",
  "joined",
  "dropped",
  "failed",
  "unconfirmed",
  "canceled",
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The steps that a job's timeline records: decisions of an administrator, and endings that a person should look at. */
export const JOB_STEPS = ["job-retried", "job-canceled", "job-failed", "job-unconfirmed"] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** In the timeline of a job that sent a reminder or report: the log tells of it as an event of whom or what it was about. */
export const SENT_STEP = "job-sent";

export type JobAction =
  "claim" | "pause" | "stop" | "finish" | "drop" | "postpone" | "fail" | "lose" | "join" | "retry" | "cancel";
/** A `worker` executes jobs; an `administrator` handles those that failed. */
export type JobActor = "worker" | "administrator";

interface Transition {
  action: JobAction;
  actor: JobActor;
  from: readonly JobState[];
  to: JobState;
}

/**
 * The transition table: which actor may do which action in which states, and the resulting state. A running job may be
 * claimed again once its lease has expired. A job that works in slices is paused between two of them, or stopped there
 * if somebody asked for it.
 */
const TRANSITIONS: readonly Transition[] = [
  { action: "claim", actor: "worker", from: ["waiting", "retry", "running"], to: "running" },
  { action: "pause", actor: "worker", from: ["running"], to: "waiting" },
  { action: "stop", actor: "worker", from: ["running"], to: "canceled" },
  { action: "finish", actor: "worker", from: ["running"], to: "done" },
  { action: "drop", actor: "worker", from: ["running"], to: "dropped" },
  { action: "postpone", actor: "worker", from: ["running"], to: "retry" },
  { action: "fail", actor: "worker", from: ["running"], to: "failed" },
  { action: "lose", actor: "worker", from: ["running"], to: "unconfirmed" },
  { action: "join", actor: "worker", from: ["waiting"], to: "joined" },
  { action: "retry", actor: "administrator", from: ["retry", "failed", "unconfirmed", "canceled"], to: "waiting" },
  { action: "cancel", actor: "administrator", from: ["waiting", "retry", "failed", "unconfirmed"], to: "canceled" },
];

/** The state that `action` leads to, or null where it is not allowed. */
export function nextJobState({
  action,
  actor,
  state,
}: {
  action: JobAction;
  actor: JobActor;
  state: JobState;
}): JobState | null {
  const transition = TRANSITIONS.find((candidate) => candidate.action === action && candidate.actor === actor);
  return transition?.from.includes(state) ? transition.to : null;
}

const COMMANDS = ["retry", "cancel"] as const satisfies readonly JobAction[];
/** The commands that an administrator can give to a job. */
export type JobCommand = (typeof COMMANDS)[number];

/** What an administrator may do with a job. A running one can be cancelled if it works in slices. */
export function allowedJobActions({ kind, state }: { kind: JobKind; state: JobState }): JobCommand[] {
  return COMMANDS.filter(
    (action) =>
      nextJobState({ action, actor: "administrator", state }) !== null ||
      (action === "cancel" && state === "running" && isSliced(kind)),
  );
}

/** Whether the job is not in a final state: the platform will still work on it. */
export function isOpenJob(state: JobState): boolean {
  return state === "waiting" || state === "running" || state === "retry";
}

/** Whether the job ended in a state that a person should look at. */
export function isTroubledJob(state: JobState): boolean {
  return state === "failed" || state === "unconfirmed";
}

/** Reasons that the platform itself gives for a job's state. All other reasons are error names of outside services. */
export const JOB_REASONS = {
  interrupted: "its worker was interrupted",
  superseded: "superseded",
  noOrder: "no order",
  noSender: "no sender",
  optedOut: "opted out",
  unsubscribed: "unsubscribed",
  switchedOff: "switched off",
  noConsent: "no consent",
  capReached: "cap reached",
  noInput: "no input",
  noPerson: "no person",
  noAccount: "no account",
  nothingToTell: "nothing to tell",
  tooMany: "too many",
  unknown: "unknown",
} as const;
