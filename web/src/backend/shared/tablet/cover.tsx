import { atom, getDefaultStore, useAtomValue } from "jotai";
import type { ComponentType, ReactNode } from "react";

const coverAtom = atom<{ Cover: ComponentType } | null>(null);

/** Shows this in place of every screen. Nothing is loaded for it, since there may be no network. */
export function showCover(Cover: ComponentType | null): void {
  getDefaultStore().set(coverAtom, Cover && { Cover });
}

/** The screens, until something covers them. */
export function Coverable({ children }: { children: ReactNode }) {
  const covered = useAtomValue(coverAtom);
  return covered ? <covered.Cover /> : children;
}
