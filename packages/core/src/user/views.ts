import { type ListViews, listViews } from "@tresen/contract/view/list-view";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, batchWrite, readPartition, storageCall, writeTransaction } from "../platform/db";
import { stale } from "../records/rows";
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

/** Replaces them. @throws conflict when they were saved in another window meanwhile. */
export async function saveViews({ actor, resource, views: wanted }: Asked & { views: ListViews }): Promise<ListViews> {
  const { user } = requireStaff(actor);
  const { version, columns, views } = wanted;
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

/** Removes everything that a removed user had saved. */
export async function eraseViews({ user }: { user: string }): Promise<void> {
  const rows = await readPartition(`view#${user}`);
  await batchWrite(rows.map(({ pk, sk }) => ({ delete: { pk, sk } })));
}
