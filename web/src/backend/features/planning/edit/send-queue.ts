import { ApiError } from "../../../../shared/api";
import { isPassing } from "../../../shared/failure";

/** The milliseconds after a failure until a change is sent again. */
const RETRY = 5000;

/** A change that was taken back before it could be sent. */
export class GivenUp extends Error {}

/** A change on its way to the server. */
export interface Sending<What> {
  what: What;
  /** Where an earlier attempt had no answer, it may have been made all the same: `isRepeated`. */
  send: (attempt: { isRepeated: boolean }) => Promise<void>;
}

export interface QueueState<What> {
  /** What is not saved yet, the oldest first. */
  waiting: readonly Sending<What>[];
  /** Why the oldest could not be sent; null as long as nothing holds the others up. */
  failure: ApiError | null;
}

export type SendQueue<What> = ReturnType<typeof createSendQueue<What>>;

/**
 * Sends changes one after the other. Where there is no connection, or the server is not well, a change waits with all that
 * came after it, and is sent again until it is answered or taken back. What the server refuses is over.
 */
export function createSendQueue<What>() {
  let state: QueueState<What> = { waiting: [], failure: null };
  let last: Promise<unknown> = Promise.resolve();
  let wake = (): void => undefined;
  let isKeeping = true;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<QueueState<What>>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const sent = async (sending: Sending<What>): Promise<void> => {
    for (let isRepeated = false; state.waiting.includes(sending); isRepeated = true) {
      try {
        return await sending.send({ isRepeated });
      } catch (error) {
        if (!isKeeping || !(error instanceof ApiError) || !isPassing(error)) throw error;
        if (!state.waiting.includes(sending)) break;
        set({ failure: error });
        await pause();
      }
    }
    throw new GivenUp();
  };
  return {
    state: (): QueueState<What> => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns once it is saved. @throws `GivenUp`, and what the server refused it with. */
    add: (sending: Sending<What>): Promise<void> => {
      set({ waiting: [...state.waiting, sending] });
      const turn = last.then(() => sent(sending));
      last = turn
        .catch(() => undefined)
        .then(() => set({ waiting: state.waiting.filter((one) => one !== sending), failure: null }));
      return turn;
    },
    /** Sends what waits now. */
    retry: (): void => wake(),
    /** Takes back what was added last, or everything that waits. */
    giveUp: (which: "last" | "all"): void => {
      set({ waiting: which === "last" ? state.waiting.slice(0, -1) : [] });
      if (state.waiting.length === 0) wake();
    },
    /** Fulfilled as soon as the change has to wait, and never if it is answered before. */
    whenHeld: (sending: Sending<What>): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          const isOver = !state.waiting.includes(sending);
          if (isOver || state.failure) listeners.delete(look);
          if (!isOver && state.failure) resolve();
        };
        listeners.add(look);
        look();
      }),
    /** Whether what cannot be sent waits. Else it fails, since nobody is there to see that it waits. */
    keep: (isOn: boolean): void => {
      isKeeping = isOn;
      if (!isOn) wake();
    },
  };
}
