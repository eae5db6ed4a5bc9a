import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import type { Instant } from "@tresen/contract/kit/time";
import type { LiveState } from "@tresen/contract/live/live";
import { atom } from "jotai";

/** What holds in a branch right now, as its `LiveNotice` has learned it; without an answer nothing is known. */
export const liveAtom = atom<Live | null>(null);

export interface Live {
  branch: string;
  state: LiveState;
  /** The words for each product that is sold out. */
  soldOut: ReadonlyMap<string, string>;
  /** For `SlotRequest`. */
  later: (method: DeliveryMethod) => (ready: Instant) => Instant;
}
