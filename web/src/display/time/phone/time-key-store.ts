import { keep, readKept } from "../../shared/kept";

const NAME = "time-key";
/** What the link has behind its `#`: the key of a member of staff or of an external user. */
const KEY = /^(?:tim|ext)_[\w-]+\.[\w-]+$/;

/**
 * The key behind the `#` of the link that was opened, else the one that the phone keeps. It is taken out of the address,
 * so that nobody copies it with that. Anything else leaves the one that is there.
 */
export function takeTimeKey(): string | null {
  const given = window.location.hash.slice(1);
  const kept = readKept<string>(NAME);
  if (given === "") return kept;
  window.history.replaceState(null, "", window.location.pathname);
  if (!KEY.test(given)) return kept;
  keep(NAME, given);
  return given;
}

export function forgetTimeKey(): void {
  keep(NAME, null);
}

/** The id of the person, which stands in their key. */
export function personOfKey(key: string): string {
  return key.slice(4, key.lastIndexOf("."));
}
