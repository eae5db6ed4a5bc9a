import type { RecordOf, Resource } from "@tresen/contract/kit/resource";
import type { Actor } from "../../platform/actor";
import { getRecord, listFound, listVisible, smallFinding, withPictures } from "../../records";

/** A record that the actor may see, with its pictures as they are today. @throws missing */
export async function visibleRecord<Kind extends Resource>({
  resource,
  actor,
  id,
}: {
  resource: Kind;
  actor: Actor;
  id: string;
}): Promise<RecordOf<Kind>> {
  const record = await getRecord({ resource, actor, id });
  const [filled] = await withPictures({ schema: resource.fields, values: [record] });
  return (filled ?? record) as RecordOf<Kind>;
}

/** Those of the records that the actor may see, in the order of the ids. */
export async function visibleRecords<Kind extends Resource>(asked: {
  resource: Kind;
  actor: Actor;
  ids: readonly string[];
}): Promise<RecordOf<Kind>[]> {
  return (await listVisible(asked)) as RecordOf<Kind>[];
}

/** The first records that the actor may see, at most so many. */
export async function firstRecords<Kind extends Resource>({
  resource,
  actor,
  limit,
}: {
  resource: Kind;
  actor: Actor;
  limit: number;
}): Promise<RecordOf<Kind>[]> {
  const { records } = await listFound({ resource, actor, query: { limit }, finding: smallFinding });
  return records as RecordOf<Kind>[];
}
