import { useRef } from "react";
import { isSame } from "../../../admin/model/draft";

type Warnings = ReadonlyMap<string, readonly string[]>;

/** The same warnings as long as they say the same, so that what shows them is not rendered with every change. */
export function useSameWarnings(warnings: Warnings): Warnings {
  const kept = useRef(warnings);
  if (!isSame(Object.fromEntries(kept.current), Object.fromEntries(warnings))) kept.current = warnings;
  return kept.current;
}
