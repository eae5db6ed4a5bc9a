import { atom } from "jotai";
import type { ComponentType } from "react";

/** What shows files on their way below every screen. It comes with the first of them, so that nothing loads it before. */
export const uploadSlotAtom = atom<{ Content: ComponentType } | null>(null);
