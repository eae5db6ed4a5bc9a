import { useQueries } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { optionQueries } from "../../../admin/picker/option-queries";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { useMe } from "../../../shared/session";
import { iconOf } from "../navigation";
import type { PaletteEntry } from "./entries";
import { PALETTE_TEXTS } from "./palette.texts";
import { forgetRecord, recentChangesAtom, recentRecords } from "./recent-records";

/**
 * The records that the person opened last, with their present titles. A record that was removed is forgotten, and one
 * that the person may no longer see is left out.
 */
export function useRecent(count: number): PaletteEntry[] {
  const me = useMe();
  useAtomValue(recentChangesAtom);
  const known = recentRecords(me.id).flatMap((record) => {
    const entry = Object.values(resourceEntries).find(({ name }) => name === record.resource);
    return entry && seesResource({ entry, me }) ? [{ record, entry }] : [];
  });
  const recent = known.slice(0, count);
  const labels = useQueries({
    queries: recent.map(({ record }) => ({
      ...optionQueries.label({ name: record.resource, id: record.id }),
      retry: false,
    })),
  });
  const gone = recent.filter((_recent, index) => labels[index]?.data === null).map(({ record }) => record);
  const goneKey = gone.map(({ resource, id }) => `${resource}/${id}`).join();
  useEffect(() => {
    for (const record of gone) forgetRecord({ user: me.id, record });
    // The list is new at each rendering, its key is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [goneKey, me.id]);
  return recent.flatMap(({ record, entry }, index) => {
    const label = labels[index]?.data;
    if (!label) return [];
    return {
      id: `recent ${record.resource}/${record.id}`,
      group: PALETTE_TEXTS.recent,
      label,
      hint: entry.one,
      Icon: iconOf(entry),
      target: { to: `/${record.resource}/${record.id}` },
    };
  });
}
