import { atom, getDefaultStore } from "jotai";
import type { ComponentType } from "react";

/**
 * What shows files on their way below every screen, one for each kind of files. It comes with the first of them, so that
 * nothing loads it before.
 */
export const uploadSlotAtom = atom<readonly ComponentType[]>([]);

/** Shows a list of files below every screen. @param Content is loaded by whoever adds the first files. */
export function showUploads(Content: ComponentType): void {
  getDefaultStore().set(uploadSlotAtom, (known) => (known.includes(Content) ? known : [...known, Content]));
}
