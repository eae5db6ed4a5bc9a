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
  /** Only for the sheet of somebody on the staff. */
  isStaff?: true;
}

/** The lifecycle. What is locked stays: later corrections go into a month that is open. */
const TRANSITIONS: readonly Transition[] = [
  { from: "open", to: "confirmed", by: "person" },
  // On behalf of somebody who left or is ill: docs/decisions/0108-confirm-on-behalf.md.
  { from: "open", to: "confirmed", by: "decider", needsReason: true, isStaff: true },
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
  needsOther = false,
}: {
  state: TimeSheetState;
  isExternal?: boolean;
  /** Whether whoever asks has confirmed it on behalf of its person, and somebody else can approve it. */
  needsOther?: boolean;
  isOwn: boolean;
  mayDecide: boolean;
}): PossibleStep[] {
  const held = TRANSITIONS.filter(
    (one) =>
      one.from === state &&
      (isExternal ? !one.isStaff : !one.isExternal) &&
      (one.by === "person" ? isOwn : mayDecide) &&
      !(needsOther && one.to === "approved"),
  );
  return [...Map.groupBy(held, ({ to }) => to)].map(([to, ways]) => ({
    to,
    needsReason: ways.every(({ needsReason }) => needsReason === true),
  }));
}

/** Whether a step is taken for the person of the sheet, who is told of it. */
export const isOnBehalf = ({ to, needsReason }: PossibleStep): boolean => to === "confirmed" && needsReason;

/** How many days after the end of a month it can be locked: no stamping comes later than seven days. */
export const LOCKED_AFTER_DAYS = 8;
