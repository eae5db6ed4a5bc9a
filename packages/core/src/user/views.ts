import { type ListViews, keepsSearch, listViews } from "@tresen/contract/view/list-view";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, batchWrite, readPartition, storageCall, writeTransaction } from "../platform/db";
import { allRows, stale } from "../records/rows";
import { userRows } from "./user-rows";
import { ViewsEntity } from "./views.entity";

interface Asked {
  actor: Actor;
  /** The list that the views belong to. */
  resource: string;
}

/** The actor's own columns and views of a list; those of version 0 if they have saved none. */
export async function getViews({ actor, resource }: Asked): Promise<ListViews> {
  const { user } = requireStaff(actor);
  const { data } = await storageCall(() => ViewsEntity.get({ user: user.id, resource }).go({ consistent: true }));
  if (!data) return { version: 0, columns: null, views: [] };
  return listViews.parse({ version: data.version, columns: data.columns ?? null, views: data.views });
}

/** Replaces them, without what was searched in lists of customers. @throws conflict when they were saved in another window meanwhile. */
export async function saveViews({ actor, resource, views: wanted }: Asked & { views: ListViews }): Promise<ListViews> {
  const { user } = requireStaff(actor);
  const { version, columns } = wanted;
  const views = keepsSearch(resource) ? wanted.views : withoutSearch(wanted.views);
  const row = { user: user.id, resource, version: version + 1, views, ...(columns ? { columns } : {}) };
  try {
    await writeTransaction({
      entities: { views: ViewsEntity },
      writes: (entities) => [
        version === 0
          ? entities.views.create(row).commit()
          : entities.views
              .put(row)
              .where((stored, { eq }) => eq(stored.version, version))
              .commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return { version: version + 1, columns, views };
}

function withoutSearch(views: ListViews["views"]): ListViews["views"] {
  return views.map(({ search: _, ...view }) => view);
}

/** Takes out what versions before kept of searches in lists of customers. @returns of how many lists. */
export async function forgetSearches(): Promise<number> {
  let count = 0;
  for (const { id: user } of await allRows({ resource: userRows })) {
    const rows = (await readPartition(`view#${user}`)).flatMap((item) => ViewsEntity.parse({ Item: item }).data ?? []);
    for (const { resource } of rows.filter(({ resource: list }) => !keepsSearch(list))) {
      await forgetSearch({ user, resource });
      count += 1;
    }
  }
  return count;
}

/** As often as somebody saves their views at the same moment. */
async function forgetSearch(key: { user: string; resource: string }): Promise<void> {
  for (;;) {
    const { data } = await storageCall(() => ViewsEntity.get(key).go({ consistent: true }));
    if (!data) return;
    const { version } = data;
    const { views } = listViews.parse({ version, columns: data.columns ?? null, views: data.views });
    try {
      await storageCall(() =>
        ViewsEntity.patch(key)
          .set({ version: version + 1, views: withoutSearch(views) })
          .where((stored, { eq }) => eq(stored.version, version))
          .go({ response: "none" }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

/** Removes everything that a removed user had saved. */
export async function eraseViews({ user }: { user: string }): Promise<void> {
  const rows = await readPartition(`view#${user}`);
  await batchWrite(rows.map(({ pk, sk }) => ({ delete: { pk, sk } })));
}
