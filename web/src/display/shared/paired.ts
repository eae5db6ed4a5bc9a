import type { ScreenPurpose } from "@tresen/contract/access-key/access-key";
import { keep, readKept } from "./kept";

/** What a display that staff have connected knows of itself. */
export interface Paired {
  key: string;
  branch: string;
  purpose: ScreenPurpose;
  name: string;
}

const nameOf = (purpose: ScreenPurpose): string => `display-key-${purpose}`;

export function readPaired(purpose: ScreenPurpose): Paired | null {
  return readKept<Paired>(nameOf(purpose));
}

export function keepPaired(paired: Paired): void {
  keep(nameOf(paired.purpose), paired);
}

export function forgetPaired(purpose: ScreenPurpose): void {
  keep(nameOf(purpose), null);
}
