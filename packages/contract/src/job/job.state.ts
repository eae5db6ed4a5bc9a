/** What a job can be about: each kind has one executor, and those that the server does have a queue of their own. */
export const JOB_KINDS = ["mail", "sms"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * `waiting`: to be done once it is due. `running`: a worker is at it. `retry`: it did not work out and will be tried
 * again. And the ends: `done`; `joined` to another job that does it; `dropped`, since there is nothing to do any more;
 * `failed` for good; `unconfirmed`: it may have been done, and doing it again might do it twice; `canceled` by a
 * person.
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

/** What a job's timeline keeps: what an administrator decided, and that it ended so that a person should look at it. */
export const JOB_STEPS = ["job-retried", "job-canceled", "job-failed", "job-unconfirmed"] as const;
export type JobStep = (typeof JOB_STEPS)[number];

export type JobAction = "claim" | "finish" | "drop" | "postpone" | "fail" | "lose" | "join" | "retry" | "cancel";
/** A `worker` does jobs; an `administrator` looks after those that went wrong. */
export type JobActor = "worker" | "administrator";

interface Transition {
  action: JobAction;
  actor: JobActor;
  from: readonly JobState[];
  to: JobState;
}

/** Who may do what from which state, and where it leads. A running job is claimed again once its lease is over. */
const TRANSITIONS: readonly Transition[] = [
  { action: "claim", actor: "worker", from: ["waiting", "retry", "running"], to: "running" },
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
/** What an administrator can do with a job. */
export type JobCommand = (typeof COMMANDS)[number];

/** What an administrator may do with a job in this state. */
export function allowedJobActions(state: JobState): JobCommand[] {
  return COMMANDS.filter((action) => nextJobState({ action, actor: "administrator", state }) !== null);
}

/** Whether something is still to happen to a job by itself. */
export function isOpenJob(state: JobState): boolean {
  return state === "waiting" || state === "running" || state === "retry";
}

/** Whether a job has ended so that a person should look at it. */
export function isTroubledJob(state: JobState): boolean {
  return state === "failed" || state === "unconfirmed";
}

/** What jobs say of themselves where an outside service has no name for it. All others are names of its errors. */
export const JOB_REASONS = {
  interrupted: "its worker was interrupted",
  superseded: "superseded",
  noOrder: "no order",
  noSender: "no sender",
  optedOut: "opted out",
  capReached: "cap reached",
  unknown: "unknown",
} as const;
