/** The state of a shift: only managers know of a draft; a changed one was told to its person as it was before. */
export const SHIFT_STATES = ["draft", "published", "changed", "cancelled"] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];

/** What the person of a shift that was told too late may answer. */
export const CONSENT_ANSWERS = ["agreed", "refused"] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

/** What happens to a shift. */
export type ShiftStep = "change" | "publish" | "cancel" | "take";

/** What may follow what. A step that is missing in a state is refused. */
const STEPS: Readonly<Record<ShiftState, Partial<Record<ShiftStep, ShiftState>>>> = {
  draft: { change: "draft", publish: "published" },
  published: { change: "changed", cancel: "cancelled", take: "published" },
  changed: { change: "changed", publish: "published", cancel: "cancelled" },
  // Its person is told of it like of any other change.
  cancelled: { publish: "cancelled" },
};

/** The state after the step; null where the step is not possible. */
export function stateAfter({ state, step }: { state: ShiftState; step: ShiftStep }): ShiftState | null {
  return STEPS[state][step] ?? null;
}

/** Whether the shift is binding: two of a person must not overlap. */
export function isBinding(state: ShiftState): boolean {
  return state === "published" || state === "changed";
}
