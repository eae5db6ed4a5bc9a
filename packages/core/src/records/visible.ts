import type { Resource } from "@tresen/contract/kit/resource";
import type { Actor } from "../platform/actor";
import { mayRead, shownTo } from "./access";
import { type AnyRecord, type Row, findRow, findRows } from "./rows";

/** A record as it is stored, and as the actor sees it. */
export interface VisibleRow {
  row: Row;
  shown: AnyRecord;
}

/** A record that the actor may see; null also where they may not. */
export async function findVisible({
  resource,
  actor,
  id,
}: {
  resource: Resource;
  actor: Actor;
  id: string;
}): Promise<VisibleRow | null> {
  const row = await findRow({ resource, id });
  const shown = row && viewOf({ resource, actor, row });
  return row && shown ? { row, shown } : null;
}

/** Those of the records that the actor may see, in the order of the ids. */
export async function listVisible({
  resource,
  actor,
  ids,
}: {
  resource: Resource;
  actor: Actor;
  ids: readonly string[];
}): Promise<AnyRecord[]> {
  const rows = await findRows({ resource, ids, isConsistent: false });
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return (row && viewOf({ resource, actor, row })) ?? [];
  });
}

function viewOf({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): AnyRecord | null {
  return mayRead({ resource, actor, row }) ? shownTo({ resource, actor, row }) : null;
}
