import { storageCall } from "../../platform/db";
import { ChangeEntity, withoutContent } from "../changes";
import { PartEntity } from "./part.entity";
import type { Named } from "./row";

/**
 * Removes what the log contains about a person whose record was removed. Only the fact, time and author of the removal
 * remain, without any data of the person.
 */
export async function eraseHistory({ resource, id }: { resource: Named; id: string }): Promise<void> {
  const of = { resource: resource.name, id };
  const [changes, parts] = await Promise.all([
    storageCall(() => ChangeEntity.query.primary(of).go({ pages: "all", consistent: true })),
    storageCall(() => PartEntity.query.primary(of).go({ pages: "all", consistent: true, attributes: PART_KEY })),
  ]);
  const removal = changes.data.at(-1);
  if (removal?.action === "remove") await storageCall(() => ChangeEntity.put(withoutContent(removal)).go());
  // An id may have been given before; the removals of those records contain nothing any more.
  const former = changes.data.filter(({ action }) => action !== "remove");
  if (former.length > 0)
    await storageCall(() => ChangeEntity.delete(former.map(({ version }) => ({ ...of, version }))).go());
  if (parts.data.length > 0)
    await storageCall(() =>
      PartEntity.delete(parts.data.map(({ version, index }) => ({ ...of, version, index }))).go(),
    );
}

const PART_KEY: ["version", "index"] = ["version", "index"];
