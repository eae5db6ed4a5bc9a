import { keep, readKept } from "../shared/kept";
import { runStore } from "./run-store";

const NAME = "driver-key";
export const driverStore = runStore("driver");

/** What the link of a run has behind its `#`. Anything else is no key, and leaves the run that the phone has. */
const KEY = /^run_\w+\.[\w-]+$/;

/**
 * The key of the run: behind the `#` of the link that was opened, else the one that the phone keeps. It is taken out of
 * the address, so that nobody copies it with that. Another key makes the phone forget the run before.
 */
export function takeKey(): string | null {
  const given = window.location.hash.slice(1);
  const kept = readKept<string>(NAME);
  if (given === "") return kept;
  window.history.replaceState(null, "", window.location.pathname);
  if (!KEY.test(given)) return kept;
  if (given !== kept) forgetKey();
  keep(NAME, given);
  return given;
}

/** Removes everything about the run from the phone. */
export function forgetKey(): void {
  keep(NAME, null);
  driverStore.forget();
}
