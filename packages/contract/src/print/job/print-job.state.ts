/**
 * `waiting`: the printer has not fetched it. `claimed`: it was fetched, and the result is not known yet. Final:
 * `printed`; `unconfirmed`: whether it came out is known to nobody but who looks at the printer; `failed`: the printer
 * said so twice, or a person; `expired`: nobody fetched it in time; `cancelled` by a person, or printed elsewhere.
 */
export const PRINT_JOB_STATES = [
  "waiting",
  "claimed",
  "printed",
  "unconfirmed",
  "failed",
  "expired",
  "cancelled",
] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

export type PrintJobAction =
  "claim" | "print" | "refuse" | "lose" | "expire" | "confirm" | "deny" | "cancel" | "reroute";
/** The `printer` that fetches and reports, the `clock` that looks each minute, and a `person`. */
export type PrintJobActor = "printer" | "clock" | "person";

interface Transition {
  action: PrintJobAction;
  actors: readonly PrintJobActor[];
  from: readonly PrintJobState[];
  to: PrintJobState;
}

/** A failure that the printer itself reports is offered again, so often in all. Silence never is. */
export const PRINT_ATTEMPTS = 2;

/**
 * The transition table. A result is taken whenever it comes, also of a job that somebody has given up on: what came out
 * came out. `refuse` leads back to `waiting` as long as there are attempts.
 */
const TRANSITIONS: readonly Transition[] = [
  { action: "claim", actors: ["printer", "person"], from: ["waiting"], to: "claimed" },
  { action: "print", actors: ["printer"], from: ["claimed", "unconfirmed", "failed"], to: "printed" },
  { action: "refuse", actors: ["printer"], from: ["claimed", "unconfirmed"], to: "failed" },
  { action: "lose", actors: ["clock", "printer"], from: ["claimed"], to: "unconfirmed" },
  { action: "expire", actors: ["clock", "printer"], from: ["waiting"], to: "expired" },
  { action: "confirm", actors: ["person"], from: ["unconfirmed", "claimed"], to: "printed" },
  { action: "deny", actors: ["person"], from: ["unconfirmed", "claimed"], to: "failed" },
  { action: "cancel", actors: ["person"], from: ["waiting", "unconfirmed", "failed", "expired"], to: "cancelled" },
  {
    action: "reroute",
    actors: ["person", "clock"],
    from: ["waiting", "unconfirmed", "failed", "expired"],
    to: "cancelled",
  },
];

/** The state that the action leads to; null where it is not allowed. */
export function nextPrintState({
  action,
  actor,
  state,
  attempts = PRINT_ATTEMPTS,
}: {
  action: PrintJobAction;
  actor: PrintJobActor;
  state: PrintJobState;
  /** How often it was fetched. */
  attempts?: number;
}): PrintJobState | null {
  const found = TRANSITIONS.find((one) => one.action === action && one.actors.includes(actor));
  if (!found?.from.includes(state)) return null;
  return action === "refuse" && attempts < PRINT_ATTEMPTS ? "waiting" : found.to;
}

/** Whether the printer may still fetch it, or tell what became of it before others are fetched. */
export function isOpenPrintJob(state: PrintJobState): boolean {
  return state === "waiting" || state === "claimed";
}

/** Whether a person has to look at it, unless somebody has already dealt with it. */
export function isTroubledPrintJob(state: PrintJobState): boolean {
  return state === "unconfirmed" || state === "failed" || state === "expired";
}

/** Whether a further print of it is a copy: it came out, or may have. */
export function mayBeOnPaper(state: PrintJobState): boolean {
  return state === "printed" || state === "unconfirmed" || state === "claimed";
}
