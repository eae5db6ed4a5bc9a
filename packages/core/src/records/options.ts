import { mayPick, mayPickRecord } from "@tresen/contract/kit/access";
import { OPTIONS_PAGE, type Option, optionLabel } from "@tresen/contract/kit/list/option";
import { searchedTexts } from "@tresen/contract/kit/list/index-rows";
import { matchesSearch } from "@tresen/contract/kit/list/search-words";
import { placeOf } from "@tresen/contract/kit/list/list-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Actor, requireStaff } from "../platform/actor";
import { forbidden } from "../platform/errors";
import { mayRead, shown } from "./access";
import { cursorOf, placeAfter } from "./cursor";
import { type AnyRecord, type Indexing, type Row, allRows, findRows, indexingFor } from "./rows";

interface Asked {
  resource: Resource;
  actor: Actor;
  /** The resources whose records may point to one of this resource. */
  referrers: readonly Resource[];
  query: { search?: string | undefined; ids?: readonly string[] | undefined; cursor?: string | undefined };
  indexing?: Indexing | undefined;
}

/**
 * Labels of the records that a form may point to: those with the asked ids, or a page of those that are found by their
 * label, in its order. Who may not read the records finds them by nothing but their label.
 * @throws unauthenticated, and forbidden for whoever fills in no form that points to the resource.
 */
export async function listOptions({ resource, actor, referrers, query, indexing }: Asked): Promise<{
  options: Option[];
  cursor: string | null;
}> {
  const { user: person } = requireStaff(actor);
  if (!mayPick({ person, resource, referrers })) throw forbidden();
  const isOffered = (row: Row): boolean => mayPickRecord({ person, resource, record: shown(row) });
  const { search = "", ids, cursor } = query;
  if (ids) {
    const rows = await findRows({ resource, ids, isConsistent: false });
    const found = ids.flatMap((id) => rows.get(id) ?? []);
    return { options: found.filter(isOffered).map((row) => optionOf({ resource, record: shown(row) })), cursor: null };
  }
  const after = placeAfter(cursor ?? "");
  const indexed = indexingFor({ resource, indexing });
  if (indexed) {
    const { records, cursor: next } = await indexed.find({
      resource,
      search,
      sort: resource.list?.sortable[0] ?? "",
      isOrderKept: false,
      filters: [],
      after,
      limit: OPTIONS_PAGE,
      scopes: [null],
      view: (row) => (isOffered(row) ? shown(row) : null),
      textsOf: (row) => textsOf({ resource, actor, row }),
    });
    return { options: records.map((record) => optionOf({ resource, record })), cursor: next };
  }
  const rows = (await allRows({ resource, consistent: false })).filter(isOffered);
  const options = rows
    .filter((row) => matchesSearch({ texts: textsOf({ resource, actor, row }), search }))
    .map((row) => optionOf({ resource, record: shown(row) }))
    .map((option) => ({ option, place: placeOf({ record: { ...option }, sort: "label" }) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .filter(({ place }) => after === "" || place > after);
  const page = options.slice(0, OPTIONS_PAGE);
  const last = page.at(-1);
  return {
    options: page.map(({ option }) => option),
    cursor: last && options.length > page.length ? cursorOf(last.place) : null,
  };
}

function optionOf({ resource, record }: { resource: Resource; record: AnyRecord }): Option {
  return { id: record.id, label: optionLabel({ resource, record }) };
}

function textsOf({ resource, actor, row }: { resource: Resource; actor: Actor; row: Row }): string[] {
  const { label } = optionOf({ resource, record: shown(row) });
  return mayRead({ resource, actor, row }) ? [label, ...searchedTexts({ resource, record: row.fields })] : [label];
}
