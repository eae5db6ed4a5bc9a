/** A value that is changed outside of React and read with `useSyncExternalStore`. */
export interface Store<State> {
  state: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => current,
    set: (change) => {
      current = { ...current, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
