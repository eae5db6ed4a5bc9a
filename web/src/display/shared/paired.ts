import type { DisplayPurpose } from "@tresen/contract/access-key/access-key";
import { keep, readKept } from "./kept";

/** What a display that staff have connected knows of itself. */
export interface Paired {
  key: string;
  branch: string;
  purpose: DisplayPurpose;
  name: string;
}

const nameOf = (purpose: DisplayPurpose): string => `display-key-${purpose}`;

export function readPaired(purpose: DisplayPurpose): Paired | null {
  return readKept<Paired>(nameOf(purpose));
}

export function keepPaired(paired: Paired): void {
  keep(nameOf(paired.purpose), paired);
}

export function forgetPaired(purpose: DisplayPurpose): void {
  keep(nameOf(purpose), null);
}
