import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { Inbox, Plus } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail } from "../../shared/failure";
import { manyFailed } from "../../shared/failure.texts";
import { type Me, useMe } from "../../shared/session";
import { Button, buttonClass } from "../../shared/ui/button";
import { EmptyState, ErrorState } from "../../shared/ui/states";
import { canCreate, canRemove, canWrite, isOwn, unseenFields } from "../model/access";
import { type Field, isListable } from "../model/field";
import { fieldsOf, withoutFields } from "../model/schema-fields";
import { targetsOf } from "../model/settled";
import { isRolesField, useOwnRoles, withOwnRoles } from "../own-roles";
import { PLAIN_SCREEN, type Screen, type ScreenColumn } from "../screen";
import { labelOf, labelsOf, referenceLabel, resourceQueries } from "../queries";
import { BulkBar } from "./bulk-bar";
import type { CellContext } from "./cell-text";
import { ListFooter } from "./list-footer";
import type { ListSearch } from "./list-search";
import { ListSkeleton, ListTable } from "./list-table";
import { ListToolbar } from "./list-toolbar";
import { LIST_TEXTS } from "./list.texts";
import { pageOf, rowsOf } from "./rows";
import { columnField, withColumns } from "./screen-columns";

const NO_COLUMNS: readonly ScreenColumn[] = [];
/** The chosen columns of each resource. */
const columnsAtom = atomWithStorage<Record<string, string[]>>("backend-columns", {}, undefined, { getOnInit: true });

interface ListPageProps {
  resource: Resource;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  screen?: Screen;
}

/** The list of any resource. Its columns, filters and texts come from the definition. */
export function ListPage({ resource, search, onSearch, screen = PLAIN_SCREEN }: ListPageProps) {
  const me = useMe();
  const navigate = useNavigate();
  const all = useQuery(resourceQueries.all(resource.name));
  const first = useQuery({ ...resourceQueries.first(resource.name), enabled: !all.data });
  const added = screen.columns ?? NO_COLUMNS;
  const listed = useMemo(() => listedFields({ resource, me }), [resource, me]);
  const own = useOwnRoles({ isWanted: listed.some(isRolesField) });
  const fields = useMemo(
    () => [...listed.map((field) => withOwnRoles({ field, own })), ...added.map(columnField)],
    [listed, own, added],
  );
  const [choices, setChoices] = useAtom(columnsAtom);
  const chosen = choices[resource.name];
  const columns = useMemo(
    () => fields.filter((field) => (chosen ? chosen.includes(field.key) : field.isColumn)),
    [fields, chosen],
  );
  const context = useCellContext(fields);
  const { sort = (fields.find(({ key }) => key === resource.title[0]) ?? columns[0])?.key, direction } = search;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const records = useMemo(
    () =>
      (all.data ?? first.data?.data ?? [])
        .filter((record) => isOwn({ resource, me, record }))
        .map((record) => withColumns({ record, columns: added })),
    [all.data, first.data, resource, me, added],
  );
  const rows = useMemo(
    () => rowsOf({ records, fields, columns, search: { ...search, sort, direction }, context }),
    [records, fields, columns, search, sort, direction, context],
  );
  const page = pageOf({ rows, page: search.page });
  const isFiltered = Boolean(search.search) || Object.keys(search.filters ?? {}).length > 0;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(resource.many);
  }, [resource]);

  const error = all.error ?? first.error;
  const selectedRows = rows.filter(({ id }) => selected.has(id));
  const actions = screen.listActions ?? [];
  const hasActions = actions.length > 0;
  const writable = useMemo(
    () =>
      hasActions
        ? records
            .filter((record) => canWrite({ resource, me, record }))
            .map((record) => ({ record, label: labelOf({ resource, record }) }))
        : [],
    [hasActions, records, resource, me],
  );
  const open = writable.length > 0 ? actions.find(({ id }) => id === search.dialog) : undefined;
  const buttons = (size: "sm" | "md"): ReactNode =>
    writable.length > 0 &&
    actions.map(({ id, label, Icon }) => (
      <Button key={id} size={size} onPress={() => onSearch({ ...search, dialog: id })}>
        <Icon size={size === "sm" ? 16 : 18} aria-hidden /> {label}
      </Button>
    ));
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <ListToolbar
        resource={resource}
        fields={fields}
        columns={columns}
        rows={rows}
        search={search}
        context={context}
        onSearch={onSearch}
        onColumns={(keys) => setChoices({ ...choices, [resource.name]: keys })}
        commands={selectedRows.length === 0 && buttons("md")}
        canCreate={canCreate({ resource, me })}
      />
      {selectedRows.length > 0 && (
        <BulkBar
          resource={resource}
          records={selectedRows.filter((record) => canRemove({ resource, me, record }))}
          count={selectedRows.length}
          commands={buttons("sm")}
          onDone={() => setSelected(new Set())}
        />
      )}
      {open && (
        <open.Dialog
          entries={writable}
          chosen={
            new Set(
              writable.flatMap(({ record: { id } }) => (selectedRows.length === 0 || selected.has(id) ? [id] : [])),
            )
          }
          onClose={() => onSearch({ ...search, dialog: undefined })}
        />
      )}
      <div className="relative min-h-80 flex-1 overflow-auto">
        {records.length === 0 && error ? (
          <ErrorState
            message={manyFailed(resource)}
            detail={failureDetail(error)}
            onRetry={() => void all.refetch()}
            isRetrying={all.isFetching}
          />
        ) : records.length === 0 && all.isPending ? (
          <ListSkeleton columns={columns.length} />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<Inbox size={36} aria-hidden />}
            title={isFiltered ? COMMON_TEXTS.noMatches : LIST_TEXTS.none(resource.many)}
            action={
              isFiltered ? (
                <Button onPress={() => onSearch({ sort: search.sort, direction: search.direction })}>
                  {COMMON_TEXTS.resetFilters}
                </Button>
              ) : (
                canCreate({ resource, me }) && (
                  <Link
                    to="/$resource/$id"
                    params={{ resource: resource.name, id: "new" }}
                    className={buttonClass({ variant: "primary" })}
                  >
                    <Plus size={18} aria-hidden /> {LIST_TEXTS.create(resource.one)}
                  </Link>
                )
              )
            }
          />
        ) : (
          <ListTable
            resource={resource}
            columns={columns}
            rows={page.rows}
            context={context}
            search={{ ...search, sort, direction }}
            onSearch={onSearch}
            selected={selected}
            onSelected={setSelected}
            labelOf={(record) => labelOf({ resource, record })}
            onOpen={(id) => void navigate({ to: "/$resource/$id", params: { resource: resource.name, id } })}
          />
        )}
      </div>
      {records.length > 0 && (
        <ListFooter
          shown={rows.length}
          total={records.length}
          isLoadingMore={all.isFetching && !all.data}
          hasFailed={Boolean(all.error) && !all.data}
          onRetry={() => void all.refetch()}
          page={page.page}
          pages={page.pages}
          onPage={(next) => onSearch({ ...search, page: next > 1 ? next : undefined })}
        />
      )}
    </div>
  );
}

function listedFields({ resource, me }: { resource: Resource; me: Me }): Field[] {
  const seen = withoutFields({ schema: resource.fields, names: unseenFields({ resource, me }) });
  return fieldsOf(seen).filter(isListable);
}

/** The currency and the names of the records that the columns refer to. */
function useCellContext(fields: readonly Field[]): CellContext {
  const currency = useCurrency();
  const targets = useMemo(() => [...new Set(fields.flatMap(targetsOf))], [fields]);
  const lists = useQueries({
    queries: targets.map((name) => resourceQueries.all(name)),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    const labels = new Map(
      targets.map((name, index) => [name, lists[index] && labelsOf({ name, records: lists[index] })]),
    );
    return { currency, labelOf: (name, id) => referenceLabel({ name, id, labels: labels.get(name) }) };
  }, [currency, targets, lists]);
}
