import { isArchived } from "@tresen/contract/kit/list/archive";
import { mayWhole } from "@tresen/contract/kit/access";
import { type Option, optionLabel, optionLabels } from "@tresen/contract/kit/list/option";
import { mayPick, mayPickRecord } from "@tresen/contract/kit/list/pick";
import { searchedTexts } from "@tresen/contract/kit/list/index-rows";
import { type Referrer, type Resource, publicView } from "@tresen/contract/kit/resource";
import { type Actor, requireStaff } from "../platform/actor";
import { cursorOf, placeIn } from "../platform/cursor";
import { forbidden } from "../platform/errors";
import { type AnyRecord, type Finding, type Row, findRows, recordOf } from "./rows";

interface Asked {
  resource: Resource;
  actor: Actor;
  /** The resources whose records may refer to records of this one. */
  referrers: readonly Referrer[];
  query: { search?: string | undefined; ids?: readonly string[] | undefined; cursor?: string | undefined };
  finding: Finding;
}

/**
 * The labels of records that the actor may pick: those with the given ids, or a page that matches the search, ordered
 * by label. Of a public resource without branches everybody also gets what is published. An actor who may not read the
 * records can search only the labels.
 * @throws unauthenticated, and forbidden for an actor without a form that refers to the resource.
 */
export async function optionsFound({ resource, actor, referrers, query, finding }: Asked): Promise<{
  options: Option[];
  cursor: string | null;
}> {
  const { user: person } = requireStaff(actor);
  if (!mayPick({ person, resource, referrers })) throw forbidden();
  const isOpen = resource.access.read === "public" && !resource.pickedBy;
  const view = (row: Row): AnyRecord | null => {
    const record = recordOf(row);
    if (mayPickRecord({ person, resource, referrers, record })) return record;
    return isOpen ? publicView({ resource, record }) : null;
  };
  const isReadable = (record: AnyRecord): boolean => mayWhole({ person, verb: "read", resource, record });
  const textsOf = (row: Row): string[] => {
    const record = recordOf(row);
    return [
      optionLabel({ resource, record }),
      ...(isReadable(record) ? searchedTexts({ resource, record: row.fields }) : []),
    ];
  };
  const optionsOf = async (records: readonly AnyRecord[]): Promise<Option[]> => {
    const labels = optionLabels({ resource, records });
    const others = await finding.labelsFor?.(records.filter(isReadable));
    return records.map((record, index) => {
      const [picture] = [record["image"] ?? record["images"]].flat();
      const name = isReadable(record) && resource.readableName?.(record);
      return {
        id: record.id,
        label: others?.get(record.id) ?? (name || (labels[index] ?? "")),
        ...(picture ? { picture } : {}),
      };
    });
  };
  const { search = "", ids, cursor } = query;
  if (ids) {
    const rows = await findRows({ resource, ids, isConsistent: false });
    const found = [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
    return { options: await optionsOf(found.flatMap((row) => view(row) ?? [])), cursor: null };
  }
  const scope = [resource.name, "options", search.trim()];
  const after = placeIn({ scope, cursor });
  // What is put away is not offered, and keeps its name where it is chosen already.
  const offered = (row: Row): AnyRecord | null => (isArchived(row.fields) ? null : view(row));
  const { records, next } = await finding.findToPick({ resource, search, after, view: offered, textsOf });
  return { options: await optionsOf(records), cursor: cursorOf({ scope, place: next }) };
}
