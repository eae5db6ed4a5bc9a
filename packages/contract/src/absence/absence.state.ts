import type { AbsenceState } from "./absence-kinds";

/** What may be done to an absence: by whoever decides for its person, or by the person. */
type AbsenceStep = Exclude<AbsenceState, "requested">;
interface Transition {
  from: AbsenceState;
  to: AbsenceStep;
  by: "decider" | "person";
}

/**
 * The lifecycle. Leave that was granted binds both sides, so its person cannot take it back alone, and who decides
 * withdraws it for them.
 */
const TRANSITIONS: readonly Transition[] = [
  { from: "requested", to: "approved", by: "decider" },
  { from: "requested", to: "rejected", by: "decider" },
  { from: "requested", to: "withdrawn", by: "person" },
  { from: "approved", to: "withdrawn", by: "decider" },
];

/** An absence, and what it is to somebody. */
interface AskedAbsence {
  state: AbsenceState;
  isOwn: boolean;
  mayDecide: boolean;
}

/** The states into which somebody can bring an absence. */
export function possibleSteps({ state, isOwn, mayDecide }: AskedAbsence): AbsenceStep[] {
  return TRANSITIONS.filter(({ from, by }) => from === state && (by === "person" ? isOwn : mayDecide)).map(
    ({ to }) => to,
  );
}

/** Whether days and kind can still be changed by somebody. */
export function isChangeable({ state, isOwn, mayDecide }: AskedAbsence): boolean {
  return (state === "requested" && (isOwn || mayDecide)) || (state === "approved" && mayDecide);
}

/** Whether somebody would have to ask whoever decides to change or withdraw it, since it is their own and granted. */
export function isBinding({ state, isOwn, mayDecide }: AskedAbsence): boolean {
  return state === "approved" && isOwn && !mayDecide;
}

/** Whether a step is for those alone who decide. */
export function isDecision(to: AbsenceStep): boolean {
  return TRANSITIONS.every((one) => one.to !== to || one.by === "decider");
}
