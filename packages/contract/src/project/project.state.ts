/** The states of a project, in the order in which it goes through them. */
export const PROJECT_STATES = ["planned", "active", "paused", "completed", "cancelled"] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** What may follow each state. A project that ended is taken up again, but only one that was dropped is planned anew. */
const NEXT: Readonly<Record<ProjectState, readonly ProjectState[]>> = {
  planned: ["active", "cancelled"],
  active: ["paused", "completed", "cancelled"],
  paused: ["active", "completed", "cancelled"],
  completed: ["active"],
  cancelled: ["planned", "active"],
};

/** The states that a project may be put into, most likely first. */
export function nextProjectStates(state: ProjectState): readonly ProjectState[] {
  return NEXT[state];
}

/** Whether nobody works on the project any more. */
export function isProjectEnded(state: ProjectState): boolean {
  return state === "completed" || state === "cancelled";
}

/** Whether people book their time on it. */
export function isBookable(state: ProjectState): boolean {
  return state === "planned" || state === "active";
}

/** Whether a project in the one state may be saved in the other. To stay as it is is always allowed. */
export function mayProjectBecome({ from, to }: { from: ProjectState; to: ProjectState }): boolean {
  return from === to || NEXT[from].includes(to);
}
