import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useRef } from "react";
import { deferredPanel } from "../../../shared/ui/deferred";
import { Checkbox } from "../../../shared/ui/switch";
import type { Field } from "../../model/field";
import type { Screen, ScreenColumn } from "../../screen";
import type { CellContext } from "../cell-text";
import { ROW_TEXTS } from "../inline/inline.texts";
import { useInline } from "../inline/use-inline";
import { useListPlace } from "../list-place";
import { RangeBar } from "../range/range-bar";
import { useCellRange } from "../range/use-cell-range";
import type { ListSearch } from "../list-search";
import { LIST_TEXTS } from "../list.texts";
import type { ListColumn } from "../views/list-columns";
import { useActiveRow } from "./active-row";
import { HEAD } from "./cell-styles";
import { HeadCell } from "./head-cell";
import { ListRow } from "./list-row";
import { toggled } from "./row-keys";
import { SortChoice } from "./sort-choice";
import { firstPicture } from "./thumbnail";
import { useRowKeys } from "./use-row-keys";

export interface ListTableProps {
  resource: Resource;
  screen: Screen;
  columns: readonly ListColumn[];
  rows: readonly AnyRecord[];
  context: CellContext;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The chosen records by their ids, also those of other pages. */
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
  sortable: readonly Field[];
  isSortedByMany: boolean;
  /** The field with pictures, of which the first is shown beside the title. */
  picture: string | undefined;
  onWidth: (column: { key: string; width: number }) => void;
  labelOf: (record: AnyRecord) => string;
  onOpen: (id: string) => void;
  /** Begins a new record as a copy of this one; undefined where the person may not create any. */
  onCopy: ((id: string) => void) | undefined;
  /** Opens an own action of the screen for a record. */
  onAction: (id: string, record: AnyRecord) => void;
  /** What asks whether to put a record away, or to bring it back; undefined where nobody may. */
  archivalOf: (record: AnyRecord) => (() => void) | undefined;
  /** What asks whether to delete a record; undefined where the person may not. */
  removalOf: (record: AnyRecord) => (() => void) | undefined;
}

const ChangePanel = deferredPanel(async () => (await import("../range/change-panel")).default);

const NO_COLUMNS: readonly ScreenColumn[] = [];
const TABLE = "w-full border-separate border-spacing-0 max-sm:block";
const HEAD_ROW = "max-sm:flex max-sm:items-center max-sm:border-b max-sm:border-line max-sm:py-1 max-sm:pe-4";

/**
 * The rows as a table, on a phone as cards. One row at a time takes the focus: arrow keys move it, Space selects, Enter
 * opens. The right arrow leads into the cells of the row, which are those of a spreadsheet.
 */
export function ListTable(props: ListTableProps) {
  const { resource, columns, rows, search, onSearch, selected, onSelected } = props;
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const active = useActiveRow();
  const table = useRef<HTMLTableElement>(null);
  const added = props.screen.columns ?? NO_COLUMNS;
  const inline = useInline({
    added,
    resource,
    columns,
    rows,
    focusRow: (index, key) => {
      if (!range.focusAfter({ index, key })) table.current?.querySelectorAll<HTMLElement>("tbody > tr")[index]?.focus();
    },
  });
  const leave = useListPlace({ table, resource: resource.name, ids: rows.map(({ id }) => id) });
  const onOpen = (id: string): void => {
    leave(id);
    props.onOpen(id);
  };
  const rowKeys = useRowKeys({
    ...props,
    onOpen,
    rowAt: () => Math.min(active.get(), rows.length - 1),
    onMove: active.set,
    onEdit: inline.openRow,
  });
  const range = useCellRange({
    ...{ table, resource, rows, columns, context: props.context, onOpen },
    editable: inline.editable,
    onEdit: inline.open,
    onType: inline.type,
    onToggle: (record) => onSelected(toggled({ selected, entries: [record], isOn: !selected.has(record.id) })),
  });
  // The title of a record is a link to it; with a pointer the whole row can be pressed.
  const linked = columns.find(({ field }) => field.key === resource.title[0]) ?? columns[0];
  // Where none of the rows has a picture, no room is taken for them.
  const picture = rows.some((record) => firstPicture(record[props.picture ?? ""])) ? props.picture : undefined;
  return (
    <>
      <table
        ref={table}
        role="grid"
        aria-label={resource.many}
        aria-multiselectable
        aria-describedby="list-keys"
        className={TABLE}
        onKeyDown={(event) => {
          if (!range.onKeyDown(event)) rowKeys(event);
        }}
        {...range.handlers}
      >
        <caption id="list-keys" className="sr-only">
          {LIST_TEXTS.keys}
        </caption>
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className={HEAD_ROW}>
            <th scope="col" role="columnheader" className={`${HEAD} z-2! w-px ps-4 max-sm:w-auto sm:start-0`}>
              <Checkbox
                label={LIST_TEXTS.selectPage}
                isSelected={chosen === rows.length}
                isIndeterminate={chosen > 0 && chosen < rows.length}
                onChange={(isOn) => onSelected(toggled({ selected, entries: rows, isOn }))}
              />
            </th>
            {columns.map((column, index) => (
              <HeadCell
                key={column.field.key}
                column={column}
                search={search}
                onSearch={onSearch}
                isSortable={props.sortable.some(({ key }) => key === column.field.key)}
                isSortedByMany={props.isSortedByMany}
                onWidth={(width) => props.onWidth({ key: column.field.key, width })}
                className={`max-sm:hidden ${index === 0 ? "edge-start z-2! sm:start-12" : ""}`}
              />
            ))}
            {props.sortable.length > 0 && (
              <th scope="col" role="columnheader" className="flex min-w-0 flex-1 font-normal sm:hidden">
                <SortChoice fields={props.sortable} search={search} onSearch={onSearch} />
              </th>
            )}
            <th scope="col" role="columnheader" className={`${HEAD} edge-end z-2! w-px max-sm:hidden sm:end-0`}>
              <span className="sr-only">{ROW_TEXTS.commands}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map((record, index) => (
            <ListRow
              key={record.id}
              {...props}
              onOpen={onOpen}
              onLeave={leave}
              picture={picture}
              record={record}
              linked={linked}
              index={index}
              active={active}
              inline={inline}
            />
          ))}
        </tbody>
      </table>
      <RangeBar store={range.store} onCopy={range.copy} onFill={range.fill} />
      {range.change && (
        <ChangePanel
          resource={resource}
          change={range.change.kind}
          pasted={range.change.pasted}
          onClose={range.closeChange}
        />
      )}
    </>
  );
}
