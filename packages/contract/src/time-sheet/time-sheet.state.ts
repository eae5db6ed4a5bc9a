/** Where a month of a person stands. */
export const TIME_SHEET_STATES = ["open", "confirmed", "approved", "locked"] as const;
export type TimeSheetState = (typeof TIME_SHEET_STATES)[number];

/** What may be done: by the person of the sheet, or by whoever decides for them. */
interface Transition {
  from: TimeSheetState;
  to: TimeSheetState;
  by: "person" | "decider";
  needsReason?: true;
  /** Only for the record of an external person, which nobody confirms. */
  isExternal?: true;
}

/** The lifecycle. What is locked stays: later corrections go into a month that is open. */
const TRANSITIONS: readonly Transition[] = [
  { from: "open", to: "confirmed", by: "person" },
  { from: "confirmed", to: "open", by: "person" },
  { from: "confirmed", to: "open", by: "decider", needsReason: true },
  { from: "confirmed", to: "approved", by: "decider" },
  { from: "approved", to: "open", by: "decider", needsReason: true },
  { from: "approved", to: "locked", by: "decider" },
  { from: "open", to: "approved", by: "decider", isExternal: true },
];

/** A step that somebody can take, and whether they have to say why. */
export interface PossibleStep {
  to: TimeSheetState;
  needsReason: boolean;
}

/** The steps that somebody can take from a state, each once; without a reason where one of their roles needs none. */
export function possibleSteps({
  state,
  isOwn,
  mayDecide,
  isExternal = false,
}: {
  state: TimeSheetState;
  isExternal?: boolean;
  isOwn: boolean;
  mayDecide: boolean;
}): PossibleStep[] {
  const held = TRANSITIONS.filter(
    (one) => one.from === state && (isExternal || !one.isExternal) && (one.by === "person" ? isOwn : mayDecide),
  );
  return [...Map.groupBy(held, ({ to }) => to)].map(([to, ways]) => ({
    to,
    needsReason: ways.every(({ needsReason }) => needsReason === true),
  }));
}

/** How many days after the end of a month it can be locked: no stamping comes later than seven days. */
export const LOCKED_AFTER_DAYS = 8;
