import { mayPick, mayPickRecord } from "@tresen/contract/kit/access";
import { OPTIONS_PAGE, type Option, optionLabel } from "@tresen/contract/kit/list/option";
import { searchedTexts } from "@tresen/contract/kit/list/index-rows";
import { matchesSearch } from "@tresen/contract/kit/list/search-words";
import type { Referrer, Resource } from "@tresen/contract/kit/resource";
import { type Actor, requireStaff } from "../platform/actor";
import { cursorOf, placeIn } from "../platform/cursor";
import { forbidden } from "../platform/errors";
import { mayRead } from "./access";
import { pageOf } from "./page";
import { type AnyRecord, type Indexing, type Row, allRows, findRows, indexingFor, recordOf } from "./rows";

interface Asked {
  resource: Resource;
  actor: Actor;
  /** The resources whose records may refer to records of this one. */
  referrers: readonly Referrer[];
  query: { search?: string | undefined; ids?: readonly string[] | undefined; cursor?: string | undefined };
  indexing?: Partial<Indexing> | undefined;
}

/**
 * The labels of records that a form may refer to: those with the given ids, or a page that matches the search, ordered
 * by label. An actor who may not read the records can search only the labels.
 * @throws unauthenticated, and forbidden for an actor without a form that refers to the resource.
 */
export async function listOptions({ resource, actor, referrers, query, indexing }: Asked): Promise<{
  options: Option[];
  cursor: string | null;
}> {
  const { user: person } = requireStaff(actor);
  if (!mayPick({ person, resource, referrers })) throw forbidden();
  const isOffered = (row: Row): boolean => mayPickRecord({ person, resource, record: recordOf(row) });
  const { search = "", ids, cursor } = query;
  if (ids) {
    const rows = await findRows({ resource, ids, isConsistent: false });
    const found = [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
    return {
      options: found.filter(isOffered).map((row) => optionOf({ resource, record: recordOf(row) })),
      cursor: null,
    };
  }
  const scope = [resource.name, "options", search.trim()];
  const after = placeIn({ scope, cursor });
  const findToPick = indexingFor({ resource, indexing, part: "findToPick" });
  if (findToPick) {
    const view = (row: Row): AnyRecord | null => (isOffered(row) ? recordOf(row) : null);
    const texts = (row: Row): string[] => textsOf({ resource, actor, row });
    const { records, next } = await findToPick({ resource, search, after, view, textsOf: texts });
    return {
      options: records.map((record) => optionOf({ resource, record })),
      cursor: cursorOf({ scope, place: next }),
    };
  }
  const rows = (await allRows({ resource, consistent: false })).filter(isOffered);
  const options = rows
    .filter((row) => matchesSearch({ texts: textsOf({ resource, actor, row }), search }))
    .map((row) => optionOf({ resource, record: recordOf(row) }));
  const { page, next } = pageOf({ all: options, sort: "label", after, limit: OPTIONS_PAGE });
  return { options: page, cursor: cursorOf({ scope, place: next }) };
}

function optionOf({ resource, record }: { resource: Resource; record: AnyRecord }): Option {
  return { id: record.id, label: optionLabel({ resource, record }) };
}

function textsOf({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): string[] {
  const { label } = optionOf({ resource, record: recordOf(row) });
  return mayRead({ resource, actor, row }) ? [label, ...searchedTexts({ resource, record: row.fields })] : [label];
}
