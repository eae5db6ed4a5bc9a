import { runStore } from "../driver/run-store";
import { keep, readKept } from "../shared/kept";

const NAMES = { key: "external-key", open: "external-open", seen: "external-seen" } as const;
export const externalStore = runStore("external");

/** What the link has behind its `#`. Anything else is no key, and leaves the one that the phone has. */
const KEY = /^ext_[\w-]+\.[\w-]+$/;

/**
 * The personal key: behind the `#` of the link that was opened, else the one that the phone keeps. It is taken out of
 * the address, so that nobody copies it with that. Another key makes the phone forget what it knows.
 */
export function takePersonalKey(): string | null {
  const given = window.location.hash.slice(1);
  const kept = readKept<string>(NAMES.key);
  if (given === "") return kept;
  window.history.replaceState(null, "", window.location.pathname);
  if (!KEY.test(given)) return kept;
  if (given !== kept) forgetAccess();
  keep(NAMES.key, given);
  return given;
}

/** Removes everything from the phone. */
export function forgetAccess(): void {
  for (const name of Object.values(NAMES)) keep(name, null);
  externalStore.forget();
}

/** The run that was open when the page was left. */
export const readOpenRun = (): string | null => readKept<string>(NAMES.open);

/** Notes which run is open. What the phone knows of another one is forgotten. */
export function keepOpenRun(run: string | null): void {
  if (run !== readOpenRun()) externalStore.forget();
  keep(NAMES.open, run);
}

/** What was last told of the person and their runs. */
export const readSeen = <Seen>(): Seen | null => readKept<Seen>(NAMES.seen);
export const keepSeen = (seen: unknown): void => keep(NAMES.seen, seen);
