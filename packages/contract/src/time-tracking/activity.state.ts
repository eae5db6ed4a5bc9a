/** The states of a recorded stretch of time. */
export const ACTIVITY_STATES = ["running", "paused", "ended"] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** What somebody does at a terminal or phone. */
export const STAMPING_ACTIONS = ["start", "end", "pause", "resume"] as const;
export type StampingAction = (typeof STAMPING_ACTIONS)[number];

/** The state of an activity that has not ended; null where nothing runs. */
export type OpenState = Exclude<ActivityState, "ended"> | null;

/**
 * What becomes of the current activity: its next state, `unchanged` for what is already so, or null where it is refused.
 * A start while something runs ends that and begins another activity, which is `running`.
 */
export type StampingOutcome = ActivityState | "unchanged" | null;

const OUTCOMES: Readonly<Record<StampingAction, Readonly<Record<"none" | "running" | "paused", StampingOutcome>>>> = {
  start: { none: "running", running: "running", paused: "running" },
  pause: { none: null, running: "paused", paused: "unchanged" },
  resume: { none: null, running: "unchanged", paused: "running" },
  end: { none: "unchanged", running: "ended", paused: "ended" },
};

/** @param isSame whether a start asks for what is running already. */
export function stampingOutcome({
  action,
  state,
  isSame = false,
}: {
  action: StampingAction;
  state: OpenState;
  isSame?: boolean;
}): StampingOutcome {
  if (action === "start" && state === "running" && isSame) return "unchanged";
  return OUTCOMES[action][state ?? "none"];
}

/** The actions that change something now, for the buttons of a terminal. */
export function offeredActions(state: OpenState): StampingAction[] {
  return STAMPING_ACTIONS.filter((action) => {
    const outcome = stampingOutcome({ action, state });
    return outcome !== null && outcome !== "unchanged";
  });
}
