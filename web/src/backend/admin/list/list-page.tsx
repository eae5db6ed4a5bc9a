import type { Resource } from "@tresen/contract/kit/resource";
import { useCallback, useEffect, useMemo } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { type Me, useMe } from "../../shared/session";
import { isOwn, unseenFields } from "../model/access";
import { type Field, isFilterable, isListable } from "../model/field";
import { fieldsOf, servedFilters, withoutFields } from "../model/schema-fields";
import { isRolesField, useOwnRoles, withOwnRoles } from "../own-roles";
import { PLAIN_SCREEN, type Screen, type ScreenColumn } from "../screen";
import { derivedField, isRanged } from "./filters/list-filters";
import type { ListRows } from "./source/list-rows";
import { type ListSearch, ordersOf, sortOf } from "./list-search";
import { ListView } from "./list-view";
import { columnField, withColumns } from "./screen-columns";
import { pictureFieldOf } from "./table/thumbnail";
import { columnsOf } from "./views/list-columns";
import { useListViews } from "./views/view-queries";
import { serverSort } from "./source/server-sort";
import { usePagedRows } from "./source/use-paged-rows";
import { useWholeRows } from "./source/use-whole-rows";

const NO_COLUMNS: readonly ScreenColumn[] = [];

interface ListPageProps {
  resource: Resource;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  screen?: Screen;
}

/** The list of any resource. Its columns, filters and texts come from the definition. */
export function ListPage({ screen = PLAIN_SCREEN, ...props }: ListPageProps) {
  const Rows = props.resource.storage === "indexed" ? PagedList : WholeList;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(props.resource.many);
  }, [props.resource]);
  return <Rows {...props} screen={screen} />;
}

type Listed = Required<ListPageProps>;

/** A list whose pages the server makes. */
function PagedList(props: Listed) {
  const { resource, search } = props;
  const me = useMe();
  const basis = useListBasis(props);
  const sort = serverSort({ resource, sort: search.sort });
  const rows = usePagedRows({ resource, search, refine: basis.refine });
  const sortable: readonly string[] = resource.list?.sortable ?? [];
  const { fields } = basis;
  const filterable = useMemo(() => {
    const filters: readonly string[] = resource.list?.filters ?? [];
    const derived = (resource.list?.derived ?? []).filter(({ isHidden }) => !isHidden).map(derivedField);
    const served = servedFilters({ schema: seenSchema({ resource, me }), names: filters });
    const entered = fields.filter(({ key }) => filters.includes(key) && !served.some((one) => one.key === key));
    return [...derived, ...[...entered, ...served].filter(mayFilter)];
  }, [resource, me, fields]);
  return (
    <ListView
      {...props}
      {...basis}
      rows={rows}
      search={{ ...search, sort }}
      sortable={basis.fields.filter(({ key }) => sortable.includes(key))}
      filterable={filterable}
      isSortedByMany={false}
    />
  );
}

/** A list that is loaded whole. */
function WholeList(props: Listed) {
  const basis = useListBasis(props);
  const { resource } = props;
  const { fields } = basis;
  const columns = useMemo(() => basis.columns.map(({ field }) => field), [basis.columns]);
  const own = (fields.find(({ key }) => key === resource.title[0]) ?? columns[0])?.key;
  const search = { ...props.search, sort: sortOf(ordersOf(props.search.sort)) ?? own };
  const rows: ListRows = useWholeRows({ resource, fields, columns, search, refine: basis.refine });
  return (
    <ListView
      {...props}
      {...basis}
      rows={rows}
      search={search}
      sortable={fields}
      filterable={fields.filter(mayFilter)}
      isSortedByMany
    />
  );
}

function mayFilter(field: Field): boolean {
  return isFilterable(field) || isRanged(field);
}

/** What both kinds of lists have in common: the fields, the shown columns, and which records are shown. */
function useListBasis({ resource, screen, search }: Listed) {
  const me = useMe();
  const added = screen.columns ?? NO_COLUMNS;
  const listed = useMemo(() => seenFields({ resource, me }).filter(isListable), [resource, me]);
  const own = useOwnRoles({ isWanted: listed.some(isRolesField) });
  const fields = useMemo(
    () => [
      ...added.filter(({ isFirst }) => isFirst).map(columnField),
      ...listed.map((field) => withOwnRoles({ field, own })),
      ...added.filter(({ isFirst }) => !isFirst).map(columnField),
    ],
    [listed, own, added],
  );
  const { views, change } = useListViews(resource.name);
  const columns = useMemo(() => columnsOf({ fields, views, search }), [fields, views, search]);
  const refine = useCallback(
    (records: readonly AnyRecord[]) =>
      records
        .filter((record) => isOwn({ resource, me, record }))
        .map((record) => withColumns({ record, columns: added })),
    [resource, me, added],
  );
  return {
    fields,
    columns,
    picture: useMemo(() => pictureFieldOf(seenFields({ resource, me })), [resource, me]),
    views,
    onViews: change,
    refine,
  };
}

function seenSchema({ resource, me }: { resource: Resource; me: Me }): Resource["fields"] {
  return withoutFields({ schema: resource.fields, names: unseenFields({ resource, me }) });
}

function seenFields({ resource, me }: { resource: Resource; me: Me }): Field[] {
  return fieldsOf(seenSchema({ resource, me }));
}
