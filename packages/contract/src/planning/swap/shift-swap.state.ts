/** The state of somebody's request to give a shift away or to swap it. */
export const SWAP_STATES = ["asked", "accepted", "approved", "rejected", "declined", "withdrawn", "expired"] as const;
export type SwapState = (typeof SWAP_STATES)[number];

/** What people do with a request. That it expires, nobody does. */
export const SWAP_STEPS = ["accepted", "declined", "withdrawn", "approved", "rejected"] as const;
export type SwapStep = (typeof SWAP_STEPS)[number];

/** Who the reader of a request is to it. One of the three may be several, such as a manager who was asked. */
export interface SwapParties {
  isAsker: boolean;
  /** Whether they are asked: by name, or as one of those who may take the shift. */
  isAsked: boolean;
  mayDecide: boolean;
}

/** As what somebody is told of a request. */
export type SwapReader = "asker" | "asked" | "decider";

interface Transition {
  from: SwapState;
  to: SwapStep;
  by: keyof SwapParties;
  /** Whether it is only possible where one person was asked by name, or has accepted. */
  isNamed?: true;
}

/**
 * The lifecycle. Who has accepted may still take that back until it is decided. Nobody declines for all others what
 * was asked of everybody.
 */
const TRANSITIONS: readonly Transition[] = [
  { from: "asked", to: "accepted", by: "isAsked" },
  { from: "asked", to: "declined", by: "isAsked", isNamed: true },
  { from: "asked", to: "withdrawn", by: "isAsker" },
  { from: "accepted", to: "declined", by: "isAsked", isNamed: true },
  { from: "accepted", to: "withdrawn", by: "isAsker" },
  { from: "accepted", to: "approved", by: "mayDecide" },
  { from: "accepted", to: "rejected", by: "mayDecide" },
];

/** The steps that somebody can take. @param isNamed whether the request has a person who was asked, or who accepted. */
export function possibleSwapSteps({
  state,
  isNamed,
  ...parties
}: SwapParties & { state: SwapState; isNamed: boolean }): SwapStep[] {
  return TRANSITIONS.filter((step) => step.from === state && parties[step.by] && (isNamed || !step.isNamed)).map(
    ({ to }) => to,
  );
}

/** Whether something can still become of the request: then its shifts have no other one, and it may expire. */
export function isOpenSwap(state: SwapState): boolean {
  return state === "asked" || state === "accepted";
}
