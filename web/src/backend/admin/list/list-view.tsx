import { useNavigate } from "@tanstack/react-router";
import { BULK_IDS } from "@tresen/contract/bulk/bulk.limits";
import { ARCHIVED, isArchivable, isArchived } from "@tresen/contract/kit/list/archive";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ListViews } from "@tresen/contract/view/list-view";
import { Archive, ArchiveRestore } from "lucide-react";
import { useMemo, useState } from "react";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { deferredPanel } from "../../shared/ui/deferred";
import { useIsShown } from "../../shared/visibility";
import { canCreate, canImport, canRemove, canWrite } from "../model/access";
import type { Field } from "../model/field";
import { useSeen } from "../model/use-seen";
import { labelOf } from "../queries";
import { seesRemoved } from "../removed/may-restore";
import { REMOVED_TEXTS } from "../removed/removed.texts";
import type { RowAction, Screen } from "../screen";
import { ArchivePanel, EditPanel, ExportPanel, RemovalPanel } from "../bulk/bulk-parts";
import { ARCHIVE_TEXTS } from "../bulk/archive/archive.texts";
import type { Target } from "../bulk/target";
import { BulkBar } from "./bulk-bar";
import { useListContext } from "./list-context";
import { ListFooter } from "./list-footer";
import type { ListRows } from "./source/list-rows";
import type { ListSearch } from "./list-search";
import { ListState } from "./list-state";
import { FOOTER_TEXTS } from "./list.texts";
import { ListToolbar } from "./list-toolbar";
import { SelectAll } from "./select-all";
import { useListActions } from "./use-list-actions";
import { useSelection } from "./use-selection";
import { useSelectionActions } from "./use-selection-actions";
import { useWayToRows } from "./use-way-to-rows";
import { ListTable } from "./table/list-table";
import { toggled } from "./table/row-keys";
import { type ListColumn, storedColumns, withColumns } from "./views/list-columns";
import type { ViewChange } from "./views/view-queries";

/** The panel of the removed records in the address. */
const REMOVED = "removed";
const RemovedPanel = deferredPanel(async () => (await import("../removed/removed-panel")).default);

/**
 * The rows scroll below the tools. On a phone all of it scrolls, so that tools and pages leave the room to the rows and
 * to the commands for the chosen ones.
 */
const ROWS = "scroll-edges relative min-h-80 flex-1 overflow-auto max-sm:flex-[1_0_auto] max-sm:overflow-visible";

interface ListViewProps {
  resource: Resource;
  screen: Screen;
  /** The search with the order that is in force. */
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  rows: ListRows;
  fields: readonly Field[];
  columns: readonly ListColumn[];
  picture: string | undefined;
  views: ListViews;
  onViews: (change: ViewChange) => void;
  sortable: readonly Field[];
  filterable: readonly Field[];
  /** Whether several columns can be sorted by at the same time. */
  isSortedByMany: boolean;
}

/**
 * The open panel for many records, with what was chosen when it was opened. What it does can empty the list, which ends
 * the selection and its bar, but not the panel.
 */
type OpenPanel =
  | { kind: "edit"; target: Target }
  /** `record` is the only one, where its row's menu deletes it. It stays known when its row is gone. */
  | { kind: "remove"; target: Target; record?: AnyRecord }
  | { kind: "archive"; target: Target; record?: AnyRecord; isArchiving: boolean }
  | { kind: "export"; selected: Target | null; source: ListRows };

/** The list as it is seen, wherever its rows come from. */
export function ListView(props: ListViewProps) {
  const { resource, search, onSearch, rows: source, columns } = props;
  const { rows } = source;
  const me = useMe();
  const navigate = useNavigate();
  const shownFields = useMemo(() => columns.map(({ field }) => field), [columns]);
  const context = useListContext({ resource, fields: shownFields, records: rows });
  const selection = useSelection({ resource, source });
  const { selected, select } = selection;
  const rowsWay = useWayToRows({ search, source });
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [action, setAction] = useState<{ Dialog: RowAction["Dialog"]; record: AnyRecord } | null>(null);
  const isProductDataShown = useIsShown("product");
  const isSeen = useSeen();
  // Nothing leaves a screen on which it is hidden.
  const isExported = isProductDataShown && props.fields.every(isSeen);
  const commands = useListActions({ ...props, selected });
  const chosenCommands = useSelectionActions({ screen: props.screen, source, selected, isAll: selection.isAll });
  const onColumns = (changed: readonly ListColumn[] | null): void =>
    props.onViews(withColumns({ search, columns: changed && storedColumns(changed) }));
  const remove = (record: AnyRecord): void =>
    setPanel({ kind: "remove", target: { ids: [record.id], count: 1 }, record });
  const archive = (record: AnyRecord): void =>
    setPanel({
      ...{ kind: "archive", target: { ids: [record.id], count: 1 }, record },
      isArchiving: !isArchived(record),
    });
  const isArchive = search.filters?.[ARCHIVED] === String(true);
  const openExport = (): void => setPanel({ kind: "export", selected: selection.all, source });
  const closePanel = (isStarted: boolean): void => {
    const record = panel?.kind === "remove" || panel?.kind === "archive" ? panel.record : undefined;
    setPanel(null);
    if (!isStarted) return;
    // What was chosen for an action that has begun is no longer chosen.
    if (!record) selection.clear();
    else if (selected.has(record.id) && !selection.isAll) select(toggled({ selected, entries: [record], isOn: false }));
  };
  const { ListLink } = props.screen;
  const hasRemoved = seesRemoved({ resource, me });
  const copy = (id: string): void =>
    void navigate({ to: "/$resource/$id", params: { resource: resource.name, id: "new" }, search: { copy: id } });
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <ListToolbar
        {...props}
        onColumns={onColumns}
        onRows={rowsWay.ask}
        onExport={rows.length > 0 && isExported ? openExport : null}
        // The bar of the chosen rows has them too; their room is kept, so that nothing moves.
        commands={{
          buttons: commands.buttons("md", selected.size > 0 ? "invisible" : ""),
          entries: selected.size > 0 ? [] : commands.entries,
        }}
        link={ListLink && <ListLink />}
        canCreate={canCreate({ resource, me })}
        canImport={canImport({ resource, me })}
      />
      {panel?.kind === "edit" && (
        <EditPanel resource={resource} screen={props.screen} target={panel.target} onClose={closePanel} />
      )}
      {panel?.kind === "remove" && (
        <RemovalPanel
          resource={resource}
          target={panel.target}
          label={panel.record && labelOf({ resource, record: panel.record })}
          Effect={props.screen.RemovalEffect}
          onClose={closePanel}
        />
      )}
      {panel?.kind === "archive" && (
        <ArchivePanel
          resource={resource}
          target={panel.target}
          label={panel.record && labelOf({ resource, record: panel.record })}
          isArchiving={panel.isArchiving}
          onClose={closePanel}
        />
      )}
      {panel?.kind === "export" && (
        <ExportPanel
          resource={resource}
          columns={shownFields}
          selected={panel.selected}
          matching={panel.source.position.matching}
          query={panel.source.query}
          loadTarget={() => matchingTarget(panel.source)}
          onClose={() => closePanel(false)}
        />
      )}
      {commands.dialog}
      {chosenCommands.dialog}
      {action && <action.Dialog record={action.record} onClose={() => setAction(null)} />}
      <div ref={rowsWay.area} className={ROWS} aria-busy={source.isFetching}>
        {rows.length === 0 ? (
          <ListState
            resource={resource}
            source={source}
            search={search}
            onSearch={onSearch}
            columns={columns.length}
            canCreate={canCreate({ resource, me })}
          />
        ) : (
          <>
            {source.isFormer && source.error && (
              <p className="sticky start-0 bg-warning-soft px-4 py-2 text-sm text-warning">{FOOTER_TEXTS.former}</p>
            )}
            <ListTable
              {...props}
              rows={rows}
              context={context}
              selected={selected}
              onSelected={select}
              labelOf={(record) => labelOf({ resource, record })}
              onWidth={({ key, width }) =>
                onColumns(columns.map((column) => (column.field.key === key ? { ...column, width } : column)))
              }
              onOpen={(id) => void navigate({ to: "/$resource/$id", params: { resource: resource.name, id } })}
              onCopy={canCreate({ resource, me }) ? copy : undefined}
              onAction={(id, record) => {
                const found = props.screen.rowActions?.find((one) => one.id === id);
                if (found) setAction({ Dialog: found.Dialog, record });
              }}
              archivalOf={(record) =>
                isArchivable(resource) && canWrite({ resource, me, record }) ? () => archive(record) : undefined
              }
              removalOf={(record) => (canRemove({ resource, me, record }) ? () => remove(record) : undefined)}
            />
          </>
        )}
      </div>
      {selected.size > 0 && (
        <BulkBar
          count={selection.isAll ? source.position.matching : selected.size}
          hidden={selected.size - rows.filter(({ id }) => selected.has(id)).length}
          editable={selection.editable}
          removable={selection.removable}
          commands={
            <>
              {commands.buttons("sm")}
              {chosenCommands.buttons}
              {isArchivable(resource) && selection.editable && (
                <ArchiveButton
                  target={selection.editable}
                  isArchiving={!isArchive}
                  onPress={(target) => setPanel({ kind: "archive", target, isArchiving: !isArchive })}
                />
              )}
              {!selection.isAll && (
                <SelectAll
                  source={source}
                  selected={selected}
                  onSelected={select}
                  onEverything={selection.chooseEverything}
                />
              )}
            </>
          }
          onExport={isExported ? openExport : null}
          onEdit={(target) => setPanel({ kind: "edit", target })}
          onRemove={(target) => setPanel({ kind: "remove", target })}
          onClear={selection.clear}
        />
      )}
      {source.state === "ready" && (
        <ListFooter
          source={source}
          onSearch={(to) => {
            onSearch(to);
            rowsWay.area.current?.scrollIntoView();
          }}
        >
          {hasRemoved && (
            <Button size="sm" variant="ghost" onPress={() => onSearch({ ...search, dialog: REMOVED })}>
              {REMOVED_TEXTS.show}
            </Button>
          )}
        </ListFooter>
      )}
      {hasRemoved && search.dialog === REMOVED && (
        <RemovedPanel resource={resource} onClose={() => onSearch({ ...search, dialog: undefined })} />
      )}
    </div>
  );
}

/** Puts the chosen records away, or brings them back in a list of such ones. */
function ArchiveButton({
  target,
  isArchiving,
  onPress,
}: {
  target: Target;
  isArchiving: boolean;
  onPress: (target: Target) => void;
}) {
  const Icon = isArchiving ? Archive : ArchiveRestore;
  return (
    <Button size="sm" onPress={() => onPress(target)}>
      <Icon size={16} aria-hidden /> {isArchiving ? ARCHIVE_TEXTS.archive : ARCHIVE_TEXTS.restore}
    </Button>
  );
}

/** Everything that search and filters show: by the server's query, or named where the browser has searched. */
async function matchingTarget({ query, position, loadMatching }: ListRows): Promise<Target> {
  if (query) return { query, count: position.matching };
  const records = await loadMatching();
  // So many are not named: they are all there are, since a list that is loaded whole has never so many matches.
  if (records.length > BULK_IDS) return { query: {}, count: records.length };
  return { ids: records.map(({ id }) => id), count: records.length };
}
