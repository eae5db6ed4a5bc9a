/** After this long without a touch or a key nobody is there any more. */
export const IDLE_AFTER = 60_000;
/** How long the question stands before what was begun is thrown away. */
export const WARNING = 15_000;

export type IdlePhase = "active" | "warning" | "over";

/** Warns only where an order was begun; on the start page there is nothing to lose. */
export function idlePhase({ idleFor, isBegun }: { idleFor: number; isBegun: boolean }): IdlePhase {
  if (idleFor < IDLE_AFTER) return "active";
  return isBegun && idleFor < IDLE_AFTER + WARNING ? "warning" : "over";
}

/** Whole seconds until it is over, for the warning. */
export function secondsLeft(idleFor: number): number {
  return Math.max(0, Math.ceil((IDLE_AFTER + WARNING - idleFor) / 1000));
}
