import type { VersionsQuery } from "@tresen/contract/log/version";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { type CursorScope, cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { storageCall } from "../platform/db";
import { ChangeEntity, type ChangeRow } from "../records/changes";
import { changesOf } from "./find/of-subject";

/** Changes of one record, newest first. `keeps` decides which rows are wanted. */
export async function readRecordChanges({
  resource,
  id,
  query: { cursor, limit = PAGE_SIZE },
  keeps,
}: {
  resource: string;
  id: string;
  query: VersionsQuery;
  keeps: (row: ChangeRow) => boolean;
}): Promise<{ rows: ChangeRow[]; cursor: string | null }> {
  const scope: CursorScope = ["versions", resource, id];
  const after = placeIn({ scope, cursor }) || undefined;
  if (after !== undefined && !/^\d{10}$/.test(after)) throw invalidCursor();
  const all = await changesOf({ resource, id, before: after, limit: limit + 1 });
  const page = all.slice(0, limit);
  const place = all.length > limit ? (page.at(-1)?.version ?? null) : null;
  return { rows: page.filter(keeps), cursor: cursorOf({ scope, place }) };
}

export async function findChange({
  resource,
  id,
  version,
}: Pick<ChangeRow, "resource" | "id" | "version">): Promise<ChangeRow | null> {
  const { data } = await storageCall(() => ChangeEntity.get({ resource, id, version }).go());
  return data;
}
