/**
 * All states since the editor was opened, or since the last reload: there is no limit. They share what stayed the same.
 * Those after the present one were undone and can be done again.
 */
export interface History<State> {
  /** The oldest first. There is always one. */
  states: readonly State[];
  /** The place of the present state. */
  at: number;
  present: State;
  /** Changes with the same name as the last one are one step, such as letters typed into one field. */
  merge: string | null;
}

export function begun<State>(present: State): History<State> {
  return { states: [present], at: 0, present, merge: null };
}

/** A further state. What was undone cannot be done again after it. */
export function recorded<State>(
  history: History<State>,
  { state, merge = null }: { state: State; merge?: string | null },
): History<State> {
  if (Object.is(state, history.present)) return history;
  const isSameStep = merge !== null && merge === history.merge && history.at > 0;
  const kept = history.states.slice(0, isSameStep ? history.at : history.at + 1);
  return { states: [...kept, state], at: kept.length, present: state, merge };
}

/** The next change is a step of its own. */
export function sealed<State>(history: History<State>): History<State> {
  return history.merge === null ? history : { ...history, merge: null };
}

/** The state at a place of the list is the present one. All of them stay. */
export function wentTo<State>(history: History<State>, at: number): History<State> {
  const present = history.states[at];
  return present === undefined || at === history.at ? history : { ...history, at, present, merge: null };
}

export const undone = <State>(history: History<State>): History<State> => wentTo(history, history.at - 1);
export const redone = <State>(history: History<State>): History<State> => wentTo(history, history.at + 1);

export const canUndo = ({ at }: History<unknown>): boolean => at > 0;
export const canRedo = ({ at, states }: History<unknown>): boolean => at < states.length - 1;
