import type { Option } from "@tresen/contract/kit/list/option";
import { hasWords } from "@tresen/contract/kit/list/typed-words";

interface Found {
  options: readonly Option[];
  /** Ids that are already chosen. */
  without: readonly string[];
  typed: string;
  /** The options are those of former words. */
  isWaiting: boolean;
}

/**
 * The options that can be chosen now. Until the server has answered only those of the former ones with the typed words
 * are offered: who types fast and presses Enter must not choose something else.
 */
export function offered({ options, without, typed, isWaiting }: Found): Option[] {
  return options.filter(({ id, label }) => !without.includes(id) && (!isWaiting || hasWords({ text: label, typed })));
}
