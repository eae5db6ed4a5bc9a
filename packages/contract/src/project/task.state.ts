/** The states of a task: the columns of the board, from left to right. */
export const TASK_STATES = ["open", "inProgress", "waiting", "done", "cancelled"] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What may follow each state. A task that is done or dropped has to be opened before it is worked on again. */
const NEXT: Readonly<Record<TaskState, readonly TaskState[]>> = {
  open: ["inProgress", "waiting", "done", "cancelled"],
  inProgress: ["done", "waiting", "open", "cancelled"],
  waiting: ["inProgress", "open", "done", "cancelled"],
  done: ["open", "inProgress"],
  cancelled: ["open"],
};

/** The states that a task may be put into, most likely first. */
export function nextTaskStates(state: TaskState): readonly TaskState[] {
  return NEXT[state];
}

/** Whether a task in the one state may be saved in the other. To stay as it is is always allowed. */
export function mayTaskBecome({ from, to }: { from: TaskState; to: TaskState }): boolean {
  return from === to || NEXT[from].includes(to);
}

/** Whether nothing is left to do for the task. */
export function isTaskEnded(state: TaskState): boolean {
  return state === "done" || state === "cancelled";
}
