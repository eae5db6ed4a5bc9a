import type { LiveState } from "@tresen/contract/live/live";
import { atom } from "jotai";

/** What holds in a branch right now, as its `LiveNotice` has learned it; without an answer nothing is known. */
export const liveAtom = atom<{ branch: string; state: LiveState; soldOut: ReadonlyMap<string, string> } | null>(null);
