import { useQueries } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useColorScheme } from "../../../../shared/color-scheme";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { useMe } from "../../../shared/session";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../../../shared/visibility";
import { iconOf } from "../navigation";
import {
  type PaletteEntry,
  commandsFor,
  matching,
  orderSearchFor,
  recordWorkFor,
  screensFor,
  settingsFor,
} from "./entries";
import { SHORTEST, hitsQuery } from "./record-hits";
import { useRecent } from "./use-recent";

/** The time after a key until records are searched for. */
const PAUSE = 200;
const RECENT = 20;

export interface PaletteResults {
  entries: PaletteEntry[];
  isSearching: boolean;
  /** Tries the searches that failed again; null if none failed. */
  retry: (() => void) | null;
}

/** Everything that the typed text finds: records, screens and commands; without a text also the recent records. */
export function useEntries(typed: string): PaletteResults {
  const me = useMe();
  const isDark = useColorScheme() === "dark";
  const isProductDataShown = useAtomValue(isProductDataShownAtom);
  const isCustomerDataShown = useAtomValue(isCustomerDataShownAtom);
  const recent = useRecent(RECENT);
  const search = usePause(typed.trim());
  const searched = Object.values(resourceEntries).filter((entry) => seesResource({ entry, me }));
  const hits = useQueries({ queries: searched.map((entry) => hitsQuery({ entry, search })) });
  const words = typed.trim();
  const isLong = words.length >= SHORTEST;
  const found: PaletteEntry[] = !isLong
    ? []
    : searched.flatMap((entry, index) =>
        (hits[index]?.data ?? []).map(({ id, label }) => ({
          id: `record ${entry.name}/${id}`,
          group: entry.many,
          label,
          hint: entry.one,
          Icon: iconOf(entry),
          target: { to: `/${entry.name}/${id}` },
        })),
      );
  const settings = { isDark, isProductDataShown, isCustomerDataShown };
  // Settings, imports and removed records are many, so they are listed only where a word finds them.
  const many = words ? [...recordWorkFor(me), ...settingsFor(me)] : [];
  const fixed = [...screensFor(me), ...commandsFor({ me, settings }), ...many];
  const failed = hits.filter(({ isError }) => isError);
  return {
    entries: [
      ...grouped([...(words ? [] : recent), ...matching({ entries: fixed, typed }), ...found]),
      ...orderSearchFor({ me, typed: words }),
    ],
    isSearching: isLong && (search !== words || hits.some(({ isFetching }) => isFetching)),
    retry: isLong && failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null,
  };
}

/** Entries of one group stand together, in the order of their groups' first entries. */
function grouped(entries: readonly PaletteEntry[]): PaletteEntry[] {
  return [...Map.groupBy(entries, ({ group }) => group).values()].flat();
}

/** The text as it was when nothing had been typed for a moment. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
