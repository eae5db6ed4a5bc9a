import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo, useState } from "react";
import { useMe } from "../../shared/session";
import type { Target } from "../bulk/target";
import { canRemove, canWrite, changesAll } from "../model/access";
import type { ListRows } from "./source/list-rows";

const NOTHING: ReadonlyMap<string, AnyRecord> = new Map();

/** The chosen records: those that were picked one by one, or everything that a list in pages from the server finds. */
export function useSelection({ resource, source }: { resource: Resource; source: ListRows }) {
  const me = useMe();
  const [picked, setPicked] = useState(NOTHING);
  const [everything, setEverything] = useState<ListRows["query"]>(null);
  const { query, rows, position, pages } = source;
  // Another search finds something else, which nobody has chosen.
  const isAll = everything !== null && JSON.stringify(everything) === JSON.stringify(query);
  const selected = useMemo(
    () => (isAll ? new Map(rows.map((record) => [record.id, record])) : picked),
    [isAll, rows, picked],
  );
  const chosen = [...selected.values()];
  const least = pages.next && position.from !== null ? position.from - 1 + rows.length : undefined;
  const targetOf = (may: typeof canWrite): Target | null => {
    if (isAll) return { query: everything, count: position.matching, least };
    const ids = chosen.flatMap((record) => (may({ resource, me, record }) ? [record.id] : []));
    return ids.length > 0 ? { ids, count: ids.length } : null;
  };
  const all: Target | null = isAll
    ? { query: everything, count: position.matching, least }
    : chosen.length > 0
      ? { ids: chosen.map(({ id }) => id), count: chosen.length }
      : null;
  const mayChooseAll = query !== null && changesAll({ resource, me });
  return {
    selected,
    select: (records: ReadonlyMap<string, AnyRecord>): void => {
      setPicked(records);
      setEverything(null);
    },
    clear: (): void => {
      setPicked(NOTHING);
      setEverything(null);
    },
    /** Null where the person may change only some of the records, so that these must be named. */
    chooseEverything: mayChooseAll ? () => setEverything(query) : null,
    isAll,
    all,
    editable: targetOf(canWrite),
    removable: targetOf(canRemove),
  };
}
