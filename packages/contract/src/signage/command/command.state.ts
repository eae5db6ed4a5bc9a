import { type Instant, MINUTE } from "../../kit/time";

/** What a screen can be told to do. */
export const COMMAND_TYPES = [
  ...(["reload", "restart", "showScene", "message", "identify", "volume"] as const),
  ...(["powerPlan", "screenshot", "clearCache", "update", "sendLogs"] as const),
] as const;
export type CommandType = (typeof COMMAND_TYPES)[number];

export const COMMAND_STATES = ["queued", "delivered", "running", "done", "failed", "expired", "aborted"] as const;
export type CommandState = (typeof COMMAND_STATES)[number];

/** Who moves a command on: the screen, staff, or the time. */
type Mover = "screen" | "staff" | "time";

interface Transition {
  from: CommandState;
  to: CommandState;
  by: Mover;
}

/**
 * The lifecycle. A screen that was interrupted may end what it has never begun, since its answers can be lost. What
 * has ended stays as it is.
 */
const TRANSITIONS: readonly Transition[] = [
  { from: "queued", to: "delivered", by: "screen" },
  { from: "queued", to: "running", by: "screen" },
  { from: "queued", to: "done", by: "screen" },
  { from: "queued", to: "failed", by: "screen" },
  { from: "delivered", to: "running", by: "screen" },
  { from: "delivered", to: "done", by: "screen" },
  { from: "delivered", to: "failed", by: "screen" },
  { from: "running", to: "done", by: "screen" },
  { from: "running", to: "failed", by: "screen" },
  { from: "queued", to: "aborted", by: "staff" },
  { from: "delivered", to: "aborted", by: "staff" },
  { from: "running", to: "aborted", by: "staff" },
  { from: "queued", to: "expired", by: "time" },
  { from: "delivered", to: "expired", by: "time" },
  { from: "running", to: "expired", by: "time" },
];

/** Whether a command in the state `from` may come to `to` by somebody's hand. */
export function mayMove({ from, to, by }: Transition): boolean {
  return TRANSITIONS.some((step) => step.from === from && step.to === to && step.by === by);
}

/** Whether anything can still become of it: until then a screen has no other command. */
export function isOpenCommand(state: CommandState): boolean {
  return TRANSITIONS.some(({ from }) => from === state);
}

/** How long a screen has time for a command, unless it says otherwise. */
export const COMMAND_EXPIRES_AFTER = 10 * MINUTE;

/**
 * The state at `now`: an open command whose time is over has expired, without anybody writing it.
 * @param expiresAt when its time is over.
 */
export function commandStateAt({
  state,
  expiresAt,
  now,
}: {
  state: CommandState;
  expiresAt: Instant;
  now: Instant;
}): CommandState {
  return isOpenCommand(state) && now >= expiresAt ? "expired" : state;
}
