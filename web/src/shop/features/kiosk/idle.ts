/** After this time without a touch or a key press the customer counts as gone. */
export const IDLE_AFTER = 60_000;
/** How long the question is shown before the customer's input is deleted. */
export const WARNING = 15_000;

export type IdlePhase = "active" | "warning" | "over";

/** Warns only if an order was begun; the start page has no input to lose. */
export function idlePhase({ idleFor, isInUse }: { idleFor: number; isInUse: boolean }): IdlePhase {
  if (idleFor < IDLE_AFTER) return "active";
  return isInUse && idleFor < IDLE_AFTER + WARNING ? "warning" : "over";
}

/** Whole seconds until the reset, for the warning. */
export function secondsLeft(idleFor: number): number {
  return Math.max(0, Math.ceil((IDLE_AFTER + WARNING - idleFor) / 1000));
}
